"""Cudillero: where the points of each player come from, line by line, each with its clause."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.views import Points, Text, Value
from .names import colour_word, common_id, personal_id
from .objectives import clause_of_common, clause_of_personal, common_points, height_of
from .points import building_points, connections, fibre_points, personal_points, times
from .state import COLOURS, Bonus, Clause
from .village import total

SYMBOLS = (
    ("balconies", Bonus.BALCONY),
    ("neighbours", Bonus.NEIGHBOUR),
    ("chimneys", Bonus.CHIMNEY),
)


def points(s: Any, cards: CardSet) -> Iterator[Points]:
    """The points of each player as they stand; personal objectives are counted when they lie open."""
    for seat in range(s.seats):
        yield from _heights(s, cards, seat)
        yield from _colours(s, seat)
        yield from _symbols(s, cards, seat)
        if n := int(connections(s, cards.box, seat)):
            text = Text("points.fibre", {"n": n})
            yield Points(seat, text, int(fibre_points(s, cards.box, seat)), handle(Clause.FIBRE_POINTS))
        yield from _objectives(s, cards, seat)


def _heights(s: Any, cards: CardSet, seat: int) -> Iterator[Points]:
    """Finished buildings by their heights; a roof may add one."""
    for column in range(s.columns[seat]):
        if height := int(height_of(s, cards.box, seat, column)):
            clause = Clause.HEIGHT if height == s.height[seat][column] else Clause.ONE_HEIGHT
            text = Text("points.height", {"column": column + 1, "heights": height})
            yield Points(seat, text, int(building_points(s, cards.box, seat, column)), handle(clause))


def _colours(s: Any, seat: int) -> Iterator[Points]:
    """The biggest set of each colour times its value."""
    for colour in range(COLOURS):
        size, value = int(s.biggest[seat][colour]), int(s.value[colour])
        if size:
            values: dict[str, Value] = {"word": colour_word(colour), "n": size, "value": value}
            yield Points(seat, Text("points.colour", values), size * value, handle(Clause.COLOUR_POINTS))


def _symbols(s: Any, cards: CardSet, seat: int) -> Iterator[Points]:
    """Balconies, neighbours and chimneys, with their bonuses."""
    for symbol, bonus in SYMBOLS:
        n, by = int(total(s, seat, getattr(cards.box, symbol))), int(times(s, cards.box, seat, bonus))
        if n and by == 1:
            yield Points(seat, Text(f"points.{symbol}", {"n": n}), n, handle(Clause.SYMBOLS))
        elif n:
            text = Text(f"points.{symbol}-times", {"many": n, "times": by})
            yield Points(seat, text, n * by, handle(Clause.TIMES_TWO))


def _objectives(s: Any, cards: CardSet, seat: int) -> Iterator[Points]:
    """The common objective, and when the game is over the personal one."""
    if common := int(common_points(s, cards.box, seat)):
        text = Text("points.common", {"card": common_id(cards, s.common)})
        yield Points(seat, text, common, handle(Clause(clause_of_common(s.common))))
    if personal := int(personal_points(s, cards.box, seat)):
        objective = s.objective[seat] - 1
        text = Text("points.personal", {"card": personal_id(cards, objective)})
        yield Points(seat, text, personal, handle(Clause(clause_of_personal(objective))))

"""Abuela Co.: points, as far as a seat can count them: cards that it does not see count only when the game is over."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import SCORES, handle
from ...engine.forms import paper
from ...engine.views import Points, Standing, Text, Zone
from . import rules
from .ending import BONUS
from .names import burner_zone
from .state import BURNERS, Clause, Phase


def points(s: Any, cards: CardSet, zones: Mapping[str, Zone]) -> Iterator[Points]:
    """Every point and the clause that it comes from, seat by seat; and what breaks a tie, where one is broken.

    zones  those of the viewer's view, by id
    """
    lines = [list(_points(s, cards, zones, seat)) for seat in range(s.seats)]
    have = [_standing(cards, zones, lines[seat], seat) for seat in range(s.seats)]
    for seat, mine in enumerate(have):
        yield from lines[seat]
        if any(theirs[0] == mine[0] and theirs[1] != mine[1] for theirs in have):
            yield Points(seat, Text("points.recipes", {"n": mine[1]}), 0, handle(Clause.TIEBREAK))
        if any(theirs[:2] == mine[:2] and theirs[2] != mine[2] for theirs in have):
            yield Points(seat, Text("points.minus", {"n": mine[2]}), 0, handle(Clause.TIEBREAK))


def _points(s: Any, cards: CardSet, zones: Mapping[str, Zone], seat: int) -> Iterator[Points]:
    """A player's points: recipes, bonuses, cards that are left."""
    cooked = [str(slot.card) for slot in zones[f"cooked:{seat}"].slots]
    for recipe in cooked:
        text = Text("points.recipe", {"cards": (recipe,)})
        yield Points(seat, text, _value(cards, recipe), handle(Clause.RECIPE_POINTS))
        if _bonus(s, cards, seat, recipe):
            yield Points(seat, Text("points.bonus", {"cards": (recipe,)}), BONUS, handle(Clause.COLOUR_BONUS))
    for card, n in counted(cards, zones, seat).items():
        text = Text("points.cards", {"cards": (card,) * n})
        yield Points(seat, text, n * int(cards.by_id[card].facts["points"]), handle(Clause.CARD_POINTS))


def counted(cards: CardSet, zones: Mapping[str, Zone], seat: int) -> Counter[str]:
    """The cards with points of a player that the viewer sees in the hand and on the stove, by id."""
    there = [zones[f"hand:{seat}"], *(zones[burner_zone(seat, burner)] for burner in range(BURNERS))]
    seen = (str(slot.card) for zone in there for slot in zone.slots if slot.card)
    return Counter(card for card in seen if cards.by_id[card].facts.get("points"))


def minus(cards: CardSet, zones: Mapping[str, Zone], seat: int) -> int:
    """The sum of a player's negative points that the viewer sees, as a positive number."""
    return sum(max(0, -n * int(cards.by_id[card].facts["points"])) for card, n in counted(cards, zones, seat).items())


def _value(cards: CardSet, recipe: str) -> int:
    return int(cards.by_id[recipe].facts["points"])


def _bonus(s: Any, cards: CardSet, seat: int, recipe: str) -> bool:
    return bool(cards.box.colour[cards.by_id[recipe].number] == s.colour[seat])


def standings(s: Any, cards: CardSet, zones: Mapping[str, Zone], lines: tuple[Points, ...]) -> Iterator[Standing]:
    """Points and ranks as the viewer can count them; once the game is over they are those of the rules.

    Equal points are told apart by recipes, then by negative points [tiebreak].

    lines  all points of the view
    """
    if s.phase == Phase.OVER:
        out = paper(SCORES)
        rules.scores(s, cards.box, out)
        for seat in range(s.seats):
            yield Standing(seat, int(out.points[seat]), int(out.rank[seat]))
        return
    have = [_standing(cards, zones, lines, seat) for seat in range(s.seats)]
    for seat, mine in enumerate(have):
        yield Standing(seat, mine[0], 1 + sum(other > mine for other in have))


def _standing(cards: CardSet, zones: Mapping[str, Zone], lines: Sequence[Points], seat: int) -> tuple[int, int, int]:
    """Points, recipes and negative points: players are ranked by them in this order."""
    total = sum(line.points for line in lines if line.seat == seat)
    return total, zones[f"cooked:{seat}"].count, minus(cards, zones, seat)

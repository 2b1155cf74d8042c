"""Platos: what a seat may see, built by adding, and the game in words.

Each part has a room of its own: zones, prompting, choosing; moves, telling and explaining are the words.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.views import Points, Text, View, standings
from . import rules
from .choosing import choices
from .explaining import explain
from .moves import describe
from .names import about, dish_id, name
from .prompting import asked, prompt
from .seen import Seen
from .state import OPTION_VALUES, Clause, Phase
from .telling import tell
from .zones import counters, zones

__all__ = ["about", "describe", "explain", "name", "tell", "view"]


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """All that lies open, and of hands the cards that the seat knows [who-sees]."""
    table = View(
        game=cards.game,
        viewer=seat,
        seats=s.seats,
        options={name: values[int(getattr(s.options, name))] for name, values in OPTION_VALUES.items()},
        phase=handle(Phase(s.phase)),
        turn=None if s.phase == Phase.OVER else int(s.turn),
        to_act=asked(s, cards, seat),
        prompt=prompt(s, cards, seat),
        zones=tuple(zones(s, cards, seat)),
        counters=tuple(counters(s)),
        choices=(),
        points=tuple(_points(s, cards)),
        standings=standings(rules, s, cards.box),
        over=s.phase == Phase.OVER,
    )
    return replace(table, choices=tuple(choices(s, cards, seat, Seen(table))))


def _points(s: Any, cards: CardSet) -> Iterator[Points]:
    """The points of each dish that a player has completed."""
    for seat in range(s.seats):
        for dish in range(cards.box.dishes):
            if s.owner[dish] == seat + 1:
                text = Text("points.dish", {"card": dish_id(cards, dish)})
                yield Points(seat, text, int(cards.box.value[dish]), handle(Clause.OBJECT))

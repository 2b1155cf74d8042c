"""Cudillero: what a seat may see, built by adding, and the game in words.

Each part has a room of its own: zones, prompting, choosing, counting; moves, telling and explaining are the words.
"""

from dataclasses import replace
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.views import View, standings
from . import rules
from .choosing import choices
from .counting import points
from .explaining import explain
from .moves import describe
from .names import about, name
from .prompting import prompt
from .seen import Seen
from .state import OPTION_VALUES, Phase
from .telling import tell
from .zones import counters, zones

__all__ = ["about", "describe", "explain", "name", "tell", "view"]


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """All that lies open, and what the seat has been dealt, has laid or keeps [who-sees]."""
    on_turn = s.phase in (Phase.ACTION, Phase.FREE, Phase.ROOF)
    table = View(
        game=cards.game,
        viewer=seat,
        seats=s.seats,
        options={name: values[int(getattr(s.options, name))] for name, values in OPTION_VALUES.items()},
        phase=handle(Phase(s.phase)),
        turn=int(s.turn) if on_turn else None,
        to_act=seats_of(rules.to_act(s)),
        prompt=prompt(s, cards, seat),
        zones=tuple(zones(s, cards, seat)),
        counters=tuple(counters(s)),
        choices=(),
        points=tuple(points(s, cards)),
        standings=standings(rules, s, cards.box),
        over=s.phase == Phase.OVER,
    )
    return replace(table, choices=tuple(choices(s, cards, seat, Seen(table))))

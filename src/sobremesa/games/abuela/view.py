"""Abuela Co.: what a seat may see, built by adding, and the game in words.

Each part has a room of its own: zones, prompting, choosing, points; moves, telling and explaining are the words.
"""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle, seats_of
from ...engine.views import View
from . import rules
from .choosing import choices
from .explaining import explain
from .moves import describe
from .names import about, name
from .points import points, standings
from .prompting import prompt
from .state import OPTION_VALUES, Phase
from .telling import tell
from .zones import counters, zones

__all__ = ["about", "describe", "explain", "name", "tell", "view"]


def view(s: Any, cards: CardSet, seat: int | None) -> View:
    """All that lies open, and of hands the cards that the seat knows [who-sees]."""
    places = tuple(zones(s, cards, seat))
    by_id = {zone.id: zone for zone in places}
    lines = tuple(points(s, cards, by_id))
    ranked = tuple(standings(s, cards, by_id, lines))
    return View(
        game=cards.game,
        viewer=seat,
        seats=s.seats,
        options={name: values[int(getattr(s.options, name))] for name, values in OPTION_VALUES.items()},
        phase=handle(Phase(s.phase)),
        turn=None if s.phase == Phase.OVER else int(s.turn),
        to_act=seats_of(rules.to_act(s)),
        prompt=prompt(s, cards, seat, ranked),
        zones=places,
        counters=tuple(counters(s, cards)),
        choices=tuple(choices(s, cards, seat, by_id)),
        points=lines,
        standings=ranked,
        over=s.phase == Phase.OVER,
    )

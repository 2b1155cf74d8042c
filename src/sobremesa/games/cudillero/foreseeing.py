"""Cudillero: what a card would bring where it may go: points, free cards, a token, an objective.

It is found by laying the card in a copy of the village, so it never differs from what happens.  A player knows all that
is needed: the own village, the market, values, and the own personal objective.
"""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import EVENTS
from ...engine.forms import copy, paper
from ...engine.views import Text, Value
from . import rules
from .objectives import meets_personal
from .points import points_of
from .state import Phase

_UNHEARD = paper(EVENTS)


def gains(s: Any, cards: CardSet, seat: int, move: int, text: Text) -> Text:
    """The text of a choice with the points that it would bring, and what else."""
    after = copy(s)
    rules.apply(after, cards.box, seat, move, _UNHEARD)
    after.phase = s.phase  # the personal objective is told apart, even if the game is over now
    points = points_of(after, cards.box, seat) - points_of(s, cards.box, seat)
    more = tuple(_more(s, cards, seat, after))
    values: dict[str, Value] = {**text.values, "points": int(points)}
    return Text(f"{text.id}-more", {**values, "words": more}) if more else Text(text.id, values)


def _more(s: Any, cards: CardSet, seat: int, after: Any) -> list[str]:
    """The ids of the texts for what it brings besides points."""
    brings = []
    new = after.owed - s.owed + (1 if s.phase == Phase.FREE else 0)
    if new > 0:
        brings.append("gain.free-card" if new == 1 else "gain.free-cards")
    if after.gained != s.gained:
        brings.append("gain.extra-turn")
    if list(after.met) != list(s.met):
        brings.append("gain.common")
    objective = int(s.objective[seat]) - 1
    if objective >= 0:
        met, now = (meets_personal(state, cards.box, seat, objective) for state in (s, after))
        if met != now:
            brings.append("gain.personal" if now else "gain.personal-lost")
    return brings

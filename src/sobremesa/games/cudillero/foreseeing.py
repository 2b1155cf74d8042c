"""Cudillero: what a card would bring where it may go: points, free cards, a token, an objective.

It is found by laying the card in a copy of the village, so it never differs from what happens.  A player knows all that
is needed: the own village, the market, values, and the own personal objective.
"""

from functools import cached_property
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import EVENTS
from ...engine.forms import Checked, copy, paper
from ...engine.views import Text, Value
from . import rules
from .objectives import meets_personal
from .points import points_of
from .state import LIMIT, Phase

# What building and swapping changes: a row for each seat, or a row of the table.  All else is a number.
OF_SEATS = ("village", "height", "cable", "biggest", "hand", "tokens")
OF_THE_TABLE = ("columns", "market", "met", "looked", "patch", "due")


class Foresight:
    """What a player foresees of a position."""

    def __init__(self, s: Any, cards: CardSet, seat: int):
        self.s, self.cards, self.seat = s, cards, seat

    @cached_property
    def points(self) -> int:
        """The player's points as they stand."""
        return int(points_of(self.s, self.cards.box, self.seat))

    @cached_property
    def meets(self) -> bool:
        """Does the player meet the personal objective as it stands?"""
        return self._meets(self.s)

    def _meets(self, state: Any) -> bool:
        objective = int(self.s.objective[self.seat]) - 1
        return objective >= 0 and bool(meets_personal(state, self.cards.box, self.seat, objective))

    def gains(self, move: int, text: Text) -> Text:
        """The text of a choice with the points that it would bring, and what else."""
        after = self._after(move)
        after.phase = self.s.phase  # the personal objective is told apart, even if the game is over now
        points = int(points_of(after, self.cards.box, self.seat)) - self.points
        more = tuple(self._more(after))
        values: dict[str, Value] = {**text.values, "points": points, "n": points}
        return Text(f"{text.id}-more", {**values, "words": more}) if more else Text(text.id, values)

    def _after(self, move: int) -> Any:
        """The position after a card has been laid or swapped; of the position before only what may change is copied."""
        s, seat = self.s, self.seat
        if s.phase == Phase.ROOF or s.moves + 1 >= LIMIT:
            after = copy(s)
        else:
            after = type(s)()
            for name in s.__slots__:
                setattr(after, name, getattr(s, name))
            for name in OF_SEATS:
                rows = Checked(getattr(s, name))
                rows[seat] = Checked(rows[seat])
                setattr(after, name, rows)
            for name in OF_THE_TABLE:
                setattr(after, name, Checked(getattr(s, name)))
        rules.apply(after, self.cards.box, seat, move, _UNHEARD)
        return after

    def _more(self, after: Any) -> list[str]:
        """The ids of the texts for what it brings besides points."""
        brings = []
        new = after.owed - self.s.owed + (1 if self.s.phase == Phase.FREE else 0)
        if new > 0:
            brings.append("gain.free-card" if new == 1 else "gain.free-cards")
        if after.gained != self.s.gained:
            brings.append("gain.extra-turn")
        if list(after.met) != list(self.s.met):
            brings.append("gain.common")
        if self.meets != (now := self._meets(after)):
            brings.append("gain.personal" if now else "gain.personal-lost")
        return brings


_UNHEARD = paper(EVENTS)  # not kept, so nothing is ever written into it

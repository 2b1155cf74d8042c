"""Trying moves out: copies of a course's position, in the form of the course, to see what comes of moves."""

from collections.abc import Sequence
from typing import Any

from ..engine import rng
from ..engine.contract import SCORES, seats_of
from ..engine.events import EVENTS
from ..engine.forms import copy, numbers
from .course import Course

Position = Any  # a row of one state: an array of NumPy's, or a list on paper


class Trying:
    """What may be tried in positions of a game; nothing changes the position that is given."""

    def __init__(self, course: Course):
        """Make room."""
        self.course, self.game, self.rules, self.box = course, course.game, course.rules, course.box
        self._events, self._scores = course.room(EVENTS), course.room(SCORES)

    def here(self) -> Position:
        """The position of the course."""
        return self._copy(self.course.row)

    def _copy(self, position: Position) -> Position:
        return position.copy() if self.course.packed else [copy(position[0])]

    def after(self, position: Position, seat: int, move: int) -> Position:
        """The position after a move."""
        made = self._copy(position)
        self._events[0].n = 0
        self.rules.apply(made[0], self.box, seat, move, self._events[0])
        return made

    def redealt(self, position: Position, seat: int, seed: str) -> Position:
        """A position in which all that the seat cannot know is dealt anew."""
        made = self._copy(position)
        self.course.redeal_in(made[0], seat, rng.key_from(rng.seed_secret(seed)))
        return made

    def known(self, position: Position, seat: int) -> Sequence[int] | bytes:
        """All that the seat knows of a position: equal for two positions if it cannot tell them apart."""
        made = self.redealt(position, seat, "known")
        return made.tobytes() if self.course.packed else list(numbers(made[0]))

    def asked(self, position: Position) -> tuple[int, ...]:
        """The seats that must decide; none if the game is over."""
        return seats_of(int(self.rules.to_act(position[0])))

    def choices(self, position: Position, seat: int) -> list[int]:
        """The moves that a seat may make."""
        return self.course.choices_in(position[0], seat)

    def judged(self, position: Position, seat: int) -> int:
        """What the game's judgement thinks of a position."""
        return self.course.judged_in(position[0], seat)

    def ranks(self, position: Position) -> list[int]:
        """The ranks of all seats, were the game over."""
        state, scores = position[0], self._scores[0]
        self.rules.scores(state, self.box, scores)
        return [int(scores.rank[seat]) for seat in range(int(state.seats))]

"""Worlds: games in progress that a seat cannot tell from the one that is played.

There are two sources of them that do not depend on each other: what `redeal` deals anew, and the generator, of which
no seat knows anything.
"""

from typing import Any

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.forms import copy
from ..engine.play import Play
from .course import Course

SPECTATOR = -1  # the seat of the rules that knows nothing of its own


class Redealer:
    """What deals positions of a game anew; compiled, if its course is.

    That both forms deal alike is law `forms`.
    """

    def __init__(self, course: Course):
        """Deal on that course, which nothing else may use meanwhile."""
        self._course = course

    @classmethod
    def on_paper(cls, game: Game, cards: CardSet) -> "Redealer":
        """One for which nothing is compiled."""
        return cls(Course(game, cards, packed=False))

    def _deal(self, state: Any, seat: int | None, name: str) -> bytes:
        self._course.place(state)
        key = rng.key_from(rng.seed_secret(f"world {name}"))
        return self._course.redealt(SPECTATOR if seat is None else seat, key)

    def redealt(self, state: Any, seat: int | None, name: str) -> Any:
        """A copy of a state in which all that the seat cannot know is dealt anew, from a generator of that name."""
        self._deal(state, seat, name)
        return self._course.on_paper

    def known(self, state: Any, seat: int | None) -> bytes:
        """All that the seat knows of a state: equal for two states if and only if it cannot tell them apart.

        It is all numbers of the state dealt anew for the seat, from one and the same generator.
        """
        return self._deal(state, seat, "known")


def rekeyed(state: Any, name: str) -> Any:
    """A copy of a state whose generator has another key: nobody can tell it from the state."""
    world = copy(state)
    rng.start(world.rng, rng.key_from(rng.seed_secret(f"key {name}")))
    return world


def elsewhere(play: Play, state: Any) -> Play:
    """The same game in another world, given by its committed position; pending steps are made there too.

    A pending step that is refused there, or that commits itself there, is left out with those after it.
    """
    world = play.branch(state)
    for step in play.pending:
        tried = world.branch()
        if tried.refusal(step.seat, step.move):
            break
        tried.move(step.seat, step.move)
        if not tried.pending:
            break
        world = tried
    return world

"""Worlds: games in progress that a seat cannot tell from the one that is played.

There are two sources of them that do not depend on each other: what `redeal` deals anew, and the generator, of which
no seat knows anything.
"""

from typing import Any

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.forms import copy, numbers, paper
from ..engine.play import Play

SPECTATOR = -1  # the seat of the rules that knows nothing of its own


def redealt(game: Game, cards: CardSet, state: Any, seat: int | None, name: str) -> Any:
    """A copy of a state in which all that the seat cannot know is dealt anew, from a generator of that name."""
    world, chance = copy(state), paper(rng.RNG)
    rng.start(chance, rng.key_from(rng.seed_secret(f"world {name}")))
    game.redeal.redeal(world, cards.box, SPECTATOR if seat is None else seat, chance)
    return world


def rekeyed(state: Any, name: str) -> Any:
    """A copy of a state whose generator has another key: nobody can tell it from the state."""
    world = copy(state)
    rng.start(world.rng, rng.key_from(rng.seed_secret(f"key {name}")))
    return world


def known(game: Game, cards: CardSet, state: Any, seat: int | None) -> list[int]:
    """All that the seat knows of a state, as numbers: equal for two states if and only if it cannot tell them apart.

    It is the state dealt anew for the seat, from one and the same generator.
    """
    return list(numbers(redealt(game, cards, state, seat, "known")))


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

"""A table before the deal: how many play, by which options, and from which key everything is dealt."""

from collections.abc import Mapping, Sequence
from typing import Any

from . import rng
from .contract import Game
from .forms import copy, paper


def undealt(game: Game, options: Mapping[str, str], seats: int, key: Sequence[int]) -> Any:
    """A state on paper with nothing on the table yet; BadOptions for options that the game has not."""
    state = paper(game.state.STATE)
    agree(game, options, seats, state)
    rng.start(state.rng, key)
    return state


def agree(game: Game, options: Mapping[str, str], seats: int, state: Any) -> None:
    """Write into a state, in either form, how many play and by which options."""
    state.seats = seats
    for name, value in game.option_values(options).items():
        setattr(state.options, name, value)


def cleared(game: Game, state: Any) -> Any:
    """A state on paper with nothing on the table yet, but the players, the options and the chance of another."""
    made = paper(game.state.STATE)
    made.seats, made.rng = state.seats, copy(state.rng)
    if game.options:
        made.options = copy(state.options)
    return made

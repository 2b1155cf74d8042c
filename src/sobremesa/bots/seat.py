"""What a bot's seat has: the bot's own dice, and a way to imagine what it cannot see."""

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.forms import Checked, copy, paper
from ..engine.piles import clear, push
from ..engine.views import View
from .desk import desk_of
from .dice import DICE, begin, start_from

Imagine = Callable[[int], Any]
Bot = Callable[[View, Sequence[int], Imagine], int]


class Worlds(Checked):
    """States on paper side by side; putting one in a place puts a copy there, as it does in a packed array."""

    __slots__ = ()

    def __setitem__(self, index, value):
        super().__setitem__(index, copy(value))


def imagination(game: Game, cards: CardSet, position: Any, seat: int) -> Imagine:
    """The function `imagine(seed)` that a bot in that seat gets, for a position on paper."""

    def imagine(seed: int) -> Any:
        world, chance = copy(position), paper(rng.RNG)
        start_from(chance, seed)
        game.redeal.redeal(world, cards.box, seat, chance)
        return world

    return imagine


def own_dice(seed: int | str, view: View, imagine: Imagine) -> tuple[Any, Any]:
    """A bot's dice for a decision, and a first imagined world.

    They depend on its seed, its seat, and how many moves have been made, which every imagined world tells.
    """
    world = imagine(rng.key_from(rng.seed_secret(seed))[0])
    dice = paper(DICE)
    begin(dice, *rng.key_from(rng.seed_secret(f"{seed}/{view.viewer}/{world.moves}"))[:3])
    return dice, world


def at_a_table(look: Callable[..., Any], game: Game, cards: CardSet, seed: int | str) -> Bot:
    """A bot that chooses by a rule (`registry`), on paper: its root is always an imagined world."""
    desk, imagined, trial = paper(desk_of(game)), Worlds([None]), Worlds([None])
    desk.box = cards.box

    def choose(view, choices, imagine):
        if len(choices) == 1:
            return choices[0]
        desk.dice, world = own_dice(seed, view, imagine)
        clear(desk.moves)
        for move in choices:
            push(desk.moves, move)
        return int(look(world, view.viewer, desk, imagined, trial))

    return choose

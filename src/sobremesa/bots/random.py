"""The random bot: every choice is as likely as any other."""

from ..engine.cardset import CardSet
from ..engine.contract import Game
from .dice import among
from .seat import Bot, own_dice


def random(game: Game, cards: CardSet, seed: int | str) -> Bot:
    """A bot that makes any of its choices."""

    def choose(view, choices, imagine):
        if len(choices) == 1:
            return choices[0]
        dice, _ = own_dice(seed, view, imagine)
        return choices[among(dice, len(choices))]

    return choose

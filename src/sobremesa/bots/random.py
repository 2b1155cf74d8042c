"""The random bot: every choice is as likely as any other."""

from ..engine.contract import Game
from .dice import among


def random(game: Game):
    """The rule by which it chooses (`registry`)."""
    return any_of_them


def any_of_them(s, seat, desk, imagined, trial):
    """Any of the choices."""
    return desk.moves.card[among(desk.dice, desk.moves.n)]

"""The games, one folder each.

`GAMES` lists those that people play; `_template` is a game to copy and is found only when it is named.
"""

from importlib import import_module

from ..engine.contract import Game
from ..engine.errors import Message, SobremesaError

GAMES = ("guacamole", "abuela")
TEMPLATE = "_template"


class NoSuchGame(SobremesaError):
    """No game has that id; the message lists those there are."""


def game(id: str) -> Game:
    """The game of that id; NoSuchGame lists the games there are."""
    if id not in (*GAMES, TEMPLATE):
        raise NoSuchGame(Message("error.no-such-game", game=id, games=GAMES))
    found: Game = import_module(f".{id}", __name__).GAME
    return found

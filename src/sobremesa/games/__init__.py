"""The games, one folder each.

`GAMES` lists those that are offered to people; `TEMPLATES` are games to copy, a full one and a tiny one.  All are found
when they are named.
"""

import traceback
from importlib import import_module
from pathlib import Path

from ..engine.contract import Game
from ..engine.errors import Message, SobremesaError

GAMES = ("guacamole", "stew", "platos", "abuela", "cudillero")
TEMPLATE, TINY = TEMPLATES = ("_template", "_tiny")
KNOWN = (*GAMES, *TEMPLATES)
FOLDER = Path(__file__).parent


class NoSuchGame(SobremesaError):
    """No game has that id; the message lists those there are."""


class BrokenGame(NoSuchGame):
    """The files of a game cannot be loaded.

    details  where, and what Python says of it: for whoever runs a command or reads the log, not for players
    """

    def __init__(self, message: Message, details: str):
        self.details = details
        super().__init__(message)

    def __str__(self) -> str:
        return f"{super().__str__()}\n{self.details}"


def game(id: str) -> Game:
    """The game of that id; NoSuchGame lists the games there are, BrokenGame says what is wrong with its files."""
    if id not in KNOWN:
        raise NoSuchGame(Message("error.no-such-game", game=id, games=GAMES))
    try:
        found: Game = import_module(f".{id}", __name__).GAME
    except Exception as error:  # whatever is wrong with one game, the others are played
        raise BrokenGame(Message("error.broken-game", game=id), _what_is_wrong(error)) from error
    return found


def _what_is_wrong(error: Exception) -> str:
    """Where a game's files break, and how."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{frame.filename}:{frame.lineno}: {''.join(traceback.format_exception_only(error)).strip()}"

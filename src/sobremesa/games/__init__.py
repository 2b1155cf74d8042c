"""The games, one folder each.

`GAMES` lists those that are offered to people; `TEMPLATES` are games to copy, a full one and a tiny one.  All are found
when they are named.
"""

import re
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine.contract import Game
from ..engine.errors import Message, SobremesaError
from ..engine.languages import LANGUAGES

GAMES = ("guacamole", "stew", "platos", "abuela", "cudillero")
TEMPLATE, TINY = TEMPLATES = ("_template", "_tiny")
KNOWN = (*GAMES, *TEMPLATES)
FOLDER = Path(__file__).parent
FIELDS = ("seats", "rng", "moves", "turns", "phase")  # that every state has (`engine.contract`)


class NoSuchGame(SobremesaError):
    """No game has that id; the message lists those there are."""


class BrokenGame(NoSuchGame):
    """The files of a game cannot be loaded.

    details  which file and line, and what is wrong there: for whoever runs a command, not for players
    """

    def __init__(self, message: Message, details: Message):
        super().__init__(message)
        self.details = details

    def in_full(self, language: str) -> str:
        """For whoever runs a command: with the details."""
        return f"{super().in_full(language)}\n{SobremesaError(self.details).in_full(language)}"


def game(id: str) -> Game:
    """The game of that id; NoSuchGame lists the games there are, BrokenGame says what is wrong with its files."""
    if id not in KNOWN:
        raise NoSuchGame(Message("error.no-such-game", game=id, games=GAMES))
    try:
        module = import_module(f".{id}", __name__)
    except Exception as error:  # whatever is wrong with one game, the others are played
        raise BrokenGame(Message("error.broken-game", game=id), _what_is_wrong(id, error)) from error
    found: Any = getattr(module, "GAME", None)
    if fault := _what_is_not_right(id, found):
        raise BrokenGame(Message("error.broken-game", game=id), fault)
    return found


def _what_is_not_right(id: str, found: Game | None) -> Message | None:
    """What is wrong with a game that could be imported, None if nothing is."""
    folder = FOLDER / id
    if found is None:
        return Message("error.broken-no-game", file=folder / "__init__.py")
    if found.id != id:
        return Message("error.broken-other-id", file=folder / "__init__.py", id=found.id, folder=id)
    if missing := [name for name in FIELDS if name not in found.state.STATE]:
        return Message("error.broken-no-field", file=found.state.__file__, fields=tuple(missing))
    texts = [folder / "text" / f"{language}.po" for language in LANGUAGES]
    absent = next((file for file in texts if not file.exists()), None)
    return Message("error.broken-no-file", where=folder, file=absent) if absent else None


def _what_is_wrong(id: str, error: Exception) -> Message:
    """Where a game's files break, and how."""
    folder = FOLDER / id
    if not folder.is_dir():
        return Message("error.broken-no-folder", file=__file__, game=id, folder=folder)
    if isinstance(error, SyntaxError) and error.filename:
        return Message("written.problem", where=f"{error.filename}:{error.lineno}", what=f"SyntaxError: {error.msg}")
    frames = traceback.extract_tb(error.__traceback__)
    frame = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)][-1:] or frames[-1:]
    where = f"{frame[0].filename}:{frame[0].lineno}"
    if missing := _missing_file(error, folder):
        return Message("error.broken-no-file", where=where, file=missing)
    return Message("written.problem", where=where, what="".join(traceback.format_exception_only(error)).strip())


def _missing_file(error: Exception, folder: Path) -> Path | None:
    """The file of the game that is imported and is not there, if that is what is wrong."""
    package = f"{__name__}.{folder.name}"
    if not isinstance(error, ImportError) or not (error.name or "").startswith(package):
        return None
    inside = str(error.name).removeprefix(package).split(".")[1:]
    inside += re.findall(r"cannot import name '(\w+)'", error.msg)
    room = folder.joinpath(*inside)
    return None if room.is_dir() or room.with_suffix(".py").exists() else room.with_suffix(".py")

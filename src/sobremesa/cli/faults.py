"""Whose fault is an error that nobody expected: that of a game's files, of the bots', or of Sobremesa?"""

import traceback
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Place:
    """Where an error seems to lie: in the files of a game or of bots, and on which line."""

    room: str  # "game" or "bot"
    name: str
    where: str


def outside_subset(error: Exception) -> str:
    """What rules have that cannot be compiled, file and line of each; empty if that is not the error."""
    from ..compiler import NotOfTheSubset

    return str(error) if isinstance(error, NotOfTheSubset) else ""


def whose(error: Exception) -> Place | None:
    """The innermost line of a game or of a bot that led to the error; None if there is none."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if not path.is_relative_to(PACKAGE):
            continue
        room, *inside = path.relative_to(PACKAGE).parts
        if room == "games" and len(inside) > 1:
            return Place("game", inside[0], f"{path}:{frame.lineno}")
        if room == "bots":
            return Place("bot", path.name, f"{path}:{frame.lineno}")
    return None

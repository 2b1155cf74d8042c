"""Are a game's rules of the compiled subset?  The compiler's own reading of them, without making machine code."""

import ast
from collections.abc import Iterator
from pathlib import Path

from ..compiler import NotOfTheSubset
from ..compiler.problems import Fault
from ..compiler.program import Program
from ..compiler.subset import outside_subset
from ..engine.contract import Game
from .entries import entries_of

RULES_FILES = ("rules.py", "rules/*.py", "redeal.py", "judgement.py")


def rules_files(folder: Path) -> list[Path]:
    """The rules files of a game's folder: those of RULES_FILES, and those beside them that they have rules from."""
    waiting = [path for pattern in RULES_FILES for path in sorted(folder.glob(pattern))]
    found: list[Path] = []
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found.append(path)
            waiting += _beside(path)
    return found


def _beside(path: Path) -> Iterator[Path]:
    """The files beside a rules file that it imports from, but for state.py."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module != "state":
            room = path.with_name(f"{node.module}.py")
            if room.exists():
                yield room


def game_outside_subset(game: Game) -> list[str]:
    """What the rules files of a game have that is not of the compiled subset; empty if all is well.

    Whole files are read, and then, as they are compiled, the rules that the contract asks for and all that they call.
    """
    found: set[Fault] = set()
    for path in rules_files(game.folder):
        found.update(outside_subset(ast.parse(path.read_text("utf-8")), str(path)))
    try:
        Program(entries_of(game))
    except NotOfTheSubset as error:
        found.update(error.faults)
    home = game.folder.parent
    return [f"{_from(home, fault.file)}:{fault.line}: {fault.what}" for fault in sorted(found)]


def _from(home: Path, file: str) -> str:
    path = Path(file)
    return path.relative_to(home).as_posix() if path.is_relative_to(home) else path.name

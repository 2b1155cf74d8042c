"""Are a game's rules of the compiled subset?  The compiler's own reading of them, without making machine code.

    python -m sobremesa.kit.compiled_subset [GAME...]      (all games, templates and bots if none is named)

Each line says a file, a line of it, and what would be right; the exit status is 1 if there is one.  `make check` runs
it.
"""

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..bots import registry
from ..bots.desk import desk_of
from ..compiler import Entry, NotOfTheSubset
from ..compiler.problems import Fault
from ..compiler.program import Program
from ..compiler.subset import outside_subset
from ..engine.contract import Game
from ..engine.errors import SobremesaError
from ..engine.layouts import Array
from ..games import KNOWN, TEMPLATE, game
from .entries import entries_of
from .report import raised

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
    """What the rules files of a game have that is not of the compiled subset; empty if all is well."""
    home = game.folder.parent
    return [f"{_from(home, fault.file)}:{fault.line}: {fault.what}" for fault in faults_of_game(game)]


def faults_of_game(game: Game) -> list[Fault]:
    """Whole rules files are read, and then, as they are compiled, the rules of the contract and all that they call."""
    found: set[Fault] = set()
    for path in rules_files(game.folder):
        found.update(outside_subset(ast.parse(path.read_text("utf-8")), str(path)))
    return sorted(found.union(_not_compiled(entries_of(game))))


def faults_of_bots(game: Game) -> list[Fault]:
    """What is not of the compiled subset in the rules by which bots choose, as they play that game."""
    rooms = Array(game.state.STATE, None), Array(game.state.STATE, None)
    kinds = (game.state.STATE, int, desk_of(game), *rooms)
    looks = {name: Entry(registry.rule_of(name, game), kinds) for name in registry.simulated(game)}
    return sorted(_not_compiled(looks))


def _not_compiled(entries: Mapping[str, Entry]) -> set[Fault]:
    try:
        Program(entries)
    except NotOfTheSubset as error:
        return set(error.faults)
    return set()


def _from(home: Path, file: str) -> str:
    path = Path(file)
    return path.relative_to(home).as_posix() if path.is_relative_to(home) else path.name


def main(ids: Sequence[str]) -> int:
    """Say what is not of the subset in these games, or in all and in the bots; the exit status."""
    told: list[object] = []
    for id in ids or KNOWN:
        try:
            told += faults_of_game(game(id))
        except SobremesaError as error:
            told.append(error)
        except (SyntaxError, AssertionError, AttributeError) as error:
            told.append(f"{id}: {raised(error)}")
    if not ids:
        told += faults_of_bots(game(TEMPLATE))
    sys.stdout.writelines(f"{fault}\n" for fault in dict.fromkeys(map(str, told)))
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

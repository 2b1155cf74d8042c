"""The cases of a game: the files tests/cases*.toml in its folder, and what they must show between them."""

import functools
import tomllib
from pathlib import Path

from ...engine.contract import Game, handle
from ...engine.rulebook import rulebook
from .reading import Case, load


def case_files(game: Game) -> list[Path]:
    """The files with the cases of a game."""
    return sorted((game.folder / "tests").glob("cases*.toml"))


def named_cases(game: Game) -> list[tuple[Path, int]]:
    """Every case by its file and its place in it; naming the cases does not read them."""
    files = {path: tomllib.loads(path.read_text("utf-8")) for path in case_files(game)}
    return [(path, n) for path, told in files.items() for n in range(len(told.get("case", ())))]


@functools.cache
def cases_in(path: Path) -> tuple[Case, ...]:
    """The cases of a file, read once."""
    return load(path)


def cases_of(game: Game) -> list[Case]:
    """All cases of a game."""
    return [case for path in case_files(game) for case in cases_in(path)]


def showing(game: Game, clause: str) -> list[Case]:
    """The cases of a game that show a clause, by its handle."""
    return [case for case in cases_of(game) if clause in case.clauses]


def wrongly_shown(game: Game) -> list[str]:
    """Handles and rulings that the cases of a game leave out, or name and the game has not; none, if all is well.

    A ruling must be shown together with each clause that cites it: "clause ruling" names a pair that is not.
    """
    cases, clauses = cases_of(game), {handle(clause) for clause in game.state.Clause}
    together = {f"{clause} {ruling}" for case in cases for clause in case.clauses for ruling in case.rulings}
    cited = {f"{clause.handle} {ruling}" for clause in rulebook(game, "en") for ruling in clause.rulings}
    return [
        *sorted(clauses ^ {clause for case in cases for clause in case.clauses}),
        *sorted({*game.rulings} ^ {ruling for case in cases for ruling in case.rulings}),
        *sorted(cited - together),
    ]

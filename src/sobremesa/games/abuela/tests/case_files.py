"""The case files of Abuela Co., read when they are first asked for: naming the cases does not read them."""

import functools
import tomllib
from pathlib import Path

from sobremesa.kit.cases import Case, load

FOLDER = Path(__file__).parent
FILES = sorted(file.name for file in FOLDER.glob("cases_*.toml"))

# Every case by its file and its place in it.
NAMED = [(file, n) for file in FILES for n in range(len(tomllib.loads((FOLDER / file).read_text("utf-8"))["case"]))]


@functools.cache
def cases(file: str) -> tuple[Case, ...]:
    """The cases of a file."""
    return load(FOLDER / file)


def every_case() -> list[Case]:
    """All cases of all files."""
    return [case for file in FILES for case in cases(file)]

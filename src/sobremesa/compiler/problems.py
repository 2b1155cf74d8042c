"""What the compiled subset has no place for: each said once, with file, line and what would be right."""

import ast
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..engine.layouts import Array, Layout, Record


@dataclass(frozen=True, order=True)
class Fault:
    """What cannot be compiled, and where it stands."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{shown(self.file)}:{self.line}: {self.what}"


class NotOfTheSubset(Exception):
    """Rules that cannot be compiled: "rules.py:12: no dict: ...", a line for each fault."""

    def __init__(self, faults: Iterable[Fault]):
        self.faults = sorted(set(faults))
        super().__init__("\n".join(map(str, self.faults)))


class Wrong(Exception):
    """One fault, at a place in a rule."""

    def __init__(self, node: ast.AST, what: str):
        super().__init__(what)
        self.node, self.what = node, what


def shown(file: str) -> str:
    """A file's path, from the current folder if it lies there."""
    here = os.path.relpath(file)
    return file if here.startswith(os.pardir) else Path(here).as_posix()


def called(kind: Layout | tuple | None) -> str:
    """A kind of thing in words, for messages."""
    if kind is None:
        return "nothing"
    if isinstance(kind, tuple):
        return f"{len(kind)} numbers"
    if isinstance(kind, Array):
        return f"a row of {'any number of' if kind.length is None else kind.length} {_several(kind.item)}"
    if isinstance(kind, Record):
        return f"a record of {', '.join(kind.names[:4])}{', ...' if len(kind.names) > 4 else ''}"
    return "a number"


def _several(item: Layout) -> str:
    if isinstance(item, Record):
        return "records"
    return "rows" if isinstance(item, Array) else "numbers"

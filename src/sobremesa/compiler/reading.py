"""Reading a rule: from a function to its source, and from a name in it to what the name stands for.

Names are looked up as Python does it, in the function's closure, its module and Python's own, so a rule is compiled
with the very rules, enums and constants that it works with on paper.
"""

import ast
import builtins
import functools
import types
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import EnumType
from pathlib import Path
from typing import Any

from .problems import Fault, NotOfTheSubset

MISSING = object()


@dataclass(frozen=True)
class Rule:
    """A function as it stands in its file."""

    function: types.FunctionType

    @property
    def file(self) -> str:
        """The file's path."""
        return self.function.__code__.co_filename

    @property
    def name(self) -> str:
        """What it is called."""
        return self.function.__name__

    @property
    def line(self) -> int:
        """Its first line."""
        return self.function.__code__.co_firstlineno

    @functools.cached_property
    def text(self) -> str:
        """Its lines, and where they begin: what tells whether it has changed."""
        last = max(line for _, _, line in self.function.__code__.co_lines() if line)
        return "\n".join([str(self.line), *self._lines[self.line - 1 : last]])

    @functools.cached_property
    def node(self) -> ast.FunctionDef:
        """Its source, read; NotOfTheSubset if that is not what stands in the file any more."""
        found = _definitions(self._lines).get((self.name, self.line))
        code = self.function.__code__
        known = {*code.co_names, *code.co_varnames, *code.co_freevars, *code.co_cellvars}
        if found is None or not _names(found) <= known:
            what = f"{self.name} does not stand here any more: start anew, the file has changed"
            if self.name == "<lambda>":
                what = "no lambda: write a rule of its own"
            raise NotOfTheSubset([Fault(self.file, self.line, what)])
        return found

    @functools.cached_property
    def _lines(self) -> tuple[str, ...]:
        try:
            status = Path(self.file).stat()
            return _lines_of(self.file, status.st_mtime_ns, status.st_size)
        except (OSError, UnicodeDecodeError) as error:
            what = f"the source of {self.name} cannot be read ({error})"
            raise NotOfTheSubset([Fault(self.file, self.line, what)]) from error

    @functools.cached_property
    def arguments(self) -> list[str]:
        """The names of its arguments."""
        return [argument.arg for argument in self.node.args.args]

    @property
    def defaults(self) -> dict[str, ast.expr]:
        """What stands for arguments that are not given."""
        given = self.node.args.defaults
        return dict(zip(self.arguments[len(self.arguments) - len(given) :], given, strict=True))

    def look_up(self, name: str) -> Any:
        """What a name stands for that is no argument and no local one; MISSING if there is none."""
        function = self.function
        if name in function.__code__.co_freevars:
            cells = function.__closure__ or ()
            return cells[function.__code__.co_freevars.index(name)].cell_contents
        return function.__globals__.get(name, getattr(builtins, name, MISSING))

    @property
    def outer_names(self) -> tuple[str, ...]:
        """The names that may be looked up outside: those of fields are among them."""
        return (*self.function.__code__.co_freevars, *self.function.__code__.co_names)

    @functools.cached_property
    def local_names(self) -> frozenset[str]:
        """Its arguments and the names that it gives a value."""
        return frozenset([*self._times_given, *self.arguments])

    def is_given_once(self, name: str) -> bool:
        """Is there only one place that gives this local name a value, so that it always stands for the same thing?"""
        return self._times_given[name] == 1 and name not in self.arguments

    @functools.cached_property
    def _times_given(self) -> Counter[str]:
        names = (part for part in ast.walk(self.node) if isinstance(part, ast.Name))
        return Counter(name.id for name in names if isinstance(name.ctx, ast.Store))


# What Python compiles apart, or may leave out.
COMPREHENSIONS = (ast.DictComp, ast.GeneratorExp, ast.ListComp, ast.SetComp)
ELSEWHERE = (ast.Assert, ast.ClassDef, ast.FunctionDef, ast.Lambda, *COMPREHENSIONS)


def _names(node: ast.FunctionDef) -> set[str]:
    """The names that work is done with in a rule; in annotations, and in asserts, Python may have left them out."""
    found, waiting = set[str](), list[ast.AST](node.body)
    while waiting:
        part = waiting.pop()
        if isinstance(part, ast.Name | ast.Attribute):
            found.add(part.id if isinstance(part, ast.Name) else part.attr)
        waiting += [other for other in ast.iter_child_nodes(part) if not isinstance(other, ELSEWHERE)]
        if isinstance(part, ast.AnnAssign):
            waiting.remove(part.annotation)
    return found


@functools.lru_cache(maxsize=4096)
def read(function: Callable[..., Any]) -> Rule:
    """The rule that a function is."""
    assert isinstance(function, types.FunctionType)
    return Rule(function)


@functools.lru_cache(maxsize=200)
def _lines_of(file: str, changed: int, size: int) -> tuple[str, ...]:
    """The lines of a file; it is read anew once it has changed."""
    return tuple(Path(file).read_text("utf-8").split("\n"))


@functools.lru_cache(maxsize=200)
def _definitions(lines: tuple[str, ...]) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a file by name and first line."""
    functions = (node for node in ast.walk(ast.parse("\n".join(lines))) if isinstance(node, ast.FunctionDef))
    return {(node.name, min([node.lineno, *(part.lineno for part in node.decorator_list)])): node for node in functions}


def is_namespace(thing: Any) -> bool:
    """Is this a module, or what stands for one: a thing that rules and constants are looked up in?"""
    return isinstance(thing, types.ModuleType | types.SimpleNamespace)


def is_enum(thing: Any) -> bool:
    """Is this an enum, whose members are numbers?"""
    return isinstance(thing, EnumType)


def is_constant(thing: Any) -> bool:
    """Is this a whole number, or a row of whole numbers that never changes?"""
    return isinstance(thing, int) or (isinstance(thing, tuple) and all(isinstance(item, int) for item in thing))

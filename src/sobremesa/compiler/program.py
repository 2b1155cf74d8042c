"""A program: rules that are compiled together, each once for the kinds of arguments that it is called with."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..engine.layouts import Array, Layout, Record
from .expressions import type_of
from .machine import Machine
from .problems import Fault, NotOfTheSubset, Wrong, shown
from .reading import Rule, read
from .statements import Statements
from .subset import outside_subset
from .text import Kind, Value, number

PRELUDE = """declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)"""

# Notes to LLVM, by number: numbers (3), of which those of one field are never those of another; loops that are not
# to be laid out several times side by side for a length that is not known (4).
NOTES = (
    '!{!"sobremesa"}',
    '!{!"number", !1, i64 0}',
    "!{!2, !2, i64 0}",
    '!{!"llvm.loop.unroll.runtime.disable"}',
)


@dataclass(frozen=True)
class Entry:
    """A rule that is called from outside, and the kinds of its arguments: `int`, a record's layout, or an array's."""

    function: Callable[..., Any]
    kinds: tuple[Layout, ...]


@dataclass(frozen=True)
class Failure:
    """A check that may fail: what it raises, as on paper, and where."""

    error: type[Exception]
    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{shown(self.file)}:{self.line}: {self.text}"


@dataclass
class Made:
    """A rule of the program."""

    name: str
    returns: Kind


class Program:
    """The text of a program, for a machine."""

    def __init__(self, entries: Mapping[str, Entry]):
        """Write all rules that the entries need; NotOfTheSubset says what cannot be compiled."""
        self.failures: list[Failure] = []
        self._made: dict[tuple[Callable[..., Any], tuple[Kind, ...]], Made] = {}
        self._under_way: list[Rule] = []
        self._found: list[Fault] = []
        self._texts: list[str] = []
        self._notes = list(NOTES)
        self._fields: dict[tuple[Record, str], str] = {}
        self._constants: dict[tuple[int, ...], str] = {}
        self.entries: dict[str, tuple[Entry, Made]] = {}
        for name, entry in entries.items():
            try:
                self.entries[name] = entry, self.rule(read(entry.function), entry.kinds)
            except _Abandoned:
                continue
        if self._found:
            raise NotOfTheSubset(self._found)

    # -- rules -------------------------------------------------------------------------------------------------

    def rule(self, rule: Rule, kinds: tuple[Kind, ...]) -> Made:
        """The rule for those kinds of arguments; it is written when it is first called."""
        key = rule.function, kinds
        if key in self._made:
            return self._made[key]
        if rule in self._under_way:
            chain = [*self._under_way[self._under_way.index(rule) :], rule]
            raise Wrong(rule.node, f"a rule does not call itself, and {' calls '.join(other.name for other in chain)}")
        self._under_way.append(rule)
        try:
            made = self._made[key] = self._written(rule, kinds)
        finally:
            self._under_way.pop()
        return made

    def _written(self, rule: Rule, kinds: tuple[Kind, ...]) -> Made:
        if faults := outside_subset(rule.node, rule.file):
            self._found += faults
            raise _Abandoned
        writer = Statements(self, rule, kinds)
        try:
            arguments = writer.write()
        except Wrong as wrong:
            self._found.append(Fault(rule.file, getattr(wrong.node, "lineno", rule.line), wrong.what))
            raise _Abandoned from wrong
        made = Made(f'@"{rule.function.__module__}.{rule.name}.{len(self._made)}"', writer.returns)
        head = f"define internal {type_of(writer.returns)} {made.name}({', '.join(arguments)}) nounwind {{"
        lines = [head, "entry:", *writer.slots, "  br label %start", "start:", *writer.lines, "}"]
        self._texts.append("\n".join(lines))
        return made

    def failure(self, error: type[Exception], rule: Rule, node: ast.AST) -> int:
        """The number of a check that may fail, from 1."""
        self.failures.append(Failure(error, rule.file, getattr(node, "lineno", 1), ast.unparse(node).split("\n")[0]))
        return len(self.failures)

    # -- notes and constants -----------------------------------------------------------------------------------

    def _note(self, text: str) -> int:
        self._notes.append(text)
        return len(self._notes)

    def field(self, record: Record, name: str) -> str:
        """The note that a number is one of that field."""
        if (record, name) not in self._fields:
            field = self._note(f'!{{!"field {len(self._fields)}", !2, i64 0}}')
            self._fields[record, name] = f"{self._note(f'!{{!{field}, !{field}, i64 0}}')}"
        return self._fields[record, name]

    def tag(self, field: str) -> str:
        """The end of an instruction on a number of that field, or on any number."""
        return f", !tbaa !{field or 3}"

    def loop(self) -> str:
        """The end of the jump back of a loop."""
        return f", !llvm.loop !{self._note(f'distinct !{{!{len(self._notes) + 1}, !4}}')}"

    def constant(self, row: tuple[int, ...]) -> Value:
        """A row of numbers of a module, which never changes."""
        name = self._constants.setdefault(row, f"@row{len(self._constants)}")
        return Value(Array(int, len(row)), name, length=number(len(row)), fixed=True)

    # -- the whole ---------------------------------------------------------------------------------------------

    def text(self, machine: Machine) -> str:
        """The program as LLVM reads it."""
        lines = [f'target triple = "{machine.triple}"', machine.way_out, PRELUDE]
        lines += [f"!{place} = {note}" for place, note in enumerate(self._notes, 1)]
        for row, name in self._constants.items():
            items = ", ".join(f"i64 {item}" for item in row)
            lines.append(f"{name} = private unnamed_addr constant [{len(row)} x i64] [{items}]")
        lines += self._texts
        lines += [
            machine.entry(name, entry.kinds, made.name, made.returns) for name, (entry, made) in self.entries.items()
        ]
        return "\n".join(lines) + "\n"


class _Abandoned(Exception):
    """A rule that cannot be written; what is wrong with it has been noted."""

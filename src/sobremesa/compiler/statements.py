"""What the statements of a rule become."""

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..engine.layouts import Array, Record, words
from .calls import Calls
from .expressions import length_of, type_of
from .problems import Wrong, called
from .reading import Rule
from .text import Bit, Kind, Value, number

if TYPE_CHECKING:
    from .program import Program

Range = tuple[Value, Value, int]


class Loop:
    """A loop while it is written: where to go on, and what surely has a value at each way out of it."""

    def __init__(self, again: str, end: str):
        self.again, self.end = again, end
        self.given: list[set[str]] = []


class Statements(Calls):
    """One rule, compiled for the kinds of its arguments."""

    def __init__(self, program: "Program", rule: Rule, kinds: tuple[Kind, ...]):
        super().__init__(program, rule)
        self.kinds = kinds
        self.returns: Kind = None
        self._returned: ast.Return | None = None
        self._loops: list[Loop] = []

    def write(self) -> list[str]:
        """The arguments, as LLVM names them; the lines are in `slots` and `lines`."""
        if len(self.kinds) != len(self.rule.arguments):
            raise Wrong(self.rule.node, f"{self.rule.name} takes {len(self.rule.arguments)} arguments")
        arguments = ["ptr %way_out"]
        for place, (name, kind) in enumerate(zip(self.rule.arguments, self.kinds, strict=True)):
            length = None
            arguments.append(_argument(kind, f"%a{place}"))
            if isinstance(kind, Array):
                length = Value(int, f"%n{place}") if kind.length is None else number(kind.length)
                if kind.length is None:
                    arguments.append(f"i64 %n{place}")
            self._give(name, Value(kind, f"%a{place}", length=length), self.rule.node)
        self._body(self.rule.node.body)
        if self.block is not None:
            self._fall_off_the_end()
        return arguments

    def _fall_off_the_end(self) -> None:
        if self.returns is None:
            self.do("ret void")
            return
        # On paper nothing would be given back; where a number is wanted, that is an error.
        self.check("false", TypeError, self.rule.node)
        self.do("unreachable")

    def _body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if self.block is None:
                return
            do = getattr(self, f"do_{type(statement).__name__}", None)
            if do is None:
                raise Wrong(statement, f"rules have no {type(statement).__name__.lower()}")
            do(statement)

    def do_Expr(self, node: ast.Expr) -> None:
        """A call for what it does; a text is a docstring."""
        if not isinstance(node.value, ast.Constant):
            self.value(node.value)

    def do_Pass(self, node: ast.Pass) -> None:
        """Nothing."""

    def do_Assert(self, node: ast.Assert) -> None:
        """What can never be; if it is, the program fails."""
        holds = self.condition(node.test)
        if holds is not True:
            self.check(str(holds).lower(), AssertionError, node.test)

    def do_Return(self, node: ast.Return) -> None:
        """Give back a number, several numbers, a record, a row, or nothing."""
        if node.value is None:
            found = Value(None, "")
        elif isinstance(node.value, ast.Tuple):
            found = self.several([self.number(part) for part in node.value.elts])
        else:
            found = self.value(node.value)
        if isinstance(found.kind, Array) and (found.kind.length is None or found.fixed):
            raise Wrong(node, f"{ast.unparse(node)}: such a row cannot be returned; return an item of it")
        if self._returned is None:
            self.returns, self._returned = found.kind, node
        elif self.returns != found.kind:
            line = self._returned.lineno
            raise Wrong(node, f"this returns {called(found.kind)}, and line {line} returns {called(self.returns)}")
        self.do(f"ret {type_of(found.kind)} {found.text}".rstrip())
        self.block = None

    # -- assignments -------------------------------------------------------------------------------------------

    def do_Assign(self, node: ast.Assign) -> None:
        """One value for one name, field or item, or several for several."""
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Tuple):
            values = self._unpacked(node.value, len(target.elts), node)
            for part, value in zip(target.elts, values, strict=True):
                self._assign(part, value, node)
            return
        value = self.value(node.value)
        for target in node.targets:
            self._assign(target, value, node)

    def do_AnnAssign(self, node: ast.AnnAssign) -> None:
        """An annotation says nothing here."""
        if node.value is not None:
            self._assign(node.target, self.value(node.value), node)

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        """A number that changes by another: x += y and the like."""
        if isinstance(node.target, ast.Name):
            before = self.number(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target))
            self._give(node.target.id, self.calculated(node.op, before, self.number(node.value), node), node)
            return
        place = self.place(node.target)
        if place.kind is not int:
            raise Wrong(node, f"{ast.unparse(node.target)} is {called(place.kind)}, and should be a number")
        self._store(self.calculated(node.op, self.loaded(place), self.number(node.value), node), place, node)

    def _unpacked(self, node: ast.expr, wanted: int, where: ast.AST) -> list[Value]:
        if isinstance(node, ast.Tuple):
            values = [self.value(part) for part in node.elts]
        else:
            found = self.value(node)
            if not isinstance(found.kind, tuple):
                raise Wrong(where, f"{ast.unparse(node)} is {called(found.kind)}, and {wanted} numbers are wanted")
            whole = type_of(found.kind)
            texts = [self.make(f"extractvalue {whole} {found.text}, {place}") for place in range(len(found.kind))]
            values = [Value(int, text) for text in texts]
        if len(values) != wanted:
            raise Wrong(where, f"{ast.unparse(node)} is {len(values)} numbers, and {wanted} are wanted")
        return values

    def _assign(self, target: ast.expr, value: Value, node: ast.AST) -> None:
        if isinstance(target, ast.Name):
            self._give(target.id, value, node)
            return
        place = self.place(target)
        if place.kind is int and value.kind is int:
            self._store(value, place, node)
        elif place.kind == value.kind and isinstance(place.kind, Record) and self._is_room(target):
            self._copy(value, place)
        else:
            whole = target if place.kind is not int else getattr(node, "value", target)
            raise Wrong(node, f"{ast.unparse(whole)} is more than one number: assign its numbers one by one")

    def _is_room(self, target: ast.expr) -> bool:
        """Is this an item of an argument with any number of items?  On paper, too, a copy is put there."""
        if not isinstance(target, ast.Subscript) or not isinstance(target.value, ast.Name):
            return False
        kept, _ = self.locals[target.value.id]
        return isinstance(kept.kind, Array) and kept.kind.length is None

    def _store(self, value: Value, place: Value, node: ast.AST) -> None:
        if place.fixed:
            raise Wrong(node, "a row of the module never changes; what changes is a field of the state")
        self.do(f"store i64 {value.text}, ptr {place.text}{self.program.tag(place.field)}")

    def _copy(self, value: Value, place: Value) -> None:
        size = words(value.kind) * 8  # type: ignore[arg-type]
        ends = f"ptr align 8 {place.text}, ptr align 8 {value.text}"
        self.do(f"call void @llvm.memmove.p0.p0.i64({ends}, i64 {size}, i1 false)")

    def _give(self, name: str, value: Value, node: ast.AST) -> None:
        """Let a local name stand for a value; it keeps its kind."""
        if value.kind is None or isinstance(value.kind, tuple):
            raise Wrong(node, f"{name} would be {called(value.kind)}: a name stands for one number, record or row")
        if name not in self.locals:
            length = value.length
            if length is not None and length.known is None:
                length = Value(int, self.slot("i64"))
            field = value.field if self.rule.is_given_once(name) else ""
            kept = Value(value.kind, "", length=length, field=field, fixed=value.fixed)
            self.locals[name] = kept, self.slot(type_of(value.kind))
        kept, slot = self.locals[name]
        if kept.kind != value.kind:
            known, new = called(kept.kind), called(value.kind)
            raise Wrong(node, f"{name} is {known} elsewhere in {self.rule.name}, and {new} here: use two names")
        if kept.fixed != value.fixed:
            raise Wrong(node, f"{name} is a row of the module in one place and not in another: use two names")
        if kept.length is not None and kept.length.known is None:
            self.do(f"store i64 {length_of(value).text}, ptr {kept.length.text}")
        self.do(f"store {type_of(value.kind)} {value.text}, ptr {slot}")
        self.given.add(name)

    # -- ways --------------------------------------------------------------------------------------------------

    def do_If(self, node: ast.If) -> None:
        """One way or the other; a way that is known is the only one."""
        holds = self.condition(node.test)
        if isinstance(holds, bool):
            self._body(node.body if holds else node.orelse)
            return
        yes, no, end = self.name("yes"), self.name("no"), self.name("after")
        before, ways = set(self.given), list[set[str]]()
        self.fork(holds, yes, no)
        for block, body in ((yes, node.body), (no, node.orelse)):
            self.given = set(before)
            self.begin(block)
            self._body(body)
            self._join(end, ways)
        self._go_on(end, ways)

    def _join(self, end: str, ways: list[set[str]]) -> None:
        """Go to where several ways meet, if this one comes to its end."""
        if self.block is not None:
            ways.append(set(self.given))
            self.jump(end)

    def _go_on(self, end: str, ways: list[set[str]]) -> None:
        """Go on where ways meet, with the names that all of them gave a value; if none comes there, nowhere."""
        if ways:
            self.begin(end)
            self.given = set.intersection(*ways)

    def do_Match(self, node: ast.Match) -> None:
        """The first case that fits."""
        subject, end = self.number(node.subject), self.name("matched")
        before, ways = set(self.given), list[set[str]]()
        for case in node.cases:
            if self.block is None:
                break
            fits = self._fits(subject, case.pattern)
            inside, beyond = self.name("case"), self.name("other")
            if fits is not True:
                self.fork(str(fits).lower(), inside, beyond)
                self.begin(inside)
            if case.guard is not None:
                guarded = self.name("guarded")
                self.fork(str(self.condition(case.guard)).lower(), guarded, beyond)
                self.begin(guarded)
            self._body(case.body)
            self._join(end, ways)
            self.given = set(before)
            if fits is not True or case.guard is not None:
                self.begin(beyond)
        self._join(end, ways)
        self._go_on(end, ways)

    def _fits(self, subject: Value, pattern: ast.pattern) -> Bit:
        if isinstance(pattern, ast.MatchAs):
            return True
        if isinstance(pattern, ast.MatchOr):
            either = [self._fits(subject, one) for one in pattern.patterns]
            if True in either:
                return True
            found = "false"
            for one in either:
                found = self.make(f"or i1 {found}, {str(one).lower()}")
            return found
        assert isinstance(pattern, ast.MatchValue)
        wanted = self.number(pattern.value)
        if subject.known is not None and wanted.known is not None:
            return subject.known == wanted.known
        return self.make(f"icmp eq i64 {subject.text}, {wanted.text}")

    # -- loops -------------------------------------------------------------------------------------------------

    def do_While(self, node: ast.While) -> None:
        """As long as it holds."""
        loop = Loop(self.name("while"), self.name("done"))
        self.jump(loop.again)
        self.begin(loop.again)
        holds = self.condition(node.test)
        if holds is not True:
            inside = self.name("do")
            loop.given.append(set(self.given))
            self.fork(str(holds).lower(), inside, loop.end)
            self.begin(inside)
        self._inside(node.body, loop)
        self.jump(loop.again, self.program.loop())
        self._go_on(loop.end, loop.given)

    def _inside(self, body: list[ast.stmt], loop: Loop) -> None:
        self._loops.append(loop)
        self._body(body)
        self._loops.pop()

    def do_Break(self, node: ast.Break) -> None:
        """Out of the loop."""
        self._loops[-1].given.append(set(self.given))
        self.jump(self._loops[-1].end)

    def do_Continue(self, node: ast.Continue) -> None:
        """On to the next time."""
        self.jump(self._loops[-1].again)

    def do_For(self, node: ast.For) -> None:
        """For each number of a range, or each item of a row."""
        (first, beyond, step), give = self._each(node)
        before = set(self.given)

        def body(place: Value, again: str, end: str) -> None:
            give(place)
            self._inside(node.body, Loop(again, end))

        self.count(first, beyond, step, body)
        self.given = before

    def _each(self, node: ast.For) -> tuple[Range, Callable[[Value], None]]:
        """The numbers that a loop counts, and what it gives values to each time."""
        sequence = node.iter
        function = self._function(sequence) if isinstance(sequence, ast.Call) else None
        if isinstance(sequence, ast.Call) and function in (range, enumerate, zip):
            if sequence.keywords:
                raise Wrong(sequence, f"{ast.unparse(sequence.func)} takes no names of arguments here")
            if function is range:
                return self._range(sequence), lambda place: self._assign(node.target, place, node)
            rows = [self.row(part) for part in sequence.args]
            if function is zip:
                return self._together(rows, sequence), lambda place: self._to_several(node, self._items(rows, place))
            if len(rows) != 1:
                raise Wrong(sequence, "enumerate takes one row here; it counts from 0")
            count = number(0), length_of(rows[0]), 1
            return count, lambda place: self._to_several(node, [place, *self._items(rows, place)])
        row = self.row(sequence)
        count = number(0), length_of(row), 1
        return count, lambda place: self._assign(node.target, self._items([row], place)[0], node)

    def _range(self, node: ast.Call) -> Range:
        given = [self.number(part) for part in node.args]
        if not 1 <= len(given) <= 3:
            raise Wrong(node, "range takes one to three numbers")
        step = given[2].known if len(given) == 3 else 1
        if not step:
            raise Wrong(node, f"{ast.unparse(node)}: the step is a number that is known and not 0")
        return (number(0) if len(given) == 1 else given[0]), given[0 if len(given) == 1 else 1], step

    def _together(self, rows: list[Value], node: ast.Call) -> Range:
        lengths = [length_of(row) for row in rows]
        known = [length.known for length in lengths if length.known is not None]
        if not rows or len(known) != len(rows):
            raise Wrong(node, "zip takes rows whose lengths are known")
        return number(0), number(min(known)), 1

    def _items(self, rows: list[Value], place: Value) -> list[Value]:
        return [self.loaded(self.item(row, place)) for row in rows]

    def _to_several(self, node: ast.For, values: list[Value]) -> None:
        if not isinstance(node.target, ast.Tuple) or len(node.target.elts) != len(values):
            raise Wrong(node, f"{ast.unparse(node.target)} takes {len(values)} values here")
        for target, value in zip(node.target.elts, values, strict=True):
            self._assign(target, value, node)


def _argument(kind: Kind, name: str) -> str:
    if kind is int:
        return f"i64 {name}"
    if isinstance(kind, Array) and kind.length is None:
        return f"ptr noundef {name}"
    size = words(kind) * 8  # type: ignore[arg-type]
    return f"ptr noundef nonnull align 8 dereferenceable({size}) {name}" if size else f"ptr noundef {name}"

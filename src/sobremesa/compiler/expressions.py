"""What the expressions of a rule become."""

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING, Any

from ..engine.layouts import Array, Record, words
from .problems import Wrong, called
from .reading import MISSING, Rule, is_constant, is_enum, is_namespace
from .text import Bit, Kind, Text, Value, number

if TYPE_CHECKING:
    from .program import Program

SIGNED: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}
COMPARED: Mapping[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
PLAIN: Mapping[type[ast.operator], tuple[str, Callable[[int, int], int]]] = {
    ast.Add: ("add", operator.add),
    ast.Sub: ("sub", operator.sub),
    ast.Mult: ("mul", operator.mul),
    ast.BitAnd: ("and", operator.and_),
    ast.BitOr: ("or", operator.or_),
    ast.BitXor: ("xor", operator.xor),
}
LEAST = -(2**63)


class Expressions(Text):
    """The expressions of one rule, compiled for the kinds of its arguments."""

    def __init__(self, program: "Program", rule: Rule):
        super().__init__()
        self.program, self.rule = program, rule
        self.locals: dict[str, tuple[Value, str]] = {}  # of each name: what it is (without text), and its slot
        self.given: set[str] = set()  # the names that surely have a value where we are

    # -- values ------------------------------------------------------------------------------------------------

    def value(self, node: ast.expr) -> Value:
        """What an expression is: a number, a record, a row."""
        find: Callable[[ast.expr], Value] | None = getattr(self, f"value_of_{type(node).__name__}", None)
        if find is None:
            raise Wrong(node, f"{ast.unparse(node)}: rules have no {type(node).__name__.lower()}")
        return find(node)

    def number(self, node: ast.expr) -> Value:
        """What an expression is, which must be a number."""
        found = self.value(node)
        if found.kind is not int:
            raise Wrong(node, f"{ast.unparse(node)} is {called(found.kind)}, and should be a number")
        return found

    def value_of_Constant(self, node: ast.Constant) -> Value:
        """A whole number, True or False."""
        assert isinstance(node.value, int)
        return number(node.value)

    def value_of_Name(self, node: ast.Name) -> Value:
        """A local name, or a constant of the module."""
        if node.id in self.rule.local_names:
            return self._local(node)
        return self._outer(node, self.rule.look_up(node.id))

    def _local(self, node: ast.Name) -> Value:
        if node.id not in self.given:
            raise Wrong(node, f"{node.id} may have no value here: give it one before, whatever way is taken")
        kept, slot = self.locals[node.id]
        length = kept.length
        if length and length.known is None:
            length = Value(int, self.make(f"load i64, ptr {length.text}"))
        text = self.make(f"load {type_of(kept.kind)}, ptr {slot}")
        return Value(kept.kind, text, length=length, field=kept.field, fixed=kept.fixed)

    def _outer(self, node: ast.expr, thing: Any) -> Value:
        if isinstance(thing, int):
            return number(int(thing))
        if isinstance(thing, tuple) and is_constant(thing):
            return self.program.constant(thing)
        name = ast.unparse(node)
        if thing is MISSING:
            raise Wrong(node, f"there is no {name}")
        if callable(thing) and not is_enum(thing):
            raise Wrong(node, f"{name} is a rule: call it; it cannot be handed on or kept")
        raise Wrong(node, f"{name} is neither a number nor a row of numbers; rules know no other constants")

    def value_of_Attribute(self, node: ast.Attribute) -> Value:
        """A member of an enum, a constant of a module, or a field."""
        if isinstance(node.value, ast.Name) and node.value.id not in self.rule.local_names:
            home = self.rule.look_up(node.value.id)
            if is_enum(home):
                if node.attr not in home.__members__:
                    raise Wrong(
                        node, f"{home.__name__} has no member {node.attr!r}{perhaps(node.attr, home.__members__)}"
                    )
                return number(int(home[node.attr]))
            if is_namespace(home):
                return self._outer(node, getattr(home, node.attr, MISSING))
        return self.loaded(self.place(node))

    def value_of_Subscript(self, node: ast.Subscript) -> Value:
        """One item of a row."""
        return self.loaded(self.place(node))

    def loaded(self, place: Value) -> Value:
        """What lies at a place: the number there, or the place itself if it is a record or row."""
        if place.kind is not int:
            return place
        return Value(int, self.make(f"load i64, ptr {place.text}{self.program.tag(place.field)}"))

    # -- places ------------------------------------------------------------------------------------------------

    def place(self, node: ast.expr) -> Value:
        """Where a field or an item lies: a value whose text is its address."""
        if isinstance(node, ast.Attribute):
            return self._field(node)
        if isinstance(node, ast.Subscript):
            row, index = self.row(node.value), self.number(node.slice)
            self.check_index(index, row, node)
            return self.item(row, index)
        raise Wrong(node, f"{ast.unparse(node)} is neither a field nor an item of a row")

    def _field(self, node: ast.Attribute) -> Value:
        record = self.value(node.value)
        if not isinstance(record.kind, Record):
            raise Wrong(node, f"{ast.unparse(node.value)} is {called(record.kind)} and has no field {node.attr!r}")
        if node.attr not in record.kind:
            hint = perhaps(node.attr, record.kind.names)
            raise Wrong(node, f"{ast.unparse(node.value)} has no field {node.attr!r}{hint}")
        kind, offset = record.kind[node.attr], record.kind.offset(node.attr)
        text = record.text
        if offset:
            text = self.make(f"getelementptr inbounds nuw i64, ptr {text}, i64 {offset}")
        length = number(kind.length) if isinstance(kind, Array) and kind.length is not None else None
        field = self.program.field(record.kind, node.attr)
        return Value(kind, text, length=length, field=field, fixed=record.fixed)

    def row(self, node: ast.expr) -> Value:
        """What an expression is, which must be a row."""
        found = self.value(node)
        if not isinstance(found.kind, Array):
            raise Wrong(node, f"{ast.unparse(node)} is {called(found.kind)}, and should be a row")
        return found

    def item(self, row: Value, index: Value) -> Value:
        """Where an item of a row lies; the index has been checked."""
        assert isinstance(row.kind, Array)
        kind = row.kind.item
        size, at = words(kind), index.text
        if size != 1:
            at = str(index.known * size) if index.known is not None else self.make(f"mul nuw nsw i64 {at}, {size}")
        text = self.make(f"getelementptr inbounds nuw i64, ptr {row.text}, i64 {at}")
        length = number(kind.length) if isinstance(kind, Array) and kind.length is not None else None
        return Value(kind, text, length=length, field=row.field, fixed=row.fixed)

    # -- checks ------------------------------------------------------------------------------------------------

    def check_index(self, index: Value, row: Value, node: ast.expr) -> None:
        """An index lies in its row."""
        length = length_of(row)
        if index.known is not None and length.known is not None:
            if not 0 <= index.known < length.known:
                raise Wrong(node, f"{ast.unparse(node)} is outside its row of {length.known}")
            return
        self.check(self.make(f"icmp ult i64 {index.text}, {length.text}"), IndexError, node)

    def check(self, holds: str, error: type[Exception], node: ast.AST) -> None:
        """If that does not hold, the program fails here: it stops, and whoever has begun it hears why."""
        fine, fails = self.name("fine"), self.name("fails")
        self.fork(holds, fine, fails)
        self.begin(fails)
        number = self.program.failure(error, self.rule, node)
        self.do(f"call void @fail(ptr %way_out, i32 {number})")
        self.do("unreachable")
        self.begin(fine)

    # -- arithmetic --------------------------------------------------------------------------------------------

    def value_of_BinOp(self, node: ast.BinOp) -> Value:
        """Two numbers and what is between them."""
        return self.calculated(node.op, self.number(node.left), self.number(node.right), node)

    def calculated(self, sign: ast.operator, x: Value, y: Value, node: ast.AST) -> Value:
        """What Python makes of x + y and the like, in 64 bits."""
        if (plain := PLAIN.get(type(sign))) is not None:
            instruction, known = plain
            if x.known is not None and y.known is not None:
                return number(known(x.known, y.known))
            return Value(int, self.make(f"{instruction} i64 {x.text}, {y.text}"))
        if isinstance(sign, ast.LShift | ast.RShift):
            return self._shifted(sign, x, y, node)
        if isinstance(sign, ast.FloorDiv | ast.Mod):
            return self._divided(sign, x, y, node)
        raise Wrong(node, f"{ast.unparse(node)}: there is no such calculation in rules")

    def _shifted(self, sign: ast.operator, x: Value, y: Value, node: ast.AST) -> Value:
        left = isinstance(sign, ast.LShift)
        if y.known is None:
            self.check(self.make(f"icmp ult i64 {y.text}, 64"), ValueError, node)
        elif not 0 <= y.known < 64:
            raise Wrong(node, f"{ast.unparse(node)}: a number has 64 bits, and is shifted by 0 to 63")
        elif x.known is not None:
            return number(x.known << y.known if left else x.known >> y.known)
        return Value(int, self.make(f"{'shl' if left else 'ashr'} i64 {x.text}, {y.text}"))

    def _divided(self, sign: ast.operator, x: Value, y: Value, node: ast.AST) -> Value:
        """Rounded down, as Python does; the machine rounds towards 0."""
        whole = isinstance(sign, ast.FloorDiv)
        if y.known == 0:
            raise Wrong(node, f"{ast.unparse(node)} divides by 0")
        if x.known is not None and y.known is not None:
            return number(x.known // y.known if whole else x.known % y.known)
        if y.known is None:
            self.check(self.make(f"icmp ne i64 {y.text}, 0"), ZeroDivisionError, node)
        if y.known in (None, -1):
            # The one quotient that 64 bits do not hold, on which the processor would end the process.
            largest = self.make(f"icmp eq i64 {x.text}, {LEAST}")
            negated = self.make(f"icmp eq i64 {y.text}, -1")
            both = self.make(f"and i1 {largest}, {negated}")
            self.check(self.make(f"xor i1 {both}, true"), OverflowError, node)
        rest = self.make(f"srem i64 {x.text}, {y.text}")
        uneven = self.make(f"icmp ne i64 {rest}, 0")
        mixed = self.make(f"xor i64 {rest}, {y.text}")
        opposite = self.make(f"icmp slt i64 {mixed}, 0")
        beyond = self.make(f"and i1 {uneven}, {opposite}")
        if whole:
            quotient = self.make(f"sdiv i64 {x.text}, {y.text}")
            return Value(int, self.make(f"sub i64 {quotient}, {self.as_number(beyond).text}"))
        raised = self.make(f"add i64 {rest}, {y.text}")
        return Value(int, self.make(f"select i1 {beyond}, i64 {raised}, i64 {rest}"))

    def value_of_UnaryOp(self, node: ast.UnaryOp) -> Value:
        """-x, ~x, +x and not x."""
        if isinstance(node.op, ast.Not):
            return self.as_number(self.condition(node))
        x = self.number(node.operand)
        if isinstance(node.op, ast.USub):
            return number(-x.known) if x.known is not None else Value(int, self.make(f"sub i64 0, {x.text}"))
        if isinstance(node.op, ast.Invert):
            return number(~x.known) if x.known is not None else Value(int, self.make(f"xor i64 {x.text}, -1"))
        return x

    # -- conditions --------------------------------------------------------------------------------------------

    def condition(self, node: ast.expr) -> Bit:
        """Does an expression hold?  True or False where that is known already, else how LLVM names the bit."""
        if isinstance(node, ast.Compare):
            return self._compared(node)
        if isinstance(node, ast.BoolOp):
            return self._linked(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            holds = self.condition(node.operand)
            return not holds if isinstance(holds, bool) else self.make(f"xor i1 {holds}, true")
        return self.holds(self.number(node))

    def holds(self, value: Value) -> Bit:
        """Is it another number than 0?"""
        return value.known != 0 if value.known is not None else self.make(f"icmp ne i64 {value.text}, 0")

    def as_number(self, holds: Bit) -> Value:
        """1 if it holds, else 0."""
        return number(int(holds)) if isinstance(holds, bool) else Value(int, self.make(f"zext i1 {holds} to i64"))

    def value_of_Compare(self, node: ast.Compare) -> Value:
        """1 if all the comparisons hold, else 0."""
        return self.as_number(self._compared(node))

    def _compared(self, node: ast.Compare) -> Bit:
        left = node.left
        if len(node.ops) == 1:
            return self._one_comparison(self.number(left), node.ops[0], node.comparators[0], node)
        kept = self.number(left)
        steps: list[Callable[[], Bit]] = []

        def step(sign: ast.cmpop, right: ast.expr) -> Callable[[], Bit]:
            def compare() -> Bit:
                nonlocal kept
                if isinstance(sign, ast.In | ast.NotIn):
                    raise Wrong(node, "`in` stands alone: write the comparisons one by one")
                before, kept = kept, self.number(right)
                return self._which(before, sign, kept, node)

            return compare

        for sign, right in zip(node.ops, node.comparators, strict=True):
            steps.append(step(sign, right))
        return self.all_of(steps)

    def _one_comparison(self, left: Value, sign: ast.cmpop, right: ast.expr, node: ast.Compare) -> Bit:
        if not isinstance(sign, ast.In | ast.NotIn):
            return self._which(left, sign, self.number(right), node)
        if not isinstance(right, ast.Tuple):
            found = self.value(right)
            if not isinstance(found.kind, Array) or found.kind.item is not int:
                raise Wrong(node, f"`in` asks for one of several numbers, not for {called(found.kind)}")
            holds = self._among(left, found)
        else:
            either = [self._which(left, ast.Eq(), self.number(item), node) for item in right.elts]
            if True in either:
                return isinstance(sign, ast.In)
            bits = [bit for bit in either if not isinstance(bit, bool)]
            if not bits:
                return isinstance(sign, ast.NotIn)
            holds = bits[0]
            for bit in bits[1:]:
                holds = self.make(f"or i1 {holds}, {bit}")
        return holds if isinstance(sign, ast.In) else self.make(f"xor i1 {holds}, true")

    def _among(self, wanted: Value, row: Value) -> str:
        """Is one of a row's numbers the wanted one?"""
        seen = self.slot("i1")
        self.do(f"store i1 0, ptr {seen}")

        def look(place: Value, again: str, end: str) -> None:
            same = self.make(f"icmp eq i64 {wanted.text}, {self.loaded(self.item(row, place)).text}")
            before = self.make(f"load i1, ptr {seen}")
            either = self.make(f"or i1 {same}, {before}")
            self.do(f"store i1 {either}, ptr {seen}")

        self.count(number(0), length_of(row), 1, look)
        return self.make(f"load i1, ptr {seen}")

    def count(self, first: Value, beyond: Value, step: int, body: Callable[[Value, str, str], None]) -> None:
        """For each number from the first on: `body(number, again, end)`, with the blocks of the next and of the end."""
        at = self.slot("i64")
        self.do(f"store i64 {first.text}, ptr {at}")
        head, inside, again, end = self.name("for"), self.name("each"), self.name("next"), self.name("done")
        self.jump(head)
        self.begin(head)
        place = self.make(f"load i64, ptr {at}")
        self.fork(self.make(f"icmp {'slt' if step > 0 else 'sgt'} i64 {place}, {beyond.text}"), inside, end)
        self.begin(inside)
        body(Value(int, place), again, end)
        self.jump(again)
        self.begin(again)
        before = self.make(f"load i64, ptr {at}")
        after = self.make(f"add i64 {before}, {step}")
        self.do(f"store i64 {after}, ptr {at}")
        self.jump(head, self.program.loop())
        self.begin(end)

    def _which(self, left: Value, sign: ast.cmpop, right: Value, node: ast.AST) -> Bit:
        if type(sign) not in SIGNED:
            raise Wrong(node, "numbers are compared with ==, !=, <, <=, > and >=")
        if left.known is not None and right.known is not None:
            return COMPARED[type(sign)](left.known, right.known)
        return self.make(f"icmp {SIGNED[type(sign)]} i64 {left.text}, {right.text}")

    def _linked(self, node: ast.BoolOp) -> Bit:
        """`and` and `or` as a condition; what need not be looked at is not."""
        steps = [partial(self.condition, part) for part in node.values]
        if isinstance(node.op, ast.And):
            return self.all_of(steps)
        return self.all_of(steps, until=True)

    def all_of(self, steps: Sequence[Callable[[], Bit]], *, until: bool = False) -> Bit:
        """Do all the conditions hold?  With `until`: does any?  The first that decides it is the last looked at."""
        end, ways = self.name("decided"), list[tuple[str, str]]()
        last: Bit = not until
        for place, step in enumerate(steps):
            holds = step()
            if isinstance(holds, bool):
                last = holds
                if holds is until:
                    break
                continue
            last = holds
            if place == len(steps) - 1:
                break
            on = self.name("and_" if not until else "or_")
            assert self.block is not None
            ways.append((str(until).lower(), self.block))
            self.fork(holds, *((end, on) if until else (on, end)))
            self.begin(on)
        else:
            if ways and isinstance(last, bool):
                last = not until  # those after the last fork are known, and decide nothing
        if not ways:
            return last
        assert self.block is not None
        ways.append((str(last).lower() if isinstance(last, bool) else last, self.block))
        self.jump(end)
        self.begin(end)
        return self.meet("i1", ways)

    def value_of_BoolOp(self, node: ast.BoolOp) -> Value:
        """`x and y` is x if that is 0, else y; `or` the other way round."""
        end, ways = self.name("decided"), list[tuple[str, str]]()
        wants = isinstance(node.op, ast.Or)
        found = number(0)
        for place, part in enumerate(node.values):
            found = self.number(part)
            holds = self.holds(found)
            if place == len(node.values) - 1 or holds is wants:
                break
            if isinstance(holds, bool):
                continue
            on = self.name("on")
            assert self.block is not None
            ways.append((found.text, self.block))
            self.fork(holds, *((end, on) if wants else (on, end)))
            self.begin(on)
        if not ways:
            return found
        assert self.block is not None
        ways.append((found.text, self.block))
        self.jump(end)
        self.begin(end)
        return Value(int, self.meet("i64", ways))

    def value_of_IfExp(self, node: ast.IfExp) -> Value:
        """`x if ... else y`."""
        holds = self.condition(node.test)
        if isinstance(holds, bool):
            return self.value(node.body if holds else node.orelse)
        yes, no, end = self.name("yes"), self.name("no"), self.name("either")
        self.fork(holds, yes, no)
        self.begin(yes)
        one = self.value(node.body)
        one_block = self.block
        self.jump(end)
        self.begin(no)
        other = self.value(node.orelse)
        other_block = self.block
        self.jump(end)
        if one.kind != other.kind or (one.length and one.length.known is None):
            raise Wrong(node, f"{ast.unparse(node)} is {called(one.kind)} or {called(other.kind)}: let it be one kind")
        self.begin(end)
        assert one_block is not None
        assert other_block is not None
        text = self.meet(type_of(one.kind), [(one.text, one_block), (other.text, other_block)])
        field = one.field if one.field == other.field else ""
        return Value(one.kind, text, length=one.length, field=field, fixed=one.fixed or other.fixed)

    def value_of_Tuple(self, node: ast.Tuple) -> Value:
        """Several numbers stand only after `return`, in an assignment and after `in`."""
        raise Wrong(
            node, f"{ast.unparse(node)}: several numbers are returned, assigned or asked for with `in`, not more"
        )


def type_of(kind: Kind) -> str:
    """How LLVM calls a kind of thing."""
    if kind is None:
        return "void"
    if isinstance(kind, tuple):
        return f"{{ {', '.join(['i64'] * len(kind))} }}"
    return "i64" if kind is int else "ptr"


def length_of(row: Value) -> Value:
    """How many items a row has."""
    assert row.length is not None
    return row.length


def perhaps(name: str, known: Any) -> str:
    """The nearest of the known names, as a question."""
    near = get_close_matches(name, known, n=1)
    return f"; perhaps {near[0]!r}" if near else ""

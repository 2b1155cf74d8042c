"""What calls become: of other rules, and of the few functions of Python's own that rules may use."""

import ast
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from ..engine.layouts import Array
from .expressions import Expressions, length_of, type_of
from .problems import Wrong, called
from .reading import MISSING, is_namespace, read
from .text import Value, number

SEQUENCES = ("enumerate", "range", "zip")  # only after `for ... in`


class Calls(Expressions):
    """The calls in one rule."""

    def value_of_Call(self, node: ast.Call) -> Value:
        """What a call gives back."""
        function = self._function(node)
        if isinstance(function, FunctionType):
            return self._of_rule(node, function)
        own = OWN.get(function)
        if own is None:
            raise Wrong(node, no_rule(ast.unparse(node.func)))
        if node.keywords:
            raise Wrong(node, f"{ast.unparse(node.func)} takes no names of arguments here")
        return own(self, node)

    def _function(self, node: ast.Call) -> Any:
        """The function that is called."""
        called = node.func
        if isinstance(called, ast.Name):
            if called.id in self.rule.local_names:
                raise Wrong(node, f"{called.id} is a number, a record or a row here, and cannot be called")
            return self.rule.look_up(called.id)
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            home = self.rule.look_up(called.value.id)
            if called.value.id not in self.rule.local_names and is_namespace(home):
                return getattr(home, called.attr, MISSING)
        raise Wrong(node, no_method(called))

    def _of_rule(self, node: ast.Call, function: FunctionType) -> Value:
        rule = read(function)
        given = [self.value(argument) for argument in self._arguments(node, rule.arguments, rule.defaults)]
        for value, name in zip(given, rule.arguments, strict=True):
            if value.kind is None or isinstance(value.kind, tuple):
                raise Wrong(node, f"{rule.name} is given {called(value.kind)} as {name}")
            if value.fixed:
                raise Wrong(
                    node, f"{name} of {rule.name} is a row of the module: rules are given fields and items only"
                )
        made = self.program.rule(rule, tuple(value.kind for value in given))
        texts = ["ptr %way_out"]
        for value in given:
            texts.append(f"{type_of(value.kind)} {value.text}")
            if isinstance(value.kind, Array) and value.kind.length is None:
                texts.append(f"i64 {length_of(value).text}")
        call = f"call {type_of(made.returns)} {made.name}({', '.join(texts)})"
        if made.returns is None:
            self.do(call)
            return Value(None, "")
        length = number(made.returns.length or 0) if isinstance(made.returns, Array) else None
        return Value(made.returns, self.make(call), length=length)

    def _arguments(self, node: ast.Call, names: list[str], defaults: Mapping[str, ast.expr]) -> list[ast.expr]:
        """What is given for each argument, in their order."""
        what = ast.unparse(node.func)
        named = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
        if strange := sorted(set(named) - set(names[len(node.args) :])):
            raise Wrong(node, f"{what} has no argument {strange[0]!r} that is still to be given")
        if len(node.args) > len(names):
            raise Wrong(node, f"{what} takes {len(names)} arguments, not {len(node.args)}")
        given = dict(zip(names, node.args, strict=False)) | named
        if missing := [name for name in names if name not in given and name not in defaults]:
            raise Wrong(node, f"{what} is not given {', '.join(missing)}")
        return [given.get(name) or defaults[name] for name in names]

    # -- Python's own ------------------------------------------------------------------------------------------

    def _one(self, node: ast.Call) -> ast.expr:
        if len(node.args) != 1:
            raise Wrong(node, f"{ast.unparse(node.func)} takes one argument here")
        return node.args[0]

    def own_int(self, node: ast.Call) -> Value:
        """A number as a number."""
        return self.number(self._one(node))

    def own_bool(self, node: ast.Call) -> Value:
        """1 for any number but 0."""
        return self.as_number(self.condition(self._one(node)))

    def own_abs(self, node: ast.Call) -> Value:
        """A number without its sign."""
        x = self.number(self._one(node))
        if x.known is not None:
            return number(abs(x.known))
        return Value(int, self.make(f"call i64 @llvm.abs.i64(i64 {x.text}, i1 false)"))

    def own_len(self, node: ast.Call) -> Value:
        """How many items a row has."""
        return length_of(self.row(self._one(node)))

    def own_divmod(self, node: ast.Call) -> Value:
        """Quotient and rest."""
        if len(node.args) != 2:
            raise Wrong(node, "divmod takes two arguments")
        x, y = (self.number(part) for part in node.args)
        parts = self.calculated(ast.FloorDiv(), x, y, node), self.calculated(ast.Mod(), x, y, node)
        return self.several(list(parts))

    def several(self, parts: list[Value]) -> Value:
        """Several numbers as one value, as rules return them."""
        kind = (int,) * len(parts)
        text = "undef"
        for place, part in enumerate(parts):
            text = self.make(f"insertvalue {type_of(kind)} {text}, i64 {part.text}, {place}")
        return Value(kind, text)

    def own_min(self, node: ast.Call) -> Value:
        """The smallest of several numbers, or of a row."""
        return self._extreme(node, "smin")

    def own_max(self, node: ast.Call) -> Value:
        """The largest of several numbers, or of a row."""
        return self._extreme(node, "smax")

    def _extreme(self, node: ast.Call, which: str) -> Value:
        def better(x: Value, y: Value) -> Value:
            if x.known is not None and y.known is not None:
                return number((min if which == "smin" else max)(x.known, y.known))
            return Value(int, self.make(f"call i64 @llvm.{which}.i64(i64 {x.text}, i64 {y.text})"))

        if len(node.args) != 1:
            found = self.number(node.args[0]) if node.args else number(0)
            for part in node.args[1:]:
                found = better(found, self.number(part))
            return found
        row = self._numbers(node)
        self.check_index(number(0), row, node)
        return self._gathered(row, self.loaded(self.item(row, number(0))), better)

    def own_sum(self, node: ast.Call) -> Value:
        """The sum of a row."""
        row = self._numbers(node)
        return self._gathered(row, number(0), lambda x, y: self.calculated(ast.Add(), x, y, node))

    def _numbers(self, node: ast.Call) -> Value:
        row = self.row(self._one(node))
        if not isinstance(row.kind, Array) or row.kind.item is not int:
            raise Wrong(node, f"{ast.unparse(node.func)} needs a row of numbers, not {called(row.kind)}")
        return row

    def _gathered(self, row: Value, first: Value, more: Callable[[Value, Value], Value]) -> Value:
        found = self.slot("i64")
        self.do(f"store i64 {first.text}, ptr {found}")

        def add(place: Value, again: str, end: str) -> None:
            before = Value(int, self.make(f"load i64, ptr {found}"))
            self.do(f"store i64 {more(before, self.loaded(self.item(row, place))).text}, ptr {found}")

        self.count(number(0), length_of(row), 1, add)
        return Value(int, self.make(f"load i64, ptr {found}"))

    def own_sequence(self, node: ast.Call) -> Value:
        """`range` and the like make nothing that could be kept."""
        raise Wrong(node, f"{ast.unparse(node.func)} stands only after `for ... in`")


OWN: Mapping[Any, Callable[[Calls, ast.Call], Value]] = {
    abs: Calls.own_abs,
    bool: Calls.own_bool,
    divmod: Calls.own_divmod,
    enumerate: Calls.own_sequence,
    int: Calls.own_int,
    len: Calls.own_len,
    max: Calls.own_max,
    min: Calls.own_min,
    range: Calls.own_sequence,
    sum: Calls.own_sum,
    zip: Calls.own_sequence,
}
BUILTINS = tuple(sorted(function.__name__ for function in OWN))


def no_rule(name: str) -> str:
    """What is said of a function that is no rule."""
    return f"{name} is no rule and does not compile; of Python's own there are {', '.join(BUILTINS)}"


def no_method(called: ast.expr) -> str:
    """What is said of a method."""
    name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
    return f"no method ({name}): ints and fields have none in both forms; write a rule"

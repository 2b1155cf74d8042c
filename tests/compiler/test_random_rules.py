"""Rules made at random do the same on paper and compiled: the same numbers, the same state, the same errors.

The laws compare both forms of the games' rules; this compares what those rules happen not to use.
"""

from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.compiler import Entry, NotOfTheSubset, compiled
from sobremesa.compiler.program import Program
from sobremesa.engine.forms import difference, numbers
from sobremesa.engine.layouts import record
from sobremesa.engine.packed import blank, unpack
from tests.compiler.written import module

INNER = record(n=int, row=(int, 3))
STATE = record(a=int, row=(int, 5), grid=(int, (2, 3)), inner=INNER, many=(INNER, 4))
RULES, RUNS = 40, 40  # rules of a program; times that each is run
SURELY_FAIL = ("divides by 0", "outside its row", "no negative index", "is shifted by 0 to 63")
HEAD = """from enum import IntEnum


class Way(IntEnum):
    UP = 0
    DOWN = 1
    BOTH = 3


PRICES = (5, 3, 8)


def spread(s, x):
    return x % 7, s.inner.n, -x


def inner_of(s, x):
    return s.many[x]
"""


class Author:
    """Writes rules."""

    def __init__(self, seed: int):
        self.dice = Random(seed)

    def number(self, depth: int = 3) -> str:
        """An expression that is a number, a small one for the most part."""
        pick = self.dice.choice
        if depth == 0:
            return pick(
                ["x", "y", "z", "s.a", "0", "1", "2", "3", "-4", "17", "Way.BOTH", "True", "len(s.row)", "PRICES[1]"]
            )
        part = lambda: self.number(depth - 1)  # noqa: E731
        return pick(
            [
                part,
                lambda: f"({part()} {pick('+-*&|^')} {part()}) % 10007",
                lambda: f"{part()} // {pick(['3', '-2', part()])}",
                lambda: f"({part()}) % {pick(['5', '-7', part()])}",
                lambda: f"({part()}) >> {pick(['1', '3', f'({part()}) % 9'])}",
                lambda: f"(({part()}) % 50 << {pick(['2', '5', f'({part()}) % 9'])})",
                lambda: f"-({part()})",
                lambda: f"~({part()})",
                lambda: f"abs({part()})",
                lambda: f"{pick(['min', 'max'])}({part()}, {part()}, {part()})",
                lambda: f"{pick(['min', 'max', 'sum'])}({self.row()})",
                lambda: f"int({self.truth(depth - 1)})",
                lambda: f"bool({part()})",
                lambda: f"({part()} {pick(['and', 'or'])} {part()})",
                lambda: f"({part()} if {self.truth(depth - 1)} else {part()})",
                lambda: self.item(depth),
                lambda: f"inner_of(s, {self.index(depth)}).n",
                lambda: (
                    f"PRICES[abs({self.index(depth)})]"
                ),  # a tuple on paper counts from its end, a row of a state never
            ]
        )()

    def index(self, depth: int) -> str:
        """An index that now and then lies outside its row."""
        return self.dice.choice([f"({self.number(depth - 1)}) % 3", "1", "0", "2", "i", self.number(depth - 1)])

    def row(self) -> str:
        """A row of numbers."""
        return self.dice.choice(["s.row", "s.grid[1]", "s.inner.row", "s.many[2].row", "PRICES"])

    def item(self, depth: int) -> str:
        """A place for a number."""
        depth = max(depth, 1)
        return self.dice.choice(
            [
                lambda: f"s.row[{self.index(depth)}]",
                lambda: f"s.grid[{self.dice.choice('01')}][{self.index(depth)}]",
                lambda: f"s.many[{self.index(depth)}].row[{self.index(depth)}]",
                lambda: f"s.many[{self.index(depth)}].n",
                lambda: "s.inner.n",
                lambda: "s.a",
            ]
        )()

    def truth(self, depth: int = 2) -> str:
        """A condition."""
        pick = self.dice.choice
        signs = ["==", "!=", "<", "<=", ">", ">="]
        part = lambda: self.number(max(depth - 1, 0))  # noqa: E731
        if depth == 0:
            return f"{part()} {pick(signs)} {part()}"
        return pick(
            [
                lambda: f"{part()} {pick(signs)} {part()}",
                lambda: f"{part()} {pick(signs)} {part()} {pick(signs)} {part()}",
                lambda: f"{part()} {pick(['in', 'not in'])} ({part()}, {part()}, 3)",
                lambda: f"{part()} {pick(['in', 'not in'])} {self.row()}",
                lambda: f"not ({self.truth(depth - 1)})",
                lambda: f"({self.truth(depth - 1)}) {pick(['and', 'or'])} ({self.truth(depth - 1)})",
                lambda: f"({self.truth(depth - 1)} and {part()} or {part()})",
            ]
        )()

    def body(self, depth: int, *, in_loop: bool = False) -> Iterator[str]:
        """Statements, with the spaces before them as seen from the outermost."""
        for _ in range(self.dice.randint(1, 4)):
            yield from self.statement(depth, in_loop=in_loop)

    def statement(self, depth: int, *, in_loop: bool) -> Iterator[str]:
        """A statement."""
        kinds = [self.assignment]
        if depth:
            kinds += [self.assignment, self.choice, self.loop]
        if in_loop:
            kinds.append(self.way_out)
        yield from self.dice.choice(kinds)(depth, in_loop=in_loop)

    def assignment(self, depth: int, *, in_loop: bool) -> Iterator[str]:
        """Numbers for names and places."""
        pick, number, name = self.dice.choice, self.number(), self.dice.choice("xyz")
        yield pick(
            [
                f"{name} = {number}",
                f"{self.item(2)} = ({number}) % 1000",
                f"{pick([name, self.item(2)])} {pick(['+=', '-=', '|=', '&=', '^=', '%=', '//='])} {number}",
                f"{self.item(2)}, {name} = {name}, {self.item(2)}",
                f"x, {self.item(1)}, z = spread(s, {number})",
                f"x, z = divmod({number}, {self.number(1)})",
            ]
        )

    def choice(self, depth: int, *, in_loop: bool) -> Iterator[str]:
        """One way or another."""
        pick, number, name = self.dice.choice, self.number(), self.dice.choice("xyz")
        inside = [f"    {line}" for line in self.body(depth - 1, in_loop=in_loop)]
        if pick([True, False]):
            yield from [f"if {self.truth()}:", *inside, *pick([[], ["else:", f"    {name} = {number}"]])]
            return
        guard = pick(["", f" if {self.truth(1)}"])
        yield from [f"match {number}:", f"    case Way.UP | 7{guard}:", *(f"    {line}" for line in inside)]
        yield from ["    case Way.DOWN:", f"        {name} = {number}"]
        yield from pick([[], ["    case _:", f"        {name} = 1"]])

    def loop(self, depth: int, *, in_loop: bool) -> Iterator[str]:
        """Again and again."""
        pick, name = self.dice.choice, self.dice.choice("xyz")
        inside = [f"    {line}" for line in self.body(depth - 1, in_loop=True)]
        counted = pick(["3", "1, 5", "4, 0, -1", f"({self.number()}) % 6"])
        head = pick(
            [
                f"for i in range({counted}):",
                f"for {name} in {self.row()}:",
                f"for i, {name} in enumerate({self.row()}):",
                f"for x, y in zip({self.row()}, {self.row()}):",
                f"while w{depth} < 5 and ({self.truth()}):",
            ]
        )
        yield from [f"w{depth} = 0", head, f"    w{depth} += 1", *inside]

    def way_out(self, depth: int, *, in_loop: bool) -> Iterator[str]:
        """Out of a loop, or on to its next time."""
        yield from [f"if {self.truth()}:", f"    {self.dice.choice(['break', 'continue', f'return {self.number()}'])}"]

    def rule(self, name: str) -> str:
        """A rule."""
        lines = [f"    {line}" for line in self.body(3)]
        head = ["", "", f"def {name}(s, x, y):", "    z = i = w1 = w2 = w3 = 1"]
        return "\n".join([*head, *lines, f"    return ({self.number()}) % 100003", ""])


def outcome(call, *given) -> object:
    """What comes of a call: a number, or the error that it raises."""
    try:
        return int(call(*given))
    except (IndexError, ZeroDivisionError) as error:
        return type(error)
    except (OverflowError, ValueError):
        return "too large"


def accepted(entries: dict[str, Entry]) -> dict[str, Entry]:
    """The rules without those that surely fail, which are refused: what divides by a 0 that is known, and the like."""
    found = {}
    for name, entry in entries.items():
        try:
            Program({name: entry})
        except NotOfTheSubset as error:
            said = [fault.what for fault in error.faults]
            assert all(any(word in what for word in SURELY_FAIL) for what in said), said
        else:
            found[name] = entry
    return found


@pytest.mark.parametrize("seed", range(6))
def test_rules_made_at_random_do_the_same_in_both_forms(tmp_path, seed):
    author = Author(seed)
    names = [f"rule_{n}" for n in range(RULES)]
    made = module(tmp_path, HEAD + "".join(author.rule(name) for name in names))
    entries = accepted({name: Entry(getattr(made, name), (STATE, int, int)) for name in names})
    machine = compiled(entries)
    whole = failed = 0
    for name in entries:
        for _ in range(RUNS):
            packed = blank(STATE)
            packed.view("q")[:] = [author.dice.randint(-3, 6) for _ in range(STATE.words)]
            state = unpack(packed)
            x, y = author.dice.randint(-5, 9), author.dice.randint(-5, 9)
            on_paper = outcome(getattr(made, name), state, x, y)
            if max(map(abs, numbers(state))) >= 2**63:
                continue
            assert on_paper == outcome(getattr(machine, name), packed[0], x, y), name
            if isinstance(on_paper, int):
                assert "" == difference(state, packed), name
                whole += 1
            else:
                failed += 1
    assert len(entries) > RULES // 3
    assert whole > len(entries) * RUNS // 4
    assert failed > 0

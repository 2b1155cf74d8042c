"""LLVM's assembly as text: instructions in blocks, and a place on the stack for each local name.

Every number is an `i64`, every record or row an address.  Locals live on the stack; LLVM makes registers of them.
"""

from dataclasses import dataclass
from typing import TypeAlias

from ..engine.layouts import Layout

Kind: TypeAlias = Layout | tuple[type[int], ...] | None  # what a rule returns may be several numbers, or nothing
Bit: TypeAlias = str | bool  # how LLVM names a bit; True or False where that is known already


@dataclass(frozen=True)
class Value:
    """What an expression has become.

    kind    a number, a record, a row; or several numbers, or nothing, as rules return
    text    how LLVM names it
    known   the number, where it is known already
    length  how many items a row has, as a value of its own
    field   the field that a row of numbers is, where that is known: rows of two fields never overlap
    fixed   may nothing be written here?
    """

    kind: Kind
    text: str
    known: int | None = None
    length: "Value | None" = None
    field: str = ""
    fixed: bool = False


def number(n: int) -> Value:
    """A number that is known."""
    n = (n + 2**63) % 2**64 - 2**63
    return Value(int, str(n), known=n)


class Text:
    """The text of one function while it is written."""

    def __init__(self) -> None:
        self.slots: list[str] = []
        self.lines: list[str] = []
        self.block: str | None = "start"  # where we are; None after a return or jump: nothing comes here
        self._count = 0

    def name(self, what: str = "") -> str:
        """A name that is not used yet."""
        self._count += 1
        return f"{what or 'v'}{self._count}"

    def do(self, instruction: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"  {instruction}")

    def make(self, instruction: str) -> str:
        """An instruction with a result; how that is named."""
        made = f"%{self.name()}"
        self.lines.append(f"  {made} = {instruction}")
        return made

    def slot(self, type: str) -> str:
        """A place on the stack, all zeros at first."""
        made = f"%{self.name('s')}"
        self.slots.append(f"  {made} = alloca {type}")
        self.slots.append(f"  store {type} {'null' if type == 'ptr' else 0}, ptr {made}")
        return made

    def begin(self, block: str) -> None:
        """Go on in another block."""
        self.lines.append(f"{block}:")
        self.block = block

    def jump(self, block: str, note: str = "") -> None:
        """Go on there, if we are anywhere."""
        if self.block is not None:
            self.do(f"br label %{block}{note}")
            self.block = None

    def fork(self, condition: str, yes: str, no: str) -> None:
        """Go on in one of two blocks."""
        self.do(f"br i1 {condition}, label %{yes}, label %{no}")
        self.block = None

    def meet(self, type: str, ways: list[tuple[str, str]]) -> str:
        """The value of the block that we have come from."""
        return self.make(f"phi {type} {', '.join(f'[ {value}, %{block} ]' for value, block in ways)}")

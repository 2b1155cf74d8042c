"""Two forms of a state, one source of its rules.

*On paper* it is plain Python whose lists refuse indices outside them: the reference, used by tables, pages, tests and
the terminal, here.  *Packed* it is one NumPy record (`engine.packed`), and the very same rules run as machine code
(`compiler`): the laboratory and the laws on many games use it.  Nothing here needs NumPy or a compiler.
"""

import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .layouts import Array, Layout, Record, is_layout, record

__all__ = ["Checked", "Paper", "copy", "difference", "numbers", "paper", "record"]


class Checked(list):
    """A list that refuses negative indices, as it does those beyond its end."""

    __slots__ = ()

    def __getitem__(self, index):
        if index < 0:
            raise IndexError(f"index {index} is negative")
        return list.__getitem__(self, index)

    def __setitem__(self, index, value):
        if index < 0:
            raise IndexError(f"index {index} is negative")
        list.__setitem__(self, index, value)


class Paper:
    """A record on paper: attributes, checked lists and ints."""

    __slots__: tuple[str, ...] = ()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def __repr__(self) -> str:
        return f"Paper({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"


@functools.cache
def _paper_class(layout: Record) -> type:
    return type("Paper", (Paper,), {"__slots__": layout.names})


def paper(layout: Layout) -> Any:
    """A thing of that layout, all zeros, as plain Python; a misspelt field is an AttributeError.

    TypeError for what is no layout.
    """
    if not is_layout(layout):
        raise TypeError(f"{layout!r} is no layout: a layout is int, a record or an array")
    if isinstance(layout, Array):
        length = layout.length or 0
        return Checked([0] * length if layout.item is int else (paper(layout.item) for _ in range(length)))
    if not isinstance(layout, Record):
        return 0
    made = _paper_class(layout)()
    for name, field in layout.fields:
        setattr(made, name, paper(field))
    return made


def copy(value: Any) -> Any:
    """A deep copy of anything on paper."""
    if isinstance(value, Paper):
        made = type(value)()
        for name in value.__slots__:
            setattr(made, name, copy(getattr(value, name)))
        return made
    if isinstance(value, Checked):
        return Checked(value) if not value or isinstance(value[0], int) else Checked(map(copy, value))
    return value


def numbers(value: Any) -> Iterator[int]:
    """All the numbers of a state in the order of its fields, the same for both forms."""
    if is_packed(value):
        return iter(memoryview(value.tobytes()).cast("q").tolist())
    found: list[int] = []
    _gather(value, found)
    return map(int, found)


def is_packed(value: Any) -> bool:
    """Is this an array or a record of NumPy's, and nothing on paper?"""
    return hasattr(value, "tobytes")


def _gather(value: Any, found: list[int]) -> None:
    if isinstance(value, Paper):
        for name in value.__slots__:
            _gather(getattr(value, name), found)
    elif isinstance(value, Checked):
        if value and isinstance(value[0], int):
            found += value
        else:
            for item in value:
                _gather(item, found)
    else:
        found.append(value)


def fill(value: Any, source: Iterator[int]) -> None:
    """Write numbers, in the order of its fields, into a state on paper."""
    if isinstance(value, Paper):
        for name in value.__slots__:
            inner = getattr(value, name)
            if isinstance(inner, int):
                setattr(value, name, next(source))
            else:
                fill(inner, source)
    else:
        for i, inner in enumerate(value):
            if isinstance(inner, int):
                value[i] = next(source)
            else:
                fill(inner, source)


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first field in which two states differ, in whatever forms they are; empty if they are equal."""
    if not path and list(numbers(one)) == list(numbers(other)):
        return ""
    if is_packed(one) or is_packed(other):
        from .packed import unpack  # NumPy is there already

        one, other = (unpack(state) if is_packed(state) else state for state in (one, other))
    if isinstance(one, Checked):
        steps = (difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)))
        return next(filter(None, steps), "")
    if isinstance(one, Paper):
        steps = (difference(getattr(one, n), getattr(other, n), f"{path}.{n}") for n in one.__slots__)
        return next(filter(None, steps), "")
    return "" if int(one) == int(other) else f"{path.lstrip('.')}: {int(one)} and {int(other)}"

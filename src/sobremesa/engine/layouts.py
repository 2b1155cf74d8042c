"""Layouts: what a state is made of, field by field, whatever form it takes.

Everything is whole numbers.  A layout is `int` (one number), a `Record` of named fields or an `Array` of equal items.
`engine.forms` makes plain Python of a layout, `engine.packed` a NumPy array, `compiler` the addresses of machine code.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

# Names that a packed record (a NumPy one) has for itself; a test compares them with NumPy's.
TAKEN = frozenset(
    """
    T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy cumprod cumsum
    data device diagonal dtype dump dumps fill flags flat flatten getfield imag item itemsize max mean min nbytes
    ndim nonzero pprint prod put ravel real repeat reshape resize round searchsorted setfield setflags shape size
    sort squeeze std strides sum swapaxes take to_device tobytes tofile tolist trace transpose var view
    """.split()  # noqa: SIM905 - a list of strings would be a line a name
)


@dataclass(frozen=True)
class Array:
    """Equal items side by side; `length` is None where a rule is given an array of any number of them."""

    item: "Layout"
    length: int | None

    @property
    def words(self) -> int:
        """How many numbers it has."""
        assert self.length is not None
        return self.length * words(self.item)


@dataclass(frozen=True)
class Record:
    """Named fields in a fixed order."""

    fields: tuple[tuple[str, "Layout"], ...]

    @cached_property
    def _places(self) -> dict[str, tuple["Layout", int]]:
        places, at = {}, 0
        for name, layout in self.fields:
            places[name] = layout, at
            at += words(layout)
        return places

    @cached_property
    def _hash(self) -> int:
        return hash(self.fields)

    def __hash__(self) -> int:
        return self._hash

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its fields."""
        return tuple(self._places)

    def __getitem__(self, name: str) -> "Layout":
        return self._places[name][0]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def offset(self, name: str) -> int:
        """How many numbers lie before that field."""
        return self._places[name][1]

    @cached_property
    def words(self) -> int:
        """How many numbers it has."""
        return sum(words(layout) for _, layout in self.fields)


Layout: TypeAlias = type[int] | Record | Array
Field: TypeAlias = Layout | tuple[Layout, int] | tuple[Layout, tuple[int, ...]]


def words(layout: Layout) -> int:
    """How many numbers a thing of that layout has."""
    return layout.words if isinstance(layout, Record | Array) else 1


def array(item: Layout, *lengths: int | None) -> Layout:
    """An array of arrays ... of that item, the outermost length first; no length at all is the item."""
    for length in reversed(lengths):
        item = Array(item, length)
    return item


def record(**fields: Field) -> Record:
    """The layout of a record, field by field: `record(phase=int, hand=(int, 5), deck=pile(60))`.

    Every number is an `int` of 64 bits: no width ever matters.  Raises ValueError for a name that a packed record has
    for itself, since such a field could not be read from Python, and TypeError for what is no layout.
    """
    if taken := sorted(TAKEN & fields.keys()):
        raise ValueError(f"a NumPy record has these names for itself: {', '.join(taken)}; choose others")
    return Record(tuple((name, _layout(field)) for name, field in fields.items()))


def is_layout(thing: object) -> bool:
    """Is this a layout?"""
    return thing is int or isinstance(thing, Record | Array)


def _layout(field: Any) -> Layout:
    item, lengths = field if isinstance(field, tuple) and len(field) == 2 else (field, ())
    if not is_layout(item):
        raise TypeError(f"a field is int, a record, or one of these with its length as in (int, 5), not {field!r}")
    return array(item, *(lengths if isinstance(lengths, tuple) else (lengths,)))

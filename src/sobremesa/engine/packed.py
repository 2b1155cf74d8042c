"""The packed form of a state: one NumPy record, for compiled rules and for arrays of many games.

A packed record has the fields of its layout, one after another, each number in 64 bits.
"""

import functools
from typing import Any

import numpy as np

from .forms import fill, numbers, paper
from .layouts import Array, Layout, Record


def dtype(layout: Layout) -> np.dtype:
    """A layout as NumPy has it."""
    known: Any = layout
    made: np.dtype = _dtype(known)
    return made


@functools.cache
def _dtype(layout: Any) -> np.dtype:
    if isinstance(layout, Array):
        lengths: list[int] = []
        while isinstance(layout, Array):
            lengths.append(layout.length or 0)
            layout = layout.item
        return np.dtype((dtype(layout), tuple(lengths)))
    if not isinstance(layout, Record):
        return np.dtype(np.int64)
    return np.dtype((np.record, np.dtype([(name, dtype(field)) for name, field in layout.fields])))


def layout_of(kind: np.dtype) -> Layout:
    """The layout that an array or record of that dtype has."""
    if kind.subdtype:
        base, shape = kind.subdtype
        made = layout_of(base)
        for length in reversed(shape):
            made = Array(made, length)
        return made
    if kind.names is None:
        return int
    return Record(tuple((name, layout_of(kind[name])) for name in kind.names))


def blank(layout: Layout) -> np.ndarray:
    """An array that holds one packed record of that layout, all zeros; `blank(layout)[0]` is the record."""
    return np.zeros(1, dtype(layout))


def pack(value: Any, packed: np.ndarray) -> np.ndarray:
    """Write a state on paper into a packed one (an array of one record) and return it."""
    if packed.nbytes:
        packed.view(np.int64).ravel()[:] = list(numbers(value))
    return packed


def unpack(packed: np.ndarray | np.record) -> Any:
    """A packed state (a record, or an array of one) as one on paper."""
    layout = layout_of(packed.dtype)
    if layout is int:
        return int(packed)
    made = paper(layout)
    fill(made, numbers(packed))
    return made

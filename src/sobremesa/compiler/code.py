"""Machine code in this process: entries that are called like the rules that they are.

A call lets go of the interpreter's lock.  What a rule is given is looked at before the machine code sees it, so that
no mistake of a caller's can make it write anywhere else.
"""

import ctypes
import functools
import itertools
import threading
from collections.abc import Sequence
from operator import index
from typing import Any

from llvmlite import binding as llvm

from ..engine.layouts import Array, Layout, Record
from ..engine.packed import dtype
from .program import Failure
from .text import Kind

_numbers = itertools.count()
_linking = threading.Lock()
MOST_RESULTS = 16


@functools.cache
def _linker() -> llvm.LLJIT:
    """What brings machine code into this process; there is one."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.create_lljit_compiler()


def linked(object_code: bytes, names: Sequence[str]) -> llvm.ResourceTracker:
    """Bring machine code into this process; RuntimeError if it is none.  It is gone with what is given back."""
    builder = llvm.JITLibraryBuilder().add_object_img(object_code).add_current_process()
    for name in names:
        builder.export_symbol(name)
    with _linking:
        return builder.link(_linker(), f"rules {next(_numbers)}")


class Entered:
    """A rule that is called as machine code: records are packed ones, arrays NumPy's, numbers ints.

    It raises what the rule raises on paper (IndexError, ZeroDivisionError, AssertionError ...), with file, line and
    expression of the check that failed; the state that it was given is then good for nothing.  TypeError for
    arguments of another kind.
    """

    def __init__(
        self,
        name: str,
        kinds: Sequence[Layout],
        returns: Kind,
        failures: Sequence[Failure],
        library: llvm.ResourceTracker,
    ):
        self.name, self.kinds, self.returns, self.failures = name, tuple(kinds), returns, failures
        self._library = library  # the code is there as long as this is
        types: list[Any] = [ctypes.c_void_p]
        self._takes = []
        for kind in kinds:
            self._takes.append(_taker(kind))
            types += [ctypes.c_int64] if kind is int else [ctypes.c_void_p]
            if isinstance(kind, Array) and kind.length is None:
                types.append(ctypes.c_int64)
        self._call = ctypes.CFUNCTYPE(ctypes.c_int32, *types)(library[name])

    def __call__(self, *given: Any) -> Any:
        """Run the rule."""
        if len(given) != len(self.kinds):
            raise TypeError(f"{self.name} takes {len(self.kinds)} arguments, not {len(given)}")
        results = (ctypes.c_int64 * MOST_RESULTS)()
        values: list[int] = [ctypes.addressof(results)]
        for take, thing in zip(self._takes, given, strict=True):
            take(thing, values)
        if failed := self._call(*values):
            failure = self.failures[failed - 1]
            raise failure.error(str(failure))
        if self.returns is None:
            return None
        return results[0] if self.returns is int else tuple(results[: len(self.returns)])  # type: ignore[arg-type]


def _taker(kind: Layout) -> Any:
    """What writes a thing of that kind into the values of a call."""
    if kind is int:
        return _take_number
    many = isinstance(kind, Array) and kind.length is None
    wanted = dtype(kind.item) if many and isinstance(kind, Array) else dtype(kind)
    base, shape = (wanted.subdtype or (wanted, ())) if not isinstance(kind, Record) else (wanted, ())

    def take(thing: Any, values: list[int]) -> None:
        own = getattr(thing, "dtype", None)
        fits = own is base or own == base
        size = getattr(thing, "shape", None)
        if not fits or size is None or (size[1:] if many else size) != shape or (many and not size):
            raise TypeError(f"an array or record of {base} is wanted, not {thing!r:.60}")
        if not thing.flags.c_contiguous or not thing.flags.aligned or not thing.flags.writeable:
            raise TypeError("an array whose items lie side by side, and can be written, is wanted")
        values.append(thing.__array_interface__["data"][0])
        if many:
            values.append(size[0])

    return take


def _take_number(thing: Any, values: list[int]) -> None:
    number = index(thing)
    if not -(2**63) <= number < 2**63:
        raise TypeError(f"{number} is too large: a number has 64 bits")
    values.append(number)

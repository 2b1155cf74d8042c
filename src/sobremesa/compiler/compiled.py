"""From rules to what can be called: out of what is kept on disk, or compiled now."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from . import kept
from .code import Entered, linked
from .machine import Machine, this_machine
from .program import Entry, Failure, Program

ERRORS = {
    error.__name__: error
    for error in (AssertionError, IndexError, OverflowError, TypeError, ValueError, ZeroDivisionError)
}


def compiled(entries: Mapping[str, Entry]) -> Any:
    """The entries as attributes that can be called, as machine code; all in one program.

    NotOfTheSubset says what cannot be compiled.
    """
    machine = this_machine()
    name = kept.name_of(entries, machine)
    found = kept.kept(name)
    if found is not None:
        try:
            return _callable(entries, found)
        except RuntimeError:
            kept.throw_away(name)
    made = _made(entries, machine)
    kept.keep(name, made)
    return _callable(entries, made)


def _made(entries: Mapping[str, Entry], machine: Machine) -> kept.Kept:
    program = Program(entries)
    told = {
        "failures": [
            (failure.error.__name__, failure.file, failure.line, failure.text) for failure in program.failures
        ],
        "returns": {name: _several(made.returns) for name, (_, made) in program.entries.items()},
    }
    return kept.Kept(told, machine.object_code(program.text(machine)))


def _several(returns: Any) -> int | None:
    """How many numbers an entry gives back: None is nothing, 0 one alone, else a tuple of so many."""
    if returns is None:
        return None
    if isinstance(returns, tuple):
        return len(returns)
    if returns is not int:
        raise TypeError("what is called from outside gives back numbers, and no part of a state")
    return 0


def _callable(entries: Mapping[str, Entry], program: kept.Kept) -> Any:
    failures = [Failure(ERRORS[error], file, line, text) for error, file, line, text in program.told["failures"]]
    library = linked(program.object_code, list(entries))
    made = SimpleNamespace()
    for name, entry in entries.items():
        several = program.told["returns"][name]
        returns = None if several is None else (int,) * several if several else int
        setattr(made, name, Entered(name, entry.kinds, returns, failures, library))
    return made

"""Kept code: compiled programs on disk, each under a name made of all that it depends on and of nothing else.

That is the source of every rule in it, the constants, enums and layouts that it reads, the machine, the library that
made it and the compiler itself.  A change of one game leaves the programs of all others as they are.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import platformdirs

from . import problems
from .machine import LIBRARY, Machine
from .program import Entry
from .reading import MISSING, is_constant, is_enum, is_namespace, read

KEPT = 200  # programs; those not used for longest are removed
MARK = b"sobremesa compiled rules\n"


@dataclass(frozen=True)
class Kept:
    """A compiled program: what it says of itself, ready for JSON, and its machine code."""

    told: Any
    object_code: bytes


def name_of(entries: Mapping[str, Entry], machine: Machine) -> str:
    """The name under which a program is kept."""
    digest = hashlib.sha256(f"{_compiler()} {machine!r}".encode())
    for line in _depends_on(entries):
        digest.update(f"{line}\n".encode())
    first = next(iter(entries.values())).function
    return f"{first.__name__}-{digest.hexdigest()[:32]}"


@cache
def _compiler() -> str:
    """A digest of what compiles: our own sources, and the library."""
    digest = hashlib.sha256(LIBRARY.encode())
    for path in sorted(Path(problems.__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _depends_on(entries: Mapping[str, Entry]) -> Iterator[str]:
    """All that a program is made of, in a fixed order."""
    waiting: list[Callable[..., Any]] = []
    for name, entry in entries.items():
        yield f"entry {name} {entry.function.__module__}.{entry.function.__name__} {entry.kinds!r}"
        waiting.append(entry.function)
    seen = set[Callable[..., Any]]()
    while waiting:
        function = waiting.pop()
        if function in seen:
            continue
        seen.add(function)
        rule = read(function)
        yield f"rule {rule.file} {rule.text}"
        for name in rule.outer_names:
            for called, thing in _meant(name, rule.look_up(name), rule.outer_names):
                if isinstance(thing, FunctionType):
                    yield f"{called} is {thing.__module__}.{thing.__name__}"
                    waiting.append(thing)
                elif is_enum(thing):
                    yield f"{called} is {[(name, int(member)) for name, member in thing.__members__.items()]}"
                elif is_constant(thing):
                    yield f"{called} is {thing!r}"


def _meant(name: str, thing: Any, attributes: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """What a name may stand for: itself, or whatever is looked up in it if it is a module."""
    if not is_namespace(thing):
        yield name, thing
        return
    for attribute in attributes:
        found = getattr(thing, attribute, MISSING)
        if found is not MISSING:
            yield f"{name}.{attribute}", found


# -- the folder -------------------------------------------------------------------------------------------------


def folder() -> Path | None:
    """The folder for kept programs, for nobody else to write to; None if there cannot be one."""
    found = Path(platformdirs.user_cache_dir("sobremesa")) / "rules"
    try:
        found.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        return None
    return found if os.access(found, os.W_OK | os.X_OK) else None


def kept(name: str) -> Kept | None:
    """The program of that name, None if there is none; a file that is not whole is thrown away."""
    home = folder()
    path = home / name if home else None
    if path is None or not path.is_file():
        return None
    try:
        content = path.read_bytes()
        rest = content.removeprefix(MARK)
        digest, told, object_code = rest.split(b"\n", 2)
        whole = content.startswith(MARK) and digest.decode() == _digest(told, object_code)
        if whole:
            os.utime(path)
            return Kept(json.loads(told), object_code)
    except (OSError, ValueError):
        pass
    throw_away(name)
    return None


def throw_away(name: str) -> None:
    """Remove a program."""
    home = folder()
    if home:
        with suppress(OSError):
            (home / name).unlink()


def keep(name: str, program: Kept) -> None:
    """Keep a program, if there is a folder for it; whoever reads meanwhile finds all of it or nothing."""
    home = folder()
    if home is None:
        return
    told = json.dumps(program.told).encode()
    with suppress(OSError):
        handle, written = tempfile.mkstemp(dir=home, prefix=".")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(
                    MARK + _digest(told, program.object_code).encode() + b"\n" + told + b"\n" + program.object_code
                )
            Path(written).replace(home / name)
        except OSError:
            Path(written).unlink(missing_ok=True)
        _make_room(home)


def _digest(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


def _make_room(home: Path) -> None:
    """Remove the programs that have not been used for longest, and what a process has left that was killed."""
    for path in sorted(home.iterdir(), key=_last_used, reverse=True)[KEPT:]:
        with suppress(OSError):
            path.unlink()


def _last_used(path: Path) -> float:
    """When a file was last used; long ago if another process has just removed it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0

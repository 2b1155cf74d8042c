"""TOML with line numbers: what a file says, and on which line it says it.

`tomllib` reads the file and judges its form; it keeps no lines.  What it has accepted is then walked through once
more, for the lines of its keys and of the items of its lists alone.
"""

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

KeyPath = tuple[str | int, ...]  # keys, and the numbers of items in lists

BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
SPACE = re.compile(r"[ \t]*")
BARE = re.compile(r"[A-Za-z0-9_-]+")
SCALAR = re.compile(r"[^,\]}#\n]*")
TEXTS = (
    re.compile(r'"""(?:\\.|[^\\])*?"""(?!")', re.DOTALL),
    re.compile(r"'''.*?'''(?!')", re.DOTALL),
    re.compile(r'"(?:\\.|[^"\\\n])*"'),
    re.compile(r"'[^'\n]*'"),
)
WHERE = re.compile(r" \((at line (?P<line>\d+), column (?P<column>\d+)|at end of document)\)$")


class NotToml(ValueError):
    """A text that is no TOML: the message says why, `line` where.

    column  where in the line, None if it is TOML in form but too much of it
    ended   is it the end of the text, in the middle of something?
    """

    def __init__(self, line: int, message: str, column: int | None = None, *, ended: bool = False):
        self.line, self.column, self.ended = line, column, ended
        super().__init__(message)


@dataclass(frozen=True)
class Document:
    """The content of a TOML file, and the line on which each key and each item of a list first stands."""

    content: dict[str, Any]
    lines: Mapping[KeyPath, int]

    def line(self, path: KeyPath) -> int:
        """The line of what stands at that path, or of the nearest thing around it that is there."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(text: str) -> Document:
    """The document that a text is; NotToml says why it is none."""
    text = text.replace("\r\n", "\n")
    try:
        return Document(tomllib.loads(text), dict(_Walk(text).lines()))
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, str(error)) from None
    except RecursionError:
        raise NotToml(1, "lists or tables lie too deep in each other") from None
    except ValueError as error:  # a number with more digits than Python reads
        raise NotToml(1, str(error)) from None


def _not_toml(text: str, message: str) -> NotToml:
    found = WHERE.search(message)
    if not found:
        return NotToml(1, message)
    said = message[: found.start()]
    if not found["line"]:
        return NotToml(text.count("\n") + 1, f"{said} at the end of the file", ended=True)
    return NotToml(int(found["line"]), f"{said} at column {found['column']}", int(found["column"]))


@dataclass
class _Walk:
    """A walk through a text that is known to be TOML."""

    text: str
    at: int = 0
    table: KeyPath = ()  # the table that the next keys belong to
    counts: dict[KeyPath, int] = field(default_factory=dict)  # of each list of tables: how many have begun

    def __post_init__(self) -> None:
        self.ends = [match.start() for match in re.finditer("\n", self.text)]

    def lines(self) -> Iterator[tuple[KeyPath, int]]:
        """Each path with its line, the first time it is named."""
        seen: set[KeyPath] = set()
        for path, start in self._document():
            if path not in seen:
                seen.add(path)
                yield path, bisect_left(self.ends, start) + 1

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return found.group()

    def _next(self) -> str:
        return self.text[self.at : self.at + 1]

    def _document(self) -> Iterator[tuple[KeyPath, int]]:
        self._skip(BLANK)
        while self._next():
            yield from self._header() if self._next() == "[" else self._pair(self.table)
            self._skip(BLANK)

    def _header(self) -> Iterator[tuple[KeyPath, int]]:
        """`[table]` or `[[list of tables]]`."""
        start = self.at
        path: KeyPath = ()
        double = self.text.startswith("[[", self.at)
        self.at += 2 if double else 1
        keys = self._keys()
        self.at += 2 if double else 1
        for n, key in enumerate(keys, 1):
            path = (*path, key)
            yield path, start
            if double and n == len(keys):
                self.counts[path] = self.counts.get(path, 0) + 1
            if path in self.counts:
                path = (*path, self.counts[path] - 1)
                yield path, start
        self.table = path

    def _pair(self, table: KeyPath) -> Iterator[tuple[KeyPath, int]]:
        """`key = value`, the key perhaps in several parts."""
        start, path = self.at, table
        for key in self._keys():
            path = (*path, key)
            yield path, start
        self.at += 1  # the sign =
        self._skip(SPACE)
        yield from self._value(path)

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(SPACE)
            keys.append(
                self._skip(BARE) if BARE.match(self.text, self.at) else tomllib.loads(f"k = {self._quoted()}")["k"]
            )
            self._skip(SPACE)
            if self._next() != ".":
                return keys
            self.at += 1

    def _quoted(self) -> str:
        return next(self._skip(pattern) for pattern in TEXTS if pattern.match(self.text, self.at))

    def _value(self, path: KeyPath) -> Iterator[tuple[KeyPath, int]]:
        match self._next():
            case '"' | "'":
                self._quoted()
            case "[":
                yield from self._list(path)
            case "{":
                yield from self._inline_table(path)
            case _:
                self._skip(SCALAR)

    def _list(self, path: KeyPath) -> Iterator[tuple[KeyPath, int]]:
        self.at += 1
        n = 0
        self._skip(BLANK)
        while self._next() != "]":
            yield (*path, n), self.at
            yield from self._value((*path, n))
            n += 1
            self._skip_comma()
        self.at += 1

    def _inline_table(self, path: KeyPath) -> Iterator[tuple[KeyPath, int]]:
        self.at += 1
        self._skip(BLANK)
        while self._next() != "}":
            yield from self._pair(path)
            self._skip_comma()
        self.at += 1

    def _skip_comma(self) -> None:
        self._skip(BLANK)
        if self._next() == ",":
            self.at += 1
            self._skip(BLANK)

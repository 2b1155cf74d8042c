"""What a case file tells: a value, the place where it stands, and errors that name both."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from ...engine import written
from ...engine.errors import SobremesaError, in_english
from ...engine.lines import Document, KeyPath
from ...engine.misfits import number_between

COUNTED = ("case", "step")


class BadCase(SobremesaError):
    """A case file that cannot be run: each problem names file, line, key, and what was expected there."""

    def __init__(self, problems: Sequence[str]):
        self.problems = tuple(problems)
        super().__init__("\n".join(problems))


@dataclass(frozen=True)
class Source:
    """A case file that has been read: its name, as errors show it, and its content with lines."""

    file: str
    document: Document


@dataclass(frozen=True)
class Told:
    """A value in a case file."""

    source: Source
    path: KeyPath
    value: Any

    @property
    def line(self) -> int:
        """The line on which it stands."""
        return self.source.document.line(self.path)

    @property
    def key(self) -> str:
        """The keys that lead to it, everything counted from 1: "case 2, step 1, position.hand.1, item 3"."""
        return written.key_in_words(self.path, COUNTED)

    def wrong(self, message: str) -> NoReturn:
        """Raise BadCase: this value is wrong, for the reason that the message says."""
        where = f"{self.source.file}:{self.line}"
        raise BadCase([f"{where}: {self.key}: {message}" if self.path else f"{where}: {message}"])

    def expected(self, what: str) -> NoReturn:
        """Raise BadCase: something else was expected here."""
        self.wrong(f"expected {what}, not {shown(self.value)}")

    def unknown(self, what: str, known: Collection[str]) -> NoReturn:
        """Raise BadCase: there is no such thing; the message names those that come nearest."""
        self.wrong(f"there is no {what} {shown(self.value)}{near(self.value, known)}")

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.expected("a text")
        return self.value

    def line_of_text(self) -> str:
        """A text of one line."""
        if not self.text().isprintable():
            self.expected("a text of one line")
        return self.text()

    def yes(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.expected("true or false")
        return self.value

    def number(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            self.expected(in_english(number_between(least, most)))
        return self.value

    def one_of(self, what: str, words: Collection[str]) -> str:
        """One of these words."""
        if self.text() not in words:
            self.unknown(what, words)
        return self.value

    def items(self, what: str) -> list["Told"]:
        """The items of a list of such things."""
        if not isinstance(self.value, list):
            self.expected(f"a list of {what}")
        return [Told(self.source, (*self.path, n), item) for n, item in enumerate(self.value)]

    def entries(self) -> dict[str, "Told"]:
        """The entries of a table, by key."""
        if not isinstance(self.value, dict):
            self.expected("a table")
        return {key: Told(self.source, (*self.path, key), value) for key, value in self.value.items()}

    def leaves(self) -> Iterator[tuple[str, "Told"]]:
        """What stands in a table and the tables in it, each with its keys joined by dots: "hand.1"."""
        for key, entry in self.entries().items():
            if isinstance(entry.value, dict) and entry.value:
                yield from ((f"{key}.{rest}", leaf) for rest, leaf in entry.leaves())
            else:
                yield key, entry

    def known_entries(self, keys: Iterable[str]) -> dict[str, "Told"]:
        """The entries of a table that may have these keys and no other."""
        entries, keys = self.entries(), list(keys)
        for key, entry in entries.items():
            if key not in keys:
                entry.wrong(f"unknown key{near(key, keys)}")
        return entries

    def at(self, key: str) -> "Told":
        """The entry of that key, which must be there."""
        entries = self.entries()
        if key not in entries:
            self.wrong(f"expected a key {key!r}, which is missing")
        return entries[key]


def shown(value: Any) -> str:
    """A value as an error shows it."""
    return in_english(written.shown(value))


def near(word: Any, known: Collection[str]) -> str:
    """The words that come nearest to one that is not known, to be added to an error; all of them if they are few."""
    return in_english(written.near(word, known))

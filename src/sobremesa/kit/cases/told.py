"""What a case file tells: a value, the place where it stands, and errors that name both."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from ...engine import written
from ...engine.errors import Message, SobremesaError, in_english
from ...engine.lines import Document, KeyPath
from ...engine.misfits import number_between

COUNTED = ("case", "step")
TEXTS = Path(__file__).parents[1] / "text"


class BadCase(SobremesaError):
    """A case file that cannot be run: each message names file, line, key, and what was expected there."""

    texts = TEXTS

    def __init__(self, problems: Sequence[str | Message]):
        super().__init__(*problems)

    @property
    def problems(self) -> tuple[str, ...]:
        """The messages in English, a line each."""
        return tuple(in_english(message, TEXTS) for message in self.messages)


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

    def wrong(self, what: str | Message, /, **values: Any) -> NoReturn:
        """Raise BadCase: this value is wrong, for the reason that a message or the text of an id says."""
        reason = what if isinstance(what, Message) else Message(what, **values)
        if self.path:
            reason = Message("written.problem", where=self.key, what=reason)
        raise BadCase([Message("written.problem", where=f"{self.source.file}:{self.line}", what=reason)])

    def expected(self, what: str | Message, /, **values: Any) -> NoReturn:
        """Raise BadCase: something else was expected here."""
        wanted = what if isinstance(what, Message) else Message(what, **values)
        self.wrong("card-set.expected", what=wanted, value=written.shown(self.value))

    def unknown(self, kind: str, known: Collection[str]) -> NoReturn:
        """Raise BadCase: there is no such thing; the message names those that come nearest."""
        self.wrong(f"case.no-{kind}", what=written.shown(self.value), near=written.near(self.value, known))

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.expected("card-set.text")
        return self.value

    def line_of_text(self) -> str:
        """A text of one line."""
        if not self.text().isprintable():
            self.expected("case.line-of-text")
        return self.text()

    def yes(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.expected("card-set.yes-or-no")
        return self.value

    def number(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            self.expected(number_between(least, most))
        return self.value

    def one_of(self, kind: str, words: Collection[str]) -> str:
        """One of these words."""
        if self.text() not in words:
            self.unknown(kind, words)
        return self.value

    def items(self, kind: str) -> list["Told"]:
        """The items of a list of such things."""
        if not isinstance(self.value, list):
            self.expected(f"case.list-of-{kind}")
        return [Told(self.source, (*self.path, n), item) for n, item in enumerate(self.value)]

    def entries(self) -> dict[str, "Told"]:
        """The entries of a table, by key."""
        if not isinstance(self.value, dict):
            self.expected("card-set.table")
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
                entry.wrong("card-set.unknown-key", near=written.near(key, keys))
        return entries

    def at(self, key: str) -> "Told":
        """The entry of that key, which must be there."""
        entries = self.entries()
        if key not in entries:
            self.wrong("card-set.missing-key", key=key)
        return entries[key]

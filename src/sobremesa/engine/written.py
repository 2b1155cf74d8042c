"""What people write in files: where in a file something stands, and how it is named in a message."""

import difflib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import Message
from .lines import Document, KeyPath

LONGEST = 60
LARGEST = 10**18
FEW = 12


@dataclass(frozen=True)
class Written:
    """Something that a person wrote.

    name      of the file, as messages show it; empty if it has none
    content   what it says
    document  where it says so, None if it is not from a text
    """

    name: str
    content: Mapping[str, Any]
    document: Document | None = None

    @classmethod
    def of(cls, source: "Mapping[str, Any] | Written", name: str = "") -> "Written":
        """A content that is not from a text, as something written; what is that already stays as it is."""
        return source if isinstance(source, Written) else cls(name, source)

    def line(self, path: KeyPath) -> int:
        """The line of what stands at a path, or of the nearest thing around it; 0 if it is not from a text."""
        return self.document.line(path) if self.document else 0

    def problem(self, path: KeyPath, what: Message) -> Message:
        """What is wrong with what stands at a path: "mine.toml:12: ingredient 3, copies: expected ..."."""
        if path:
            what = Message("written.problem", where=key_in_words(path), what=what)
        where = self._where(path)
        return Message("written.problem", where=where, what=what) if where else what

    def _where(self, path: KeyPath) -> str | Message:
        if self.document is None:
            return self.name
        line = self.line(path)
        return f"{self.name}:{line}" if self.name else Message("written.line", n=line)


def key_in_words(path: KeyPath, counted: Collection[str] | None = None) -> str:
    """The keys that lead to something, everything counted from 1: "case 2, step 1, position.hand.1, item 3".

    counted  the lists whose items are named by the list, None: all of them; items of others are an "item"
    """
    parts = [""]
    for step in path:
        if isinstance(step, str):
            key = step if step.isprintable() else repr(step)
            parts[-1] += f".{key}" if parts[-1] else key
        elif parts[-1] and (counted is None or parts[-1] in counted):
            parts[-1:] = [f"{parts[-1]} {step + 1}", ""]
        else:
            parts += [f"item {step + 1}", ""]
    return ", ".join(filter(None, parts))


def shown(value: Any) -> str | Message:
    """A value as a message shows it: in the words of TOML, and never too long."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= LONGEST else f"{value[:LONGEST]}...")
        case int():
            return str(value) if abs(value) <= LARGEST else Message("written.long-number")
        case float():
            return Message("written.fraction", value=value)
        case list():
            return Message("written.list")
        case dict():
            return Message("written.table")
    return Message("written.moment", value=value)


def near(word: Any, known: Collection[str]) -> str | Message:
    """The words that come nearest to one that is not known, to be added to a message; all of them if they are few."""
    found = difflib.get_close_matches(str(word)[:LONGEST], known, n=3, cutoff=0.6) if isinstance(word, str) else []
    if found:
        return Message("written.perhaps", words=tuple(found))
    return Message("written.known", words=tuple(known)) if 0 < len(known) <= FEW else ""

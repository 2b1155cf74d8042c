"""Card sets: what is printed on the cards, as data with its provenance, and the tables the rules read.

A card set is a TOML file.  What its game makes of it (`games/<game>/cards.py`) is checked for its form by msgspec and
for its limits by the game; every message names the file, the line and the key, and what was expected there.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from . import lines
from .errors import BadCardSet, Message, SobremesaError
from .files import printable, why
from .languages import Language
from .misfits import ID, LONGEST_ID, Fault, misfits
from .written import LONGEST, Written

Provenance = Literal["rulebook", "published", "reconstructed", "own"]
Id = Annotated[str, msgspec.Meta(pattern=ID, max_length=LONGEST_ID)]
Names = dict[Language, str]
Form = TypeVar("Form", bound=msgspec.Struct)
OF_A_GAME = ("game",)  # the key that says whose cards they are
OTHER_KEYS = ("card-set.unknown-key", "card-set.missing-key")  # with another game, they are as it has them
MOST_FAULTS = 20  # that are told of a card set


@dataclass(frozen=True)
class Card:
    """A kind of card (or disc, tile ...): the number the rules know it by and all that is printed on it."""

    id: str
    number: int
    group: str
    copies: int
    provenance: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class CardSet:
    """A card set ready to be played: its cards, and `box`, the integer tables on paper that the rules read.

    `source` is the content of the file: a table stores it, so that a set of one's own replays without the file.
    """

    game: str
    id: str
    names: Mapping[str, str]
    provenance: str
    cards: tuple[Card, ...]
    box: Any
    source: Mapping[str, Any]

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the content, whatever its layout in the file."""
        return hashlib.sha256(json.dumps(self.source, sort_keys=True).encode()).hexdigest()

    @cached_property
    def by_id(self) -> Mapping[str, Card]:
        """Each card by its id."""
        return {card.id: card for card in self.cards}

    @cached_property
    def _by_number(self) -> Mapping[tuple[str, int], Card]:
        return {(card.group, card.number): card for card in self.cards}

    def card(self, number: int, *groups: str) -> Card:
        """The card of that number in one of the groups; KeyError if there is none."""
        for group in groups:
            if (group, number) in self._by_number:
                return self._by_number[group, number]
        raise KeyError(f"card set {self.id} has no card number {number} among {', '.join(groups)}")


def read_toml(path: Path) -> Written:
    """What a card set's file says, and on which line; BadCardSet says why it cannot be read."""
    name = printable(path)
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadCardSet(Message("file.not-read", path=name, why=why(error))) from None
    return toml(content, name)


def toml(content: bytes, name: str = "") -> Written:
    """What the content of a card set's file says, and on which line; BadCardSet says why it is not TOML.

    name  of the file, as messages show it
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _unreadable(name, line, Message("card-set.not-utf-8", byte=f"{content[error.start]:#x}")) from None
    try:
        document = lines.read(text)
    except lines.NotToml as error:
        raise _unreadable(name, error.line, _not_toml(text, error)) from None
    return Written(name, document.content, document)


def _not_toml(text: str, error: lines.NotToml) -> Message:
    if error.column is None:
        return Message("card-set.toml-ends" if error.ended else "card-set.toml-too-much")
    line = text.split("\n")[error.line - 1]
    return Message("card-set.not-toml", column=error.column, text=line.strip()[:LONGEST])


def _unreadable(name: str, line: int, what: Message) -> BadCardSet:
    where = f"{name}:{line}" if name else Message("written.line", n=line)
    return BadCardSet(Message("written.problem", where=where, what=what))


def shaped(written: Written, form: type[Form]) -> Form:
    """What is written in the game's form; BadCardSet names all that does not fit and what was expected there."""
    try:
        return msgspec.convert(written.content, form, strict=True)
    except msgspec.ValidationError as error:
        found = list(misfits(written.content, form))
        other = any(what.id in OTHER_KEYS for _, what in found)
        check(written, [fault for fault in found if other and fault[0] == OF_A_GAME] or found)
        raise BadCardSet(f"{written.name}: {error}") from None  # something that `misfits` has no words for


def check(written: Written, faults: Iterable[Fault], texts: Path = SobremesaError.texts) -> None:
    """Raise BadCardSet if there are any faults: it names each with its line.

    texts  the folder of the game's catalogue, if messages are its own
    """
    found = sorted(faults, key=lambda fault: written.line(fault[0]))
    messages = [written.problem(path, what) for path, what in found[:MOST_FAULTS]]
    if len(found) > MOST_FAULTS:
        messages.append(Message("card-set.more", n=len(found) - MOST_FAULTS))
    if messages:
        raise BadCardSet(*messages, texts=texts)


def same_ids(form: msgspec.Struct, *groups: str) -> Iterator[Fault]:
    """Each card of these groups needs an id of its own."""
    ids: set[str] = set()
    for group in groups:
        for n, item in enumerate(getattr(form, group)):
            if item.id in ids:
                yield (group, n, "id"), Message("card-set.same-id", id=item.id)
            ids.add(item.id)

"""Card sets: what is printed on the cards, as data with its provenance, and the tables the rules read.

A card set is a TOML file.  What its game makes of it (`games/<game>/cards.py`) is checked by msgspec for its form
and by the game for its limits; every error names the file, the place in it, and what was expected.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from .errors import BadCardSet

Provenance = Literal["rulebook", "published", "reconstructed", "own"]
Form = TypeVar("Form", bound=msgspec.Struct)


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


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a card set's file; BadCardSet says why it cannot be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadCardSet(f"{path}: cannot be read: {error.strerror}") from None
    except RecursionError:
        raise BadCardSet(f"{path}: is not TOML that can be read: lists or tables lie too deep in each other") from None
    except ValueError as error:  # TOMLDecodeError, UnicodeDecodeError, a number too long, a name that no file can have
        raise BadCardSet(f"{str(path).replace(chr(0), '?')}: is not TOML: {error}") from None


def shaped(source: Mapping[str, Any], form: type[Form], where: str) -> Form:
    """The content in the game's form; BadCardSet names the place that does not fit and what was expected there."""
    try:
        return msgspec.convert(source, form, strict=True)
    except msgspec.ValidationError as error:
        raise BadCardSet(f"{where}: {error}") from None

"""Positions in words: how a game names its places, facts and events, so that people can set up a position.

A game's room positions.py (plain Python, never compiled) has

    PLACES                     where cards lie, in the order in which unnamed cards are dealt to them
    FACTS                      what else a position is made of
    EVENTS                     what may happen
    REST                       the groups of cards, in the order in which unnamed cards are dealt
    lay_out(s, cards, layout)  put cards and facts into a blank state and work out all that follows from them;
                               BadPosition if there can be no such position
    layout(s, cards)           where everything lies in a state; `lay_out` makes the same position of it

A layout always names every card of the box, each in one place.  Seats and places of a hand count from 0 in it, as
everywhere in the code; whoever shows them to people counts from 1.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Any

from .cardset import Card
from .errors import SobremesaError


class BadPosition(SobremesaError):
    """There can be no such position: `key` names the place or fact that does not fit, the message says why."""

    def __init__(self, key: str, message: str):
        self.key = key
        super().__init__(message)


class Order(Enum):
    """What the order of the cards in a place means; they are always named in the order of time."""

    BY_PLACE = "place by place, the first on the left"
    AS_DRAWN = "in the order in which they will come, the next one first"
    AS_LAID = "in the order in which they were laid down, the top one last"
    ANY = "in any order"


class Kind(Enum):
    """What a fact, or a part of an event, is."""

    SEAT = "a seat"
    SEATS = "a list of seats"
    PLACE = "a place of the hand, counted from 1"
    PLACES = "a list of places, counted from 1"
    NUMBER = "a whole number"
    WORD = "a word"
    YES = "true or false"
    CARD = "a card"


@dataclass(frozen=True)
class Place:
    """A place where cards lie.

    id         its name in words, like "discard"; that of a seat is "hand.1", "hand.2" ...
    text       what it is
    what       the cards that may lie there, in words; `accepts` is the same as a test
    least      how many lie there at least; `most`: at most (None: as many as there are)
    dealt      how many are dealt to it if it is not named at all
    takes_rest whether the cards that lie nowhere else go there
    holes      whether a place between cards may be empty
    when       the options under which it exists
    """

    id: str
    text: str
    what: str
    accepts: Callable[[Card], bool]
    order: Order
    each_seat: bool = False
    least: int = 0
    most: int | None = None
    dealt: int = 0
    takes_rest: bool = False
    holes: bool = False
    when: Mapping[str, str] = field(default_factory=dict)

    @property
    def part(self) -> str | None:
        """The last part of the name of its cards that matter: the next of those drawn, the top of those laid."""
        return {Order.AS_DRAWN: "next", Order.AS_LAID: "top"}.get(self.order)


@dataclass(frozen=True)
class Fact:
    """What a position is made of besides its cards.

    least, most  the limits of a number or a place
    words        those that a word is one of
    where        what a place is one of
    """

    id: str
    text: str
    kind: Kind
    each_seat: bool = False
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    where: str = "the hand"


@dataclass(frozen=True)
class Part:
    """A part of an event: the field of EVENT that holds it, and what it is.

    groups  of a card: the groups of cards that its number may belong to
    words   of a word: the words by number
    where   what a place is one of
    """

    field: str
    kind: Kind
    groups: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    where: str = "the hand"


@dataclass(frozen=True)
class EventWords:
    """An event in words: when it happens, and what it tells besides, by name."""

    what: IntEnum
    text: str
    parts: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True)
class Layout:
    """Where everything lies.

    cards  the ids in each place, by `at`, in the place's order; None is an empty place of a hand
    facts  by `at`; a fact that is not named is worked out
    """

    cards: Mapping[str, tuple[str | None, ...]]
    facts: Mapping[str, Any]


def at(id: str, seat: int | None = None) -> str:
    """The full name of a place or fact; of a seat's, counted from 0, as people count: "hand", 0 is "hand.1"."""
    return id if seat is None else f"{id}.{seat + 1}"

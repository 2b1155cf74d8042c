"""What a seat may see, as a frozen tree that becomes JSON: page, terminal, API, replay and bots read nothing else.

A view is built by adding: it starts empty and a game puts into it what the seat may see.
Cards are named by the ids of the card set; `None` is a back.  Nothing here is in any language: texts are ids with
values, and `engine.words` says them.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from .contract import SCORES
from .forms import paper

Value = int | str | tuple[int | str, ...]


@dataclass(frozen=True)
class Text:
    """A text to be said in the reader's language: an id of the game's catalogue and its values.

    A value that is itself the id of a card is said as that card's name if its key starts with `card`.  Several of
    them under a key that starts with `cards` are said with their numbers: "2 eggs and a potato".
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Slot:
    """A place with one card: its kind, or None for a back; `key` follows the card where this viewer may.

    A mark that ends with a number, such as `known-2`, speaks of so many or of the player of that seat.
    """

    key: str
    card: str | None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Zone:
    """A hand, a pile, a row: `count` cards, of which `slots` are laid out.

    id     unique in the view, like "hand:0" or "discard"
    kind   what it is in the game's words, like "hand"; named by the catalogue's "zone.<kind>"
    seat   whose it is, None for the table's
    count  cards in it, seen or not
    slots  those laid out, the top of a pile last
    pile   do they lie on one another, so that the last hides the others, which may be looked through?
    """

    id: str
    kind: str
    seat: int | None
    count: int
    slots: tuple[Slot, ...] = ()
    pile: bool = False

    @property
    def in_sight(self) -> tuple[Slot, ...]:
        """The slots that lie in sight: of a pile the topmost."""
        return self.slots[-1:] if self.pile else self.slots


@dataclass(frozen=True)
class Motion:
    """What an event moved: from a slot or zone to a slot or zone, and the face that this viewer may see of it."""

    source: str
    target: str
    card: str | None


class Says(StrEnum):
    """What the number of a counter tells."""

    NUMBER = "number"  # how many there are, or which
    PLAYER = "player"  # whose seat it is, counted from 1
    FACT = "fact"  # only that it is so


@dataclass(frozen=True)
class Counter:
    """A number that everybody may know, named by the catalogue's "counter.<kind>"."""

    kind: str
    seat: int | None
    value: int
    says: Says = Says.NUMBER


@dataclass(frozen=True)
class Choice:
    """A move that the viewer may make now, and the elements it goes from and to (keys of slots, ids of zones)."""

    move: int
    verb: str
    text: Text
    source: str | None = None
    target: str | None = None


@dataclass(frozen=True)
class Points:
    """Points of a seat and the clause they come from."""

    seat: int
    text: Text
    points: int
    clause: str


@dataclass(frozen=True)
class Standing:
    """A seat's points in all, and its rank: 1 for the winner or winners."""

    seat: int
    points: int
    rank: int


@dataclass(frozen=True)
class View:
    """All that one seat may see (`viewer` None: a spectator, who sees what everybody may)."""

    game: str
    viewer: int | None
    seats: int
    options: Mapping[str, str]
    phase: str
    turn: int | None
    to_act: tuple[int, ...]
    prompt: Text
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    choices: tuple[Choice, ...]
    points: tuple[Points, ...]
    standings: tuple[Standing, ...]
    over: bool

    def zone(self, name: str) -> Zone:
        """The zone of that id; KeyError if the view has none."""
        for zone in self.zones:
            if zone.id == name:
                return zone
        raise KeyError(name)

    def all_keys(self) -> set[str]:
        """All that can be pointed at: the ids of the zones, and the keys of what lies in them."""
        return {zone.id for zone in self.zones} | {slot.key for zone in self.zones for slot in zone.slots}


def standings(rules: Any, s: Any, box: Any) -> tuple[Standing, ...]:
    """Every seat's points and rank in a state, by the rules of its game."""
    out = paper(SCORES)
    rules.scores(s, box, out)
    return tuple(Standing(seat, int(out.points[seat]), int(out.rank[seat])) for seat in range(s.seats))


def winners(rules: Any, s: Any, box: Any) -> tuple[int, ...]:
    """The seats of the first rank: one, or several who share the victory."""
    return tuple(standing.seat for standing in standings(rules, s, box) if standing.rank == 1)


def won_by(seats: tuple[int, ...]) -> Text:
    """Who has won, as a prompt: one player, or several who share the victory."""
    return Text("prompt.over", {"seat": seats[0]}) if len(seats) == 1 else Text("prompt.over-shared", {"seats": seats})


def to_json(tree: Any) -> str:
    """Any part of a view as one line of JSON, the same bytes for equal views."""
    return json.dumps(tree, default=vars, ensure_ascii=False, sort_keys=True)

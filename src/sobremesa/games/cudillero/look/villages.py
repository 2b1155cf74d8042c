"""The villages as the table draws them: what is joined, how large the houses may be, what a card would bring where."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import CardSet
from ....engine.views import Choice, Slot, View, Zone
from ....engine.words import GameWords
from .pictured import element, picture

EDGES = {"line-left": "L", "line-right": "R"}

# What points are for, in the order in which they are shown; each has a symbol.
KINDS: Mapping[str, str] = {
    "height": "tower",
    "colour": "colours",
    "fibre": "fibre",
    "balconies": "balcony",
    "neighbours": "neighbour",
    "chimneys": "chimney",
    "common": "again",
    "personal": "again",
}


@dataclass(frozen=True)
class House:
    """What lies over a card of a village.

    over    addresses of the pictures laid over it: cables that carry light, washing on a line
    face    the address of its own picture, where it is not that of every card of its kind
    colour  its colour, "" for a doorway
    """

    over: tuple[str, ...]
    face: str
    colour: str


@dataclass(frozen=True)
class Preview:
    """What a card would bring in a place.

    source  of what card: as the style sheet calls it
    points  more or fewer points, with their sign
    brings  what else, in words
    good    does it bring anything?
    """

    source: str
    points: str
    brings: tuple[str, ...]
    good: bool


@dataclass(frozen=True)
class Tally:
    """Points of a kind: the address of its symbol, the number, and what it is in words."""

    symbol: str
    points: int
    said: str


@dataclass(frozen=True)
class Village:
    """A player's village.

    columns  the zones of its buildings from the left
    across   how many buildings its row has room for
    up       how many cards the highest one may have
    tallies  the points by kind
    said     in words how many buildings there are and how many are finished
    """

    columns: tuple[str, ...]
    across: int
    up: int
    tallies: tuple[Tally, ...]
    said: str


def villages(view: View, cards: CardSet, words: GameWords, look: Any) -> tuple[Village, ...]:
    """The villages of all seats."""
    return tuple(_village(view, cards, words, look, seat) for seat in range(view.seats))


def _village(view: View, cards: CardSet, words: GameWords, look: Any, seat: int) -> Village:
    buildings = list(_buildings(view, seat))
    grows = any(zone.kind == "left-end" for zone in view.zones if zone.seat == seat)
    finished = [zone for zone in buildings if _is_finished(cards, zone)]
    highest = max((len(zone.slots) + (grows and zone not in finished) for zone in buildings), default=1)
    return Village(
        columns=tuple(zone.kind for zone in buildings),
        across=len(buildings),
        up=max(3, highest),
        tallies=tuple(_tallies(view, words, look, seat)),
        said=words("look.village-said", n=len(buildings), finished=len(finished)),
    )


def _buildings(view: View, seat: int) -> Iterator[Zone]:
    return (zone for zone in view.zones if zone.seat == seat and zone.kind.startswith("building-"))


def _is_finished(cards: CardSet, building: Zone) -> bool:
    """Has it its roof?"""
    top = building.slots[-1].card
    return top is not None and cards.by_id[top].group == "roof"


def _tallies(view: View, words: GameWords, look: Any, seat: int) -> Iterator[Tally]:
    """Points by kind, those with none left out."""
    totals: dict[str, int] = {}
    for line in view.points:
        if line.seat == seat:
            kind = line.text.id.removeprefix("points.").removesuffix("-times")
            totals[kind] = totals.get(kind, 0) + line.points
    for kind, symbol in KINDS.items():
        if kind in totals:
            said = words("look.tally", kind=words(f"look.kind.{kind}"), n=totals[kind])
            yield Tally(picture(look, f"sign-{symbol}"), totals[kind], said)


# -- what lies over houses ----------------------------------------------------------------------------------------


def houses(view: View, cards: CardSet, look: Any) -> Mapping[str, House]:
    """By its element what lies over every card of every village."""
    return {
        element(slot.key): _house(cards, look, slot, seat=zone.seat or 0, column=column)
        for seat in range(view.seats)
        for column, zone in enumerate(_buildings(view, seat))
        for slot in zone.slots
    }


def _house(cards: CardSet, look: Any, slot: Slot, *, seat: int, column: int) -> House:
    card = cards.by_id[str(slot.card)]
    if card.group == "doorway":
        face = picture(look, f"door-{column * 3 + seat}")
        return House((picture(look, "lit-ULR"),), face, "")
    over = [f"lit-{card.facts['cables']}"] if "cabled" in slot.marks and card.facts["cables"] else []
    over += [f"washing-{edge}-{card.number % 1000}" for mark, edge in EDGES.items() if mark in slot.marks]
    return House(tuple(picture(look, name) for name in over), "", card.facts["colour"])


# -- what a card would bring --------------------------------------------------------------------------------------


def previews(view: View, words: GameWords) -> Mapping[str, tuple[Preview, ...]]:
    """By the element of a place what each card that may go there would bring."""
    found: dict[str, list[Preview]] = {}
    for choice in view.choices:
        if choice.source and choice.target and "points" in choice.text.values:
            found.setdefault(element(choice.target), []).append(_preview(choice, words))
    return {place: tuple(some) for place, some in found.items()}


def _preview(choice: Choice, words: GameWords) -> Preview:
    points = int(str(choice.text.values["points"]))
    more = choice.text.values.get("words", ())
    brings = tuple(words(f"look.{id}") for id in more) if isinstance(more, tuple) else ()
    return Preview(
        of(str(choice.source)), f"{points:+}".replace("-", "\N{MINUS SIGN}"), brings, points > 0 or bool(brings)
    )


def of(key: str) -> str:
    """What the style sheet calls a card that may be laid: its place without whose it is."""
    kind, *rest = key.split(":")
    if kind == "cell":
        return "cell"
    return f"{kind}-{rest[-1]}"

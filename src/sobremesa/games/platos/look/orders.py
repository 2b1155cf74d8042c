"""The orders on the rail: the dishes in the centre, what the reader has for each, and what is still missing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import CardSet
from ....engine.views import Slot
from ....engine.words import GameWords
from ..seen import Seen
from .pictured import element, named, picture, small


@dataclass(frozen=True)
class Need:
    """An ingredient of an order: its id and name, the address of its picture.

    at  where it is for the reader: in the hand, on a pile from which it may be taken now, or nowhere
    """

    card: str
    name: str
    picture: str
    at: str


@dataclass(frozen=True)
class Order:
    """A dish in the centre.

    reserved  by whom, in words; nothing if it is free for all
    yours     is it reserved for the reader?
    said      all that can be seen of it, in words
    complete  the move that completes it, if the reader may make it now
    """

    element: str
    card: str
    name: str
    picture: str
    points: int
    needs: tuple[Need, ...]
    reserved: str
    yours: bool
    said: str
    complete: int | None


def orders(seen: Seen, cards: CardSet, words: GameWords, look: Any) -> Iterator[Order]:
    """The dishes in the centre, in the order of their places."""
    at = dict(_at_hand(seen))
    moves = {str(choice.source): choice.move for choice in seen.view.choices if choice.verb == "complete"}
    for slot in seen.slots("centre"):
        id = str(slot.card)
        facts = cards.by_id[id].facts
        needs = tuple(
            Need(need, named(words, need), small(cards, look, need), at.get(need, "nowhere")) for need in facts["needs"]
        )
        owner = _reserved(slot)
        order = Order(
            element=element(slot.key),
            card=id,
            name=named(words, id),
            picture=picture(look, look.pictures(cards.by_id[id])["small"]),
            points=int(facts["points"]),
            needs=needs,
            reserved="" if owner is None else words.player(owner),
            yours=owner is not None and owner == seen.view.viewer,
            said="",
            complete=moves.get(slot.key),
        )
        yield _told(order, seen, words)


def _at_hand(seen: Seen) -> Iterator[tuple[str, str]]:
    """Where the reader has which ingredient."""
    tops: Mapping[str, str | None] = {
        slot.key: slot.card for zone in seen.view.zones if zone.kind == "discard" for slot in zone.in_sight
    }
    for choice in seen.view.choices:
        if choice.verb == "take" and (card := tops.get(str(choice.source))):
            yield card, "pile"
    for card in seen.held():
        yield card, "hand"


def _reserved(slot: Slot) -> int | None:
    """The seat that has reserved a dish."""
    marks = [mark for mark in slot.marks if mark.startswith("reserved-")]
    return int(marks[0].removeprefix("reserved-")) - 1 if marks else None


def _told(order: Order, seen: Seen, words: GameWords) -> Order:
    """The same order with all of it in words."""
    takes = words.listed([words.some(need.card, 1) for need in order.needs])
    lines = [order.name, words("look.points", n=order.points), words("look.takes", cards=takes)]
    missing = [words.some(need.card, 1) for need in order.needs if need.at != "hand"]
    if seen.view.viewer is not None:
        lack = words("look.missing", cards=words.listed(missing), n=len(missing))
        lines.append(lack if missing else words("look.all-there"))
    if order.reserved:
        lines.append(words("look.reserved-yours") if order.yours else words("look.reserved", name=order.reserved))
    return Order(**{**vars(order), "said": "; ".join(lines)})

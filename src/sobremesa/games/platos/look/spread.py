"""What the table of Platos shows besides the view: orders and what they lack, whose turn comes when, an attack.

All of it is read from the view alone, so the page knows no more than its reader does.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ....engine.cardset import Card, CardSet
from ....engine.look import Spread
from ....engine.views import View
from ....engine.words import GameWords
from ..moves import split
from ..seen import Seen
from ..state import HAND_LIMIT, Event
from .alarm import Alarm, alarm
from .orders import Order, orders
from .pictured import element
from .turns import Turn, is_reversed, turns


@dataclass(frozen=True)
class Facts:
    """All that the table shows besides the view.

    orders    the dishes in the centre
    turns     whose turn it is and who comes then, in this order
    back      is the round reversed?
    alarm     the attack that may be answered now, if there is one
    take      for a seat the move that takes the top of its pile, for those that have one
    known     the elements of the reader's own cards that others know
    specials  the ids of the specials
    plates    what is short enough for the plate of a card, by the id of the card
    held      for each seat how many cards it holds, and how many it may, in words
    last_turns  has the deck run out?
    """

    orders: tuple[Order, ...]
    turns: tuple[Turn, ...]
    back: bool
    alarm: Alarm | None
    take: Mapping[int, int]
    known: frozenset[str]
    specials: frozenset[str]
    plates: Mapping[str, str]
    held: tuple[str, ...]
    last_turns: bool


def facts(view: View, cards: CardSet, words: GameWords, look: Any) -> Facts:
    """What the reader is shown of orders, turns and attacks, in their words."""
    seen = Seen(view)
    return Facts(
        orders=tuple(orders(seen, cards, words, look)),
        turns=tuple(turns(seen, words)),
        back=is_reversed(seen),
        alarm=alarm(seen, words, look),
        take={split(c.move)[1]["seat"]: c.move for c in view.choices if c.verb == "take"},
        known=frozenset(element(slot.key) for slot in seen.slots(seen.hand) if slot.marks),
        specials=frozenset(card.id for card in cards.cards if card.group == "special"),
        plates=dict(_plates(cards, words)),
        held=tuple(
            words("look.held", n=len(seen.slots(f"hand:{seat}")), limit=seen.number("limit", seat) or HAND_LIMIT)
            for seat in range(view.seats)
        ),
        last_turns=any(counter.kind == "last-turn" for counter in view.counters) and not view.over,
    )


def _plates(cards: CardSet, words: GameWords) -> Iterator[tuple[str, str]]:
    """Names that fit on the plate of a card, for those whose own is too long."""
    for card in cards.cards:
        if not card.names and words.has(f"look.plate.{card.id}"):
            yield card.id, words(f"look.plate.{card.id}")


def printed(cards: CardSet, card: Card, words: GameWords) -> tuple[str, ...]:
    """What is printed on a card, line by line, and how many of it there are."""
    if card.group != "dish":
        return (words("look.in-all", n=card.copies),)
    needs = card.facts["needs"]
    return (
        words("look.takes", cards=words.listed([words.some(id, 1) for id in needs])),
        words("look.points", n=int(card.facts["points"])),
    )


SHOUTS: Mapping[Event, str] = {
    Event.FIRE: "fire",
    Event.APRON: "apron",
    Event.CONTAMINATES: "contamination",
    Event.RESERVES: "mine",
    Event.SWAPPED_HANDS: "hands",
    Event.SWAPPED_PLACES: "places",
    Event.REVERSED: "reverse",
    Event.COMPLETED: "completed",
    Event.OUT: "out",
    Event.LAST_TURNS: "last-turns",
}


def shout(event: Any) -> str | None:
    """The id of what is shouted over the table at an event, if it is a big moment."""
    return f"shout.{SHOUTS[event.what]}" if event.what in SHOUTS else None


CLAUSES: Mapping[str, tuple[str, ...]] = {
    "fire": ("kitchen-fire", "pass-fire-on", "double-fire"),
    "apron": ("hang-apron", "turn-apron-back", "double-apron"),
    "party": ("food-party", "double-party"),
    "reverse": ("reversed-round", "double-round"),
    "contamination": ("contamination", "protect-dish", "double-contamination"),
    "mine": ("this-is-mine", "reserved-dish", "protect-dish", "double-mine"),
    "changes": ("kitchen-changes", "undo-reservation", "double-changes"),
    "secret": ("secret-recipe", "storage-stays"),
}


def clauses(card: Card) -> tuple[str, ...]:
    """The handles of the clauses that say what a card does."""
    match card.group:
        case "special":
            return CLAUSES[card.id]
        case "ingredient":
            return ("complete-dish", "take-ingredient")
    return ("complete-dish", "object")


SPREAD = Spread(
    facts=facts,
    shout=shout,
    clauses=clauses,
    printed=printed,
    near=("draw", "end", "pass", "answer", "decline", "quiet"),
    deeds={"double": ("play-two", "fire-at", "apron-at", "swap-hands", "swap-places", "spoil-any", "gift")},
    listed=("double",),
    rare=("double",),
    careful=True,
)

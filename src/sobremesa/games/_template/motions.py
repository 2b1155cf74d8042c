"""Leftovers: what an event moved on the table, for a page that shows it moving."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import sees
from ...engine.views import Motion, View
from .state import Event, Move
from .view import split


def motions(view: View, cards: CardSet, event: Any) -> tuple[Motion, ...]:
    """From where to where the cards of an event went, between keys of the view after it."""
    return tuple(_motions(view, cards, event))


def gesture(view: View, move: int) -> tuple[str | None, str | None]:
    """From where to where a move goes on the viewer's table, allowed or not."""
    verb, place = split(move)
    slot, tin = f"hand:{view.viewer}:{place}", f"tin:{view.viewer}"
    match verb:
        case Move.DRAW:
            return "deck:top", f"hand:{view.viewer}"
        case Move.TAKE:
            return "counter:top", f"hand:{view.viewer}"
        case Move.SERVE:
            return slot, tin
        case Move.LEAVE:
            return slot, "counter"
        case Move.SHARE:
            return slot, None
        case Move.ACCEPT:
            return "counter:top", tin
    return None, None


def _motions(view: View, cards: CardSet, event: Any) -> Iterator[Motion]:
    slot, tin = f"hand:{event.seat}:{event.place}", f"tin:{event.seat}"
    card = cards.card(int(event.card), "dish").id if event.card and sees(event, view.viewer) else None
    match event.what:
        case Event.DEALT | Event.DREW:
            yield Motion("deck:top", slot, card)
        case Event.TURNED:
            yield Motion("deck:top", "counter:top", card)
        case Event.TOOK:
            yield Motion("counter:top", slot, card)
        case Event.COUNTER_SHUFFLED:
            yield Motion("counter:top", "deck:top", None)
        case Event.SERVED | Event.SHARED:
            yield Motion(slot, tin, card)
        case Event.LEFT | Event.CLASHED:
            yield Motion(slot, "counter:top", card)
        case Event.ACCEPTED:
            yield Motion("counter:top", tin, card)

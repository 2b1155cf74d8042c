"""Leftovers: what an event moved on the table, for a page that shows it moving."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import sees
from ...engine.views import Motion, View
from .state import Event


def motions(view: View, cards: CardSet, event: Any) -> tuple[Motion, ...]:
    """From where to where the cards of an event went, between keys of the view after it."""
    return tuple(_motions(view, cards, event))


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
        case Event.RENEWED:
            yield Motion("counter:top", "deck:top", None)
        case Event.SERVED | Event.SHARED:
            yield Motion(slot, tin, card)
        case Event.LEFT | Event.CLASHED:
            yield Motion(slot, "counter:top", card)
        case Event.ACCEPTED:
            yield Motion("counter:top", tin, card)

"""Stew: what an event moved on the table, for a page that shows it moving."""

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
    match verb:
        case Move.POT:
            return "drawn:0", "pot"
        case Move.FEED:
            return "drawn:0", f"vermin:{place}"
    return None, None


def _motions(view: View, cards: CardSet, event: Any) -> Iterator[Motion]:
    card = cards.card(int(event.card), "ingredient").id if event.card and sees(event, view.viewer) else None
    match event.what:
        case Event.ROUND if event.other > 1:
            yield Motion("pot", "deck", None)
        case Event.DREW:
            yield Motion("deck:top", "drawn:0", card)
        case Event.POT:
            yield Motion("drawn:0", f"pot:{event.place}", card)
        case Event.FED:
            yield Motion("drawn:0", f"food:{event.other}", card)
        case Event.SET_ASIDE:
            yield Motion("drawn:0", "aside:0", card)
        case Event.ATE:
            yield Motion(f"pot:{event.place}", f"vermin:{event.other}", card)

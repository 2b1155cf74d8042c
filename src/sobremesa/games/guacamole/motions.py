"""Guacamole: what an event moved on the table, for a page that shows it moving."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.views import Motion, View
from .cards import HEAT_NAMES, PILE_NAMES
from .state import HAND, ONE_PILE, Event, Move
from .view import split


def motions(view: View, cards: CardSet, event: Any) -> tuple[Motion, ...]:
    """From where to where the cards of an event went, between keys of the view after it."""
    return tuple(_motions(view, cards, event))


def gesture(view: View, move: int) -> tuple[str | None, str | None]:
    """From where to where a move goes on the viewer's table, allowed or not."""
    verb, place = split(move)
    slot = f"hand:{view.viewer}:{place}"
    match verb:
        case Move.DRAW:
            return "deck:top", None
        case Move.TAKE:
            return "discard:top", slot
        case Move.KEEP:
            return "drawn:0", slot
        case Move.DISCARD:
            return "drawn:0", "discard"
        case Move.PASS:
            return slot, None
        case Move.CLAIM:
            pile = f"disc:{PILE_NAMES[place]}"
            return (f"{pile}:top", f"won:{view.viewer}") if (place == ONE_PILE) == _one_pile(view) else (None, None)
    return None, None


def _motions(view: View, cards: CardSet, event: Any) -> Iterator[Motion]:
    seat, slot = int(event.seat), f"hand:{event.seat}:{event.place}"
    match event.what:
        case Event.DEALT | Event.NEW_CARD:
            yield Motion("deck:top", slot, _card(cards, event.card))
        case Event.TURNED_DISCARD | Event.SPECIAL:
            yield Motion("deck:top", "discard:top", _card(cards, event.card))
        case Event.DREW:
            yield Motion("deck:top", "drawn:0", _card(cards, event.card))
        case Event.TOOK | Event.KEPT:
            source = "discard:top" if event.what == Event.TOOK else "drawn:0"
            yield Motion(source, slot, _card(cards, event.card))
            yield Motion(slot, "discard:top", _card(cards, event.other))
        case Event.DISCARDED:
            yield Motion("drawn:0", "discard:top", _card(cards, event.card))
        case Event.PASSED:
            yield Motion(f"hand:{seat}", f"hand:{event.other}:{event.place}", _card(cards, event.card))
        case Event.PASSED_HAND:
            for place, held in enumerate(view.zone(f"hand:{event.other}").slots[:HAND]):
                yield Motion(f"hand:{seat}:{place}", f"hand:{event.other}:{place}", held.card)
        case Event.HAND_AWAY:
            yield Motion(f"hand:{seat}", "discard:top", None)
        case Event.RENEWED | Event.GATHERED:
            yield Motion("discard:top", "deck:top", None)
        case Event.TURNED_DISC | Event.CLAIMED:
            yield _disc_motion(view, cards, event)


def _disc_motion(view: View, cards: CardSet, event: Any) -> Motion:
    pile, disc = _pile(view, event.place), cards.card(int(event.card), "disc").id
    if event.what == Event.TURNED_DISC:
        return Motion(pile, f"{pile}:top", disc)
    return Motion(f"{pile}:top", f"won:{event.seat}:{event.card}", disc)


def _pile(view: View, heat: int) -> str:
    return "disc:all" if _one_pile(view) else f"disc:{HEAT_NAMES[heat]}"


def _one_pile(view: View) -> bool:
    return view.options["game"] == "easier"


def _card(cards: CardSet, number: int) -> str:
    return cards.card(int(number), "ingredient", "special").id

"""Platos: what happened, in words, as each reader may hear of it."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.events import sees
from ...engine.views import Text, Value
from .names import dish_id, kind_id
from .state import HAND, Clause, Event

# Events that tell of nobody, those whose card is a dish, and those that others tell in full.
OF_NOBODY = (Event.LAST_TURNS, Event.ONE_LEFT, Event.LAST_DISH, Event.OVER, Event.LIMIT)
OF_A_DISH = (
    Event.NEW_DISH,
    Event.CONTAMINATES,
    Event.SPOILED,
    Event.RESERVES,
    Event.RESERVED,
    Event.PROTECTED,
    Event.CHANGED,
    Event.STAYS,
    Event.COMPLETED,
    Event.FREED,
)
OF_TWO_PLAYERS = (Event.TOOK, Event.PARTY, Event.GAVE, Event.SWAPPED_HANDS, Event.SWAPPED_PLACES)
COUNTED = {Event.FIRE: "n", Event.APRON: "n", Event.LOSES: "n", Event.SECRET: "limit"}
SILENT = (Event.PLAYED_TOO, Event.ANSWERED_TOO, Event.HANDED)

# Clauses by which a player loses the turns that an apron has told of already.
NOT_TURNED_BACK = (Clause.HANG_APRON, Clause.DOUBLE_APRON)


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text | None:
    """An event as this reader may hear of it; None for one that says nothing by itself."""
    what = Event(event.what)
    id = f"event.{handle(what)}"
    if what in SILENT or (what == Event.DEALT and event.place):
        return None
    if what == Event.LOSES and event.clause in NOT_TURNED_BACK:
        return None
    if what in OF_NOBODY:
        return Text(id)
    if what in OF_A_DISH:
        return _of_a_dish(cards, event, id)
    if what in OF_TWO_PLAYERS:
        return _of_two_players(cards, event, viewer, id)
    values: dict[str, Value] = {"seat": int(event.seat)}
    if what == Event.RENEWED:
        return Text(id, {"n": int(event.other)})
    if what in COUNTED:
        return Text(id, {**values, COUNTED[what]: int(event.other)})
    if what == Event.DREW and not sees(event, viewer):
        return Text(f"{id}-hidden", values)
    if event.card and what != Event.DEALT:
        values["card"] = kind_id(cards, event.card)
    if what == Event.PLAYED and event.other > 1:
        id = f"{id}-two"
    return Text(id, values)


def _of_two_players(cards: CardSet, event: Any, viewer: int | None, id: str) -> Text:
    """What goes on between two players: only giver and taker, and who knew it before, hear which card."""
    seat, other = int(event.seat), int(event.other)
    match event.what:
        case Event.SWAPPED_PLACES:
            return Text(id, {"seat_one": seat, "seat_other": other})
        case Event.TOOK if other == seat:
            return Text(f"{id}-back", {"seat": seat, "card": kind_id(cards, event.card)})
        case Event.TOOK:
            return Text(id, {"seat": seat, "to_seat": other, "card": kind_id(cards, event.card)})
        case Event.GAVE if not sees(event, viewer):
            return Text(f"{id}-hidden", {"seat": seat, "to_seat": other // HAND})
        case Event.GAVE:
            return Text(id, {"seat": seat, "to_seat": other // HAND, "card": kind_id(cards, event.card)})
    return Text(id, {"seat": seat, "to_seat": other})


def _of_a_dish(cards: CardSet, event: Any, id: str) -> Text:
    """What happens to a dish: of the centre, of a player, or on its way between them."""
    values: dict[str, Value] = {"card": dish_id(cards, event.card)}
    match event.what:
        case Event.NEW_DISH | Event.STAYS:
            return Text(id, values)
        case Event.CHANGED:
            return Text(id, {"card": dish_id(cards, event.other), "card_new": dish_id(cards, event.card)})
        case Event.CONTAMINATES:
            return Text(id, {**values, "seat": int(event.seat), "to_seat": int(event.other)})
        case Event.COMPLETED if event.clause == Clause.DOUBLE_MINE:
            return Text(f"{id}-free", {**values, "seat": int(event.seat)})
    return Text(id, {**values, "seat": int(event.seat)})

"""Cudillero: what happened, in words, as each reader may hear of it."""

from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.events import sees
from ...engine.views import Text, Value
from .names import END_WORDS, action_id, colour_word, common_id, kind_id, market_place, personal_id, token_id
from .state import LEVELS, Clause, Event

OF_NOBODY = (Event.LAID, Event.ROUND_OVER, Event.MARKET_AWAY, Event.OVER, Event.LIMIT)
OF_A_SEAT = (
    Event.DOORWAY_DEALT,
    Event.BEGINS,
    Event.WINS,
    Event.TIES,
    Event.DECLINED,
    Event.EXTRA_TURN_GAINED,
    Event.ENDED,
)
OF_A_TOKEN = (Event.USED, Event.TOOK_TOKEN)
OF_AN_END = (Event.DOORWAY_BUILT, Event.DOORWAY_ADDED, Event.DOORWAY_MOVED)
COUNTED = (Event.LINE, Event.NONE_FITS)
OF_VALUES = (Event.RAISED, Event.LOWERED, Event.REACHED)
IN_VILLAGE = (Event.BUILT, Event.ADDED, Event.ROOF_BUILT)
SWAPPED = (Event.SWAPPED_UP, Event.SWAPPED_ASIDE)
OF_AN_OBJECTIVE = (Event.COMMON, Event.MET, Event.OBJECTIVE)
DEALT_IN_SECRET = (Event.DREW, Event.ROOF_DEALT, Event.OBJECTIVE_DEALT, Event.KEPT)


def tell(cards: CardSet, event: Any, viewer: int | None) -> Text | None:
    """An event as this reader may hear of it; None for one that says nothing by itself."""
    what = Event(event.what)
    id = f"event.{handle(what)}"
    if what in OF_NOBODY:
        return Text(id)
    values: dict[str, Value] = {"seat": int(event.seat)}
    if what in OF_A_SEAT:
        return Text(id, values)
    if what in OF_A_TOKEN:
        return Text(id, {**values, "card": token_id(event.card)})
    if what in OF_AN_END:
        return Text(id, {**values, "word": END_WORDS[event.other]})
    if what in COUNTED:
        return Text(id, {**values, "n": int(event.other)})
    if what in OF_VALUES:
        return Text(id, {**values, "word": colour_word(event.card), "to": int(event.other)})
    if what in IN_VILLAGE:
        return _in_village(cards, event, id, values)
    if what in SWAPPED:
        both = (kind_id(cards, event.card), kind_id(cards, event.other))
        return Text(id, {**values, "column": int(event.place) // LEVELS + 1, "card_both": both})
    if what in OF_AN_OBJECTIVE:
        return _of_an_objective(cards, event, id, values)
    if what in DEALT_IN_SECRET:
        return _in_secret(cards, event, viewer, id, values)
    return _of_the_table(cards, event, id, values)


def _in_village(cards: CardSet, event: Any, id: str, values: dict[str, Value]) -> Text:
    """A card that is built: on which building."""
    column, level = divmod(int(event.other), LEVELS)
    return Text(id, {**values, "card": kind_id(cards, event.card), "column": column + 1, "level": level + 1})


def _in_secret(cards: CardSet, event: Any, viewer: int | None, id: str, values: dict[str, Value]) -> Text | None:
    """Cards that one player alone sees: to the others only that they have come, once for all of them."""
    if not sees(event, viewer):
        if event.what == Event.KEPT:
            return Text(f"{id}-hidden-both" if event.other else f"{id}-hidden", values)
        return None
    match event.what:
        case Event.DREW:
            return Text(id, {**values, "card": action_id(cards, event.card)})
        case Event.OBJECTIVE_DEALT:
            return Text(id, {**values, "card": personal_id(cards, event.card)})
        case Event.KEPT if event.other:
            objective = personal_id(cards, event.other - 1)
            return Text(f"{id}-both", {**values, "card": kind_id(cards, event.card), "card_objective": objective})
    return Text(id, {**values, "card": kind_id(cards, event.card)})


def _of_an_objective(cards: CardSet, event: Any, id: str, values: dict[str, Value]) -> Text:
    """The common objective, drawn or met, or a personal one that is laid open."""
    match event.what:
        case Event.COMMON:
            return Text(id, {"card": common_id(cards, event.card)})
        case Event.MET:
            spot = "first" if event.other == 1 else "second"
            return Text(f"{id}-{spot}", {**values, "card": common_id(cards, event.card)})
    return Text(f"{id}-met" if event.other else id, {**values, "card": personal_id(cards, event.card)})


def _of_the_table(cards: CardSet, event: Any, id: str, values: dict[str, Value]) -> Text | None:
    """Market, days, bids, roofs that are lost."""
    match event.what:
        case Event.DAY_TOKEN:
            return Text(id, {"card": token_id(event.card), "day": int(event.other)})
        case Event.FILLED:
            return Text(id, {"card": kind_id(cards, event.card)})
        case Event.RENEWED:
            return Text(f"{id}-{'roofs' if event.card else 'floors'}", {"n": int(event.other)})
        case Event.ROUND:
            return Text(id, {"day": int(event.other), "round": int(event.place)})
        case Event.SPENT:
            return Text(id, {**values, "card": token_id(event.card), "to": int(event.other)})
        case Event.REVEALED:
            high, low = (cards.card(int(number), "action").facts["value"] for number in (event.place, event.other))
            return Text(id, {**values, "high": high, "low": low, "card": action_id(cards, event.card)})
        case Event.TURN:
            return Text(f"{id}-both" if event.other else id, values)
        case Event.BOUGHT:
            kind, _ = market_place(int(event.other))
            return Text(f"{id}-doorway" if kind == "doorway" else id, {**values, "card": kind_id(cards, event.card)})
        case Event.ROOF_LOST if event.clause == Clause.SAFETY_LIMIT:
            return Text("event.roof-left", {**values, "card": kind_id(cards, event.card)})
    return Text(id, {**values, "card": kind_id(cards, event.card)})

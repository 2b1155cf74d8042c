"""Cudillero: what an event moved on the table, for a page that shows it moving."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import sees
from ...engine.views import Motion, View
from .gestures import Ends, ends
from .moves import split
from .names import action_id, kind_id, market_place, token_id
from .seen import Seen
from .state import LEVELS, Event

IN_MARKET = {"floor": "market-floors", "roof": "market-roofs", "doorway": "doorways"}


def motions(view: View, cards: CardSet, event: Any) -> tuple[Motion, ...]:
    """From where to where the cards of an event went, between keys of the view after it."""
    return tuple(_Moved(view, cards, event).motions())


def gesture(view: View, move: int) -> Ends:
    """From where to where a move goes on the viewer's table, allowed or not."""
    return ends(Seen(view), *split(move))


class _Moved:
    """An event before the eyes of one viewer."""

    def __init__(self, view: View, cards: CardSet, event: Any):
        self.view, self.cards, self.event = view, cards, event
        self.keys = view.all_keys()
        self.seat = int(event.seat)

    def there(self, key: str, zone: str) -> str:
        """The key of a slot, or the zone that it was in, if something else has happened to its card since."""
        return key if key in self.keys else zone

    def cell(self, place: int) -> str:
        """A card of the village by its place, or its building, or the last one."""
        column, level = divmod(place, LEVELS)
        building = self.there(f"building-{column + 1}:{self.seat}", f"building-1:{self.seat}")
        return self.there(f"cell:{self.seat}:{column}:{level}", building)

    def door(self, end: int) -> str:
        """The doorway at one end of the row."""
        columns = sum(key.startswith(f"door:{self.seat}:") for key in self.keys)
        return f"door:{self.seat}:{0 if end == 0 else columns - 1}"

    def market(self, place: int) -> str:
        """Where in the market a card lay."""
        kind, _ = market_place(place)
        return IN_MARKET[kind]

    def motions(self) -> Iterator[Motion]:
        """All that moved."""
        event, seat = self.event, self.seat
        match event.what:
            case Event.DREW:
                card = action_id(self.cards, event.card) if sees(event, self.view.viewer) else None
                yield Motion(f"deck:{seat}", f"actions:{seat}", card)
            case Event.ROOF_DEALT:
                slot = self.there(f"dealt-roofs:{seat}:{event.place}", f"initial:{seat}")
                yield Motion("roofs", slot, kind_id(self.cards, event.card) if sees(event, self.view.viewer) else None)
            case Event.LAID | Event.ROUND_OVER:
                yield from self._of_everybody()
            case Event.SPENT | Event.USED:
                target = "bid" if event.what == Event.SPENT else "act"
                yield Motion(f"tokens:{seat}", f"{target}:{seat}", token_id(event.card))
            case Event.MARKET_AWAY:
                yield Motion("market-floors", "floor-discard", None)
                yield Motion("market-roofs", "roof-discard", None)
            case Event.RENEWED:
                deck, discard = ("roofs", "roof-discard") if event.card else ("floors", "floor-discard")
                yield Motion(discard, deck, None)
            case Event.DOORWAY_DEALT | Event.DOORWAY_BUILT | Event.DOORWAY_ADDED | Event.DOORWAY_MOVED:
                yield self._doorway()
            case Event.SWAPPED_UP | Event.SWAPPED_ASIDE:
                place = int(event.place)
                one, other = self.cell(place), self.cell(place + (1 if event.what == Event.SWAPPED_UP else LEVELS))
                yield Motion(one, other, kind_id(self.cards, event.card))
                yield Motion(other, one, kind_id(self.cards, event.other))
            case _:
                yield from self._of_a_card()

    def _of_everybody(self) -> Iterator[Motion]:
        """Action cards of all players are laid, or discarded."""
        for seat in range(self.view.seats):
            for laid in (f"bid:{seat}", f"act:{seat}"):
                if self.event.what == Event.LAID:
                    yield Motion(f"actions:{seat}", laid, None)
                else:
                    yield Motion(laid, f"used:{seat}", None)

    def _doorway(self) -> Motion:
        """A doorway is dealt, built, added or moved."""
        event, seat = self.event, self.seat
        match event.what:
            case Event.DOORWAY_BUILT:
                return Motion(f"hand:{seat}", self.door(event.other), "doorway")
            case Event.DOORWAY_MOVED:
                return Motion(self.door(1 - event.other), self.door(event.other), "doorway")
        return Motion("doorways", self.door(event.other), "doorway")

    def _of_a_card(self) -> Iterator[Motion]:
        """A floor or roof comes to the market, is bought or built."""
        event, seat = self.event, self.seat
        ways = {
            Event.FILLED: lambda: (
                "floors" if self.market(event.place) == "market-floors" else "roofs",
                self.there(f"market:{event.place}", self.market(event.place)),
            ),
            Event.BOUGHT: lambda: (
                self.market(event.other),
                self.there(f"hand:{seat}:{event.place}", f"hand:{seat}"),
            ),
            Event.BUILT: lambda: (f"hand:{seat}", self.cell(int(event.other))),
            Event.ADDED: lambda: (self.market(event.place), self.cell(int(event.other))),
            Event.ROOF_BUILT: lambda: (f"initial:{seat}", self.cell(int(event.other))),
            Event.ROOF_LOST: lambda: (f"initial:{seat}", "roof-discard"),
        }
        if way := ways.get(Event(event.what)):
            yield Motion(*way(), kind_id(self.cards, event.card))

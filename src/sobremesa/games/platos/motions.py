"""Platos: what an event moved on the table, for a page that shows it moving."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import sees
from ...engine.views import Motion, View
from .gestures import Ends, ends
from .names import dish_id, kind_id
from .seen import Seen
from .state import HAND, Event
from .telling import OF_A_DISH


def motions(view: View, cards: CardSet, event: Any) -> tuple[Motion, ...]:
    """From where to where the cards of an event went, between keys of the view after it."""
    return tuple(_Moved(view, cards, event).motions())


def gesture(view: View, move: int) -> Ends:
    """From where to where a move goes on the viewer's table, allowed or not."""
    return ends(Seen(view), move)


class _Moved:
    """An event before the eyes of one viewer."""

    def __init__(self, view: View, cards: CardSet, event: Any):
        self.view, self.cards, self.event = view, cards, event
        self.keys = view.all_keys()
        self.slot = self.there(f"hand:{event.seat}:{event.place}", f"hand:{event.seat}")
        seen = event.card and event.what not in OF_A_DISH and sees(event, view.viewer)
        self.card = kind_id(cards, event.card) if seen else None

    def there(self, key: str, zone: str) -> str:
        """The key of a slot, or the zone that it was in, if something else has happened to its card since."""
        return key if key in self.keys else zone

    def dish(self, number: int, zone: str) -> str:
        """A dish that lies open, or the zone that it was in."""
        return self.there(f"dish:{number}", zone)

    def motions(self) -> Iterator[Motion]:
        """All that moved."""
        event, card = self.event, self.card
        pile = f"discard:{event.seat}"
        match event.what:
            case Event.DEALT | Event.DREW:
                yield Motion("deck:top", self.slot, card)
            case Event.TOOK:
                yield Motion(f"discard:{event.other}", self.slot, card)
            case Event.RENEWED:
                for seat in range(self.view.seats):
                    yield Motion(f"discard:{seat}", "deck:top", None)
            case Event.DISCARDED | Event.BURNED | Event.USED:
                yield Motion(self.slot, self.there(f"{pile}:top", pile), card)
            case Event.PLAYED | Event.PLAYED_TOO | Event.ANSWERED | Event.ANSWERED_TOO:
                yield Motion(self.slot, self.there(f"{pile}:top", pile), card)
            case Event.GAVE | Event.HANDED:
                taker, place = divmod(int(event.other), HAND)
                yield Motion(f"hand:{event.seat}", self.there(f"hand:{taker}:{place}", f"hand:{taker}"), card)
            case Event.SECRET:
                yield Motion(self.slot, f"secret:{event.seat}", card)
            case _:
                yield from self._of_a_dish()

    def _of_a_dish(self) -> Iterator[Motion]:
        """A dish comes to the centre, leaves it, or is laid a card on."""
        event = self.event
        if event.what not in OF_A_DISH:
            return
        number, card = int(event.card), dish_id(self.cards, event.card)
        match event.what:
            case Event.NEW_DISH:
                yield Motion("dishes:top", self.dish(number, "centre"), card)
            case Event.CHANGED:
                yield Motion("centre", "dishes:top", dish_id(self.cards, event.other))
                yield Motion("dishes:top", self.dish(number, "centre"), card)
            case Event.SPOILED:
                yield Motion(f"cooked:{event.seat}", "dishes:top", card)
            case Event.COMPLETED:
                yield Motion("centre", self.dish(number, f"cooked:{event.seat}"), card)
            case Event.PROTECTED:
                yield Motion(self.slot, self.dish(number, f"cooked:{event.seat}"), "mine")

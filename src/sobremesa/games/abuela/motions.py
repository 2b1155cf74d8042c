"""Abuela Co.: what an event moved on the table, for a page that shows it moving."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.events import sees
from ...engine.views import Motion, View
from .gestures import Ends, Table, largest_draw
from .hands import is_food
from .names import burner_zone, kind_id, recipe_id
from .state import BURNERS, HAND, RUNNING, STOVES, Event


def motions(view: View, cards: CardSet, event: Any) -> tuple[Motion, ...]:
    """From where to where the cards of an event went, between keys of the view after it."""
    return tuple(_Moved(view, cards, event).motions())


def gesture(view: View, move: int) -> Ends:
    """From where to where a move goes on the viewer's table, allowed or not."""
    draws = [choice.move for choice in view.choices if choice.verb == "draw"]
    largest = largest_draw(draws, exact=view.options["mode"] == "advanced")
    return Table({zone.id: zone for zone in view.zones}, view.viewer, view.turn, largest).ends(move)


class _Moved:
    """An event before the eyes of one viewer."""

    def __init__(self, view: View, cards: CardSet, event: Any):
        self.view, self.cards, self.event = view, cards, event
        self.keys = view.all_keys()
        self.slot = f"hand:{event.seat}:{event.place}"  # that the card leaves, if it leaves a hand
        seen = event.card and sees(event, view.viewer)
        self.card = kind_id(cards, event.card) if seen and not self._of_another_group() else None

    def _of_another_group(self) -> bool:
        """Is its card a recipe or a stove, which have numbers of their own?"""
        return self.event.what in (Event.RECIPE_AWAY, Event.RECIPE, Event.STOVE)

    def there(self, key: str, zone: str) -> str:
        """The key of a slot, or the zone that it was in, if something else has happened to its card since."""
        return key if key in self.keys else zone

    def in_hand(self, seat: int, place: int) -> str:
        """A place of a hand that a card has come to."""
        return self.there(f"hand:{seat}:{place}", f"hand:{seat}")

    def on_burner(self, number: int) -> str:
        """The first card like that of the event on the burner of that number, one whose timer runs if there is any."""
        zone = self.burner(number)
        like = [
            slot.key for lies in self.view.zones if lies.id == zone for slot in lies.slots if slot.card == self.card
        ]
        running = f"{zone}:{RUNNING}:0"
        return running if running in like else like[0] if like else zone

    def burner(self, number: int) -> str:
        """The burner of that number."""
        return burner_zone(int(number) // BURNERS % STOVES, int(number) % BURNERS)

    def pantry(self, place: int) -> str:
        """A place of the pantry."""
        return self.there(f"pantry:{place}", "pantry")

    def pile(self) -> str:
        """The pile that the event's card goes to or comes from: that of its food, or the discards."""
        if is_food(self.cards.box, self.event.card):
            return self.there(f"food:{self.event.card - self.cards.box.first_food}", "foods")
        return "discard:top"

    def motions(self) -> Iterator[Motion]:
        """All that moved."""
        event, card = self.event, self.card
        match event.what:
            case Event.DEALT | Event.DREW:
                yield Motion("deck:top", self.in_hand(event.seat, event.place), card)
            case Event.FILLED:
                yield Motion("deck:top", self.pantry(event.place), card)
            case Event.SHUFFLED_BACK:
                yield Motion("pantry", "deck:top", None)
            case Event.RENEWED:
                yield Motion("discard:top", "deck:top", None)
            case Event.FREED | Event.ALIKE_AWAY:
                yield Motion(self.pantry(event.place), self.pile(), card)
            case Event.ALIKE_MOVED:
                yield Motion(self.pantry(event.place), self.on_burner(event.other), card)
            case Event.TOOK:
                yield Motion(self.pantry(event.other), self.in_hand(event.seat, event.place), card)
            case Event.OFFERED:
                yield Motion(self.slot, self.pantry(event.other), card)
            case Event.FETCHED:
                yield Motion("discard:top", self.in_hand(event.seat, event.place), card)
            case Event.SALTED:
                yield Motion(self.slot, "discard:top", card)
            case Event.GAVE:
                yield Motion(self.slot, self.in_hand(event.other // HAND, event.other % HAND), card)
            case _:
                yield from self._at_a_stove()

    def _at_a_stove(self) -> Iterator[Motion]:
        """A card goes to a stove, or leaves one."""
        event, card = self.event, self.card
        match event.what:
            case Event.PLACED:
                yield Motion(self.slot, self.on_burner(event.other), card)
            case Event.PLAYED:
                yield Motion(self.slot, self.there(f"stove:{event.other}:coffee", f"stove:{event.other}"), card)
            case Event.SPENT:
                yield Motion(f"stove:{event.seat}", "discard:top", card)
            case Event.SCORCHED:
                yield Motion(self.burner(event.place), "discard:top", card)
            case Event.MOVED:
                yield Motion(self.burner(event.place), self.on_burner(event.other), card)
            case Event.TO_HAND:
                yield Motion(self.burner(event.other), self.in_hand(event.seat, event.place), card)
            case Event.THROWN:
                yield Motion(self.burner(event.other), self.pile(), card)
            case _:
                yield from self._cooked()

    def _cooked(self) -> Iterator[Motion]:
        """Cards are cooked away, and what they become comes from its pile or from the table."""
        event, card = self.event, self.card
        match event.what:
            case Event.USED:
                for _ in range(event.place):
                    yield Motion(self.burner(event.other), self.pile(), card)
            case Event.COOKED:
                yield Motion(self.pile(), self.in_hand(event.seat, event.place), card)
            case Event.COOKED_ON:
                yield Motion(self.pile(), self.on_burner(event.other), card)
            case Event.RECIPE:
                cooked = self.there(f"recipe:{event.card}", f"cooked:{event.seat}")
                yield Motion(self.burner(event.other), cooked, recipe_id(self.cards, event.card))

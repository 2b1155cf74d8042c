"""Platos: a table as its viewer sees it, read from the view alone: what gestures and explanations are made of."""

from collections import Counter
from dataclasses import dataclass

from ...engine.cardset import CardSet
from ...engine.views import Slot, View, Zone


@dataclass(frozen=True)
class Seen:
    """What the viewer of a view knows of its table."""

    view: View

    def zone(self, id: str) -> Zone | None:
        """The zone of that id, None if the table has none."""
        return next((zone for zone in self.view.zones if zone.id == id), None)

    def slots(self, id: str) -> tuple[Slot, ...]:
        """What lies in a zone; nothing if the table has none of that id."""
        found = self.zone(id)
        return found.slots if found else ()

    @property
    def hand(self) -> str:
        """The viewer's own hand."""
        return f"hand:{self.view.viewer}"

    def held(self) -> Counter[str]:
        """The viewer's own hand, by id; empty for a spectator."""
        return Counter(slot.card for slot in self.slots(self.hand) if slot.card)

    def slot_of(self, card: str) -> str | None:
        """The key of the card that would be played: of several like cards the one that most players know."""
        alike = [slot for slot in self.slots(self.hand) if slot.card == card]
        return max(alike, key=_knowers).key if alike else None

    def where(self, dish: int) -> Zone | None:
        """The zone in which a dish lies open."""
        key = f"dish:{dish}"
        return next((zone for zone in self.view.zones if any(slot.key == key for slot in zone.slots)), None)

    def dish(self, dish: int) -> Slot | None:
        """A dish that lies open."""
        zone = self.where(dish)
        return next(slot for slot in zone.slots if slot.key == f"dish:{dish}") if zone else None

    def number(self, kind: str, seat: int | None = None) -> int:
        """A counter, 0 if the view has none of that kind."""
        return next((c.value for c in self.view.counters if (c.kind, c.seat) == (kind, seat)), 0)

    def missing(self, cards: CardSet, dish: str) -> tuple[str, ...]:
        """The ingredients of a dish that the viewer does not hold."""
        have = self.held()
        return tuple(id for id in cards.by_id[dish].facts["needs"] if not have[id])


def _knowers(slot: Slot) -> int:
    """How well known a card is: `open` is known to everybody."""
    return 99 if "open" in slot.marks else len(slot.marks)

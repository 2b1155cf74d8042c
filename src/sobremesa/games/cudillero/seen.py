"""Cudillero: a table as its viewer sees it, read from the view alone: what gestures and explanations are made of."""

from dataclasses import dataclass

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

    def slot(self, key: str) -> Slot | None:
        """The slot of that key, None if there is none."""
        return next((slot for zone in self.view.zones for slot in zone.slots if slot.key == key), None)

    @property
    def viewer(self) -> int:
        """The viewer's seat, -1 for a spectator, who has no places."""
        return -1 if self.view.viewer is None else self.view.viewer

    @property
    def hand(self) -> str:
        """The viewer's own hand."""
        return f"hand:{self.viewer}"

    @property
    def columns(self) -> int:
        """How many buildings the viewer's village has."""
        return sum(zone.kind.startswith("building-") and zone.seat == self.viewer for zone in self.view.zones)

    def building(self, column: int) -> tuple[Slot, ...]:
        """The floors and the roof of one of the viewer's buildings."""
        return self.slots(f"building-{column + 1}:{self.viewer}")[1:]

    def doorway_in_hand(self) -> str | None:
        """The key of the first doorway of the viewer's hand."""
        return next((slot.key for slot in self.slots(self.hand) if slot.card == "doorway"), None)

    def token(self, id: str) -> Slot | None:
        """One of the viewer's tokens, None if it has none of that id."""
        return next((slot for slot in self.slots(f"tokens:{self.viewer}") if slot.card == id), None)

    def number(self, kind: str, seat: int | None = None) -> int:
        """A counter, 0 if the view has none of that kind."""
        return next((c.value for c in self.view.counters if (c.kind, c.seat) == (kind, seat)), 0)

    def acting_with(self) -> str | None:
        """The action card that the viewer acts with."""
        laid = self.slots(f"act:{self.viewer}")
        return laid[0].card if laid else None

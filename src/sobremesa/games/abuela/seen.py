"""Abuela Co.: a table as its viewer sees it, read from the view alone: what facts and explanations are made of."""

from collections import Counter
from dataclasses import dataclass

from ...engine.cardset import CardSet
from ...engine.views import Slot, View, Zone
from .names import burner_zone
from .state import BURNERS, COMMUNITY, FOODS, HAND, MORE_SWAPS, REMOVALS, SIX, TAKES, Action

# What the counters of an action begin with, and those that only an enhanced one has.
COUNTED = {
    "placed": Action.PLACE,
    "drawn": Action.DRAW,
    "taken": Action.TAKE,
    "exchanged": Action.EXCHANGE,
    "removed": Action.REMOVE,
    "moved": Action.REMOVE,
    "burners": Action.LIGHT,
}
ENHANCED = (
    f"placed-of-{SIX}",
    f"drawn-of-{SIX}",
    f"taken-of-{TAKES}",
    f"exchanged-of-{MORE_SWAPS}",
    f"removed-of-{REMOVALS}",
    "burners-lit-enhanced",
)


@dataclass(frozen=True)
class Seen:
    """What the viewer of a view knows of its table."""

    view: View
    cards: CardSet

    # -- hand, pantry, piles -----------------------------------------------------------------------------------

    def zone(self, id: str) -> Zone | None:
        """The zone of that id, None if the table has none."""
        return next((zone for zone in self.view.zones if zone.id == id), None)

    def slot(self, zone: str, key: str) -> Slot | None:
        """What lies in a place, None if it is empty."""
        found = self.zone(zone)
        return next((slot for slot in found.slots if slot.key == key), None) if found else None

    def held(self, place: int) -> Slot | None:
        """What the viewer holds in a place of the hand."""
        return self.slot(f"hand:{self.view.viewer}", f"hand:{self.view.viewer}:{place}")

    def hand(self) -> Counter[str]:
        """The viewer's own hand, by id; empty for a spectator."""
        return self.cards_in(f"hand:{self.view.viewer}")

    @property
    def room(self) -> int:
        """How many more cards the viewer may hold."""
        return HAND - self.hand().total()

    def cards_in(self, zone: str) -> Counter[str]:
        """The cards of a zone that the viewer sees, by id."""
        found = self.zone(zone)
        return Counter(slot.card for slot in found.slots if slot.card) if found else Counter()

    def count(self, zone: str) -> int:
        """How many cards a zone has, seen or not."""
        found = self.zone(zone)
        return found.count if found else 0

    # -- stoves ------------------------------------------------------------------------------------------------

    @property
    def has_community(self) -> bool:
        """Is the community stove in play?"""
        return self.zone(burner_zone(COMMUNITY, 0)) is not None

    def burner(self, stove: int, burner: int) -> Counter[str]:
        """What lies on a burner, by id."""
        return self.cards_in(burner_zone(stove, burner))

    def is_locked(self, stove: int, burner: int) -> bool:
        """Does the burner wait for a timer?"""
        return self.waits_for(stove, burner) is not None

    def waits_for(self, stove: int, burner: int) -> int | None:
        """The seat whose next turn a locked burner waits for, None if no timer runs there."""
        found = self.zone(burner_zone(stove, burner))
        marks = [mark for slot in found.slots for mark in slot.marks] if found else []
        return next((int(mark.removeprefix("until-")) - 1 for mark in marks if mark.startswith("until-")), None)

    def running_on(self, stove: int, burner: int) -> str | None:
        """The timer card that a burner waits for, None if it waits for none."""
        found = self.zone(burner_zone(stove, burner))
        return next((slot.card for slot in found.slots if "timer" in slot.marks), None) if found else None

    def basic_on(self, stove: int, burner: int) -> str | None:
        """The type of basic on a burner."""
        return next((card for card in self.burner(stove, burner) if self.is_basic(card)), None)

    def burner_of(self, stove: int, card: str) -> int | None:
        """The burner of a stove that holds a card like that."""
        return next((burner for burner in range(BURNERS) if self.burner(stove, burner)[card]), None)

    def has_coffee(self, seat: int) -> bool:
        """Does a Cup of Coffee lie on the player's stove?"""
        return self.slot(f"stove:{seat}", f"stove:{seat}:coffee") is not None

    # -- cards -------------------------------------------------------------------------------------------------

    def is_basic(self, card: str) -> bool:
        """Is it a basic ingredient?"""
        return self.cards.by_id[card].facts.get("role") == "basic"

    def is_food(self, card: str) -> bool:
        """Is it a processed food?"""
        return self.cards.by_id[card].group == "processed"

    def dish(self, number: int) -> str:
        """The id of what a burner cooks, by its number; KeyError if the set has none of that number."""
        if number >= FOODS:
            return self.cards.card(number - FOODS, "recipe").id
        return self.cards.card(int(self.cards.box.first_food) + number, "processed").id

    # -- the turn ----------------------------------------------------------------------------------------------

    def number(self, kind: str, seat: int | None = None) -> int:
        """A counter, 0 if the view has none of that kind."""
        return next((c.value for c in self.view.counters if (c.kind, c.seat) == (kind, seat)), 0)

    @property
    def sazon(self) -> bool:
        """Is Con Más Sazón played?"""
        return self.view.options["sazon"] == "true"

    @property
    def action(self) -> Action:
        """The action under way: the view counts its steps."""
        return next((COUNTED[kind.split("-")[0]] for kind in self._counted), Action.NONE)

    @property
    def steps(self) -> int:
        """How many steps the action under way has made."""
        return sum(self._counted.values())

    @property
    def enhanced(self) -> bool:
        """Is the action under way an enhanced one?"""
        return any(kind in ENHANCED for kind in self._counted)

    @property
    def _counted(self) -> dict[str, int]:
        """The counters of the action under way."""
        there = ((counter.kind, counter.value) for counter in self.view.counters if counter.seat is None)
        return {kind: value for kind, value in there if kind.split("-")[0] in COUNTED}

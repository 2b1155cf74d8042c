"""Positions of a game that has no positions.py: none can be set up in words; case files begin with the deal."""

from typing import Any

from .cardset import CardSet
from .positions import BadPosition, EventWords, Fact, Layout, Place

PLACES: tuple[Place, ...] = ()
FACTS: tuple[Fact, ...] = ()
EVENTS: tuple[EventWords, ...] = ()  # every event is then told by its name alone
REST: tuple[str, ...] = ()


def lay_out(_s: Any, _cards: CardSet, _layout: Layout) -> None:
    """Raise BadPosition."""
    raise BadPosition("setup", "this game has no positions.py, so its positions cannot be set up")


def layout(_s: Any, _cards: CardSet) -> Layout:
    """Nothing lies anywhere that has a name."""
    return Layout({}, {})

"""Motions of a game that has no motions.py: nothing is seen moving, and a move goes where the view says it goes."""

from typing import TYPE_CHECKING, Any

from .cardset import CardSet

if TYPE_CHECKING:
    from .views import Motion, View


def motions(_view: "View", _cards: CardSet, _event: Any) -> "tuple[Motion, ...]":
    """What an event moved: nothing is told of it, the next position shows where everything lies."""
    return ()


def gesture(view: "View", move: int) -> tuple[str | None, str | None]:
    """From where to where a move goes: as its choice says, nowhere if it is none."""
    found = next((choice for choice in view.choices if choice.move == move), None)
    return (found.source, found.target) if found else (None, None)

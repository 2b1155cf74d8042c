"""Platos: from where to where each move goes on the table: what a finger taps or drags."""

from collections.abc import Mapping

from .moves import split
from .names import special_id
from .seen import Seen
from .state import Special

Ends = tuple[str | None, str | None]

NOWHERE: Ends = (None, None)

# What is played on a dish, and with which card.
ON_DISH = {"spoil": "contamination", "reserve": "mine", "protect": "mine", "change": "changes"}


def ends(seen: Seen, move: int) -> Ends:
    """From where to where a move goes, allowed or not; None where it goes by a button alone, as doubles do."""
    verb, named = split(move)
    viewer = seen.view.viewer
    if viewer is None:
        return NOWHERE
    match verb:
        case "draw":
            return "deck:top", seen.hand
        case "take":
            return f"discard:{named['seat']}:top", seen.hand
        case "play":
            return _single(seen, named["special"] + 1)
        case "party":
            return seen.slot_of("party"), f"hand:{named['seat']}"
        case "spoil" | "reserve" | "protect" | "change":
            return seen.slot_of(ON_DISH[verb]), f"dish:{named['dish']}"
        case "complete":
            return f"dish:{named['dish']}", f"cooked:{viewer}"
        case "give" | "discard":
            return _of_place(seen, verb, named)
        case "answer":
            return _answer(seen)
    return NOWHERE


def _single(seen: Seen, kind: int) -> Ends:
    """A special on nobody by name goes to the next player, before oneself, or to the own pile."""
    card = special_id(kind)
    target = f"discard:{seen.view.viewer}"
    if kind in (Special.FIRE, Special.APRON):
        target = f"hand:{seen.number('next') - 1}"
    elif kind == Special.SECRET:
        target = f"secret:{seen.view.viewer}"
    return seen.slot_of(card), target


def _of_place(seen: Seen, verb: str, named: Mapping[str, int]) -> Ends:
    """A card of the hand is given, or discarded."""
    slot = f"{seen.hand}:{named['place']}"
    if verb == "discard":
        return slot, f"discard:{seen.view.viewer}"
    guest = seen.view.prompt.values.get("to_seat")
    return slot, None if guest is None else f"hand:{guest}"


def _answer(seen: Seen) -> Ends:
    """The answering card goes to the own pile."""
    kinds = {"prompt.reservation": "changes", "prompt.fire": "fire", "prompt.apron": "apron"}
    card = next((card for id, card in kinds.items() if seen.view.prompt.id.startswith(id)), None)
    return (seen.slot_of(card), f"discard:{seen.view.viewer}") if card else NOWHERE

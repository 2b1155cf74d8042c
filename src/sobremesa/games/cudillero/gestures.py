"""Cudillero: from where to where each move goes on the table: what a finger taps or drags."""

from collections.abc import Mapping

from .names import token_id
from .seen import Seen
from .state import DOORWAY_PLACE, Token

Ends = tuple[str | None, str | None]

NOWHERE: Ends = (None, None)
END_ZONES = ("left-end", "right-end")


def ends(seen: Seen, verb: str, named: Mapping[str, int]) -> Ends:
    """From where to where a move goes, allowed or not; None where it goes by a button alone."""
    seat = seen.viewer
    if seat < 0:
        return NOWHERE
    match verb:
        case "keep":
            return _keep(seen, named)
        case "tokens":
            return _tokens(seen, named["tokens"])
        case "buy":
            return _of_market(named["place"]), seen.hand
        case "build" | "add" | "roof":
            return _card(seen, verb, named), f"building-{named['column'] + 1}:{seat}"
        case "build-doorway" | "add-doorway" | "move-doorway":
            return _doorway(seen, verb, named["end"]), f"{END_ZONES[named['end']]}:{seat}"
        case "swap-up":
            cell = f"cell:{seat}:{named['column']}"
            return f"{cell}:{named['level']}", f"{cell}:{named['level'] + 1}"
        case "swap-aside":
            column, level = named["column"], named["level"]
            return f"cell:{seat}:{column}:{level}", f"cell:{seat}:{column + 1}:{level}"
        case "extra-turn" | "extra-action":
            slot = seen.token(verb)
            return (slot.key, f"act:{seat}") if slot else NOWHERE
    return NOWHERE


def _card(seen: Seen, verb: str, named: Mapping[str, int]) -> str:
    """A card that is laid on a building: of the hand, of the market, or the initial roof."""
    if verb == "roof":
        return f"initial:{seen.viewer}:0"
    return f"{seen.hand}:{named['place']}" if verb == "build" else _of_market(named["place"])


def _doorway(seen: Seen, verb: str, end: int) -> str | None:
    """A doorway of the hand, of the deck, or the one at the other end of the row."""
    if verb == "move-doorway":
        return f"door:{seen.viewer}:{seen.columns - 1 if end == 0 else 0}"
    return seen.doorway_in_hand() if verb == "build-doorway" else "doorways:top"


def _of_market(place: int) -> str:
    """The slot of a card of the market."""
    return "doorways:top" if place == DOORWAY_PLACE else f"market:{place}"


def _keep(seen: Seen, named: Mapping[str, int]) -> Ends:
    """A roof goes to its place; with personal objectives it is laid on the one that is kept, too."""
    roof = f"dealt-roofs:{seen.viewer}:{named['roof']}"
    if seen.slots(f"dealt-objectives:{seen.viewer}"):
        return roof, f"dealt-objectives:{seen.viewer}:{named['objective']}"
    return roof, f"initial:{seen.viewer}"


def _tokens(seen: Seen, tokens: int) -> Ends:
    """One token is laid on the bids; none and both go by a button."""
    one = {1: Token.PLUS_TEN, 2: Token.PLUS_TWENTY}.get(tokens)
    slot = seen.token(token_id(one)) if one is not None else None
    return (slot.key, f"bid:{seen.viewer}") if slot else NOWHERE

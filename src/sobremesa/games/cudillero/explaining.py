"""Cudillero: why a move is refused, with the facts that the seat can see."""

from collections.abc import Mapping

from ...engine.cardset import CardSet
from ...engine.views import Text, Value, View
from .moves import split
from .names import colour_word
from .seen import Seen
from .state import FLOORS_HIGH

# The action that a verb does.
DOES = {"buy": "action.buy", "build": "action.build", "build-doorway": "action.build", "value": "action.value"}


def explain(view: View, cards: CardSet, move: int, clause: str) -> Text:
    """Why a move is refused: the clause in a sentence, with what the seat sees of it."""
    seen = Seen(view)
    verb, named = split(move)
    match clause:
        case "your-turn":
            return Text("why.your-turn", {"seats": view.to_act})
        case "action-cards":
            return _card(seen, cards, verb)
        case "bid-winner" | "one-of-two":
            return Text(f"why.{clause}", {"word": DOES[verb]})
        case "hand-limit":
            return Text("why.hand-limit", {"limit": seen.number("limit", view.viewer)})
        case "plus-tokens":
            return Text("why.plus-tokens", {"card_missing": _missing(seen, named["tokens"])})
        case "value-board":
            value = seen.number(f"value-{colour_word(named['colour']).removeprefix('colour.')}")
            return Text("why.value-board", {"word": colour_word(named["colour"]), "value": value})
        case "free-card" if verb == "decline":
            return Text("why.no-free-card")
        case "free-card" if view.phase == "free":
            return Text("why.free-card-first", {"n": seen.number("owed", view.viewer)})
        case "build-initial-roof" if view.phase == "roof":
            return _roof(seen, verb, named)
        case "move-doorway":
            return _doorway(seen, named["end"])
    return _in_village(seen, verb, named, clause)


def _card(seen: Seen, cards: CardSet, verb: str) -> Text:
    """The card that the seat acts with does not show the action."""
    card = seen.acting_with()
    one, other = (f"action.{action}" for action in cards.by_id[str(card)].facts["actions"])
    values: dict[str, Value] = {"card": str(card), "word": DOES[verb], "word_one": one}
    if one == other:
        return Text("why.action-cards-twice", values)
    return Text("why.action-cards", {**values, "word_other": other})


def _missing(seen: Seen, tokens: int) -> tuple[str, ...]:
    """The tokens that the seat would use and has not."""
    wanted = [id for bit, id in enumerate(("plus-ten", "plus-twenty")) if tokens >> bit & 1]
    return tuple(id for id in wanted if seen.token(id) is None)


def _roof(seen: Seen, verb: str, named: Mapping[str, int]) -> Text:
    """The initial roof does not go there, or something else is to be done first."""
    if verb != "roof":
        return Text("why.build-initial-roof-first")
    column = named["column"]
    if column >= seen.columns:
        return Text("why.no-building", {"column": column + 1, "n": seen.columns})
    return Text("why.build-initial-roof-there", {"column": column + 1})


def _doorway(seen: Seen, end: int) -> Text:
    """No doorway is empty, or one is where it cannot or need not be moved from, or has just come from there."""
    empty = [column for column in range(seen.columns) if not seen.building(column)]
    if not empty:
        return Text("why.move-doorway")
    if len(empty) == seen.columns:
        return Text("why.move-doorway-nothing")
    if (seen.columns - 1 if end == 0 else 0) in empty:
        return Text("why.move-doorway-back")
    at_end = list(range(len(empty))) if end == 0 else list(range(seen.columns - len(empty), seen.columns))
    return Text("why.move-doorway-there" if empty == at_end else "why.move-doorway-between")


def _in_village(seen: Seen, verb: str, named: Mapping[str, int], clause: str) -> Text:
    """A card cannot go to that building, or is not where it must be."""
    values: dict[str, Value] = {name: n + 1 for name, n in named.items() if name in ("column", "level", "place")}
    match clause:
        case "doorway-at-bottom":
            return _at_bottom(seen, verb, named, values)
        case "roof-on-top" if verb in ("build", "add"):
            return Text("why.roof-on-top", values)
        case "roof-on-top":
            return Text("why.roof-stays-on-top")
        case "six-floors":
            return Text("why.six-floors", {**values, "most": FLOORS_HIGH})
        case "build":
            return Text("why.no-doorway-in-hand") if verb == "build-doorway" else Text("why.build", values)
        case "market":
            return Text("why.market", {"n": seen.view.seats})
    return Text(f"why.{clause}")


def _at_bottom(seen: Seen, verb: str, named: Mapping[str, int], values: Mapping[str, Value]) -> Text:
    """A doorway on a building, a building that is not there, a roof right on a doorway."""
    key = f"{seen.hand}:{named['place']}" if verb == "build" else f"market:{named['place']}"
    slot = seen.slot(key)
    if slot is not None and slot.card == "doorway":
        return Text("why.doorway-goes-to-an-end")
    if named["column"] >= seen.columns:
        return Text("why.no-building", {"column": named["column"] + 1, "n": seen.columns})
    return Text("why.roof-needs-a-floor", values)

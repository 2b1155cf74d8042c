"""Abuela Co.: its moves in words, whatever the position."""

from collections.abc import Mapping

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.views import Text, Value
from .names import dish_named, kind_named
from .state import COMMUNITY, RUNNING, Action, Move

split = Move.read

OFF_A_BURNER = ("to-hand", "throw", "move", "scorch")  # verbs by which a card leaves a burner


def action_of(verb: str) -> Action:
    """The action that a move of a verb is a step of; NONE for moves that are no step of any."""
    match verb:
        case "place" | "play":
            return Action.PLACE
        case "to-hand" | "throw" | "move":
            return Action.REMOVE
        case "draw" | "take" | "exchange" | "light":
            return Action[verb.upper()]
    return Action.NONE


def action_word(action: int, *, enhanced: bool = False) -> str:
    """The id of an action's name in the catalogue; enhanced one of them does more than its plain name says."""
    return "action.remove-enhanced" if enhanced and action == Action.REMOVE else f"action.{handle(Action(action))}"


def describe(cards: CardSet, move: int) -> Text:
    """A move whatever the position: places and burners by number, cards of burners and dishes by name."""
    verb, named = split(move)
    if verb in ("to-hand", "throw", "move", "scorch", "fetch", "light"):
        return _of_cards(cards, verb, named)
    values: dict[str, Value] = {key: digit + 1 for key, digit in named.items() if key in ("place", "pantry", "burner")}
    match verb:
        case "enhance":
            return Text("move.enhance", {"word": action_word(named["action"] + 1, enhanced=True)})
        case "draw":
            return Text("move.draw", {"n": named["number"] + 1})
        case "place" if named["stove"] == COMMUNITY:
            return Text("move.place-community", values)
        case "place":
            return Text("move.place", {**values, "seat": named["stove"]})
        case "play":
            return Text("move.play", {**values, "seat": named["seat"]})
    return Text(f"move.{verb}", values)


def _of_cards(cards: CardSet, verb: str, named: Mapping[str, int]) -> Text:
    """A move that names a kind of card, or a dish.

    One that the set does not have, or that shares its name with another, goes by its number; the timer card that a
    burner waits for by that.
    """
    id = f"move.{verb}-community" if named.get("whose") == 1 else f"move.{verb}"
    values: dict[str, Value] = {key: named[key] + 1 for key in ("burner", "to") if key in named}
    if verb in OFF_A_BURNER and named["card"] == RUNNING:
        return Text(f"{id}-running", values)
    card = dish_named(cards, named["dish"]) if verb == "light" else kind_named(cards, named["card"])
    if card is None:
        number = named["dish"] + 1 if verb == "light" else named["card"]
        return Text(f"{id}-number", {**values, "number": number})
    return Text(id, {**values, "card": card})

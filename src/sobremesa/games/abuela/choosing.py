"""Abuela Co.: the choices of a seat, in words and with from where to where they go."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from ...engine.cardset import CardSet
from ...engine.forms import paper, record
from ...engine.piles import pile
from ...engine.views import Choice, Text, Value, Zone
from . import rules
from .ending import recipe_points
from .gestures import Table, largest_draw
from .hands import is_food
from .moves import action_word, split
from .names import dish_id, kind_id
from .removing import stove_of
from .state import COMMUNITY, FOODS, MOVES, RUNNING, SUGAR, Action, Mode
from .stoves import kind_named

_LISTED = record(list=pile(MOVES))


def choices(s: Any, cards: CardSet, seat: int | None, zones: Mapping[str, Zone]) -> Iterator[Choice]:
    """The moves that the seat may make now, in increasing order; none if it is not asked.

    zones  those of its view, by id
    """
    if seat is None:
        return
    out = paper(_LISTED).list
    rules.choices(s, cards.box, seat, out)
    moves = [int(move) for move in islice(out.card, out.n)]
    draws = [move for move in moves if split(move)[0] == "draw"]
    largest = largest_draw(draws, exact=s.options.mode == Mode.ADVANCED)
    table = Table(zones, seat, int(s.turn), largest)
    for move in moves:
        source, target = table.ends(move)
        yield Choice(move, split(move)[0], _text(s, cards, seat, move), source, target)


def _text(s: Any, cards: CardSet, seat: int, move: int) -> Text:
    verb, named = split(move)
    match verb:
        case "done":
            return Text("choice.done" if s.action != Action.NONE and s.left else "choice.done-turn")
        case "enhance":
            return Text("choice.enhance", {"word": action_word(named["action"] + 1, enhanced=True)})
        case "draw":
            return Text("choice.draw", {"n": named["number"] + 1})
        case "free" | "take":
            values: dict[str, Value] = {"place": named["pantry"] + 1}
            return Text(f"choice.{verb}", {**values, "cards": (kind_id(cards, s.pantry[named["pantry"]]),)})
        case "place" | "play" | "exchange" | "give":
            return _from_hand(s, cards, seat, verb, named)
        case "to-hand" | "throw" | "move" | "scorch":
            return _off_burner(s, cards, seat, verb, named)
        case "light":
            return _light(s, cards, seat, named)
        case "fetch":
            return Text("choice.fetch", {"cards": (kind_id(cards, named["card"]),)})
    return Text(f"choice.{verb}")


def _from_hand(s: Any, cards: CardSet, seat: int, verb: str, named: Mapping[str, int]) -> Text:
    """A card of the hand is placed, played, exchanged, or given up."""
    card = kind_id(cards, s.hand[seat][named["place"]])
    values: dict[str, Value] = {"cards": (card,), "place": named["place"] + 1}
    match verb:
        case "place":
            values["burner"] = named["burner"] + 1
            if named["stove"] == COMMUNITY:
                return Text("choice.place-community", values)
            return Text("choice.place", {**values, "seat": named["stove"]})
        case "play":
            return Text("choice.play", {"card": card, "place": named["place"] + 1, "seat": named["seat"]})
        case "exchange":
            other: dict[str, Value] = {"cards_other": (kind_id(cards, s.pantry[named["pantry"]]),)}
            return Text("choice.exchange", {**values, **other, "pantry": named["pantry"] + 1})
        case "give" if s.effect == SUGAR:
            return Text("choice.give-sugar", {**values, "to_seat": int(s.turn)})
    return Text("choice.give-salt", values)


def _off_burner(s: Any, cards: CardSet, seat: int, verb: str, named: Mapping[str, int]) -> Text:
    """A card leaves a burner, which may wait for it: for the hand, for the discards or its pile, for another burner."""
    kind = kind_named(s, stove_of(seat, named.get("whose")), named["burner"], named["card"])
    values: dict[str, Value] = {"cards": (kind_id(cards, kind),), "burner": named["burner"] + 1}
    if verb == "move":
        values["to"] = named["to"] + 1
    id = "choice.throw-food" if verb == "throw" and is_food(cards.box, kind) else f"choice.{verb}"
    if named["card"] == RUNNING:
        id = f"{id}-running"
    return Text(f"{id}-community" if named.get("whose") else id, values)


def _light(s: Any, cards: CardSet, seat: int, named: Mapping[str, int]) -> Text:
    """A burner cooks a recipe, or a processed food that goes to the hand, or stays there if the action is enhanced."""
    dish = named["dish"]
    values: dict[str, Value] = {"cards": (dish_id(cards, dish),), "burner": named["burner"] + 1}
    if dish >= FOODS:
        values["points"] = int(recipe_points(s, cards.box, seat, dish - FOODS))
        id = "choice.light-recipe"
    else:
        id = "choice.light-stays" if s.action == Action.LIGHT and s.enhanced else "choice.light-food"
    return Text(f"{id}-community" if named["whose"] else id, values)

"""Cudillero: cards, colours and places by their numbers and by their names."""

from collections.abc import Mapping
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import handle
from ...engine.views import Text
from ...engine.words import GameWords
from .cards import COLOUR_NAMES
from .state import DOORWAY_PLACE, FLOOR_PLACES, Action, Token

END_WORDS = ("end.left", "end.right")
BUILT = ("doorway", "floor", "roof")  # the groups of what is built
KEPT = {"kept-plus-ten": "plus-ten", "kept-plus-twenty": "plus-twenty"}  # the objectives of tokens that are kept


def colour_word(colour: int) -> str:
    """The id of the text that names a colour."""
    return f"colour.{COLOUR_NAMES[colour]}"


def action_word(action: int) -> str:
    """The id of the text that names an action."""
    return f"action.{handle(Action(action))}"


def kind_id(cards: CardSet, kind: int) -> str:
    """The id of a doorway, floor or roof; KeyError if the set has none of that number."""
    return cards.card(int(kind), *BUILT).id


def action_id(cards: CardSet, number: int) -> str:
    """The id of an action card; KeyError if the set has none of that number."""
    return cards.card(int(number), "action").id


def common_id(cards: CardSet, number: int) -> str:
    """The id of a common objective."""
    return cards.card(int(number), "common").id


def personal_id(cards: CardSet, number: int) -> str:
    """The id of a personal objective."""
    return cards.card(int(number), "personal").id


def token_id(token: int) -> str:
    """The id of a token."""
    return handle(Token(token))


def market_place(place: int) -> tuple[str, int]:
    """What lies in a place of the market, and which of these it is, counted from 0."""
    if place == DOORWAY_PLACE:
        return "doorway", 0
    return ("floor", place) if place < FLOOR_PLACES else ("roof", place - FLOOR_PLACES)


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """What a card is called that has no name of its own in the reader's language.

    It is another name that its card set gives it; a floor or roof is called by its colour and counted in it; an
    action card by its value, a token that is kept by what it adds; all else stands in the catalogue.
    """
    card = cards.by_id[id]
    if card.names:
        return next(iter(card.names.values()))
    if card.group in ("floor", "roof"):
        return words(f"name.{card.group}.{card.facts['colour']}", number=card.facts["in_colour"])
    if card.group == "action":
        return words("name.action", value=card.facts["value"])
    if "adds" in card.facts:
        return words("name.plus", adds=card.facts["adds"])
    if id in KEPT:
        return words("name.kept", adds=cards.by_id[KEPT[id]].facts["adds"])
    return words(f"card.{id}")


def about(cards: CardSet, id: str) -> Text | None:
    """What is printed on a card besides its name: cables, lines, symbols and bonus, or two actions."""
    card = cards.by_id[id]
    if card.group in ("floor", "roof"):
        cables, more = _cables(card.facts), tuple(_printed(card.facts))
        return Text("about.built", {"word": cables, "words": more}) if more else Text("about.cables", {"word": cables})
    if card.group == "action":
        one, other = (f"action.{action}" for action in card.facts["actions"])
        if one == other:
            return Text("about.action-twice", {"word": one})
        return Text("about.action", {"word_one": one, "word_other": other})
    if id in KEPT:
        adds = cards.by_id[KEPT[id]].facts["adds"]
        return Text("about.kept", {"n": card.facts["points"], "adds": adds})
    if card.group == "common":
        points, second = card.facts["points"], card.facts["second"]
        return Text(f"about.{id}-second" if second else f"about.{id}", {"n": points, "second": second})
    if card.group == "personal":
        return Text(f"about.{id}", {"n": card.facts["points"]})
    return None


def _cables(facts: Mapping[str, Any]) -> str:
    """The id of the text for the cables on a floor or roof."""
    return f"printed.cables-{facts['cables']}" if facts["cables"] else "printed.no-cables"


def _printed(facts: Mapping[str, Any]) -> list[str]:
    """The ids of the texts for what else is drawn on a floor or roof."""
    said = []
    if facts.get("line"):
        said.append(f"printed.line-{facts['line']}")
    for symbol in ("balconies", "neighbours", "chimneys"):
        if n := facts[symbol]:
            said.append(f"printed.{symbol}-{n}")
    if facts.get("bonus", "none") != "none":
        said.append(f"printed.bonus-{facts['bonus']}")
    return said

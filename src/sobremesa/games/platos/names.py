"""Platos: cards by their numbers and by their names."""

from collections import Counter
from pathlib import Path

from ...engine.cardset import CardSet
from ...engine.contract import LANGUAGES
from ...engine.views import Text
from ...engine.words import GameWords, Words
from .state import Special

TEXTS = Path(__file__).parent / "text"


def special_id(kind: int) -> str:
    """The id of a special by its number."""
    return Special(kind).name.lower()


def kind_id(cards: CardSet, kind: int) -> str:
    """The id of a special or an ingredient; KeyError if the set has none of that number."""
    return cards.card(int(kind), "special", "ingredient").id


def dish_id(cards: CardSet, dish: int) -> str:
    """The id of a dish; KeyError if the set has none of that number."""
    return cards.card(int(dish), "dish").id


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """What a card is called that has no name of its own in the reader's language.

    It is another name that its card set gives it, or that of the catalogue, or its id.
    """
    return _name(cards, id, words)


def about(cards: CardSet, id: str) -> Text | None:
    """What a dish shows besides its name: its points, and the ingredients that it lists; None for other cards."""
    card = cards.by_id[id]
    if card.group != "dish":
        return None
    return Text("about.dish", {"n": card.facts["points"], "cards": card.facts["needs"]})


def _name(cards: CardSet, id: str, words: Words) -> str:
    own = cards.by_id[id].names
    if own:
        return own.get(words.language) or next(iter(own.values()))
    return words(f"card.{id}") if words.has(f"card.{id}") else id


def dish_named(cards: CardSet, dish: int) -> str | None:
    """The id of a dish that can be told from all other cards by its name; None if there is no such dish."""
    if cards.digest not in _memory:
        alone = _alone(cards)
        _memory[cards.digest] = {card.number: card.id for card in cards.cards if card.id in alone}
    return _memory[cards.digest].get(dish)


_memory: dict[str, dict[int, str]] = {}


def _alone(cards: CardSet) -> set[str]:
    """The dishes that no other dish shares a name with, in any language."""
    dishes = [card.id for card in cards.cards if card.group == "dish"]
    alone = set(dishes)
    for language in LANGUAGES:
        words = Words(language, [TEXTS])
        said = {id: " ".join(_name(cards, id, words).split()).casefold() for id in dishes}
        many = Counter(said.values())
        alone -= {id for id, name in said.items() if many[name] > 1}
    return alone

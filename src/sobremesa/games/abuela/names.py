"""Abuela Co.: cards by their numbers and by their names."""

from collections import Counter
from pathlib import Path

from ...engine.cardset import CardSet
from ...engine.contract import LANGUAGES
from ...engine.views import Text
from ...engine.words import GameWords, Words
from .state import COMMUNITY, FOODS

TEXTS = Path(__file__).parent / "text"


def kind_id(cards: CardSet, kind: int) -> str:
    """The id of an ingredient or a processed food; KeyError if the set has none of that number."""
    return cards.card(int(kind), "ingredient", "processed").id


def recipe_id(cards: CardSet, recipe: int) -> str:
    """The id of a recipe; KeyError if the set has none of that number."""
    return cards.card(int(recipe), "recipe").id


def dish_id(cards: CardSet, dish: int) -> str:
    """The id of what a burner cooks, a processed food or a recipe; KeyError if the set has none of that number."""
    return recipe_id(cards, dish - FOODS) if dish >= FOODS else kind_id(cards, cards.box.first_food + dish)


def dish_number(cards: CardSet, id: str) -> int:
    """The number of what a burner cooks, by its id."""
    card = cards.by_id[id]
    return card.number + FOODS if card.group == "recipe" else card.number - int(cards.box.first_food)


def burner_zone(stove: int, burner: int) -> str:
    """The id of a burner's zone: "burner-2:0" for the second one of seat 0, "community-2" for that of all."""
    return f"community-{burner + 1}" if stove == COMMUNITY else f"burner-{burner + 1}:{stove}"


# -- names --------------------------------------------------------------------------------------------------------


def name(cards: CardSet, id: str, words: GameWords) -> str:
    """What a card is called that has no name of its own in the reader's language.

    It is another name that its card set gives it, or that of the catalogue, or its id.
    """
    return _name(cards, id, words)


def about(cards: CardSet, id: str) -> Text | None:
    """What a card shows besides its name: its points, its timer, what a dish is made of; None if that is nothing.

    Recipes show their colour, too [card-elements].
    """
    card = cards.by_id[id]
    points = card.facts.get("points", 0)
    timer = "-timer" if card.facts.get("timer") else ""
    made_of = tuple(Counter(card.facts.get("needs", {})).elements())
    if card.group == "recipe":
        return Text("about.recipe", {"word": f"colour.{card.facts['colour']}", "points": points, "cards": made_of})
    if card.group == "processed":
        return Text(f"about.food{timer}", {"points": points, "cards": made_of})
    return Text(f"about.special{timer}", {"points": points}) if points or timer else None


def _name(cards: CardSet, id: str, words: Words) -> str:
    own = cards.by_id[id].names
    if own:
        return own.get(words.language) or next(iter(own.values()))
    return words(f"card.{id}") if words.has(f"card.{id}") else id


def kind_named(cards: CardSet, kind: int) -> str | None:
    """The id of a kind that can be told from all other cards by its name; None if there is no such kind."""
    return _by_name(cards)[0].get(kind)


def dish_named(cards: CardSet, dish: int) -> str | None:
    """The id of a dish that can be told from all other cards by its name; None if there is no such dish."""
    return _by_name(cards)[1].get(dish)


def _by_name(cards: CardSet) -> tuple[dict[int, str], dict[int, str]]:
    if cards.digest not in _memory:
        kinds, dishes = {}, {}
        alone = _alone(cards)
        for card in cards.cards:
            if card.id in alone and card.group in ("ingredient", "processed"):
                kinds[card.number] = card.id
            if card.id in alone and card.group in ("processed", "recipe"):
                dishes[dish_number(cards, card.id)] = card.id
        _memory[cards.digest] = kinds, dishes
    return _memory[cards.digest]


_memory: dict[str, tuple[dict[int, str], dict[int, str]]] = {}


def _alone(cards: CardSet) -> set[str]:
    """The cards that no other card shares a name with, in any language."""
    alone = {card.id for card in cards.cards}
    for language in LANGUAGES:
        words = Words(language, [TEXTS])
        said = {card.id: " ".join(_name(cards, card.id, words).split()).casefold() for card in cards.cards}
        many = Counter(said.values())
        alone -= {id for id, name in said.items() if many[name] > 1}
    return alone

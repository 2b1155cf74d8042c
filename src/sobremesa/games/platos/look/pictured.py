"""Cards as a page shows them: elements, names, and the addresses of pictures."""

from typing import Any

from ....drawing.art import art
from ....engine.cardset import CardSet
from ....engine.words import GameWords, capital


def element(key: str) -> str:
    """The id of the element of a slot or zone."""
    return key.replace(":", "-")


def picture(look: Any, name: str) -> str:
    """The address of a picture; it changes when the picture does."""
    return f"/art/platos/{name}.svg?v={art(look, name).tag}"


def small(cards: CardSet, look: Any, id: str) -> str:
    """The address of what is drawn on a card, as it is seen from afar."""
    return picture(look, look.pictures(cards.by_id[id])["small"])


def named(words: GameWords, id: str) -> str:
    """The name of a card at the beginning of a line."""
    return capital(words.card(id))

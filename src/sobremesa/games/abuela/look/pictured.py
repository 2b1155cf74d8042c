"""Cards and signs as a page shows them: a name and the address of a picture."""

from dataclasses import dataclass
from typing import Any

from ....drawing.art import art
from ....engine.cardset import CardSet
from ....engine.words import GameWords, capital


@dataclass(frozen=True)
class Shown:
    """A card: its id, its name, and the address of what is drawn on it."""

    card: str
    name: str
    glyph: str


def picture(look: Any, name: str) -> str:
    """The address of a picture; it changes when the picture does."""
    return f"/art/abuela/{name}.svg?v={art(look, name).tag}"


def shown(cards: CardSet, words: GameWords, look: Any, id: str) -> Shown:
    """A card as it is shown."""
    return Shown(id, capital(words.card(id)), picture(look, look.pictures(cards.by_id[id])["small"]))

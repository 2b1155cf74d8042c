"""Words: every text that a person reads, in their language, from gettext catalogues keyed by id.

A catalogue is a file `text/<language>.po`.  A text may have variants: `<id>.you` when its `seat` is the reader's
own, `<id>.one` when its `n` is 1; the plain id is the fallback.  A game may say how several of a card are called,
`some.<card>` with its `n`; the variant `some.<card>.one` is one of them in a sentence, such as "an egg".
"""

import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from babel.messages.pofile import read_po

from .cardset import CardSet
from .contract import LANGUAGES, Game
from .errors import BadWords, Message
from .views import Text


@functools.cache
def catalogue(path: Path) -> Mapping[str, str]:
    """The texts of a .po file by id."""
    with path.open("rb") as file:
        return {str(message.id): str(message.string) for message in read_po(file) if message.id and message.string}


class Words:
    """Texts of some catalogues in one language; the first catalogue that has an id wins."""

    def __init__(self, language: str, folders: Iterable[Path]):
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.catalogues = [catalogue(folder / f"{language}.po") for folder in folders]

    def has(self, id: str) -> bool:
        """Is there such a text?"""
        return any(id in texts for texts in self.catalogues)

    def raw(self, id: str) -> str:
        """The text of that id as it stands, its values not filled in; KeyError if there is none."""
        for texts in self.catalogues:
            if id in texts:
                return texts[id]
        raise KeyError(f"no text {id!r} in {self.language}")

    def __call__(self, id: str, /, **values: Any) -> str:
        """The text with its values filled in."""
        if values.get("n") == 1 and self.has(f"{id}.one"):
            id = f"{id}.one"
        return self.raw(id).format(**values)


def said(message: str | Message, words: Words) -> str:
    """A message in words: its values that are messages are said too, and several things are parted by commas."""

    def value(given: Any) -> Any:
        if isinstance(given, tuple | list):
            return ", ".join(str(value(item)) for item in given)
        return said(given, words) if isinstance(given, Message) else given

    if isinstance(message, str):
        return message
    return words(message.id, **{key: value(given) for key, given in message.values.items()})


class GameWords(Words):
    """The words of one game with its cards, as one reader reads them.

    players  a name for each seat
    viewer   the reader's seat, None for a spectator
    """

    def __init__(
        self, game: Game, cards: CardSet, language: str, players: Sequence[str] = (), viewer: int | None = None
    ):
        super().__init__(language, [game.folder / "text", Path(__file__).parent / "text"])
        self.game, self.cards, self.players, self.viewer = game, cards, players, viewer

    def player(self, seat: int) -> str:
        """The name of a seat: "you", the player's, or the seat's number."""
        if seat == self.viewer:
            return self("you")
        return self.players[seat] if seat < len(self.players) else self("seat", n=seat + 1)

    def card(self, id: str) -> str:
        """The name of a card."""
        names = self.cards.by_id[id].names
        return names.get(self.language) or self.game.view.name(self.cards, id, self)

    def some(self, id: str, n: int) -> str:
        """So many of a card in a sentence: "3 eggs", "an egg", and "3 quinoa" of a card that has a name of its own."""
        if not self.cards.by_id[id].names and self.has(f"some.{id}"):
            return self(f"some.{id}", n=n)
        return self("some", n=n, card=self.card(id))

    def mark(self, mark: str) -> str:
        """What marks a card: `mark.<mark>`; of a mark `<kind>-3` without a text of its own `mark.<kind>`, of seat 3."""
        kind, _, number = mark.rpartition("-")
        if self.has(f"mark.{mark}") or not number.isdigit():
            return self(f"mark.{mark}")
        seat = int(number) - 1
        id = f"mark.{kind}.you" if seat == self.viewer and self.has(f"mark.{kind}.you") else f"mark.{kind}"
        return self(id, n=int(number), seat=self.player(seat))

    def about(self, id: str) -> str:
        """What else is printed on a card, in a few words: what a dish is made of; empty if the game tells nothing."""
        text = self.game.view.about(self.cards, id)
        return self.raw(text.id).format(**self._values(text)) if text else ""

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('and')} {items[-1]}"

    def value(self, key: str, value: Any) -> Any:
        """A value of a text as it is said: cards, seats and words by name, by the beginning of its key."""
        if key.startswith("cards") and isinstance(value, tuple | list):
            return self.listed([self.some(id, n) for id, n in Counter(value).items()])
        if isinstance(value, tuple | list):
            return self.listed([str(self.value(key, item)) for item in value])
        if key.startswith("card"):
            return self.card(value)
        if key.startswith(("seat", "to_seat")):
            return self.player(value)
        if key.startswith("word"):
            return self(value)
        return value

    def say(self, text: Text) -> str:
        """The text in full."""
        id = text.id
        if "seat" in text.values and text.values["seat"] == self.viewer and self.has(f"{id}.you"):
            id = f"{id}.you"
        elif "to_seat" in text.values and text.values["to_seat"] == self.viewer and self.has(f"{id}.to-you"):
            id = f"{id}.to-you"
        if text.values.get("n") == 1 and self.has(f"{id}.one"):
            id = f"{id}.one"
        return capital(self.raw(id).format(**self._values(text)))

    def _values(self, text: Text) -> dict[str, Any]:
        return {key: self.value(key, value) for key, value in text.values.items()}


def capital(text: str) -> str:
    """The text with its first letter a capital, whatever stands before it ("¡ana gana!" is "¡Ana gana!")."""
    for i, letter in enumerate(text):
        if letter.isalnum():
            return text[:i] + letter.upper() + text[i + 1 :]
    return text


def parse_by_describing(game: Game, cards: CardSet, text: str, language: str) -> int:
    """The move that a game describes with these words; BadWords shows those that come nearest."""
    import difflib

    described = _described(game, cards.digest, language, cards)
    wanted = " ".join(text.split()).casefold()
    if wanted in described:
        return described[wanted]
    near = difflib.get_close_matches(wanted, described, n=3, cutoff=0.4) or list(described)[:3]
    raise BadWords(f"{text!r} is not a move of {game.id}; perhaps: {'; '.join(near)}")


_memory: dict[tuple[ModuleType, str, str], dict[str, int]] = {}


def _described(game: Game, digest: str, language: str, cards: CardSet) -> dict[str, int]:
    key = (game.view, digest, language)
    if key not in _memory:
        words = GameWords(game, cards, language)
        _memory[key] = {words.say(game.view.describe(cards, move)).casefold(): move for move in range(game.moves)}
    return _memory[key]

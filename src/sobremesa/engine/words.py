"""Words: every text that a person reads, in their language, from gettext catalogues keyed by id.

A catalogue is a file `text/<language>.po`.  A text that depends on how many there are has a form for each number that
its language tells apart, as gettext has it: `msgid_plural` is the id again, `msgstr[0]` is said of one, `msgstr[1]` of
several, and `Plural-Forms` of the catalogue chooses by the text's value `n`.  A text may have a variant `<id>.you`, for
when its `seat` is the reader's own.  A game may say how several of a card are called in a sentence, `some.<card>` with
its `n`: "an egg", "3 eggs".  What a counter counts is said as a number, or as `value.<kind>` has it, with its `n` and
the player of that seat: "yes", "Irene".
"""

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from gettext import c2py
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any

from babel.messages.pofile import read_po

from .cardset import CardSet
from .contract import LANGUAGES, Game
from .errors import BadWords, Message
from .joining import Joining
from .views import Counter as Counted
from .views import Text

ENGINE = Path(__file__).parent / "text"
CURLY = str.maketrans("‘’“”", "''\"\"")


class BadText(KeyError):
    """A text that is in no catalogue, or that speaks of a value that it is not given; `message` says in which file."""

    def __init__(self, message: Message):
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return said(self.message, Words(LANGUAGES[0], [ENGINE]))


class Catalogue(Mapping[str, tuple[str, ...]]):
    """The texts of a .po file by id, each in its forms: one, or one for each number that the language tells apart."""

    def __init__(self, path: Path):
        self.path = path
        with path.open("rb") as file:
            read = read_po(file)
        self._forms = {
            _first(message.id): _several(message.string) for message in read if message.id and message.string
        }
        self._which = c2py(read.plural_expr)

    def __getitem__(self, id: str) -> tuple[str, ...]:
        return self._forms[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)

    def said(self, id: str, n: Any = None) -> str:
        """The text in its form for so many; KeyError if there is no such text."""
        forms = self._forms[id]
        return forms[0] if len(forms) == 1 else forms[self._which(index(n))]


def _first(id: str | Sequence[str]) -> str:
    """The id of a message, which of a text with several forms is there twice."""
    return id if isinstance(id, str) else id[0]


def _several(forms: str | Sequence[str] | None) -> tuple[str, ...]:
    """The forms of a message, of which a text that depends on no number has one."""
    return (forms,) if isinstance(forms, str) else tuple(forms or ())


@functools.cache
def catalogue(path: Path) -> Catalogue:
    """The texts of a .po file."""
    return Catalogue(path)


class Words:
    """Texts of some catalogues in one language; the first catalogue that has an id wins."""

    def __init__(self, language: str, folders: Iterable[Path]):
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.catalogues = [catalogue(folder / f"{language}.po") for folder in folders]
        self.joining = Joining(language, catalogue(ENGINE / f"{language}.po").said)

    def has(self, id: str) -> bool:
        """Is there such a text?"""
        return any(id in texts for texts in self.catalogues)

    def raw(self, id: str, n: Any = None) -> str:
        """The text of that id as it stands, its values not filled in; KeyError if there is none.

        n  how many there are, if the text depends on it
        """
        for texts in self.catalogues:
            if id in texts:
                return texts.said(id, n)
        raise BadText(Message("error.no-text", id=id, language=self.language, file=self.catalogues[0].path))

    def __call__(self, id: str, /, **values: Any) -> str:
        """The text with its values filled in."""
        return self._with(id, values.get("n"), values)

    def _with(self, id: str, n: Any, values: Mapping[str, Any]) -> str:
        """The text of that id, for so many, with its values."""
        text = self.raw(id, n)
        try:
            return self.joining.filled(text, values)
        except KeyError as error:
            file = next(texts.path for texts in self.catalogues if id in texts)
            said = {"id": id, "name": error.args[0], "file": file, "given": tuple(values)}
            raise BadText(Message("error.text-value", **said)) from None


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

    players  a name for each seat; one that has none is "player 2"
    viewer   the reader's seat, None for a spectator
    """

    unnamed = "player"  # the text by which a seat without a name is called

    def __init__(
        self, game: Game, cards: CardSet, language: str, players: Sequence[str] = (), viewer: int | None = None
    ):
        super().__init__(language, [game.folder / "text", ENGINE])
        self.game, self.cards, self.players, self.viewer = game, cards, players, viewer

    def player(self, seat: int) -> str:
        """The name of whoever sits in a seat: "you", the player's own, or "player 2"."""
        if seat == self.viewer:
            return self("you")
        return self.players[seat] if seat < len(self.players) else self(self.unnamed, n=seat + 1)

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

    def word(self, id: str) -> str:
        """A word of a text; `<id>-3` without a text of its own is `<id>` with its `n`, 3."""
        kind, _, number = id.rpartition("-")
        return self(id) if self.has(id) or not number.isdigit() else self(kind, n=int(number))

    def counted(self, counter: Counted) -> str:
        """What a counter says: its number, or what that number stands for: a player, or "yes"."""
        id = f"value.{counter.kind}"
        if not self.has(id):
            return str(counter.value)
        seat = self.player(counter.value - 1) if counter.value > 0 else ""
        return self(id, n=counter.value, seat=seat)

    def about(self, id: str) -> str:
        """What else is printed on a card, in a few words: what a dish is made of; empty if the game tells nothing."""
        text = self.game.view.about(self.cards, id)
        return self._filled(text.id, text) if text else ""

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        return self.joining.listed(items, "and")

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
            return self.word(value)
        return value

    def say(self, text: Text) -> str:
        """The text in full."""
        id = text.id
        if "seat" in text.values and text.values["seat"] == self.viewer and self.has(f"{id}.you"):
            id = f"{id}.you"
        elif "to_seat" in text.values and text.values["to_seat"] == self.viewer and self.has(f"{id}.to-you"):
            id = f"{id}.to-you"
        return capital(self._filled(id, text))

    def _filled(self, id: str, text: Text) -> str:
        """A text with its values, in the variant of that id."""
        values = {key: self.value(key, value) for key, value in text.values.items()}
        return self._with(id, text.values.get("n"), values)


class SeatWords(GameWords):
    """The words of case files, golden games and records, where nobody sits in the seats: "take from seat 2"."""

    unnamed = "seat"


def capital(text: str) -> str:
    """The text with its first letter a capital, whatever stands before it ("¡ana gana!" is "¡Ana gana!")."""
    for i, letter in enumerate(text):
        if letter.isalnum():
            return text[:i] + letter.upper() + text[i + 1 :]
    return text


def parse_by_describing(game: Game, cards: CardSet, text: str, language: str) -> int:
    """The move that a game describes with these words, `settled`; BadWords shows those that come nearest."""
    import difflib

    described = _described(game, cards.digest, language, cards)
    wanted = typed(" ".join(text.split()))
    if wanted in described:
        return int(game.state.Move.settled(described[wanted]))
    near = difflib.get_close_matches(wanted, described, n=3, cutoff=0.4) or list(described)[:3]
    raise BadWords(f"{text!r} is not a move of {game.id}; perhaps: {'; '.join(near)}")


def typed(text: str) -> str:
    """A text as somebody may type it: small letters, and straight marks for curly ones."""
    return text.casefold().translate(CURLY)


_memory: dict[tuple[ModuleType, str, str], dict[str, int]] = {}


def _described(game: Game, digest: str, language: str, cards: CardSet) -> dict[str, int]:
    key = (game.view, digest, language)
    if key not in _memory:
        words = SeatWords(game, cards, language)
        _memory[key] = {typed(words.say(game.view.describe(cards, move))): move for move in range(game.moves)}
    return _memory[key]

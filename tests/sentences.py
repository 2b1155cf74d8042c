"""Sentences as readers meet them: every text of every catalogue with awkward values, and shapes that none may have."""

import re
from collections.abc import Container, Iterator, Sequence
from itertools import islice, product
from pathlib import Path
from string import Formatter

import sobremesa
from sobremesa.engine.joining import Joining
from sobremesa.engine.play import Play
from sobremesa.engine.words import ENGINE, GameWords, catalogue
from sobremesa.games import KNOWN, game

PACKAGE = Path(sobremesa.__path__[0])
MOST = 120  # sentences that are made of one form of a text
RECENT = 12  # events that are told after a move

# Before a number that counts what comes after it, not before it: "burner 1 is", "carta 1 es".
COUNTED = r"(?i)(?<![\d.,/+-])" + "".join(
    rf"(?<!{what} )"
    for what in (
        *("burner", "building", "card", "step", "place", "player", "seat", "bot"),
        *("hornilla", "edificio", "carta", "paso", "lugar", "jugador", "asiento"),
    )
)

# Shapes that no sentence may have, with what is wrong; of a language, or of both.
SHAPES = {
    "both": (
        (r"\S  ", "two spaces"),
        (r" [.,;:!](?![.\w])| \?$", "a space before a mark"),
        (r"(?<!\.)\.\.(?!\.)", "two full stops"),
        (r"[,;:!?]\.(?!\.)|!!|\?\?|,,", "two marks"),
        (r"(?<=\w )None\b|\bNone (?!yet)|\bTrue\b|\bFalse\b", "a value of the program"),
        (r"[{}]", "an unfilled value"),
        (r"\(\)|«»|“”|\[\]", "nothing between brackets"),
        (r"(?i)\b(\w{2,}) \1\b", "a word twice"),
    ),
    "en": (
        (r"(?i)\bsay (?:(?:that )?you(?: are|’re) )?done\b", "say done"),
        (rf"{COUNTED}1 (?!(?:pass|less|plus|minus|press|besides|is|has|unless)\b)[a-z]+s\b", "one of several"),
        (r"(?i)(?:^|[.!?] )you (?!(?:always|guess|pass|miss|press|discuss)\b)[a-z]+s\b", "you, as of another"),
        (r"(?i)\b(?:are|were) you\.$|\bby: you\b", "you, as a name"),
        (r"\ba (?!(?:one|uni|use|euro)\w*)[aeiou]\w+", "a before a vowel"),
        (r"\b(?:lies|lie) (?:in|on|there|face|open|before)\b", "things that lie"),
        (r"\bseat \d+ (?:is|has|draws|takes|goes|plays|wins|discards)\b", "a seat, as a person"),
    ),
    "es": (
        (r"(?i)\bd[ií] que\b", "di que"),
        (r"(?i)(?<!\w)y (?:h?[ií](?![aeoáéó]))\w*", "y before i"),
        (r"(?i)(?<!\w)o (?:h?[oó]\w|8|11\b)", "o before o"),
        (r"(?<!\w)(?:a|de) el ", "a el, de el"),
        (r"(?i)(?<!\w)(?:a|de|para|por|contra|en|sin) tú(?!\w)", "tú after a preposition"),
        (r"(?i)(?<!\w)con ti(?!\w)", "con ti"),
        (rf"{COUNTED}1 (?!(?:más|menos|tras|es|usas|además)\b)[a-záéíóúñ]+s\b", "one of several"),
        (r"(?i)\b[Tt]ú (?:roba|toma|descarta|pasa|juega|gana|recibe|empieza|tiene|puede)\b", "tú, as of another"),
        (r"¡[^!]*¡|![»”]!", "a shout within a shout"),
        (r"(?i)\breglamento\b|\bjuego de cartas\b(?! impreso)", "a word that is another's"),
        (
            r"\basiento \d+ (?:es|tiene|roba|toma|empieza|juega|gana|descarta)\b|[Tt]urno de asiento",
            "a seat, as a person",
        ),
    ),
}

TABLES = ("play.help", "metavar.")  # the ids of what is laid out in columns, and of what is no sentence
OF_SEATS = "law."  # the ids of texts for developers, in which seats have nobody in them
PEOPLE = {"en": ("Irene", "Hilary"), "es": ("Irene", "Hipólito")}
NUMBERS = (1, 2, 12)

# Texts of a game in one form for every number, of which there never is one.
NEVER_ONE = {
    "abuela": {
        *("prompt.place-enhanced.you", "prompt.exchange-enhanced.you", "why.enhanced-remove-enough", "why.draw-cards"),
        *("why.exact-drawing", "why.hand-limit", "why.hand-limit-food", "card-set.too-many-kinds"),
        *("card-set.too-many-ingredients", "look.recipes-of", "look.food-items-of"),
    },
    "cudillero": {"points.height", "why.market", "why.six-floors", "why.hand-limit"},
    "platos": {
        *("prompt.discard.you", "prompt.fire", "prompt.fire.you", "prompt.fire-two", "prompt.fire-two.you"),
        *("prompt.apron-two.you", "event.fire", "event.fire.you", "event.secret", "event.secret.you"),
        *("why.hand-limit-now", "look.held"),
    },
}


def wrong_shapes(sentence: str, language: str, id: str = "") -> list[str]:
    """What is wrong with the shape of a sentence; `id` is that of its text, if it has one."""
    wrong = [why for shape, why in (*SHAPES["both"], *SHAPES[language]) if re.search(shape, sentence)]
    return [why for why in wrong if why != "a seat, as a person" or not id.startswith(OF_SEATS)]


def folders() -> list[Path]:
    """The folders of all catalogues."""
    return sorted(path.parent for path in PACKAGE.rglob("text/en.po"))


def composed(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a catalogue with awkward values: its id and the sentence."""
    texts, values = catalogue(folder / f"{language}.po"), Values(folder, language)
    for id, forms in texts.items():
        if id.startswith(TABLES):
            continue
        for number, form in enumerate(forms):
            counted = None if len(forms) == 1 else (number == 0)
            for filled in islice(values.of(id, form, texts, one=counted), MOST):
                yield id, values.joining.filled(form, filled).strip()


class Values:
    """Awkward values for the texts of a catalogue."""

    def __init__(self, folder: Path, language: str):
        self.language = language
        self.joining = Joining(language, catalogue(ENGINE / f"{language}.po").said)
        self.you = self.joining.say("you")
        self.words = game_words(folder, language)
        self.never_one = NEVER_ONE.get(folder.parent.name, set())

    def of(self, id: str, form: str, texts: Container[str], *, one: bool | None) -> Iterator[dict[str, object]]:
        """Values for a form of a text: each at its most awkward beside the others."""
        names = list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(form) if name))
        choices = [list(self.one(id, name, texts, one=one)) for name in names]
        longest = max(map(len, choices), default=1)
        for i in range(longest):  # each value meets the others; then all with all, as far as there is room
            yield {name: choice[i % len(choice)] for name, choice in zip(names, choices, strict=True)}
        for some in product(*choices):
            yield dict(zip(names, some, strict=True))

    def one(self, id: str, name: str, texts: Container[str], *, one: bool | None) -> Sequence[object]:
        """The values that are tried for a name."""
        if name == "n" and one is not None:
            return (1,) if one else NUMBERS[1:]
        if name in ("players", "opponents") or (name == "seats" and self.words):
            return self.lists(self.people(you=name == "seats"))
        if name.startswith(("seat", "to_seat")) and self.words:
            variant = {"seat": f"{id}.you", "to_seat": f"{id}.to-you"}.get(name)
            return self.people(you=False if variant is None else self.may_be_you(id, texts))
        if name.startswith("cards"):
            return self.many_cards()
        if name.startswith("card"):
            return self.some_cards()
        return self.plain(id, name)

    def may_be_you(self, id: str, texts: Container[str]) -> bool:
        """May a text be about the reader, that is: is it an event of which the reader hears the same as others?"""
        told_to_others = id.endswith((".you", ".to-you")) or "-hidden" in id
        return id.startswith("event.") and not told_to_others and f"{id}.you" not in texts

    def people(self, *, you: bool) -> list[str]:
        """Names of players: awkward ones, one that has no name, and perhaps the reader."""
        nobody = catalogue(ENGINE / f"{self.language}.po").said("player").format(n=2)
        return [*PEOPLE[self.language], nobody, *([self.you] if you else [])]

    def lists(self, names: Sequence[str]) -> list[str]:
        """Some of these in a row: one, two, many."""
        rows = ([names[-1]], [names[0]], names[:2], names[::-1][:2], list(names))
        return [self.joining.listed(row, "and") for row in rows]

    def some_cards(self) -> list[str]:
        """Names of cards: the first, those in the plural, and those that begin with i."""
        if self.words is None:
            return ["Irene"]
        names = list(dict.fromkeys(self.words.card(card.id) for card in self.words.cards.cards))
        plural = [name for name in names if name.endswith("s")][:2]
        with_i = [name for name in names if re.match(r"(?i)h?i", name)][:1]
        return list(dict.fromkeys([*names[:1], *plural, *with_i, names[-1]]))

    def many_cards(self) -> list[str]:
        """Cards in a row: one, two alike, several kinds."""
        if self.words is None:
            return ["Irene"]
        ids = [card.id for card in self.words.cards.cards]
        rows = ([(ids[0], 1)], [(ids[0], 2)], [(ids[1], 3), (ids[-1], 1)], [(ids[0], 1), (ids[1], 2), (ids[2], 1)])
        return [self.joining.listed([self.words.some(id, n) for id, n in row], "and") for row in rows]

    def plain(self, id: str, name: str) -> Sequence[object]:
        """Values of other names: numbers where numbers are told, else words."""
        return WORDS.get(name, NUMBERS if self.words and id not in self.never_one else NUMBERS[1:])


TEXT = ("beta", "gamma")
WORDS: dict[str, Sequence[object]] = dict.fromkeys(
    (
        *("byte", "called", "command", "example", "error", "first", "second", "folder", "attribute", "module", "path"),
        *("game", "games", "given", "handle", "id", "ids", "key", "keys", "kind", "kinds", "name", "near", "option"),
        *("options", "pattern", "provenance", "record", "said", "tagline", "text", "value", "values", "what"),
        *("where", "why", "word", "word_one", "word_other", "words", "known", "colour", "line", "debug", "gift"),
    ),
    TEXT,
) | {
    "game": ("Abuela Co.", "Guacamole"),
    "second": (2, 12),
    "first": (2, 12),
    "near": ("beta",),
    "title": ("beta", "Gamma!"),
}


def game_words(folder: Path, language: str) -> GameWords | None:
    """The words of the game whose catalogue it is, None for a catalogue of no game."""
    id = folder.parent.name
    return GameWords(game(id), game(id).cards.load(), language) if id in KNOWN else None


def told(play: Play, language: str) -> Iterator[str]:
    """All that the players of a game, and who looks on, are told in its course, as it stands at the moment."""
    names = [*PEOPLE[language], "Ana", "Ignacio", "Yves", "Ida"]
    for viewer in (None, *range(play.seats)):
        for players in (names[: play.seats], []):
            words, view = GameWords(play.game, play.cards, language, players, viewer), play.view(viewer)
            yield words.say(view.prompt)
            yield from (words.say(choice.text) for choice in view.choices)
            yield from (words.say(points.text) for points in view.points)
            for happening in play.log(viewer)[-RECENT:]:
                if text := play.game.view.tell(play.cards, happening.event, viewer):
                    yield words.say(text)

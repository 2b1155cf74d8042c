"""Every text of every catalogue, composed with awkward values, and all that is told in played games: no odd shapes."""

import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from sobremesa.engine.languages import LANGUAGES
from sobremesa.engine.play import Play
from sobremesa.engine.words import catalogue
from sobremesa.games import KNOWN, game
from tests.brought import deals
from tests.sentences import NEVER_ONE, PACKAGE, SHAPES, Values, composed, folders, told, wrong_shapes

CONTRIBUTING = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text("utf-8")
SO_MANY = 60  # moves of a game, or of several short ones
FEWEST = 20  # sentences that are told in them, were the game ever so small

# For each shape sentences that have it; the composing below must not make any of them.
PLANTED = [
    ("both", "two spaces", ["You draw  a card."]),
    ("both", "a space before a mark", ["You draw .", "You draw , then", "What now ?"]),
    ("both", "two full stops", ["This is Abuela Co.."]),
    ("both", "two marks", ["So many,.", "So many,, and", "Won!!", "Why??", "one;.", "Rule: Guacamole!."]),
    ("both", "a value of the program", ["Card None is drawn.", "None draws.", "It is True."]),
    ("both", "an unfilled value", ["{seat} draws."]),
    ("both", "nothing between brackets", ["You draw ().", "«» is said", "“”"]),
    ("both", "a word twice", ["It is the the end.", "La mano de de Ana."]),
    ("en", "say done", ["Place more, or say done.", "Say you are done."]),
    ("en", "one of several", ["You hold 1 cards.", "1 points", "It costs you 1 turns."]),
    ("en", "you, as of another", ["You draws a card.", "you is dealt a card.", "Well! You takes it."]),
    ("en", "you, as a name", ["Won by: you.", "The winners are you."]),
    ("en", "a before a vowel", ["You draw a egg.", "It is a onion."]),
    ("en", "things that lie", ["That dish lies in the centre.", "It lies there.", "They lie face down."]),
    ("en", "a seat, as a person", ["seat 2 draws a card.", "It is seat 1 goes first."]),
    ("es", "di que", ["Sigue o di que has terminado.", "Dí que estás listo."]),
    ("es", "y before i", ["Irene y Iván", "Ana y Irene", "Ana y Hipólito"]),
    ("es", "o before o", ["7 o 8 cartas", "uno o otro", "10 o 11"]),
    ("es", "a el, de el", ["Gana a el bot.", "La carta de el mazo."]),
    ("es", "tú after a preposition", ["Esperando a tú.", "Un plato para tú y Ana"]),
    ("es", "con ti", ["Ana juega con ti."]),
    ("es", "one of several", ["Tienes 1 cartas.", "Te cuesta 1 turnos."]),
    ("es", "tú, as of another", ["tú roba una carta.", "Ahora tú tiene dos."]),
    ("es", "a shout within a shout", ["¡Irene grita «¡Guiso!»!"]),
    ("es", "a word that is another's", ["Lo dice el reglamento.", "Un juego de cartas propio."]),
    ("es", "a seat, as a person", ["Turno de asiento 2.", "asiento 2 roba una carta."]),
]

# What must not be taken for one of them.
SOUND = [
    ("en", "Burner 1 is empty."),
    ("en", "Wait... It is 3:2, 1 more."),
    ("en", "You pass. You always discard 1 card."),
    ("en", "None yet."),
    ("en", "A one-card Place; a unit; an egg."),
    ("es", "nieve y hielo, Ana y Ian, Ana e Irene"),
    ("es", "La hornilla 1 es tuya; 1 más."),
    ("es", "7 u 8; uno o dos; Cuida de él."),
    ("es", "Esperando a ti e Iván; tu turno; Túpac roba."),
    ("es", "¡Guiso! ¿Cuánto vale?"),
]


@pytest.mark.parametrize(
    ("language", "why", "sentence"), [(where, why, one) for where, why, sentences in PLANTED for one in sentences]
)
def test_a_shape_that_is_planted_is_found(language, why, sentence):
    for spoken in LANGUAGES if language == "both" else (language,):
        assert why in wrong_shapes(sentence, spoken)


def test_every_shape_has_been_planted():
    assert {(where, why) for where, shapes in SHAPES.items() for _, why in shapes} == {
        (where, why) for where, why, _ in PLANTED
    }


@pytest.mark.parametrize(("language", "sentence"), SOUND)
def test_a_sound_sentence_is_left_alone(language, sentence):
    assert [] == wrong_shapes(sentence, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: str(folder.parent.relative_to(PACKAGE)))
def test_no_text_has_an_odd_shape_whatever_its_values(folder, language):
    found = {(id, why): said for id, said in composed(folder, language) for why in wrong_shapes(said, language, id)}
    assert [] == [f"{id}, {why}: {said}" for (id, why), said in found.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_awkward(language):
    values = Values(PACKAGE / "games" / "platos" / "text", language)
    texts = catalogue(PACKAGE / "games" / "platos" / "text" / f"{language}.po")
    seats = values.one("prompt.waiting", "seats", texts, one=None)
    assert {"en": "Irene and Hilary", "es": "Irene e Hipólito"}[language] in seats
    assert any(values.you in row for row in seats)
    assert any(re.search(r"Player 2|Jugador 2", row) for row in seats)
    assert any(name.endswith("s") for name in values.one("event.x", "card", texts, one=None))
    assert [(1,), (2, 12)] == [tuple(values.one("x", "n", texts, one=one)) for one in (True, False)]


@pytest.mark.parametrize("id", sorted(NEVER_ONE))
def test_texts_that_never_speak_of_one_are_there(id):
    assert id in KNOWN
    assert set() == NEVER_ONE[id] - set(catalogue(game(id).folder / "text" / "en.po"))


def moved(games: Iterator[Play], chance: random.Random) -> Iterator[Play]:
    """Games one after another, after each of their moves, which are made at random."""
    for play in games:
        while not play.over:
            seat = chance.choice(list(play.to_act()))
            play.move(seat, chance.choice(play.choices(seat)))
            yield play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", KNOWN)
def test_nothing_that_is_told_in_a_game_has_an_odd_shape(id, language):
    found = game(id)
    said: set[str] = set()
    for seats in {found.seats[0], found.seats[-1]}:
        chance = random.Random(seats)
        for play in islice(moved(deals(found, seats, {}, f"sentences {seats}"), chance), SO_MANY):
            said |= set(told(play, language))
    assert len(said) > FEWEST
    assert [] == [f"{why}: {sentence}" for sentence in sorted(said) for why in wrong_shapes(sentence, language)]


# -- the same thing in the same words --------------------------------------------------------------------------------


def shared() -> list[tuple[str, int, str, str]]:
    """The texts that CONTRIBUTING.md has for all games: the id, which of its forms, English, Spanish."""
    rows = re.findall(r"^\| `([\w.-]+)`(, of one|, of several)? \| (.*) \| (.*) \|$", CONTRIBUTING, re.MULTILINE)
    return [(id, form == ", of several", english, spanish) for id, form, english, spanish in rows]


# How Platos says it in Spanish: of vos, and as people do where its cards come from.
VOS = {
    "Recibes": "Recibís",
    "Empiezas tú": "Empezás vos",
    "Robas": "Robás",
    "Terminas": "Terminás",
    "Ganas": "Ganás",
    "aquí": "acá",
}
OF_ITS_OWN = {("cudillero", "event.begins"), ("cudillero", "event.begins.you")}  # who begins if all bids tie


def as_said_in(id: str, language: str, text: str) -> str:
    """A shared text as a game says it in a language."""
    if (id, language) == ("platos", "es"):
        for other, vos in VOS.items():
            text = text.replace(other, vos)
    return text


def opening(text: str) -> str:
    """A text up to its last mark, without what belongs to one game: numbers, and the bare name of a card."""
    return re.sub(r"\b(?:two|three|four|five|six|dos|tres|cuatro|cinco|seis)\b", "#", text.rstrip(".!"))


def test_there_are_texts_that_all_games_share():
    assert len(shared()) > 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", KNOWN)
def test_the_same_thing_is_said_in_the_same_words(id, language):
    texts = catalogue(game(id).folder / "text" / f"{language}.po")
    different = []
    for text, form, english, spanish in shared():
        if (id, text) in OF_ITS_OWN:
            continue
        wanted = opening(as_said_in(id, language, {"en": english, "es": spanish}[language]))
        if text in texts and not opening(texts[text][form and len(texts[text]) - 1]).startswith(wanted):
            different.append(f"{text}: {texts[text]}; in every game it begins: {wanted}")
    assert not different, "CONTRIBUTING.md, How a text sounds, says otherwise:\n" + "\n".join(different)

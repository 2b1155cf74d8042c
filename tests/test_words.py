"""Texts in several forms: each catalogue says how its language counts, and every form is there."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import sobremesa
from sobremesa.engine.errors import in_english
from sobremesa.engine.languages import LANGUAGES
from sobremesa.engine.views import Counter
from sobremesa.engine.words import Catalogue, GameWords, Words, catalogue
from sobremesa.games import TEMPLATE, game
from sobremesa.kit.laws.words import same_texts
from sobremesa.kit.report import TEXTS

PACKAGE = Path(sobremesa.__path__[0])
CATALOGUES = [path for path in sorted(PACKAGE.rglob("text/*.po")) if path.stem in LANGUAGES]

POLISH = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "eggs"
msgid_plural "eggs"
msgstr[0] "jajko"
msgstr[1] "{n} jajka"
msgstr[2] "{n} jajek"

msgid "deck"
msgstr "talia"

msgid "not yet said"
msgstr ""
"""


def test_the_form_is_chosen_as_the_catalogue_says(tmp_path):
    (tmp_path / "pl.po").write_text(POLISH, "utf-8")
    polish = Catalogue(tmp_path / "pl.po")
    assert {"eggs": ("jajko", "{n} jajka", "{n} jajek"), "deck": ("talia",)} == dict(polish)
    said = [polish.said("eggs", n).format(n=n) for n in (0, 1, 2, 5, 12, 22)]
    assert ["0 jajek", "jajko", "2 jajka", "5 jajek", "12 jajek", "22 jajka"] == said
    assert "talia" == polish.said("deck") == polish.said("deck", 7)
    with pytest.raises(KeyError):
        polish.said("not yet said")


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_name_of_a_number_ends_with_no_colon(path):
    """Page and terminal put one between it and the number."""
    counters = [text for id, forms in catalogue(path).items() if id.startswith("counter.") for text in forms]
    assert [] == [text for text in counters if not text[-1:].isalnum() and not text.endswith(")")]


@pytest.mark.parametrize("number", [None, "2", 1.5])
def test_a_text_in_several_forms_is_not_said_of_what_is_no_number(number):
    with pytest.raises(TypeError):
        Words("en", [PACKAGE / "web" / "text"]).raw("rules.found", number)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_catalogue_says_how_its_language_counts_and_has_every_form(path):
    assert re.search(r'^"Plural-Forms: nplurals=\d; plural=.*;\\n"$', path.read_text("utf-8"), re.MULTILINE)
    assert [] == [id for id, forms in catalogue(path).items() if not all(forms)]


def test_a_form_that_is_missing_breaks_the_law(tmp_path):
    texts = game(TEMPLATE).folder / "text"
    (tmp_path / "text").mkdir()
    for language in LANGUAGES:
        written = (texts / f"{language}.po").read_text("utf-8")
        without = re.sub(r'(?<=msgid_plural "why.empty-hand"\nmsgstr\[0\] ).*', '""', written)
        (tmp_path / "text" / f"{language}.po").write_text(without if language == "es" else written, "utf-8")
    (fault,) = same_texts(SimpleNamespace(folder=tmp_path))
    assert "'why.empty-hand' lacks a form in es" == in_english(fault, TEXTS)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_how_many_there_are_is_no_part_of_an_id(path):
    # a card may be called "one"
    assert [] == [id for id in catalogue(path) if id.endswith(".one") and not id.startswith("card.")]


def test_there_are_texts_in_several_forms_everywhere():
    several = {path.parts[-3] for path in CATALOGUES if any(len(forms) > 1 for forms in catalogue(path).values())}
    assert {"engine", "web", "cli", "tables", "guacamole", "stew", "platos", "abuela", "cudillero"} <= several


@pytest.mark.parametrize(
    ("id", "text", "values", "one", "several"),
    [
        ("cudillero", "look.tally", {"kind": "Chimneys"}, "Chimneys: 1 point", "Chimneys: 12 points"),
        ("platos", "choice.complete", {"card": "Locro"}, "Complete Locro (1 point)", "Complete Locro (12 points)"),
        ("platos", "look.complete-said", {"card": "Locro"}, "Complete Locro: 1 point", "Complete Locro: 12 points"),
    ],
)
def test_one_is_not_several(id, text, values, one, several):
    words = GameWords(game(id), game(id).cards.load(), "en")
    assert [one, several] == [words(text, n=n, **values) for n in (1, 12)]


def test_a_word_may_have_a_number():
    found = game("cudillero")
    words = GameWords(found, found.cards.load(), "es")
    said = [words.word(f"printed.{what}") for what in ("balconies-1", "balconies-3", "chimneys-9", "no-cables")]
    assert ["un balcón", "3 balcones", "9 chimeneas", words("printed.no-cables")] == said
    assert words("zone.building-2") == words.word("zone.building-2")


def test_a_counter_is_a_number_or_a_player_or_a_fact():
    found = game("platos")
    words = GameWords(found, found.cards.load(), "en", ["Ana", "Bea"], viewer=1)
    told = [("limit", 0, 7), ("next", None, 1), ("next", None, 2), ("out", 0, 1)]
    assert ["7", "Ana", "you", "yes"] == [words.counted(Counter(*counter)) for counter in told]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_number_of_a_seat_is_called_by_its_name(path):
    """A player goes first, not a seat: such a counter says a player."""
    counters = {id: forms for id, forms in catalogue(path).items() if id.startswith("counter.")}
    assert [] == [id for id, forms in counters.items() if re.search(r"\b(seat|asiento)\b", forms[0], re.IGNORECASE)]

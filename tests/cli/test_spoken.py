"""All that commands print for people is said in the language that is asked for, and JSON is the same in both."""

import re

import pytest

from sobremesa.cli.long_work import progress_bar
from sobremesa.cli.output import number, text_of
from sobremesa.engine.errors import Message
from sobremesa.engine.words import catalogue
from sobremesa.kit.report import TEXTS, Findings, report
from sobremesa.web.server import announce, announce_again

SPANISH = ["--language", "es"]
ENGLISH_WORDS = r"\b(the|is|are|games?|seats?|wins|passed|failed|expected|law|yes|moves|already|test|code|rulings)\b"

CASE = """\
game = "guacamole"
[[case]]
name = "siempre"
[[case.step]]
moves = [{moves}]
{expected}
"""


def english_in(said: str) -> list[str]:
    """The English words in what was said; names of commands, files and functions are no words."""
    return re.findall(ENGLISH_WORDS, re.sub(r"\S*[/_.]\S*|sobremesa \S+", "", said))


@pytest.mark.timeout(300)
def test_a_check_is_told_in_spanish(sobremesa):
    done = sobremesa("check", "_tiny", "--games", 1, *SPANISH)
    assert 0 == done.status
    assert re.search(r"^ley +se cumple +casos$", done.out, re.MULTILINE)
    assert re.search(r"^words +sí +\d+$", done.out, re.MULTILINE)
    assert re.search(r"_tiny: \d+ partidas?, jugadas: \d+, semilla 1, segundos: \d+,\d", done.out)
    assert [] == english_in(done.out + done.err)


def test_what_breaks_a_law_is_told_in_the_language():
    findings = Findings()
    where = Message("law.where", seed="3/0", n=3, options="meal=supper, ", way="", move=2)
    findings.looked("ends", [Message("law.counts", n=3, made=4)], where)
    for _ in range(4):
        findings.looked("cards", [Message("law.scoring")])
    told = report("_tiny", 1, "1", findings, ["ends", "cards", "undo"], 1, 0.1, {})
    assert told.in_words("es")["ends"] == (
        "semilla «3/0», jugadores: 3, meal=supper, tras la jugada 2: el estado cuenta 3 jugadas; se hicieron 4",
    )
    assert "... 4 en total" == told.in_words("es")["cards"][-1]
    assert ("no se miró ningún caso",) == told.in_words("es")["undo"]
    assert told.faults["ends"] == (
        "seed '3/0', 3 players, meal=supper, after move 2: the state counts 3 moves; 4 have been made",
    )


@pytest.mark.timeout(300)
def test_a_simulation_is_told_in_spanish_and_its_json_stays_as_it_is(sobremesa):
    arguments = ["simulate", "guacamole", "--seats", "random,random", "--games", 2]
    done = sobremesa(*arguments, *SPANISH)
    assert 0 == done.status
    for said in (
        "asiento",
        "victorias",
        "media de puntos",
        "todos",
        "jugadas por partida: ",
        "finales: ",
        "2 partidas",
    ):
        assert said in done.out
    assert [] == english_in(done.out + done.err)
    spanish, english = (sobremesa(*arguments, "--json", "--language", language).json for language in ("es", "en"))
    assert spanish.keys() == english.keys()
    assert spanish["endings"] == english["endings"]


def test_a_recorded_game_is_told_in_spanish(sobremesa, tmp_path):
    to = tmp_path / "una.jsonl"
    done = sobremesa("simulate", "guacamole", "--seats", "random,random", "--games", 1, "--record", to, *SPANISH)
    assert f"la partida 0 está guardada en {to}" in done.err
    assert "ganada" in done.out or "sin salida" in done.out or "límite de jugadas" in done.out


@pytest.mark.parametrize(
    ("moves", "expected", "says"),
    [
        ("", "over = false", ["bien ", "1 caso: bien 1, con fallos 0"]),
        ("", "over = true", ["FALLA ", "línea 6: ", "la partida no ha terminado", "bien 0, con fallos 1"]),
        ('"seat 1: pass card 1"', "", ["«seat 1: pass card 1» se rechaza por [", "El caso no sigue"]),
        ("", 'refused = { "seat 1: pass card 1" = "winning" }', ["se esperaba que [winning] lo rechazara"]),
        ("", "asked = []", ["se esperaba [], hay ["]),
    ],
)
def test_a_case_is_told_in_spanish(sobremesa, tmp_path, moves, expected, says):
    (tmp_path / "uno.toml").write_text(CASE.format(moves=moves, expected=expected), "utf-8")
    done = sobremesa("case", tmp_path / "uno.toml", "--show", *SPANISH)
    assert "\n  paso 1\n" in done.out
    assert done.status == (0 if "bien " == says[0] else 1)
    assert [] == [words for words in says if words not in done.out]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("over = false", "ovr = false", "ovr: clave desconocida; quizá: over"),
        ("over = false", "over = 1", "over: se esperaba true o false, no 1"),
        ("over = false", "asked = [9]", "se esperaba un asiento de 1 a 2, no 9"),
        ("over = false", 'offered = ["seat 1: drw"]', "no es una jugada de guacamole; quizá: draw"),
        ("over = false", "", "se esperaban jugadas, o lo que debe seguir"),
        ('"guacamole"', '"guacamol"', "no existe el juego 'guacamol'; quizá: guacamole"),
        ("moves = []", "moves = [", "se esperaba TOML"),
    ],
)
def test_what_is_wrong_with_a_case_file_is_told_in_spanish(sobremesa, tmp_path, old, new, says):
    text = CASE.format(moves="", expected="over = false").replace(old, new)
    (tmp_path / "uno.toml").write_text(text if new else text.replace("moves = []", ""), "utf-8")
    done = sobremesa("case", tmp_path / "uno.toml", *SPANISH)
    assert (2, "") == (done.status, done.out)
    assert says in done.err


def test_a_clause_and_its_places_are_told_in_spanish(sobremesa):
    said = sobremesa("rules", "guacamole", "take-discard", *SPANISH).out
    assert re.search(
        r"^Decisiones: GU-12\. Una decisión resuelve .* sobremesa rules guacamole GU-12$", said, re.MULTILINE
    )
    assert re.search(r"^código: ", said, re.MULTILINE)
    assert re.search(r"^prueba: ", said, re.MULTILINE)


def test_cards_and_games_are_told_in_spanish(sobremesa):
    assert [] == english_in(sobremesa("cards", "cudillero", *SPANISH).out)
    assert "Cartas de acción: " in sobremesa("cards", "cudillero", *SPANISH).out
    assert "(reconstruida)" in sobremesa("games", *SPANISH).out


def test_the_server_says_in_the_language_where_it_is(capsys):
    announce("http://x/", "es", open_browser=False)
    announce_again("http://x/", "es", open_browser=False)
    assert (
        "Sobremesa está en http://x/ (Ctrl-C la termina)\nSobremesa ya está en http://x/\n" == capsys.readouterr().out
    )


def test_long_work_says_in_the_language_how_far_it_is(capsys, monkeypatch):
    monkeypatch.setattr("sobremesa.cli.long_work.SILENT_AT_MOST", -1)
    with progress_bar(text_of("es"), "jugando") as move:
        move(1, 2, "jugando")
    assert "jugando: 1 de 2" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("en", ["1,234", "0.500", "-3"]), ("es", ["1.234", "0,500", "-3"])])
def test_numbers_are_written_as_the_language_does(language, said):
    assert said == [number(1234, language), number(0.5, language, 3), number(-3, language)]


def test_both_catalogues_of_the_kit_say_the_same_things():
    english, spanish = (catalogue(TEXTS / f"{language}.po") for language in ("en", "es"))
    assert set(english) == set(spanish)
    for id, forms in english.items():
        assert len(forms) == len(spanish[id])


# -- rules by words and rulings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("es", ["gu-12"], ["take-discard"]),
        ("en", ["Taking", "the", "discard"], ["take-discard"]),
        ("es", ["TOMAR EL DESCARTE"], ["take-discard"]),
        ("en", ["[take-discard]"], ["take-discard"]),
        ("es", ["reclamar"], ["claim"]),
    ],
)
def test_clauses_are_found_by_handle_title_ruling_and_words(sobremesa, language, words, found):
    done = sobremesa("rules", "guacamole", *words, "--language", language)
    assert 0 == done.status
    assert [] == [handle for handle in found if f"[{handle}" not in done.out]


def test_a_ruling_finds_all_clauses_that_cite_it_and_no_other(sobremesa):
    found = sobremesa("rules", "guacamole", "GU-1", "--json").json
    assert len(found) > 1
    assert all("GU-1" in clause["rulings"] for clause in found)
    every = sobremesa("rules", "guacamole", "--json").json
    assert found == [clause for clause in every if "GU-1" in clause["rulings"]]

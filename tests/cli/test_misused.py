"""Every way of using the command wrongly: what was wrong and what would be right, in both languages; status 2."""

import re

import pytest
from typer import TyperException

from sobremesa.cli import misused
from sobremesa.cli.arguments import whole_number
from sobremesa.cli.errors import BadUse
from sobremesa.engine.errors import Message

ENVIRONMENT = {"en": "en_GB.UTF-8", "es": "es_AR.UTF-8"}

WRONG = [  # the arguments, and what is said of them in English and in Spanish
    (["jugar"], "there is no command 'jugar'", "no existe la orden «jugar»"),
    (["PLAY"], "there is no command 'PLAY'; perhaps: play", "no existe la orden «PLAY»; quizá: play"),
    (["guacamole"], "sobremesa play guacamole", "sobremesa play guacamole"),
    ([""], "there is no command ''", "no existe la orden «»"),
    (["--", "--"], "there is no command '--'", "no existe la orden «--»"),
    (["a\x1b[31mb"], "there is no command 'a\\x1b[31mb'", "no existe la orden «a\\x1b[31mb»"),
    (["x" * 500], "there is no command 'xxx", "no existe la orden «xxx"),
    (["-x"], "there is no option -x", "no existe la opción -x"),
    (["--vesion"], "no option --vesion; perhaps: --version", "no existe la opción --vesion; quizá: --version"),
    (["games", "--jsn"], "no option --jsn; perhaps: --json", "no existe la opción --jsn; quizá: --json"),
    (["play"], "GAME is missing", "falta JUEGO"),
    (["replay"], "RECORD is missing", "falta REGISTRO"),
    (["play", "guacamole", "stew"], "this is too much: stew", "esto sobra: stew"),
    (["serve", "extra", "more"], "this is too much: extra more", "esto sobra: extra more"),
    (["games", "\N{EM DASH}json"], "write --json", "escribe --json"),
    (["play", "guacamole", "\N{EN DASH}seats", "3"], "write --seats", "escribe --seats"),
    (["play", "guacamole", "--seats"], "--seats needs a value", "--seats necesita un valor"),
    (["play", "guacamole", "--seats", "--bots"], "--seats needs a value", "--seats necesita un valor"),
    (["play", "guacamole", "--cards", ""], "--cards needs a value", "--cards necesita un valor"),
    (["play", "guacamole", "--record="], "--record needs a value", "--record necesita un valor"),
    (["cards", "guacamole", "--check", ""], "--check needs a value", "--check necesita un valor"),
    (["games", "--language"], "--language needs a value", "--language necesita un valor"),
    (["games", "--json=1"], "--json takes no value", "--json no lleva valor"),
    (["serve", "--no-open=1"], "--no-open takes no value", "--no-open no lleva valor"),
    (
        ["play", "guacamole", "--seats", "2.5"],
        "--seats: expected a whole number",
        "--seats: se esperaba un número entero",
    ),
    (
        ["play", "guacamole", "--seats", "٣"],
        "--seats: expected a whole number",
        "--seats: se esperaba un número entero",
    ),
    (["check", "guacamole", "--games", "9" * 50], "too many digits", "demasiadas cifras"),
    (
        ["check", "guacamole", "--games", "0"],
        "--games: expected 1 or more, not 0",
        "--games: se esperaba 1 o más, no 0",
    ),
    (["replay", "x", "--seat", "0"], "--seat: expected 1 or more", "--seat: se esperaba 1 o más"),
    (["games", "--language", "de"], "expected one of en, es, not 'de'", "se esperaba uno de en, es, no «de»"),
    (["simulate", "guacamole", "--seats", "2"], "such as greedy,greedy", "por ejemplo greedy,greedy"),
    (["check", ":"], "or MODULE:NAME, such as", "o MÓDULO:NOMBRE, como"),
    (["check", "..x:GAME"], "or MODULE:NAME, such as", "o MÓDULO:NOMBRE, como"),
    (["rules", "guacamole", "GU-99"], "guacamole has no clause 'GU-99'", "guacamole no tiene la cláusula «GU-99»"),
    (["serve", "--host", "a b"], "no such machine or address", "no existe ese equipo o dirección"),
    (["serve", "--database", "x"], "is not the URL of a database", "no es la URL de una base de datos"),
    (["serve", "--database", "mysql://x/y"], "SQLite or PostgreSQL, not 'mysql'", "SQLite o PostgreSQL, no en «mysql»"),
    (["case", "."], ".: cannot be read: it is a folder", ".: no se puede leer: es una carpeta"),
    (
        ["cards", "guacamole", "--check", "none"],
        "none: cannot be read: there is no",
        "none: no se puede leer: no existe",
    ),
]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("arguments", "english", "spanish"), WRONG)
def test_what_was_wrong_is_said_in_the_reader_s_language(
    sobremesa, monkeypatch, tmp_path, arguments, english, spanish, language
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", ENVIRONMENT[language])
    done = sobremesa(*arguments, typed=())
    assert (2, "") == (done.status, done.out)
    assert {"en": english, "es": spanish}[language] in done.err
    assert "Traceback" not in done.err
    assert "\x1b" not in done.err
    assert [] == list(tmp_path.iterdir())
    if language == "es":
        assert not re.search(r"\b(the|there|is|are|expected|missing|Usage|OPTIONS|tells more|cannot)\b", done.err)


def test_an_error_of_typer_is_known_by_what_it_holds_and_not_by_its_sentence():
    class Unknown(TyperException):
        option_name, possibilities = "--sets", ["--seats", "--seed"]

    class Missing(TyperException):
        param_type = None
        param = type(
            "Param", (), {"param_type_name": "option", "opts": ["--seats"], "metavar": None, "name": "seats"}
        )()

    assert Message("misused.option.near", given="--sets", near=("--seats", "--seed")) == misused.in_words(Unknown("?"))
    assert Message("misused.no-option", what="--seats") == misused.in_words(Missing("?"))
    assert Message("misused.otherwise", error="Ça?") == misused.in_words(TyperException("Ça?"))


@pytest.mark.parametrize(
    ("arguments", "ends"),
    [
        (["rules", "guacamole", "zzz"], "sobremesa rules --help tells more.\n"),
        (["--language", "en", "check", "x", "--games", "0"], "sobremesa check --help tells more.\n"),
        (["plya", "rules"], "sobremesa --help tells more.\n"),
    ],
)
def test_the_help_that_is_named_is_that_of_the_command(sobremesa, arguments, ends):
    assert sobremesa(*arguments).err.endswith(ends)


@pytest.mark.parametrize(("given", "number"), [("3", 3), (" +3 ", 3), ("-0", 0), (7, 7), ("-3", -3)])
def test_a_whole_number_is_read(given, number):
    assert number == whole_number("--seats")(given)


@pytest.mark.parametrize("given", ["", "3.0", "three", "0x3", "1e3", "³", "1_000", "3\n4"])
def test_what_is_no_whole_number_is_refused(given):
    with pytest.raises(BadUse):
        whole_number("--seats")(given)

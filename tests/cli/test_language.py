"""The command line speaks the reader's language: all that --help says, and what is said of wrong use."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from sobremesa import cli
from sobremesa.cli.app import app
from sobremesa.cli.arguments import language_of
from sobremesa.cli.output import text_of
from sobremesa.cli.worded import command_in, ids, word
from sobremesa.engine.languages import LANGUAGES

COMMANDS = tuple(command_in(app, "en").commands)


@pytest.fixture(params=LANGUAGES)
def language(request, monkeypatch) -> str:
    """The language of the person's environment."""
    monkeypatch.setenv("LC_ALL", {"en": "en_GB.UTF-8", "es": "es_CL.UTF-8"}[request.param])
    monkeypatch.setenv("COLUMNS", "400")
    return request.param


def parameters(language: str) -> list[tuple[str, object]]:
    """Every argument and option of every command, by the command's name."""
    group = command_in(app, language)
    own = [("sobremesa", param) for param in group.params]
    return own + [(name, param) for name, command in group.commands.items() for param in command.params]


def test_help_is_said_in_the_language_of_the_environment(sobremesa, language):
    texts = text_of(language)
    told = sobremesa("--help").out
    assert [] == [id for id in ("sobremesa", *COMMANDS) if texts(f"help.{id}") not in told]
    for id in ("help.usage", "help.options", "help.commands", "metavar.options", "metavar.command", "help.every.help"):
        assert texts(id).strip() in told


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_is_said_in_the_language_of_the_environment(sobremesa, language, command):
    texts = text_of(language)
    told = " ".join(sobremesa(command, "--help").out.split())
    for name, param in parameters(language):
        if name == command:
            assert " ".join(str(param.help).split()) in told
            assert not param.metavar or param.metavar in told
    assert texts(f"help.{command}") in told
    assert texts("help.every.help") in told


def test_a_default_and_what_must_be_given_are_told_in_the_language(sobremesa, language):
    told = sobremesa("check", "--help").out
    texts = text_of(language)
    assert texts("help.default", value="1000") in told
    assert texts("help.required") in told


@pytest.mark.parametrize("arguments", [["--language", "es", "play", "--help"], ["play", "--language=es", "--help"]])
def test_help_is_said_in_the_language_that_is_asked_for(sobremesa, monkeypatch, arguments):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Uso: sobremesa play [OPCIONES] {JUEGO}" in sobremesa(*arguments).out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "es"),
        (["play", "--language", "en"], "en"),
        (["--language=en", "games"], "en"),
        (["play", "--language", "de"], "es"),
        (["play", "--language"], "es"),
        (["play", "language", "en"], "es"),
    ],
)
def test_the_language_is_that_of_the_option_else_that_of_the_environment(monkeypatch, arguments, expected):
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert expected == language_of(arguments)


def test_commands_speak_the_language_that_stands_before_them(sobremesa, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    spanish = sobremesa("--language", "es", "games").out
    assert "guacamole: Guacamole, de 2 a 4 jugadores" in spanish
    assert spanish != sobremesa("games").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_a_text_for_all_that_help_says_and_none_besides(language):
    texts = text_of(language)
    found = {next(id for id in ids(name, param.name) if texts.has(id)) for name, param in parameters(language)}
    panels = ("usage", "arguments", "options", "commands", "default", "required", "every.help", "sobremesa", *COMMANDS)
    found |= {f"help.{id}" for id in panels}
    assert found == {id for id in texts.catalogues[0] if id.startswith("help.")}


def test_an_option_of_a_command_has_a_text_of_its_own_or_that_of_all():
    texts = text_of("en")
    for command, expected in (("play", "help.play.seed"), ("check", "help.every.seed")):
        param = SimpleNamespace(name="seed", help=None, metavar=None)
        word(param, command, texts)
        assert texts(expected) == param.help


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "guacamol"], "no existe el juego «guacamol»; los juegos son: guacamole"),
        (["plya"], "no existe la orden «plya»; quizá: play, replay"),
        (["--sets"], "no existe la opción --sets"),
        (["games", "--jsn"], "no existe la opción --jsn; quizá: --json"),
        (["rules"], "falta JUEGO"),
        (["games", "guacamole"], "esto sobra: guacamole"),
        (["simulate", "guacamole", "--seats"], "la opción --seats necesita un valor"),
        (["games", "--json=1"], "la opción --json no lleva valor"),
        (["play", "guacamole", "--seats", "x"], "--seats: se esperaba un número entero"),
        (["check", "guacamole", "--games", "0"], "--games: se esperaba 1 o más"),
        (["games", "--language", "de"], "--language: se esperaba uno de en, es, no «de»"),
        (["case"], "indica al menos un archivo de casos"),
        (["serve", "--port", "http"], "«http» no es un puerto: indica un número de 1 a 65535"),
        (["play", "guacamole", "--seats", "7"], "a guacamole juegan de 2 a 4 jugadores, no 7"),
        (["play", "guacamole", "--seats", "3", "--bots", "random,random,random"], "--bots nombra 3 bots, pero con"),
        (["play", "guacamole", "--option", "x"], "se esperaba NOMBRE=VALOR; guacamole tiene: game=standard|easier"),
        (["play", "guacamole", "--option", "game=easier", "--option", "game=x"], "--option game aparece dos veces"),
        (["play", "guacamole", "--bots", "zz"], "ningún bot «zz» juega a guacamole"),
        (["play", "guacamole", "--record", "/"], "/ ya existe"),
        (["play", "guacamole", "--record", "/no/where"], "no existe la carpeta /no"),
        (["replay", "/no/where"], "no existe el archivo /no/where"),
        (["rules", "guacamole", "zzz"], "guacamole no tiene la cláusula «zzz»; sobremesa rules guacamole"),
        (["rules", "guacamole", "take-disc"], "guacamole no tiene la cláusula «take-disc»; quizá: take-discard"),
        (
            ["simulate", "guacamole", "--seats", "random,random", "--games", "1", "--record", "x", "--nth", "1"],
            "solo hay la partida 0",
        ),
        (["check", "no_module:GAME"], "no se puede importar el módulo «no_module»"),
        (["check", "sys:GAME"], "«sys» no tiene ningún Game que se llame «GAME»"),
    ],
)
def test_what_is_wrong_is_said_in_spanish(sobremesa, monkeypatch, arguments, says):
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    done = sobremesa(*arguments)
    assert (2, "") == (done.status, done.out)
    assert says in done.err
    english = r"\b(the|there|is|are|expected|missing|Usage|OPTIONS|COMMAND|tells more)\b"
    assert not re.search(english, done.err.replace("No module named", "")), done.err


def test_the_language_that_is_asked_for_is_that_of_errors(sobremesa, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert sobremesa("play", "guacamol", "--language", "es").err.startswith("Error: no existe el juego «guacamol»")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_about_wrong_use_is_in_the_code_and_every_one_of_the_code_is_there(language):
    code = "".join(path.read_text("utf-8") for path in Path(cli.__file__).parent.glob("*.py"))
    said = set(re.findall(r'"(misused\.[a-z-]+)"', code))
    of_unknown = {f"misused.{kind}{near}" for kind in ("command", "option") for near in ("", ".near")}
    known = {id for id in text_of(language).catalogues[0] if id.startswith("misused.")}
    assert said | of_unknown | {"misused.command.game"} == known


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda lines: [], "línea 1: un registro empieza por"),
        (lambda lines: ["hello", *lines], "línea 1: no es JSON"),
        (lambda lines: ["[1]", *lines], "línea 1: se esperaba un objeto entre llaves"),
        (lambda lines: [lines[0].replace('"seats": 2', '"seats": "2"'), *lines[1:]], "«seats» es un número entero, no"),
        (lambda lines: [lines[0].replace('"seats"', '"seets"'), *lines[1:]], "falta «seats»"),
        (lambda lines: [lines[0], '{"seat": 0}', *lines[1:]], "línea 2: se esperaba uno de estos: {seat, move}"),
        (lambda lines: lines[:-1], "la partida no había terminado"),
        (lambda lines: [*lines, lines[1]], "detrás de la semilla no va nada"),
        (lambda lines: [lines[0], lines[-1]], "la partida no ha terminado; faltan jugadas"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_spanish(sobremesa, recorded, tmp_path, monkeypatch, change, says):
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    lines = change(recorded.read_text("utf-8").splitlines())
    (tmp_path / "changed.jsonl").write_text("\n".join(lines), "utf-8")
    done = sobremesa("replay", tmp_path / "changed.jsonl")
    assert (2, "") == (done.status, done.out)
    assert says in done.err

"""The command as a whole: help, version, what it loads, and no traceback whatever happens."""

import os
import subprocess
import sys
from importlib import metadata

import pytest

from sobremesa.cli import games, run
from sobremesa.web import server
from tests.cli.running import COMMAND, SRC, environment, process

COMMANDS = ("serve", "play", "games", "rules", "cards", "case", "check", "replay", "simulate")


@pytest.fixture
def served(monkeypatch) -> list[dict]:
    """How the server was asked to serve."""
    calls: list[dict] = []
    monkeypatch.setattr(server, "serve", lambda **how: calls.append(how))
    return calls


def test_help_names_every_command(sobremesa):
    done = sobremesa("--help")
    assert 0 == done.status
    assert [] == [command for command in COMMANDS if f" {command} " not in done.out]
    assert "" == done.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help(sobremesa, command, flag):
    done = sobremesa(command, flag)
    assert (0, "") == (done.status, done.err)
    assert f"sobremesa {command}" in done.out


def test_version(sobremesa):
    done = sobremesa("--version")
    assert (0, f"sobremesa {metadata.version('sobremesa')}\n") == (done.status, done.out)


def test_without_a_command_it_serves_and_opens_the_page(sobremesa, served):
    assert 0 == sobremesa().status
    assert [{"host": "127.0.0.1", "port": 8765, "database": None, "open_browser": True, "language": "en"}] == served


def test_serve_has_a_usual_port(sobremesa, served):
    assert 0 == sobremesa("serve", "--no-open").status
    assert [{"host": "127.0.0.1", "port": 8765, "database": None, "open_browser": False, "language": "en"}] == served


def test_serve_hands_on_what_it_is_told(sobremesa, served):
    assert 0 == sobremesa("serve", "--host", "::", "--port", 0, "--database", "sqlite://", "--no-open").status
    assert [{"host": "::", "port": 0, "database": "sqlite://", "open_browser": False, "language": "en"}] == served


def test_what_nobody_expected_is_a_short_message_with_a_way_to_see_more(sobremesa, monkeypatch):
    def broken(game):
        raise ZeroDivisionError("three by nought")

    monkeypatch.delenv("SOBREMESA_DEBUG", raising=False)
    monkeypatch.setattr(games, "described", broken)
    done = sobremesa("games")
    assert (1, "") == (done.status, done.out)
    assert "ZeroDivisionError: three by nought" in done.err
    assert "SOBREMESA_DEBUG=1" in done.err
    assert "Traceback" not in done.err
    monkeypatch.setenv("SOBREMESA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["games"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], ["there is no command 'plya'; perhaps: play, replay", "sobremesa --help"]),
        (["--sets"], ["there is no option --sets", "sobremesa --help"]),
        (["games", "--jsn"], ["there is no option --jsn; perhaps: --json", "sobremesa games --help"]),
        (["rules"], ["GAME is missing", "sobremesa rules --help"]),
        (["games", "guacamole"], ["this is too much: guacamole", "sobremesa games --help"]),
        (["simulate", "guacamole", "--seats"], ["the option --seats needs a value"]),
        (["serve", "--port", "http"], ["'http' is no port: give a number from 1 to 65535, or 0 for any free port"]),
        (["serve", "--port", "70000"], ["'70000' is no port: give a number from 1 to 65535", "sobremesa serve --help"]),
        (["serve", "--port", "-1"], ["'-1' is no port"]),
        (["serve", "--port", "9" * 5000], ["' is no port"]),
        (["serve", "--port", "²"], ["'²' is no port"]),
    ],
)
def test_wrong_use_says_what_would_be_right(sobremesa, arguments, says):
    done = sobremesa(*arguments)
    assert (2, "") == (done.status, done.out)
    assert [] == [words for words in says if words not in done.err]
    assert "Traceback" not in done.err


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["games"], ["rules", "guacamole"]])
def test_the_compiler_is_not_loaded_for_what_needs_none(arguments):
    code = (
        f"import sys; from sobremesa.cli import run; assert 0 == run({arguments!r})\n"
        "print(*{name.split('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert not loaded & {"numpy", "llvmlite", "sqlalchemy", "fastapi", "uvicorn"}


def test_it_is_a_module_too():
    done = process("games")
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.startswith("guacamole: ")


def test_a_reader_that_closes_the_pipe_sees_no_traceback():
    command = subprocess.list2cmdline([*COMMAND, "rules", "guacamole"])
    done = subprocess.run(
        ["sh", "-c", f"{command} | head -n 1"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ("WHAT YOU NEED\n", "") == (done.stdout, done.stderr)


def test_the_environment_tells_the_language():
    spoken = {
        language: subprocess.run(
            [*COMMAND, "cards", "guacamole"],
            env={**{k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES")}, **setting},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()[0]
        for language, setting in {
            "es": {"LANG": "es_ES.UTF-8", "PYTHONPATH": str(SRC)},
            "en": {"LANG": "de_DE.UTF-8", "PYTHONPATH": str(SRC)},
            "es again": {"LANG": "en_GB.UTF-8", "LC_ALL": "es_CU.UTF-8", "PYTHONPATH": str(SRC)},
        }.items()
    }
    assert "Reconstructed set (reconstruction)" == spoken["en"]
    assert "Baraja reconstruida (reconstruction)" == spoken["es"] == spoken["es again"]

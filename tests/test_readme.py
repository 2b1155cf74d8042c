"""The README is true: its commands exist and run, its table is that of the games, its links lead somewhere."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from sobremesa.games import GAMES, game

ROOT = Path(__file__).parents[1]
READMES = {name: (ROOT / name).read_text("utf-8") for name in ("README.md", "README.es.md")}
README = "\n".join(READMES.values())
FEW = "8"
WAITS = {"serve", "play"}  # these go on until they are stopped


def blocks(text: str = README) -> list[list[str]]:
    """The commands of each block of shell, their comments taken off."""
    found = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [[line.split("  #")[0].split(" #")[0].strip() for line in block.splitlines()] for block in found]


def commands(program: str, text: str = README) -> list[list[str]]:
    """Every use of a program, in blocks and in running text."""
    written = [line for block in blocks(text) for line in block] + re.findall(r"`([^`\n]+)`", text)
    return [shlex.split(line) for line in written if line.split(" ")[0] == program]


def uses() -> list[tuple[str, ...]]:
    """Every use of a command of `sobremesa`, each once."""
    return list(dict.fromkeys(tuple(words) for words in commands("sobremesa") if names_a_command(words)))


def names_a_command(words: Sequence[str]) -> bool:
    """Does a use of `sobremesa` name one of its commands (and not `COMMAND`, or none)?"""
    return len(words) > 1 and words[1].isalpha() and words[1].islower()


def sobremesa(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a person would, its output wide and plain."""
    return subprocess.run(
        [sys.executable, "-c", "from sobremesa.cli import main; main()", *arguments],
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def help_of(command: str) -> str:
    """What `sobremesa COMMAND --help` says."""
    done = sobremesa(command, "--help")
    assert 0 == done.returncode, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", READMES)
def test_the_readme_starts_with_the_two_commands(name):
    title, _, fence, *first = READMES[name].splitlines()[:5]
    assert ["# Sobremesa", "```sh", "make play", "make test"] == [
        title,
        fence,
        *(line.split(" #")[0].strip() for line in first),
    ]


@pytest.mark.parametrize("target", sorted({words[1] for words in commands("make")}))
def test_make_has_the_targets_that_the_readme_names(target):
    done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr


@pytest.mark.parametrize("name", READMES)
def test_the_readme_names_every_command(name):
    listed = re.search(r"Commands.*", sobremesa("--help").stdout, re.DOTALL)
    assert listed
    known = re.findall(r"^\W*([a-z]+)  ", listed[0], re.MULTILINE)
    assert {"games", "rules"} <= set(known)
    assert set(known) == {words[1] for words in commands("sobremesa", READMES[name]) if names_a_command(words)}


@pytest.mark.parametrize("words", uses(), ids=" ".join)
def test_the_command_line_has_the_commands_and_options_that_the_readme_names(words):
    options = [word for word in words[2:] if word.startswith("--")]
    assert [] == [option for option in options if not re.search(rf"{option}\b", help_of(words[1]))]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(words, id=" ".join(words))
        for words in dict.fromkeys(tuple(shlex.split(line)) for block in blocks() for line in block)
        if words[0] == "sobremesa" and names_a_command(words) and words[1] not in WAITS
    ],
)
def test_the_commands_of_the_readme_run(words):
    """They run as they are written, but on few games."""
    few = [FEW if before == "--games" else word for before, word in pairwise(words)]
    done = sobremesa(*few)
    assert 0 == done.returncode, done.stderr
    if "--json" in words:
        (line,) = done.stdout.splitlines()
        assert json.loads(line)
    else:
        assert done.stdout.strip()


@pytest.mark.parametrize("name", READMES)
def test_the_table_of_games_is_that_of_the_games(name):
    row = r"^\| .* \(`(\w+)`\) \| (\d+)(?: (?:to|a) (\d+))? \| (.*) \|$"
    rows = re.findall(row, READMES[name], re.MULTILINE)
    expected = [(id, str(game(id).seats[0]), str(game(id).seats[-1])) for id in GAMES]
    assert expected == [(id, least, most or least) for id, least, most, _ in rows]
    for id, *_, options in rows:
        named = re.findall(r"`([\w-]+)`", options)
        assert [name for option in game(id).options for name in (option.id, *option.values)] == named


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https?:)([^)]+)\)", README))
def test_links_lead_somewhere(link):
    assert (ROOT / link).exists()

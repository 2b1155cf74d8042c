"""`--json`: one line on standard output if the command did what it was asked for, and nothing if it could not.

What a check finds is what it was asked for, good or bad: then the status is 1, and its line is printed all the same.
"""

import inspect

import pytest

from sobremesa.cli import check
from sobremesa.cli.app import app
from sobremesa.kit.report import Findings, report

CASE = '[[case]]\nname = "dealt"\ngame = "guacamole"\n[[case.step]]\nposition.drawn = []\n'

DONE = [
    "games",
    "rules guacamole",
    "rules guacamole claim",
    "cards guacamole",
    "cards guacamole --check good.toml",
    "case good-case.toml",
    "case good-case.toml --show",
    "case --vocabulary guacamole",
    "replay game.jsonl",
    "simulate guacamole --seats random,random --games 2",
    "check _template --games 1",
]
FAILED = ["case good-case.toml bad-case.toml", "check _template"]
NOT_DONE = [
    "games --what",
    "games guacamole",
    "rules bridge",
    "rules guacamole take-disc",
    "rules guacamole --language fr",
    "cards bridge",
    "cards guacamole --check nowhere.toml",
    "cards guacamole --check bad.toml",
    "cards guacamole --check words",
    "case",
    "case nowhere.toml",
    "case words",
    "case good-case.toml spoilt-case.toml",
    "case --vocabulary bridge",
    "replay",
    "replay nowhere",
    "replay words",
    "replay game.jsonl --seat 9",
    "simulate guacamole --seats random",
    "simulate guacamole --seats random,clever",
    "simulate guacamole --seats random,random --cards bad.toml",
    "simulate guacamole --seats random,random --record words",
    "check bridge",
    "check nowhere:GAME",
    "check guacamole --cards bad.toml",
    "check guacamole --games 0",
]


@pytest.fixture
def files(tmp_path, monkeypatch, recorded):
    """Files in the working folder, among them a record `game.jsonl`."""
    from sobremesa.games.guacamole.cards import STANDARD

    cards = STANDARD.read_text("utf-8")
    for name, text in {
        "good.toml": cards,
        "bad.toml": cards.replace("copies = 3", "copies = -3"),
        "words": "hello",
        "good-case.toml": CASE,
        "bad-case.toml": CASE.replace("[]\n", '"aa"\n'),
        "spoilt-case.toml": CASE.replace("name", "nam"),
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("files")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("arguments", DONE)
def test_what_was_done_is_one_line(sobremesa, arguments):
    done = sobremesa(*arguments.split(), "--json")
    assert 0 == done.status
    assert done.json


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("arguments", FAILED)
def test_what_failed_is_one_line_too(sobremesa, monkeypatch, arguments):
    findings = Findings()
    findings.looked("ends", ["it never ends"])
    broken = report("_template", 1, "1", findings, ["ends"], 1, 0.1, {})
    monkeypatch.setattr(check, "check_with_progress", lambda *_: broken)
    done = sobremesa(*arguments.split(), "--json")
    assert (1, False) == (done.status, done.json["passed"])


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("arguments", NOT_DONE)
def test_what_could_not_be_done_is_told_on_standard_error_alone(sobremesa, arguments):
    done = sobremesa(*arguments.split(), "--json")
    assert (2, "") == (done.status, done.out)
    assert done.err.startswith("Error: ")
    assert done.err == sobremesa(*arguments.split()).err  # the same, whoever reads it


def test_every_command_that_prints_json_is_here():
    with_json = {
        command.name or command.callback.__name__
        for command in app.registered_commands
        if "json" in inspect.signature(command.callback).parameters
    }
    for told in (DONE, NOT_DONE):
        assert with_json == {arguments.split()[0] for arguments in told}

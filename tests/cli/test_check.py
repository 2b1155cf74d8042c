"""`sobremesa check`: one line of JSON, what failed on standard error, and the status."""

import json
import re
import sys

import pytest

from sobremesa.cli import run
from sobremesa.games import TEMPLATE, game
from sobremesa.kit.report import LAWS

FOLDER = game(TEMPLATE).folder


@pytest.mark.timeout(600)
def test_the_command_prints_one_line_of_json_and_its_status_is_0(capsys):
    assert 0 == run(["check", TEMPLATE, "--games", "6", "--seed", "3", "--json"])
    printed = capsys.readouterr().out
    assert 1 == printed.count("\n")
    told = json.loads(printed)
    assert (TEMPLATE, True) == (told["game"], told["passed"])
    assert [law for law in LAWS if law != "reached"] == list(told["laws"])
    assert "safety-limit" in told["unreached"]["clauses"]
    assert all({"passed", "cases"} == set(law) for law in told["laws"].values())
    assert all(law["passed"] is True and law["cases"] > 0 for law in told["laws"].values())


def no_supply(box, out):
    for i in range(len(out)):
        out[i] = 0


@pytest.mark.timeout(600)
def test_the_command_tells_what_failed_and_its_status_is_1(monkeypatch, capsys):
    monkeypatch.setattr(game(TEMPLATE).rules, "supply", no_supply)
    monkeypatch.setattr(sys.modules["sobremesa.kit.check"], "cores", lambda: 1)
    assert 1 == run(["check", TEMPLATE, "--games", "6", "--seed", "3", "--json"])
    printed = capsys.readouterr()
    assert json.loads(printed.out)["laws"]["cards"]["passed"] is False
    assert re.search(r"law cards: seed '3/\d', \d players, meal=\w+, way \w+, after move 0: ", printed.err)


@pytest.mark.timeout(600)
def test_the_command_checks_a_game_by_module_and_name(capsys):
    named = f"{game(TEMPLATE).rules.__package__}:GAME"
    assert 0 == run(["check", named, "--games", "6", "--cards", str(FOLDER / "cards.toml")])
    printed = capsys.readouterr().out
    for law in set(LAWS) - {"reached"}:
        assert re.search(rf"^{law} +yes +[\d,]+$", printed, re.MULTILINE)
    assert "_template: 6 games, " in printed


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("tarot", "there is no game 'tarot'"),
        ("no_such_module:GAME", "the module 'no_such_module' cannot be imported"),
        ("json:GAME", "'json' has no Game of the name 'GAME'"),
    ],
)
def test_the_command_says_which_game_it_does_not_find(name, problem, capsys):
    assert 2 == run(["check", name])
    assert problem in capsys.readouterr().err

"""`sobremesa case`: what is printed where, and with what exit status."""

import json

import pytest

from sobremesa.cli import run
from sobremesa.games import game
from sobremesa.kit.cases import game_words

GOOD = """\
[[case]]
name = "dealt"
game = "guacamole"
clauses = ["first-player"]

[[case.step]]
position.drawn = []
"""
WRONG = GOOD.replace("dealt", "wrong").replace("[]\n", '"aa"\n')
BROKEN = GOOD.replace("guacamole", "guacamol")


@pytest.fixture
def files(tmp_path, monkeypatch):
    """Case files in the working folder."""
    monkeypatch.chdir(tmp_path)
    for name, text in {"good": GOOD, "wrong": WRONG, "broken": BROKEN}.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")


@pytest.mark.usefixtures("files")
def test_cases_that_pass(capsys):
    assert 0 == run(["case", "good.toml"])
    assert ("passed  good.toml:1: dealt\n1 case, 1 passed, 0 failed\n", "") == capsys.readouterr()


@pytest.mark.usefixtures("files")
def test_a_case_that_fails(capsys):
    assert 1 == run(["case", "good.toml", "wrong.toml"])
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "passed  good.toml:1: dealt",
        "FAILED  wrong.toml:1: wrong",
        "        line 7: case 1, step 1, position.drawn: expected [aa], found []",
        "2 cases, 1 passed, 1 failed",
    ]
    assert err == ""


@pytest.mark.usefixtures("files")
def test_a_file_that_cannot_be_run(capsys):
    assert 2 == run(["case", "broken.toml", "good.toml", "none.toml"])
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        "Error: broken.toml:3: case 1, game: there is no game 'guacamol'; perhaps: guacamole",
        "none.toml: cannot be read: there is no such file or folder",
    ]


@pytest.mark.usefixtures("files")
def test_as_json(capsys):
    assert 1 == run(["case", "good.toml", "wrong.toml", "--json"])
    out, err = capsys.readouterr()
    assert (1, "") == (out.count("\n"), err)
    told = json.loads(out)
    failure = {"line": 7, "key": "case 1, step 1, position.drawn", "message": "expected [aa], found []"}
    assert told == {
        "passed": False,
        "cases": [
            {
                "file": "good.toml",
                "name": "dealt",
                "line": 1,
                "passed": True,
                "clauses": ["first-player"],
                "failures": [],
            },
            {
                "file": "wrong.toml",
                "name": "wrong",
                "line": 1,
                "passed": False,
                "clauses": ["first-player"],
                "failures": [failure],
            },
        ],
    }
    assert 0 == run(["case", "good.toml", "--json"])
    assert json.loads(capsys.readouterr().out)["passed"] is True


@pytest.mark.usefixtures("files")
def test_shown_besides_json_it_goes_to_standard_error(capsys):
    assert 0 == run(["case", "good.toml", "--show"])
    shown = capsys.readouterr().out
    assert "good.toml:1: dealt\n  position.hand.1 = [" in shown
    assert shown.endswith("1 case, 1 passed, 0 failed\n")
    assert 0 == run(["case", "good.toml", "--show", "--json"])
    out, err = capsys.readouterr()
    assert json.loads(out)["passed"]
    assert "good.toml:1: dealt\n  position.hand.1 = [" in err


def test_the_words_of_a_game(capsys):
    assert 0 == run(["case", "--vocabulary", "guacamole"])
    assert game_words(game("guacamole")) == capsys.readouterr().out
    assert 2 == run(["case", "--vocabulary", "guacamol"])
    assert "there is no game 'guacamol'" in capsys.readouterr().err


def test_without_a_file(capsys):
    assert 2 == run(["case"])
    assert "name at least one case file, or a game with --vocabulary" in capsys.readouterr().err

"""What the tests of the command line share."""

import sys
from pathlib import Path

import pytest

from sobremesa.cli import run
from sobremesa.engine import record
from sobremesa.engine.play import Play
from sobremesa.games import game
from sobremesa.lab.simulate import Match, play_again
from tests.cli.running import Done, Sobremesa


@pytest.fixture
def sobremesa(capsys, monkeypatch) -> Sobremesa:
    """Run the command in this process, in English; `typed` are the lines that a person writes."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")

    def run_it(*arguments: object, typed: tuple[str, ...] | None = None) -> Done:
        if typed is not None:
            lines = iter(typed)

            def asked(prompt: str) -> str:
                sys.stdout.write(prompt)
                line = next(lines, None)
                if line is None:
                    raise EOFError
                return line

            monkeypatch.setattr("builtins.input", asked)
        capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Done(status, said.out, said.err)

    return run_it


def finished_game(id: str) -> tuple[Play, bytes]:
    """A short game between two greedy bots, and its secret."""
    found = game(id)
    match = Match(found, found.cards.load(), ("greedy", "greedy"), seed="a record")
    return play_again(match, 1), match.secret(1)


@pytest.fixture(scope="session")
def finished() -> tuple[Play, bytes]:
    """A short game of Guacamole, and its secret."""
    return finished_game("guacamole")


@pytest.fixture
def recorded(finished, tmp_path) -> Path:
    """The file of its record."""
    path = tmp_path / "game.jsonl"
    path.write_text(record.write(*finished), "utf-8")
    return path


@pytest.fixture
def recorded_leftovers(tmp_path) -> Path:
    """The file of a record of the template game, whose hands are hidden."""
    path = tmp_path / "leftovers.jsonl"
    path.write_text(record.write(*finished_game("_template")), "utf-8")
    return path

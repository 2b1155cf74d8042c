"""Stew in the terminal: what is told of the table, and of its end."""

import pytest

from sobremesa.cli.output import text_of
from sobremesa.cli.session import Session
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import GameWords
from sobremesa.games.stew import GAME
from sobremesa.games.stew.tests.laid import ADVANCED, CARDS, laid, step


def at_terminal(play, language="en"):
    """Seat 1's game in the terminal, and the lines that are told; Ana and Bea play along."""
    lines = []
    words = GameWords(GAME, CARDS, language, ["", "Ana", "Bea"], 0)
    return Session(play, 0, {}, words, text_of(language), input, lines.append), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_points_and_says_only_what_is_so(language):
    """Who goes first by name; a standing order only of those who have given it; in the easy game no card aside."""
    session, lines = at_terminal(laid(3, drawn="leek", first=1, turn=0, right_2=1, quiet=(2,)), language)
    session.show_table()
    table = "\n".join(lines)
    english = "calls only on their own turn"
    quiet, first, aside, two = {
        "en": (english, "Round: 1; goes first: Ana", "Out of the round", "2 points; cards put in the pot: 0"),
        "es": ("grita solo en su turno", "Ronda: 1; empieza: Ana", "Fuera de la ronda", "2 puntos; cartas"),
    }[language]
    assert first in table
    assert two in table
    assert aside not in table
    assert [1, 0] == [table.count(quiet), table.count(f"{quiet} 0")]


def test_cards_on_vermin_are_no_vermin():
    session, lines = at_terminal(laid(3, drawn="leek", fed="- carrot - garlic", fed_by_1=(1,), fed_by_2=(3,)))
    session.show_table()
    (row,) = [line for line in lines if line.startswith("  Vermin: ")]
    assert "carrot)" not in row
    assert "face down" not in row
    (fed,) = [line for line in lines if line.startswith("  Cards on vermin: ")]
    assert fed.startswith("  Cards on vermin: carrot (")
    assert fed.endswith("; yours, on number 2 of the row); 1 face down")


def test_who_starts_the_next_round_does_not_go_first_in_this_one():
    play = step(laid(2, ADVANCED, drawn="leek", pot="leek leek", first=1, turn=0), "1: call stew")
    session, lines = at_terminal(play)
    session.show_table()
    assert any("starts the next round: you" in line for line in lines)
    assert not any("goes first" in line for line in lines)


@pytest.mark.parametrize(
    ("right", "victory"),
    [({"wrong_1": 4}, "You win the game!"), ({"wrong_1": 4, "wrong_3": 4}, "Shared victory: you and Bea!")],
)
def test_a_victory_is_told_once(right, victory):
    play = laid(3, ADVANCED, drawn="stone", pot="leek", turn=1, **right)
    step(play, "2: call stew")
    session, lines = at_terminal(play)
    session.run()
    assert 1 == sum(victory in line for line in lines)
    assert [] == [line for line in lines if "win" in line and victory not in line]
    assert "1. You: 5 points" in lines

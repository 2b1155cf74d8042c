"""Cudillero: a game that is over tells why."""

import pytest

from sobremesa.engine.contract import handle
from sobremesa.games.cudillero.state import LIMIT, Ending
from sobremesa.games.cudillero.tests.laid import laid, step, told


def ending(play):
    """Why a game is over, in a word."""
    return handle(Ending(play.state.ending))


def test_the_third_day_ends_the_game():
    """[game-end]"""
    play = laid(day=3, round=6, turn=1)
    assert "not-over" == ending(play)
    assert "third-day" == ending(step(play, 1, "end the turn"))


def test_the_last_initial_roof_ends_the_game():
    """[build-initial-roof]"""
    play = laid(phase="roof", day=3, round=6, turn=1, initial_2="r01", building_1_2="doorway f01")
    assert "third-day" == ending(step(play, 1, "build the initial roof on building 1"))


@pytest.mark.parametrize("day", [1, 3])
def test_the_limit_ends_the_game(day):
    """[safety-limit] unless it is over anyway"""
    play = step(laid(day=day, round=6, turn=1, moves=LIMIT - 1), 1, "end the turn")
    assert ("third-day" if day == 3 else "limit") == ending(play)
    assert ("limit" == ending(play)) == any("too long" in line for line in told(play))


def test_a_roof_that_the_limit_cuts_off_is_not_said_to_have_nowhere_to_go():
    """[safety-limit] [build-initial-roof]"""
    room = {"initial_1": "r01", "initial_2": "r02", "building_1_1": "doorway f01"}
    play = step(laid(round=6, turn=1, moves=LIMIT - 1, **room), 1, "end the turn")
    assert told(play, 0)[-3:] == [
        "The game has gone on too long: it ends here.",
        "You no longer get to build your initial roof: Blue roof 1.",
        "Seat 2 no longer gets to build their initial roof: Blue roof 2.",
    ]
    assert "Ya no llegas a construir tu tejado inicial: Tejado azul 1." in told(play, 0, "es")
    counted = step(laid(day=3, round=6, turn=1, **room), 1, "end the turn")
    step(counted, 0, "build the initial roof on building 1")
    assert "Seat 2 has nowhere to build their initial roof, so it is lost: Blue roof 2." in told(counted, 0)


def test_a_position_of_a_finished_game_tells_why():
    """[game-end] [safety-limit]"""
    assert ["third-day", "limit"] == [ending(laid(phase="over", moves=moves)) for moves in (100, LIMIT)]

"""Cudillero: empty doorways that are moved, from every arrangement of four buildings."""

from itertools import product

import pytest

from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.state import Move
from sobremesa.games.cudillero.tests.laid import laid, move

FLOORS = ("f01", "f20", "f35", "f50")
ROWS = [row for row in product((False, True), repeat=len(FLOORS)) if any(row)]  # which buildings have been begun


def arranged(row):
    """A village whose buildings have a floor or are empty, before a player who may change a value."""
    cards = (f"doorway {floor}" if begun else "doorway" for floor, begun in zip(FLOORS, row, strict=True))
    return laid(act_1="action-6", **{f"building_{n}_1": building for n, building in enumerate(cards, 1)})


def lies(play):
    """The first cards above the doorways, by building."""
    return tuple(int(play.state.village[0][n * GAME.state.LEVELS]) for n in range(len(FLOORS)))


def doorway_moves(play):
    """The doorways that may be moved now."""
    return [choice for choice in play.choices(0) if choice in (Move.MOVE_DOORWAY, Move.MOVE_DOORWAY + 1)]


def ways(play, before=()):
    """Every row of arrangements that moving doorways, and nothing else, goes through to its end."""
    so_far = (*before, lies(play))
    moves = doorway_moves(play)
    if not moves:
        yield so_far
    for choice in moves:
        after = play.branch()
        after.move(0, choice)
        yield from ways(after, so_far)


def all_arrangements(row):
    """Where the buildings that have been begun, and what lies between them, may be in the row."""
    play = arranged(row)
    first, last = row.index(True), len(row) - 1 - row[::-1].index(True)
    kept = lies(play)[first : last + 1]
    spare = len(row) - len(kept)
    return {(0,) * left + kept + (0,) * (spare - left) for left in range(spare + 1)}


@pytest.mark.parametrize("row", ROWS)
def test_no_arrangement_comes_again_and_all_of_them_can_be_reached(row):
    """[move-doorway] so no turn goes on for ever, and nothing that helps is forbidden"""
    reached = set()
    for way in ways(arranged(row)):
        assert len(set(way)) == len(way)
        reached |= set(way)
    assert all_arrangements(row) == reached


@pytest.mark.parametrize("row", ROWS)
def test_after_something_else_a_doorway_may_go_either_way(row):
    """[move-doorway] [value]"""
    play = arranged(row)
    for choice in doorway_moves(play):
        after, back = play.branch(), Move.MOVE_DOORWAY + 1 - (choice - Move.MOVE_DOORWAY)
        after.move(0, choice)
        assert back not in doorway_moves(after)
        after.move(0, move("raise red"))
        assert back in doorway_moves(after)

"""The choices that come nearest to a refused move."""

import pytest

from sobremesa.engine.nearest import nearest
from sobremesa.games import game
from sobremesa.games.guacamole.state import Move

GUACAMOLE = game("guacamole")
KEEP = [Move.KEEP + place for place in range(5)]


@pytest.mark.parametrize(
    ("move", "choices", "near"),
    [
        (Move.TAKE + 3, [Move.DRAW], [Move.DRAW]),  # a special lies on top: draw
        (Move.TAKE + 3, [*KEEP, Move.DISCARD], [Move.KEEP + 3, Move.DISCARD]),  # same place, or another verb alone
        (Move.PASS + 1, [*KEEP, Move.DISCARD], [Move.KEEP + 1, Move.DISCARD]),
        (Move.CLAIM + 1, [Move.CLAIM, Move.DECLINE], [Move.CLAIM, Move.DECLINE]),
        (Move.KEEP + 2, [Move.KEEP + 2], [Move.KEEP + 2]),
        (Move.KEEP + 2, [], []),
        (-1, KEEP, []),
        (22, KEEP, []),
        (10**30, KEEP, []),
    ],
)
def test_the_least_change(move, choices, near):
    assert near == nearest(GUACAMOLE, choices, move)

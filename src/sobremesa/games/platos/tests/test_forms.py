"""Platos: both forms are equal after every move, in all that the rules say."""

from sobremesa.games.platos import GAME
from sobremesa.games.platos.state import OPTION_VALUES
from sobremesa.games.platos.tests.laid import CARDS
from sobremesa.kit.both_forms import moves_alike

# Every number of players in both modes, the other options in turn.
TABLES = [
    (
        seats,
        {option: values[(number + turn) % len(values)] for option, values in OPTION_VALUES.items()} | {"mode": mode},
    )
    for number, seats in enumerate(GAME.seats)
    for turn, mode in enumerate(OPTION_VALUES["mode"])
]


def test_both_forms_are_equal_after_every_move():
    assert moves_alike(GAME, CARDS, TABLES, most=250, every=10) > 500

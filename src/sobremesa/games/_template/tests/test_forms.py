"""Leftovers: both forms are equal after every move, in all that the rules say."""

from itertools import product

from sobremesa.games._template import GAME
from sobremesa.games._template.state import OPTION_VALUES
from sobremesa.games._template.tests.laid import CARDS
from sobremesa.kit.both_forms import moves_alike


def test_both_forms_are_equal_after_every_move():
    tables = [(seats, {"meal": meal}) for seats, meal in product(GAME.seats, OPTION_VALUES["meal"])]
    assert moves_alike(GAME, CARDS, tables, most=GAME.limit, every=1) > 200

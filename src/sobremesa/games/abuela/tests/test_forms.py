"""Abuela Co.: both forms are equal after every move, in all that the rules say."""

from itertools import product

from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.tests.table import CARDS, every_choice_of_options
from sobremesa.kit.both_forms import moves_alike


def test_both_forms_are_equal_after_every_move():
    tables = list(product(GAME.seats, every_choice_of_options()))
    assert 100 * len(tables) == moves_alike(GAME, CARDS, tables, most=100, every=50)

"""Cudillero: both forms are equal after every move, in all that the rules say."""

from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.tests.laid import CARDS, PERSONAL, VARIANTS
from sobremesa.kit.both_forms import moves_alike

TABLES = [(2, VARIANTS), (3, {}), (4, PERSONAL), (2, {"stock_market": "true"}), (4, VARIANTS)]


def test_both_forms_are_equal_after_every_move():
    assert moves_alike(GAME, CARDS, TABLES, most=400, every=12) > 500

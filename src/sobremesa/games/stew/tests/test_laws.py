"""Stew obeys the laws: on paper every time, and once packed."""

from sobremesa.games.stew import GAME
from sobremesa.kit.check import check


def test_stew_obeys_the_laws_on_paper():
    report = check(GAME, games=24, packed=False)
    assert report.passed, report


def test_stew_obeys_the_laws_packed():
    report = check(GAME, games=60, seed="packed")
    assert report.passed, report

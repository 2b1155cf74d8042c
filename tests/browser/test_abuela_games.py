"""Whole games of Abuela Co. at the living table: advanced with the expansion by keyboard, beginner by taps."""

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from sobremesa.tables.commands import Tables
from tests.browser import living, screen

Open = Callable[..., Page]
LONG_LIST = 30  # moves
OFTEN = 12  # one move in so many is looked at from all sides


@pytest.mark.timeout(900)
def test_an_advanced_game_with_the_expansion_by_keyboard_alone(
    open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """Cards and burners by Tab and arrows, or the list of all moves where it is short; the focus is never lost."""
    living.deal_from(monkeypatch, "abuela 1")
    page = open_living()
    living.sit_down(page, "abuela", players="2", **{"option-mode": "advanced", "option-sazon": "true"})
    ways, made = cycle([(living.by_keys, "Enter"), (living.by_list, "Enter"), (living.by_keys, "Space")]), 0
    while (move := living.next_move(page, tables)) is not None:
        way, key = next(ways)
        if page.locator("#all-moves .mv").count() > LONG_LIST:
            way = living.by_keys
        with living.moving(page):
            way(page, move, key)
        made += 1
        living.expect_focus_kept(page, move)
    assert made
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    assert [] == screen.faults(page)


@pytest.mark.timeout(900)
def test_a_beginner_game_by_taps_on_a_phone(open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    """A card, then a burner; all is on one screen, and what can be pressed is for fingers."""
    living.deal_from(monkeypatch, "abuela 5")
    page = open_living(phone=True, language="es-CO")
    living.sit_down(page, "abuela", players="2", **{"option-mode": "beginner", "option-sazon": "false"})
    living.game_by_taps(page, tables, OFTEN)

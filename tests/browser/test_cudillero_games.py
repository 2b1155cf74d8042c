"""Whole games of Cudillero at the living table: three players by keyboard, two by taps on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games.cudillero.state import DAYS, ROUNDS, Event, Phase
from sobremesa.tables.commands import Tables
from tests.browser import living, screen
from tests.browser.sensible import table_id

Open = Callable[..., Page]
OFTEN = 6  # one move in so many is looked at from all sides


def phase(page: Page, tables: Tables) -> Phase:
    with tables.at(table_id(page)) as table:
        return Phase(int(table.play.state.phase))


def bids_revealed(page: Page, tables: Tables) -> int:
    """In how many rounds somebody has won the bid."""
    with tables.at(table_id(page)) as table:
        return [happening.event.what for happening in table.play.committed_log].count(Event.WINS)


@pytest.mark.timeout(600)
def test_a_game_of_three_by_keyboard_alone(open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    """Cards, buildings, bids and buttons by Tab, arrows, Enter and Space; the focus is never lost."""
    living.deal_from(monkeypatch, "cudillero 0")
    page = open_living()
    living.sit_down(page, "cudillero", players="3", **{"option-personal_objectives": "true"})
    met = set()
    while (move := living.next_move(page, tables)) is not None:
        met.add(phase(page, tables))
        with living.moving(page):
            living.by_keys(page, move)
        living.expect_focus_kept(page, move)
    assert set(Phase) - {Phase.FREE, Phase.OVER} <= met
    assert DAYS * ROUNDS == bids_revealed(page, tables)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    assert [] == screen.faults(page)


@pytest.mark.timeout(600)
def test_a_game_of_two_by_taps_on_a_phone(open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    """A card, then a building: all is on one screen, and what can be pressed is for fingers."""
    living.deal_from(monkeypatch, "cudillero 1")
    page = open_living(phone=True, language="es-CO")
    living.sit_down(page, "cudillero", players="2", **{"option-stock_market": "true"})
    living.game_by_taps(page, tables, OFTEN)
    assert DAYS * ROUNDS == bids_revealed(page, tables)
    expect(page.get_by_role("heading", name="Resultado")).to_be_visible()

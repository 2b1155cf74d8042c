"""Whole games at the living table: by keyboard alone, by taps on a phone, by dragging."""

from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from sobremesa import games
from sobremesa.tables.commands import Tables
from tests.browser import living
from tests.browser.sensible import table_id

Open = Callable[..., Page]


def test_a_game_of_guacamole_by_keyboard_alone_and_a_rematch(open_living: Open, tables: Tables):
    """From the home page to the second game without a mouse: cards and places, buttons, and the list of all moves."""
    page = open_living()
    page.goto("/")
    play_now = page.get_by_role("button", name="Play Guacamole now")
    play_now.evaluate("it => { it.id = 'play-now'; }")
    living.press_key(page, "#play-now")
    first = table_id_once_there(page)
    ways, cancelled = cycle([(living.by_keys, "Enter"), (living.by_keys, "Space"), (living.by_list, "Enter")]), 0
    while (move := living.next_move(page, tables)) is not None:
        source, _, choose = living.gesture(page, move)
        if choose and not cancelled:
            living.press_key(page, f"#{source}")
            page.keyboard.press("Escape")
            expect(page.locator("#table.choosing")).to_have_count(0)
            assert page.locator(f"#{source}").evaluate("it => it === document.activeElement")
            cancelled += 1
        way, key = next(ways)
        with living.moving(page):
            way(page, move, key)
        assert page.evaluate("document.getElementById('table').contains(document.activeElement)"), "the focus is lost"
    assert cancelled
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    page.locator("[popovertarget=menu]").click()
    expect(page.locator("#menu .quiet").first).to_be_visible()
    expect(page.locator("#menu .going")).to_be_hidden()  # whoever goes now leaves nobody waiting
    page.keyboard.press("Escape")
    living.press_key(page, "button.again")
    expect(page.locator("#table:not(.over)")).to_be_visible()
    assert first != table_id(page)
    move = living.next_move(page, tables)
    assert move is not None
    with living.moving(page):
        living.by_keys(page, move)


def test_a_game_of_guacamole_by_taps_on_a_phone(open_living: Open, tables: Tables):
    """Source, then target; at every position all is on one screen, and what can be pressed is for fingers."""
    page = open_living(phone=True, language="es-CO")
    page.goto("/games/guacamole")
    page.locator("label[for=players-4]").tap()
    page.get_by_role("button", name="Empezar").tap()
    living.board(page).wait_for()
    living.game_by_taps(page, tables, often=1)


@pytest.mark.parametrize("phone", [True, False])
def test_the_least_that_is_a_game(open_living: Open, tables: Tables, *, phone: bool):
    """Without a look, motions, options and a judgement of its own."""
    page = open_living(phone=phone)
    page.goto(f"/games/{games.TINY}")
    page.get_by_role("button", name="Start").click()
    living.board(page).wait_for()
    if phone:
        living.game_by_taps(page, tables, often=1)
    living.to_the_end(page, tables)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()


@pytest.mark.parametrize("game", ["guacamole", games.TEMPLATE])
def test_a_game_by_dragging(open_living: Open, tables: Tables, game: str, monkeypatch: pytest.MonkeyPatch):
    """All that goes from one place to another is carried there; the rest is a click."""
    living.deal_from(monkeypatch, f"dragged {game}")
    page = open_living()
    living.sit_down(page, game, players="2")
    living.mark(page)
    dragged = 0
    while (move := living.next_move(page, tables)) is not None:
        source, target, _ = living.gesture(page, move)
        with living.moving(page):
            if target:
                living.drag(page, source, target)
                dragged += 1
            else:
                page.locator(f"#{source or f'move-{move}'}").click()
    assert dragged > 5
    assert living.is_marked(page)


def table_id_once_there(page: Page) -> str:
    living.board(page).wait_for()
    return table_id(page)

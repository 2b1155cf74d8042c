"""Whole games in Chromium by plain forms, without a line of script: by mouse, by keyboard, on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from sobremesa.tables.commands import Tables
from tests.browser.sensible import follow, name_of, press, sensible, table_id

Open = Callable[..., Page]
FURTHEST_TAB = 16  # presses of Tab from where a page opens to any of its moves


def test_a_game_of_guacamole_by_mouse(open_page: Open, tables: Tables):
    page = open_page()
    page.goto("/")
    follow(page, "Play Guacamole now")
    expect(page.get_by_role("heading", name="Guacamole", level=1)).to_be_visible()
    while (move := sensible(tables, page)) is not None:
        press(page, move)
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    rows = page.get_by_role("table", name="Final score").get_by_role("row")
    assert 4 == rows.count()
    assert [[]] == [page.locator("button[name=move]").all()]
    first = table_id(page)
    follow(page, "Play again")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert first != table_id(page)
    follow(page, "My tables", "link")
    assert 2 == page.locator("ul.tables li").count()


def press_by_keyboard(page: Page, name: str) -> None:
    """Tab from wherever the page has put us to the button of that name, and press it."""
    for _ in range(FURTHEST_TAB):
        page.keyboard.press("Tab")
        focused = page.locator("*:focus")
        if focused.count() and name == str(focused.text_content()).strip():
            assert focused.evaluate("it => getComputedStyle(it).outlineStyle") != "none"
            with page.expect_navigation():
                page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name!r} is more than {FURTHEST_TAB} tabs away")


def test_a_game_of_guacamole_by_keyboard_in_spanish(open_page: Open, tables: Tables):
    page = open_page(language="es-CO")
    page.goto("/")
    assert "es" == page.locator("html").get_attribute("lang")
    press_by_keyboard(page, "Jugar a Guacamole ya")
    moves = 0
    while (move := sensible(tables, page)) is not None:
        press_by_keyboard(page, name_of(page, move))
        moves += 1
    expect(page.get_by_role("heading", name="Fin de la partida")).to_be_visible()
    assert moves > 3
    assert "es" == page.locator("html").get_attribute("lang")


def test_a_game_of_leftovers_on_a_phone(open_page: Open, tables: Tables):
    """Hidden hands, a secret choice and steps that are taken back, by touch-sized buttons."""
    page = open_page(phone=True)
    page.goto("/")
    follow(page, "Play Leftovers now")
    undone = 0
    while (move := sensible(tables, page)) is not None:
        press(page, move)
        if page.get_by_role("button", name="Undo").count() and undone < 2:
            follow(page, "Undo")
            assert move == sensible(tables, page)
            press(page, move)
            undone += 1
    expect(page.get_by_role("heading", name="Game over")).to_be_visible()
    assert undone


def test_back_shows_the_table_as_it_is_now(open_page: Open, tables: Tables):
    page = open_page()
    page.goto("/games/guacamole")
    follow(page, "Start")
    for _ in range(2):
        press(page, int(sensible(tables, page) or 0))
    page.goto("/mine")
    page.go_back()
    with tables.at(table_id(page)) as table:
        version = table.play.version(0)
    assert {str(version)} == {str(field.get_attribute("value")) for field in page.locator("[name=version]").all()}
    press(page, int(sensible(tables, page) or 0))
    expect(page.get_by_role("alert")).to_have_count(0)


def test_pressed_in_two_windows_one_is_told(open_page: Open, tables: Tables):
    one = open_page(refusals=(409,))
    one.goto("/")
    follow(one, "Play Guacamole now")
    two = one.context.new_page()
    two.goto(one.url)
    move = int(sensible(tables, one) or 0)
    name = name_of(one, move)
    press(one, move)
    before = len(tables.store.entries(table_id(one)))
    two.get_by_role("button", name=name, exact=True).click()
    expect(two.get_by_role("alert")).to_contain_text("The table has moved on")
    assert before == len(tables.store.entries(table_id(one)))
    assert one.locator("[name=version]").first.get_attribute("value") == two.locator(
        "[name=version]"
    ).first.get_attribute("value")
    press(two, int(sensible(tables, two) or 0))
    expect(two.get_by_role("alert")).to_have_count(0)


def test_a_double_click_makes_no_move_twice(open_page: Open, tables: Tables):
    page = open_page(refusals=(409,))
    page.goto("/")
    follow(page, "Play Guacamole now")
    move = int(sensible(tables, page) or 0)
    before = page.locator("[name=version]").first.get_attribute("value")
    page.get_by_role("button", name=name_of(page, move), exact=True).dblclick()
    expect(page.locator("[name=version]").first).not_to_have_attribute("value", str(before))
    versions = [entry.version for entry in tables.store.entries(table_id(page)) if entry.seat == 0]
    assert versions
    assert len(set(versions)) == len(versions)


def test_the_switch_of_language_stays_at_the_table(open_page: Open):
    page = open_page()
    page.goto("/")
    follow(page, "Play Guacamole now")
    id = table_id(page)
    follow(page, "Español")
    expect(page.get_by_role("heading", name=re.compile("^(Te toca|Esperando a .*)$"))).to_be_visible()
    assert id == table_id(page)
    follow(page, "English")
    expect(page.get_by_role("heading", name=re.compile("^(Your move|Waiting for .*)$"))).to_be_visible()


def test_from_a_line_of_the_log_to_its_clause_and_back(open_page: Open):
    page = open_page()
    page.goto("/")
    follow(page, "Play Guacamole now")
    link = page.locator(".log a.rule").last
    title = str(link.text_content())
    with page.expect_navigation():
        link.click()
    clause = page.locator("article:target")
    expect(clause).to_be_in_viewport()
    expect(clause.get_by_role("heading")).to_have_text(title)
    page.go_back()
    expect(page.get_by_role("heading", name="Guacamole", level=1)).to_be_visible()

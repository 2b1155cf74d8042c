"""For eyes of all kinds: text of twice the size, and nothing that only a colour says."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa import games
from sobremesa.tables.commands import Tables
from tests.browser import living, screen
from tests.browser.conftest import launched

Open = Callable[..., Page]
TWICE = 32  # pixels; browsers begin with 16
STYLE = "([query, name]) => getComputedStyle(document.querySelector(query))[name]"


@pytest.fixture(scope="session")
def large(chromium: Browser) -> Iterator[Browser]:
    """A browser whose owner has set text to twice its size."""
    with launched(chromium.browser_type, f"--blink-settings=defaultFontSize={TWICE}") as browser:
        yield browser


@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize("game", ["guacamole", games.TEMPLATE])
def test_text_of_twice_the_size(open_living: Open, tables: Tables, large: Browser, game: str, *, phone: bool):
    """The page may scroll then; nothing lies over something else, all can be pressed, and the game can be played."""
    page = open_living(by=large, phone=phone)
    living.sit_down(page, game, players="4")
    assert f"{TWICE}px" == page.evaluate("getComputedStyle(document.documentElement).fontSize")
    for n in range(4):
        move = living.next_move(page, tables)
        assert move is not None
        assert [] == screen.faults(page, may_scroll=True)
        with living.moving(page):
            if phone and n % 2 == 0:
                living.by_taps(page, move)
            else:
                page.locator("#all-moves-button").click()
                page.locator(f"#all-moves button[value='{move}']").click()
    page.locator("[popovertarget=menu]").click()
    page.locator("#menu form[action$='/go'] button").click(trial=True)
    page.keyboard.press("Escape")
    if phone:
        living.to_the_end(page, tables)
        assert [] == screen.faults(page, may_scroll=True)
        page.locator("button.again").click(trial=True)


def test_no_state_is_shown_by_colour_alone(open_living: Open, tables: Tables):
    """Each has a line of its own, a place of its own or words besides."""
    page = open_living()
    living.sit_down(page, players="2")
    while (move := living.next_move(page, tables)) is not None:
        source, target, choose = living.gesture(page, move)
        if choose and target.startswith("hand"):
            break
        living.at_once(page, move)
    heats = [page.evaluate(STYLE, [f".me .slot.{heat}", "borderStyle"]) for heat in ("mild", "medium", "spicy")]
    assert 3 == len(set(heats)), heats
    may, may_not = (page.evaluate(STYLE, [f"{card} .f", "outlineStyle"]) for card in (f"#{source}", "#hand-1-0"))
    assert ("solid", "none") == (may, may_not)
    expect(page.locator("#now")).to_contain_text("Your move")
    lies = page.locator(f"#{source} .in").bounding_box()
    page.locator(f"#{source}").click()
    page.locator(f"#{source}.sel").wait_for()
    raised, flat = page.locator(f"#{source} .in").bounding_box(), page.evaluate(STYLE, ["#hand-1-0 .f", "outlineStyle"])
    assert lies
    assert raised
    assert raised["y"] < lies["y"] - 5
    assert ("solid", "none") == (page.evaluate(STYLE, [f"#{target} .f", "outlineStyle"]), flat)
    page.keyboard.press("Escape")
    living.to_the_end(page, tables)
    first = page.locator(".ending li.rank-1").first
    assert "★" in page.evaluate("getComputedStyle(document.querySelector('.rank-1 > strong'), '::after').content")
    expect(first).to_contain_text("discs that count")

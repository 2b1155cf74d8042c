"""The living table as people use it: sit down, wait until it asks, then tap, drag or press keys.

Whoever moves waits first until the page shows the version that the database has, and afterwards until
the page shows another.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from tests.browser import screen
from tests.browser.sensible import sensible, table_id

PATIENCE = 20_000  # milliseconds that anything may take before a test gives up
LOOK_EVERY = 10  # milliseconds between two looks at the database, while bots decide
PRESSES = 3  # so often a press is tried that became a long one
FURTHEST_KEY = 40  # presses of Tab, forwards or back, and of arrows from anything on the table to anything else
SHOWN = (Path(__file__).parent / "shown.js").read_text()
FOCUS = (Path(__file__).parent / "focus.js").read_text()
UNLIKE_SERVED = (Path(__file__).parent / "unlike_served.js").read_text()


def deal_from(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The next tables are dealt from a seed of that name."""
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(name).ljust(32, b"."))


def sit_down(page: Page, game: str = "guacamole", **fields: str) -> str:
    """Make a table as the form of a new table does, and look at it; its id."""
    answer = page.context.request.post("/tables", form={"game": game, **fields}, max_redirects=0)
    assert 303 == answer.status, answer.text()
    page.goto(answer.headers["location"])
    return table_id(page)


def board(page: Page) -> Locator:
    return page.locator("#table")


def until(page: Page, wanted: str) -> None:
    """Wait until the page shows what is wanted."""
    assert page.evaluate(SHOWN, [wanted, PATIENCE]), f"the page does not show {wanted}"


def moment(page: Page) -> str:
    """The version of the position that the page shows."""
    return str(board(page).get_attribute("data-moment"))


def seat_on(page: Page) -> int:
    """The seat whose view the page shows."""
    return int(str(board(page).get_attribute("data-seat")))


def asked(page: Page, tables: Tables) -> bool:
    """Wait until the page asks its reader or the game is over, with the position that the database has: is it asked?

    A bot that is asked together with a person decides first, so that a deal leads to the same game in every run.  That
    it has decided is no version of its own, but shows: a board that changes under a finger takes the press away.
    """
    until(page, "#table[data-asked='1'], #table.over")
    page.wait_for_load_state()
    version, answered = once_bots_decided(page, tables)
    until(page, f"#table[data-moment='{version}']")
    if answered:
        assert "" == unlike_served(page)
    return "1" == board(page).get_attribute("data-asked")


def once_bots_decided(page: Page, tables: Tables) -> tuple[int, bool]:
    """The version of the position in the database, of the page's seat, once no bot has to decide there.

    And has anybody answered a question to several, as others must yet?
    """
    for _ in range(PATIENCE // LOOK_EVERY):
        with tables.at(table_id(page)) as table:
            if table.bot_to_move() is None:
                return table.play.version(seat_on(page)), bool(table.play._group)
        page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError("a bot does not decide")


def next_move(page: Page, tables: Tables) -> int | None:
    """Wait until the page asks: the move that a sensible player makes there, None once the game is over."""
    return sensible(tables, page, seat_on(page)) if asked(page, tables) else None


@contextmanager
def moving(page: Page) -> Iterator[None]:
    """A move is made meanwhile: wait until the page shows what came of it, by itself."""
    before = moment(page)
    yield
    until(page, f"#table:not([data-moment='{before}'])")


def button_of(page: Page, move: int) -> Locator:
    """The one button that stands for a move in gestures."""
    return page.locator(f"#move-{move}")


def gesture(page: Page, move: int) -> tuple[str, str, bool]:
    """From which element to which a move goes, "" for none; is it picked among others, or with care?"""
    button = button_of(page, move)
    source, target = str(button.get_attribute("data-src")), str(button.get_attribute("data-dst"))
    others = page.locator(f"#moves [data-src='{source}']:not([data-dst='{target}']), #table[data-careful] #moves")
    return source, target, bool(source and others.count())


def opened_first(page: Page, move: int) -> str:
    """The id of what is opened by a button of its own to press a move there; "" if there is nothing of the kind."""
    holding = page.locator(f"[popover]:not(#all-moves):has(button[value='{move}'])")
    return str(holding.get_attribute("id")) if holding.count() else ""


def mark(page: Page) -> None:
    """Mark the document, so that `is_marked` tells whether it has been loaded anew since."""
    page.evaluate("() => { window.marked = true; }")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.marked"))


def unlike_served(page: Page) -> str:
    """The board of the page, kept up to date by the stream, where it is not what the server would send now."""
    return str(page.evaluate(UNLIKE_SERVED, 5000))


def shortly(page: Page, done: Callable[[], bool]) -> None:
    """Do what presses for a moment only.

    On a busy machine that may become a long press, which shows the card from near by: then once more.
    """
    for _ in range(PRESSES):
        if done():
            return
        expect(page.locator("#panel[open]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#panel[open]")).to_have_count(0)
    raise AssertionError("every press became a long one")


# -- by taps ------------------------------------------------------------------------------------------------------


def by_taps(page: Page, move: int) -> None:
    """Tap a card and then where it goes; what goes from nowhere is a button, and some places list their moves."""
    source, target, choose = gesture(page, move)
    before = moment(page)
    if opened := opened_first(page, move):
        page.locator(f"[popovertarget='{opened}']").tap()
        page.locator(f"#{opened} button[value='{move}']").tap()
        return
    if not source:
        if not button_of(page, move).is_visible():
            page.locator("#all-moves-button").tap()
        button_of(page, move).tap()
        return
    if page.locator(f"[data-moves]:has(#{source})").count():
        shortly(page, lambda: tapped(page, source, "#all-moves:popover-open"))
        button_of(page, move).tap()
        return
    if choose:
        shortly(page, lambda: tapped(page, source, f"#{source}.sel"))
    shortly(page, lambda: tapped(page, target if choose else source, f"#table:not([data-moment='{before}'])"))


def tapped(page: Page, id: str, wanted: str) -> bool:
    """Tap it: does what is wanted come of it, and not a look at the card?"""
    page.locator(f"#{id}").tap()
    page.locator(f"{wanted}, #panel[open]").first.wait_for()
    return bool(page.locator(wanted).count())


Chooser = Callable[[Page, Tables], int | None]


def game_by_taps(page: Page, tables: Tables, often: int, choose: Chooser = next_move) -> None:
    """Play to the end by taps, without loading the page anew; one move in so many is looked at from all sides."""
    mark(page)
    made = 0
    while (move := choose(page, tables)) is not None:
        if made % often == 0:
            found = screen.faults(page)
            assert [] == found, found
            assert "" == unlike_served(page)
        with moving(page):
            by_taps(page, move)
        made += 1
    assert [] == screen.faults(page)
    assert "" == unlike_served(page)
    assert is_marked(page)


# -- by dragging --------------------------------------------------------------------------------------------------


def middle(page: Page, id: str) -> tuple[float, float]:
    box = page.locator(f"#{id}").bounding_box()
    assert box, f"#{id} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: str, target: str) -> None:
    """Pick a card up with the mouse, carry it over its target and let it go there, once nothing flies any more."""
    expect(page.locator("[data-flying]")).to_have_count(0)
    page.locator(f"#{source}").scroll_into_view_if_needed()
    shortly(page, lambda: carried(page, source, target))
    expect(page.locator(".ghost")).to_have_count(0)


def carried(page: Page, source: str, target: str) -> bool:
    page.mouse.move(*middle(page, source))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=4)
    page.locator(f"#{target}.over, #panel[open]").first.wait_for()
    page.mouse.up()
    return not page.locator("#panel[open]").count()


# -- in no time ---------------------------------------------------------------------------------------------------


def at_once(page: Page, move: int) -> None:
    """Make a move without any gesture, where it is not the gesture that matters, and wait until the page shows it."""
    with moving(page):
        form = {"version": moment(page), "move": str(move)}
        answer = page.context.request.post(f"/tables/{table_id(page)}/move", form=form, headers={"x-sobremesa": "live"})
        assert 204 == answer.status, answer.text()


def to_the_end(page: Page, tables: Tables) -> None:
    """Play the game to its end without gestures."""
    while (move := next_move(page, tables)) is not None:
        at_once(page, move)


# -- by keyboard --------------------------------------------------------------------------------------------------


def reach(page: Page, wanted: str) -> None:
    """Press Tab, or Shift and Tab, until what is wanted has the focus, the arrows within its row; is it shown there?"""
    trail = []
    for _ in range(FURTHEST_KEY):
        focus = page.evaluate(FOCUS, wanted)
        if focus["there"]:
            assert focus["seen"], f"it cannot be seen that {wanted} has the focus"
            return
        trail.append(focus["what"])
        page.keyboard.press(focus["key"])
    raise AssertionError(f"{wanted} is more than {FURTHEST_KEY} keys away: {trail}")


def press_key(page: Page, wanted: str, key: str = "Enter") -> None:
    reach(page, wanted)
    page.keyboard.press(key)


def by_list(page: Page, move: int, key: str = "Enter") -> None:
    """Open the list of all moves by keyboard and press the move in it."""
    press_key(page, "#all-moves-button", key)
    press_key(page, f"#all-moves button[value='{move}']", key)


def by_keys(page: Page, move: int, key: str = "Enter") -> None:
    """Choose a card and then where it goes, or a button that stands for the move, by Tab, arrows and a key."""
    source, target, choose = gesture(page, move)
    if page.locator(standing := f"[data-press='{move}']").count():
        press_key(page, standing, key)
        return
    if opened := opened_first(page, move):
        press_key(page, f"[popovertarget='{opened}']", key)
        press_key(page, f"#{opened} button[value='{move}']", key)
        return
    if not source:
        if not button_of(page, move).is_visible():
            press_key(page, "#all-moves-button", key)
        press_key(page, f"#move-{move}", key)
        return
    if page.locator(listing := f"[data-moves]:has(#{source})").count():
        press_key(page, listing, key)
        press_key(page, f"#move-{move}", key)
        return
    press_key(page, f"#{source}", key)
    if choose:
        page.locator(f"#{source}.sel").wait_for()
        assert page.evaluate("document.activeElement.closest('.tgt') !== null"), "no place to put it has the focus"
        press_key(page, f"#{target}:is(button, [role=button]), #{target} button", key)


def expect_focus_kept(page: Page, move: int) -> None:
    """Whoever plays by keyboard goes on where they were: the focus is on the table."""
    is_there = page.evaluate("document.getElementById('table').contains(document.activeElement)")
    assert is_there, f"the focus is lost after {move}"

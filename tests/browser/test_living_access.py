"""Can everybody use the living table?  axe-core over all its states, in both languages, on a screen and a phone."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from sobremesa import games
from sobremesa.tables.commands import Tables
from tests.browser import living
from tests.browser.sensible import table_id
from tests.browser.test_access import FAULTS_ONLY

Open = Callable[..., Page]
States = Callable[[Page, Tables], Iterator[str]]


def closed(page: Page) -> None:
    """Close the panel or list that is open."""
    page.keyboard.press("Escape")
    expect(page.locator("#panel[open], [popover]:popover-open")).to_have_count(0)


def panels(page: Page) -> Iterator[str]:
    """Opens each panel and list of a table on which the reader is asked, and closes it again."""
    page.locator("#all-moves-button").click()
    yield "all moves"
    closed(page)
    page.locator("[popovertarget=menu]").click()
    yield "menu"
    closed(page)
    for name, selector, key in (
        ("why not", "#hand-0 button[aria-disabled]", "Enter"),
        ("a card", "#hand-0 button", "i"),
        ("a card face down", "#deck button", "i"),
        ("the log", "a[href$='/log']:visible", "Enter"),
        ("the cards of another", "#hand-1", "click"),
        ("the rulebook", ".bar a[data-panel]", "Enter"),
    ):
        opener = page.locator(selector).first
        if key == "click":
            opener.dispatch_event("click")
        else:
            opener.press(key)
        page.locator("#panel[open] .panel-body :is(h1, h2)").first.wait_for()
        yield name
        closed(page)


def choosing(page: Page, tables: Tables) -> Iterator[str]:
    """Plays until there is a card with several places to go to, and picks it up by keyboard."""
    while (move := living.next_move(page, tables)) is not None:
        source, _, choose = living.gesture(page, move)
        if choose:
            page.locator(f"#{source}").press("Enter")
            page.locator("#table.choosing").wait_for()
            yield "choosing"
            page.keyboard.press("Escape")
            return
        living.at_once(page, move)
    raise AssertionError("no card ever had a choice")


def of_guacamole(page: Page, tables: Tables) -> Iterator[str]:
    """First game, invitation, the table when it is asked, its panels, without a connection, refused, away, over."""
    page.goto("/learn/guacamole/1")
    yield "first game"
    living.sit_down(page, players="2", **{"with": "friend"})
    yield "invitation"
    page.goto(f"/tables/{living.sit_down(page)}")
    living.next_move(page, tables)
    yield "my turn"
    yield from choosing(page, tables)
    yield from panels(page)
    page.evaluate("dispatchEvent(new Event('offline'))")
    yield "no connection"
    expect(page.locator("#offline:not([hidden])")).to_have_count(0)
    stale = {"version": "999", "move": "0"}
    page.evaluate(POST, [f"/tables/{table_id(page)}/move", stale])
    page.locator(".told").wait_for()
    yield "stale"
    page.context.request.post("/pace", form={"pace": "slow"})
    page.goto(f"/tables/{table_id(page)}")
    page.locator("[popovertarget=menu]").click()
    page.locator("form[action$='/go'] button").click()
    page.locator("#now form[action$='/back']").wait_for()
    yield "away"
    page.locator("#now form[action$='/back'] button").click()
    page.locator("#now form[action$='/back']").wait_for(state="detached")
    page.context.request.post("/pace", form={"pace": "at-once"})
    page.goto(f"/tables/{table_id(page)}")
    living.to_the_end(page, tables)
    yield "over"


def of_leftovers(page: Page, tables: Tables) -> Iterator[str]:
    """A game without a layout of its own: the cover of a shared device, the table when it is asked, over."""
    living.sit_down(page, games.TEMPLATE, players="2", **{"with": "here"})
    yield "cover"
    living.sit_down(page, games.TEMPLATE, players="4")
    living.next_move(page, tables)
    yield "my turn"
    yield from choosing(page, tables)
    living.to_the_end(page, tables)
    yield "over"


POST = """([address, fields]) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: address });
    for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement("input"), { name, value }));
    document.body.append(form);
    form.submit();
}"""


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "es")])
@pytest.mark.parametrize(("states", "least"), [(of_guacamole, 14), (of_leftovers, 4)])
def test_the_living_table_is_accessible(
    open_living: Open,
    tables: Tables,
    states: States,
    least: int,
    phone: bool,
    language: str,
):
    page = open_living(phone=phone, language=language, refusals=(409,))
    seen, faults = [], []
    for name in states(page, tables):
        seen.append(name)
        found = Axe().run(page, options=FAULTS_ONLY)
        faults += [
            f"{name}: {fault['id']} ({fault['impact']}): {node['html'][:110]}"
            for fault in found.response["violations"]
            for node in fault["nodes"]
        ]
    assert [] == faults
    assert least <= len(seen), seen

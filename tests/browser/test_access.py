"""Can everybody use the pages?  axe-core over each kind of page, no page wider than a phone, buttons for fingers."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from sobremesa.games import TEMPLATE, game
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Sitter
from tests.browser.sensible import sensible, table_id

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FAULTS_ONLY = {"runOnly": LEVELS, "resultTypes": ["violations"]}  # quicker than to count what is right
FINGER = 44  # pixels
# Opponents' cards are not played with, and lie side by side as they do on a table.
SMALL = """least => [...document.querySelectorAll('main button:not(.mini *), main a.button, main select')]
    .map(it => [it.textContent, it.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < least || box.height < least))
    .map(([text, box]) => `${text} is ${box.width} by ${box.height}`)"""


BEGIN = "form[action='/tables'] button.main-button"


def kinds_of_page(page: Page, tables: Tables) -> Iterator[str]:
    """Goes to each kind of page in turn, and says which."""
    for name, address in (
        ("home", "/"),
        ("new table", "/games/guacamole"),
        ("rulebook", "/games/guacamole/rules"),
        ("rulebook, searched", "/games/guacamole/rules?q=gu"),
        ("first game", "/learn/guacamole/1"),
        ("for programs", "/docs"),
        ("no page", "/nowhere"),
    ):
        page.goto(address)
        yield name
    leftovers = game(TEMPLATE)
    made = tables.create(leftovers, leftovers.cards.load(), {}, [Sitter(person="somebody", name="Inés"), Sitter()])
    page.goto(f"/join/{tables.store.header(made).invite}")
    yield "invitation"
    page.get_by_role("textbox").fill("Mateo")
    page.locator("form.join button").click()
    page.goto("/games/guacamole?with=friend")
    yield "new table, with friends"
    page.locator(BEGIN).click()
    yield "waiting"
    page.goto("/games/_template?with=here")
    page.locator(BEGIN).click()
    yield "cover"
    page.goto("/games/_template")
    page.locator(BEGIN).click()
    yield "table"
    table = f"/tables/{table_id(page)}"
    page.goto(f"{table}?why=all&log=all")
    yield "why not"
    page.goto(table)
    with page.expect_navigation():
        page.evaluate(
            "const form = document.querySelector('form.moves'), button = form.querySelector('button');"
            "button.value = 9999; button.click()"
        )
    yield "refused"
    page.goto(table)
    while (move := sensible(tables, page)) is not None:
        page.locator(f"main button[name=move][value='{move}']").click()
    yield "over"
    page.goto("/mine")
    yield "my tables"


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "es")])
def test_pages_are_accessible(open_page: Callable[..., Page], tables: Tables, phone: bool, language: str):
    page = open_page(phone=phone, language=language, scripts=True, refusals=(404, 422))
    seen, faults, narrow = [], [], []
    for name in kinds_of_page(page, tables):
        seen.append(name)
        found = Axe().run(page, options=FAULTS_ONLY)
        faults += [
            f"{name}: {fault['id']}: {node['html'][:90]}"
            for fault in found.response["violations"]
            for node in fault["nodes"]
        ]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        narrow += [f"{name} is {wide} pixels too wide"] if wide > 0 else []
        narrow += [f"{name}: {small}" for small in page.evaluate(SMALL, FINGER)]
    assert 16 == len(seen)
    assert [] == faults
    assert [] == narrow

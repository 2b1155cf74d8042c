"""Searching a rulebook as one types: on its page and beside a table, by keyboard, in both languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sobremesa import games
from sobremesa.engine.rulebook import matching, rulebook

GUACAMOLE = games.game("guacamole")
FIELD = {"en": "Search the rules", "es": "Buscar en las reglas"}


def shown(root: Locator) -> list[str]:
    found: list[str] = root.locator("[data-clause]").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.id)"
    )
    return found


def expected(language: str, words: str) -> list[str]:
    return [clause.handle for clause in matching(rulebook(GUACAMOLE, language), words)]


@pytest.fixture
def reader(chromium: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = chromium.new_context(base_url=site, locale=request.param, reduced_motion="reduce")
    complaints: list[str] = []
    context.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert [] == complaints


def searches(page: Page, root: Locator, language: str) -> None:
    """Type, read, go to what was found and clear, by the keyboard alone."""
    field, status = root.get_by_role("searchbox", name=FIELD[language]), root.get_by_role("status")
    assert "polite" == status.get_attribute("aria-live")
    everything = expected(language, "")
    assert everything == shown(root)
    typed = {"en": "Special DRAW", "es": "DECISIÓN robar"}[language]
    field.focus()
    for end in range(1, len(typed) + 1):
        page.keyboard.type(typed[end - 1])
        assert expected(language, typed[:end]) == shown(root), typed[:end]
    n = len(expected(language, typed))
    assert 1 < n < len(everything)
    expect(status).to_have_text({"en": f"{n} rules found.", "es": f"{n} reglas encontradas."}[language])
    expect(root.locator("[data-contents]")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(root.locator(f"[id={expected(language, typed)[0]}]")).to_be_focused()
    field.focus()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(status).to_have_text("")
    assert everything == shown(root)
    page.keyboard.type({"en": "molcajete", "es": "zanahoria"}[language])
    expect(status).to_have_text(
        {"en": "No rule has those words.", "es": "Ninguna regla tiene esas palabras."}[language]
    )
    assert [] == shown(root)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("reader", "language"), [("en", "en"), ("es", "es")], indirect=["reader"])
def test_on_the_page_of_the_rulebook(reader: Page, language: str):
    reader.goto("/games/guacamole/rules")
    searches(reader, reader.locator("main"), language)
    reader.goto("/games/guacamole/rules?q=gu-5")  # as a form without scripts asks
    assert expected(language, "gu-5") == shown(reader.locator("main"))
    reader.get_by_role("searchbox").focus()
    reader.keyboard.press("Escape")
    assert expected(language, "") == shown(reader.locator("main"))


@pytest.mark.parametrize(("reader", "language"), [("en", "en"), ("es", "es")], indirect=["reader"])
def test_beside_a_table(reader: Page, language: str):
    reader.request.post("/pace", form={"pace": "at-once"})
    reader.goto("/")
    reader.locator("form[action='/tables'] .main-button").first.click()
    reader.wait_for_url("**/tables/*")  # loaded, with its scripts
    address = reader.url
    reader.get_by_role("link", name={"en": "Rules", "es": "Reglas"}[language]).click()
    panel = reader.get_by_role("dialog")
    searches(reader, panel, language)
    expect(panel).to_be_visible()  # Escape has cleared the search, and not closed the panel
    handle = expected(language, "")[7]
    panel.locator(f"[data-contents] a[href='#{handle}']").click()
    expect(panel.locator(f"[id={handle}]")).to_be_focused()
    expect(panel.locator(f"[id={handle}]")).to_be_in_viewport()
    assert address == reader.url
    panel.get_by_role("searchbox").focus()
    reader.keyboard.press("Escape")
    expect(panel).to_be_hidden()

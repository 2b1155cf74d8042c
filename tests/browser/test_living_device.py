"""Pass and play: players who share a device, and hands that none but their owner ever sees on it."""

import json
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.web.app import create_app
from tests.browser import dishes, living
from tests.browser.conftest import launched
from tests.browser.overheard import Overheard
from tests.sites import OFFERED
from tests.web.streaming import answering

Open = Callable[..., Page]
COVER = "#table.aside .covered"
SHARED = {"with": "here", "name": "Ana", "name-1": "Bea", "players": "2", **dishes.SNACK}


@pytest.fixture
def overheard(database: str) -> Overheard:
    return Overheard(create_app(database, OFFERED))


@pytest.fixture
def site(overheard: Overheard, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A site whose every answer is overheard."""
    numbers = count()
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(f"device {next(numbers)}").ljust(32, b"."))
    with answering(overheard) as address:
        yield address


@pytest.fixture(scope="session")
def remembering(chromium: Browser) -> Iterator[Browser]:
    """A browser that keeps pages alive when they are left, for the back button, as browsers of people do."""
    with launched(chromium.browser_type, ignore_default_args=["--disable-back-forward-cache"]) as browser:
        yield browser


def everything_on(page: Page) -> str:
    """All that a page holds: its elements, fields and templates, what a screen reader is given, its title."""
    with_templates = "[...document.querySelectorAll('template')].map(it => it.innerHTML).join()"
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")
    session.detach()
    return page.content() + str(page.evaluate(with_templates)) + json.dumps(tree, ensure_ascii=False) + page.title()


def show(page: Page, name: str) -> None:
    """Press the button of the cover by which that player says that it is they who have the device."""
    page.get_by_role("button", name=f"I’m {name}: show my cards").click()
    page.locator("#table[data-moment]").wait_for()


def asked(tables: Tables, id: str) -> tuple[int, ...]:
    with tables.at(id) as table:
        return table.play.to_act()


def test_no_hand_is_ever_shown_to_the_other(open_living: Open, tables: Tables, overheard: Overheard):
    """Not on the page, not in what the server said, not to a screen reader: covered, or uncovered by the other."""
    page = open_living()
    id = living.sit_down(page, games.TEMPLATE, cards=dishes.toml(), **SHARED)
    known, heard, covers = dishes.Known(tables, id, 2), 0, 0
    undone: set[int] = set()
    assert known.secrets(0)
    assert known.secrets(1)
    while seats := asked(tables, id):
        expect(page.locator(COVER)).to_be_visible()
        for seat in (0, 1):
            assert [] == known.told(everything_on(page), seat)
            assert [] == known.told(overheard.text(heard), seat)
        heard = len(overheard.said)
        covers += 1
        mover = seats[0]
        show(page, ("Ana", "Bea")[mover])
        while mover in asked(tables, id):
            look_at_own_cards(page, mover)
            move = living.next_move(page, tables)
            assert move is not None
            with living.moving(page):
                living.by_list(page, move)
            known.look()
            undo = page.locator("form[action$='/undo'] button")
            if mover not in undone and undo.is_visible():
                with living.moving(page):
                    undo.click()
                undone.add(mover)
            assert [] == known.told(everything_on(page), mover)
            assert [] == known.told(overheard.text(heard), mover)
        heard = len(overheard.said)
    assert covers > 6
    assert {0, 1} == undone  # each seat counts its own moments, and the end has its own: it comes all the same
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    for seat in (0, 1):
        assert [] == known.told(everything_on(page), seat)


def look_at_own_cards(page: Page, seat: int) -> None:
    """Why not, a card from near by, and the log: each in a panel that is closed again."""
    own = page.locator(f"#hand-{seat} button:not(.can)")
    if own.count():
        own.first.press("Enter")
        closed(page)
        own.first.press("i")
        closed(page)
    page.get_by_role("link", name="What happened").click()
    closed(page)


def closed(page: Page) -> None:
    page.locator("#panel[open] .panel-body :is(h1, h2)").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#panel[open]")).to_have_count(0)


def test_a_panel_left_open_is_gone_with_the_cover(open_living: Open, tables: Tables):
    """Ana looks at a card of hers while Cleo, elsewhere, decides; then Bea, on Ana's device, is asked."""
    page, cleo = open_living(), open_living()
    id = ana_cleo_and_bea(page, cleo, tables)
    known = dishes.Known(tables, id, 3)
    show(page, "Ana")
    while 0 in asked(tables, id):
        move_by_list(page, tables)
    known.look()
    own = [str(card.get_attribute("data-card")) for card in page.locator("#hand-0 [data-card]").all()]
    own = [card for card in own if card in known.secrets(2)]
    page.locator(f"#hand-0 [data-card='{own[0]}']").press("i")
    page.locator("#panel[open] h1").wait_for()
    assert known.told(page.locator("#panel").inner_html(), 2)
    while 1 in asked(tables, id):
        move_by_list(cleo, tables)
        known.look()
    expect(page.locator(COVER)).to_be_visible()
    expect(page.locator("#panel[open]")).to_have_count(0)
    assert [] == known.told(everything_on(page), 2)


def test_an_answer_that_comes_late_does_not_take_the_cover_off(open_living: Open, tables: Tables):
    """The answer to Ana's last move is held up until Cleo has moved and Bea, on the same device, is asked."""
    page, cleo = open_living(), open_living()
    id = ana_cleo_and_bea(page, cleo, tables)
    known, late = dishes.Known(tables, id, 3), []

    def hold(route: Route) -> None:
        answer = route.fetch()
        if 0 in asked(tables, id):
            route.fulfill(response=answer)
        else:
            late.append((route, answer))

    show(page, "Ana")
    page.route(f"**/tables/{id}/move", hold)
    while 0 in asked(tables, id):
        move_by_list(page, tables)
    while 1 in asked(tables, id):
        move_by_list(cleo, tables)
    known.look()
    expect(page.locator(COVER)).to_be_visible()
    ((route, answer),) = late
    assert known.told(answer.text(), 2)
    route.fulfill(response=answer)
    page.wait_for_timeout(500)
    expect(page.locator(COVER)).to_be_visible()
    assert [] == known.told(everything_on(page), 2)


def ana_cleo_and_bea(page: Page, cleo: Page, tables: Tables) -> str:
    """A table where Ana and Bea share a device and Cleo, who has her own, decides between them; its id."""
    fields = {**SHARED, "players": "3", "bot-1": "friend", "bot-2": "here", "name-2": "Bea"}
    id = living.sit_down(page, games.TEMPLATE, cards=dishes.toml(), **fields)
    while asked(tables, id) != (0,):  # Ana begins every round, Bea ends it
        id = living.sit_down(page, games.TEMPLATE, cards=dishes.toml(), **fields)
    cleo.goto(str(page.locator("a.invite").get_attribute("href")))
    cleo.get_by_role("button", name="Take a seat").click()
    return id


def test_the_back_button_brings_no_hand_back(
    open_living: Open, remembering: Browser, tables: Tables, overheard: Overheard
):
    """One leaves the table by a link and comes to it anew; the other, later, goes back as far as the browser can."""
    page = open_living(by=remembering)
    page.goto("/mine")
    id = living.sit_down(page, games.TEMPLATE, cards=dishes.toml(), **SHARED)
    known, mover = dishes.Known(tables, id, 2), asked(tables, id)[0]
    show(page, ("Ana", "Bea")[mover])
    assert known.told(page.content(), 1 - mover)
    page.goto("/games/_template/rules")
    page.goto(f"/tables/{id}")
    while mover in asked(tables, id):
        move_by_list(page, tables)
    known.look()
    expect(page.locator(COVER)).to_be_visible()
    heard, places = len(overheard.said), []
    while page.url != "about:blank":
        page.locator("h1").first.wait_for(state="attached")
        assert [] == known.told(everything_on(page), 1 - mover)
        places.append(page.url.rpartition("/")[2])
        page.go_back(wait_until="commit")  # a page that was kept is not loaded
    assert [id, "rules", id, id, "mine"] == places
    assert [] == known.told(overheard.text(heard), 1 - mover)


def test_a_page_that_a_browser_keeps_has_no_hand_in_it(open_living: Open, tables: Tables):
    """Whatever the browser keeps of a page that was left, the hand is gone from it, and it is loaded anew."""
    page = open_living()
    id = living.sit_down(page, games.TEMPLATE, cards=dishes.toml(), **SHARED)
    known, mover = dishes.Known(tables, id, 2), asked(tables, id)[0]
    show(page, ("Ana", "Bea")[mover])
    page.locator(f"#hand-{mover} button").first.press("i")
    page.locator("#panel[open] h1").wait_for()
    living.mark(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert [] == known.told(everything_on(page), 1 - mover)
    with page.expect_navigation():
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert not living.is_marked(page)
    assert living.next_move(page, tables) is not None


def move_by_list(page: Page, tables: Tables) -> None:
    move = living.next_move(page, tables)
    assert move is not None
    with living.moving(page):
        living.by_list(page, move)

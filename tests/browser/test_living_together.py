"""Several browsers at one living table: each in its own language with its own secrets, offline, after a SIGKILL."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from playwright.sync_api import Page, expect

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store
from sobremesa.web.app import create_app
from tests.browser import dishes, living
from tests.browser.overheard import Overheard
from tests.browser.sensible import table_id
from tests.sites import OFFERED
from tests.web.serving import serving
from tests.web.streaming import answering

Open = Callable[..., Page]
WITHOUT_CONNECTION = 10  # seconds
OFFLINE = "#offline:not([hidden])"


@pytest.fixture
def overheard(database: str) -> Overheard:
    return Overheard(create_app(database, OFFERED))


@pytest.fixture
def site(overheard: Overheard, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A site whose every answer is overheard."""
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret("together").ljust(32, b"."))
    with answering(overheard) as address:
        yield address


def invited(ana: Page, bea: Page) -> None:
    """Bea sits down by the private link that Ana's page shows."""
    bea.goto(str(ana.locator("a.invite").get_attribute("href")))
    bea.locator("input[name=name]").fill("Bea")
    bea.get_by_role("button", name=re.compile("^(Take a seat|Sentarme)$")).click()
    for page in (ana, bea):
        page.locator("#table[data-moment]").wait_for()


def token(page: Page) -> str:
    """What tells the server which seats are this browser's."""
    return next(c["value"] for c in page.context.cookies() if c["name"].endswith("-person"))


def caught_up(page: Page, tables: Tables) -> None:
    """Wait until the page shows what the database has."""
    with tables.at(table_id(page)) as table:
        version = table.play.version(living.seat_on(page))
    living.until(page, f"#table[data-moment='{version}']")


def to_act(page: Page, tables: Tables) -> tuple[int, ...]:
    with tables.at(table_id(page)) as table:
        return table.play.to_act()


def test_two_languages_at_one_table_and_to_each_their_secrets(open_living: Open, tables: Tables, overheard: Overheard):
    """Each sees the other's moves without loading the page anew, in their own language, and never the other's cards."""
    ana, bea = open_living(), open_living(language="es-CO", phone=True)
    id = living.sit_down(
        ana, games.TEMPLATE, players="2", name="Ana", cards=dishes.toml(), **{"with": "friend"}, **dishes.SNACK
    )
    living.mark(ana)
    invited(ana, bea)
    living.mark(bea)
    known, pages, moves, heard = dishes.Known(tables, id, 2), (ana, bea), 0, 0
    assert known.secrets(0)
    assert known.secrets(1)
    while seats := to_act(ana, tables):
        move = living.next_move(pages[seats[0]], tables)
        assert move is not None
        with living.moving(pages[seats[0]]):
            living.by_keys(pages[seats[0]], move)
        known.look()
        for seat, page in enumerate(pages):
            caught_up(page, tables)
            assert [] == known.told(page.content(), seat)
            assert [] == known.told(overheard.text(heard, token(page)), seat)
        heard, moves = len(overheard.said), moves + 1
    assert moves > 12
    for language, other, page in (("en", "Plato", ana), ("es", "Dish", bea)):
        assert living.is_marked(page)
        assert language == page.locator("html").get_attribute("lang")
        assert other not in page.content()
        assert other not in overheard.text(0, token(page))
    expect(ana.get_by_role("heading", name="Final score")).to_be_visible()
    expect(bea.get_by_role("heading", name="Resultado")).to_be_visible()


def test_a_browser_without_a_connection_for_ten_seconds_catches_up(open_living: Open, tables: Tables):
    """It says so, shows the old position meanwhile, and the present one by itself afterwards."""
    ana, bea = open_living(), open_living(cut=True)
    id = living.sit_down(ana, players="2", name="Ana", **{"with": "friend"})
    invited(ana, bea)
    pages = (ana, bea)
    while 1 in to_act(ana, tables):
        move_by_list(bea, tables)
    caught_up(bea, tables)
    living.mark(bea)
    before, shown = len(tables.store.entries(id)), living.moment(bea)
    bea.context.set_offline(True)
    cut_off = time.monotonic()
    expect(bea.locator(OFFLINE)).to_have_text(re.compile("No connection"))
    while time.monotonic() - cut_off < WITHOUT_CONNECTION:
        if 0 in to_act(ana, tables):
            move_by_list(ana, tables)
        assert (shown, True) == (living.moment(bea), bea.locator(OFFLINE).is_visible())
    assert len(tables.store.entries(id)) > before
    bea.context.set_offline(False)
    expect(bea.locator(OFFLINE)).to_have_count(0)
    caught_up(bea, tables)
    assert shown != living.moment(bea)
    assert living.is_marked(bea)
    for _ in range(4):
        move_by_list(pages[to_act(ana, tables)[0]], tables)


def move_by_list(page: Page, tables: Tables) -> int:
    """A sensible move by the list of all moves; its number."""
    move = living.next_move(page, tables)
    assert move is not None
    with living.moving(page):
        press_in_list(page, move)
    return move


def press_in_list(page: Page, move: int | None) -> None:
    page.locator("#all-moves-button").click()
    page.locator(f"#all-moves button[value='{move}']").click()


def test_a_server_that_is_killed_and_started_again_under_two_browsers(open_living: Open, database: str):
    """Both say that there is no connection, both go on by themselves, and no move that was taken is lost."""
    with ExitStack() as running, closing(Store(database)) as store:
        tables, server = Tables(store), running.enter_context(serving(database))
        ana, bea = open_living(at=server.address, cut=True), open_living(at=server.address, language="es", cut=True)
        id = living.sit_down(ana, players="2", name="Ana", **{"with": "friend"})
        invited(ana, bea)
        pages, moves = (ana, bea), []
        for page in pages:
            living.mark(page)
        for _ in range(2):
            for _ in range(4):
                seat = to_act(ana, tables)[0]
                moves.append((seat, move_by_list(pages[seat], tables)))
            seat = to_act(ana, tables)[0]
            move = living.next_move(pages[seat], tables)
            server.kill()
            for page, words in zip(pages, ("No connection", "Sin conexión"), strict=True):
                expect(page.locator(OFFLINE)).to_have_text(re.compile(words))
            press_in_list(pages[seat], move)
            expect(pages[seat].locator(OFFLINE)).to_have_text(re.compile("didn’t go through|no llegó"))
            server = running.enter_context(serving(database, server.port))
            for page in pages:
                expect(page.locator(OFFLINE)).to_have_count(0)
                caught_up(page, tables)
            assert moves == [(entry.seat, entry.move) for entry in store.entries(id)]
        seat = to_act(ana, tables)[0]
        move_by_list(pages[seat], tables)
        for page in pages:
            caught_up(page, tables)
            assert living.is_marked(page)

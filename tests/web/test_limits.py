"""Limits: tables without end are not made, and whoever plays never notices."""

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.tables.commands import Tables
from sobremesa.web.site import limits
from sobremesa.web.site.limits import NewTables, Recent, network
from tests.web.playing import play_on, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_in_so_many_seconds():
    clock = Clock()
    recent = Recent(3, 60, clock)
    assert [0, 0, 0] == [recent.wait("ana") for _ in range(3)]
    clock.now += 10
    assert 50 == recent.wait("ana")
    assert 0 == recent.wait("bea")
    clock.now += 49
    assert 1 == recent.wait("ana")
    clock.now += 1
    assert [0, 0, 0, 60] == [recent.wait("ana") for _ in range(4)]


def test_what_is_refused_does_not_count():
    clock = Clock()
    recent = Recent(1, 60, clock)
    assert 0 == recent.wait("ana")
    for _ in range(6):
        clock.now += 10
        waited = recent.wait("ana")
    assert 0 == waited


def test_only_so_many_people_are_remembered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_KEPT", 2)
    recent = Recent(1, 60, Clock())
    assert [0, 0, 60, 0] == [recent.wait(who) for who in ("ana", "bea", "ana", "eve")]
    assert 0 == recent.wait("bea")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("testclient", "testclient", True),
    ],
)
def test_addresses_of_one_household(one: str, other: str, same: bool):
    assert same == (network(one) == network(other))


def test_too_many_tables_of_a_person(browsers, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    ana, bea = browsers(), browsers()
    ana.app.state.site.limits._people.most = 3
    for _ in range(4):
        sit_down(ana)  # the first makes a person of the browser
    answer = ana.post("/tables", data={"game": "guacamole"})
    assert (429, []) == (answer.status_code, unsound(answer.text))
    page = Page(answer.text)
    assert "Too many at once" in page.text
    assert "You’re making tables too fast: try again in 10 minutes" in page.text
    assert 4 == len(Page(ana.get("/mine").text).root.one("ul", class_="tables").all("li"))
    sit_down(bea)


def test_too_many_tables_from_an_address(browsers):
    one = browsers()
    one.app.state.site.limits._addresses.most = 3
    for _ in range(3):
        sit_down(browsers())
    assert 429 == browsers().post("/tables", data={"game": "guacamole"}).status_code


def test_too_many_games_that_do_not_end(browser: TestClient, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "MOST_OPEN", 2)
    first = sit_down(browser, game=games.TEMPLATE)
    sit_down(browser)
    answer = browser.post("/tables", data={"game": "guacamole"})
    assert 429 == answer.status_code
    assert "You have 2 unfinished games from the last 7 days" in Page(answer.text).text
    play_on(browser, first, most=500)
    sit_down(browser)
    assert 429 == browser.post(f"{first}/again").status_code
    monkeypatch.setattr(limits, "DAYS", -1)
    sit_down(browser)


def test_the_rematch_that_is_there_already_is_no_new_table(browser: TestClient, monkeypatch: pytest.MonkeyPatch):
    table = sit_down(browser, game=games.TEMPLATE)
    play_on(browser, table, most=500)
    made = browser.post(f"{table}/again", follow_redirects=False).headers["location"]
    monkeypatch.setattr(NewTables, "check", None)
    assert made == browser.post(f"{table}/again", follow_redirects=False).headers["location"]

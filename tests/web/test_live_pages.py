"""What is shown beside a living table: a card from near by, a pile, why not; and what is not there."""

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.tables.commands import Tables
from sobremesa.web.pages.living import element
from tests.web.playing import play_on, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound

GARBAGE = ["", "nothing", "hand-9-9", "hand:0:0", "%00", "\u00f1", "'; drop table", "x" * 5000, "../../etc"]


@pytest.fixture(params=["guacamole", games.TEMPLATE])
def table(browser: TestClient, request: pytest.FixtureRequest) -> str:
    """The address of a table at which a few moves have been made."""
    address = sit_down(browser, game=request.param)
    play_on(browser, address, most=4)
    return address


def things(tables: Tables, address: str) -> tuple[list[str], list[str], list[str]]:
    """The elements of the cards that lie there, of the piles that may be looked through, and of all zones."""
    with tables.at(address.removeprefix("/tables/")) as table:
        zones = table.play.view(0).zones
    return (
        [element(slot.key) for zone in zones for slot in zone.slots],
        [element(zone.id) for zone in zones if zone.pile],
        [element(zone.id) for zone in zones],
    )


def test_whatever_lies_there_is_told_of(browser: TestClient, tables: Tables, table: str):
    cards, piles, zones = things(tables, table)
    assert cards
    for page, names in (("look", cards), ("pile", piles), ("why", [*cards, *zones])):
        for name in names:
            answer = browser.get(f"{table}/{page}", params={"at": name})
            assert (200, []) == (answer.status_code, unsound(answer.text)), (page, name)


def test_why_not_names_reasons_and_rules(browser: TestClient, tables: Tables, table: str):
    cards, *_ = things(tables, table)
    told = [Page(browser.get(f"{table}/why", params={"at": name}).text).root for name in cards]
    assert any(page.all("section", class_="reason") for page in told)
    assert any(page.all("a", class_="rule") for page in told)


def test_why_no_move_of_a_kind_can_be_made(browser: TestClient):
    """The button of a kind of move tells why it cannot be pressed: empty burners cook nothing."""
    address = sit_down(browser, game="abuela", players="2")
    root = Page(browser.get(f"{address}/why", params={"at": "deed-light"}).text).root
    assert root.all("section", class_="reason")
    assert root.all("a", class_="rule")
    assert not [link for link in root.all("a") if "/look" in link["href"]]
    assert 404 == browser.get(f"{address}/why", params={"at": "deed-fly"}).status_code


@pytest.mark.parametrize("name", GARBAGE, ids=lambda name: name[:12] or "empty")
@pytest.mark.parametrize("page", ["look", "pile", "why"])
def test_what_is_not_there_is_a_page_that_says_so(browser: TestClient, page: str, name: str):
    table = sit_down(browser)
    answer = browser.get(f"{table}/{page}", params={"at": name})
    assert (404, []) == (answer.status_code, unsound(answer.text))
    assert "There is nothing called" in Page(answer.text).text
    assert len(answer.text) < 5000


def test_without_saying_what_it_is_not_there_either(browser: TestClient):
    table = sit_down(browser)
    for page in ("look", "pile", "why"):
        assert 404 == browser.get(f"{table}/{page}").status_code

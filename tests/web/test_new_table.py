"""New tables: what a form may ask for, cards of one's own included."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sobremesa import bots, games
from sobremesa.tables.commands import Tables
from tests.sites import OFFERED
from tests.web.playing import play_on, read, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound

STANDARD = (Path(str(games.game("guacamole").folder)) / "cards.toml").read_text("utf-8")


def with_cards(browser: TestClient, content: bytes):
    files = {"cards": ("mine.toml", content, "application/toml")}
    return browser.post("/tables", data={"game": "guacamole"}, files=files, follow_redirects=False)


def test_cards_of_ones_own(browser: TestClient, tables: Tables):
    mine = STANDARD.replace('id = "reconstruction"', 'id = "mine"').replace("Reconstructed set", "My <b>own</b> set")
    assert mine != STANDARD
    answer = with_cards(browser, mine.replace("\n", "\r\n").encode())
    assert 303 == answer.status_code, answer.text
    address = answer.headers["location"]
    assert "mine" == tables.store.header(address.removeprefix("/tables/")).cards_source["id"]
    page = play_on(browser, address, most=3)
    assert "My <b>own</b> set" in page.text
    assert [] == unsound(browser.get(address).text)


def test_an_empty_file_field_is_the_standard_set(browser: TestClient, tables: Tables):
    address = with_cards(browser, b"").headers["location"]
    standard = games.game("guacamole").cards.load()
    assert standard.digest == tables.store.header(address.removeprefix("/tables/")).cards_digest


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"id = ", "Line 1: expected TOML"),
        (b"a = 1\r\nb = = 1", "Line 2: expected TOML, which this is not from column 5 on: b = = 1"),
        (b"\xff\xfe\x00", "Line 1: expected TOML"),
        (b"a = " + b"[" * 50_000, "Line 1: this cannot be read"),
        (b"a = " + b"9" * 5000, "Line 1: this cannot be read"),
        (b"a = 1979-05-27T07:32:00Z", "Line 1: a: unknown key"),
        (STANDARD.replace("copies = ", "copies = -", 1).encode(), "special 1, copies: expected a whole number from 0"),
    ],
)
def test_what_is_wrong_with_cards_is_said(browser: TestClient, content: bytes, said: str):
    answer = with_cards(browser, content)
    assert 422 == answer.status_code
    assert said in Page(answer.text).text
    assert [] == unsound(answer.text)


@pytest.mark.parametrize(
    ("fields", "status", "said"),
    [
        ({"game": "poker"}, 404, f"the games are: {', '.join(OFFERED)}"),
        ({"game": ""}, 404, ""),
        ({"players": "1"}, 422, "2 to 4 players, not '1'"),
        ({"players": "five"}, 422, "not 'five'"),
        ({"players": "9" * 6000}, 422, "2 to 4 players"),
        ({"bot-1": "genius"}, 422, "there are: random"),
        ({"bot-1": ""}, 422, "there are: random"),
        ({"option-game": "hard"}, 422, "one of standard, easier"),
        ({"option-speed": "fast"}, 422, "it has: game"),
    ],
)
def test_what_the_game_has_not(browser: TestClient, fields: dict[str, str], status: int, said: str):
    answer = browser.post("/tables", data={"game": "guacamole", **fields})
    assert status == answer.status_code
    assert said in Page(answer.text).text
    assert [] == unsound(answer.text)


def test_the_form_offers_what_the_game_has(browser: TestClient):
    form = Page(browser.get("/games/guacamole").text).root.one("form", action="/tables")
    assert ["2", "3", "4"] == [field["value"] for field in form.all("input", name="players")]
    assert ["3"] == [field["value"] for field in form.all("input", name="players") if "checked" in field.attributes]
    for n in (1, 2, 3):
        kinds = [option["value"] for option in form.one("select", name=f"bot-{n}").all("option")]
        assert ["friend", "here", *bots.kinds(games.game("guacamole"))] == kinds
        assert form.one("input", name=f"name-{n}")
    assert ["standard", "easier"] == [o["value"] for o in form.one("select", name="option-game").all("option")]


def test_somebody_on_this_device_has_the_name_that_the_form_gives(browser: TestClient, tables: Tables):
    fields = {"players": "3", "name": "Inés", "bot-1": "here", "name-1": "Mateo", "bot-2": "random", "name-2": "nobody"}
    header = tables.store.header(sit_down(browser, **fields).removeprefix("/tables/"))
    assert ["Inés", "Mateo", None] == [sitter.name for sitter in header.sitters]


def test_a_game_that_is_not_offered_has_no_pages(browsers, url: str):
    from sobremesa.web.app import create_app

    address = sit_down(browsers(), game=games.TEMPLATE)
    with TestClient(create_app(url)) as plain:
        assert 404 == plain.get("/games/_template").status_code
        assert 404 == plain.get("/games/_template/rules").status_code
        assert "Leftovers" not in Page(plain.get("/").text).text
        assert "Leftovers" in read(plain, address).text  # a table that is there can be looked at

"""Moves by form: one answer to each, and what a person is told whose move is not made."""

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.tables.commands import Tables
from sobremesa.tables.errors import BadDatabase, NotSaved
from tests.web.playing import play_on, press, read, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound


def entries(tables: Tables, address: str) -> int:
    return len(tables.store.entries(address.removeprefix("/tables/")))


def test_a_move_is_answered_by_a_redirect_to_the_table(browser: TestClient):
    address = sit_down(browser)
    page = read(browser, address)
    answer = press(browser, address, page, next(iter(page.moves)))
    assert (303, f"{address}#now") == (answer.status_code, answer.headers["location"])
    assert int(page.version) < int(read(browser, address).version)


def test_the_second_of_two_presses_is_told(browser: TestClient, tables: Tables):
    address = sit_down(browser)
    page = read(browser, address)
    move = next(iter(page.moves))
    assert 303 == press(browser, address, page, move).status_code
    before = entries(tables, address)
    answer = press(browser, address, page, move)
    assert 409 == answer.status_code
    assert before == entries(tables, address)
    told = Page(answer.text)
    assert "The table has moved on" in told.root.one("section", role="alert").text
    now = read(browser, address)
    assert (now.version, now.moves) == (told.version, told.moves)
    assert [] == unsound(answer.text)


def test_a_refused_move_is_explained_with_its_clause(browser: TestClient, tables: Tables):
    address = sit_down(browser)
    page = read(browser, address)
    move = 11 if 0 in page.moves else 0  # discard a card not drawn, or draw out of turn
    before = entries(tables, address)
    answer = press(browser, address, page, move)
    assert 422 == answer.status_code
    assert before == entries(tables, address)
    assert [] == unsound(answer.text)
    alert = Page(answer.text).root.one("section", role="alert")
    with tables.at(address.removeprefix("/tables/")) as table:
        clause = table.play.refusal(0, move)
    assert f"/games/guacamole/rules#{clause}" == alert.one("a", class_="rule")["href"]
    assert "You haven’t drawn a card yet: draw first." in alert.text
    assert [name for name in page.moves.values() if name in alert.text]
    assert page.moves == Page(answer.text).moves


def test_refusals_are_in_the_readers_language(browser: TestClient):
    browser.headers["accept-language"] = "es-CO,es;q=0.9,en;q=0.5"
    address = sit_down(browser)
    page = read(browser, address)
    answer = press(browser, address, page, 11)
    assert 422 == answer.status_code
    assert "Esa jugada no se puede hacer" in Page(answer.text).text


@pytest.mark.parametrize("move", [str(games.game("guacamole").moves), "4096", "999999999"])
def test_a_move_that_the_game_has_not(browser: TestClient, move: str):
    address = sit_down(browser)
    answer = browser.post(f"{address}/move", data={"version": read(browser, address).version, "move": move})
    assert 422 == answer.status_code
    alert = Page(answer.text).root.one("section", role="alert")
    assert "This game has no such move." in alert.text
    assert f"move number {move}" in alert.text.lower()


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"move": "0"},
        {"version": "0"},
        {"version": "", "move": ""},
        {"version": "0", "move": "-1"},
        {"version": "0", "move": "1.5"},
        {"version": "٣", "move": "0"},
        {"version": "0", "move": "9" * 5000},
        {"version": "0", "move": "0x0"},
    ],
)
def test_damaged_forms(browser: TestClient, tables: Tables, data: dict[str, str]):
    address = sit_down(browser)
    read(browser, address)
    before = entries(tables, address)
    answer = browser.post(f"{address}/move", data=data)
    assert 422 == answer.status_code
    assert "That didn’t work" in Page(answer.text).text
    assert before == entries(tables, address)


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "multipart/form-data", "nonsense"])
def test_bodies_that_are_no_forms(browser: TestClient, kind: str):
    address = sit_down(browser)
    answer = browser.post(f"{address}/move", content=b'{"version": 0, "move": 0}', headers={"content-type": kind})
    assert answer.status_code in (400, 422)
    assert [] == unsound(answer.text)


def test_a_move_after_the_end(browser: TestClient):
    address = sit_down(browser, game=games.TEMPLATE)
    play_on(browser, address, most=500)
    answer = browser.post(f"{address}/move", data={"version": "0", "move": "0"})
    assert 409 == answer.status_code
    with_version = Page(browser.get("/mine").text)
    assert "Leftovers" in with_version.text


def test_what_cannot_be_saved_is_told(browser: TestClient, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    address = sit_down(browser)
    page = read(browser, address)
    before = entries(tables, address)

    def full(*_: object, **__: object) -> None:
        raise NotSaved("the database did not save it, so nothing has changed: disk full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.store, "add_entry", full)
        answer = press(browser, address, page, next(iter(page.moves)))
        assert 503 == answer.status_code
        assert "It couldn’t be saved" in Page(answer.text).text
    assert before == entries(tables, address)
    assert 303 == press(browser, address, page, next(iter(page.moves))).status_code


def test_a_database_that_does_not_answer(browser: TestClient, tables: Tables, monkeypatch: pytest.MonkeyPatch):
    address = sit_down(browser)

    def gone(*_: object) -> None:
        raise BadDatabase("the database does not answer: gone")

    monkeypatch.setattr(tables.store, "news", gone)
    answer = browser.get(address)
    assert 503 == answer.status_code
    assert [] == unsound(answer.text)

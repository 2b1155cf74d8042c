"""What goes wrong gets a page in the reader's language, without a traceback."""

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine.errors import BadCardSet
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Entry
from sobremesa.web.app import _can_be_shown, create_app
from sobremesa.web.pages import render
from tests.web.playing import play_on, read, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound

TITLES = {
    404: {"en": "Nothing here", "es": "Aquí no hay nada"},
    405: {"en": "This page only works with its button", "es": "Esta página solo funciona con su botón"},
    422: {"en": "That didn’t work", "es": "Así no se puede"},
    500: {"en": "Something broke on our side", "es": "Algo se rompió de nuestro lado"},
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/games/poker", 404),
        ("GET", "/games/poker/rules", 404),
        ("GET", "/games/..%2f..%2fetc", 404),
        ("GET", "/tables/AAAAAAAAAAAAAAAAAAAAAA", 404),
        ("GET", "/tables/%00", 404),
        ("GET", "/tables/'; drop table tables; --", 404),
        ("GET", "/tables/AAAAAAAAAAAAAAAAAAAAAA/record", 404),
        ("POST", "/tables/AAAAAAAAAAAAAAAAAAAAAA/move", 422),
        ("POST", "/tables/AAAAAAAAAAAAAAAAAAAAAA/again", 404),
        ("GET", "/tables/AAAAAAAAAAAAAAAAAAAAAA/move", 405),
        ("GET", "/tables", 405),
        ("POST", "/", 405),
        ("PUT", "/", 405),
        ("DELETE", "/mine", 405),
        ("GET", "/mine?first=-1", 422),
        ("GET", "/mine?first=many", 422),
        ("POST", "/language", 422),
    ],
)
def test_problems_have_pages(browser: TestClient, language: str, method: str, address: str, status: int):
    answer = browser.request(method, address, headers={"accept-language": language})
    assert status == answer.status_code
    page = Page(answer.text)
    assert TITLES[status][language] == page.root.one("h1").text
    assert language == page.root.one("html")["lang"]
    assert [] == unsound(answer.text)
    assert (status == 405) == ("allow" in answer.headers)


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_breaks_has_a_page_without_a_traceback(
    browser: TestClient, language: str, monkeypatch: pytest.MonkeyPatch
):
    from sobremesa.web.pages import away

    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret inside")

    monkeypatch.setattr(away, "offer", broken)
    answer = browser.get("/", headers={"accept-language": language})
    assert 500 == answer.status_code
    assert TITLES[500][language] == Page(answer.text).root.one("h1").text
    for word in ("Traceback", "ZeroDivisionError", "secret inside", ".py"):
        assert word not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_game_whose_files_are_broken_leaves_the_others(
    url: str, site: Starlette, browser: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Its tables can be read, and are played again once it is mended; the log says what is wrong, no answer does."""
    tables = [sit_down(browser, game=id) for id in ("platos", "guacamole")]
    site.state.site.tables._memory.clear()
    load = games.import_module

    def broken(name: str, package: str) -> object:
        if name == ".platos":
            raise SyntaxError("secret inside")
        return load(name, package)

    monkeypatch.setattr(games, "import_module", broken)
    for known in (render._templates, _can_be_shown):
        known.cache_clear()
    later = create_app(url)
    assert "the game platos is left out" in caplog.text
    assert "SyntaxError: secret inside" in caplog.text
    with TestClient(later, raise_server_exceptions=False, cookies=browser.cookies) as reader:
        seen = ("/", "/mine", "/games/guacamole", *tables, f"/api/v1{tables[0]}")
        pages = {address: reader.get(address) for address in seen}
        assert {200} == {page.status_code for page in pages.values()}
        assert "broken" not in pages["/"].text
        assert 409 == reader.post(f"{tables[0]}/move", data={"version": "0", "move": "0"}).status_code
        assert 404 == reader.get("/games/platos").status_code
        for page in pages.values():
            assert "secret inside" not in page.text
            assert ".py" not in page.text
        assert "the game 'platos' is here, but its files cannot be loaded" in pages[seen[-1]].text
        assert "/games/stew" in pages["/"].text
        assert "/games/platos" not in pages["/"].text
        assert "A read-only table" == Page(pages[tables[0]].text).root.one("h1").text
    monkeypatch.undo()
    _can_be_shown.cache_clear()
    with TestClient(create_app(url), cookies=browser.cookies) as reader:
        assert "A read-only table" not in reader.get(tables[0]).text


def test_a_game_whose_cards_cannot_be_read_leaves_the_others(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def damaged(*_: object) -> None:
        raise BadCardSet("line 3 is damaged")

    monkeypatch.setattr(games.game("platos").cards, "load", damaged)
    _can_be_shown.cache_clear()
    with TestClient(create_app(url)) as reader:
        assert "/games/stew" in reader.get("/").text
        assert "/games/platos" not in reader.get("/").text
    _can_be_shown.cache_clear()
    assert "BadCardSet: line 3 is damaged" in caplog.text


def test_head_is_answered_like_get(browser: TestClient):
    for address in ("/", "/mine", "/games/guacamole", sit_down(browser)):
        answer = browser.head(address)
        assert (200, b"") == (answer.status_code, answer.content)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_table_of_other_rules_can_be_read(
    browser: TestClient, tables: Tables, language: str, monkeypatch: pytest.MonkeyPatch
):
    from dataclasses import replace

    address = sit_down(browser, game=games.TEMPLATE)
    play_on(browser, address, most=3)
    newer = replace(games.game(games.TEMPLATE), rules_version=7)
    monkeypatch.setattr(games, "game", lambda _: newer)
    tables._memory.clear()
    browser.headers["accept-language"] = language
    answer = browser.get(address)
    assert 200 == answer.status_code
    page = Page(answer.text)
    assert {"en": "A read-only table", "es": "Una mesa de solo lectura"}[language] == (page.root.one("h1").text)
    assert {
        "en": "Made under rules version 1 of _template; this is version 7",
        "es": "Se abrió con la versión 1 de las reglas de _template; esta es la versión 7",
    }[language] in page.text
    assert 3 == len(page.root.one("ol", class_="entries").all("li"))
    assert [] == unsound(answer.text)
    for form, data in (("move", {"version": "3", "move": "0"}), ("undo", {"version": "3"}), ("again", {})):
        refused = browser.post(f"{address}/{form}", data=data)
        assert 409 == refused.status_code
        assert page.root.one("h1").text == Page(refused.text).root.one("h1").text
    assert 409 == browser.get(f"{address}/record").status_code
    mine = Page(browser.get("/mine").text)
    assert {"en": "read-only", "es": "solo lectura"}[language] in mine.text


def test_a_damaged_table_tells_nobody_what_others_did(browsers, tables: Tables):
    ana, eve = browsers(), browsers()
    address = sit_down(ana)
    id = address.removeprefix("/tables/")
    tables.store.add_entry(id, 0, Entry(0, 17, 0))
    for browser, own in ((ana, True), (eve, False)):
        page = read(browser, address)
        assert "The moves of this table don’t add up" in page.text
        assert own == ("move number 17" in page.text)
        assert "seat 0 may not" not in page.text

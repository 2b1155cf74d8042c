"""Private links, nicknames, QR codes, going and coming back, rematches, and devices that players share."""

import re

import pytest
from starlette.testclient import TestClient

from sobremesa import bots, games
from sobremesa.engine.words import GameWords
from sobremesa.tables.commands import Tables
from sobremesa.tables.table import Table
from tests.web.playing import play_on, press, read, sit_down
from tests.web.reading import Page
from tests.web.soundness import unsound


def for_friends(browser: TestClient, game: str = "guacamole", players: str = "3", name: str = "Ana") -> str:
    return sit_down(browser, game=game, players=players, name=name, **{"with": "friend"})


def invite(browser: TestClient, address: str) -> str:
    """The private link, without the server."""
    link = read(browser, address).root.one("a", class_="invite")["href"]
    assert link.startswith("http://testserver/join/")
    return link.removeprefix("http://testserver")


def id_of(address: str) -> str:
    return address.removeprefix("/tables/")


def asked(tables: Tables, address: str) -> int:
    with tables.at(id_of(address)) as table:
        return table.play.to_act()[0]


# -- the private link -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("host", "only_here"), [("127.0.0.1:8000", 1), ("localhost", 1), ("192.168.1.20:8000", 0)])
def test_a_link_that_works_on_this_device_only_says_so(browser, host: str, only_here: int):
    address = for_friends(browser, players="2")
    page = Page(browser.get(address, headers={"host": host}).text).root
    assert f"http://{host}/join/" in page.one("a", class_="invite").text
    assert only_here == len(page.all("p", class_="hint only-here"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_friend_looks_and_sits_down(browsers, tables: Tables, language: str):
    ana, bea = browsers(), browsers()
    ana.headers["accept-language"] = bea.headers["accept-language"] = language
    address = for_friends(ana, players="2")
    waiting = ana.get(address)
    assert [] == unsound(waiting.text)
    link = invite(ana, address)
    assert id_of(address) not in link
    looked = bea.get(link)
    assert (200, []) == (looked.status_code, unsound(looked.text))
    assert "set-cookie" not in looked.headers
    assert {"Guacamole", "Ana"} <= set(re.findall(r"\w+", Page(looked.text).text))
    answer = bea.post(link, data={"name": "  Bea  "}, follow_redirects=False)
    assert (303, address) == (answer.status_code, answer.headers["location"])
    for browser in (ana, bea):
        page = read(browser, address)
        assert "Bea" in page.text or "Ana" in page.text
        assert [] == page.root.all("a", class_="invite")
    with tables.at(id_of(address)) as table:
        assert ["Ana", "Bea"] == [sitter.name for sitter in table.sitters]


def test_whoever_looks_on_is_not_shown_the_link(browsers):
    ana, eve = browsers(), browsers()
    address = for_friends(ana)
    link = invite(ana, address)
    source = eve.get(address).text
    assert link not in source
    assert "/remove" not in source
    assert "/fill" not in source
    assert [] == unsound(source)


def test_the_name_is_kept_for_the_next_table(browsers):
    ana, bea = browsers(), browsers()
    first, second = for_friends(ana), for_friends(ana)
    bea.post(invite(ana, first), data={"name": "Be\u0301a 🥑"})
    field = read(bea, invite(ana, second)).root.one("input", name="name")
    assert "Béa 🥑" == field["value"]
    assert "Béa 🥑" == read(bea, "/games/guacamole").root.one("input", name="name")["value"]


@pytest.mark.parametrize(
    ("name", "status", "said"),
    [("x" * 25, 422, "That name won’t work"), ("\u202e", 422, "That name won’t work"), ("ANA", 409, "name is taken")],
)
def test_names_that_are_not_taken(browsers, tables: Tables, name: str, status: int, said: str):
    ana, bea = browsers(), browsers()
    address = for_friends(ana)
    answer = bea.post(invite(ana, address), data={"name": name})
    assert (status, []) == (answer.status_code, unsound(answer.text))
    assert said in Page(answer.text).text
    with tables.at(id_of(address)) as table:
        assert [False, True, True] == [sitter.open for sitter in table.sitters]


def test_names_are_shown_as_text(browsers):
    ana, bea = browsers(), browsers()
    address = for_friends(ana, players="2", name="<b>&\"'")
    bea.post(invite(ana, address), data={"name": "{{ 7 * 7 }}{n}%s"})
    for browser in (ana, bea):
        source = browser.get(address).text
        assert [] == unsound(source)
        assert "<b>&" not in source
        assert "49" not in Page(source).root.one("main").all("h2")[1].text
    assert "{{ 7 * 7 }}{n}%s" in read(ana, address).text


def test_a_table_that_is_full(browsers):
    ana, bea, eve = browsers(), browsers(), browsers()
    address = for_friends(ana, players="2")
    link = invite(ana, address)
    bea.post(link, data={})
    page = eve.get(link)
    assert "Every seat is taken." in Page(page.text).text
    assert [] == unsound(page.text)
    answer = eve.post(link, data={"name": "Eve"})
    assert 409 == answer.status_code
    assert "set-cookie" not in answer.headers
    assert address == bea.get(link, follow_redirects=False).headers["location"]


@pytest.mark.parametrize("link", ["/join/x", "/join/" + "a" * 22, "/join/" + "a" * 22 + "/qr.svg", "/join/%00"])
def test_links_that_there_are_not(browser: TestClient, link: str):
    assert 404 == browser.get(link).status_code
    if not link.endswith("svg"):
        assert 404 == browser.post(link, data={"name": "Eve"}).status_code


def test_the_qr_code_is_a_picture_that_our_policy_allows(browser: TestClient):
    address = for_friends(browser)
    picture = read(browser, address).root.one("img", class_="qr")
    answer = browser.get(picture["src"])
    assert (200, "image/svg+xml") == (answer.status_code, answer.headers["content-type"].partition(";")[0])
    assert "<svg" in answer.text
    for forbidden in ("style", "<script", "<text", "href", "onload"):
        assert forbidden not in answer.text
    assert picture["alt"]


def test_the_qr_code_says_the_link(browser: TestClient):
    """Drawn again by the same library from the link as the page shows it, it is the same picture."""
    import io

    import segno

    address = for_friends(browser)
    link = read(browser, address).root.one("a", class_="invite")["href"]
    out = io.BytesIO()
    segno.make_qr(link, error="m").save(out, kind="svg", scale=8, border=4, light="#fff", xmldecl=False, nl=False)
    source = read(browser, address).root.one("img", class_="qr")["src"]
    assert out.getvalue() == browser.get(source).content


# -- the host ---------------------------------------------------------------------------------------------------


def test_the_host_fills_the_seats_and_the_game_begins(browsers, tables: Tables):
    ana, bea = browsers(), browsers()
    address = for_friends(ana, players="4")
    bea.post(invite(ana, address), data={"name": "Bea"})
    assert 403 == bea.post(f"{address}/fill", data={"bot": "random"}).status_code
    assert 422 == ana.post(f"{address}/fill", data={"bot": "genius"}).status_code
    assert 303 == ana.post(f"{address}/fill", data={"bot": "random"}, follow_redirects=False).status_code
    with tables.at(id_of(address)) as table:
        assert [None, None, "random", "random"] == [sitter.bot for sitter in table.sitters]
    assert 409 == ana.post(f"{address}/fill", data={}).status_code
    assert 0 < len(read(ana, address).moves) + len(read(bea, address).moves)


def test_the_host_takes_somebody_off_the_table(browsers):
    ana, bea = browsers(), browsers()
    address = for_friends(ana)
    link = invite(ana, address)
    bea.post(link, data={"name": "Bea"})
    button = next(b for b in read(ana, address).root.all("button", name="seat"))
    assert "Remove Bea" == button.text
    assert [] == read(bea, address).root.all("button", name="seat")
    assert 403 == bea.post(f"{address}/remove", data={"seat": "0"}).status_code
    assert 303 == ana.post(f"{address}/remove", data={"seat": button["value"]}, follow_redirects=False).status_code
    assert "You’re watching" in read(bea, address).text
    assert address not in bea.get("/mine").text
    bea.post(link, data={"name": "Bea"})
    assert address in bea.get("/mine").text
    assert 303 == bea.post(f"{address}/go", follow_redirects=False).status_code
    assert "You’re watching" in read(bea, address).text


def test_nothing_of_the_deal_is_shown_before_the_game_begins(browsers, tables: Tables):
    ana, eve = browsers(), browsers()
    address = for_friends(ana, game=games.TEMPLATE)
    with tables.at(id_of(address)) as table:
        names = cards_of(table)
    for browser, status in ((ana, 409), (eve, 403)):
        for query in ("", "?log=all", "?why=all"):
            assert [] == [name for name in names if name in browser.get(address + query).text]
        assert status == browser.post(f"{address}/move", data={"version": "0", "move": "0"}).status_code


# -- going and coming back --------------------------------------------------------------------------------------


def test_i_must_go_and_i_am_back(browser: TestClient, tables: Tables):
    address = sit_down(browser, players="2", name="Ana")
    page = read(browser, address)
    assert "I have to go: let a bot play for me" in page.text
    assert 303 == browser.post(f"{address}/go", follow_redirects=False).status_code
    away = read(browser, address)
    assert {} == away.moves
    assert "A bot is playing for you until you’re back." in away.text
    assert 409 == browser.post(f"{address}/move", data={"version": page.version, "move": "0"}).status_code
    before = tables.store.entries(id_of(address))
    read(browser, address)
    assert before == tables.store.entries(id_of(address))  # nobody else sits there: the game waits
    assert 303 == browser.post(f"{address}/back", follow_redirects=False).status_code
    assert "A bot is playing for you" not in read(browser, address).text
    assert 409 == browser.post(f"{address}/back").status_code
    with tables.at(id_of(address)) as table:
        assert (None, "Ana") == (table.sitters[0].bot, table.sitters[0].name)


def test_a_person_calls_themselves_something_else(browser: TestClient, tables: Tables):
    address = sit_down(browser)
    assert 303 == browser.post(f"{address}/name", data={"name": "Ana"}, follow_redirects=False).status_code
    assert 409 == browser.post(f"{address}/name", data={"name": ""}).status_code
    with tables.at(id_of(address)) as table:
        assert "Ana" == table.sitters[0].name


@pytest.mark.parametrize("form", ["go", "back", "name", "uncover", "fill", "remove"])
def test_seats_are_their_owners(browsers, tables: Tables, form: str):
    ana, eve = browsers(), browsers()
    address = sit_down(ana)
    answer = eve.post(f"{address}/{form}", data={"name": "Eve", "seat": "0"})
    assert 403 == answer.status_code
    assert [] == unsound(answer.text)
    assert () == tuple(tables.store.news(id_of(address), 0, 0).sittings)
    other_site = ana.post(f"{address}/{form}", data={"seat": "0"}, headers={"sec-fetch-site": "cross-site"})
    assert 403 == other_site.status_code
    assert () == tuple(tables.store.news(id_of(address), 0, 0).sittings)


def test_the_next_game_is_there_for_all(browsers, tables: Tables):
    ana, bea = browsers(), browsers()
    address = for_friends(ana, game=games.TEMPLATE, players="2")
    bea.post(invite(ana, address), data={"name": "Bea"})
    assert 409 == ana.post(f"{address}/again").status_code
    for turn in range(600):
        play_on((ana, bea)[turn % 2], address, most=50)
        with tables.at(id_of(address)) as table:
            if table.play.over:
                break
    new = ana.post(f"{address}/again", follow_redirects=False).headers["location"]
    link = next(a for a in read(bea, address).root.all("a") if a["href"] == new)
    assert "Go to the rematch" == link.text
    assert new == bea.post(f"{address}/again", follow_redirects=False).headers["location"]
    with tables.at(id_of(new)) as table:
        assert ["Ana", "Bea"] == [sitter.name for sitter in table.sitters]


# -- players who share a device ---------------------------------------------------------------------------------


def cards_of(table: Table) -> set[str]:
    """The names of all cards, and their ids, as a page might have them."""
    words = GameWords(table.play.game, table.play.cards, "en")
    return {words.card(card.id) for card in table.play.cards.cards} | {card.id for card in table.play.cards.cards}


def uncover(browser: TestClient, address: str, seat: int):
    return browser.post(f"{address}/uncover", data={"seat": str(seat)}, follow_redirects=False)


def shared(browser: TestClient, game: str = games.TEMPLATE, players: str = "3") -> str:
    return sit_down(browser, game=game, players=players, **{"with": "here"}, name="Ana")


@pytest.mark.parametrize("game", ["guacamole", games.TEMPLATE])
def test_a_covered_page_holds_no_card(browser: TestClient, tables: Tables, game: str):
    address = shared(browser, game)
    turns = covered = 0
    while turns < 40:
        with tables.at(id_of(address)) as table:
            if table.play.over:
                break
            names, act = cards_of(table), table.play.to_act()
        source = browser.get(address).text
        page = Page(source)
        if not page.moves:
            covered += 1
            assert [] == unsound(source)
            assert "The cards are covered" in page.text
            found = [name for name in names if re.search(rf"\b{re.escape(name)}\b", page.root.one("main").text)]
            assert [] == found
            assert [] == page.root.all("li", class_="card")
            assert [str(seat) for seat in act] == [b["value"] for b in page.root.all("button", name="seat")]
            answer = uncover(browser, address, act[0])
            assert (303, address) == (answer.status_code, answer.headers["location"])
            page = read(browser, address)
        assert page.moves
        seat = int(page.root.all("input", name="seat")[0]["value"])
        data = {"version": page.version, "move": str(min(page.moves)), "seat": str(seat)}
        assert 303 == browser.post(f"{address}/move", data=data, follow_redirects=False).status_code
        turns += 1
    assert covered > 3


def test_only_who_is_asked_may_be_uncovered(browser: TestClient, tables: Tables):
    address = shared(browser)
    act = asked(tables, address)
    others = [seat for seat in range(3) if seat != act]
    for seat in others:
        answer = uncover(browser, address, seat)
        assert 409 == answer.status_code
        assert "set-cookie" not in answer.headers
    assert 403 == uncover(browser, address, 7).status_code
    assert 422 == browser.post(f"{address}/uncover", data={}).status_code
    assert {} == read(browser, address).moves
    assert 303 == uncover(browser, address, act).status_code
    assert read(browser, address).moves


def test_a_covered_device_cannot_move(browser: TestClient, tables: Tables):
    address = shared(browser)
    before = len(tables.store.entries(id_of(address)))
    for form in ("move", "undo"):
        answer = browser.post(f"{address}/{form}", data={"version": "0", "move": "0"})
        assert (409, []) == (answer.status_code, unsound(answer.text))
    assert before == len(tables.store.entries(id_of(address)))


def test_a_page_of_one_player_does_not_move_for_another(browser: TestClient, tables: Tables):
    """Somebody goes back to a page that was made before the device changed hands."""
    address = shared(browser)
    first = asked(tables, address)
    uncover(browser, address, first)
    page = read(browser, address)
    while asked(tables, address) == first:
        press(browser, address, read(browser, address), min(read(browser, address).moves))
    uncover(browser, address, asked(tables, address))
    before = len(tables.store.entries(id_of(address)))
    with tables.at(id_of(address)) as table:
        version = table.play.version(table.play.to_act()[0])
    for seat in {0, 1, 2} - {asked(tables, address)}:
        data = {"version": str(version), "move": str(min(page.moves)), "seat": str(seat)}
        assert 409 == browser.post(f"{address}/move", data=data).status_code
    assert before == len(tables.store.entries(id_of(address)))


def test_another_browser_looks_on_at_a_shared_table(browsers, tables: Tables):
    ana, eve = browsers(), browsers()
    address = shared(ana)
    uncover(ana, address, asked(tables, address))
    seat = asked(tables, address)
    assert 403 == uncover(eve, address, seat).status_code
    name = next(name for name in ana.cookies if name.endswith("uncovered"))
    eve.cookies.set(name, ana.cookies[name])
    assert "You’re watching" in read(eve, address).text
    assert {} == read(eve, address).moves


def test_players_on_one_device_have_names(browser: TestClient, tables: Tables):
    data = {"players": "3", "with": "here", "name": "Ana", "name-1": "Bea", "name-2": " Cleo "}
    address = sit_down(browser, game=games.TEMPLATE, **data)
    with tables.at(id_of(address)) as table:
        assert ["Ana", "Bea", "Cleo"] == [sitter.name for sitter in table.sitters]
        act = table.play.to_act()[0]
    assert f"I’m {['Ana', 'Bea', 'Cleo'][act]}: show my cards" in read(browser, address).text
    answer = browser.post("/tables", data={"game": "guacamole", **data, "name-1": "ANA"})
    assert 422 == answer.status_code


def test_a_shared_game_to_its_end_and_the_next(browser: TestClient, tables: Tables):
    address = shared(browser, players="2")
    for _ in range(800):
        with tables.at(id_of(address)) as table:
            if table.play.over:
                break
            act = table.play.to_act()[0]
        uncover(browser, address, act)
        page = read(browser, address)
        press(browser, address, page, max(page.moves))
    page = read(browser, address)
    assert "Final standings" in page.text or page.root.all("table", class_="standings")
    new = browser.post(f"{address}/again", follow_redirects=False)
    assert 303 == new.status_code
    assert "The cards are covered" in read(browser, new.headers["location"]).text


def test_one_of_a_device_may_go(browser: TestClient, tables: Tables):
    address = shared(browser, players="2")
    assert 303 == browser.post(f"{address}/go", data={"seat": "1"}, follow_redirects=False).status_code
    with tables.at(id_of(address)) as table:
        assert [None, bots.usual(games.game(games.TEMPLATE))] == [sitter.bot for sitter in table.sitters]
    uncover(browser, address, 0)
    for _ in range(10):
        page = read(browser, address)
        if not page.moves:
            break
        press(browser, address, page, min(page.moves))
    assert "The cards are covered" not in read(browser, address).text

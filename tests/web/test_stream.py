"""Streams: two browsers see each other's moves, bots go at a pace, and nobody is told what they may not know."""

import asyncio
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import groupby, pairwise
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.engine.words import GameWords
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store
from sobremesa.web.app import create_app
from sobremesa.web.pages.table_page import board_bytes
from sobremesa.web.site import pacer, presence
from sobremesa.web.site import stream as streams
from sobremesa.web.site.compression import stream_compressor
from sobremesa.web.site.stream import Present
from tests.sites import OFFERED
from tests.tables import players
from tests.web.reading import Page
from tests.web.serving import serving
from tests.web.streaming import LIVE, Event, Events, answering, stream
from tests.web.test_secrecy import told


@pytest.fixture
def app(url: str) -> Starlette:
    return create_app(url, OFFERED)


@pytest.fixture
def clients(app: Starlette) -> Iterator[Callable[[], httpx2.Client]]:
    """Makes browsers at a site that answers over the network."""
    made: list[httpx2.Client] = []
    with answering(app) as address:

        def another() -> httpx2.Client:
            made.append(httpx2.Client(base_url=address, headers={"accept-language": "en"}, timeout=20))
            return made[-1]

        yield another
        for client in made:
            client.close()


def tables_of(app: Starlette) -> Tables:
    found: Tables = app.state.site.tables
    return found


def sit_down(browser: httpx2.Client, **fields: str) -> str:
    answer = browser.post("/tables", data={"game": "guacamole", **fields})
    assert 303 == answer.status_code, answer.text
    return str(answer.headers["location"])


def invite(browser: httpx2.Client, address: str) -> str:
    """The private link on a table's page."""
    return str(Page(browser.get(address).text).root.one("a", class_="invite")["href"])


def two_players(clients: Callable[[], httpx2.Client], game: str) -> tuple[str, list[httpx2.Client]]:
    """A table with two people, each with a browser; the one who made it has the first seat."""
    ana, bea = clients(), clients()
    address = sit_down(ana, game=game, players="2", **{"with": "friend"}, name="Ana")
    assert 303 == bea.post(invite(ana, address), data={"name": "Bea"}).status_code
    return address, [ana, bea]


def press(
    browser: httpx2.Client,
    app: Starlette,
    address: str,
    seat: int,
    wanted: Callable[[str], bool] | None = None,
    headers: Mapping[str, str] = LIVE,
):
    """Make a move as a living table does: the first, or the first of that kind; the answer."""
    with tables_of(app).at(address.removeprefix("/tables/")) as table:
        play = table.play
        choices = [choice for choice in play.view(seat).choices if wanted is None or wanted(choice.verb)]
        data = {"version": str(play.version(seat)), "move": str(choices[0].move)}
    return browser.post(f"{address}/move", data=data, headers=headers)


def asked(app: Starlette, address: str) -> int:
    with tables_of(app).at(address.removeprefix("/tables/")) as table:
        return table.play.to_act()[0]


@pytest.mark.parametrize("game", OFFERED)
def test_two_browsers_see_each_others_moves(clients, app: Starlette, game: str):
    address, browsers = two_players(clients, game)
    with stream(browsers[0], address) as first, stream(browsers[1], address) as second:
        shown = [first.next(), second.next()]
        assert ["0", "1"] == [event.board["data-seat"] for event in shown]
        for _ in range(6):
            seat = asked(app, address)
            assert 204 == press(browsers[seat], app, address, seat).status_code
            with tables_of(app).at(address.removeprefix("/tables/")) as table:
                versions = [table.play.version(seat) for seat in (0, 1)]
            for n, events in enumerate((first, second)):
                if shown[n].id != versions[n]:
                    shown[n] = events.until(lambda event, version=versions[n]: event.id == version)
            assert versions == [event.id for event in shown]


def test_the_board_of_the_stream_is_that_of_the_page(clients, app: Starlette):
    address, browsers = two_players(clients, "guacamole")
    with stream(browsers[0], address) as events:
        assert events.next().data.strip() in browsers[0].get(f"{address}").text


def test_a_move_is_answered_with_the_board_that_the_stream_sends(clients, app: Starlette):
    address, browsers = two_players(clients, "guacamole")
    seat = asked(app, address)
    with stream(browsers[seat], address) as events:
        before = events.next()
        answer = press(browsers[seat], app, address, seat, headers={"x-sobremesa": "board"})
        after = events.next()
    assert (200, "text/html; charset=utf-8") == (answer.status_code, answer.headers["content-type"])
    assert before.id < after.id
    assert after.data == answer.text


def test_who_shares_a_device_is_not_shown_what_the_next_player_sees(clients, app: Starlette):
    """Once another is asked the answer holds no board: the stream covers it."""
    ana = clients()
    address = sit_down(ana, game=games.TEMPLATE, players="2", **{"with": "here"}, name="Ana")
    seat, answers = asked(app, address), []
    ana.post(f"{address}/uncover", data={"seat": str(seat)})
    while seat == asked(app, address):
        answers.append(press(ana, app, address, seat, headers={"x-sobremesa": "board"}))
    assert {200} == {answer.status_code for answer in answers[:-1]}
    assert (204, b"") == (answers[-1].status_code, answers[-1].content)


def test_a_page_that_comes_back_is_told_what_it_missed(clients, app: Starlette):
    """It says how much of its log it has shown; whatever else it says there, it is shown the board alone."""
    address, browsers = two_players(clients, "guacamole")
    shown = int(str(Page(browsers[0].get(address).text).root.one("main", id="table")["data-log"]))
    for _ in range(3):
        seat = asked(app, address)
        press(browsers[seat], app, address, seat)
    for log, missed in (
        (f"?log={shown}", True),
        ("", False),
        ("?log=-1", False),
        ("?log=x", False),
        ("?log=99999999", False),
    ):
        with browsers[0].stream("GET", f"{address}/events{log}", timeout=10) as answer:
            board = Events(answer).next().board
        numbers = [int(line["data-n"]) for line in board.all("p") if "data-n" in line.attributes]
        assert missed == bool(numbers)
        assert all(shown <= number < int(board["data-log"]) for number in numbers)


def test_seats_that_are_taken_are_seen_at_once(clients, app: Starlette):
    ana, bea = clients(), clients()
    address = sit_down(ana, players="2", **{"with": "friend"}, name="Ana")
    with stream(ana, address) as events:
        assert "an open seat" in events.next().board.text
        bea.post(invite(ana, address), data={"name": "Bea"})
        board = events.next().board
        assert ("0", "Bea" in board.text) == (board["data-seat"], True)


def test_a_pending_step_is_seen_by_its_mover_alone(clients, app: Starlette):
    address, browsers = two_players(clients, games.TEMPLATE)
    while True:
        seat = asked(app, address)
        with tables_of(app).at(address.removeprefix("/tables/")) as table:
            if any(choice.verb == "serve" for choice in table.play.view(seat).choices):
                break
        assert 204 == press(browsers[seat], app, address, seat).status_code
    with stream(browsers[seat], address) as mover, stream(browsers[1 - seat], address, seconds=1.5) as other:
        before = mover.next(), other.next()
        assert 204 == press(browsers[seat], app, address, seat, lambda verb: verb == "serve").status_code
        assert before[0].id < mover.next().id
        with pytest.raises(httpx2.ReadTimeout):
            other.next()


def test_signs_of_life_do_not_tell_that_something_was_done(clients, app: Starlette, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(streams, "HEARTBEAT", 0.5)
    address, browsers = two_players(clients, "guacamole")
    tell = tables_of(app).listeners.tell
    with stream(browsers[0], address) as events:
        events.next()
        beats, start = 0, time.monotonic()
        while beats < 4:
            tell(address.removeprefix("/tables/"))
            time.sleep(0.1)
            if time.monotonic() - start > 0.5 * (beats + 1):
                assert [":"] == events.lines()
                beats += 1
        assert time.monotonic() - start < 4


# -- bots -------------------------------------------------------------------------------------------------------


def bots_frames(events, browser: httpx2.Client, app: Starlette, address: str, frames: int) -> list[float]:
    """Move until bots have answered in so many frames: when these were seen, and first when the person moved."""
    while True:
        if asked(app, address) != 0:
            events.until(lambda event: "1" == event.board["data-asked"])
        assert 204 == press(browser, app, address, 0).status_code
        moments = [time.monotonic()]
        event: Event = events.next()
        while "1" != event.board["data-asked"]:
            event = events.next()
            moments.append(time.monotonic())
        if len(moments) > frames:
            return moments


def test_bots_move_one_by_one_at_the_persons_pace(clients, app: Starlette):
    browser = clients()
    address = sit_down(browser, players="4")
    assert 204 == browser.post("/pace", data={"pace": "fast"}, headers=LIVE).status_code
    with stream(browser, address) as events:
        moments = bots_frames(events, browser, app, address, frames=3)
    gaps = sorted(b - a for a, b in pairwise(moments[1:]))
    assert 0.4 * 0.9 <= gaps[0]
    assert gaps[len(gaps) // 2] < 2


def test_bots_move_at_once_for_those_who_do_not_like_to_wait(clients, app: Starlette):
    """In however few frames: until the person is asked again less time goes by for each move than at any other pace."""
    browser = clients()
    address = sit_down(browser, players="4")
    assert 204 == browser.post("/pace", data={"pace": "at-once"}, headers=LIVE).status_code
    id, took = address.removeprefix("/tables/"), list[float]()
    with stream(browser, address) as events:
        event = events.until(lambda event: "1" == event.board["data-asked"])
        while len(took) < 3:
            before, seen, start = len(tables_of(app).store.entries(id)), event.id, time.monotonic()
            assert 204 == press(browser, app, address, 0).status_code
            event = events.until(lambda event: event.id > seen and "1" == event.board["data-asked"])  # noqa: B023
            moved = [entry for entry in tables_of(app).store.entries(id)[before:] if entry.seat != 0]
            if len(moved) >= 3:
                took.append((time.monotonic() - start) / len(moved))
    assert min(took) < presence.PACES["fast"]


@pytest.mark.parametrize("game", ["guacamole", games.TEMPLATE])
def test_each_move_of_a_bot_is_an_update_of_its_own(clients, app: Starlette, game: str):
    browser = clients()
    browser.post("/pace", data={"pace": "fast"})
    address = sit_down(browser, game=game, players="3")
    with stream(browser, address) as events:
        told = [events.next()]
        for _ in range(12):
            if "1" == told[-1].board["data-asked"]:
                assert 204 == press(browser, app, address, 0).status_code
            told.append(events.next())
        seats, versions = as_it_went(app, address.removeprefix("/tables/"))
    assert {0, 1, 2} == seats
    heard = [version for version, _ in groupby(event.id for event in told)]
    assert heard == versions[versions.index(heard[0]) :][: len(heard)]
    assert len(heard) > 5


def as_it_went(app: Starlette, id: str) -> tuple[set[int], list[int]]:
    """Who has moved at a table, and the versions that the first seat has seen there, without pending steps.

    That others have answered a question to several seats shows, and is no version of its own.
    """
    with tables_of(app).at(id) as table:
        play, header = table.play, table.header
    anew = Play(play.game, play.cards, header.options, play.seats, rng.key_from(header.secret, header.words))
    entries, seen = tables_of(app).store.entries(id), [anew.version(0)]
    for entry in entries:
        anew.move(entry.seat, entry.move)
        seen.append(anew.version(0))
    return {entry.seat for entry in entries}, [version for version, _ in groupby(seen)]


def test_the_slowest_of_the_players_sets_the_pace():
    here = presence.Presence()
    lookers = [
        presence.Looker("t", who, who, pace, seated)
        for who, pace, seated in [("ana", "fast", True), ("bea", "normal", True), ("eve", "slow", False)]
    ]
    assert here.pace("t") is None
    with here.looking(lookers[2]):
        assert "slow" == here.pace("t")
        with here.looking(lookers[0]):
            assert "fast" == here.pace("t")
            with here.looking(lookers[1]):
                assert "normal" == here.pace("t")
                here.set_pace("bea", "at-once")
                assert "fast" == here.pace("t")
        assert "slow" == here.pace("t")
    assert [] == here.tables()


def test_without_a_stream_bots_move_at_once_as_the_page_needs(clients, app: Starlette):
    browser = clients()
    address = sit_down(browser, players="4")
    for _ in range(4):
        page = Page(browser.get(address).text)
        assert page.moves
        answer = browser.post(f"{address}/move", data={"version": page.version, "move": str(min(page.moves))})
        assert 303 == answer.status_code


def test_a_hidden_page_asks_whose_turn_it_is_and_bots_go_on(clients, app: Starlette):
    browser = clients()
    browser.post("/pace", data={"pace": "at-once"})
    address = sit_down(browser, players="4")
    with stream(browser, address) as events:
        if asked(app, address) != 0:
            events.until(lambda event: "1" == event.board["data-asked"])
    while True:
        assert 204 == press(browser, app, address, 0).status_code
        if asked(app, address) != 0:
            break
    deadline = time.monotonic() + 20
    while not (told := browser.get(f"{address}/turn").json())["asked"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    with tables_of(app).at(address.removeprefix("/tables/")) as table:
        assert {"asked": True, "version": table.play.version(0), "over": False} == told


def test_a_bot_that_breaks_stops_at_its_own_table_only(
    clients, app: Starlette, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    browser = clients()
    browser.post("/pace", data={"pace": "at-once"})
    broken, whole = sit_down(browser, players="2"), sit_down(browser, players="2")
    let_bot_move = tables_of(app).let_bot_move

    def breaking(id: str, count: int) -> bool:
        if id in broken:
            raise RuntimeError("this bot is broken")
        return let_bot_move(id, count)

    monkeypatch.setattr(tables_of(app), "let_bot_move", breaking)
    with stream(browser, broken) as one, stream(browser, whole) as other:
        one.next(), other.next()
        while asked(app, broken) == 0:
            press(browser, app, broken, 0)
        for _ in range(3):
            if asked(app, whole) == 0:
                press(browser, app, whole, 0)
            other.next()
    assert "this bot is broken" in caplog.text


# -- what goes wrong --------------------------------------------------------------------------------------------


def test_another_writer_is_heard(clients, app: Starlette, url: str):
    """A second server with the same database, or whatever writes to it."""
    address, browsers = two_players(clients, "guacamole")
    id = address.removeprefix("/tables/")
    with closing(Store(url)) as store, stream(browsers[0], address) as events:
        elsewhere, before = Tables(store), events.next()
        seat = asked(app, address)
        with elsewhere.at(id) as table:
            person, version = table.sitters[seat].person, table.play.version(seat)
            move = table.play.choices(seat)[0]
        start = time.monotonic()
        players.move(elsewhere, id, person, version, move)
        assert before.id < events.next().id
        assert time.monotonic() - start < 2 + pacer.OTHERS_EVERY


def test_a_server_that_was_killed_and_started_again_shows_the_present_position(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database) as server, httpx2.Client(base_url=server.address) as browser:
        address = sit_down(browser, players="2")
        with stream(browser, address) as events:
            before = events.until(lambda event: "1" == event.board["data-asked"])
            version, move = before.board.one("input", name="version")["value"], before.board.all("button", name="move")
            data = {"version": version, "move": move[0]["value"]}
            assert 204 == browser.post(f"{address}/move", data=data, headers=LIVE).status_code
            after = events.next()
            server.kill()
        assert before.id < after.id
        with serving(database, server.port), stream(browser, address, **{"last-event-id": str(before.id)}) as events:
            again = events.next()
            assert after.id <= again.id
            assert '<ol id="motions" hidden></ol>' in again.data


def test_streams_end_when_the_server_does(tmp_path: Path):
    with (
        serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server,
        httpx2.Client(base_url=server.address) as browser,
    ):
        with stream(browser, sit_down(browser)) as events:
            events.next()
            start = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            while events.lines():
                pass  # it ends as it should: otherwise httpx2 raises
        server.process.wait(10)
        assert time.monotonic() - start < 3


def test_a_reader_may_not_open_streams_without_end(clients, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(presence, "MOST_OF_ONE", 2)
    ana, eve = clients(), clients()
    address = sit_down(ana)
    with stream(ana, address) as first, stream(ana, address) as second:
        first.next(), second.next()
        answer = ana.get(f"{address}/events")
        assert (429, "60") == (answer.status_code, answer.headers["retry-after"])
        with stream(eve, address) as events:
            events.next()
    deadline = time.monotonic() + 10
    while ana.head(f"{address}/events").status_code != 200 or time.monotonic() > deadline:
        pass
    with stream(ana, address) as events:
        events.next()


def test_tables_that_there_are_not(clients):
    browser = clients()
    assert 404 == browser.get("/tables/nothing/events").status_code
    assert 404 == browser.get("/tables/nothing/turn").status_code


# -- how it is sent ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
def test_a_stream_is_compressed_as_the_browser_can_read_it(clients, app: Starlette, encoding: str):
    address, browsers = two_players(clients, "guacamole")
    sizes, seen = [], []
    with browsers[0].stream("GET", f"{address}/events", headers={"accept-encoding": encoding}) as answer:
        assert encoding == answer.headers.get("content-encoding", "identity")
        assert "Accept-Encoding" == answer.headers["vary"]
        text = answer.iter_lines()
        while len(seen) < 4:
            line = next(text)
            if line.startswith("id: "):
                seen.append(int(line[4:]))
            if line == "" and seen:
                sizes.append(answer.num_bytes_downloaded)
                if len(seen) < 4:
                    seat = asked(app, address)
                    assert 204 == press(browsers[seat], app, address, seat).status_code
    assert sorted(seen) == seen
    updates = [b - a for a, b in pairwise(sizes)]
    if encoding != "identity":
        assert max(updates) < 2500


def test_a_slow_reader_gets_the_present_position_and_nothing_between(app: Starlette, url: str):
    """What is sent waits for the reader; meanwhile ten moves are made, of which the last position is sent."""

    async def run() -> list[bytes]:
        tables = tables_of(app)
        game = games.game("guacamole")
        from sobremesa.tables.store import Sitter

        id = tables.create(game, game.cards.load(), {}, [Sitter(person="a" * 64), Sitter(person="b" * 64)])
        sent: list[bytes] = []
        reading, moved = asyncio.Event(), asyncio.Event()

        async def send(message) -> None:
            if b"id: " in message.get("body", b""):
                sent.append(message["body"])
                if len(sent) == 1:
                    reading.set()
                    await moved.wait()
                else:
                    gone.set()

        gone = asyncio.Event()

        async def receive():
            await gone.wait()
            return {"type": "http.disconnect"}

        scope = {
            "type": "http", "method": "GET", "path": f"/tables/{id}/events", "query_string": b"", "headers": [],
            "client": ("127.0.0.1", 1), "server": ("testserver", 80), "scheme": "http", "app": app, "root_path": "",
        }  # fmt: skip
        async with app.router.lifespan_context(app):
            answer = asyncio.create_task(app(scope, receive, send))
            await reading.wait()
            for _ in range(10):
                with tables.at(id) as table:
                    seat = table.play.to_act()[0]
                    person, version = table.sitters[seat].person, table.play.version(seat)
                    move = table.play.choices(seat)[0]
                await asyncio.to_thread(players.move, tables, id, person, version, move)
            with tables.at(id) as table:
                last = table.play.version(None)
            moved.set()
            await asyncio.wait_for(answer, 10)
        assert f"id: {last}\n".encode() in sent[-1]
        return sent

    with ThreadPoolExecutor(1) as apart:  # in this thread a browser's loop may be running
        assert 2 == len(apart.submit(asyncio.run, run()).result())


def test_an_event_cannot_be_ended_by_what_is_in_it():
    assert b"id: 3\ndata: a\ndata: b\ndata: \ndata: c\n\n" == streams.frame(Present(3, "a\rb\r\n\nc"))


# -- what a stream tells ----------------------------------------------------------------------------------------


def stream_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """An event as it comes by the stream, everything that has happened shown as motion; and its size."""
    event = streams.frame(Present(play.version(seat), board_bytes(play, seat, language).decode()))
    return event + str(len(stream_compressor("br")(event))).encode()


@pytest.mark.parametrize(("id", "seats"), [(games.TEMPLATE, 3), ("guacamole", 3)])
def test_streams_tell_nobody_what_they_cannot_know(id: str, seats: int):
    assert [] == list(told(id, seats, 40, 10, stream_bytes))


def test_the_law_finds_a_stream_that_tells_by_its_size():
    def padded(play: Play, seat: int | None, language: str) -> bytes:
        return stream_bytes(play, seat, language) + b"." * int(play.position(seat).deck.card[0])

    assert list(told(games.TEMPLATE, 3, 6, 2, padded))


def names_of_cards(play: Play) -> set[str]:
    words = GameWords(play.game, play.cards, "en")
    return {words.card(card.id) for card in play.cards.cards}


def test_a_shared_device_is_covered_by_its_stream_and_stays_so(clients, app: Starlette):
    """The hand of one is gone from the page when the other is asked, and does not come back by itself."""
    browser = clients()
    address = sit_down(browser, game=games.TEMPLATE, players="2", name="Ana", **{"with": "here", "name-1": "Bea"})
    first = asked(app, address)
    assert 303 == browser.post(f"{address}/uncover", data={"seat": str(first)}).status_code
    with tables_of(app).at(address.removeprefix("/tables/")) as table:
        names = names_of_cards(table.play)
    with stream(browser, address, seconds=3) as events, stream(browser, address) as another:
        assert str(first) == events.next().board["data-seat"]
        another.next()
        while asked(app, address) == first:
            assert 204 == press(browser, app, address, first).status_code
        covered = events.until(lambda event: "" == event.board["data-seat"])
        for name in names:
            assert name not in covered.data
        assert "covered" in covered.board.text
        second = asked(app, address)
        assert 303 == browser.post(f"{address}/uncover", data={"seat": str(second)}).status_code
        while asked(app, address) == second:
            assert 204 == press(browser, app, address, second).status_code
        offered = events.until(lambda event: str(first) in [b["value"] for b in event.board.all("button", name="seat")])
        assert "" == offered.board["data-seat"]
        for name in names:
            assert name not in offered.data


def test_who_sat_down_before_a_sigkill_sits_there_after_it(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database) as server, httpx2.Client(base_url=server.address) as ana:
        address = sit_down(ana, players="3", **{"with": "friend"}, name="Ana")
        page = Page(ana.get(address).text)
        link = str(page.root.one("a", class_="invite")["href"])
        with httpx2.Client(base_url=server.address) as bea:
            assert 303 == bea.post(link, data={"name": "Bea"}).status_code
            server.kill()
            with serving(database, server.port):
                assert "Bea" in Page(bea.get(address).text).text
                with stream(ana, address) as events:
                    assert "Bea" in events.next().board.text
                    assert 303 == ana.post(f"{address}/fill", data={"bot": "random"}).status_code
                    assert "0" == events.until(lambda event: bool(event.board["data-seat"])).board["data-seat"]

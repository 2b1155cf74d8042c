"""A table is locked and read once for each request, whoever asks and whatever comes of it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.tables.commands import Tables
from tests.web.playing import sit_down
from tests.web.streaming import LIVE, Events, answering

TEMPLATE = games.TEMPLATE
BOARD = {"x-sobremesa": "board"}


class Counting:
    """A lock that counts how often it is taken."""

    def __init__(self, lock: Any, count: Callable[[], None]):
        self.lock, self.count = lock, count

    def __enter__(self) -> None:
        self.lock.__enter__()
        self.count()

    def __exit__(self, *why: Any) -> None:
        self.lock.__exit__(*why)


@contextmanager
def counted(tables: Tables, id: str) -> Iterator[Counter[str]]:
    """How often a table is locked, and read from the database, as long as this lasts."""
    times, news, table = Counter[str](), tables.store.news, tables._recalled(id)
    lock = table.lock

    def asked(of: str, *since: int) -> Any:
        times["read"] += of == id
        return news(of, *since)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables.store, "news", asked)
        patch.setattr(table, "lock", Counting(lock, lambda: times.update(["locked"])))
        yield times


ONCE = {"read": 1, "locked": 1}


class Place:
    """A reader at a table, and what their forms and programs send."""

    def __init__(self, browser: TestClient, tables: Tables, **fields: str):
        self.browser, self.tables = browser, tables
        self.id = sit_down(browser, **{"game": TEMPLATE, "players": "2", **fields}).rpartition("/")[2]

    def sent(self, kind: str) -> dict[str, int]:
        """The fields of a move that is allowed, refused, or decided upon long ago."""
        with self.tables.at(self.id) as table:
            play = table.play
            seat = play.to_act()[0]
            version, choices = play.version(seat), play.choices(seat)
        refused = min(set(range(play.game.moves)) - set(choices))
        return {"version": version + 7 * (kind == "stale"), "move": refused if kind == "refused" else choices[0]}

    def asks(self, method: str, path: str, **more: Any) -> tuple[Mapping[str, int], httpx2.Response]:
        """How often the table is locked and read for an answer, and the answer."""
        with counted(self.tables, self.id) as times:
            answer = self.browser.request(method, path.format(self.id), follow_redirects=False, **more)
        return times, answer


@pytest.fixture(autouse=True)
def no_pace(site: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of tables that are followed do not move by themselves."""
    monkeypatch.setattr(site.state.site.pacer, "stir", lambda id: None)


@pytest.fixture
def place(browser: TestClient, tables: Tables) -> Place:
    return Place(browser, tables)


@pytest.mark.parametrize("view", ["plain", "living"])
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/tables/{}", 200),
        ("/tables/{}?log=all&why=all", 200),
        ("/tables/{}/log", 200),
        ("/tables/{}/turn", 200),
        ("/tables/{}/look?at=nothing", 404),
        ("/tables/{}/record", 404),
        ("/api/v1/tables/{}", 200),
        ("/api/v1/tables/{}/view", 200),
        ("/api/v1/tables/{}/choices", 200),
        ("/api/v1/tables/{}/log", 200),
        ("/api/v1/tables/{}/moves/0/why-not", 200),
        ("/api/v1/tables/{}/record", 409),
    ],
)
def test_a_look(place: Place, view: str, path: str, status: int):
    place.browser.post("/view", data={"view": view})
    times, answer = place.asks("GET", path)
    assert (status, ONCE) == (answer.status_code, times)


@pytest.mark.parametrize("headers", [{}, LIVE, BOARD])
@pytest.mark.parametrize(("kind", "status"), [("allowed", 303), ("refused", 422), ("stale", 409)])
def test_a_move_by_a_form(place: Place, kind: str, status: int, headers: Mapping[str, str]):
    times, answer = place.asks("POST", "/tables/{}/move", data=place.sent(kind), headers=headers)
    if status == 303 and headers:
        status = 200 if headers == BOARD else 204
    assert (status, ONCE) == (answer.status_code, times)


@pytest.mark.parametrize(("kind", "status"), [("allowed", 200), ("refused", 422), ("stale", 409)])
@pytest.mark.parametrize("seat", [{}, {"seat": 0}])
def test_a_move_by_a_program(place: Place, kind: str, status: int, seat: Mapping[str, int]):
    times, answer = place.asks("POST", "/api/v1/tables/{}/moves", json={**place.sent(kind), **seat})
    assert (status, ONCE) == (answer.status_code, times)


def test_an_undo_of_nothing(place: Place):
    version = place.sent("allowed")["version"]
    for path, sent in (("/tables/{}/undo", "data"), ("/api/v1/tables/{}/undo", "json")):
        times, answer = place.asks("POST", path, **{sent: {"version": version}})
        assert (409, ONCE) == (answer.status_code, times)


@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("go", {}, 303),
        ("back", {}, 409),
        ("name", {"name": "Eva"}, 303),
        ("name", {"name": ""}, 409),
        ("fill", {}, 409),
        ("again", {}, 409),
        ("uncover", {"seat": "1"}, 403),
    ],
)
def test_a_form_about_seats(place: Place, path: str, fields: Mapping[str, str], status: int):
    times, answer = place.asks("POST", f"/tables/{{}}/{path}", data=fields)
    assert (status, ONCE) == (answer.status_code, times)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [("go", {}, 200), ("back", {}, 409), ("name", {"name": "Eva"}, 200), ("fill", {}, 409), ("again", {}, 409)],
)
def test_a_program_about_seats(place: Place, path: str, body: Mapping[str, str], status: int):
    times, answer = place.asks("POST", f"/api/v1/tables/{{}}/{path}", json=body)
    assert (status, ONCE) == (answer.status_code, times)


def test_before_the_game_begins(browsers: Callable[[], TestClient], tables: Tables):
    host = Place(browsers(), tables, **{"with": "friend"})
    invite = tables.store.header(host.id).invite
    guest = browsers()
    for browser, path, status in (
        (host.browser, f"/tables/{host.id}", 200),
        (host.browser, f"/api/v1/tables/{host.id}", 200),
        (guest, f"/join/{invite}", 200),
        (host.browser, f"/join/{invite}", 303),
    ):
        with counted(tables, host.id) as times:
            assert status == browser.get(path, follow_redirects=False).status_code
        assert ONCE == times
    for name, status in (("\u200b", 422), ("Bea", 303)):
        with counted(tables, host.id) as times:
            answer = guest.post(f"/join/{invite}", data={"name": name}, follow_redirects=False)
        assert (status, ONCE) == (answer.status_code, times)


def test_a_program_sits_down(browser: TestClient, browsers: Callable[[], TestClient], tables: Tables):
    host = Place(browser, tables, **{"with": "friend"})
    with counted(tables, host.id) as times:
        body = {"invite": tables.store.header(host.id).invite}
        assert 200 == browsers().post("/api/v1/join", json=body).status_code
    assert ONCE == times


@pytest.mark.parametrize("path", ["/tables/{}/events", "/api/v1/tables/{}/stream"])
def test_a_stream(site: Starlette, path: str):
    """The table is visited to see who may follow it, and for each event."""
    with answering(site) as address, httpx2.Client(base_url=address, timeout=20) as browser:
        place = Place(browser, site.state.site.tables, players="2", **{"with": "friend"})
        with counted(place.tables, place.id) as times, browser.stream("GET", path.format(place.id)) as answer:
            events = Events(answer)
            events.next()
            assert {"read": 2, "locked": 2} == times
            browser.post(f"/tables/{place.id}/name", data={"name": "Eva"}, headers=LIVE)
            events.next()
            assert {"read": 4, "locked": 4} == times

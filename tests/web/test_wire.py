"""What comes over the wire tells nobody what they cannot know: the law `secrecy` over a site that plays.

Two sites play the same game, move by move, but at one of them all that seat 0 cannot know was dealt anew.  Whatever
seat 0 is sent meanwhile must be the same to the byte: the pieces of its streams, as they are compressed, with their
ids, order and sizes, the answers to its own moves, its pages, and what programs are told.
"""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count, permutations
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx2
import pytest
from starlette.applications import Starlette

from sobremesa import games
from sobremesa.engine.play import Play, Step
from sobremesa.games._template import view as leftovers
from sobremesa.kit.worlds import Redealer, elsewhere
from sobremesa.tables import commands
from sobremesa.web.api.telling import Teller
from sobremesa.web.app import create_app
from sobremesa.web.pages import at_the_table, present
from sobremesa.web.site import stream as streams
from tests.sites import OFFERED

READER = 0
STREAMS = (("/tables/{}/events", "br"), ("/tables/{}/events", "gzip"), ("/api/v1/tables/{}/stream", "identity"))
LOOKS = ("/tables/{}", "/tables/{}/log", "/tables/{}/turn", *(f"/api/v1/tables/{{}}/{it}" for it in ("view", "log")))
SENT_ANEW = ("set-cookie", "date")  # headers that differ from request to request
MOVES = 4  # that are watched from each position
TICKS = 3  # turns of the event loop without work after which nothing is on its way

Sent = list[tuple[str, bytes]]  # what it is, and its bytes


@dataclass
class Told:
    """What the reader was sent on account of a step, and what they know after it."""

    step: Step
    sent: Sent
    known: list[int]


@dataclass
class Working:
    """How many looks at the table are being taken for streams now."""

    count: int = 0
    looks: Callable[..., Any] = field(default=streams.run_in_threadpool)

    async def __call__(self, *work: Any) -> Any:
        """In the place of `run_in_threadpool`."""
        self.count += 1
        try:
            return await self.looks(*work)
        finally:
            self.count -= 1


class Site:
    """A site in the event loop, with a browser for each seat of its one table."""

    def __init__(self, app: Starlette, working: Working):
        self.app, self.working, self.tables = app, working, app.state.site.tables
        self.browsers: list[httpx2.AsyncClient] = []
        self.id, self.sent, self.gone = "", Sent(), asyncio.Event()

    async def sit_down(self, open: AsyncExitStack, game: str, seats: int) -> None:
        """Make a table with a person in each seat."""
        for seat in range(seats):
            browser = httpx2.AsyncClient(transport=httpx2.ASGITransport(app=self.app), base_url="http://testserver")
            self.browsers.append(await open.enter_async_context(browser))
            if seat == 0:
                fields = {"game": game, "players": str(seats), "with": "friend", "name": "Ana"}
                answer = await browser.post("/tables", data=fields)
                self.id = answer.headers["location"].rpartition("/")[2]
                invite = self.tables.store.header(self.id).invite
            else:
                answer = await browser.post(f"/join/{invite}", data={"name": f"P{seat}"})
            assert 303 == answer.status_code, answer.text

    async def listen(self, open: asyncio.TaskGroup) -> None:
        """Open the streams of the reader."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.browsers[READER].cookies.items())
        for path, encoding in STREAMS:
            headers = [(b"cookie", cookies.encode()), (b"accept-encoding", encoding.encode()), (b"host", b"testserver")]
            scope = {
                "type": "http", "method": "GET", "path": path.format(self.id), "query_string": b"", "headers": headers,
                "client": ("127.0.0.1", 1), "server": ("testserver", 80), "scheme": "http", "app": self.app,
                "root_path": "", "http_version": "1.1", "raw_path": path.format(self.id).encode(),
            }  # fmt: skip
            open.create_task(self.app(scope, self._receive, self._hears(f"{path} {encoding}")))
        while len(self.app.state.site.presence._lookers.get(self.id, ())) < len(STREAMS):
            await asyncio.sleep(0)
        await self.rest()

    async def _receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    def _hears(self, what: str) -> Callable[[Any], Any]:
        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.sent.append((what, repr(headers_of(message["headers"])).encode()))
            else:
                self.sent.append((what, bytes(message.get("body", b""))))

        return send

    async def rest(self) -> None:
        """Wait until all that is to be said because of the last move has been said."""
        still = 0
        while still < TICKS:
            await asyncio.sleep(0.001)
            stirred = any(one.stir.is_set() for one in self.app.state.site.presence._lookers.get(self.id, ()))
            still = 0 if stirred or self.working.count else still + 1

    async def make(self, step: Step, *, by_program: bool) -> bool:
        """Make a move as its player does, by the page or by the interface for programs; was it taken?"""
        with self.tables.at(self.id) as table:
            version = table.play.version(step.seat)
        fields, browser = {"version": version, "move": step.move}, self.browsers[step.seat]
        if by_program:
            answer = await browser.post(f"/api/v1/tables/{self.id}/moves", json=fields)
        else:
            answer = await browser.post(f"/tables/{self.id}/move", data=fields, headers={"x-sobremesa": "board"})
        if step.seat == READER:
            self.sent.append(("answer", whole(answer)))
        assert answer.status_code in (200, 204, 422), answer.text
        return answer.status_code != 422

    async def look(self) -> None:
        """Ask for all that the reader can ask for."""
        for path in LOOKS:
            answer = await self.browsers[READER].get(path.format(self.id))
            assert 200 == answer.status_code, answer.text
            self.sent.append((path, whole(answer)))

    def knows(self) -> bytes:
        """All that the reader knows of the game, as numbers."""
        with self.tables.at(self.id) as table:
            return redealer_of(table.play).known(table.play.position(READER), READER)

    def take(self) -> Sent:
        """What was sent since this was last asked; whose thread comes first among the streams does not matter."""
        taken, self.sent[:] = sorted(self.sent, key=lambda piece: piece[0]), []
        return taken


def redealer_of(play: Play) -> Redealer:
    return Redealer.on_paper(play.game, play.cards)


def headers_of(headers: Any) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name.decode().lower() not in SENT_ANEW]


def whole(answer: httpx2.Response) -> bytes:
    """An answer: its status, headers and content."""
    return f"{answer.status_code} {headers_of(answer.headers.raw)}\n".encode() + answer.content


@asynccontextmanager
async def at_a_table(folder: Path, working: Working, game: str, seats: int):
    """A site with a game of which it is not said where it is; everything that is drawn by lot is the same each time."""
    folder.mkdir(parents=True)
    app = create_app(f"sqlite:///{folder / 'tables.sqlite3'}", OFFERED)
    async with app.router.lifespan_context(app), AsyncExitStack() as open:
        site = Site(app, working)
        await site.sit_down(open, game, seats)
        yield site


async def played(
    folder: Path, working: Working, game: str, seats: int, early: int, steps: list[Step] | None
) -> list[Told]:
    """What the reader is sent in the course of a game, from the move of that number on.

    steps  those of the other site, to be made here in another world; None: random ones, in the world as it was dealt
    """
    chance, made = random.Random(f"{game} {seats} {early}"), list[Told]()
    async with at_a_table(folder, working, game, seats) as site, asyncio.TaskGroup() as listening:
        while True:
            with site.tables.at(site.id) as table:
                play = table.play
                if len(play.steps) >= early and not play.pending and not play._group:
                    break
                seat = chance.choice(play.to_act())
                move, person, version = (
                    chance.choice(play.choices(seat)),
                    table.sitters[seat].person,
                    play.version(seat),
                )
            with site.tables.visit(site.id) as visit:
                visit.move(person, version, move)
        if steps is not None:
            with site.tables.at(site.id) as table:
                play = table.play
                table._play = elsewhere(play, redealer_of(play).redealt(play.committed, READER, "wire"))
        await site.listen(listening)
        for n in range(MOVES):
            with site.tables.at(site.id) as table:
                play = table.play
                if play.over or (steps is not None and n >= len(steps)):
                    break
                seat = chance.choice(play.to_act())
                step = Step(seat, chance.choice(play.choices(seat))) if steps is None else steps[n]
            if not await site.make(step, by_program=n % 2 == 1):
                break
            await site.rest()
            await site.look()
            made.append(Told(step, site.take(), site.knows()))
        site.gone.set()
    return made


def differences(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, early: int
) -> tuple[int, list[str]]:
    """How many moves could be compared, and by what the reader can tell the worlds apart."""
    working = Working()
    monkeypatch.setattr(streams, "run_in_threadpool", working)
    worlds: list[list[Told]] = []
    for name in ("here", "there"):
        numbers = count()
        monkeypatch.setattr(commands, "new_id", lambda numbers=numbers: f"{next(numbers):022}")
        monkeypatch.setattr(commands, "now", lambda: 1_700_000_000_000)
        monkeypatch.setattr(commands, "new_secret", lambda: f"wire {early}".encode().ljust(32, b"."))
        steps = [told.step for told in worlds[0]] if worlds else None
        with ThreadPoolExecutor(1) as apart:  # in this thread a browser's loop may be running
            site = apart.submit(lambda: asyncio.run(played(folder / name, working, game, seats, early, steps)))  # noqa: B023
            worlds.append(site.result())
    compared, found = 0, []
    for here, there in zip(*worlds, strict=False):
        if here.known != there.known:
            break
        compared += 1
        if [what for what, _ in here.sent] != [what for what, _ in there.sent]:
            found.append(f"{here.step}: other pieces")
        found += [f"{here.step}: {what}" for (what, a), (_, b) in zip(here.sent, there.sent, strict=False) if a != b]
    return compared, found


@pytest.mark.parametrize(
    ("game", "seats", "early", "least"),
    [(games.TEMPLATE, 2, 8, 2), (games.TEMPLATE, 3, 6, 4), (games.TEMPLATE, 3, 8, 2), ("guacamole", 3, 0, 4)],
)
def test_what_is_sent_is_the_same_in_worlds_that_the_reader_cannot_tell_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, early: int, least: int
):
    compared, found = differences(tmp_path, monkeypatch, game, seats, early)
    assert [] == found
    assert least <= compared


def secret(play: Play) -> int:
    """A number that the reader cannot know, of what lies face down in the deck."""
    deck = play.committed.deck
    return crc32(bytes(deck.card[n] for n in range(deck.n))) % 97


def leaking(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """Make the site tell."""
    board, look, position = at_the_table.board_html, present.Viewer.look, Teller.position

    def longer(play: Play, *more: Any) -> str:
        return board(play, *more) + "\n" * secret(play)

    def other_number(viewer: present.Viewer) -> streams.Present | None:
        shown = look(viewer)
        with viewer.site.tables.at(viewer.id) as table:
            return shown and replace(shown, version=secret(table.play))

    def in_another_order(teller: Teller) -> Any:
        told = position(teller)
        orders = list(permutations(told.view.standings))
        standings = list(orders[secret(teller.play) % len(orders)])
        return told.model_copy(update={"view": told.view.model_copy(update={"standings": standings})})

    match leak:
        case "size of a frame":
            monkeypatch.setattr(present, "board_html", longer)
        case "id of a frame":
            monkeypatch.setattr(present.Viewer, "look", other_number)
        case "answer to a move":
            monkeypatch.setattr(at_the_table, "board_html", longer)
        case "order for programs":
            monkeypatch.setattr(Teller, "position", in_another_order)
        case "a game that tells":
            monkeypatch.setattr(leftovers, "sees", lambda event, viewer: True)


@pytest.mark.parametrize(
    ("leak", "where", "seats"),
    [
        ("size of a frame", "/events br", 3),
        ("id of a frame", "/events gzip", 3),
        ("answer to a move", "answer", 2),
        ("order for programs", "/stream identity", 3),
        ("a game that tells", "/log", 3),
    ],
)
def test_a_site_that_tells_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str, where: str, seats: int):
    leaking(monkeypatch, leak)
    compared, found = differences(tmp_path, monkeypatch, games.TEMPLATE, seats, 6)
    assert compared
    assert [line for line in found if line.endswith(where)], found

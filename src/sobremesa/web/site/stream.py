"""The stream of a table: server-sent events, each with all that one reader who follows it may see."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Self

import anyio
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ...engine.errors import SobremesaError
from ...tables.table import Table
from . import Site, address_of
from .compression import encoding_for, stream_compressor
from .presence import Looker
from .reader import Reader

LOG = logging.getLogger("sobremesa")
HEARTBEAT = 20.0  # seconds without news after which a sign of life is sent
ANSWER_FIRST = 0.08  # seconds that others wait: whoever has pressed is answered first, by the same processor
RETRY = 1000  # milliseconds after which a browser should ask again
HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"}


@dataclass(frozen=True)
class Present:
    """What a table is at present for one reader, and the version of the position."""

    version: int
    text: str


class Follower(ABC):
    """One reader who follows one table: what is new for them since they were last told."""

    def __init__(self, site: Site, id: str, reader: Reader):
        self.site, self.id, self.reader = site, id, reader

    def begin(self) -> tuple[bool, bool]:
        """Does the reader sit there, and have they left?  NoSuchTable, or what else keeps them from following it."""
        with self.site.tables.at(self.id) as table:
            self.check(table)
            seats = table.seats_of(self.reader.person)
            return bool(seats), bool(seats) and all(table.sitters[seat].bot for seat in seats)

    def check(self, table: Table) -> None:
        """Raise Unplayable for a table that does not change any more."""
        if table.unplayable:
            raise table.unplayable

    @abstractmethod
    def look(self) -> Present | None:
        """What the table is for the reader if they have not been told yet; None if they have."""


def frame(present: Present) -> bytes:
    """An event: its id is the version of the position."""
    lines = present.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "".join([f"id: {present.version}\n", *(f"data: {line}\n" for line in lines), "\n"]).encode()


class Stream(Response):
    """An answer that goes on for as long as somebody looks at a table.

    It says nothing but what the reader sees on the page: while that stays the same, whatever else is done at the table,
    only the signs of life come, and they come when they would have come anyway.  What is done within ANSWER_FIRST, or
    while a reader is slow to read, comes as one: they get the present position.
    """

    def __init__(self, looker: Looker, follower: Follower, encoding: str | None):
        super().__init__(status_code=200, headers=HEADERS)
        del self.headers["content-length"]
        self.headers["Vary"] = "Accept-Encoding"
        if encoding:
            self.headers["Content-Encoding"] = encoding
        self.site, self.looker, self.follower = follower.site, looker, follower
        self._press = stream_compressor(encoding)

    @classmethod
    async def open(cls, request: Request, follower: Follower, pace: str) -> Self:
        """The stream for somebody who may follow the table; TooManyStreams if there are enough."""
        seated, absent = await run_in_threadpool(follower.begin)
        person = follower.reader.person
        looker = Looker(follower.id, person or f"address {address_of(request)}", person, pace, seated, absent)
        follower.site.presence.check_room(looker)
        return cls(looker, follower, encoding_for(request.headers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the reader goes away, or the server stops."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async with anyio.create_task_group() as group:

            async def until_gone() -> None:
                while (await receive())["type"] != "http.disconnect":
                    pass
                group.cancel_scope.cancel()

            group.start_soon(until_gone)
            await self._run(send)
            group.cancel_scope.cancel()

    async def _run(self, send: Send) -> None:
        loop, id, presence = asyncio.get_running_loop(), self.looker.id, self.site.presence

        def stir() -> None:
            self.looker.stir.set()
            self.site.pacer.stir(id)

        def call() -> None:
            loop.call_soon_threadsafe(stir)

        with (
            presence.looking(self.looker),
            self.site.tables.listeners.listening(id, call),
        ):
            self.site.pacer.stir(id)
            await self._send(send, f"retry: {RETRY}\n\n".encode())
            try:
                await self._follow(send)
            except SobremesaError as error:  # the browser asks again and is told
                LOG.warning("the stream of table %s ends: %s", id, error)
        await self._send(send, b"", more=False)

    async def _follow(self, send: Send) -> None:
        beat = time.monotonic() + HEARTBEAT
        while not self.site.presence.closing:
            self.looker.stir.clear()
            present = await run_in_threadpool(self.follower.look)
            if present is not None:
                await self._send(send, frame(present))
                beat = time.monotonic() + HEARTBEAT
            while not self.looker.stir.is_set():
                try:
                    async with asyncio.timeout(max(0, beat - time.monotonic())):
                        await self.looker.stir.wait()
                except TimeoutError:
                    await self._send(send, b":\n\n")
                    beat = time.monotonic() + HEARTBEAT
            await asyncio.sleep(min(ANSWER_FIRST, max(0, beat - time.monotonic())))

    async def _send(self, send: Send, piece: bytes, *, more: bool = True) -> None:
        body = self._press(piece) if piece else b""
        await send({"type": "http.response.body", "body": body, "more_body": more})

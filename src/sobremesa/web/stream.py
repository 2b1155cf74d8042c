"""The stream of a table: server-sent events, each with the whole board as one reader may see it; and whose turn."""

import asyncio
import logging
import time

import anyio
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from ..engine.errors import SobremesaError
from .at_the_table import at
from .compression import encoding_for, stream_compressor
from .presence import Looker, TooManyStreams
from .present import Present, Viewer
from .problems import problem
from .site import Site, address_of

LOG = logging.getLogger("sobremesa")
HEARTBEAT = 20.0  # seconds without news after which a sign of life is sent
ANSWER_FIRST = 0.08  # seconds that others wait: whoever has pressed is answered first, by the same processor
MOST_DIGITS = 9  # of a number of events
RETRY = 1000  # milliseconds after which a browser should ask again
HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"}


def frame(present: Present) -> bytes:
    """An event with the board: its id is the version of the position."""
    lines = present.html.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "".join([f"id: {present.version}\n", *(f"data: {line}\n" for line in lines), "\n"]).encode()


class Stream(Response):
    """An answer that goes on for as long as somebody looks at a table.

    It says nothing but what the reader sees on the page: while that stays the same, whatever else is done at the table,
    only the signs of life come, and they come when they would have come anyway.  What is done within ANSWER_FIRST, or
    while a reader is slow to read, comes as one: they get the present position.
    """

    def __init__(self, site: Site, looker: Looker, viewer: Viewer, encoding: str | None):
        super().__init__(status_code=200, headers=HEADERS)
        del self.headers["content-length"]
        self.headers["Vary"] = "Accept-Encoding"
        if encoding:
            self.headers["Content-Encoding"] = encoding
        self.site, self.looker, self.viewer = site, looker, viewer
        self._press = stream_compressor(encoding)

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
            present = await run_in_threadpool(self.viewer.look)
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


async def events(request: Request) -> Response:
    """The stream of a table, for whoever may look at it."""
    site, reader, id = at(request)
    if request.method == "HEAD":
        return Response(headers=HEADERS)
    viewer = Viewer(site, id, reader, str(request.base_url), _heard(request))
    seated = await run_in_threadpool(viewer.is_seated)
    looker = Looker(id, reader.person or f"address {address_of(request)}", reader.person, reader.pace, seated)
    try:
        site.presence.check_room(looker)
    except TooManyStreams as error:
        told = problem(request, 429, error.in_words(reader.language))
        told.headers["Retry-After"] = "60"
        return told
    made = Stream(site, looker, viewer, encoding_for(request.headers))
    site.cookies.remember_live(request, made)
    return made


def _heard(request: Request) -> int | None:
    """How much of its log a page has shown already: the field `log` of the address; None if it does not say so."""
    said = request.query_params.get("log", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < MOST_DIGITS else None


def turn(request: Request) -> Response:
    """Whose turn it is, in a few bytes: for a page that nobody looks at just now."""
    site, reader, id = at(request)
    site.pacer.wake(id, reader.pace)
    return JSONResponse(Viewer(site, id, reader, str(request.base_url)).turn())

"""A site that answers over the network, and browsers that keep a stream open."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import httpx2
import uvicorn
from starlette.applications import Starlette

from sobremesa.web.server import listen
from tests.web.reading import Element, Page

LIVE = {"x-sobremesa": "live"}


@dataclass(frozen=True)
class Event:
    """An event of a stream: its id and the board."""

    id: int
    data: str

    @property
    def board(self) -> Element:
        return Page(f"<!doctype html>{self.data}").root.one("main", id="table")


class Events:
    """What comes by a stream, as it comes."""

    def __init__(self, answer: httpx2.Response):
        self.answer, self._lines = answer, answer.iter_lines()

    def lines(self) -> list[str]:
        """The lines up to the next empty one; none at the end of the stream."""
        found = []
        for line in self._lines:
            if not line:
                break
            found.append(line)
        return found

    def next(self) -> Event:
        """The next event; what is none is passed over."""
        while True:
            lines = self.lines()
            assert lines, "the stream has ended"
            if lines[0].startswith("id: "):
                data = [line.removeprefix("data: ") for line in lines[1:]]
                return Event(int(lines[0][4:]), "\n".join(data))

    def until(self, wanted: Callable[[Event], bool], most: int = 60) -> Event:
        """The next event of that kind."""
        for _ in range(most):
            if wanted(event := self.next()):
                return event
        raise AssertionError(f"none of {most} events is like that")


@contextmanager
def stream(browser: httpx2.Client, address: str, seconds: float = 10, **headers: str) -> Iterator[Events]:
    """The stream of a table; reading raises httpx2.ReadTimeout after so many seconds without anything."""
    with browser.stream("GET", f"{address}/events", timeout=seconds, headers=headers) as answer:
        assert 200 == answer.status_code
        yield Events(answer)


@contextmanager
def answering(app: Starlette, port: int = 0) -> Iterator[str]:
    """Serve an application from a thread; gives its address."""
    with listen("127.0.0.1", port) as socket:
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
        thread = threading.Thread(target=server.run, args=([socket],))
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{socket.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()

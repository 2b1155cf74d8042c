"""Listeners: whoever wants to know at once that something was done at a table."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

Call = Callable[[], None]


class Listeners:
    """Who listens to which table, in this process.  Any thread may use it.

    A listener is told that it should look again, never what has happened: what it may see depends on its seat.
    """

    def __init__(self) -> None:
        self._calls: dict[str, list[Call]] = {}
        self._lock = Lock()

    @contextmanager
    def listening(self, id: str, call: Call) -> Iterator[None]:
        """Have `call` called after everything that is done at the table.  It must return at once and raise nothing."""
        with self._lock:
            self._calls.setdefault(id, []).append(call)
        try:
            yield
        finally:
            with self._lock:
                self._calls[id].remove(call)
                if not self._calls[id]:
                    del self._calls[id]

    def tables(self) -> list[str]:
        """The tables that somebody listens to."""
        with self._lock:
            return list(self._calls)

    def tell(self, id: str) -> None:
        """Something was done at the table."""
        with self._lock:
            calls = list(self._calls.get(id, ()))
        for call in calls:
            call()

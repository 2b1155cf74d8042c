"""The pacer: lets bots move one by one, at a pace that people can follow, where somebody looks.

Where all players have left, bots go on only for somebody who watches them; who comes back finds the game as it was.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import anyio.to_thread

from ...engine.errors import SobremesaError
from ...tables.commands import Tables
from .presence import PACES, USUAL_PACE, Presence

LOG = logging.getLogger("sobremesa")
AWAKE = 30.0  # seconds that a table goes on after somebody asked for it whose stream is not open (yet, or any more)
OTHERS_EVERY = 1.0  # seconds between looks at what other processes have written
THREADS = 2  # that bots think in, so that they never take all of those that answer people

Result = TypeVar("Result")


class Pacer:
    """Lets the bots of tables move.  It runs in the event loop; bots think and write in threads."""

    def __init__(self, tables: Tables, presence: Presence):
        self.tables, self.presence = tables, presence
        self._running: dict[str, asyncio.Task[None]] = {}
        self._stirred: set[str] = set()  # tables at which something was done since their bots were last looked for
        self._awake: dict[str, tuple[float, str]] = {}  # until when, and at what pace
        self._loop: asyncio.AbstractEventLoop | None = None
        self._threads: anyio.CapacityLimiter | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Work for as long as this lasts."""
        self._loop, self._threads = asyncio.get_running_loop(), anyio.CapacityLimiter(THREADS)
        others = asyncio.create_task(self._hear_of_others())
        try:
            yield
        finally:
            self._loop = None
            tasks = [others, *self._running.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, id: str, pace: str = USUAL_PACE) -> None:
        """Somebody has asked for the table: its bots go on for a while.  Any thread may say so."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wake, id, pace)

    def _wake(self, id: str, pace: str) -> None:
        self._awake[id] = (self._now() + AWAKE, pace)
        self.stir(id)

    def stir(self, id: str) -> None:
        """Something was done at a table that somebody looks at.  For the event loop's thread."""
        self._stirred.add(id)
        if id not in self._running and self._loop is not None:
            self._running[id] = self._loop.create_task(self._let_bots_move(id))

    async def _let_bots_move(self, id: str) -> None:
        try:
            while id in self._stirred and self._pace(id) is not None:
                self._stirred.discard(id)
                await self._one_by_one(id)
        except SobremesaError as error:
            LOG.warning("the bots of table %s wait until somebody looks again: %s", id, error)
        except Exception:
            LOG.exception("the bots of table %s wait until somebody looks again", id)
        finally:
            del self._running[id]
            self._stirred.discard(id)

    async def _one_by_one(self, id: str) -> None:
        """Bots move until none is asked, or nobody looks."""
        while (pace := self._pace(id)) is not None:
            watched = self.presence.watched(id)
            count = await self._in_thread(lambda: self._count_if_bots_go_on(id, watched=watched))  # noqa: B023
            if count is None:
                return
            await asyncio.sleep(PACES[pace])
            await self._in_thread(lambda: self.tables.let_bot_move(id, count))  # noqa: B023 (done within the round)

    def _count_if_bots_go_on(self, id: str, *, watched: bool) -> int | None:
        with self.tables.at(id) as table:
            if table.unplayable or table.bot_to_move() is None or (table.left_to_bots and not watched):
                return None
            return table.count

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await anyio.to_thread.run_sync(work, limiter=self._threads)

    def _pace(self, id: str) -> str | None:
        """The pace of a table that is looked at or awake, None if its bots should wait."""
        return self.presence.pace(id) or (self._awake[id][1] if self._is_awake(id) else None)

    def _is_awake(self, id: str) -> bool:
        return id in self._awake and self._now() < self._awake[id][0]

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _hear_of_others(self) -> None:
        """Tell listeners what other processes have done at the tables that somebody looks at."""
        while True:
            await asyncio.sleep(OTHERS_EVERY)
            self._awake = {id: awake for id, awake in self._awake.items() if self._is_awake(id)}
            if ids := self.presence.tables():
                try:
                    changed = await self._in_thread(lambda: self.tables.changed_elsewhere(ids))
                except SobremesaError as error:
                    LOG.warning("%s", error)
                    continue
                for id in changed:
                    self.tables.listeners.tell(id)

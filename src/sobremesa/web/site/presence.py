"""Presence: who looks at which table now, and at what pace they want its bots to move."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from ...engine.errors import Message, SobremesaError
from .texts import TEXTS

PACES: Mapping[str, float] = {"slow": 2.2, "normal": 1.1, "fast": 0.4, "at-once": 0.0}  # seconds between bots' moves
USUAL_PACE = "normal"
MOST_STREAMS = 1000  # of all readers, in one process
MOST_OF_ONE = 8  # of one reader; a browser opens six to one server
MOST_LOOKING_ON = 64  # from one address, without a seat anywhere


class TooManyStreams(SobremesaError):
    """So many streams are open already; whoever asks may look now and then instead."""

    texts = TEXTS


@dataclass(eq=False)
class Looker:
    """Somebody who has a table before them, kept up to date by a stream.

    who     their person, or their address if they have none
    seated  do they sit at the table?
    absent  had they left the table to a bot already when they began to look?
    stir    set when there may be something new for them
    """

    id: str
    who: str
    person: str | None
    pace: str
    seated: bool
    absent: bool = False
    stir: asyncio.Event = field(default_factory=asyncio.Event)


class Presence:
    """Who looks at which table, in this process.  Only the event loop's thread changes it."""

    def __init__(self) -> None:
        self._lookers: dict[str, list[Looker]] = {}
        self.closing = False

    @contextmanager
    def looking(self, looker: Looker) -> Iterator[None]:
        """Somebody looks at a table for as long as this lasts."""
        self._lookers.setdefault(looker.id, []).append(looker)
        try:
            yield
        finally:
            self._lookers[looker.id].remove(looker)
            if not self._lookers[looker.id]:
                del self._lookers[looker.id]

    def check_room(self, looker: Looker) -> None:
        """Raise TooManyStreams if a stream more would be one too many."""
        everybody = [one for lookers in self._lookers.values() for one in lookers]
        most = MOST_OF_ONE if looker.person else MOST_LOOKING_ON
        if len(everybody) >= MOST_STREAMS or sum(one.who == looker.who for one in everybody) >= most:
            raise TooManyStreams(Message("error.too-many-streams"))

    def tables(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._lookers)

    def looked_at(self, id: str) -> bool:
        """Does somebody look at that table?"""
        return id in self._lookers

    def watched(self, id: str) -> bool:
        """Does somebody look at that table for whom its bots may go on by themselves?

        Not so whoever comes back to a table that they had left: they are to find it as it was.
        """
        return any(not looker.absent for looker in list(self._lookers.get(id, ())))

    def pace(self, id: str) -> str | None:
        """The pace of a table's bots: the slowest that one of its players wants who looks on, so that all can follow.

        Whoever has no seat counts only where nobody does; None if nobody looks.
        """
        lookers = list(self._lookers.get(id, ()))
        paces = {one.pace for one in lookers if one.seated} or {one.pace for one in lookers}
        return next((pace for pace in PACES if pace in paces), None)

    def set_pace(self, person: str, pace: str) -> None:
        """Somebody wants another pace from now on, at all tables that they look at."""
        for lookers in list(self._lookers.values()):
            for looker in list(lookers):
                if looker.person == person:
                    looker.pace = pace

    def close(self) -> None:
        """End all streams: the server stops."""
        self.closing = True
        for lookers in self._lookers.values():
            for looker in lookers:
                looker.stir.set()

"""The site: what pages and the interface for programs both stand on.

Who asks and which table they look at, who may make another one, at what pace bots move, what a game says in words, and
how a stream is kept up.  It knows neither pages nor interface.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from starlette.requests import Request

from ... import games
from ...engine.contract import Game
from ...engine.errors import Message
from ...games import NoSuchGame
from ...tables.commands import Tables, Visit
from .limits import NewTables
from .pacer import Pacer
from .presence import Presence
from .reader import Cookies, Reader


@dataclass(frozen=True)
class Site:
    """What all who answer share.

    games     the ids of the games that are offered, in their order
    presence  who looks at which table now
    pacer     lets the bots move where somebody looks
    limits    who may make a table
    """

    tables: Tables
    cookies: Cookies
    games: tuple[str, ...]
    presence: Presence
    pacer: Pacer
    limits: NewTables

    @classmethod
    def of(cls, tables: Tables, cookies: Cookies, games: Sequence[str]) -> "Site":
        """The site of those tables, before anybody looks."""
        presence = Presence()
        return cls(tables, cookies, tuple(games), presence, Pacer(tables, presence), NewTables(tables.store))

    def game(self, id: str) -> Game:
        """One of the games that are offered; NoSuchGame lists them."""
        if id not in self.games:
            raise NoSuchGame(Message("error.no-such-game-here", game=id, games=self.games))
        return games.game(id)

    def let_bots_move(self, visit: Visit, reader: Reader) -> None:
        """Those who are asked move: from now on, one by one, where a living page follows; elsewhere all at once."""
        id = visit.table.header.id
        if reader.live or self.presence.looked_at(id):
            self.pacer.wake(id, reader.pace)
        else:
            visit.let_bots_move()


def site_of(request: Request) -> Site:
    """The site that a request is for."""
    return cast(Site, request.app.state.site)


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def reader_of(request: Request) -> Reader:
    """Who asks."""
    return site_of(request).cookies.read(request)

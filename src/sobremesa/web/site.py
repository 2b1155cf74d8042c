"""The site: what all pages share, and what they read of a request."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from .. import games
from ..engine.contract import Game
from ..engine.errors import Message
from ..games import NoSuchGame
from ..tables.commands import Tables
from .limits import NewTables
from .pacer import Pacer
from .presence import Presence
from .reader import Cookies, Reader

LOCAL_ADDRESS = re.compile(r"/(?:[A-Za-z0-9_-][A-Za-z0-9_/-]*)?(?:\?[a-z0-9=&]*)?")

Form = Mapping[str, str]


@dataclass(frozen=True)
class Site:
    """What all pages share.

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


def site_of(request: Request) -> Site:
    """The site that a request is for."""
    return cast(Site, request.app.state.site)


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def reader_of(request: Request) -> Reader:
    """Who asks."""
    return site_of(request).cookies.read(request)


def takes_form(handler: Callable[[Request, Form], Response]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that reads a form and gives it to the handler, which may wait for the disk."""

    async def endpoint(request: Request) -> Response:
        return await run_in_threadpool(handler, request, await form_of(request))

    return endpoint


async def form_of(request: Request) -> Form:
    """The fields of a form, a file as its text; of a field that comes twice, the last."""
    fields: dict[str, str] = {}
    async with request.form(max_fields=100, max_files=1) as form:
        for name, value in form.multi_items():
            fields[name] = value if isinstance(value, str) else (await value.read()).decode("utf-8", "replace")
    return fields


def local(address: str) -> str:
    """An address of ours to go back to, or the home page if it is none."""
    return address if LOCAL_ADDRESS.fullmatch(address) else "/"


def number(fields: Mapping[str, str], name: str) -> int:
    """A whole number from a form or an address; a page that says what is damaged (422) if there is none."""
    value = fields.get(name, "")
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise HTTPException(422)
    return int(value)

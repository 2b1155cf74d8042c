"""The application: pages, forms, and what stands around them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from .. import games as known
from ..tables.commands import Tables
from ..tables.store import Store
from . import at_the_table, live_pages, pages, problems
from .guard import Guard
from .reader import Cookies
from .render import STATIC
from .site import Site, takes_form

ROUTES = (
    Route("/", pages.home),
    Route("/games/{game}", pages.game),
    Route("/games/{game}/rules", pages.rules),
    Route("/mine", pages.mine),
    Route("/language", takes_form(pages.language), methods=["POST"]),
    Route("/tables", takes_form(pages.create), methods=["POST"]),
    Route("/tables/{table}", at_the_table.look),
    Route("/tables/{table}/move", takes_form(at_the_table.move), methods=["POST"]),
    Route("/tables/{table}/undo", takes_form(at_the_table.undo), methods=["POST"]),
    Route("/tables/{table}/again", takes_form(at_the_table.again), methods=["POST"]),
    Route("/tables/{table}/record", at_the_table.record_of),
    Route("/tables/{table}/live", live_pages.living_page),
    Route("/tables/{table}/look", live_pages.look_closely),
    Route("/tables/{table}/why", live_pages.why_not),
    Route("/tables/{table}/log", live_pages.whole_log),
    Route("/art/{game}/{name}.svg", live_pages.drawn),
    Route("/look/{game}.css", live_pages.look_style),
    Mount("/static", StaticFiles(directory=STATIC)),
)


def create_app(database: str | None = None, games: Sequence[str] = known.GAMES) -> Starlette:
    """The page, as an application for any ASGI server.

    database  URL of SQLite or PostgreSQL; by default a file in the user's data folder
    games     the games that are offered

    Raises BadDatabase if the database cannot be used.
    """
    store = Store(database)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        store.close()

    handlers = {**problems.HANDLERS, **at_the_table.HANDLERS}
    app = Starlette(routes=ROUTES, middleware=[Middleware(Guard)], exception_handlers=handlers, lifespan=lifespan)
    app.state.site = Site(Tables(store), Cookies(store.signing_key()), tuple(games))
    return app

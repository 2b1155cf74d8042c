"""The application: pages, the interface for programs, and what stands around them."""

import functools
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from .. import games as known
from ..engine.contract import LANGUAGES
from ..tables.commands import Tables
from ..tables.store import Store
from . import door, problems
from .guard import Guard
from .health import health
from .pages import at_the_table, away, install, lessons, live_pages, seats, stream
from .pages.forms import takes_form
from .pages.render import STATIC, cover
from .site import Site
from .site.compression import Compression
from .site.offers import offer
from .site.reader import Cookies

LOG = logging.getLogger("sobremesa")
ROUTES = (
    Route("/", away.home),
    Route("/games/{game}", away.game),
    Route("/games/{game}/rules", away.rules),
    Route("/mine", away.mine),
    Route("/language", takes_form(away.language), methods=["POST"]),
    Route("/view", takes_form(away.view), methods=["POST"]),
    Route("/pace", seats.pace, methods=["POST"]),
    Route("/join/{invite}", seats.invitation),
    Route("/join/{invite}", takes_form(seats.join), methods=["POST"]),
    Route("/join/{invite}/qr.svg", seats.qr),
    Route("/tables", takes_form(away.create), methods=["POST"]),
    Route("/tables/{table}", at_the_table.look),
    Route("/tables/{table}/move", takes_form(at_the_table.move), methods=["POST"]),
    Route("/tables/{table}/undo", takes_form(at_the_table.undo), methods=["POST"]),
    Route("/tables/{table}/again", takes_form(at_the_table.again), methods=["POST"]),
    Route("/tables/{table}/record", at_the_table.record_of),
    Route("/tables/{table}/fill", takes_form(seats.fill), methods=["POST"]),
    Route("/tables/{table}/remove", takes_form(seats.remove), methods=["POST"]),
    Route("/tables/{table}/go", takes_form(seats.go), methods=["POST"]),
    Route("/tables/{table}/back", takes_form(seats.back), methods=["POST"]),
    Route("/tables/{table}/name", takes_form(seats.rename), methods=["POST"]),
    Route("/tables/{table}/uncover", takes_form(seats.uncover), methods=["POST"]),
    Route("/tables/{table}/events", stream.events),
    Route("/tables/{table}/turn", stream.turn),
    Route("/tables/{table}/look", live_pages.look_closely),
    Route("/tables/{table}/pile", live_pages.look_through),
    Route("/tables/{table}/why", live_pages.why_not),
    Route("/tables/{table}/log", live_pages.whole_log),
    Route("/learn/{game}/{step:int}", lessons.lesson),
    Route("/learn/{game}/{step:int}/move", takes_form(lessons.answer), methods=["POST"]),
    Route("/learn/{game}/{step:int}/move", lessons.again),
    Route("/art/{game}/{name}.svg", live_pages.drawn),
    Route("/look/{game}.css", live_pages.look_style),
    Route("/script/table.js", live_pages.table_script_file),
    Route("/health", health),
    Route("/docs", door.docs),
    Mount("/api/v1", door.interface),
    Route("/manifest/{language}.webmanifest", install.manifest_page),
    Route("/worker.js", install.worker_script),
    Route("/offline", install.offline_page),
    Mount("/static", StaticFiles(directory=STATIC)),
)


def create_app(database: str | None = None, games: Sequence[str] = known.GAMES) -> Starlette:
    """The page, as an application for any ASGI server.

    database  URL of SQLite or PostgreSQL; by default a file in the user's data folder
    games     the games that are offered; one whose files cannot be loaded is left out, and the log says why

    Raises BadDatabase if the database cannot be used.
    """
    store = Store(database)
    site = Site.of(Tables(store), Cookies(store.signing_key()), [id for id in games if _can_be_shown(id)])

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with site.pacer.running():
            yield
            site.presence.close()
        store.close()

    handlers = {**problems.HANDLERS, **at_the_table.HANDLERS}
    around = [Middleware(Compression), Middleware(Guard)]
    app = Starlette(routes=ROUTES, middleware=around, exception_handlers=handlers, lifespan=lifespan)
    app.state.site = site
    return app


@functools.cache
def _can_be_shown(id: str) -> bool:
    """Can the game be loaded, with its cards and its texts?"""
    try:
        for language in LANGUAGES:
            offer(known.game(id), language)
        cover(id)
    except Exception:
        LOG.exception("the game %s is left out: it cannot be loaded", id)
        return False
    return True

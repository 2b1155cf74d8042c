"""Pages and forms at a table: look, move, undo, play again, the record of a game that has ended."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from ..engine import record
from ..engine.errors import NothingToUndo, Refused
from ..tables.errors import NoSeat, Stale, Unplayable
from ..tables.table import Table
from .reader import Reader
from .render import Frame, page
from .site import Form, Site, number, reader_of, site_of
from .table_page import About, table_html

SEE_OTHER = 303


def to_table(id: str) -> Response:
    """Back to the table, where it is told what is to be done now."""
    return RedirectResponse(f"/tables/{id}#now", SEE_OTHER)


def at(request: Request) -> tuple[Site, Reader, str]:
    """The site, who asks, and the id of the table."""
    return site_of(request), reader_of(request), request.path_params["table"]


def table_page(request: Request, status: int = 200, **said: Any) -> Response:
    """The page of a table as it stands, as its reader may see it."""
    site, reader, id = at(request)
    with site.tables.look(id) as table:
        if table.unplayable:
            return unplayable_page(site, table, table.unplayable, reader, status)
        about = About(
            id=id,
            bots=tuple(sitter.bot for sitter in table.header.sitters),
            commitment=table.header.commitment,
            **said,
        )
        seat = table.seat_of(reader.person)
        return HTMLResponse(table_html(table.play, seat, reader.language, about), status)


def unplayable_page(site: Site, table: Table, why: Unplayable, reader: Reader, status: int) -> Response:
    """A table that can only be read: what it was made with, why it stands still, and what the reader has entered.

    What others have entered may be secret still.
    """
    if why.reason == "entries":
        logging.getLogger("sobremesa").error("%s", why)
    seat = table.seat_of(reader.person)
    return page(
        "unplayable.html",
        Frame(reader.language, f"/tables/{table.header.id}"),
        status,
        header=table.header,
        reason=why.reason,
        details="" if why.reason == "entries" else str(why),
        own=[entry for entry in site.tables.store.entries(table.header.id) if entry.seat == seat],
    )


def look(request: Request) -> Response:
    """The table; `log=all` shows the whole log, `why=all` why other moves are not allowed."""
    wanted = request.query_params
    return table_page(request, whole_log=wanted.get("log") == "all", explain=wanted.get("why") == "all")


def move(request: Request, form: Form) -> Response:
    """Make a move: the fields `version`, that of the position seen, and `move`."""
    site, reader, id = at(request)
    site.tables.move(id, reader.person, number(form, "version"), number(form, "move"))
    return to_table(id)


def undo(request: Request, form: Form) -> Response:
    """Take the last step back: the field `version`, that of the position seen."""
    site, reader, id = at(request)
    site.tables.undo(id, reader.person, number(form, "version"))
    return to_table(id)


def again(request: Request, form: Form) -> Response:
    """A new table with the same cards, options and players, for somebody who sits at this one."""
    site, reader, id = at(request)
    with site.tables.at(id) as table:
        table.need_seat(reader.person)
        play, sitters = table.play, table.header.sitters
    return to_table(site.tables.create(play.game, play.cards, table.header.options, sitters))


def record_of(request: Request) -> Response:
    """The record of a game that has ended, its secret included, for `sobremesa replay`."""
    site, _, id = at(request)
    with site.tables.at(id) as table:
        if not table.play.over:
            raise HTTPException(404)  # the secret of a game that goes on is nobody's
        text = record.write(table.play, table.header.secret, table.header.words)
        name = f"{table.header.game}-{id}.jsonl"
    return PlainTextResponse(
        text, media_type="application/jsonl", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


# -- what was not done, and why: the table as it stands says it ---------------------------------------------------


def _stale(request: Request, error: Stale) -> Response:
    return table_page(request, 409, notice="stale")


def _refused(request: Request, error: Refused) -> Response:
    return table_page(request, 422, notice="refused", refused=error.move)


def _nothing_to_undo(request: Request, error: NothingToUndo) -> Response:
    return table_page(request, 409, notice="nothing-to-undo")


def _no_seat(request: Request, error: NoSeat) -> Response:
    return table_page(request, 403, notice="no-seat")


def _unplayable(request: Request, error: Unplayable) -> Response:
    return table_page(request, 409)


HANDLERS: Mapping[Any, Callable[[Request, Any], Response]] = {
    Stale: _stale,
    Refused: _refused,
    NothingToUndo: _nothing_to_undo,
    NoSeat: _no_seat,
    Unplayable: _unplayable,
}

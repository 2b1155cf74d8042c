"""Pages and forms at a table: look, move, undo, play again, the record of a game that has ended."""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from ...engine import record
from ...engine.errors import NothingToUndo, Refused, SobremesaError
from ...tables.commands import Visit
from ...tables.errors import NoSeat, NotNow, Stale, Unplayable
from ...tables.table import Table
from ..site import Site, address_of, reader_of, site_of
from ..site.reader import Reader
from ..site.texts import text
from .aside import Aside, aside
from .forms import Form, number
from .problems import problem
from .render import Frame, page
from .table_page import About, about_table, aside_html, board_html, living_html, notice_html, table_html

SEE_OTHER = 303
STATUS: Mapping[type[SobremesaError], int] = {  # of what the table as it stands says was not done
    Stale: 409,
    Refused: 422,
    NothingToUndo: 409,
    NoSeat: 403,
    NotNow: 409,
    Unplayable: 409,
}
NOTICE: Mapping[type[SobremesaError], str] = {
    Stale: "stale",
    Refused: "refused",
    NothingToUndo: "nothing-to-undo",
    NoSeat: "no-seat",
}


def is_live(request: Request) -> bool:
    """Does a living table ask, which is told by its stream what has become of it?"""
    return request.headers.get("x-sobremesa") in ("live", "board") or request.headers.get("hx-request") == "true"


def wants_board(request: Request) -> bool:
    """Does a living table ask that wants to be told at once?"""
    return request.headers.get("x-sobremesa") == "board"


def seen_so_far(request: Request, table: Table) -> int | None:
    """How much of its log a living table that wants to be told at once has seen."""
    if not wants_board(request) or table.unplayable or table.waiting:
        return None
    return len(table.play.log(reader_of(request).seat_at(table)))


def to_table(request: Request, table: Table, since: int | None = None) -> Response:
    """It is done: back to the table, where it is told what is to be done now; a living table stays where it is.

    since  how much of the log a living table has seen: it gets its board at once, as its stream will send it
    """
    reader = reader_of(request)
    if since is not None and not table.unplayable and aside(table, reader, str(request.base_url)) is None:
        about = about_table(table, reader)
        return HTMLResponse(board_html(table.play, reader.seat_at(table), reader.language, about, since))
    address = f"/tables/{table.header.id}#now"
    return Response(status_code=204) if is_live(request) else RedirectResponse(address, SEE_OTHER)


def at(request: Request) -> tuple[Site, Reader, str]:
    """The site, who asks, and the id of the table."""
    return site_of(request), reader_of(request), request.path_params["table"]


class NotDone(Exception):
    """Nothing was done at a table, and `answer` says why."""

    def __init__(self, answer: Response):
        self.answer = answer


@contextmanager
def visiting(request: Request) -> Iterator[Visit]:
    """The visit of a request to its table; what cannot be done in its course is answered in its course (NotDone)."""
    with site_of(request).tables.visit(request.path_params["table"]) as visit:
        try:
            yield visit
        except tuple(STATUS) as error:
            raise NotDone(not_done(request, visit, error)) from error


def table_page(request: Request, table: Table, status: int = 200, **said: Any) -> Response:
    """The page of a table as it stands, as its reader may see it."""
    site, reader, id = at(request)
    if table.unplayable:
        return unplayable_page(site, table, table.unplayable, reader, status)
    about, shown = about_table(table, reader, **said), aside(table, reader, str(request.base_url))
    if not reader.plain:
        return HTMLResponse(_living(table, reader, about, shown), status)
    if shown:
        frame = Frame(reader.language, f"/tables/{id}")
        return page("aside_page.html", frame, status, about=about, refusal=None, **shown.content)
    return HTMLResponse(table_html(table.play, reader.seat_at(table), reader.language, about), status)


def _living(table: Table, reader: Reader, about: About, instead: Aside | None) -> str:
    if instead:
        return aside_html(table.play, reader.language, about, instead)
    return living_html(table.play, reader.seat_at(table), reader.language, about)


def not_done(request: Request, visit: Visit, error: SobremesaError) -> Response:
    """Nothing was done, and why: above the table as it stands, or alone for a living table, which has it before it."""
    table, reader = visit.table, reader_of(request)
    status = 403 if isinstance(error, NotNow) and error.reason == "not-host" else STATUS[type(error)]
    if isinstance(error, Unplayable):
        return table_page(request, table, status)
    notice = error.reason if isinstance(error, NotNow) else NOTICE[type(error)]
    refused = error.move if isinstance(error, Refused) else None
    if not is_live(request):
        site_of(request).let_bots_move(visit, reader)
        return table_page(request, table, status, notice=notice, refused=refused)
    about = about_table(table, reader, notice=notice, refused=refused)
    return HTMLResponse(notice_html(table.play, reader.seat_at(table), reader.language, about), status)


def unplayable_page(site: Site, table: Table, why: Unplayable, reader: Reader, status: int) -> Response:
    """A table that can only be read: what it was made with, why it stands still, and what the reader has entered.

    What others have entered may be secret still.
    """
    if why.reason == "entries":
        logging.getLogger("sobremesa").error("%s", why)
    seats = table.seats_of(reader.person)
    return page(
        "unplayable.html",
        Frame(reader.language, f"/tables/{table.header.id}"),
        status,
        header=table.header,
        reason=why.reason,
        details=why.in_words(reader.language),
        own=[entry for entry in site.tables.store.entries(table.header.id) if entry.seat in seats],
    )


def look(request: Request) -> Response:
    """The table; `log=all` shows the whole log, `why=all` why other moves are not allowed."""
    wanted = request.query_params
    with visiting(request) as visit:
        site_of(request).let_bots_move(visit, reader_of(request))
        all_of = {"whole_log": wanted.get("log") == "all", "explain": wanted.get("why") == "all"}
        return table_page(request, visit.table, **all_of)


def move(request: Request, form: Form) -> Response:
    """Make a move: the fields `version`, that of the position seen, and `move`; `seat` if players share the device."""
    site, reader, id = at(request)
    version, wanted, seat = number(form, "version"), number(form, "move"), seat_meant(form, reader, id)
    with visiting(request) as visit:  # whoever moved is answered before the streams of the table look at it
        since = seen_so_far(request, visit.table)
        visit.move(reader.person, version, wanted, uncovered=seat)
        site.let_bots_move(visit, reader)
        return to_table(request, visit.table, since)


def undo(request: Request, form: Form) -> Response:
    """Take the last step back: the fields `version`, that of the position seen; `seat` if players share the device."""
    _, reader, id = at(request)
    version, seat = number(form, "version"), seat_meant(form, reader, id)
    with visiting(request) as visit:
        since = seen_so_far(request, visit.table)
        visit.undo(reader.person, version, uncovered=seat)
        return to_table(request, visit.table, since)


def seat_meant(form: Form, reader: Reader, id: str) -> int | None:
    """The seat that is uncovered, unless the form is from the page of another one who shares the device."""
    uncovered = reader.uncovered_at(id)
    return None if "seat" in form and number(form, "seat") != uncovered else uncovered


def again(request: Request, form: Form) -> Response:
    """To the table that follows: the same cards, options and players, once a game has ended."""
    site, reader, _ = at(request)
    with visiting(request) as visit:
        if visit.table.seats_of(reader.person) and not visit.table.rematch:
            site.limits.check(reader.person, address_of(request))
        return RedirectResponse(f"/tables/{visit.again(reader.person)}", SEE_OTHER)


def record_of(request: Request) -> Response:
    """The record of a game that has ended, its secret included, for `sobremesa replay`."""
    with visiting(request) as visit:
        play, header = visit.table.play, visit.table.header
        if not play.over:
            raise HTTPException(404)  # the secret of a game that goes on is nobody's
        text = record.write(play, header.secret, header.words)
    return PlainTextResponse(
        text,
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{header.game}-{header.id}.jsonl"'},
    )


# -- what was not done, and why: the table as it stands says it ---------------------------------------------------


def _not_done(request: Request, error: NotDone) -> Response:
    return error.answer


def _not_now(request: Request, error: NotNow) -> Response:
    """Away from the tables."""
    notice, words = f"notice.{error.reason}", text(reader_of(request).language)
    return problem(request, 422, (words(notice), words(f"{notice}.text")))


def _unplayable(request: Request, error: Unplayable) -> Response:
    """A stream of such a table."""
    with visiting(request) as visit:
        return table_page(request, visit.table, 409)


HANDLERS: Mapping[Any, Callable[[Request, Any], Response]] = {
    NotDone: _not_done,
    NotNow: _not_now,
    Unplayable: _unplayable,
}

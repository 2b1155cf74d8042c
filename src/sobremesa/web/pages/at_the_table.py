"""Pages and forms at a table: look, move, undo, play again, the record of a game that has ended."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from ...engine import record
from ...engine.errors import NothingToUndo, Refused
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


def is_live(request: Request) -> bool:
    """Does a living table ask, which is told by its stream what has become of it?"""
    return request.headers.get("x-sobremesa") in ("live", "board") or request.headers.get("hx-request") == "true"


def wants_board(request: Request) -> bool:
    """Does a living table ask that wants to be told at once?"""
    return request.headers.get("x-sobremesa") == "board"


def seen_so_far(request: Request) -> int | None:
    """How much of its log a living table that wants to be told at once has seen."""
    if not wants_board(request):
        return None
    site, reader, id = at(request)
    with site.tables.at(id) as table:
        return None if table.unplayable or table.waiting else len(table.play.log(reader.seat_at(table)))


def to_table(request: Request, id: str, since: int | None = None) -> Response:
    """It is done: back to the table, where it is told what is to be done now; a living table stays where it is.

    since  how much of the log a living table has seen: it gets its board at once, as its stream will send it
    """
    if since is not None:
        site, reader, _ = at(request)
        with site.tables.at(id) as table:
            if not table.unplayable and aside(table, reader, str(request.base_url)) is None:
                about = about_table(table, reader)
                board = board_html(table.play, reader.seat_at(table), reader.language, about, since)
                return HTMLResponse(board)
    return Response(status_code=204) if is_live(request) else RedirectResponse(f"/tables/{id}#now", SEE_OTHER)


def at(request: Request) -> tuple[Site, Reader, str]:
    """The site, who asks, and the id of the table."""
    return site_of(request), reader_of(request), request.path_params["table"]


def table_page(request: Request, status: int = 200, **said: Any) -> Response:
    """The page of a table as it stands, as its reader may see it."""
    site, reader, id = at(request)
    with site.before(id, reader) as table:
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


def not_done(request: Request, status: int, notice: str, refused: int | None = None) -> Response:
    """Nothing was done, and why: above the table as it stands, or alone for a living table, which has it before it."""
    if not is_live(request):
        return table_page(request, status, notice=notice, refused=refused)
    site, reader, id = at(request)
    with site.tables.at(id) as table:
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
    return table_page(request, whole_log=wanted.get("log") == "all", explain=wanted.get("why") == "all")


def move(request: Request, form: Form) -> Response:
    """Make a move: the fields `version`, that of the position seen, and `move`; `seat` if players share the device."""
    site, reader, id = at(request)
    paced = site.are_paced(id, reader)
    version, wanted, seat = number(form, "version"), number(form, "move"), seat_meant(form, reader, id)
    with site.tables.at(id):  # whoever moved is answered before the streams of the table look at it
        since = seen_so_far(request)
        site.tables.move(id, reader.person, version, wanted, uncovered=seat, bots_follow=not paced)
        answer = to_table(request, id, since)
    if paced:
        site.pacer.wake(id, reader.pace)
    return answer


def undo(request: Request, form: Form) -> Response:
    """Take the last step back: the fields `version`, that of the position seen; `seat` if players share the device."""
    site, reader, id = at(request)
    version, seat = number(form, "version"), seat_meant(form, reader, id)
    with site.tables.at(id):
        since = seen_so_far(request)
        site.tables.undo(id, reader.person, version, uncovered=seat)
        return to_table(request, id, since)


def seat_meant(form: Form, reader: Reader, id: str) -> int | None:
    """The seat that is uncovered, unless the form is from the page of another one who shares the device."""
    uncovered = reader.uncovered_at(id)
    return None if "seat" in form and number(form, "seat") != uncovered else uncovered


def again(request: Request, form: Form) -> Response:
    """To the table that follows: the same cards, options and players, once a game has ended."""
    site, reader, id = at(request)
    with site.tables.at(id) as table:
        if table.seats_of(reader.person) and not table.rematch:
            site.limits.check(reader.person, address_of(request))
    return RedirectResponse(f"/tables/{site.tables.again(id, reader.person)}", SEE_OTHER)


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
    return not_done(request, 409, notice="stale")


def _refused(request: Request, error: Refused) -> Response:
    return not_done(request, 422, notice="refused", refused=error.move)


def _nothing_to_undo(request: Request, error: NothingToUndo) -> Response:
    return not_done(request, 409, notice="nothing-to-undo")


def _no_seat(request: Request, error: NoSeat) -> Response:
    return not_done(request, 403, notice="no-seat")


def _not_now(request: Request, error: NotNow) -> Response:
    if "table" not in request.path_params:
        notice, words = f"notice.{error.reason}", text(reader_of(request).language)
        return problem(request, 422, (words(notice), words(f"{notice}.text")))
    return not_done(request, 403 if error.reason == "not-host" else 409, notice=error.reason)


def _unplayable(request: Request, error: Unplayable) -> Response:
    return table_page(request, 409)


HANDLERS: Mapping[Any, Callable[[Request, Any], Response]] = {
    Stale: _stale,
    Refused: _refused,
    NothingToUndo: _nothing_to_undo,
    NoSeat: _no_seat,
    NotNow: _not_now,
    Unplayable: _unplayable,
}

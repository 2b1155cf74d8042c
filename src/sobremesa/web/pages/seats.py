"""Taking, leaving and handing over seats: the private link, the seats of a table, the cover of a shared device."""

import io

import segno
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...tables import seating
from ...tables.errors import NoSeat, NotNow
from ...tables.table import Table
from ..site import reader_of, site_of
from ..site.presence import PACES
from ..site.reader import new_person
from .aside import waiting
from .at_the_table import at, is_live, to_table, visiting
from .forms import Form, form_of, local, number
from .render import Frame, page
from .table_page import about_table

SEE_OTHER = 303
QR_SCALE, QR_BORDER = 8, 4  # units of a dot, and dots that stay light around it


def invitation(request: Request) -> Response:
    """What a private link leads to: the game, who is there, and the form to sit down; the table for who sits there."""
    tables = site_of(request).tables
    with tables.at(tables.store.invited(request.path_params["invite"])) as table:
        return _invitation(request, table)


def _invitation(
    request: Request, table: Table, status: int = 200, notice: str | None = None, name: str | None = None
) -> Response:
    reader, invite = reader_of(request), request.path_params["invite"]
    if table.unplayable or table.seats_of(reader.person):
        return RedirectResponse(f"/tables/{table.header.id}", SEE_OTHER)
    return page(
        "join.html",
        Frame(reader.language, f"/join/{invite}"),
        status,
        about=about_table(table, reader, notice=notice),
        refusal=None,
        shown=waiting(table, reader, str(request.base_url)),
        open=table.waiting,
        game_id=table.play.game.id,
        invite=invite,
        name=(reader.name or "") if name is None else name,
        longest=seating.LONGEST_NAME,
    )


def join(request: Request, form: Form) -> Response:
    """Sit down by a private link: the field `name`, which may be empty."""
    site, reader, name = site_of(request), reader_of(request), form.get("name", "")
    token, person = (None, reader.person) if reader.person else new_person()
    with site.tables.visit(site.tables.store.invited(request.path_params["invite"])) as visit:
        try:
            seating.join(visit, person, name.strip() or None)
        except NotNow as error:
            status = 422 if error.reason == "bad-name" else 409
            return _invitation(request, visit.table, status, error.reason, name[:100])
    answer = RedirectResponse(f"/tables/{visit.table.header.id}", SEE_OTHER)
    if token:
        site.cookies.remember_person(request, answer, token)
    if name.strip():
        site.cookies.remember_name(request, answer, seating.clean_name(name))
    return answer


def qr(request: Request) -> Response:
    """The picture of a private link, for a telephone to read: whoever asks for it has the link already."""
    invite = request.path_params["invite"]
    site_of(request).tables.store.invited(invite)
    out = io.BytesIO()
    made = segno.make_qr(f"{request.base_url}join/{invite}", error="m")
    made.save(out, kind="svg", scale=QR_SCALE, border=QR_BORDER, light="#fff", xmldecl=False, nl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


def fill(request: Request, form: Form) -> Response:
    """The host gives the open seats to bots: the field `bot`, their kind, if not the usual one."""
    reader = reader_of(request)
    with visiting(request) as visit:
        seating.fill(visit, reader.person, form.get("bot"))
        return to_table(request, visit.table)


def remove(request: Request, form: Form) -> Response:
    """The host opens somebody's seat before the game begins: the field `seat`."""
    reader, seat = reader_of(request), number(form, "seat")
    with visiting(request) as visit:
        seating.remove(visit, reader.person, seat)
        return to_table(request, visit.table)


def go(request: Request, form: Form) -> Response:
    """A bot plays for the reader from now on: the fields `bot`, if not the usual, and `seat`, if several are theirs."""
    site, reader, id = at(request)
    seat = _seat(form)
    with visiting(request) as visit:
        seating.go(visit, reader.person, form.get("bot"), seat)
        site.pacer.wake(id, reader.pace)
        return to_table(request, visit.table)


def back(request: Request, form: Form) -> Response:
    """The reader takes their seat from the bot: the field `seat`, if they have several."""
    reader, seat = reader_of(request), _seat(form)
    with visiting(request) as visit:
        seating.back(visit, reader.person, seat)
        return to_table(request, visit.table)


def rename(request: Request, form: Form) -> Response:
    """The reader calls themselves something else at this table: the fields `name`, and `seat` if they have several."""
    site, reader, _ = at(request)
    name, seat = form.get("name", ""), _seat(form)
    with visiting(request) as visit:
        seating.rename(visit, reader.person, name, seat)
        answer = to_table(request, visit.table)
    if "seat" not in form:
        site.cookies.remember_name(request, answer, seating.clean_name(name))
    return answer


def uncover(request: Request, form: Form) -> Response:
    """One of the players who share the reader's device is there: the field `seat`.

    Only those who are asked may look; anybody may while none of them is.  The answer is always the whole page, so that
    no page that was made for another of them stays open.
    """
    site, reader, id = at(request)
    seat = number(form, "seat")
    with visiting(request) as visit:
        if seat not in visit.table.seats_of(reader.person):
            raise NoSeat(f"seat {seat} of table {id} is not on this device")
        if seat not in visit.table.may_uncover(reader.person):
            raise NotNow("covered", "another player on this device is asked now")
    answer = RedirectResponse(f"/tables/{id}", SEE_OTHER)
    site.cookies.uncover(request, answer, id, seat)
    return answer


async def pace(request: Request) -> Response:
    """How fast bots move before the reader: the fields `pace`, and `here`, the address to come back to."""
    form = await form_of(request)
    wanted, site, reader = form.get("pace", ""), site_of(request), reader_of(request)
    if wanted not in PACES:
        raise HTTPException(422)
    if reader.person:
        site.presence.set_pace(reader.person, wanted)
    answer = (
        Response(status_code=204) if is_live(request) else RedirectResponse(local(form.get("here", "/")), SEE_OTHER)
    )
    site.cookies.remember_pace(request, answer, wanted)
    return answer


def _seat(form: Form) -> int | None:
    return number(form, "seat") if "seat" in form else None

"""Playing: the view, the choices, why not, moves, the log, and what proves the deal."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import PlainTextResponse

from ...engine import record
from ...tables.errors import NotNow
from ...tables.table import Table
from . import answers, asks
from .asking import PUBLIC, Anyone, Caller, Known, SeatAsked, TableId
from .refusing import AT_A_TABLE, in_json, may_refuse

router = APIRouter(tags=["Playing"])
MOST_LINES = 500  # of the log in one answer
LOOKS = may_refuse(*AT_A_TABLE, "no-seat", "waiting", "covered")
PLAYS = (
    "bad-json",
    "other-site",
    "too-large",
    *AT_A_TABLE,
    "no-token",
    "no-seat",
    "waiting",
    "covered",
    "away",
    "stale",
)


class JsonLines(PlainTextResponse):
    """Lines of JSON."""

    media_type = "application/jsonl"


@router.get("/tables/{table}/view", responses=LOOKS, openapi_extra=PUBLIC)
def view(table: TableId, caller: Anyone, seat: SeatAsked = None) -> answers.Position:
    """The position as your seat sees it, with its choices; as whoever looks on sees it, if you have none."""
    with caller.at(table) as found:
        return caller.teller(found, seat).position()


@router.get("/tables/{table}/choices", responses=LOOKS, openapi_extra=PUBLIC)
def choices(table: TableId, caller: Anyone, seat: SeatAsked = None) -> answers.Choices:
    """The moves that you may make now."""
    with caller.at(table) as found:
        return caller.teller(found, seat).choices()


@router.get(
    "/tables/{table}/moves/{move}/why-not",
    responses=may_refuse(*AT_A_TABLE, "no-token", "no-seat", "waiting", "covered"),
)
def why_not(
    table: TableId,
    move: Annotated[int, Path(ge=-asks.SAFE, le=asks.SAFE, description="Any number is a move.", examples=[8])],
    caller: Known,
    seat: SeatAsked = None,
) -> answers.WhyNot:
    """Why a move is not allowed: the clause, the facts, and the allowed moves that differ least from it."""
    with caller.at(table) as found:
        teller = caller.teller(found, seat)
        if teller.seat is None:
            found.need_seat(caller.reader.person)
        return teller.why_not(move)


@router.post("/tables/{table}/moves", responses=may_refuse(*PLAYS, "refused"))
def make_move(table: TableId, ask: asks.Decision, caller: Known) -> answers.Position:
    """Make a move, and see the position after it.

    The bots answer before you are told, unless somebody looks at the table in a browser or by its stream: then they
    move at a pace that people can follow, and the stream tells of each move.
    """
    caller = caller.meaning(table, ask.seat)
    with caller.visiting(table) as visit:
        _check_seat(caller, visit.table, ask.seat)
        uncovered = caller.reader.uncovered_at(table)
        visit.move(caller.reader.person, ask.version, ask.move, uncovered=uncovered)
        caller.let_bots_move(visit)
        return _after(caller, visit.table)


@router.post("/tables/{table}/undo", responses=may_refuse(*PLAYS, "nothing-to-undo"))
def undo(table: TableId, ask: asks.Undo, caller: Known) -> answers.Position:
    """Take your last step back. What has used chance, shown a card or ended the turn stays made."""
    caller = caller.meaning(table, ask.seat)
    with caller.visiting(table) as visit:
        _check_seat(caller, visit.table, ask.seat)
        visit.undo(caller.reader.person, ask.version, uncovered=caller.reader.uncovered_at(table))
        return _after(caller, visit.table)


@router.get("/tables/{table}/log", responses=LOOKS, openapi_extra=PUBLIC)
def log(
    table: TableId,
    caller: Anyone,
    seat: SeatAsked = None,
    first: Annotated[int, Query(ge=0, le=asks.SAFE, description="Skip so many lines.")] = 0,
) -> answers.Log:
    """What happened so far, as you may read it, each line with the clause behind it."""
    with caller.at(table) as found:
        return caller.teller(found, seat).log(first, MOST_LINES)


@router.get(
    "/tables/{table}/record",
    response_class=JsonLines,
    responses={
        200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}},
        **in_json(may_refuse(*AT_A_TABLE, "not-over")),
    },
    openapi_extra=PUBLIC,
)
def read_record(table: TableId, caller: Anyone) -> JsonLines:
    """The record of a game that has ended, its secret included: `sobremesa replay` plays it again."""
    with caller.site.tables.at(table) as found:
        play, header = found.play, found.header
        if not play.over:
            raise NotNow("not-over")
        return JsonLines(record.write(play, header.secret, header.words))


@router.get("/tables/{table}/commitment", responses=may_refuse(*AT_A_TABLE), openapi_extra=PUBLIC)
def commitment(table: TableId, caller: Anyone) -> answers.Commitment:
    """What was published of the secret before the deal, and the secret once the game has ended."""
    with caller.site.tables.at(table) as found:
        header, over = found.header, found.play.over
        return answers.Commitment(
            commitment=header.commitment,
            secret=header.secret.hex() if over else None,
            words=header.words if over else None,
        )


def _check_seat(caller: Caller, table: Table, seat: int | None) -> None:
    """Raise NoSeat or NotNow unless that seat is the caller's to move for."""
    if seat is not None and not table.waiting:
        caller.teller(table, seat)


def _after(caller: Caller, table: Table) -> answers.Position:
    """The position after a caller's move; as whoever looks on sees it, if another seat of theirs is asked now."""
    return caller.shown(table, caller.reader.seat_at(table)).position()

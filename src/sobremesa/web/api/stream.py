"""The stream: server-sent events, each with the table and the position as one reader may see them."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ...tables.table import Table
from ..site.presence import PACES
from ..site.stream import Follower, Present, Stream
from .answers import Update
from .asking import PUBLIC, Anyone, Caller, SeatAsked, TableId
from .refusing import AT_A_TABLE, in_json, may_refuse
from .tables import about

router = APIRouter(tags=["Playing"])
EVENTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "For as long as you listen. Of each event `id` is the version, and `data` is an `Update`.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


class Listener(Follower):
    """One caller at one table: what is new for them since they were last told."""

    def __init__(self, caller: Caller, id: str, seat: int | None):
        super().__init__(caller.site, id, caller.reader)
        self.caller, self.seat = caller, seat
        self._told_last: Update | None = None

    def check(self, table: Table) -> None:
        """Raise Unplayable, NoSeat or NotNow if there is nothing to listen to."""
        super().check(table)
        if not table.waiting:
            self.caller.teller(table, self.seat)

    def look(self) -> Present | None:
        """The table and the position if the caller has not been told yet."""
        with self.site.tables.at(self.id) as table:
            play, caller = table.play, self.caller.meaning(self.id, self.seat)
            seat = caller.reader.seat_at(table)
            position = None if table.waiting else caller.shown(table, seat).position()
            update = Update(table=about(table, caller), position=position)
        if update == self._told_last:
            return None
        self._told_last = update
        return Present(play.version(seat), update.model_dump_json())


class Events(Stream):
    """The answer that goes on."""

    media_type = "text/event-stream"


@router.get(
    "/tables/{table}/stream",
    status_code=200,
    response_class=Events,
    responses={**EVENTS, **in_json(may_refuse(*AT_A_TABLE, "no-seat", "covered", "too-many"))},
    openapi_extra=PUBLIC,
)
async def listen(
    request: Request,
    table: TableId,
    caller: Anyone,
    seat: SeatAsked = None,
    pace: Annotated[
        str, Query(pattern=f"^({'|'.join(PACES)})$", description="How fast you want bots to move.")
    ] = "at-once",
) -> Response:
    """Server-sent events: the table and the position now, and again whenever something changes that you may see.

    Bots move at the slowest pace that a player wants who looks on or listens.
    """
    return await Events.open(request, Listener(caller, table, seat), pace)

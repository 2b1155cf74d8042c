"""The stream of a table's page, and whose turn it is."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..site.presence import TooManyStreams
from ..site.stream import HEADERS, Stream
from .at_the_table import at, visiting
from .present import Viewer, turn_at
from .problems import problem

MOST_DIGITS = 9  # of a number of events


async def events(request: Request) -> Response:
    """The stream of a table, for whoever may look at it."""
    site, reader, id = at(request)
    if request.method == "HEAD":
        return Response(headers=HEADERS)
    viewer = Viewer(site, id, reader, str(request.base_url), _heard(request))
    try:
        made = await Stream.open(request, viewer, reader.pace)
    except TooManyStreams as error:
        told = problem(request, 429, error.in_words(reader.language))
        told.headers["Retry-After"] = "60"
        return told
    site.cookies.remember_live(request, made)
    return made


def _heard(request: Request) -> int | None:
    """How much of its log a page has shown already: the field `log` of the address; None if it does not say so."""
    said = request.query_params.get("log", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < MOST_DIGITS else None


def turn(request: Request) -> Response:
    """Whose turn it is, in a few bytes: for a page that nobody looks at just now."""
    site, reader, id = at(request)
    with visiting(request) as visit:
        site.pacer.wake(id, reader.pace)
        return JSONResponse(turn_at(visit.table, reader))

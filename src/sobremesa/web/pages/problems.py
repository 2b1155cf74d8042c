"""Pages for what goes wrong: in the reader's language, without a traceback."""

import logging
from collections.abc import Mapping, Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...engine.errors import Message, SobremesaError
from ...games import NoSuchGame
from ...tables.errors import BadDatabase, NoSuchTable, NotSaved, TooMany
from ..site import reader_of
from ..site.texts import TEXTS
from .render import Frame, page


class NoSuchThing(SobremesaError):
    """Nothing that lies on the table, or belongs there, is called so."""

    texts = TEXTS

    def __init__(self, name: str):
        super().__init__(Message("error.no-such-thing", name=name[:LONGEST]))


LOG = logging.getLogger("sobremesa")
LONGEST = 60  # of what is not there, as it is told
KNOWN = (400, 403, 404, 405, 413, 422, 429, 500, 503)  # those that have texts of their own
STATUS: Mapping[type[SobremesaError], int] = {  # of those that are not 422
    NoSuchGame: 404,
    NoSuchTable: 404,
    NoSuchThing: 404,
    TooMany: 429,
    NotSaved: 503,
    BadDatabase: 503,
}


def problem(request: Request, status: int, details: Sequence[str] = ()) -> Response:
    """The page that says what went wrong and what to do now; `details` are sentences in the reader's language."""
    language = reader_of(request).language
    here = request.url.path if request.method in ("GET", "HEAD") else "/"
    which = str(status) if status in KNOWN else "other"
    return page("problem.html", Frame(language, here), status, which=which, code=status, details=details)


def http(request: Request, error: HTTPException) -> Response:
    """The page for what the web itself refuses."""
    answer = problem(request, error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def refused(request: Request, error: SobremesaError) -> Response:
    """The page for what is not done."""
    status = STATUS.get(type(error), 422)
    if status == 503:
        LOG.error("%s", error)
    return problem(request, status, error.in_words(reader_of(request).language))

"""Problems: what was not done, in one shape for every cause.

    {"error": {"code": "stale", "message": "The table has moved on ...", "version": 7}}

Needs neither FastAPI nor pydantic, so that what stands before the interface can answer like it.
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from ... import bots
from ...engine import errors as engine
from ...engine.contract import LANGUAGES
from ...engine.errors import SobremesaError
from ...engine.words import Words
from ...games import NoSuchGame
from ...tables import errors as tables
from ..site.presence import TooManyStreams

LOG = logging.getLogger("sobremesa")
TEXT = Path(__file__).parent / "text"
A_MINUTE = {"Retry-After": "60"}

# The code and the status of every refusal.
STATUS: Mapping[str, int] = {
    "bad-json": 400,
    "no-token": 401,
    "bad-token": 401,
    "other-site": 403,
    "no-seat": 403,
    "not-host": 403,
    "not-found": 404,
    "no-such-game": 404,
    "no-such-clause": 404,
    "no-such-table": 404,
    "bad-method": 405,
    "stale": 409,
    "nothing-to-undo": 409,
    "unplayable": 409,
    **{reason: 409 for reason in tables.NOT_NOW if reason not in ("not-host", "bad-name")},
    "too-large": 413,
    "bad-name": 422,
    "bad-request": 422,
    "bad-options": 422,
    "bad-cards": 422,
    "no-such-bot": 422,
    "refused": 422,
    "too-many": 429,
    "failed": 500,
    "database": 503,
}
CODES: Mapping[type[SobremesaError], str] = {
    NoSuchGame: "no-such-game",
    engine.UnknownClause: "no-such-clause",
    tables.NoSuchTable: "no-such-table",
    tables.NoSeat: "no-seat",
    tables.Stale: "stale",
    tables.Unplayable: "unplayable",
    tables.TooMany: "too-many",
    TooManyStreams: "too-many",
    tables.NotSaved: "database",
    tables.BadDatabase: "database",
    engine.Refused: "refused",
    engine.NothingToUndo: "nothing-to-undo",
    engine.BadOptions: "bad-options",
    engine.BadCardSet: "bad-cards",
    bots.NoSuchBot: "no-such-bot",
}
HTTP: Mapping[int, str] = {400: "bad-json", 403: "other-site", 404: "not-found", 405: "bad-method", 413: "too-large"}


class NoToken(SobremesaError):
    """Nobody says who asks, or they say it with a token that was not given out here."""

    def __init__(self, code: str):
        self.code = code
        super().__init__("give the token that you got when you sat down: Authorization: Bearer TOKEN")


def code_of(error: SobremesaError) -> str:
    """The code of a refusal."""
    if isinstance(error, tables.NotNow):
        return error.reason
    if isinstance(error, NoToken):
        return error.code
    return CODES.get(type(error), "bad-request")


def language_of(request: Request) -> str:
    """The language that a request asks for: in its address, by the reader's cookie, or as the browser prefers."""
    wanted = request.query_params.get("language", "")
    if wanted in LANGUAGES:
        return wanted
    known: str = request.app.state.site.cookies.read(request).language
    return known


def answer(request: Request, code: str, headers: Mapping[str, str] | None = None, **content: Any) -> JSONResponse:
    """The answer to a request that is not granted; `content` is what else there is to say, if it is not None."""
    language = language_of(request)
    said = {name: value for name, value in content.items() if value is not None}
    body = {"error": {"code": code, "message": Words(language, [TEXT])(f"error.{code}"), **said}}
    return JSONResponse(body, STATUS[code], {"Content-Language": language, **(headers or {})})


def answer_http(request: Request, error: HTTPException) -> JSONResponse:
    """The answer to what the web itself refuses."""
    code = HTTP.get(error.status_code, "failed" if error.status_code >= 500 else "bad-request")
    return answer(request, code, error.headers)


def answer_refused(request: Request, error: SobremesaError) -> JSONResponse:
    """The answer to what is not done."""
    code = code_of(error)
    if STATUS[code] >= 500:
        LOG.error("%s", error)
    headers = {"WWW-Authenticate": "Bearer"} if STATUS[code] == 401 else A_MINUTE if code == "too-many" else {}
    version = error.now if isinstance(error, tables.Stale) else None
    return answer(request, code, headers, details=str(error), version=version)

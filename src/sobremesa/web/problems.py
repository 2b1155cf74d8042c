"""What goes wrong before pages or interface are reached, or within them: people get a page, programs JSON."""

from collections.abc import Callable, Mapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..engine.errors import SobremesaError
from .api import problems as interface
from .pages import problems as pages

Answer = Callable[[Request, Any], Response]


def problem(request: Request, status: int) -> Response:
    """What went wrong, as whoever asked can read it."""
    return _http(request, HTTPException(status))


def _as_asked(page: Answer, answer: Answer) -> Answer:
    """The page, or for who asked for the interface the answer in JSON."""

    def told(request: Request, error: Exception) -> Response:
        return (answer if request.url.path.startswith("/api/") else page)(request, error)

    return told


def _failed(request: Request, error: Exception) -> Response:
    return problem(request, 500)


_http = _as_asked(pages.http, interface.answer_http)
HANDLERS: Mapping[Any, Answer] = {
    HTTPException: _http,
    SobremesaError: _as_asked(pages.refused, interface.answer_refused),
    Exception: _failed,
}

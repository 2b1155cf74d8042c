"""A sign of life: who answers here, and with which tables."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from .site import site_of

NAME = "sobremesa"


def health(request: Request) -> Response:
    """That a server of ours answers, and what its database is called: see `server.answers_already`."""
    return JSONResponse({"name": NAME, "database": site_of(request).cookies.database})

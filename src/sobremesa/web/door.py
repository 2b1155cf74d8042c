"""The door to the interface: what stands behind it is imported when somebody first knocks."""

from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from .api.problems import STATUS
from .pages.docs import page_of


async def interface(scope: Scope, receive: Receive, send: Send) -> None:
    """The interface of the application that it is mounted in."""
    behind = await _behind(scope["app"])
    await behind(scope, receive, send)


async def docs(request: Request) -> Response:
    """The page that describes the interface."""
    behind: Any = await _behind(request.app)
    return await run_in_threadpool(page_of, request, behind.openapi(), STATUS)


async def _behind(application: Any) -> ASGIApp:
    state = application.state
    if not hasattr(state, "interface"):
        made = await run_in_threadpool(_make, state.site)
        if not hasattr(state, "interface"):
            state.interface = made
    found: ASGIApp = state.interface
    return found


def _make(site: Any) -> ASGIApp:
    from .api.app import create_interface

    return create_interface(site)

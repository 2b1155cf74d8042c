"""Forms: what pages read of one, and of an address."""

import re
from collections.abc import Awaitable, Callable, Mapping

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

LOCAL_ADDRESS = re.compile(r"/(?:[A-Za-z0-9_-][A-Za-z0-9_/-]*)?(?:\?[a-z0-9=&]*)?")

Form = Mapping[str, str]


def takes_form(handler: Callable[[Request, Form], Response]) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that reads a form and gives it to the handler, which may wait for the disk."""

    async def endpoint(request: Request) -> Response:
        return await run_in_threadpool(handler, request, await form_of(request))

    return endpoint


async def form_of(request: Request) -> Form:
    """The fields of a form, a file as its text; of a field that comes twice, the last."""
    fields: dict[str, str] = {}
    async with request.form(max_fields=100, max_files=1) as form:
        for name, value in form.multi_items():
            fields[name] = value if isinstance(value, str) else (await value.read()).decode("utf-8", "replace")
    return fields


def local(address: str) -> str:
    """An address of ours to go back to, or the home page if it is none."""
    return address if LOCAL_ADDRESS.fullmatch(address) else "/"


def number(fields: Mapping[str, str], name: str) -> int:
    """A whole number from a form or an address; a page that says what is damaged (422) if there is none."""
    value = fields.get(name, "")
    if not re.fullmatch(r"[0-9]{1,9}", value):
        raise HTTPException(422)
    return int(value)

"""What is looked at before any page: where a form comes from, and how large it is."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .pages.render import A_DAY, FOREVER, HEADERS, static
from .problems import problem

LARGEST_BODY = 128 * 1024  # a card set of one's own is the largest thing that anybody sends
READING = ("GET", "HEAD", "OPTIONS")

# Pictures, styles and scripts are many and small: their headers say what matters for a file, and no more.
FILES = ("/static/", "/script/", "/art/", "/look/")
FILE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def comes_from_here(headers: Headers) -> bool:
    """Was a form sent from one of our own pages?

    Browsers say so in Sec-Fetch-Site, older ones in Origin; what says neither is no browser, and no cookie of a person
    can be abused through it.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address at all
        return False


class Guard:
    """Refuses forms from other sites and bodies that are too large; adds the headers that every answer has."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers, total = Headers(scope=scope), 0

        async def limited() -> Message:
            nonlocal total
            message = await receive()
            total += len(message.get("body", b""))
            if total > LARGEST_BODY:
                raise HTTPException(413)
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in (FILE_HEADERS if scope["path"].startswith(FILES) else HEADERS).items():
                    answer.setdefault(name, value)
                answer.setdefault("Cache-Control", _keeping(scope, message["status"]))
            await send(message)

        if scope["method"] not in READING and not comes_from_here(headers):
            await problem(Request(scope), 403)(scope, receive, with_headers)
        elif _stated_length(headers) > LARGEST_BODY:
            await problem(Request(scope), 413)(scope, receive, with_headers)
        else:
            await self.app(scope, limited, with_headers)


def _keeping(scope: Scope, status: int) -> str:
    """How long browsers keep an answer that does not say it: files only, for ever under their lasting address."""
    if not scope["path"].startswith("/static/") or status not in (200, 304):
        return "no-store"
    name = scope["path"].removeprefix("/static/")
    asked = f"{scope['path']}?{scope['query_string'].decode('latin-1')}"
    return FOREVER if asked == static(name) else A_DAY


def _stated_length(headers: Headers) -> int:
    stated = headers.get("content-length", "0")
    return int(stated) if stated.isascii() and stated.isdigit() and len(stated) < 20 else LARGEST_BODY + 1

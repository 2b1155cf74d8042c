"""The reader of a page: which language they read and, by a signed cookie, which seats are theirs."""

import hashlib
import secrets
from dataclasses import dataclass
from urllib.parse import quote, unquote

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ...engine.contract import LANGUAGES
from ...tables.table import Table
from .presence import PACES, USUAL_PACE

YEARS = 5 * 365 * 24 * 3600


@dataclass(frozen=True)
class Reader:
    """Whoever asked for a page.

    person     the SHA-256 of the token in their cookie, by which seats are theirs; None if they have none
    name       what they called themselves when they last sat down
    pace       how fast they want bots to move
    live       has their browser kept a table up to date by itself?
    plain      do they want tables as plain text?
    uncovered  the table and the seat that they have uncovered last, of those that share their device
    """

    language: str
    person: str | None
    name: str | None = None
    pace: str = USUAL_PACE
    live: bool = False
    plain: bool = False
    uncovered: tuple[str, int] | None = None

    def uncovered_at(self, id: str) -> int | None:
        """The seat that they have uncovered at that table."""
        return self.uncovered[1] if self.uncovered and self.uncovered[0] == id else None

    def seat_at(self, table: Table) -> int | None:
        """The seat that they read the table from; None if they look on, or nobody says who of several is there."""
        return table.seat_of(self.person, self.uncovered_at(table.header.id))


class Cookies:
    """The cookies of one database: named after its signing key, so that servers on one host do not overwrite them.

    database  what the names of all begin with, which everybody may know
    """

    def __init__(self, key: bytes):
        name = self.database = f"sobremesa-{hashlib.sha256(key).hexdigest()[:8]}"
        self.person, self.language = f"{name}-person", f"{name}-language"
        self.name, self.pace, self.live = f"{name}-name", f"{name}-pace", f"{name}-live"
        self.uncovered, self.plain = f"{name}-uncovered", f"{name}-plain"
        cookies = (self.person, self.language, self.name, self.pace, self.live, self.uncovered, self.plain)
        self._signers = {cookie: Signer(key, salt=cookie) for cookie in cookies}

    def read(self, request: Request) -> Reader:
        """Who reads: cookies that were not signed here count for nothing."""
        token, language = self._value(request, self.person), self._value(request, self.language)
        pace, name = self._value(request, self.pace), self._value(request, self.name)
        table, _, seat = (self._value(request, self.uncovered) or "").rpartition(" ")
        return Reader(
            language=language if language in LANGUAGES else preferred_language(request.headers),
            person=hashlib.sha256(token.encode()).hexdigest() if token else None,
            name=unquote(name) if name else None,
            pace=pace if pace is not None and pace in PACES else USUAL_PACE,
            live=self._value(request, self.live) is not None,
            plain=self._value(request, self.plain) == "yes",
            uncovered=(table, int(seat)) if table else None,
        )

    def _value(self, request: Request, cookie: str) -> str | None:
        try:
            return self._signers[cookie].unsign(request.cookies.get(cookie, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def remember_person(self, request: Request, response: Response, token: str) -> None:
        """Give the reader a token for their seats."""
        self._set(request, response, self.person, token)

    def remember_language(self, request: Request, response: Response, language: str) -> None:
        """Keep the language that the reader has chosen."""
        self._set(request, response, self.language, language)

    def remember_name(self, request: Request, response: Response, name: str) -> None:
        """Keep what the reader calls themselves, for the next table."""
        self._set(request, response, self.name, quote(name))

    def remember_pace(self, request: Request, response: Response, pace: str) -> None:
        """Keep how fast the reader wants bots to move."""
        self._set(request, response, self.pace, pace)

    def remember_view(self, request: Request, response: Response, *, plain: bool) -> None:
        """Keep whether the reader wants tables as plain text."""
        self._set(request, response, self.plain, "yes" if plain else "no")

    def remember_live(self, request: Request, response: Response) -> None:
        """Note that the reader's browser keeps a table up to date by itself."""
        if self._value(request, self.live) is None:
            self._set(request, response, self.live, "yes")

    def uncover(self, request: Request, response: Response, id: str, seat: int) -> None:
        """Note which of the players who share the reader's device is there, until the browser is closed."""
        self._set(request, response, self.uncovered, f"{id} {seat}", seconds=None)

    def _set(self, request: Request, response: Response, cookie: str, value: str, seconds: int | None = YEARS) -> None:
        response.set_cookie(
            cookie,
            self._signers[cookie].sign(value).decode(),
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


def new_person() -> tuple[str, str]:
    """A token that nobody can guess, and the name of whoever has it."""
    token = secrets.token_urlsafe(32)
    return token, hashlib.sha256(token.encode()).hexdigest()


def preferred_language(headers: Headers) -> str:
    """The language that the browser prefers of those there are, English if it names none of them."""
    wanted: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "").split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((float(quality or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    liked = [(weight, language) for weight, language in wanted if language in LANGUAGES and weight > 0]
    return max(liked, key=lambda item: item[0], default=(1, LANGUAGES[0]))[1]

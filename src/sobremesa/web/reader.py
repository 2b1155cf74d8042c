"""The reader of a page: which language they read and, by a signed cookie, which seats are theirs."""

import hashlib
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ..engine.contract import LANGUAGES

YEARS = 5 * 365 * 24 * 3600


@dataclass(frozen=True)
class Reader:
    """Whoever asked for a page.

    person  the SHA-256 of the token in their cookie, by which seats are theirs; None if they have none
    """

    language: str
    person: str | None


class Cookies:
    """The cookies of one database: named after its signing key, so that servers on one host do not overwrite them."""

    def __init__(self, key: bytes):
        name = f"sobremesa-{hashlib.sha256(key).hexdigest()[:8]}"
        self.person, self.language = f"{name}-person", f"{name}-language"
        self._signers = {cookie: Signer(key, salt=cookie) for cookie in (self.person, self.language)}

    def read(self, request: Request) -> Reader:
        """Who reads: cookies that were not signed here count for nothing."""
        token, language = self._value(request, self.person), self._value(request, self.language)
        return Reader(
            language=language if language in LANGUAGES else preferred_language(request.headers),
            person=hashlib.sha256(token.encode()).hexdigest() if token else None,
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

    def _set(self, request: Request, response: Response, cookie: str, value: str) -> None:
        response.set_cookie(
            cookie,
            self._signers[cookie].sign(value).decode(),
            max_age=YEARS,
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

"""Asking: who asks, in which language, and for which of their seats."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response, Security
from fastapi.security import HTTPBearer
from itsdangerous import BadSignature, Signer

from ...engine.contract import LANGUAGES, MAX_SEATS
from ...engine.errors import Refused
from ...tables.commands import Visit
from ...tables.errors import NoSeat, NotNow
from ...tables.table import Table
from ..site import Site, address_of
from ..site.reader import Reader, new_person
from .answers import WhyNot
from .problems import NoToken, language_of
from .telling import Teller

LANGUAGE = f"^({'|'.join(LANGUAGES)})$"
TOKEN = HTTPBearer(
    auto_error=False, scheme_name="token", description="The token that you got when you made or joined a table."
)
PUBLIC: dict[str, Any] = {"security": [{}, {"token": []}]}  # anybody may ask; whoever sits there sees more


class Tokens:
    """The tokens of one database: what was not given out here counts for nothing."""

    def __init__(self, key: bytes):
        self._signer = Signer(key, salt="token of the interface")

    def new(self) -> tuple[str, str]:
        """A token that nobody can guess, and the person who has it."""
        secret, person = new_person()
        return self._signer.sign(secret).decode(), person

    def person(self, token: str) -> str:
        """The person who has that token; NoToken if it is none."""
        try:
            return hashlib.sha256(self._signer.unsign(token)).hexdigest()
        except BadSignature:
            raise NoToken("bad-token") from None


class RefusedByARule(Exception):
    """A rule forbids the move; `why` says which, why, and what would be allowed."""

    def __init__(self, error: Refused, why: WhyNot):
        self.why = why
        super().__init__(str(error))


@dataclass(frozen=True)
class Caller:
    """Whoever asks.

    reader   as the pages know them
    address  where they ask from
    """

    site: Site
    tokens: Tokens
    reader: Reader
    address: str

    @property
    def language(self) -> str:
        """The language that they asked for."""
        return self.reader.language

    @contextmanager
    def visiting(self, id: str) -> Iterator[Visit]:
        """Visit a table; a move that a rule forbids is explained in the course of the visit (RefusedByARule)."""
        with self.site.tables.visit(id) as visit:
            try:
                yield visit
            except Refused as error:
                raise RefusedByARule(error, self.shown(visit.table, error.seat).why_not(error.move)) from None

    @contextmanager
    def at(self, id: str) -> Iterator[Table]:
        """The table as it stands once its bots have moved, or while they move at their pace before those who look."""
        with self.visiting(id) as visit:
            self.let_bots_move(visit)
            yield visit.table

    def let_bots_move(self, visit: Visit) -> None:
        """Let the bots of a table move: at a pace that people can follow, if somebody looks."""
        self.site.let_bots_move(visit, self.reader)

    def meaning(self, id: str, seat: int | None) -> "Caller":
        """The caller, who means that seat of theirs."""
        return self if seat is None else replace(self, reader=replace(self.reader, uncovered=(id, seat)))

    def teller(self, table: Table, seat: int | None = None) -> Teller:
        """Tells of the game as the caller's seat may see it; NoSeat or NotNow ("covered") if they may not look from it.

        Raises NotNow ("waiting") before the game begins: until then nobody sees a card.
        """
        seats = table.seats_of(self.reader.person)
        if seat is not None and seat not in seats:
            raise NoSeat(f"seat {seat} of table {table.header.id} is not yours")
        seen = self.meaning(table.header.id, seat).reader.seat_at(table)
        if seat is not None and seen != seat:
            raise NotNow("covered", "another of your seats is asked now")
        return self.shown(table, seen)

    def shown(self, table: Table, seat: int | None) -> Teller:
        """Tells of the game as that seat of the caller's may see it."""
        teller = Teller.at(table, seat, self.language)
        if table.waiting:
            raise NotNow("waiting")
        return teller


def anyone(
    request: Request,
    response: Response,
    language: Annotated[
        str | None,
        Query(
            pattern=LANGUAGE, description="Of all texts; by default what `Accept-Language` prefers.", examples=["es"]
        ),
    ] = None,
) -> Caller:
    """Whoever asks, with a token, with the cookie of the pages, or as nobody."""
    site: Site = request.app.state.site
    tokens: Tokens = request.app.state.tokens
    reader = site.cookies.read(request)
    stated = request.headers.get("authorization")
    if stated is not None:
        scheme, _, token = stated.partition(" ")
        if scheme.lower() != "bearer":
            raise NoToken("bad-token")
        reader = Reader(reader.language, tokens.person(token.strip()))
    reader = replace(reader, language=language_of(request))
    response.headers["Content-Language"] = reader.language
    return Caller(site, tokens, reader, address_of(request))


def known(caller: Annotated[Caller, Depends(anyone)], token: Annotated[object, Security(TOKEN)]) -> Caller:
    """Somebody whom we know by a token or a cookie; NoToken if nobody says who asks."""
    if caller.reader.person is None:
        raise NoToken("no-token")
    return caller


Anyone = Annotated[Caller, Depends(anyone)]
Known = Annotated[Caller, Depends(known)]
TableId = Annotated[str, Path(description="The id of a table.", examples=["2Dq0hYb8TfKk5w1bJc9ZSA"])]
SeatAsked = Annotated[
    int | None, Query(alias="seat", ge=0, le=MAX_SEATS - 1, description="Which of your seats, if you play for several.")
]

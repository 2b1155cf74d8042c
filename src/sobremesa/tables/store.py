"""The store: tables and their entries in the database, written once and never changed."""

import re
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from .database import open_database, writing
from .errors import BadDatabase, NoSuchTable, NotSaved
from .schema import ENTRIES, SEATS, SETTINGS, TABLES

ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """An id for a table that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Sitter:
    """Who sits at a table: a person, by the SHA-256 of their token, or a bot, by its kind."""

    person: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Header:
    """What a table was made with, before its first entry.

    secret   32 bytes; the deal comes from them and from `words`
    made_at  milliseconds since 1970
    """

    id: str
    game: str
    rules_version: int
    cards_digest: str
    cards_source: Mapping[str, Any]
    options: Mapping[str, str]
    secret: bytes
    words: str
    commitment: str
    made_at: int
    sitters: tuple[Sitter, ...]

    @property
    def day(self) -> str:
        """The day on which it was made, like 2025-11-22 (UTC)."""
        return datetime.fromtimestamp(self.made_at / 1000, UTC).date().isoformat()


@dataclass(frozen=True)
class Entry:
    """Something a seat did: a move, or an undo (`move` None), at the version of the position that it saw."""

    seat: int
    move: int | None
    version: int


class NumberTaken(Exception):
    """Somebody else has written the entry of that number."""


class Store:
    """The database, as tables need it.  Any thread may use it."""

    def __init__(self, url: str | None = None):
        """Open the database at that URL, by default the user's own; BadDatabase says why it cannot be used."""
        self._engine = open_database(url)
        self._writing = writing(self._engine)

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise BadDatabase(f"the database does not answer: {str(error.orig).strip()}") from None

    def add_table(self, header: Header) -> None:
        """Write a new table."""
        row = {name: getattr(header, name) for name in TABLES.c.keys()}  # noqa: SIM118 (columns, not keys)
        seats = [
            {"table_id": header.id, "seat": seat, "person": sitter.person, "bot": sitter.bot}
            for seat, sitter in enumerate(header.sitters)
        ]
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(TABLES), row)
                connection.execute(insert(SEATS), seats)
        except DBAPIError as error:
            raise not_saved(error) from None

    def header(self, id: str) -> Header:
        """What the table of that id was made with; NoSuchTable if there is none."""
        if not ID.fullmatch(id):
            raise NoSuchTable(f"{id!r} is not the id of a table")
        with self._reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                raise NoSuchTable(f"there is no table {id!r}")
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
        return _header(row, seats)

    def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The entries of a table in their order, from the number `first` on."""
        columns = (ENTRIES.c.seat, ENTRIES.c.move, ENTRIES.c.version)
        wanted = select(*columns).where(ENTRIES.c.table_id == id, ENTRIES.c.number >= first).order_by(ENTRIES.c.number)
        with self._reading() as connection:
            return [Entry(*row) for row in connection.execute(wanted)]

    def add_entry(self, id: str, number: int, entry: Entry) -> None:
        """Write the entry of that number; it is on the disk when this returns.

        Raises NumberTaken if there is one already, NotSaved if the database does not take it.
        """
        values = {
            "table_id": id,
            "number": number,
            "seat": entry.seat,
            "move": entry.move,
            "version": entry.version,
            "made_at": time.time_ns() // 1_000_000,
        }
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(ENTRIES), values)
        except IntegrityError as error:
            if self._has_entry(id, number):
                raise NumberTaken from None
            raise not_saved(error) from None
        except DBAPIError as error:
            raise not_saved(error) from None

    def _has_entry(self, id: str, number: int) -> bool:
        wanted = select(func.count()).where(ENTRIES.c.table_id == id, ENTRIES.c.number == number)
        with self._reading() as connection:
            return bool(connection.execute(wanted).scalar())

    def tables_of(self, person: str, first: int = 0, most: int = 1000) -> list[str]:
        """The ids of the tables at which somebody sits, the newest first: so many from the number `first` on."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person)))
            .order_by(TABLES.c.made_at.desc(), TABLES.c.id)
            .offset(first)
            .limit(most)
        )
        with self._reading() as connection:
            return list(connection.execute(wanted).scalars())

    def signing_key(self) -> bytes:
        """The key that this database's cookies are signed with, made when it is first asked for."""
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "signing_key")
        with self._reading() as connection:
            key: bytes | None = connection.execute(wanted).scalar()
        if key is not None:
            return bytes(key)
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(SETTINGS), {"name": "signing_key", "value": secrets.token_bytes(32)})
        except IntegrityError:
            pass  # another process was quicker
        return self.signing_key()


def _header(row: Row[Any], seats: Sequence[Row[Any]]) -> Header:
    values = dict(row._mapping)
    values["secret"] = bytes(values["secret"])
    return Header(**values, sitters=tuple(Sitter(seat.person, seat.bot) for seat in seats))


def not_saved(error: DBAPIError) -> NotSaved:
    """The error of a database as a person should hear it."""
    return NotSaved(f"the database did not save it, so nothing has changed: {str(error.orig).strip()}")

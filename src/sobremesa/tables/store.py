"""The store: tables and their entries in the database, written once and never changed."""

import logging
import re
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, Table, bindparam, func, insert, select, union
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..engine.errors import Message, in_english
from .causes import cause
from .database import open_database, writing
from .errors import TEXTS, BadDatabase, NoSuchTable, NotSaved
from .schema import ENDINGS, ENTRIES, SEATS, SETTINGS, SITTINGS, TABLES

LOG = logging.getLogger("sobremesa")
ID = re.compile(r"[A-Za-z0-9_-]{22}")
AT_ONCE = 500  # tables in one question


def new_id() -> str:
    """An id for a table that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> bytes:
    """What the deal of a new table comes from."""
    return secrets.token_bytes(32)


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat: a person, by the SHA-256 of their token, or a bot, by its kind; nobody if it is open.

    A bot that sits there with a person plays for them until they are back.

    name  what the person calls themselves, None if they have not said
    """

    person: str | None = None
    bot: str | None = None
    name: str | None = None

    @property
    def open(self) -> bool:
        """May somebody sit down here?"""
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class Header:
    """What a table was made with, before its first entry.

    secret   32 bytes; the deal comes from them and from `words`
    made_at  milliseconds since 1970
    sitters  who sat there when it was made
    invite   the secret of its private link, None if no seat was left open
    follows  the table that it is the rematch of
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
    invite: str | None = None
    follows: str | None = None

    @property
    def minute(self) -> str:
        """When it was made, like 2025-11-22T18:05Z."""
        return f"{datetime.fromtimestamp(self.made_at / 1000, UTC):%Y-%m-%dT%H:%MZ}"


@dataclass(frozen=True)
class Entry:
    """Something a seat did: a move, or an undo (`move` None), at the version of the position that it saw."""

    seat: int
    move: int | None
    version: int


@dataclass(frozen=True)
class Sitting:
    """Who sits in a seat from then on."""

    seat: int
    sitter: Sitter


@dataclass(frozen=True)
class News:
    """What has been written of a table since somebody read it.

    rematch  the id of the table that follows it
    """

    entries: Sequence[Entry]
    sittings: Sequence[Sitting]
    rematch: str | None


class NumberTaken(Exception):
    """Somebody else has written what has that number, or is the one of its kind."""


# What is asked at every look at a table is made once: to make a query takes longer than the database's answer.
ENTRIES_FROM = (
    select(ENTRIES.c.seat, ENTRIES.c.move, ENTRIES.c.version)
    .where(ENTRIES.c.table_id == bindparam("id"), ENTRIES.c.number >= bindparam("first"))
    .order_by(ENTRIES.c.number)
)
SITTINGS_FROM = (
    select(SITTINGS)
    .where(SITTINGS.c.table_id == bindparam("id"), SITTINGS.c.number >= bindparam("first"))
    .order_by(SITTINGS.c.number)
)
REMATCH = select(TABLES.c.id).where(TABLES.c.follows == bindparam("id"))


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
            raise BadDatabase(f"the database does not answer: {self._cause(error)}") from None

    def _not_saved(self, error: DBAPIError) -> NotSaved:
        return NotSaved(f"the database did not save it, so nothing has changed: {self._cause(error)}")

    def _cause(self, error: DBAPIError) -> str:
        """What a driver's error means; what it says itself is for the log."""
        LOG.warning("the driver of the database says: %s", str(error.orig).strip())
        return in_english(cause(error, self._engine.url), TEXTS)

    def add_table(self, header: Header) -> None:
        """Write a new table; NumberTaken if the table that it follows has a rematch already."""
        row = {name: getattr(header, name) for name in TABLES.c.keys()}  # noqa: SIM118 (columns, not keys)
        seats = [
            {"table_id": header.id, "seat": seat, **_sitter_row(sitter)} for seat, sitter in enumerate(header.sitters)
        ]
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(TABLES), row)
                connection.execute(insert(SEATS), seats)
        except IntegrityError as error:
            if header.follows and self.rematch_of(header.follows):
                raise NumberTaken from None
            raise self._not_saved(error) from None
        except DBAPIError as error:
            raise self._not_saved(error) from None

    def header(self, id: str) -> Header:
        """What the table of that id was made with; NoSuchTable if there is none."""
        if not ID.fullmatch(id):
            raise NoSuchTable(Message("error.no-table-id", id=id))
        with self._reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one_or_none()
            if row is None:
                raise NoSuchTable(Message("error.no-such-table", id=id))
            seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).all()
        return _header(row, seats)

    def invited(self, invite: str) -> str:
        """The id of the table whose private link has that secret; NoSuchTable if there is none."""
        wanted = select(TABLES.c.id).where(TABLES.c.invite == invite)
        if ID.fullmatch(invite):
            with self._reading() as connection:
                found: str | None = connection.execute(wanted).scalar()
            if found:
                return found
        raise NoSuchTable(Message("error.no-such-invite"))

    def rematch_of(self, id: str) -> str | None:
        """The id of the table that is the rematch of that one."""
        with self._reading() as connection:
            found: str | None = connection.execute(REMATCH, {"id": id}).scalar()
        return found

    def news(self, id: str, entries: int, sittings: int) -> News:
        """What has been written of a table besides so many entries and sittings."""
        with self._reading() as connection:
            return News(
                entries=[Entry(*row) for row in connection.execute(ENTRIES_FROM, {"id": id, "first": entries})],
                sittings=[_sitting(row) for row in connection.execute(SITTINGS_FROM, {"id": id, "first": sittings})],
                rematch=connection.execute(REMATCH, {"id": id}).scalar(),
            )

    def extents(self, ids: Sequence[str]) -> dict[str, tuple[int, int, str | None]]:
        """How much has been written of some tables: entries, sittings, and the rematch."""
        found: dict[str, tuple[int, int, str | None]] = {}
        with self._reading() as connection:
            for start in range(0, len(ids), AT_ONCE):
                some = ids[start : start + AT_ONCE]
                counts = [
                    {id: int(last) + 1 for id, last in connection.execute(_last_numbers(kind, some))}
                    for kind in (ENTRIES, SITTINGS)
                ]
                follow = select(TABLES.c.follows, TABLES.c.id).where(TABLES.c.follows.in_(some))
                rematches = {str(followed): id for followed, id in connection.execute(follow)}
                for id in some:
                    found[id] = (counts[0].get(id, 0), counts[1].get(id, 0), rematches.get(id))
        return found

    def entries(self, id: str, first: int = 0) -> list[Entry]:
        """The entries of a table in their order, from the number `first` on."""
        with self._reading() as connection:
            return [Entry(*row) for row in connection.execute(ENTRIES_FROM, {"id": id, "first": first})]

    def add_entry(self, id: str, number: int, entry: Entry, *, ends: bool = False) -> None:
        """Write the entry of that number; it is on the disk when this returns.

        ends  the game has ended with it

        Raises NumberTaken if there is one already, NotSaved if the database does not take it.
        """
        values = {
            "table_id": id,
            "number": number,
            "seat": entry.seat,
            "move": entry.move,
            "version": entry.version,
            "made_at": now(),
        }
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(ENTRIES), values)
                if ends:
                    connection.execute(insert(ENDINGS), {"table_id": id, "made_at": values["made_at"]})
        except IntegrityError as error:
            raise self._taken(ENTRIES, id, number, error) from None
        except DBAPIError as error:
            raise self._not_saved(error) from None

    def add_sittings(self, id: str, number: int, sittings: Sequence[Sitting]) -> None:
        """Write who sits where from now on, all or nothing, from that number on; it is on the disk when this returns.

        Raises NumberTaken if there is one already, NotSaved if the database does not take it.
        """
        rows = [
            {"table_id": id, "number": n, "seat": sitting.seat, "made_at": now(), **_sitter_row(sitting.sitter)}
            for n, sitting in enumerate(sittings, number)
        ]
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(SITTINGS), rows)
        except IntegrityError as error:
            raise self._taken(SITTINGS, id, number, error) from None
        except DBAPIError as error:
            raise self._not_saved(error) from None

    def _taken(self, kind: Table, id: str, number: int, error: IntegrityError) -> Exception:
        wanted = select(func.count()).where(kind.c.table_id == id, kind.c.number >= number)
        with self._reading() as connection:
            return NumberTaken() if connection.execute(wanted).scalar() else self._not_saved(error)

    def note_ending(self, id: str) -> None:
        """Note that a game has ended whose last entry was written before endings were noted."""
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(ENDINGS), {"table_id": id, "made_at": now()})
        except IntegrityError:
            pass  # another process was quicker
        except DBAPIError as error:
            raise self._not_saved(error) from None

    def tables_of(
        self, person: str, first: int = 0, most: int = 1000, *, ended: bool | None = None, since: int = 0
    ) -> list[str]:
        """The ids of the tables at which somebody has sat down, the newest first: so many from the number `first` on.

        ended  only those whose game has ended, or has not
        since  made no earlier, in milliseconds since 1970
        """
        sat = [select(kind.c.table_id).where(kind.c.person == person) for kind in (SEATS, SITTINGS)]
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(union(*sat)), TABLES.c.made_at >= since)
        if ended is not None:
            has_ended = TABLES.c.id.in_(select(ENDINGS.c.table_id))
            wanted = wanted.where(has_ended if ended else ~has_ended)
        wanted = wanted.order_by(TABLES.c.made_at.desc(), TABLES.c.id).offset(first).limit(most)
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


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _last_numbers(kind: Table, ids: Sequence[str]) -> Select[Any]:
    return select(kind.c.table_id, func.max(kind.c.number)).where(kind.c.table_id.in_(ids)).group_by(kind.c.table_id)


def _sitter_row(sitter: Sitter) -> dict[str, str | None]:
    return {"person": sitter.person, "bot": sitter.bot, "name": sitter.name}


def _sitting(row: Row[Any]) -> Sitting:
    return Sitting(row.seat, Sitter(row.person, row.bot, row.name))


def _header(row: Row[Any], seats: Sequence[Row[Any]]) -> Header:
    values = dict(row._mapping)
    values["secret"] = bytes(values["secret"])
    return Header(**values, sitters=tuple(Sitter(seat.person, seat.bot, seat.name) for seat in seats))

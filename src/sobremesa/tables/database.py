"""The database: SQLite in the user's data folder, or any SQLite or PostgreSQL by URL.

A new database gets its tables in one go; an old one is led here by Alembic, which is imported only then
(docs/decisions/0006-how-tables-are-stored.md).
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ..engine.errors import Message
from ..engine.files import why
from .causes import cause, shown, shown_unread
from .errors import BadDatabase
from .schema import REVISION, metadata

FILE = "tables.sqlite3"
MOST_BROKEN = 3  # rows that are named
POSTGRESQL = "postgresql+psycopg"  # the only driver that is used
SECONDS_TO_WAIT = 30  # for another process that is writing
SECONDS_BETWEEN = 0.02  # tries where SQLite does not wait by itself
SECONDS_TO_CONNECT = 10  # to a server
FIRST_START = 0x536F6272  # the key of PostgreSQL's lock while tables are made

VERSION = Table(  # Alembic's own
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def default_url() -> str:
    """The database of this user: a file in their data folder (XDG_DATA_HOME is honoured)."""
    return f"sqlite:///{platformdirs.user_data_path('sobremesa', appauthor=False) / FILE}"


def open_database(url: str | None = None) -> Engine:
    """Open a database, made or brought up to date first; BadDatabase says what is wrong with it.

    url  of SQLAlchemy, like sqlite:///tables.sqlite3 or postgresql://user@host/name; the user's own by default
    """
    parsed = _parse(default_url() if url is None else url)
    if parsed.get_backend_name() == "sqlite":
        _make_file(parsed)
    try:
        engine = create_engine(parsed, pool_pre_ping=True, **_arguments(parsed))
    except ModuleNotFoundError:
        raise BadDatabase(Message("database.no-driver")) from None
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
    try:
        _bring_up_to_date(engine)
    except DBAPIError as error:
        raise BadDatabase(Message("database.unusable", url=shown(parsed), why=cause(error, parsed))) from None
    return engine


def _parse(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise BadDatabase(Message("database.no-url", url=shown_unread(url))) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername=POSTGRESQL)
    if parsed.drivername not in ("sqlite", POSTGRESQL):
        raise BadDatabase(Message("database.other-kind", kind=parsed.drivername))
    if parsed.drivername == "sqlite":
        _check_names_a_file(parsed)
    return parsed


def _check_names_a_file(url: URL) -> None:
    if url.database in (None, "", ":memory:"):
        raise BadDatabase(Message("database.in-memory", url=str(url)))
    if url.host or url.query or "\0" in str(url.database):
        raise BadDatabase(Message("database.no-file-url", url=shown_unread(str(url))))


def _arguments(url: URL) -> dict[str, Any]:
    if url.drivername == "sqlite":
        return {"connect_args": {"timeout": SECONDS_TO_WAIT}}
    return {} if "connect_timeout" in url.query else {"connect_args": {"connect_timeout": SECONDS_TO_CONNECT}}


def _make_file(url: URL) -> None:
    """Make the file for its owner alone: it holds the secrets of unfinished games."""
    path = Path(str(url.database))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise BadDatabase(Message("database.not-written", path=path, why=why(error))) from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Every commit reaches the disk before it is answered, and readers do not wait for writers."""
    connection.isolation_level = None  # the driver begins no transaction of its own
    _write_ahead(connection)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: Any) -> None:
    """Have SQLite write ahead; a new file is told so by one process at a time, and SQLite itself does not wait here."""
    last = time.monotonic() + SECONDS_TO_WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > last:
                raise
        time.sleep(SECONDS_BETWEEN)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    """Every commit reaches the disk before it is answered, whatever the server's default."""
    connection.autocommit = True
    connection.execute("SET synchronous_commit TO on")
    connection.autocommit = False


def writing(engine: Engine) -> Engine:
    """The same database for transactions that write: SQLite then takes its lock as they begin, not half way."""
    return engine.execution_options(writes=True)


def _bring_up_to_date(engine: Engine) -> None:
    with engine.connect() as connection:
        if _revision(connection) == REVISION:
            return
    with writing(engine).connect() as connection, _foreign_keys_unwatched(connection), connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": FIRST_START})
        found = _revision(connection)  # another process may have been quicker
        if found is None:
            metadata.create_all(connection)
            stamp(connection)
        elif found != REVISION:
            migrate(connection)


@contextmanager
def _foreign_keys_unwatched(connection: Connection) -> Iterator[None]:
    """SQLite changes a table by making it anew: what refers to it must not notice meanwhile."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = OFF")  # it counts outside a transaction only
    try:
        yield
    finally:
        driver.execute("PRAGMA foreign_keys = ON")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION.name):
        return None
    found: str | None = connection.execute(select(VERSION.c.version_num)).scalar()
    return found


def stamp(connection: Connection) -> None:
    """Note that the database has the newest form, in the table that Alembic reads."""
    VERSION.create(connection)
    connection.execute(insert(VERSION), {"version_num": REVISION})


def migrate(connection: Connection) -> None:
    """Lead an older database here, step by step; BadDatabase if it is newer than this program."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadDatabase(Message("database.newer", error=error)) from None
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if broken:
            raise BadDatabase(Message("database.damaged", rows=str(broken[:MOST_BROKEN])))

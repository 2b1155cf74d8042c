"""Why a database cannot be used, in our own words: what its driver says may hold passwords, and helps nobody."""

import re
from collections.abc import Sequence

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, ProgrammingError

SQLITE: Sequence[tuple[str, str]] = (  # what the driver says, and what it means
    ("not a database", "this file holds something else than an SQLite database"),
    ("locked", "another program has locked it"),
    ("readonly|unable to open", "it cannot be opened for writing"),
    ("full", "the disk is full"),
    ("malformed|disk I/O", "the file is damaged, or the disk is"),
)
POSTGRESQL: Sequence[tuple[str, str]] = (
    ("resolve host|could not translate host|Name or service", "there is no machine called {host}"),
    ("Connection refused|No such file|No route|unreachable", "no server answers at {host}, port {port}"),
    ("timeout|timed out", "no server answers at {host}, port {port}, in time"),
    ("role .* does not exist", "the server has no user {user}"),
    ("database .* does not exist", "the server has no database {database}"),
    ("password authentication failed|no password supplied", "the password of {user} is missing or wrong"),
    ("pg_hba.conf|authentication", "the server does not let {user} in from here"),
    ("permission denied|schema has been selected", "{user} may not make tables there"),
    ("too many (clients|connections)|remaining connection slots", "the server has too many connections already"),
    ("starting up|shutting down", "the server is just starting or stopping: try again in a moment"),
    ("SSL|certificate", "the connection cannot be secured as it was asked for"),
)


def cause(error: DBAPIError, url: URL) -> str:
    """What a driver's error means."""
    if url.get_backend_name() == "sqlite":
        return _meaning(str(error.orig), SQLITE) or "SQLite refuses it"
    found = _meaning(str(error.orig), POSTGRESQL)
    if found is None and isinstance(error, ProgrammingError) and getattr(error.orig, "sqlstate", None) is None:
        found = "a setting after the ? is not one of PostgreSQL's"
    named = {"host": url.host or "the usual place", "port": url.port or 5432, "user": url.username or "this user"}
    return (found or "the server refuses it").format(**named, database=url.database or "of that user's name")


def _meaning(said: str, known: Sequence[tuple[str, str]]) -> str | None:
    return next((meaning for pattern, meaning in known if re.search(pattern, said)), None)


def shown(url: URL) -> str:
    """A database as a message names it: its password and its settings are left out."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def shown_unread(text: str) -> str:
    """What should have been a URL, without whatever may be a password in it."""
    return repr(f"***@{text.rpartition('@')[2]}" if "@" in text else text)

"""Why a database cannot be used, in our own words: what its driver says may hold passwords, and helps nobody."""

import re
from collections.abc import Sequence

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, ProgrammingError

from ..engine.errors import Message

SQLITE: Sequence[tuple[str, str]] = (  # what the driver says, and the text of what it means
    ("not a database", "cause.no-sqlite"),
    ("locked", "cause.locked"),
    ("readonly|unable to open", "cause.read-only"),
    ("full", "cause.full"),
    ("malformed|disk I/O", "cause.damaged"),
)
POSTGRESQL: Sequence[tuple[str, str]] = (
    ("resolve host|could not translate host|Name or service", "cause.no-machine"),
    ("Connection refused|No such file|No route|unreachable", "cause.no-answer"),
    ("timeout|timed out", "cause.late"),
    ("role .* does not exist", "cause.no-user"),
    ("database .* does not exist", "cause.no-database"),
    ("password authentication failed|no password supplied", "cause.password"),
    ("pg_hba.conf|authentication", "cause.not-let-in"),
    ("permission denied|schema has been selected", "cause.no-rights"),
    ("too many (clients|connections)|remaining connection slots", "cause.too-many"),
    ("starting up|shutting down", "cause.starting"),
    ("SSL|certificate", "cause.insecure"),
)


def cause(error: DBAPIError, url: URL) -> Message:
    """What a driver's error means."""
    if url.get_backend_name() == "sqlite":
        return Message(_meaning(str(error.orig), SQLITE) or "cause.sqlite")
    found = _meaning(str(error.orig), POSTGRESQL)
    if found is None and isinstance(error, ProgrammingError) and getattr(error.orig, "sqlstate", None) is None:
        found = "cause.setting"
    return Message(
        found or "cause.server",
        host=url.host or Message("cause.usual-host"),
        port=url.port or 5432,
        user=url.username or Message("cause.this-user"),
        database=url.database or Message("cause.own-database"),
    )


def _meaning(said: str, known: Sequence[tuple[str, str]]) -> str | None:
    """The id of what a driver says."""
    return next((id for pattern, id in known if re.search(pattern, said)), None)


def shown(url: URL) -> str:
    """A database as a message names it: its password and its settings are left out."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def shown_unread(text: str) -> str:
    """What should have been a URL, without whatever may be a password in it."""
    return repr(f"***@{text.rpartition('@')[2]}" if "@" in text else text)

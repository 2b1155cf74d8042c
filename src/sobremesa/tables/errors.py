"""Errors of tables: what was asked, why it cannot be done, and what would be right."""

from pathlib import Path

from ..engine.errors import Message, SobremesaError

TEXTS = Path(__file__).parent / "text"


class BadDatabase(SobremesaError):
    """The database cannot be used; the message says which, why, and what to give instead."""

    texts = TEXTS


class NotSaved(SobremesaError):
    """The database did not take the entry: nothing has changed, and the same may be tried again."""


class NoSuchTable(SobremesaError):
    """No table has that id, or that private link."""

    texts = TEXTS


class NoSeat(SobremesaError):
    """The person does not sit at that table."""


NOT_NOW = {
    "waiting": "somebody must sit down first",
    "covered": "several players share the device, and nobody has said who is there",
    "away": "a bot plays for that seat",
    "here": "no bot plays for that seat",
    "begun": "the game has begun",
    "full": "no seat is open",
    "seated": "they sit there already",
    "not-over": "the game goes on",
    "not-host": "the host alone may do it",
    "own-seat": "it is the host's own seat",
    "name-taken": "somebody there has that name",
    "bad-name": "it is no name",
    "enough": "so much has been done there already",
}


class NotNow(SobremesaError):
    """What was asked cannot be done at this table as it stands; `reason` is one of NOT_NOW."""

    def __init__(self, reason: str, message: str = ""):
        self.reason = reason
        super().__init__(message or NOT_NOW[reason])


class TooMany(SobremesaError):
    """Somebody makes more tables than anybody plays at; the message says when there may be more."""

    texts = TEXTS


class Stale(SobremesaError):
    """The position is not the one that the mover saw, so nothing was done.  `seen` and `now` are its versions."""

    def __init__(self, seen: int, now: int):
        self.seen, self.now = seen, now
        super().__init__(f"you decided at version {seen} of this table; it is at version {now} now: look again")


class Unplayable(SobremesaError):
    """A table that can be read but not played here.

    `reason` is "game" (there is no such game), "broken" (it cannot be loaded), "rules" (it was made under another
    rules version), "cards" (its card set does not fit) or "entries" (an entry does not follow from those before it).
    """

    def __init__(self, reason: str, *messages: str | Message, texts: Path = TEXTS):
        self.reason, self.texts = reason, texts
        super().__init__(*messages)

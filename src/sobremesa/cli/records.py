"""Records as files: reading one that somebody gives, saving one without harming another file."""

from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.errors import BadRecord, SobremesaError

if TYPE_CHECKING:
    from ..engine.cardset import CardSet
    from ..engine.contract import Game
    from ..engine.record import Record


class CannotSave(SobremesaError):
    """A record cannot be written to that file; the message says why and what would be right."""


def check_free(path: Path) -> None:
    """Raise CannotSave unless a new file of that name can be made."""
    if path.exists():
        raise CannotSave(f"{path} exists already; name a file that does not, so that nothing is lost")
    if not path.absolute().parent.is_dir():
        raise CannotSave(f"{path}: there is no folder {path.parent}; make it first, or name another")


def save(path: Path, text: str) -> None:
    """Write a record into a new file."""
    check_free(path)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CannotSave(f"{path} cannot be written: {error.strerror}") from None


def opened(path: Path) -> tuple["Record", "Game", "CardSet"]:
    """The record of a file, its game, and the card set that lies in it; BadRecord or NoSuchGame says what is wrong."""
    from ..engine.record import read
    from ..games import game

    try:
        record = read(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a record: a record is text, one line of JSON after another") from None
    except BadRecord as error:
        raise BadRecord(f"{path}, {error}") from None
    found, source = game(record.game), record.cards.get("source")
    if not isinstance(source, dict):
        raise BadRecord(f"{path}, line 1: the cards have no 'source': the content of the card set belongs there")
    return record, found, found.cards.build(source, f"{path}, the cards")

"""Records as files: reading one that somebody gives, saving one without harming another file."""

from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.errors import BadRecord, Message
from ..engine.files import why
from .errors import CannotOpen, CannotSave

if TYPE_CHECKING:
    from ..engine.cardset import CardSet
    from ..engine.contract import Game
    from ..engine.record import Record


def check_free(path: Path) -> None:
    """Raise CannotSave unless a new file of that name can be made."""
    if path.exists():
        raise CannotSave(Message("error.file-exists", path=str(path)))
    if not path.absolute().parent.is_dir():
        raise CannotSave(Message("error.no-folder", path=str(path), folder=str(path.parent)))


def save(path: Path, text: str) -> None:
    """Write a record into a new file."""
    check_free(path)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CannotSave(Message("error.not-written", path=str(path), why=why(error))) from None


def opened(path: Path) -> tuple["Record", "Game", "CardSet"]:
    """The record of a file, its game, and the card set in it; BadRecord, CannotOpen or NoSuchGame tell why not."""
    from ..engine.record import read
    from ..games import game

    try:
        record = read(path.read_text("utf-8"))
    except FileNotFoundError:
        raise CannotOpen(Message("error.no-file", path=str(path))) from None
    except OSError as error:
        raise CannotOpen(Message("error.not-read", path=str(path), why=why(error))) from None
    except UnicodeDecodeError:
        raise CannotOpen(Message("error.no-record", path=str(path))) from None
    except BadRecord as error:
        raise BadRecord(Message("written.problem", where=str(path), what=error.messages[0])) from None
    found, source = game(record.game), record.cards.get("source")
    if not isinstance(source, dict):
        raise CannotOpen(Message("error.record-cards", path=str(path)))
    return record, found, found.cards.build(source, f"{path}: cards")

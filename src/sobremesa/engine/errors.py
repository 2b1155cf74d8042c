"""Errors: each says what was wrong, where, and what would be right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, init=False)
class Message:
    """A sentence that can be said in every language: an id of a catalogue and its values, messages among them."""

    id: str
    values: Mapping[str, Any]

    def __init__(self, id: str, /, **values: Any):
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "values", values)


class SobremesaError(Exception):
    """Something that a person asked for cannot be done; its messages say why and what would be right.

    What a player may read is a `Message`.  What only those read who mend the program is plain English.

    texts  the folder of the catalogue that has the messages, beside the code that raises the error
    """

    texts: Path = Path(__file__).parent / "text"

    def __init__(self, *messages: str | Message):
        self.messages = messages
        super().__init__(*messages)

    def in_words(self, language: str) -> tuple[str, ...]:
        """The messages in a language; those that are plain English are left out in every language."""
        from .words import Words, said

        words = Words(language, [self.texts, SobremesaError.texts])
        return tuple(said(message, words) for message in self.messages if isinstance(message, Message))

    def in_full(self, language: str) -> str:
        """All messages for whoever runs a command, one a line: in a language, or in plain English if they are that."""
        from .words import Words, said

        words = Words(language, [self.texts, SobremesaError.texts])
        return "\n".join(said(message, words) for message in self.messages)

    def __str__(self) -> str:
        return self.in_full("en")


def in_english(message: str | Message, texts: Path = SobremesaError.texts) -> str:
    """A message as it is said to whoever runs a command or mends the program."""
    from .words import Words, said

    return said(message, Words("en", [texts, SobremesaError.texts]))


class Refused(SobremesaError):
    """A rule forbids the move.  `clause` is the handle of that rule; nothing has changed."""

    def __init__(self, seat: int, move: int, clause: str):
        self.seat, self.move, self.clause = seat, move, clause
        super().__init__(f"seat {seat} may not make move {move}: [{clause}]")


class NothingToUndo(SobremesaError):
    """There is no pending step to take back: the last step used chance, showed a card, or ended the turn."""


class BadCardSet(SobremesaError):
    """A card set breaks a limit or does not fit its game; each message names the file, the line, the key, the limit.

    texts  the folder of the game's catalogue, if messages are its own
    """

    def __init__(self, *messages: str | Message, texts: Path = SobremesaError.texts):
        super().__init__(*messages)
        self.texts = texts


class BadOptions(SobremesaError):
    """An option, a value or a number of seats that the game does not have; the message lists those it has."""


class BadRecord(SobremesaError):
    """A record that cannot be replayed: damaged, of another rules version, or of other cards."""


class BadWords(SobremesaError):
    """Words that name no move; the message shows moves that they may have meant."""


class BadRulebook(SobremesaError):
    """A rulebook that cannot be read; the message names the file, the line, and what belongs there."""


class UnknownClause(SobremesaError):
    """A handle that no clause of the game has; `near` are those that come nearest, if any come near."""

    def __init__(self, message: str | Message, near: Sequence[str] = ()):
        super().__init__(message)
        self.near = tuple(near)

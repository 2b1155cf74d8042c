"""Errors of the command line, said in the reader's language from its own catalogue."""

from pathlib import Path
from typing import Any

from ..engine.errors import BadOptions, Message, SobremesaError

TEXTS = Path(__file__).parent / "text"


class BadUse(BadOptions):
    """The command was used in a way in which it cannot be; the message says how it can.

    ctx  Typer's context of the command, if it is known: how the command is used is then said as well
    """

    texts = TEXTS

    def __init__(self, message: Message, ctx: Any = None):
        super().__init__(message)
        self.ctx = ctx


class CannotSave(SobremesaError):
    """A record cannot be written to that file; the message says why and what would be right."""

    texts = TEXTS


class CannotOpen(SobremesaError):
    """A file, or a module, that was named cannot be read."""

    texts = TEXTS

"""Errors: each says what was wrong, where, and what would be right."""


class SobremesaError(Exception):
    """Something that a person asked for cannot be done; the message says why and what would be right."""


class Refused(SobremesaError):
    """A rule forbids the move.  `clause` is the handle of that rule; nothing has changed."""

    def __init__(self, seat: int, move: int, clause: str):
        self.seat, self.move, self.clause = seat, move, clause
        super().__init__(f"seat {seat} may not make move {move}: [{clause}]")


class NothingToUndo(SobremesaError):
    """There is no pending step to take back: the last step used chance, showed a card, or ended the turn."""


class BadCardSet(SobremesaError):
    """A card set breaks a limit or does not fit its game; the message names the file, the key and the limit."""


class BadOptions(SobremesaError):
    """An option, a value or a number of seats that the game does not have; the message lists those it has."""


class BadRecord(SobremesaError):
    """A record that cannot be replayed: damaged, of another rules version, or of other cards."""


class BadWords(SobremesaError):
    """Words that name no move; the message shows moves that they may have meant."""


class BadRulebook(SobremesaError):
    """A rulebook that cannot be read; the message names the file, the line, and what belongs there."""


class UnknownClause(SobremesaError):
    """A handle that no clause of the game has; the message lists those that come nearest."""

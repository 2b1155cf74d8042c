"""Judgements, with and without notes: one way to call them all."""

from typing import Any

from ..engine.contract import Game
from ..engine.layouts import Record, record


def notes_of(game: Game) -> Record:
    """The layout of what the game's judgement works out on the way; one without NOTES keeps nothing."""
    found: Record = getattr(game.judgement, "NOTES", record())
    return found


def judging(game: Game) -> Any:
    """The judgement of a game as everybody calls it: `judge(s, box, seat, notes)`."""
    judgement: Any = game.judgement
    return judgement.judge if hasattr(judgement, "NOTES") else without_notes(judgement)


def without_notes(judgement):
    """A judgement that works nothing out that it would have to keep."""

    def judge(s, box, seat, notes):
        """What it thinks of the position."""
        return judgement.judge(s, box, seat)

    return judge

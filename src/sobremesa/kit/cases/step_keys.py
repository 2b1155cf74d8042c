"""The keys of a step: what each of them holds, what it says, and how it is read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .expect_choices import asked, choices, not_offered, offered, over, refused
from .expect_events import events, no_events
from .expect_position import position
from .expect_view import counters, points, ranks, scored, seen, winners
from .moment import Checks, Reading
from .told import Told


@dataclass(frozen=True)
class StepKey:
    """A key of a step."""

    holds: str
    text: str
    read: Callable[[Reading, Told], Checks]


STEP_KEYS: Mapping[str, StepKey] = {
    "refused": StepKey(
        'a table of `"seat N: move" = "clause"`',
        "Moves that the rules refuse after this step, and the clause that forbids each.",
        refused,
    ),
    "position": StepKey(
        "a table of places and facts",
        "Where cards lie and what else is so. A place may be given as a number: so many cards lie there.",
        position,
    ),
    "asked": StepKey("a list of seats", "Exactly the seats that must decide now; `[]` when the game is over.", asked),
    "choices": StepKey(
        "a table of `N = [moves]`, without the seat in the move", "Exactly the moves that a seat may make.", choices
    ),
    "offered": StepKey('a list of `"seat N: move"`', "Moves that are among the choices.", offered),
    "not_offered": StepKey('a list of `"seat N: move"`', "Moves that are not among the choices.", not_offered),
    "sees": StepKey(
        "a table of `N` or `spectator`, and zones in it",
        "What lies in a zone as that seat sees it: cards, `#` for a back, marks in brackets behind a card"
        ' (`"aa (chosen)"`); or a number: so many cards lie there. A pile face down shows one back.',
        seen,
    ),
    "counters": StepKey("a table of counters", "Numbers that everybody may know.", counters),
    "events": StepKey(
        "a list of events",
        "Events of this step, in this order; others may lie between them. An event is its name, or a table:"
        ' `{ event = "drew", seat = 1, card = "aa" }`. The deal of a game belongs to its first step.'
        " `[]`: nothing happens.",
        events,
    ),
    "no_events": StepKey("a list of events", "Events that do not happen in this step.", no_events),
    "points": StepKey("a list of numbers, one a seat", "The points as they stand.", points),
    "ranks": StepKey("a list of numbers, one a seat", "The ranks as they stand: 1 is the first.", ranks),
    "scored": StepKey(
        "a list of `{ seat, points, clause }`", "Points of a seat and the clause they come from.", scored
    ),
    "winners": StepKey("a list of seats", "The seats that have won; `[]` while the game goes on.", winners),
    "over": StepKey("true or false", "Whether the game is over.", over),
}

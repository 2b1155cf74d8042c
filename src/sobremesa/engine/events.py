"""Events: what happened, as rules note it while they make a move.

An event is an argument of the rules, not a part of the state.  Whoever does not read events (search, simulation)
passes a list that is not kept.  A rule notes an event under the clause behind it: `note` without a card, `note_open`,
`note_shown` or `note_secret` with one, by who sees it; for all other cases there is `note_told`.
"""

from .forms import record

EVENT = record(
    what=int,  # the game's Event
    seat=int,  # whose it is
    card=int,  # the kind of the card, disc ..., 0 for none
    place=int,  # where
    other=int,  # a second card, place or seat, as the game's Event says
    clause=int,  # the rule behind it
    sees=int,  # the seats that are told the card (bit mask)
    shown=int,  # those of them that did not know it before (bit mask)
)
CAPACITY = 160
EVENTS = record(kept=int, n=int, entry=(EVENT, CAPACITY))

NOBODY = 0
EVERYBODY = (1 << 30) - 1


def note(events, what, clause, seat=0, place=0, other=0):
    """Note an event without a card: nothing of it is hidden from anybody."""
    note_told(events, what, clause, NOBODY, NOBODY, seat, 0, place, other)


def note_open(events, what, clause, seat=0, card=0, place=0, other=0):
    """Note an event with a card that lies open: everybody is told which, and knew it before."""
    note_told(events, what, clause, EVERYBODY, NOBODY, seat, card, place, other)


def note_shown(events, what, clause, to, seat=0, card=0, place=0, other=0):
    """Note an event with a card that is laid open: everybody is told which; it is new to some (bit mask)."""
    note_told(events, what, clause, EVERYBODY, to, seat, card, place, other)


def note_secret(events, what, clause, seat, card, place=0, other=0):
    """Note an event with a card that its seat alone is shown."""
    note_told(events, what, clause, just(seat), just(seat), seat, card, place, other)


def note_told(events, what, clause, sees, shown, seat=0, card=0, place=0, other=0):
    """Note an event, where events are kept; those seats are told the card, and to some of them it is new."""
    if events.kept == 0:
        return
    assert events.n < CAPACITY
    event = events.entry[events.n]
    event.what = what
    event.seat = seat
    event.card = card
    event.place = place
    event.other = other
    event.clause = clause
    event.sees = sees
    event.shown = shown
    events.n += 1


def just(seat):
    """The mask of one seat."""
    return 1 << seat


def but(seat):
    """The mask of everybody but one seat."""
    return EVERYBODY & ~(1 << seat)


def sees(event, seat):
    """May this seat (None: a spectator) be told the event's card?"""
    return event.sees == EVERYBODY or (seat is not None and event.sees >> seat & 1 == 1)

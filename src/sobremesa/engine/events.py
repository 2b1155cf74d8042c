"""Events: what happened, as rules note it while they make a move.

An event is an argument of the rules, not a part of the state.  Whoever does not read events (search, simulation)
passes a list that is not kept.
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


def note(events, what, seat, card, place, other, clause, sees, shown):
    """Note an event, where events are kept."""
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

"""Abuela Co.: stoves and their burners: what lies on them, what they take, and the timers that lock them."""

from ...engine.events import note, note_open
from .state import BURNERS, COMMUNITY, FIRST_BASIC, RUNNING, STOVES, WATER, Clause, Event, Mode, Role


def has_community(s):
    """The community stove is in play in the advanced game [community-stove] and in both with Con Más Sazón.

    [sazon-community-stove]
    """
    return s.options.mode == Mode.ADVANCED or s.options.sazon == 1


def in_play(s, stove):
    """Is there such a stove: a player's, or the community stove?"""
    return stove < s.seats or (stove == COMMUNITY and has_community(s))


def number_of(stove, burner):
    """A stove's burner as one number, for events."""
    return stove * BURNERS + burner


def number_left(stove, burner, card):
    """The number of a burner that a card leaves, for events: they tell whether the timer of that card runs."""
    return number_of(stove, burner) + (STOVES * BURNERS if card == RUNNING else 0)


def is_locked(s, stove, burner):
    """Does a timer lock the burner [timer-locks]?"""
    return s.lock_seat[stove][burner] > 0


def cards_on(s, box, stove, burner):
    """How many cards lie on a burner; there is no limit [four-burners]."""
    cards = 0
    for kind in range(WATER, box.kinds):
        cards += s.burner[stove][burner][kind]
    return cards


def cards_on_stove(s, box, stove):
    """How many cards lie on a stove."""
    cards = 0
    for burner in range(BURNERS):
        cards += cards_on(s, box, stove, burner)
    return cards


def basic_on(s, box, stove, burner):
    """The type of basic on a burner, 0 if there is none: never two [one-basic-a-burner]."""
    for kind in range(FIRST_BASIC, box.first_food):
        if box.role[kind] == Role.BASIC and s.burner[stove][burner][kind] > 0:
            return kind
    return 0


def burner_of(s, stove, kind):
    """The lowest burner of a stove that holds a kind, BURNERS if none does."""
    burner = 0
    while burner < BURNERS and s.burner[stove][burner][kind] == 0:
        burner += 1
    return burner


def refuse_on_burner(s, box, stove, burner, kind):
    """The clause by which a burner does not take a card, or 0.

    A locked one takes nothing [timer-locks]; specials and processed foods go on any other [cards-with-points]; a
    basic lies with its like only [one-basic-a-burner], and never on two burners of a stove [one-burner-a-basic].
    """
    if is_locked(s, stove, burner):
        return Clause.TIMER_LOCKS
    if box.role[kind] != Role.BASIC:
        return 0
    there = basic_on(s, box, stove, burner)
    if there > 0 and there != kind:
        return Clause.ONE_BASIC_A_BURNER
    other = burner_of(s, stove, kind)
    return 0 if other == BURNERS or s.burner[stove][burner][kind] > 0 else Clause.ONE_BURNER_A_BASIC


def put_on_burner(s, box, seat, stove, burner, kind, cards, events):
    """Lay cards of a kind on a burner together; a timer then locks it until seat's next turn [timer-waits]."""
    s.burner[stove][burner][kind] += cards
    if box.timer[kind] == 1:
        lock(s, seat, stove, burner, kind, cards)
        place = number_of(stove, burner)
        note_open(events, Event.TIMER_STARTS, Clause.TIMER_WAITS, seat, kind, place)


def lock(s, seat, stove, burner, kind, cards):
    """So many timer cards of a kind lock a burner until the next turn of a seat begins [timer-locks]."""
    s.lock_seat[stove][burner] = seat + 1
    s.lock_kind[stove][burner] = kind
    s.lock_count[stove][burner] = cards


def unlock(s, stove, burner):
    """The burner is free again."""
    s.lock_seat[stove][burner] = 0
    s.lock_kind[stove][burner] = 0
    s.lock_count[stove][burner] = 0


def kind_named(s, stove, burner, card):
    """The kind of a card that a move names on a burner: that kind, or the one of the card whose timer runs."""
    return s.lock_kind[stove][burner] if card == RUNNING else card


def cards_named(s, stove, burner, card):
    """How many cards on a burner are such as a move names: those whose timer runs, or the others of a kind.

    Like timer cards keep each its own time, so whoever takes one says which [timer-locks].
    """
    if card == RUNNING:
        return s.lock_count[stove][burner]
    running = s.lock_count[stove][burner] if s.lock_kind[stove][burner] == card else 0
    return s.burner[stove][burner][card] - running


def off_burner(s, stove, burner, card):
    """Take a card that a move names off a burner and return its kind.

    With the last card whose timer runs it is unlocked [timer-locks].
    """
    kind = kind_named(s, stove, burner, card)
    s.burner[stove][burner][kind] -= 1
    if card == RUNNING:
        s.lock_count[stove][burner] -= 1
        if s.lock_count[stove][burner] == 0:
            unlock(s, stove, burner)
    return kind


def end_timers(s, seat, events):
    """As a player's turn begins, the timers that this player started are over [timer-waits]."""
    for stove in range(STOVES):
        for burner in range(BURNERS):
            if s.lock_seat[stove][burner] == seat + 1:
                unlock(s, stove, burner)
                place = number_of(stove, burner)
                note(events, Event.TIMER_ENDS, Clause.TIMER_WAITS, seat, place=place)

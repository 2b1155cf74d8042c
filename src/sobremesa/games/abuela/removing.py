"""Abuela Co.: removing cards from burners, and moving one to another burner."""

from ...engine.events import EVERYBODY, note_open
from ...engine.spans import named, naming
from .deck import put_away
from .hands import into_hand, room_in_hand
from .state import (
    BURNERS,
    COMMUNITY,
    MOVE_BURNER,
    MOVE_CARD,
    MOVE_TO,
    REMOVALS,
    RUNNING,
    THROW_BURNER,
    THROW_CARD,
    THROW_WHOSE,
    TO_HAND_BURNER,
    TO_HAND_CARD,
    TO_HAND_WHOSE,
    Clause,
    Event,
    Move,
    Role,
)
from .stoves import (
    basic_on,
    cards_named,
    cards_on_stove,
    has_community,
    is_locked,
    kind_named,
    lock,
    number_left,
    number_of,
    off_burner,
)


def stove_of(seat, whose):
    """The stove that a move names: 0 one's own, 1 the community stove [community-as-own]."""
    return COMMUNITY if whose == 1 else seat


# -- what may be removed ----------------------------------------------------------------------------------------


def can_remove(s, box, seat, enhanced):
    """Does a card lie on one's own stove, or, if it is not enhanced, on the community stove [remove-card]?"""
    if cards_on_stove(s, box, seat) > 0:
        return True
    return not enhanced and has_community(s) and cards_on_stove(s, box, COMMUNITY) > 0


def as_to_hand(move):
    """The removal that takes the same card to the hand: the moves that discard one name the same."""
    return move if move < Move.THROW else move - Move.THROW + Move.TO_HAND


def refuse_from(s, whose, enhanced):
    """The clause that forbids to remove cards from a stove, or 0; enhanced it is one's own [enhanced-remove]."""
    if whose == 1 and enhanced:
        return Clause.ENHANCED_REMOVE
    return Clause.COMMUNITY_STOVE if whose == 1 and not has_community(s) else 0


def refuse_remove(s, seat, move, enhanced, removed):
    """The clause that forbids to remove a card, or 0 [remove-card]; enhanced two may be removed [enhanced-remove]."""
    taken = as_to_hand(move)
    whose, burner, card = named(taken, TO_HAND_WHOSE), named(taken, TO_HAND_BURNER), named(taken, TO_HAND_CARD)
    clause = refuse_from(s, whose, enhanced)
    if clause > 0:
        return clause
    if cards_named(s, stove_of(seat, whose), burner, card) == 0:
        return Clause.REMOVE_CARD
    if enhanced and removed == REMOVALS:
        return Clause.ENHANCED_REMOVE
    return Clause.HAND_LIMIT if move < Move.THROW and room_in_hand(s, seat) == 0 else 0


def refuse_move(s, box, seat, move):
    """The clause that forbids to move a card to another burner of one's stove, or 0 [enhanced-move].

    Burner rules and timers hold there, and a type of basic stays on one burner [one-burner-a-basic].
    """
    burner, to, card = named(move, MOVE_BURNER), named(move, MOVE_TO), named(move, MOVE_CARD)
    if s.moved == 1 or burner == to or cards_named(s, seat, burner, card) == 0:
        return Clause.ENHANCED_MOVE
    if is_locked(s, seat, to):
        return Clause.TIMER_LOCKS
    kind = kind_named(s, seat, burner, card)
    if box.role[kind] != Role.BASIC:
        return 0
    if basic_on(s, box, seat, to) > 0:
        return Clause.ONE_BASIC_A_BURNER
    return Clause.ONE_BURNER_A_BASIC if s.burner[seat][burner][kind] > 1 else 0


def can_move(s, box, seat):
    """Is there a card to move to another burner of one's stove?"""
    for burner in range(BURNERS):
        for card in range(box.kinds):
            if cards_named(s, seat, burner, card) > 0:
                first = Move.MOVE + naming(MOVE_BURNER, burner) + card
                for to in range(BURNERS):
                    if refuse_move(s, box, seat, first + naming(MOVE_TO, to)) == 0:
                        return True
    return False


def removing_is_full(s, box, seat):
    """Is nothing left to remove or to move: after one card [remove-card], enhanced two and one [enhanced-remove]?"""
    if not s.enhanced:
        return True
    may_remove = s.steps < REMOVALS and cards_on_stove(s, box, seat) > 0
    return not may_remove and not can_move(s, box, seat)


# -- removing it ------------------------------------------------------------------------------------------------


def to_hand(s, seat, move, events):
    """A card of a burner goes to the hand, seen by all [remove-card] [enhanced-remove]."""
    whose, burner, card = named(move, TO_HAND_WHOSE), named(move, TO_HAND_BURNER), named(move, TO_HAND_CARD)
    stove = stove_of(seat, whose)
    kind = off_burner(s, stove, burner, card)
    held = into_hand(s, seat, kind, EVERYBODY, 0)
    clause = Clause.ENHANCED_REMOVE if s.enhanced else Clause.REMOVE_CARD
    note_open(events, Event.TO_HAND, clause, seat, kind, held, other=number_left(stove, burner, card))
    s.steps += 1


def throw(s, box, seat, move, events):
    """A card of a burner is discarded; a processed food goes back to its pile [remove-card] [enhanced-remove]."""
    whose, burner, card = named(move, THROW_WHOSE), named(move, THROW_BURNER), named(move, THROW_CARD)
    stove = stove_of(seat, whose)
    kind = off_burner(s, stove, burner, card)
    put_away(s, box, kind)
    clause = Clause.ENHANCED_REMOVE if s.enhanced else Clause.REMOVE_CARD
    note_open(events, Event.THROWN, clause, seat, kind, other=number_left(stove, burner, card))
    s.steps += 1


def move_card(s, seat, move, events):
    """A card goes to another burner of one's stove [enhanced-move]; a timer that runs goes on there [timer-locks]."""
    burner, to, card = named(move, MOVE_BURNER), named(move, MOVE_TO), named(move, MOVE_CARD)
    owner = s.lock_seat[seat][burner]
    kind = off_burner(s, seat, burner, card)
    s.burner[seat][to][kind] += 1
    if card == RUNNING:
        lock(s, owner - 1, seat, to, kind, 1)
    where, there = number_left(seat, burner, card), number_of(seat, to)
    note_open(events, Event.MOVED, Clause.ENHANCED_MOVE, seat, kind, where, other=there)
    s.moved = 1

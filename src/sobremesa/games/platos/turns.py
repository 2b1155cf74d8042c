"""Platos: what holds the turns together: discarding down, who goes out, who is next, and the end."""

from ...engine.events import note
from .deck import can_fetch, discard
from .dishes import all_completed, free_reserved
from .hands import cards_in_hand, limit_of
from .order import in_play_order, is_in, next_in, players_in
from .state import Clause, Ending, Event, Mode, Phase

# -- after every action -----------------------------------------------------------------------------------------


def go_on(s, box, events):
    """An action is done: hands above the limit, players without cards, the end, and what comes next.

    A player who has gone out in their own turn ends it [out-in-own-turn].
    """
    for number in range(s.seats):
        seat = in_play_order(s, number)
        if cards_in_hand(s, seat) > limit_of(s, seat):
            s.phase = Phase.DISCARD
            s.asked = 1 << seat
            return
    eliminate(s, box, events)
    if players_in(s) <= 1:
        ending = Ending.ONE_LEFT if players_in(s) == 1 else Ending.NOBODY_LEFT
        finish(s, ending, Event.ONE_LEFT, Clause.ONE_LEFT, events)
    elif all_completed(s):
        finish(s, Ending.LAST_DISH, Event.LAST_DISH, Clause.LAST_DISH, events)
    elif s.options.mode == Mode.ONE_ACTION or not is_in(s, s.turn):
        end_turn(s, box, events)
    else:
        s.phase = Phase.ACTIONS
        s.asked = 1 << s.turn


def discard_down(s, box, seat, place, events):
    """A player above the limit discards a card of their choice [hand-limit]."""
    discard(s, seat, place, Event.DISCARDED, 0, Clause.HAND_LIMIT, events)
    go_on(s, box, events)


def eliminate(s, box, events):
    """Whoever has no card left is out, in play order from the player on turn [empty-hand] [fire-done]."""
    for number in range(s.seats):
        seat = in_play_order(s, number)
        if is_in(s, seat) and cards_in_hand(s, seat) == 0:
            s.out |= 1 << seat
            s.lost[seat] = 0
            s.quiet &= ~(1 << seat)
            s.due &= ~(1 << seat)
            note(events, Event.OUT, Clause.EMPTY_HAND, seat)
            free_reserved(s, box, seat, events)


# -- turns ------------------------------------------------------------------------------------------------------


def end_turn(s, box, events):
    """The next player still in plays [next-player]; one who has turns to lose loses one instead [lost-turns].

    Once the deck has run out only those play who have a last turn, and a lost turn uses it up [deck-runs-out]; when
    nobody has one, the game is over.  Whoever has had a turn may be asked again for answers [standing-order].
    """
    s.quiet &= ~(1 << s.turn)
    seat = next_in(s, s.turn)
    while s.run_out == 0 or s.due > 0:
        if s.run_out == 0 or s.due >> seat & 1 == 1:
            s.due &= ~(1 << seat)
            if s.lost[seat] == 0:
                begin_turn(s, seat, events)
                return
            s.lost[seat] -= 1
            note(events, Event.SKIPPED, Clause.LOST_TURNS, seat)
        seat = next_in(s, seat)
    finish(s, Ending.DECK_RAN_OUT, Event.OVER, Clause.DECK_RUNS_OUT, events)


def begin_turn(s, seat, events):
    """A player's turn begins; with nothing to draw or take the free mode goes on at once [nothing-to-draw]."""
    s.turn = seat
    s.turns += 1
    s.asked = 1 << seat
    s.phase = Phase.TURN
    if s.options.mode == Mode.FREE and not can_fetch(s, seat):
        s.phase = Phase.ACTIONS
    note(events, Event.TURN, Clause.NEXT_PLAYER, seat)


def finish(s, ending, what, clause, events):
    """The game is over [game-over]."""
    note(events, what, clause)
    clear_attack(s)
    s.ending = ending
    s.phase = Phase.OVER
    s.asked = 0


def clear_attack(s):
    """Nothing is left of an attack."""
    s.attack = 0
    s.many = 0
    s.target = 0
    s.dish = 0
    s.fire = 0
    s.owed = 0
    s.answered = 0
    for seat in range(s.seats):
        s.answer[seat] = 0

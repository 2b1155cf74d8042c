"""Abuela Co.: what a turn is made of: which action may begin, go on or end [two-actions]."""

from .deck import can_draw, cards_to_draw
from .hands import cards_in_hand
from .lighting import can_light
from .pantry import can_exchange, can_take, cards_in_pantry, exchange_is_full, takes
from .placing import can_place, is_exact, placing_is_full
from .removing import can_remove, removing_is_full
from .state import Action, Clause, Side

# -- what may begin ---------------------------------------------------------------------------------------------


def can_begin(s, box, seat, action, enhanced):
    """Is there a first step of an action [two-actions]?"""
    match action:
        case Action.PLACE:
            return can_place(s, box, seat, enhanced, 0)
        case Action.DRAW:
            return can_draw(s, seat, enhanced)
        case Action.TAKE:
            return can_take(s, seat, enhanced)
        case Action.EXCHANGE:
            return can_exchange(s, box, seat, enhanced)
        case Action.REMOVE:
            return can_remove(s, box, seat, enhanced)
    return can_light(s, box, seat, enhanced, goes_on=False)


def can_act(s, box, seat):
    """Is there any action to do, plain or enhanced?"""
    for enhanced in range(s.side[seat] + 1):
        for action in range(Action.LIGHT, Action.NONE, -1):
            if can_begin(s, box, seat, action, enhanced):
                return True
    return False


def refuse_next(s, box, seat):
    """The clause by which no other action may begin now, or 0.

    Two actions a turn, and the first does something before the other begins [two-actions]; the one under way must be
    able to end, and an exchange is ended by saying so [say-done], since it may change the pantry.
    """
    if has_done_nothing(s):
        return Clause.TWO_ACTIONS
    if s.action != Action.NONE:
        clause = unfinished(s, box, seat)
        if clause > 0:
            return clause
        if s.action == Action.EXCHANGE and s.left > 0:
            return Clause.SAY_DONE
    return Clause.TWO_ACTIONS if s.left == 0 else 0


def refuse_step(s, box, seat, action):
    """A step goes on with the action under way, or begins another one [two-actions]."""
    return 0 if s.action == action else refuse_next(s, box, seat)


def enhanced_in(s, action):
    """Is the next step of that action one of an enhanced one?"""
    return s.action == action and s.enhanced == 1


def steps_in(s, action):
    """How many steps of that action have been made: none if it is not under way."""
    return s.steps if s.action == action else 0


def refuse_pass(s, box, seat):
    """An action is passed only if there is none to do [nothing-to-do]."""
    return Clause.NOTHING_TO_DO if s.action != Action.NONE or can_act(s, box, seat) else 0


def refuse_enhance(s, box, seat, action, next):
    """Side B allows an enhanced action [side-b], if it has a first step; `next` is what `refuse_next` says."""
    if s.options.sazon == 0:
        return Clause.SIDE_B
    if next > 0:
        return next
    if s.side[seat] == Side.A:
        return Clause.SIDE_B
    return 0 if can_begin(s, box, seat, action, enhanced=True) else no_first_step(s, seat, action)


def no_first_step(s, seat, action):
    """Why an enhanced action has no first step: that of the plain action, where it has a name, or there is nothing.

    No card left to draw [renew-deck], no room for what is drawn or taken [hand-limit], a coffee on one's stove
    [cup-of-coffee].
    """
    match action:
        case Action.DRAW:
            return Clause.RENEW_DECK if cards_to_draw(s) == 0 else Clause.HAND_LIMIT
        case Action.TAKE if cards_in_pantry(s) >= takes(enhanced=True):
            return Clause.HAND_LIMIT
        case Action.PLACE if s.coffee[seat] > 0 and cards_in_hand(s, seat) > 0:
            return Clause.CUP_OF_COFFEE
        case Action.LIGHT if s.coffee[seat] > 0:
            return Clause.CUP_OF_COFFEE
    return clause_enhanced(action)


def clause_enhanced(action):
    """The clause of an enhanced action."""
    match action:
        case Action.PLACE:
            return Clause.ENHANCED_PLACE
        case Action.DRAW:
            return Clause.ENHANCED_DRAW
        case Action.TAKE:
            return Clause.ENHANCED_TAKE
        case Action.EXCHANGE:
            return Clause.ENHANCED_EXCHANGE
        case Action.REMOVE:
            return Clause.ENHANCED_REMOVE
    return Clause.ENHANCED_LIGHT


# -- what may end -----------------------------------------------------------------------------------------------


def unfinished(s, box, seat):
    """The clause by which the action under way may not end yet, or 0.

    It must do something [two-actions]: exactly three cards are placed [exact-placement], exactly two
    exchanged [exchange-with-pantry], enhanced exactly two taken [enhanced-take].
    """
    match s.action:
        case Action.PLACE if is_exact(s, s.enhanced):
            return Clause.EXACT_PLACEMENT
        case Action.TAKE:
            return Clause.ENHANCED_TAKE
        case Action.EXCHANGE if not s.enhanced:
            return Clause.EXCHANGE_WITH_PANTRY
    return clause_enhanced(s.action) if has_done_nothing(s) else 0


def has_done_nothing(s):
    """Has an enhanced action been chosen that has made no step yet?"""
    return s.action != Action.NONE and s.steps + s.moved == 0


def refuse_done(s, box, seat):
    """An action that may end is done when its player says so; before it begins there is nothing to end [say-done]."""
    return Clause.TWO_ACTIONS if s.action == Action.NONE else unfinished(s, box, seat)


def is_full(s, box, seat):
    """Has the action under way no further step, as far as everybody can see [say-done]?

    Exact placement ends, too, when its player can place no other card [exact-placement].
    """
    match s.action:
        case Action.PLACE:
            return placing_is_full(s, box, seat)
        case Action.TAKE:
            return s.steps >= takes(s.enhanced)
        case Action.EXCHANGE:
            return exchange_is_full(s, box, seat)
        case Action.REMOVE:
            return removing_is_full(s, box, seat)
        case Action.LIGHT:
            return not can_light(s, box, seat, s.enhanced, goes_on=True)
    return True

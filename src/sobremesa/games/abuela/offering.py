"""Abuela Co.: the moves that may be chosen in a turn, verb by verb in the order of their numbers.

What is allowed is asked of the same rules that refuse; here it is only known where there may be anything to ask.
"""

from ...engine.piles import push
from ...engine.spans import naming
from .deck import refuse_draw
from .interaction import refuse_fetch, refuse_give, refuse_scorch
from .lighting import refuse_light, refuse_stove
from .pantry import refuse_exchange, refuse_free, refuse_take
from .placing import refuse_card, refuse_play, refuse_there, still_due
from .removing import refuse_from, refuse_move, refuse_remove, stove_of
from .state import (
    BURNERS,
    CALENTADO,
    DISHES,
    EXCHANGE_PLACE,
    HAND,
    LIGHT_BURNER,
    LIGHT_WHOSE,
    MOVE_BURNER,
    MOVE_TO,
    PANTRY,
    PLACE_PLACE,
    PLACE_STOVE,
    PLAY_PLACE,
    SCORCH_BURNER,
    SIX,
    STOVES,
    TO_HAND_BURNER,
    TO_HAND_WHOSE,
    Action,
    Move,
)
from .stoves import cards_named, cards_on
from .turns import enhanced_in, refuse_done, refuse_enhance, refuse_next, refuse_pass, steps_in


def offer_turn(s, box, seat, out):
    """What the player on turn may do: end the action under way, go on with it, or begin another [two-actions]."""
    next = refuse_next(s, box, seat)
    offer_words(s, box, seat, next, out)
    if s.action == Action.PLACE or next == 0:
        offer_placing(s, box, seat, out)
    if s.action == Action.DRAW or next == 0:
        for cards in range(1, SIX + 1):
            if refuse_draw(s, seat, cards, enhanced_in(s, Action.DRAW)) == 0:
                push(out, Move.DRAW + cards - 1)
    if s.action == Action.TAKE or next == 0:
        for there in range(PANTRY):
            if refuse_take(s, seat, there, enhanced_in(s, Action.TAKE), steps_in(s, Action.TAKE)) == 0:
                push(out, Move.TAKE + there)
    if s.action == Action.EXCHANGE or next == 0:
        offer_exchanges(s, box, seat, out)
    if s.action == Action.REMOVE or next == 0:
        offer_removing(s, box, seat, out)
    if s.action == Action.LIGHT or next == 0:
        offer_lighting(s, box, seat, out)


def offer_words(s, box, seat, next, out):
    """Done, pass, the free action, and enhanced actions; `next` is what `refuse_next` says."""
    if refuse_done(s, box, seat) == 0:
        push(out, Move.DONE)
    if refuse_pass(s, box, seat) == 0:
        push(out, Move.PASS)
    for there in range(PANTRY):
        if refuse_free(s, there) == 0:
            push(out, Move.FREE + there)
    for action in range(Action.PLACE, Action.LIGHT + 1):
        if refuse_enhance(s, box, seat, action, next) == 0:
            push(out, Move.ENHANCE + action - 1)


def offer_placing(s, box, seat, out):
    """Cards of the hand to put on burners, and interaction cards to play."""
    enhanced = enhanced_in(s, Action.PLACE)
    due = still_due(s, enhanced, steps_in(s, Action.PLACE))
    for place in range(HAND):
        for stove in range(STOVES):
            if s.hand[seat][place] > CALENTADO and refuse_there(s, seat, stove, enhanced) == 0:
                first = Move.PLACE + naming(PLACE_PLACE, place) + naming(PLACE_STOVE, stove)
                for burner in range(BURNERS):
                    if refuse_card(s, box, seat, place, stove, burner, due) == 0:
                        push(out, first + burner)
    for place in range(HAND):
        for target in range(s.seats):
            if refuse_play(s, box, seat, place, target, due) == 0:
                push(out, Move.PLAY + naming(PLAY_PLACE, place) + target)


def offer_exchanges(s, box, seat, out):
    """Cards of the hand to exchange for cards of the pantry."""
    enhanced, going_on = enhanced_in(s, Action.EXCHANGE), s.action == Action.EXCHANGE
    for place in range(HAND):
        first = Move.EXCHANGE + naming(EXCHANGE_PLACE, place)
        for there in range(PANTRY):
            if refuse_exchange(s, box, seat, place, there, enhanced, going_on) == 0:
                push(out, first + there)


def offer_removing(s, box, seat, out):
    """Cards of one's own stove and of the community's to take to the hand, to discard, and to move."""
    offer_removal(s, box, seat, Move.TO_HAND, out)
    offer_removal(s, box, seat, Move.THROW, out)
    if s.action == Action.REMOVE and s.enhanced == 1 and s.moved == 0:
        for burner in range(BURNERS):
            for to in range(BURNERS):
                first = Move.MOVE + naming(MOVE_BURNER, burner) + naming(MOVE_TO, to)
                for card in range(box.kinds):
                    lies_there = cards_named(s, seat, burner, card) > 0
                    if lies_there and refuse_move(s, box, seat, first + card) == 0:
                        push(out, first + card)


def offer_removal(s, box, seat, verb, out):
    """Cards to take to the hand, or to discard: the moves of both verbs name the same."""
    enhanced, steps = enhanced_in(s, Action.REMOVE), steps_in(s, Action.REMOVE)
    for whose in range(2):
        if refuse_from(s, whose, enhanced) > 0:
            continue
        for burner in range(BURNERS):
            first = verb + naming(TO_HAND_WHOSE, whose) + naming(TO_HAND_BURNER, burner)
            for card in range(box.kinds):
                lies_there = cards_named(s, stove_of(seat, whose), burner, card) > 0
                if lies_there and refuse_remove(s, seat, first + card, enhanced, steps) == 0:
                    push(out, first + card)


def offer_lighting(s, box, seat, out):
    """Dishes to cook."""
    enhanced, going_on = enhanced_in(s, Action.LIGHT), s.action == Action.LIGHT
    for whose in range(2):
        if refuse_stove(s, seat, whose, enhanced, going_on) > 0:
            continue
        for burner in range(BURNERS):
            cards = cards_on(s, box, stove_of(seat, whose), burner)
            if cards > 0:
                first = Move.LIGHT + naming(LIGHT_WHOSE, whose) + naming(LIGHT_BURNER, burner)
                for dish in range(DISHES):
                    fits = box.made_of[dish] == cards
                    if fits and refuse_light(s, box, seat, first + dish, enhanced, going_on) == 0:
                        push(out, first + dish)


def offer_answers(s, box, seat, out):
    """What an affected player may choose [affected-chooses]."""
    for place in range(HAND):
        if refuse_give(s, box, seat, place) == 0:
            push(out, Move.GIVE + place)
    for burner in range(BURNERS):
        first = Move.SCORCH + naming(SCORCH_BURNER, burner)
        for card in range(box.kinds):
            if cards_named(s, seat, burner, card) > 0 and refuse_scorch(s, box, seat, first + card) == 0:
                push(out, first + card)
    for kind in range(1, box.kinds):
        if refuse_fetch(s, kind) == 0:
            push(out, Move.FETCH + kind)

"""Platos: the moves that may be chosen, in the order of their numbers.

What is allowed is asked of the same rules that refuse; here it is only known where there may be anything to ask.
"""

from ...engine.piles import push
from .answering import refuse_answer
from .deck import refuse_draw, refuse_take
from .dishes import in_centre, refuse_complete
from .hands import cards_of, holds_special
from .specials import refuse_special
from .state import DISHES, HAND, MOVES, Mode, Move, Special


def offer_places(s, seat, verb, out):
    """Cards of the hand, to be given or discarded."""
    for place in range(HAND):
        if s.hand[seat][place] > 0:
            push(out, verb + place)


def offer_answers(s, box, seat, out):
    """Answers to an attack, and none."""
    for move in range(Move.PROTECT, Move.PROTECT + box.dishes):
        if refuse_answer(s, box, seat, move) == 0:
            push(out, move)
    for move in range(Move.ANSWER, MOVES):
        if refuse_answer(s, box, seat, move) == 0:
            push(out, move)


def offer_fetching(s, seat, out):
    """A card to draw, and ingredients to take."""
    if refuse_draw(s) == 0:
        push(out, Move.DRAW)
    for whose in range(s.seats):
        if refuse_take(s, seat, whose) == 0:
            push(out, Move.TAKE + whose)


def offer_actions(s, box, seat, out):
    """Specials to play, alone and as doubles, and dishes to complete."""
    if holds_special(s, seat):
        offer_specials(s, box, seat, out)
    offer_dishes(s, box, seat, out)


def offer_specials(s, box, seat, out):
    """Specials to play, alone and as doubles."""
    offer_special(s, box, seat, Move.PLAY, Move.PARTY, 0, out)
    offer_special(s, box, seat, Move.PARTY, Move.FIRE_AT, cards_of(s, seat, Special.PARTY) - 1, out)
    offer_special(s, box, seat, Move.FIRE_AT, Move.APRON_AT, doubles_of(s, seat, Special.FIRE), out)
    offer_special(s, box, seat, Move.APRON_AT, Move.SWAP_HANDS, doubles_of(s, seat, Special.APRON), out)
    offer_special(s, box, seat, Move.SWAP_HANDS, Move.SWAP_PLACES, doubles_of(s, seat, Special.PARTY), out)
    offer_special(s, box, seat, Move.SWAP_PLACES, Move.SPOIL, doubles_of(s, seat, Special.REVERSE), out)
    dishes = DISHES - box.dishes
    cards = cards_of(s, seat, Special.CONTAMINATION)
    offer_special(s, box, seat, Move.SPOIL, Move.SPOIL_ANY - dishes, cards - 1, out)
    cards = doubles_of(s, seat, Special.CONTAMINATION)
    offer_special(s, box, seat, Move.SPOIL_ANY, Move.RESERVE - dishes, cards, out)
    cards = cards_of(s, seat, Special.MINE)
    offer_special(s, box, seat, Move.RESERVE, Move.PROTECT - dishes, cards - 1, out)
    offer_special(s, box, seat, Move.PROTECT, Move.GIFT - dishes, cards - 1, out)
    offer_special(s, box, seat, Move.GIFT, Move.CHANGE - dishes, doubles_of(s, seat, Special.MINE), out)
    cards = cards_of(s, seat, Special.CHANGES)
    offer_special(s, box, seat, Move.CHANGE, Move.COMPLETE - dishes, cards - 1, out)


def offer_dishes(s, box, seat, out):
    """Dishes of the centre to complete."""
    for dish in range(box.dishes):
        if in_centre(s, dish) and refuse_complete(s, box, seat, dish) == 0:
            push(out, Move.COMPLETE + dish)


def doubles_of(s, seat, kind):
    """0 or more if the player may play two of a special [doubles], less if not."""
    return -1 if s.options.mode == Mode.ONE_ACTION else cards_of(s, seat, kind) - 2


def offer_special(s, box, seat, first, after, spare, out):
    """The moves of a special from one number up to another, if its cards are there: `spare` is not negative."""
    if spare < 0:
        return
    for move in range(first, after):
        if refuse_special(s, box, seat, move) == 0:
            push(out, move)

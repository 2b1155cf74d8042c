"""Cudillero: the moves that may be chosen, in the order of their numbers.

What is allowed is asked of the same rules that refuse; here it is only known where there may be anything to ask.
"""

from ...engine.piles import push
from ...engine.spans import named, naming
from .acting import (
    refuse_buy,
    refuse_more,
    refuse_move_doorway,
    refuse_token,
    refuse_value,
)
from .bidding import refuse_bid, refuse_tokens
from .building import refuse_add, refuse_build, refuse_doorway, refuse_free_doorway
from .days import refuse_roof
from .relocating import refuse_swap
from .state import (
    ADD_PLACE,
    BID_CARD,
    BUILD_PLACE,
    DOORWAY,
    DOORWAY_PLACE,
    FLOORS_HIGH,
    HELD,
    LEVELS,
    PAIRS,
    PLUS_TOKENS,
    SWAP_ASIDE_COLUMN,
    SWAP_UP_COLUMN,
    VALUE_COLOUR,
    VALUE_UP,
    Action,
    Move,
    Token,
)

# -- before the action phase ------------------------------------------------------------------------------------


def offer_bids(s, seat, out):
    """A card to act with, and two of the others to bid with."""
    for card in range(HELD):
        for pair in range(PAIRS):
            if refuse_bid(s, seat, card, pair) == 0:
                push(out, Move.BID + naming(BID_CARD, card) + pair)


def offer_tokens(s, seat, out):
    """Tokens that raise a bid: none, either, both."""
    for tokens in range(1 << PLUS_TOKENS):
        if refuse_tokens(s, seat, tokens) == 0:
            push(out, Move.TOKENS + tokens)


# -- the action phase -------------------------------------------------------------------------------------------


def offer_actions(s, box, seat, out):
    """The actions of the card, the tokens, an empty doorway to move, and the end of the turn."""
    for place in range(DOORWAY_PLACE + 1):
        if refuse_buy(s, box, seat, place) == 0:
            push(out, Move.BUY + place)
    if refuse_more(s, box, seat, Action.BUILD) == 0:
        offer_hand(s, box, seat, out)
    for move in range(Move.VALUE, Move.SWAP_UP):
        if refuse_value(s, box, seat, named(move, VALUE_COLOUR), named(move, VALUE_UP)) == 0:
            push(out, move)
    if s.tokens[seat][Token.RELOCATE] > 0:
        offer_swaps(s, box, seat, out)
    for end in range(2):
        if refuse_move_doorway(s, seat, end) == 0:
            push(out, Move.MOVE_DOORWAY + end)
    for move in range(Move.EXTRA_TURN, Move.DECLINE):
        if refuse_token(s, seat, Token.EXTRA_TURN + move - Move.EXTRA_TURN) == 0:
            push(out, move)
    push(out, Move.END)


def offer_hand(s, box, seat, out):
    """Cards of the hand, wherever they may be built."""
    for place, card in enumerate(s.hand[seat]):
        if card > DOORWAY:
            for column in range(s.columns[seat]):
                if refuse_build(s, box, seat, place, column) == 0:
                    push(out, Move.BUILD + naming(BUILD_PLACE, place) + column)
    if refuse_doorway(s, seat) == 0:
        offer_ends(Move.BUILD_DOORWAY, out)


def offer_swaps(s, box, seat, out):
    """Cards that touch: one and the one above it, one and the one to its right."""
    for column in range(s.columns[seat]):
        for level in range(FLOORS_HIGH):
            place = column * LEVELS + level
            if refuse_swap(s, box, seat, place, place + 1) == 0:
                push(out, Move.SWAP_UP + naming(SWAP_UP_COLUMN, column) + level)
    for column in range(s.columns[seat] - 1):
        for level in range(LEVELS):
            place = column * LEVELS + level
            if refuse_swap(s, box, seat, place, place + LEVELS) == 0:
                push(out, Move.SWAP_ASIDE + naming(SWAP_ASIDE_COLUMN, column) + level)


# -- cards that come free ---------------------------------------------------------------------------------------


def offer_free_cards(s, box, seat, out):
    """Cards of the hand and of the market, wherever they may be built, or none."""
    offer_hand(s, box, seat, out)
    for place in range(DOORWAY_PLACE):
        for column in range(s.columns[seat]):
            if refuse_add(s, box, seat, place, column) == 0:
                push(out, Move.ADD + naming(ADD_PLACE, place) + column)
    if refuse_free_doorway(s) == 0:
        offer_ends(Move.ADD_DOORWAY, out)
    push(out, Move.DECLINE)


def offer_ends(verb, out):
    """Both ends of the row."""
    push(out, verb)
    push(out, verb + 1)


# -- the initial roof -------------------------------------------------------------------------------------------


def offer_roofs(s, box, seat, out):
    """Buildings for the initial roof."""
    for column in range(s.columns[seat]):
        if refuse_roof(s, box, seat, column) == 0:
            push(out, Move.ROOF + column)

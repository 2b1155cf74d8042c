"""Guacamole: what lies on the table.

Hands lie open, and so does a card that has been drawn.  Hidden are the order of the deck and of the disc piles, and the
cards chosen for passing until everybody has chosen.
"""

from enum import IntEnum

from ...engine.contract import Verb, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

SEATS, HAND, HEATS, ICONS = 4, 5, 3, 3
ONE_PILE = HEATS  # what is claimed in the easier game, whose discs form one pile

# Room for card sets of one's own: kinds of card, cards in all, discs in all, icons of one sort on a card.
KINDS, CARDS, DISCS, MAX_ICONS = 48, 120, 40, 12

# Kinds of card.  0 is no card; the three specials come first, ingredients after them.
LIME, CILANTRO, ONION, FIRST_INGREDIENT = 1, 2, 3, 4

# A mix counts icons: avocados + 64 tomatoes + 64 * 64 chilies, so that two mixes are equal if one number is.
TOMATO, CHILI = 64, 64 * 64

CENSUS = KINDS + DISCS
LIMIT = 20_000  # moves (ruling X-5)


class Phase(IntEnum):
    """What is being decided."""

    TURN = 0  # take the top discard, or draw
    DRAWN = 1  # keep the drawn card, or discard it
    PASS = 2  # everybody chooses a card to pass, in secret
    CLAIM = 3  # claim a matching disc, or let it go
    OVER = 4


class Version(IntEnum):
    """Option `game`."""

    STANDARD = 0
    EASIER = 1


class Move(Verb):
    """The verbs, in the order of their moves; and what these name, all counted from 0."""

    DRAW = names()
    TAKE = names(place=HAND)
    KEEP = names(place=HAND)
    DISCARD = names()
    PASS = names(place=HAND)
    CLAIM = names(place=HEATS + 1)  # a disc pile, or ONE_PILE
    DECLINE = names()


MOVES = Move.total()


class Ending(IntEnum):
    """Why the game is over."""

    NOT_OVER = 0
    WON = 1
    NOBODY_CAN_WIN = 2
    LIMIT = 3


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean."""

    DEALT = 1  # seat, card: the first five cards, one event each; place in the hand
    TURNED_DISCARD = 2  # card: the first of the discard pile
    TURNED_DISC = 3  # card: the disc now open; place: its pile
    BEGINS = 4  # seat plays first
    TOOK = 5  # seat takes the top discard `card` into `place` of the hand and discards `other`
    DREW = 6  # seat draws a card
    KEPT = 7  # seat lays the drawn card into `place` of the hand and discards `other`
    DISCARDED = 8  # seat discards the drawn card
    SPECIAL = 9  # seat drew the special `card`
    PASSED = 10  # seat passes `card` to the seat `other`
    PASSED_HAND = 11  # seat passes the whole hand to the seat `other`
    RENEWED = 12  # the discards become a new deck; `other`: how many cards
    CLAIMED = 13  # seat claims the disc `card` of the pile `place`
    DECLINED = 14  # seat lets a claim go
    NEW_CARD = 15  # seat gets `card` into `place` of a new hand
    SHUFFLED_IN = 16  # the special `card` goes back into the deck
    WON = 17  # seat has won
    NOBODY_CAN_WIN = 18
    LIMIT = 19
    HAND_AWAY = 20  # seat, who has claimed a disc, discards the hand for a new one
    GATHERED = 21  # only specials were left in the deck: the discards are shuffled in; `other`: how many cards
    DEALING = 22  # seat is about to be dealt the first five cards


class Clause(IntEnum):
    """The clauses of rulebook.en.md, in its order."""

    COMPONENTS = 1
    OBJECT = 2
    COLLECT_DISC = 3
    EXACT_MATCH = 4
    DISC_PILES = 5
    HAND_EXAMPLE = 6
    DEAL_HANDS = 7
    DISCARD_PILE = 8
    SPECIAL_DEALT = 9
    OPEN_HANDS = 10
    OPEN_DISCS = 11
    FIRST_PLAYER = 12
    TURN_CHOICES = 13
    TAKE_DISCARD = 14
    SPECIAL_ON_TOP = 15
    DRAW_CARD = 16
    USE_DRAWN = 17
    NEXT_PLAYER = 18
    RENEW_DECK = 19
    SPECIAL_DRAWN = 20
    LIME = 21
    PASS_IN_SECRET = 22
    CILANTRO = 23
    ONION = 24
    CLAIM = 25
    CLAIM_ORDER = 26
    DECLINE_CLAIM = 27
    TWO_DISCS = 28
    NEW_HAND = 29
    OTHERS_KEEP = 30
    NEXT_DISC = 31
    WINNING = 32
    EXTRA_DISCS = 33
    NOBODY_CAN_WIN = 34
    EASIER_GAME = 35
    WHO_SEES = 36
    YOUR_TURN = 37
    KNOWN_MOVES = 38
    GAME_OVER = 39
    SAFETY_LIMIT = 40


OPTION_VALUES = {"game": ("standard", "easier")}

OPTIONS = record(
    game=int,  # Version
)

BOX = record(
    kinds=int,  # kinds of card in the set, specials and "no card" included
    copies=(int, KINDS),  # cards of each kind
    mix=(int, KINDS),  # icons on a card of each kind
    discs=int,  # discs in the set
    heat=(int, DISCS),  # of each disc: 0 mild, 1 medium, 2 spicy
    goal=(int, DISCS),  # the mix that each disc asks for
)

STATE = record(
    seats=int,
    options=OPTIONS,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # begun so far
    phase=int,  # Phase
    asked=int,  # the seats that must decide now (bit mask)
    turn=int,  # the seat on turn
    played=int,  # 1 once the player on turn has finished
    drawn=int,  # the card drawn and not yet laid down
    ready=int,  # the seats whose hand matches an open disc and who have not let it go (bit mask)
    goal=(int, HEATS),  # the mix that the open disc of each pile asks for, 0 where none is open
    mix=(int, SEATS),  # the icons of each hand
    hand=(int, (SEATS, HAND)),
    chosen=(int, SEATS),  # the place of the card that each seat has chosen to pass
    owner=(int, DISCS),  # of each disc: 1 + the seat that has won it
    deck=pile(CARDS),
    discard=pile(CARDS),
    discs=(pile(DISCS), HEATS),  # the top disc of each pile is open, unless its goal is 0
    ending=int,  # Ending
)

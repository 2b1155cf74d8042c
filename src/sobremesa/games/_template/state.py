"""Leftovers: what lies on the table.

Hidden are the order of the deck, the cards in the hands but for those taken from the counter, and the cards chosen
for the shared table until everybody has chosen.
"""

from enum import IntEnum

from ...engine.contract import Verb, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

# A hand has one place more than cards are dealt: a turn begins with a card more and ends with one less.
SEATS, DEALT, PLACES = 4, 3, 4

# Room for card sets of one's own: dishes (0 is no card), cards in all.
DISHES, CARDS = 13, 60
CENSUS = DISHES

LIMIT = 2_000  # moves (ruling X-5)


class Phase(IntEnum):
    """What is being decided."""

    FETCH = 0  # draw from the deck, or take from the counter
    SERVE = 1  # put cards of one dish into one's tin, then leave a card on the counter
    ASKED = 2  # a player whose tin holds the dish just left may have it
    SHARE = 3  # everybody who holds a card chooses one, in secret
    OVER = 4


class Meal(IntEnum):
    """Option `meal`."""

    SUPPER = 0  # the deck is renewed once
    SNACK = 1  # the deck is not renewed


class Move(Verb):
    """The verbs, in the order of their moves; and what these name, all counted from 0."""

    DRAW = names()
    TAKE = names()
    SERVE = names(place=PLACES)  # of the hand
    LEAVE = names(place=PLACES)
    FINISH = names()
    ACCEPT = names()
    DECLINE = names()
    SHARE = names(place=PLACES)


MOVES = Move.total()


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean."""

    DEALT = 1  # seat is dealt `card` into `place` of the hand
    TURNED = 2  # `card` is turned up on the counter
    BEGINS = 3  # seat plays first
    DREW = 4  # seat draws `card` into `place` of the hand
    TOOK = 5  # seat takes `card` from the counter into `place` of the hand
    COUNTER_SHUFFLED = 6  # the counter becomes a new deck; `other`: how many cards
    LAST_ROUND = 7  # the deck has run out
    SERVED = 8  # seat puts `card` from `place` of the hand into the tin
    LEFT = 9  # seat leaves `card` from `place` of the hand on the counter
    FINISHED = 10  # seat has no card to leave
    ACCEPTED = 11  # seat puts `card`, just left, into the tin
    DECLINED = 12  # seat does not want it
    SHARED = 13  # nobody else chose `card`, from `place` of the hand: it goes into seat's tin
    CLASHED = 14  # somebody else chose `card`, from `place` of the hand, too: it goes to the counter
    OVER = 15
    LIMIT = 16


class Clause(IntEnum):
    """The clauses of rulebook.en.md, in its order."""

    COMPONENTS = 1
    OBJECT = 2
    DEAL_HANDS = 3
    COUNTER = 4
    FIRST_PLAYER = 5
    TURN_ORDER = 6
    DRAW_CARD = 7
    TAKE_CARD = 8
    NOTHING_TO_FETCH = 9
    DECK_RUNS_OUT = 10
    SERVE_CARDS = 11
    ONE_DISH = 12
    LEAVE_CARD = 13
    EMPTY_HAND = 14
    OFFER_CARD = 15
    SHARED_TABLE = 16
    SAME_DISH = 17
    LAST_ROUND = 18
    HELPINGS = 19
    LONE_HELPING = 20
    WINNING = 21
    SNACK = 22
    YOUR_TURN = 23
    KNOWN_MOVES = 24
    GAME_OVER = 25
    SAFETY_LIMIT = 26


OPTION_VALUES = {"meal": ("supper", "snack")}
OPTIONS = record(
    meal=int,  # Meal
)

BOX = record(
    dishes=int,  # dishes in the set, "no card" included
    copies=(int, DISHES),  # cards of each dish
    value=(int, DISHES),  # points of each helping
    spoils=int,  # points that a lone helping costs
)

STATE = record(
    seats=int,
    options=OPTIONS,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # begun so far
    phase=int,  # Phase
    asked=int,  # the seats that must decide now (bit mask)
    first=int,  # the seat that begins every round
    turn=int,  # the seat on turn
    dish=int,  # what is being served this turn, 0 before the first card
    renewals=int,  # how often the deck has been renewed
    last=int,  # 1 once the deck has run out for good: the round is the last
    hand=(int, (SEATS, PLACES)),  # 0 where no card is
    seen=(int, (SEATS, PLACES)),  # 1 where everybody knows the card: it was taken from the counter
    deal=(int, (SEATS, PLACES)),  # the renewals there had been when the card came from the deck
    tin=(int, (SEATS, DISHES)),  # helpings of each dish in each tin
    chosen=(int, SEATS),  # 1 + the place of the card that each seat has chosen to share, 0 before
    deck=pile(CARDS),
    counter=pile(CARDS),  # the discards; the top card may be taken
    gathered=pile(CARDS),  # hidden cards while they are dealt anew, empty otherwise
)

"""Platos: what lies on the table.

Dishes, discard piles and what has been laid down lie open.  Hidden are the order of both decks and the cards in the
hands, but for those that were taken from a pile: `known` says of each card who has seen it; and what a player answers
to a reservation, and whether they have answered, until all who were asked have.
"""

from enum import IntEnum

from ...engine.contract import Verb, either_way, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

SEATS, DEALT = 5, 5

# A hand may hold five cards, two more for each Secret Recipe, and for a moment one too many.
HAND_LIMIT, MORE_STORAGE, SECRETS = 5, 2, 4
HAND = HAND_LIMIT + MORE_STORAGE * SECRETS + 1

# Room for card sets of one's own: kinds of card (0 is no card), cards in the deck, dishes, ingredients of a dish.
KINDS, CARDS, DISHES, NEEDS = 25, 120, 36, 6

# The kinds from here on are ingredients; those before are the specials.
FIRST_INGREDIENT = 9

CENSUS = KINDS + DISHES
LIMIT = 20_000  # moves (ruling X-5)

# Cards that one fire burns, single and double; turns that an apron costs; ingredients of a dish that a double gives.
FIRE_CARDS, DOUBLE_FIRE_CARDS = 4, 8
APRON_TURNS, DOUBLE_APRON_TURNS = 1, 2
GIFT = 2


class Phase(IntEnum):
    """What is being decided."""

    TURN = 0  # one action; in the free mode, what to draw
    ACTIONS = 1  # the free mode: any actions, until the turn is ended
    DISCARD = 2  # a player above the limit discards
    GIVE = 3  # the card to give at a Food Party
    ANSWER = 4  # players who are attacked may answer
    FIRE = 5  # a player in a fire discards
    OVER = 6


class Ending(IntEnum):
    """How the game has ended."""

    NOT_OVER = 0
    ONE_LEFT = 1
    NOBODY_LEFT = 2
    LAST_DISH = 3
    DECK_RAN_OUT = 4
    LIMIT = 5


class Mode(IntEnum):
    """Option `mode`."""

    ONE_ACTION = 0
    FREE = 1


class Discards(IntEnum):
    """Option `discards`."""

    PREVIOUS = 0  # the pile of the player before
    ANY = 1


class Special(IntEnum):
    """The kinds that the rules know by name."""

    FIRE = 1
    APRON = 2
    PARTY = 3
    REVERSE = 4
    CONTAMINATION = 5
    MINE = 6
    CHANGES = 7
    SECRET = 8


class Answer(IntEnum):
    """What a player has answered to a reservation."""

    NONE = 0
    NO = 1
    QUIET = 2
    CHANGES = 3


class Move(Verb):
    """The verbs, in the order of their moves; and what these name, all counted from 0."""

    DRAW = names()
    TAKE = names(seat=SEATS)  # whose pile it is
    PLAY = names(special=len(Special))  # one card, on nobody by name
    PLAY_TWO = names(special=len(Special) - 1)  # a double, on nobody by name; the last special has none
    PARTY = names(seat=SEATS)
    FIRE_AT = names(seat=SEATS)  # a double Fire
    APRON_AT = names(seat=SEATS)  # a double Apron
    SWAP_HANDS = names(seat=SEATS)  # a double Party
    SWAP_PLACES = either_way(seat=SEATS, other=SEATS)  # a double Reversed Round
    SPOIL = names(dish=DISHES)  # one Contamination
    SPOIL_ANY = names(dish=DISHES)  # a double one
    RESERVE = names(dish=DISHES)
    PROTECT = names(dish=DISHES)  # also as an answer
    GIFT = names(dish=DISHES)  # a double This Is Mine
    CHANGE = names(dish=DISHES)
    COMPLETE = names(dish=DISHES)
    GIVE = names(place=HAND)
    DISCARD = names(place=HAND)
    END = names()
    PASS = names()
    ANSWER = names()  # with a card like the attack, or with Kitchen Changes
    DECLINE = names()
    QUIET = names()  # no answer until one's own next turn
    TWO_SECRETS = names()  # there is no such double; it is a move for whoever asks why not


MOVES = Move.total()

# Where rules find what a move names, when it names several things.
SWAP_PLACES_SEAT, SWAP_PLACES_OTHER = Move.SWAP_PLACES.spans


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean."""

    DEALT = 1  # seat is dealt `card` into `place` of the hand
    NEW_DISH = 2  # the dish `card` comes to the centre
    BEGINS = 3  # seat plays first
    TURN = 4  # seat's turn begins
    DREW = 5  # seat draws `card` into `place` of the hand
    TOOK = 6  # seat takes `card` from the pile of the seat `other` into `place` of the hand
    RENEWED = 7  # the discards become a new deck; `other`: how many cards
    LAST_TURNS = 8  # the deck has run out
    DISCARDED = 9  # seat, above the limit, discards `card` from `place` of the hand
    PLAYED = 10  # seat plays `card` from `place` of the hand; `other`: 1 alone, 2 as the first of two
    PLAYED_TOO = 11  # seat plays `card`, the second of two, from `place` of the hand
    NO_EFFECT = 12  # the special `card` of seat does nothing
    FIRE = 13  # seat is in a fire of `other` cards
    BURNED = 14  # seat loses `card` from `place` of the hand to the fire
    APRON = 15  # seat is to lose `other` turns
    LOSES = 16  # seat loses `other` turns
    SKIPPED = 17  # seat's turn is lost
    PARTY = 18  # seat and the seat `other` swap a card each
    GAVE = 19  # seat gives `card` from `place` of the hand; `other`: taker * HAND + place in the taker's hand
    SWAPPED_HANDS = 20  # seat and the seat `other` swap their hands
    HANDED = 21  # the same as GAVE, one card of a whole hand
    REVERSED = 22  # the direction of play turns
    SWAPPED_PLACES = 23  # the seats seat and `other` change places in the order
    CONTAMINATES = 24  # seat attacks the dish `card` of the seat `other`
    SPOILED = 25  # the dish `card` of seat goes under the deck
    RESERVES = 26  # seat reserves the dish `card`
    RESERVED = 27  # the reservation of the dish `card` by seat stands
    PROTECTED = 28  # seat lays a This Is Mine from `place` of the hand on its dish `card`
    CHANGED = 29  # the dish `card` takes the place of the dish `other`, which goes under the deck
    STAYS = 30  # there is no dish for the dish `card`, which stays, free for all
    SECRET = 31  # seat may hold `other` cards from now on
    USED = 32  # seat uses the ingredient `card` from `place` of the hand
    COMPLETED = 33  # seat completes the dish `card`
    ANSWERED = 34  # seat answers with `card` from `place` of the hand
    ANSWERED_TOO = 35  # the second card of a double answer
    DECLINED = 36  # seat does not answer
    QUIET = 37  # seat answers nothing until its next turn
    ENDED = 38  # seat ends its turn
    PASSED = 39  # seat passes
    OUT = 40  # seat is out
    FREED = 41  # the dish `card` that seat had reserved is free for all
    ONE_LEFT = 42  # at most one player is left: the game is over
    LAST_DISH = 43  # the last dish is completed: the game is over
    OVER = 44  # the last turns have been played: the game is over
    LIMIT = 45


class Clause(IntEnum):
    """The clauses of rulebook.es.md, in its order."""

    COMPONENTS = 1
    OBJECT = 2
    DEAL_HANDS = 3
    CENTRE = 4
    FIRST_PLAYER = 5
    TWO_MODES = 6
    ONE_ACTION = 7
    DRAW_CARD = 8
    TAKE_INGREDIENT = 9
    WHICH_PILE = 10
    DISCARDED_SPECIALS = 11
    HAND_LIMIT = 12
    OWN_PILE = 13
    PLAY_SPECIAL = 14
    COMPLETE_DISH = 15
    REFILL_CENTRE = 16
    NO_DOUBLES = 17
    NOTHING_TO_DRAW = 18
    NEXT_PLAYER = 19
    NO_EFFECT = 20
    KITCHEN_FIRE = 21
    FIRE_DONE = 22
    HANG_APRON = 23
    LOST_TURNS = 24
    FOOD_PARTY = 25
    REVERSED_ROUND = 26
    CONTAMINATION = 27
    THIS_IS_MINE = 28
    RESERVED_DISH = 29
    KITCHEN_CHANGES = 30
    NO_DISH_LEFT = 31
    SECRET_RECIPE = 32
    ANSWER_AT_ONCE = 33
    ONE_ANSWER = 34
    FREE_ANSWERS = 35
    PASS_FIRE_ON = 36
    TURN_APRON_BACK = 37
    PROTECT_DISH = 38
    UNDO_RESERVATION = 39
    EMPTY_HAND = 40
    OUT_IN_OWN_TURN = 41
    POINTS_STAY = 42
    ONE_LEFT = 43
    LAST_DISH = 44
    DECK_RUNS_OUT = 45
    WINNING = 46
    DRAW_FIRST = 47
    FREE_ACTIONS = 48
    OPEN_PILE = 49
    STORAGE_STAYS = 50
    DOUBLES = 51
    DOUBLE_FIRE = 52
    DOUBLE_APRON = 53
    DOUBLE_PARTY = 54
    DOUBLE_ROUND = 55
    DOUBLE_CONTAMINATION = 56
    DOUBLE_MINE = 57
    DOUBLE_CHANGES = 58
    ANY_DISCARD = 59
    RESHUFFLE = 60
    WHO_SEES = 61
    WHO_IS_ASKED = 62
    STANDING_ORDER = 63
    YOUR_TURN = 64
    KNOWN_MOVES = 65
    GAME_OVER = 66
    SAFETY_LIMIT = 67


OPTION_VALUES = {
    "mode": ("1", "2"),
    "dishes": ("4", "3", "2", "1"),
    "discards": ("previous", "any"),
    "reshuffle": ("false", "true"),
}
MOST_DISHES = 4  # in the centre: the first value of the option `dishes`

OPTIONS = record(
    mode=int,  # Mode
    dishes=int,  # MOST_DISHES less this many dishes lie free in the centre
    discards=int,  # Discards
    reshuffle=int,  # 1 if the discards become a new deck once
)

BOX = record(
    kinds=int,  # kinds of card in the set, "no card" included
    copies=(int, KINDS),  # cards of each kind
    dishes=int,  # dishes in the set
    needs=(int, (DISHES, NEEDS)),  # the ingredients of each dish in the order in which it lists them, then 0
    value=(int, DISHES),  # points of each dish
)

STATE = record(
    seats=int,
    options=OPTIONS,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # begun so far
    phase=int,  # Phase
    ending=int,  # Ending
    asked=int,  # the seats that must decide now (bit mask)
    turn=int,  # the seat on turn
    direction=int,  # 1, or -1 while the round is reversed
    order=(int, SEATS),  # the seats in their order around the table
    out=int,  # the seats that are out (bit mask)
    lost=(int, SEATS),  # turns that each seat has still to lose
    quiet=int,  # the seats that answer nothing until they have had a turn (bit mask)
    run_out=int,  # 1 once the deck has run out
    due=int,  # the seats that still have a last turn (bit mask)
    renewals=int,  # how often the discards have become the deck
    attack=int,  # the special that may be answered or takes effect, 0 for none
    many=int,  # 1 if it was played alone, 2 if it is a double
    target=int,  # the seat that it is played on
    dish=int,  # the dish that it is played on
    fire=int,  # cards that the fire burns
    answered=int,  # the seats that have lit or passed on this fire (bit mask)
    owed=int,  # cards that the fire still asks of its target
    answer=(int, SEATS),  # Answer of each seat, while others still answer
    hand=(int, (SEATS, HAND)),  # 0 where no card is
    known=(int, (SEATS, HAND)),  # the seats that know the card (bit mask), EVERYBODY if all do
    deal=(int, (SEATS, HAND)),  # the renewals there had been when the card came from the deck; 0 if everybody knows it
    secret=(int, SEATS),  # Secret Recipes before each player
    owner=(int, DISHES),  # 1 + the seat that has completed the dish, 0 for none
    guard=(int, DISHES),  # 1 if a This Is Mine protects it
    reserved=(int, DISHES),  # 1 + the seat that has reserved the dish, 0 for none
    centre=pile(DISHES),  # the dishes that lie open, in the order of their places
    dishes=pile(DISHES),  # the deck of dishes
    lots=pile(DISHES),  # how many dishes of each lot that was put under it are still there, the latest lot last
    deck=pile(CARDS),
    discard=(pile(CARDS), SEATS),  # open, and may be looked through
    gathered=pile(CARDS),  # hidden cards while they are dealt anew, empty otherwise
)

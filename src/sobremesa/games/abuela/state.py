"""Abuela Co.: what lies on the table.

Stoves, pantry, recipes, piles of processed food and the discards lie open.  Hidden are the order of the deck and the
cards in the hands, but for those that were taken up openly: `known` says of each card who has seen it.
"""

from enum import IntEnum

from ...engine.contract import Verb, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

SEATS, HAND, PANTRY, BURNERS, ACTIONS = 4, 6, 6, 4, 2

# Stoves have the numbers of their seats; the community stove comes after them.
COMMUNITY, STOVES = 4, 5

# Room for card sets of one's own: kinds of card (0 is no card), cards in the deck, processed foods, recipes.
KINDS, CARDS, FOODS, RECIPES = 28, 120, 12, 32

# A dish is what a burner cooks: first the processed foods in the order of their kinds, then the recipes.
DISHES = FOODS + RECIPES

# Kinds that the rules know by name; then come basics, other specials, and processed foods (`first_food` of the box).
SALT, COFFEE, HEAT, SUGAR, CALENTADO, WATER, FIRST_BASIC = 1, 2, 3, 4, 5, 6, 7

# What a move names instead of a kind: the card whose timer runs, which its burner waits for [timer-locks].
RUNNING = 0

# Colours of recipes; the first four are those of the stoves.
COLOURS, STOVE_COLOURS, OF_EACH_COLOUR = 6, 4, 3

CENSUS = KINDS + RECIPES + STOVE_COLOURS
LIMIT = 6_000  # moves (ruling X-5)

# How many cards an action moves at most, plain and enhanced; exact placement and drawing move exactly THREE.
THREE, SIX, SWAPS, MORE_SWAPS, TAKES, REMOVALS = 3, 6, 2, 4, 2, 2

# So many cards of one type leave the pantry together, and so often in a row at most, whatever a card set is made of.
ALIKE, REPEATS = 3, 12

OWED = 2  # cards that an interaction card asks for
ENOUGH_FOOD_ITEMS = 8  # in one player's recipes: Con Más Sazón ends


class Phase(IntEnum):
    """What is being decided."""

    TURN = 0  # the next step of an action, or the free action before the first
    CONFIRM = 1  # both actions are done: the player on turn says so
    AFFECTED = 2  # the affected player chooses a card
    OVER = 3


class Mode(IntEnum):
    """Option `mode`."""

    BEGINNER = 0
    ADVANCED = 1


class SazonRecipes(IntEnum):
    """Option `sazon_recipes`."""

    RANDOM = 0  # three of each colour
    ALL = 1  # three of each colour, all labelled ones among them


class Side(IntEnum):
    """The side of a stove that lies up, and option `start_side`."""

    A = 0
    B = 1  # enhanced actions may be used


class Role(IntEnum):
    """What sort of card a kind is."""

    NONE = 0
    BASIC = 1
    SPECIAL = 2  # water too
    INTERACTION = 3
    PROCESSED = 4


class Action(IntEnum):
    """What a turn is made of."""

    NONE = 0
    PLACE = 1
    DRAW = 2
    TAKE = 3
    EXCHANGE = 4
    REMOVE = 5
    LIGHT = 6


class Move(Verb):
    """The verbs, in the order of their moves; and what these name, all counted from 0."""

    DONE = names()  # the action, or the turn, is done
    PASS = names()  # there is no action to do
    FREE = names(pantry=PANTRY)  # a place
    ENHANCE = names(action=len(Action) - 1)  # the next action is that one, enhanced; the first is Action.PLACE
    PLACE = names(place=HAND, stove=STOVES, burner=BURNERS)
    PLAY = names(place=HAND, seat=SEATS)  # the seat that is affected
    DRAW = names(number=SIX)  # cards - 1
    TAKE = names(pantry=PANTRY)
    EXCHANGE = names(place=HAND, pantry=PANTRY)
    TO_HAND = names(whose=2, burner=BURNERS, card=KINDS)  # whose stove: 0 one's own, 1 the community; a kind or RUNNING
    THROW = names(whose=2, burner=BURNERS, card=KINDS)
    MOVE = names(burner=BURNERS, to=BURNERS, card=KINDS)  # to the burner it goes to
    LIGHT = names(whose=2, burner=BURNERS, dish=DISHES)
    GIVE = names(place=HAND)  # discard it (Open Salt Shaker), or give it away (Sugar Cup)
    SCORCH = names(burner=BURNERS, card=KINDS)  # High Heat
    FETCH = names(card=KINDS)  # Calentado


MOVES = Move.total()

# Where rules find what a move names, when it names several things.
PLACE_PLACE, PLACE_STOVE, PLACE_BURNER = Move.PLACE.spans
PLAY_PLACE, PLAY_SEAT = Move.PLAY.spans
EXCHANGE_PLACE, EXCHANGE_PANTRY = Move.EXCHANGE.spans
TO_HAND_WHOSE, TO_HAND_BURNER, TO_HAND_CARD = Move.TO_HAND.spans
THROW_WHOSE, THROW_BURNER, THROW_CARD = Move.THROW.spans
MOVE_BURNER, MOVE_TO, MOVE_CARD = Move.MOVE.spans
LIGHT_WHOSE, LIGHT_BURNER, LIGHT_DISH = Move.LIGHT.spans
SCORCH_BURNER, SCORCH_CARD = Move.SCORCH.spans


class Ending(IntEnum):
    """How near the end is."""

    NOT_MET = 0
    MET = 1  # this round is completed, then one more is played
    LAST_ROUND = 2
    OVER = 3
    LIMIT = 4


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean.

    A burner that is named in one number is stove * BURNERS + burner; if the timer of the card that leaves it runs,
    it is STOVES * BURNERS more.
    """

    RECIPE_AWAY = 1  # the recipe `card` goes back to the box
    SHUFFLED_BACK = 2  # the pantry being laid out had three alike, and goes back into the deck
    FILLED = 3  # `card` from the deck now lies in `place` of the pantry
    STOVE = 4  # seat gets the stove `card`, on the side `other`
    DEALT = 5  # seat is dealt `card` into `place` of the hand
    BEGINS = 6  # seat plays first
    TURN = 7  # seat's turn begins
    TIMER_ENDS = 8  # the burner `place` is no longer locked
    FREED = 9  # seat discards `card` from `place` of the pantry as a free action
    ALIKE_AWAY = 10  # `card` in `place` of the pantry, one of three alike, is discarded
    ALIKE_MOVED = 11  # `card` in `place` of the pantry, one of three alike, goes to the burner `other`
    RENEWED = 12  # the discards become a new deck; `other`: how many cards
    ENHANCED = 13  # seat turns its stove to side A for the enhanced action `other`
    PLACED = 14  # seat puts `card` from `place` of the hand on the burner `other`
    TIMER_STARTS = 15  # seat's `card` locks the burner `place`
    PLAYED = 16  # seat plays the interaction card `card` from `place` of the hand on the seat `other`
    NO_EFFECT = 17  # the interaction card `card` does nothing to the seat `other`
    SALTED = 18  # seat discards `card` from `place` of the hand
    SCORCHED = 19  # seat discards `card` from the burner `place`
    GAVE = 20  # seat gives `card` from `place` of the hand; `other`: taker * HAND + place in the taker's hand
    FETCHED = 21  # seat takes `card` from the discards into `place` of the hand
    SPENT = 22  # the interaction card `card`, which affected seat, goes to the discards
    DREW = 23  # seat draws `card` into `place` of the hand
    TOOK = 24  # seat takes `card` from the place `other` of the pantry into `place` of the hand
    OFFERED = 25  # seat puts `card` from `place` of the hand into the place `other` of the pantry
    TO_HAND = 26  # seat takes `card` from the burner `other` into `place` of the hand
    THROWN = 27  # seat discards `card` from the burner `other`
    MOVED = 28  # seat moves `card` from the burner `place` to the burner `other`
    USED = 29  # `place` cards of the kind `card` on the burner `other` are cooked away
    COOKED = 30  # seat cooks the processed food `card` on the burner `other` into `place` of the hand
    COOKED_ON = 31  # seat cooks the processed food `card` on the burner `other`, where it stays
    RECIPE = 32  # seat cooks the recipe `card` on the burner `other`
    ALL_TO_B = 33  # all stoves turn to side B
    SAID_DONE = 34  # seat says that the action `other` is done, 0: the turn
    PASSED = 35  # seat has no action to do
    END_MET = 36  # seat has met the end of the game: the round is completed, and one more is played
    RECIPES_OUT = 37  # the last open recipe has been cooked, which ends the game in the same way
    LAST_ROUND = 38  # the last round begins
    OVER = 39
    LIMIT = 40
    LAID_OPEN = 41  # the game is over: seat lays `card` in `place` of the hand open
    THREE_AWAY = 42  # three alike in the pantry are discarded: the kinds `card`, `place` and `other`
    THREE_MOVED = 43  # three alike in the pantry, of the kind `card`, go to the burner `other`


class Clause(IntEnum):
    """The clauses of rulebook.en.md, in its order."""

    COMPONENTS = 1
    LEAVE_OUT_LABELLED = 2
    OPEN_RECIPES = 3
    FOOD_PILES = 4
    LAY_OUT_PANTRY = 5
    STOVE_AT_RANDOM = 6
    DEAL_HANDS = 7
    FIRST_PLAYER = 8
    FOUR_BURNERS = 9
    STOVE_COLOUR = 10
    ANY_RECIPE = 11
    FULL_PANTRY = 12
    THREE_ALIKE = 13
    INTERACTION_ALIKE = 14
    OBJECT = 15
    HAND_LIMIT = 16
    TWO_ACTIONS = 17
    NOTHING_TO_DO = 18
    NEXT_PLAYER = 19
    PLACE_CARDS = 20
    ONE_BASIC_A_BURNER = 21
    CARDS_WITH_POINTS = 22
    DRAW_CARDS = 23
    RENEW_DECK = 24
    TAKE_FROM_PANTRY = 25
    EXCHANGE_WITH_PANTRY = 26
    REMOVE_CARD = 27
    LIGHT_THE_STOVE = 28
    EXACT_INGREDIENTS = 29
    ONE_RESULT_A_BURNER = 30
    USED_CARDS = 31
    FOOD_TO_HAND = 32
    EMPTY_FOOD_PILE = 33
    RECIPE_TO_PLAY_AREA = 34
    COOKING_EXAMPLE = 35
    ONE_BURNER_A_BASIC = 36
    CARD_ELEMENTS = 37
    WATER = 38
    WATER_NEEDS_BASIC = 39
    WATER_EXAMPLE = 40
    INTERACTION_CARDS = 41
    PLAY_INTERACTION = 42
    ONE_A_PLAYER = 43
    FOOD_IS_SAFE = 44
    AFTER_EFFECT = 45
    AFFECTED_CHOOSES = 46
    OPEN_SALT_SHAKER = 47
    CUP_OF_COFFEE = 48
    HIGH_HEAT = 49
    SUGAR_CUP = 50
    CALENTADO = 51
    PARTIAL_EFFECT = 52
    THREE_RECIPES = 53
    FOUR_RECIPES = 54
    LAST_ROUND = 55
    NO_RECIPE_LEFT = 56
    RECIPE_POINTS = 57
    COLOUR_BONUS = 58
    CARD_POINTS = 59
    TIEBREAK = 60
    ADVANCED_MODE = 61
    COMMUNITY_STOVE = 62
    COMMUNITY_AS_OWN = 63
    ONE_STOVE_A_LIGHTING = 64
    FREE_ACTION = 65
    EXACT_PLACEMENT = 66
    OWN_OR_COMMUNITY = 67
    EXACT_DRAWING = 68
    SAZON = 69
    THREE_OF_EACH_COLOUR = 70
    ALL_LABELLED_RECIPES = 71
    SAZON_FREE_ACTION = 72
    SAZON_COMMUNITY_STOVE = 73
    PANTRY_TO_COMMUNITY = 74
    SAME_BURNER = 75
    ONE_COMMUNITY_BURNER = 76
    NO_ROOM_ON_COMMUNITY = 77
    TIMER_WAITS = 78
    TIMER_LOCKS = 79
    EIGHT_FOOD_ITEMS = 80
    FOOD_ITEMS = 81
    SIDE_B = 82
    FLIP_TO_A = 83
    FLIP_TO_B = 84
    ENHANCED_PLACE = 85
    ENHANCED_DRAW = 86
    ENHANCED_TAKE = 87
    ENHANCED_EXCHANGE = 88
    ENHANCED_MOVE = 89
    ENHANCED_REMOVE = 90
    ENHANCED_LIGHT = 91
    WHO_SEES = 92
    SAY_DONE = 93
    YOUR_TURN = 94
    KNOWN_MOVES = 95
    GAME_OVER = 96
    SAFETY_LIMIT = 97


OPTION_VALUES = {
    "mode": ("beginner", "advanced"),
    "sazon": ("false", "true"),
    "sazon_recipes": ("random", "all"),
    "start_side": ("A", "B"),
}

OPTIONS = record(
    mode=int,  # Mode
    sazon=int,  # 1 with Con Más Sazón
    sazon_recipes=int,  # SazonRecipes; matters with Con Más Sazón only
    start_side=int,  # Side; matters with Con Más Sazón only
)

BOX = record(
    kinds=int,  # kinds of card in the set, "no card" included
    first_food=int,  # the first kind of processed food: all from it on are processed foods
    role=(int, KINDS),  # Role
    copies=(int, KINDS),  # cards of each kind
    points=(int, KINDS),  # of each card in the hand or on one's own stove at the end
    timer=(int, KINDS),  # 1 if the card bears a timer
    labelled=(int, KINDS),  # 1 if it belongs to Con Más Sazón
    recipes=int,  # recipes in the set
    colour=(int, RECIPES),  # of each recipe
    value=(int, RECIPES),  # points of each recipe
    labelled_recipe=(int, RECIPES),  # 1 if it belongs to Con Más Sazón
    food_items=(int, RECIPES),  # processed foods and specials that the recipe asks for
    needs=(int, (DISHES, KINDS)),  # cards of each kind that a dish is made of
    made_of=(int, DISHES),  # cards that a dish is made of
)

STATE = record(
    seats=int,
    options=OPTIONS,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # begun so far
    phase=int,  # Phase
    ending=int,  # Ending
    first=int,  # the seat that begins every round
    rounds=int,  # begun so far
    turn=int,  # the seat on turn
    free_used=int,  # 1 once the free action of this turn has been used
    left=int,  # actions of this turn that have not begun
    action=int,  # Action under way
    enhanced=int,  # 1 if it is enhanced
    steps=int,  # cards moved or dishes cooked in it
    moved=int,  # 1 once an enhanced Remove has moved a card to another burner
    swapped_hand=int,  # places of the hand that it has exchanged (bit mask)
    swapped_pantry=int,  # places of the pantry that it has exchanged (bit mask)
    lit_stove=int,  # 1 + the stove that it has lit
    lit=int,  # burners that it has cooked on (bit mask)
    community_lit=int,  # 1 once the community stove has been cooked on in this turn
    struck=int,  # seats that an interaction card has been played on in this turn (bit mask)
    affected=int,  # the seat that must choose
    effect=int,  # the interaction card that takes effect, 0 for none
    owed=int,  # cards that it still asks for
    renewals=int,  # how often the discards have become the deck
    hand=(int, (SEATS, HAND)),  # 0 where no card is
    known=(int, (SEATS, HAND)),  # the seats that know the card (bit mask), EVERYBODY if all do
    deal=(int, (SEATS, HAND)),  # the renewals there had been when the card came from the deck; 0 if everybody knows it
    burner=(int, (STOVES, BURNERS, KINDS)),  # how many cards of each kind lie on it
    lock_seat=(int, (STOVES, BURNERS)),  # 1 + the seat whose next turn unlocks the burner, 0 if it is not locked
    lock_kind=(int, (STOVES, BURNERS)),  # the timer card that locks it
    lock_count=(int, (STOVES, BURNERS)),  # how many such cards lock it
    side=(int, SEATS),  # Side of each player's stove that lies up
    colour=(int, SEATS),  # of each player's stove
    coffee=(int, SEATS),  # ends of own turns that a Cup of Coffee still waits for, 0 if there is none
    recipe=(int, RECIPES),  # 0 in the box, 1 on the table, 2 + the seat that has cooked it
    food_pile=(int, KINDS),  # processed foods of each kind in their piles
    pantry=(int, PANTRY),  # 0 where no card is
    deck=pile(CARDS),
    discard=pile(CARDS),  # open, and may be looked through
    gathered=pile(CARDS),  # hidden cards while they are dealt anew, empty otherwise
)

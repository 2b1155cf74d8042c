"""Cudillero: what lies on the table.

Villages, bought cards, the market, values, tokens and the action cards that have been played lie open.  Hidden are the
order of every deck, the action cards in hands, bids until they are turned over, and before each player the initial
roof and the personal objective.

A village is a row of doorways, its buildings; above the doorway of each lie up to six floors and a roof.  The place
of a card is its column, counted from the left, and its level, counted from 0 above the doorway.  What the cables
reach and how big the sets of a colour are is kept beside the cards and recounted where a card is laid or swapped.
"""

from enum import IntEnum

from ...engine.contract import Verb, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

SEATS, DAYS, ROUNDS = 4, 3, 6

# Action cards: in a deck, in a hand, played in a round, and how many of these are bids.
ACTION_CARDS, HELD, PLAYED, BIDS = 18, 5, 3, 2
PAIRS = 6  # ways to choose the two bids from the four other cards of a hand

# Doorways for each player; so many are in a village at most, if the others have one each.
DOORWAYS_EACH = 4
COLUMNS = DOORWAYS_EACH * SEATS - SEATS + 1
FLOORS_HIGH = 6
LEVELS = FLOORS_HIGH + 1  # the roof, too
HAND = COLUMNS + 1

# Places of the market: floors, then roofs, then the top of the doorway deck; how many of them each player brings.
FLOOR_PLACES, ROOF_PLACES, FLOORS_EACH, ROOFS_EACH = 8, 4, 2, 1
MARKET = FLOOR_PLACES + ROOF_PLACES
DOORWAY_PLACE = MARKET

# Kinds of card: 0 is no card, then the doorway, then every floor and every roof, each of which is one card.
DOORWAY, FIRST_FLOOR, KINDS, DECK = 1, 2, 122, 80

COLOURS, COMMONS, PERSONALS, DEALT = 4, 9, 12, 2
ENOUGH_COLOURS = 3  # for the extra turn token
TABLE = 13  # places of a table of points: 0 to 12
THIRD_FLOOR = 2  # its level

CENSUS = KINDS + ACTION_CARDS + 1 + PERSONALS
LIMIT = 6_000  # moves (ruling X-5)


class Phase(IntEnum):
    """What is being decided."""

    KEEP = 0  # everybody keeps a roof, and with the variant a personal objective
    BID = 1  # everybody lays two bids and the card to act with
    TOKENS = 2  # those who have them decide about their +10 and +20 tokens
    ACTION = 3  # the player on turn acts
    FREE = 4  # the player on turn may add a free card
    ROOF = 5  # the game is ending: a player builds the initial roof
    OVER = 6


class Action(IntEnum):
    """What an action card lets its player do."""

    BUY = 0
    BUILD = 1
    VALUE = 2


class Role(IntEnum):
    """What sort of card a kind is."""

    NONE = 0
    DOORWAY = 1
    FLOOR = 2
    ROOF = 3


class Side(IntEnum):
    """The sides of a card where a cable may leave, as bits."""

    UP = 1
    DOWN = 2
    LEFT = 4
    RIGHT = 8


class Line(IntEnum):
    """The edges of a card where a clothes line may end, as bits."""

    LEFT = 1
    RIGHT = 2


class Bonus(IntEnum):
    """What is printed on a roof."""

    NONE = 0
    CHIMNEY = 1  # chimneys count double
    BALCONY = 2
    NEIGHBOUR = 3
    HEIGHT = 4  # one more height
    FIBRE = 5  # one more connection


class Token(IntEnum):
    """The bonus tokens."""

    PLUS_TEN = 0
    PLUS_TWENTY = 1
    EXTRA_TURN = 2
    EXTRA_ACTION = 3
    RELOCATE = 4


TOKENS = 5
PLUS_TOKENS = 2  # the first two are used when bidding


class Common(IntEnum):
    """The common objectives that the rulebook describes."""

    THREE_BALCONIES = 0
    THREE_NEIGHBOURS = 1
    KEPT_PLUS_TEN = 2
    KEPT_PLUS_TWENTY = 3
    FOUR_CONNECTED = 4
    SECOND_LINE = 5
    THREE_DOORWAYS = 6
    TWO_ROOFS = 7
    FOUR_OF_A_COLOUR = 8


class Personal(IntEnum):
    """The personal objectives; the first four are the third floors in the order of the colours."""

    THIRD_BLUE = 0
    THIRD_YELLOW = 1
    THIRD_WHITE = 2
    THIRD_RED = 3
    THIRD_NEIGHBOUR = 4
    THIRD_BALCONY = 5
    THIRD_LINE = 6
    THREE_BUILDINGS = 7
    TWO_TALL = 8
    NINE_CHIMNEYS = 9
    THREE_ALIKE = 10
    THREE_DIFFERENT = 11


class Move(Verb):
    """The verbs, in the order of their moves; and what these name, all counted from 0."""

    KEEP = names(roof=DEALT, objective=DEALT)  # each the first or the second that was dealt
    BID = names(card=HELD, pair=PAIRS)  # the card to act with; two of the others: `bidding.first_of_pair`
    TOKENS = names(tokens=1 << PLUS_TOKENS)  # + 1 for the +10 token, + 2 for the +20 token
    BUY = names(place=MARKET + 1)  # of the market
    BUILD = names(place=HAND, column=COLUMNS)  # a floor or roof of the hand
    BUILD_DOORWAY = names(end=2)  # 0 the left, 1 the right: a doorway of the hand
    ADD = names(place=MARKET, column=COLUMNS)  # a free floor or roof of the market
    ADD_DOORWAY = names(end=2)  # a free doorway of the doorway deck
    VALUE = names(colour=COLOURS, up=2)  # 1 up, 0 down
    SWAP_UP = names(column=COLUMNS, level=FLOORS_HIGH)  # with the card above it
    SWAP_ASIDE = names(column=COLUMNS - 1, level=LEVELS)  # with the card to its right
    MOVE_DOORWAY = names(end=2)  # an empty doorway goes to that end from the other one
    EXTRA_TURN = names()
    EXTRA_ACTION = names()
    DECLINE = names()  # a free card
    END = names()
    ROOF = names(column=COLUMNS)  # the initial roof


MOVES = Move.total()

# Where rules find what a move names, when it names several things.
KEEP_ROOF, KEEP_OBJECTIVE = Move.KEEP.spans
BID_CARD, BID_PAIR = Move.BID.spans
BUILD_PLACE, BUILD_COLUMN = Move.BUILD.spans
ADD_PLACE, ADD_COLUMN = Move.ADD.spans
VALUE_COLOUR, VALUE_UP = Move.VALUE.spans
SWAP_UP_COLUMN, SWAP_UP_LEVEL = Move.SWAP_UP.spans
SWAP_ASIDE_COLUMN, SWAP_ASIDE_LEVEL = Move.SWAP_ASIDE.spans


class Ending(IntEnum):
    """Why the game is over."""

    NOT_OVER = 0
    THIRD_DAY = 1
    LIMIT = 2


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean.

    A place in a village that is named in one number is column * LEVELS + level.  Action cards go by their numbers.
    """

    DREW = 1  # seat draws the action card `card`
    DOORWAY_DEALT = 2  # seat is dealt its first doorway
    ROOF_DEALT = 3  # seat is dealt the roof `card`, the first or second of its two by `place`
    OBJECTIVE_DEALT = 4  # seat is dealt the personal objective `card`, the same
    DAY_TOKEN = 5  # the token `card` will come on the day `other`
    COMMON = 6  # the common objective is `card`
    BEGINS = 7  # seat would start if all bids were equal
    KEPT = 8  # seat keeps the roof `card` and the personal objective `other` (1 + its number, 0 for none)
    FILLED = 9  # `card` from its deck now lies in `place` of the market
    RENEWED = 10  # `other` discards become a new deck of floors (`card` 0) or roofs (`card` 1)
    ROUND = 11  # the round `place` of the day `other` begins
    LAID = 12  # everybody has laid bids and action card
    SPENT = 13  # seat uses the token `card`, and its higher bid now counts `other`
    REVEALED = 14  # seat's action card is `card`, its bids are `place` and `other`
    WINS = 15  # seat wins the bid
    TIES = 16  # seat shares the first place with others: all tie
    TURN = 17  # seat's turn begins; `other`: 1 if it does both actions
    BOUGHT = 18  # seat takes `card` from the place `other` of the market into `place` of the hand
    BUILT = 19  # seat builds `card` from the hand in the place `other` of the village; `place`: of the hand
    ADDED = 20  # seat adds `card` from the place `place` of the market in the place `other` of the village
    DOORWAY_BUILT = 21  # seat builds a doorway from the hand (`place`) at the end `other`
    DOORWAY_ADDED = 22  # seat adds a doorway of the doorway deck at the end `other`
    LINE = 23  # `other` clothes lines of seat are completed, which bring as many free cards
    DECLINED = 24  # seat declines a free card
    NONE_FITS = 25  # `other` free cards of seat are lost: nothing can be added
    EXTRA_TURN_GAINED = 26  # seat gains the extra turn token
    RAISED = 27  # seat raises the colour `card` to `other`
    LOWERED = 28  # seat lowers the colour `card` to `other`
    REACHED = 29  # the colour `card` has reached the line of the stock market: seat may add a free card
    SWAPPED_UP = 30  # seat swaps `card` in `place` of the village with the card `other` above it
    SWAPPED_ASIDE = 31  # seat swaps `card` in `place` of the village with the card `other` to its right
    DOORWAY_MOVED = 32  # seat moves an empty doorway to the end `other`
    USED = 33  # seat uses the token `card` in its turn
    MET = 34  # seat meets the common objective `card`; `other`: 1 as the first, 2 as the second
    ENDED = 35  # seat ends its turn
    ROUND_OVER = 36  # everybody discards the cards played
    MARKET_AWAY = 37  # the floors and roofs of the market are discarded
    TOOK_TOKEN = 38  # seat takes the token `card` of the new day
    ROOF_BUILT = 39  # seat builds its initial roof `card` in the place `other` of the village
    ROOF_LOST = 40  # the initial roof `card` of seat cannot be built
    OBJECTIVE = 41  # the personal objective of seat is `card`; `other`: 1 if it is met
    OVER = 42
    LIMIT = 43


class Clause(IntEnum):
    """The clauses of rulebook.en.md, in its order."""

    COMPONENTS = 1
    PLAYER_SET = 2
    ACTION_HAND = 3
    DOORWAY_DECK = 4
    FIRST_DOORWAY = 5
    INITIAL_ROOF = 6
    SHUFFLE_DECKS = 7
    MARKET = 8
    VALUE_BOARD = 9
    DAY_TOKENS = 10
    COMMON_OBJECTIVE = 11
    DAYS_AND_ROUNDS = 12
    TWO_PHASES = 13
    ACTION_CARDS = 14
    THREE_CARDS = 15
    TOKEN_DECISION = 16
    COMPARE_BIDS = 17
    FULL_TIE = 18
    BID_WINNER = 19
    ONE_OF_TWO = 20
    BID_EXAMPLE = 21
    ANY_ORDER = 22
    BUY = 23
    HAND_LIMIT = 24
    MARKET_WAITS = 25
    DOORWAYS_RUN_OUT = 26
    BUILD = 27
    DOORWAY_AT_BOTTOM = 28
    MOVE_DOORWAY = 29
    SIX_FLOORS = 30
    COLOURS_MIX = 31
    JOINING_IS_FREE = 32
    ROOF_ON_TOP = 33
    CARDS_STAY = 34
    CLOTHES_LINE = 35
    FREE_CARD = 36
    THREE_COLOURS = 37
    VALUE = 38
    ROUND_END = 39
    LAST_ROUND = 40
    NEW_MARKET = 41
    TAKE_DAY_TOKEN = 42
    NEW_ACTION_DECK = 43
    GAME_END = 44
    BUILD_INITIAL_ROOF = 45
    HEIGHT = 46
    HEIGHT_LIMIT = 47
    COLOUR_POINTS = 48
    FIBRE = 49
    FIBRE_POINTS = 50
    SYMBOLS = 51
    TIMES_TWO = 52
    ONE_HEIGHT = 53
    ONE_CONNECTION = 54
    TIEBREAK = 55
    SCORING_EXAMPLE = 56
    PLUS_TOKENS = 57
    EXTRA_TURN = 58
    EXTRA_ACTION = 59
    RELOCATE = 60
    RELOCATE_LINES = 61
    OBJECTIVE_MARKED = 62
    FIRST_AND_SECOND = 63
    THREE_BALCONIES = 64
    THREE_NEIGHBOURS = 65
    KEPT_PLUS_TEN = 66
    KEPT_PLUS_TWENTY = 67
    FOUR_CONNECTED = 68
    SECOND_LINE = 69
    THREE_DOORWAYS = 70
    TWO_ROOFS = 71
    FOUR_OF_A_COLOUR = 72
    PERSONAL_OBJECTIVES = 73
    PERSONAL_POINTS = 74
    THIRD_FLOOR_COLOUR = 75
    THIRD_FLOOR_SYMBOL = 76
    THIRD_FLOOR_LINE = 77
    THREE_BUILDINGS = 78
    TWO_TALL_BUILDINGS = 79
    NINE_CHIMNEYS = 80
    THREE_ALIKE = 81
    THREE_DIFFERENT = 82
    STOCK_MARKET = 83
    ONCE_A_COLOUR = 84
    WHO_SEES = 85
    WHO_IS_ASKED = 86
    YOUR_TURN = 87
    KNOWN_MOVES = 88
    GAME_OVER = 89
    SAFETY_LIMIT = 90


OPTION_VALUES = {
    "personal_objectives": ("false", "true"),
    "stock_market": ("false", "true"),
}

OPTIONS = record(
    personal_objectives=int,  # 1 with the variant
    stock_market=int,  # 1 with the variant
)

BOX = record(
    kinds=int,  # kinds in the set, "no card" included
    first_roof=int,  # the first kind of roof: all from it on are roofs
    doorways=int,  # doorway cards in the set
    colour=(int, KINDS),  # of floors and roofs
    cables=(int, KINDS),  # Side, added up
    lines=(int, KINDS),  # Line, added up
    balconies=(int, KINDS),
    neighbours=(int, KINDS),
    chimneys=(int, KINDS),
    bonus=(int, KINDS),  # Bonus
    bid=(int, ACTION_CARDS + 1),  # the value of each action card
    actions=(int, (ACTION_CARDS + 1, 2)),  # Action, its two
    adds=(int, PLUS_TOKENS),  # what the tokens add to a bid
    board=int,  # the highest space of the value board
    line=int,  # the space of its black line
    height=(int, TABLE),  # points for so many heights
    fibre=(int, TABLE),  # points for so many connected cards
    commons=(int, COMMONS),  # 1 if the set has the objective
    first=(int, COMMONS),  # points of a common objective for the first, or for everybody who meets it
    second=(int, COMMONS),  # for the second, with three or four players
    personals=(int, PERSONALS),  # 1 if the set has the objective
    personal=(int, PERSONALS),  # points of a personal objective
)

STATE = record(
    seats=int,
    options=OPTIONS,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # rounds and turns begun so far
    phase=int,  # Phase
    ending=int,  # Ending
    asked=int,  # the seats that must decide now (bit mask)
    day=int,  # from 1 on
    rounds=int,  # of the day, from 1 on; 0 before the first
    first=int,  # the starting player of this round once bids are turned over, until then of the round before
    order=(int, SEATS),  # the seats in the order of their turns in this round
    spot=int,  # how many of them have ended their turn
    both=int,  # the seats that do both actions (bit mask)
    turn=int,  # the seat on turn
    acted=int,  # 1 if it has made a move in this turn
    moved=int,  # 1 + the end that it has just moved an empty doorway to, 0 if it has done anything else since
    due=(int, 3),  # how often the player on turn may still do each Action, and none else
    either=int,  # how often any action of the card
    owed=int,  # free cards that the player on turn may still add
    kept=(int, SEATS),  # 1 + what each seat keeps, while others still choose
    spends=(int, SEATS),  # 1 + the tokens that each seat uses, while others still decide
    held=(int, (SEATS, HELD)),  # action cards in the hand, in order, then 0
    bids=(int, (SEATS, BIDS)),  # action cards that are bid, the higher first
    acts=(int, SEATS),  # the action card that each seat acts with
    draw=(pile(DECK), SEATS),  # action decks
    used=(int, SEATS),  # action cards that have been discarded on this day (bit mask)
    tokens=(int, (SEATS, TOKENS)),  # 1 if the seat has the Token
    gained=int,  # the seats that have gained the extra turn token (bit mask)
    second_day=int,  # the Token of day 2
    value=(int, COLOURS),  # of each colour
    reached=int,  # the colours whose bonus of the stock market is spent (bit mask)
    common=int,  # the Common objective of this game
    met=(int, 2),  # 1 + the seat that has met it first and second, 0 for none
    objective=(int, SEATS),  # 1 + the Personal objective that each seat keeps, 0 for none
    initial=(int, SEATS),  # the roof that each seat keeps until it is built or lost
    dealt_roof=(int, (SEATS, DEALT)),  # to choose from, else 0
    dealt_objective=(int, (SEATS, DEALT)),  # 1 + Personal, the same
    returned_roof=(int, SEATS),  # the roof that a seat has put back, 0 for none or not known
    returned_objective=(int, SEATS),  # 1 + the objective, the same
    hand=(int, (SEATS, HAND)),  # bought cards, 0 where no card is
    columns=(int, SEATS),  # doorways in the village
    height=(int, (SEATS, COLUMNS)),  # cards above each doorway
    village=(int, (SEATS, COLUMNS * LEVELS)),  # the card in each place, by column * LEVELS + level
    cable=(int, (SEATS, COLUMNS)),  # the levels that the cables reach (bit mask)
    biggest=(int, (SEATS, COLOURS)),  # cards in the biggest set of each colour
    market=(int, MARKET),  # 0 where no card is
    doorways=int,  # cards in the doorway deck
    floors=pile(DECK),
    roofs=pile(DECK),
    floor_discard=pile(DECK),  # open
    roof_discard=pile(DECK),  # open
    roof_renewals=int,  # how often the roof discards have become the deck
    aside=pile(DECK),  # personal objectives in the box, 1 + Personal
    looked=(int, COLUMNS),  # levels that a count has looked at (bit masks), 0 otherwise
    patch=(int, COLUMNS),  # levels of the set that is being counted (bit masks), 0 otherwise
    gathered=pile(DECK),  # hidden cards while they are dealt anew, empty otherwise
)

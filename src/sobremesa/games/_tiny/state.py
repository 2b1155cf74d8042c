"""Two Sugars: what lies on the table.  Hidden are the deck and, until both have stopped, the cups."""

from enum import IntEnum

from ...engine.contract import Verb, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

SEATS, CUP = 2, 5  # a cup holds at most so many cards

# Room for card sets of one's own: kinds of cards (0 is no card), cards in all.
KINDS, CARDS = 13, 40
CENSUS = KINDS
LIMIT = SEATS * CUP  # moves: each player draws until the cup is full, or stops


class Phase(IntEnum):
    """What is being decided."""

    TURN = 0
    OVER = 1


class Move(Verb):
    """The verbs, in the order of their moves, one of each: they name nothing."""

    DRAW = names()
    STOP = names()


MOVES = Move.total()


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean."""

    BEGINS = 1  # seat plays first
    DREW = 2  # seat draws `card`
    FULL = 3  # seat's cup is full
    STOPPED = 4  # seat stops
    SHOWN = 5  # seat shows `card`


class Clause(IntEnum):
    """The clauses of rulebook.en.md, in its order."""

    CARDS = 1
    FIRST_CARD = 2
    WHO_BEGINS = 3
    DRAWING = 4
    STOPPING = 5
    FULL_CUP = 6
    SHOWING = 7
    TOO_SWEET = 8
    WINNING = 9
    YOUR_TURN = 10
    KNOWN_MOVES = 11
    GAME_OVER = 12


BOX = record(
    kinds=int,  # kinds of cards in the set, "no card" included
    copies=(int, KINDS),  # cards of each kind
    lumps=(int, KINDS),  # lumps of sugar on each
    sweet=int,  # more lumps than these are too many
)

STATE = record(
    seats=int,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # begun so far
    phase=int,  # Phase
    turn=int,  # the seat on turn
    stopped=(int, SEATS),  # 1 once a player draws no more
    cup=(pile(CUP), SEATS),  # each player's cards, the first drawn at the bottom
    deck=pile(CARDS),
    gathered=pile(CARDS),  # hidden cards while they are dealt anew, empty otherwise
)

"""Stew: what lies on the table.

Hidden are the order of the deck, the card that the seat on turn has drawn, and the cards in the pot and on the vermin,
but each seat knows those that it has put there itself; a card that left the round with a call is known to its caller.
Answers to "does anybody call?" are hidden until all have been given.  A pot that has been called lies open.
"""

from enum import IntEnum

from ...engine.contract import Verb, names
from ...engine.forms import record
from ...engine.piles import pile
from ...engine.rng import RNG

SEATS = 4

# Room for card sets of one's own: kinds of ingredient (0 is no card), cards of a kind, cards in all, vermin in the row.
KINDS, COPIES, CARDS, VERMIN = 17, 12, 60, 8

CENSUS = KINDS
LIMIT = 4_000  # moves (ruling X-5)
LONGEST_TURN = SEATS + 1  # moves: a card, the others' answers, the beginning of the next round


class Phase(IntEnum):
    """What is being decided."""

    TURN = 0  # pot, vermin, or a call
    LAST_CARD = 1  # who called on their turn, in the easy version, plays the drawn card
    BETWEEN = 2  # who calls before the next player draws? Everybody who is asked answers in secret
    ROUND_OVER = 3  # the next round is to be begun
    OVER = 4


class Call(IntEnum):
    """Option `call`."""

    EASY = 0  # who calls on their turn plays the drawn card
    ADVANCED = 1  # the drawn card leaves the round


class Move(Verb):
    """The verbs, in the order of their moves; and what these name, all counted from 0."""

    POT = names()
    FEED = names(place=VERMIN)  # in the row
    CALL = names()
    SIMMER = names()
    QUIET = names()
    BEGIN = names()


MOVES = Move.total()


class Answer(IntEnum):
    """What a seat has answered between turns."""

    NONE = 0  # nothing yet
    CALL = 1
    SIMMER = 2
    QUIET = 3  # let it simmer, and not be asked again in this round


class Ending(IntEnum):
    """Why the game is over."""

    NOT_OVER = 0
    WON = 1  # one player has reached the goal, or several by a wrong call
    LIMIT = 2


class Event(IntEnum):
    """What may happen, and what the fields of the event then mean."""

    ROUND = 1  # a round begins, `other` is its number; seat goes first
    DREW = 2  # seat draws `card`
    POT = 3  # seat puts `card` into the pot, as its card number `place`
    FED = 4  # seat feeds `card` to the vermin `other`
    CALLED = 5  # seat calls
    CALLED_TOO = 6  # seat calls, and another's call counts
    SET_ASIDE = 7  # the drawn `card` of seat, who has called, leaves the round
    SIMMERS = 8  # nobody has called between turns
    QUIET = 9  # seat is not asked between turns again in this round
    OPENED = 10  # `card`, which is number `place` of the pot and was put there by seat, is shown
    ATE = 11  # the vermin `other` eats `card`, number `place` of the pot
    NOTHING_TO_EAT = 12  # the vermin `other` finds no `card`
    SHARED = 13  # the Vagabond finds `card`: the pot loses `other` points
    PASSED_ON = 14  # the Vagabond finds no `card`: the pot gains `other` points
    COUNTED = 15  # `place` cards `card` in the pot are worth `other` points together
    TOTAL = 16  # the pot is worth `other` points
    RIGHT = 17  # seat, who has called, gains `other` points
    WRONG = 18  # seat has called a pot that is not rich enough
    GAINED = 19  # seat gains `other` points by a wrong call of another
    NOBODY_CALLED = 20
    LOST = 21  # seat, who has the most points, loses `other` of them
    TIED = 22  # several have the most points, so nobody loses any
    WON = 23  # seat has won
    LIMIT = 24
    WON_TOGETHER = 25  # the seats `other` (bit mask) share the victory


class Clause(IntEnum):
    """The clauses of rulebook.en.md, in its order."""

    COMPONENTS = 1
    OBJECT = 2
    VERMIN_ROW = 3
    SHUFFLE_DECK = 4
    FIRST_PLAYER = 5
    LATER_ROUNDS = 6
    DRAW_CARD = 7
    TURN_ACTIONS = 8
    INTO_POT = 9
    FEED_VERMIN = 10
    FEED_UNFED = 11
    NEXT_PLAYER = 12
    HUNGRY_VERMIN = 13
    VAGABOND = 14
    CALL = 15
    CALL_BETWEEN = 16
    CALL_TOGETHER = 17
    LET_SIMMER = 18
    NOT_AGAIN = 19
    EASY_CALL = 20
    ADVANCED_CALL = 21
    REVEAL_POT = 22
    ANIMALS_EAT = 23
    VAGABOND_LOOKS = 24
    COUNT_POT = 25
    RIGHT_CALL = 26
    WRONG_CALL = 27
    KEEP_POINTS = 28
    WINNING = 29
    NEXT_ROUND = 30
    NOBODY_CALLS = 31
    POTATOES = 32
    GARLIC = 33
    STONE = 34
    OTHER_VALUES = 35
    WHO_SEES = 36
    YOUR_TURN = 37
    KNOWN_MOVES = 38
    GAME_OVER = 39
    SAFETY_LIMIT = 40


OPTION_VALUES = {"call": ("easy", "advanced")}

OPTIONS = record(
    call=int,  # Call
)

BOX = record(
    kinds=int,  # kinds of ingredient in the set, "no card" included
    copies=(int, KINDS),  # cards of each kind
    worth=(int, (KINDS, COPIES + 1)),  # of none, one, two ... cards of each kind in the pot, together
    counted=(int, KINDS),  # the Clause that says what each kind is worth
    vermin=int,  # in the row, the Vagabond included
    eats=(int, VERMIN),  # the kind that each animal eats, 0 for the Vagabond
    vagabond=int,  # his place in the row
    looks_for=int,  # the kind that the Vagabond looks for
    takes=int,  # points that he takes from a pot with it
    adds=int,  # points that he adds to a pot without it
    enough=int,  # points of a pot that is worth a call
    right=int,  # points for the caller of such a pot
    wrong=int,  # points for each of the others after a wrong call
    unclaimed=int,  # points that the leader loses when nobody calls
    goal=int,  # points that win
)

STATE = record(
    seats=int,
    options=OPTIONS,
    rng=RNG,
    moves=int,  # made so far
    turns=int,  # begun so far; to begin the next round is one, too
    phase=int,  # Phase
    asked=int,  # the seats that must decide now (bit mask)
    rounds=int,  # begun so far
    first=int,  # the seat that goes first in this round; once it is over, in the next one
    turn=int,  # the seat on turn; between turns the one that has just played
    drawn=int,  # the card drawn and not yet played, 0 for none
    caller=int,  # 1 + the seat whose call has ended the round, 0 for none
    called=int,  # the seats that have called in this round, the caller among them (bit mask)
    aside=int,  # the card of the caller that has left the round, 0 for none
    quiet=int,  # the seats that are not asked between turns again in this round (bit mask)
    answer=(int, SEATS),  # Answer
    deck=pile(CARDS),
    pot=pile(CARDS),
    putter=(int, CARDS),  # the seat that has put each card into the pot
    fed=(int, VERMIN),  # the card on each of the vermin, 0 for none
    feeder=(int, VERMIN),  # the seat that has put it there
    right=(int, SEATS),  # right calls of each seat
    wrong=(int, SEATS),  # wrong calls of others that have brought it points
    unclaimed=(int, SEATS),  # rounds that it led and nobody called
    ending=int,  # Ending
    gathered=pile(CARDS),  # hidden cards while they are dealt anew, empty otherwise
)

"""Abuela Co.: a bot's opinion of a position.

It counts points, and adds what is on the way: the two recipes that promise most, what lies on burners that can still
become something, and cards in the hand.  A recipe promises less the farther away it is (planning.py says how far that
is).  Burners that can become nothing cost something, so that their cards are removed, and so do cards whose points are
negative.  The others' recipes and cards count against it.

A game that lasts makes impatient: what is near counts more and points count less, nobody is hindered any longer, foods
that are kept for their points alone are given back, and each player sets their heart on another recipe every few
rounds.  So a table at which all want what others keep comes to an end.
"""

from .ending import BONUS, points_of, recipe_points
from .planning import (
    BITS,
    LIGHTING,
    LOST,
    SPOTS,
    mark_of,
    nearest,
    take_notes,
)
from .planning import NOTES as NOTES
from .state import (
    ACTIONS,
    CALENTADO,
    FOODS,
    HAND,
    MORE_SWAPS,
    REMOVALS,
    SIX,
    SUGAR,
    TAKES,
    WATER,
    Action,
    Ending,
    Phase,
    Role,
)

# All worths are hundredths of a point.
POINT, WIN, AHEAD = 100, 10_000, 150
COOKED = 800  # what a recipe is worth besides its points: it brings the end nearer
ITEM = 50  # a food item that a recipe takes, on average
MINUS = 40  # a negative point, while the card may still be cooked away
RATE = 24  # a sixth of an action
SECOND = 8  # the second recipe promises one part in so many of what it would if it were the only one
DEAD = 20  # each card on a burner that becomes nothing, and the burner
FOOD, NEAR_FOOD = 60, 6  # a processed food on the way; an action away it promises half of that
HELD, ALIKE, MISCHIEF = 12, 3, 5  # a basic in the hand, up to three of each; an interaction card costs
FULL, NEARLY_FULL = 20, 8  # a hand without room, with room for one card
SIDE_B = 40  # an enhanced action that is still to be had
DRAWN, TAKEN, MOVED = 25, 35, 12  # cards that the action under way may still bring
THEIRS_ON_STOVE, THEIRS_HELD, THEIRS_COFFEE = 20, 20, 100  # what other players have

# Impatience: it grows with every round after so many, up to a most.
USUAL, MOST = 25, 100
HASTE = 4  # rounds of it that make a sixth of an action dearer by one
KEPT, LEAST = 5, -50  # a food that is kept loses so much a round of it; the least that it is worth
CALM = 8  # rounds of it after which nobody is hindered any longer
HEART, CHANGE = 10, 6  # the recipe that the heart is set on, for each round of it; rounds until it is another


def judge(s, box, seat, notes):
    """Points, and what is on the way; the others' standing counts against it."""
    if s.phase == Phase.OVER:
        return final(s, box, seat)
    late = s.ending != Ending.NOT_MET
    tired = 0 if late else impatience(s)
    own = recipes_worth(s, box, seat)
    value = own + cards_worth(s, box, seat, food_worth(tired), POINT if late else MINUS)
    leader, others = 0, 0
    for other in range(s.seats):
        if other != seat:
            theirs = recipes_worth(s, box, other)
            leader = max(leader, theirs)
            others += theirs
            if tired < CALM:
                others += standing(s, other)
    if late:
        value += AHEAD if own > leader else -AHEAD
    value += prospects(s, box, seat, notes, tired) + hand_worth(s, box, seat) + going_on(s, seat)
    return value - leader // 4 - others // 8


# -- impatience -------------------------------------------------------------------------------------------------


def impatience(s):
    """How many rounds the game has lasted longer than usual."""
    return min(MOST, max(0, s.rounds - USUAL))


def food_worth(tired):
    """What a point of a processed food is worth."""
    return max(LEAST, POINT - KEPT * tired)


def heart(s, seat, tired):
    """The recipe on the table that a player has set their heart on: from time to time another one, LOST for none."""
    if tired == 0:
        return LOST
    there = 0
    for lies in s.recipe:
        if lies == 1:
            there += 1
    skip = (s.rounds // CHANGE + seat * there // s.seats) % max(1, there)
    for recipe, lies in enumerate(s.recipe):
        if lies == 1:
            if skip == 0:
                return recipe
            skip -= 1
    return LOST


# -- what there is ----------------------------------------------------------------------------------------------


def final(s, box, seat):
    """The points of a game that is over, and whether they win it."""
    own, most = points_of(s, box, seat), 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, points_of(s, box, other))
    return POINT * (own - most) + (WIN if own > most else 0)


def recipes_worth(s, box, seat):
    """The recipes that a player has cooked."""
    worth = 0
    for recipe, whose in enumerate(s.recipe):
        if whose == 2 + seat:
            worth += POINT * recipe_points(s, box, seat, recipe) + COOKED
    return worth


def cards_worth(s, box, seat, plus, minus):
    """The points of cards in the hand and on the own stove.

    plus, minus  what a positive and a negative point are worth
    """
    worth = 0
    for kind in s.hand[seat]:
        if kind >= WATER:
            points = box.points[kind]
            worth += points * (plus if points > 0 else minus)
    for there in s.burner[seat]:
        for kind, lies in enumerate(there):
            if lies > 0:
                points = lies * box.points[kind]
                worth += points * (plus if points > 0 else minus)
    return worth


def standing(s, seat):
    """The cards of another player, and what troubles them."""
    worth = 0
    for there in s.burner[seat]:
        worth += THEIRS_ON_STOVE * sum(there)
    for kind in s.hand[seat]:
        if kind > 0:
            worth += THEIRS_HELD
    if s.phase == Phase.AFFECTED and s.affected == seat:
        worth += THEIRS_HELD * (s.owed if s.effect == CALENTADO else -s.owed)
    if s.coffee[seat] > 0:
        worth -= THEIRS_COFFEE
    return worth


# -- what is on the way -----------------------------------------------------------------------------------------


def prospects(s, box, seat, notes, tired):
    """What the own cards promise: the best recipe, the next best, and what burners hold."""
    within = 6 * actions_left(s, seat)
    take_notes(s, box, seat, notes)
    dearest = heart(s, seat, tired)
    rate, colour, late = RATE + tired // HASTE, s.colour[seat], s.ending != Ending.NOT_MET
    best, second, spot, chosen = -LOST * rate, -LOST * rate, SPOTS, False
    for recipe, lies in enumerate(s.recipe):
        if lies != 1:
            continue
        promise = POINT * box.value[recipe] - ITEM * box.food_items[recipe]
        if box.colour[recipe] == colour:
            promise += POINT * BONUS
        if recipe == dearest:
            promise += HEART * tired
        dish, most = FOODS + recipe, min(within, (promise - second) // rate) + 1
        price, where = nearest(s, box, seat, notes, dish, LIGHTING, most)
        if price > within:
            continue
        promise -= rate * price
        if late:
            promise = max(0, promise)
        if promise > best:
            best, second, spot, chosen = promise, best, where, True
        elif promise > second:
            second = promise
    if not chosen:
        return burners_worth(s, seat, notes, SPOTS)
    return best + max(best - LOST, second) // SECOND + burners_worth(s, seat, notes, spot)


def actions_left(s, seat):
    """How many actions a player still has before the end, many if it has not been met."""
    if s.ending == Ending.NOT_MET:
        return 99
    mine, now = (seat - s.first) % s.seats, (s.turn - s.first) % s.seats
    left = ACTIONS if s.ending == Ending.MET else 0
    if mine == now:
        left += s.left
        if s.action == Action.LIGHT:
            left += 1
    elif mine > now:
        left += ACTIONS
    return left


def burners_worth(s, seat, notes, spot):
    """The own burners: the nearer to a processed food the better; those that become nothing cost something.

    spot  the one on which the best recipe is to be cooked
    """
    worth = 0
    for burner, there in enumerate(s.burner[seat]):
        price = mark_of(notes.ways, burner)
        if price > 0:
            worth += FOOD * NEAR_FOOD // (NEAR_FOOD + price)
        elif mark_of(notes.marks, burner) > 0 and burner != spot:
            worth -= DEAD * (1 + sum(there))
    return worth


def hand_worth(s, box, seat):
    """What the hand promises besides: basics, room for more, and a stove on side B."""
    held, tally, worth = 0, 0, SIDE_B * s.side[seat]
    for kind in s.hand[seat]:
        if kind == 0:
            continue
        held += 1
        if kind <= CALENTADO:
            worth -= MISCHIEF
        elif (kind == WATER or box.role[kind] == Role.BASIC) and tally >> BITS * kind & ALIKE < ALIKE:
            worth += HELD
            tally += 1 << BITS * kind
    if held == HAND:
        worth -= FULL
    elif held == HAND - 1:
        worth -= NEARLY_FULL
    return worth


def going_on(s, seat):
    """What the action under way, if it is enhanced, or an interaction card still promises."""
    if s.phase == Phase.AFFECTED:
        gains = s.turn == seat if s.effect == SUGAR else s.affected == seat and s.effect == CALENTADO
        return DRAWN * s.owed if gains else 0
    if s.turn != seat or s.enhanced == 0:
        return 0
    held = 0
    for kind in s.hand[seat]:
        if kind > 0:
            held += 1
    match s.action:
        case Action.PLACE:
            return MOVED * min(SIX - s.steps, held)
        case Action.DRAW:
            return DRAWN * (HAND - held)
        case Action.TAKE:
            return TAKEN * (TAKES - s.steps)
        case Action.EXCHANGE:
            return MOVED * (MORE_SWAPS - s.steps)
        case Action.REMOVE:
            return MOVED * (REMOVALS - s.steps)
    return 0

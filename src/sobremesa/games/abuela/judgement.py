"""Abuela Co.: a bot's opinion of a position.

It counts points, and adds what is on the way: the two recipes that promise most, what lies on burners that can still
become something, and cards in the hand.  A recipe promises less the farther away it is (planning.py says how far that
is).  Burners that can become nothing cost something, so that their cards are removed, and so do cards whose points are
negative.  The others' recipes and cards count against it.
"""

from .ending import points_of, recipe_points
from .planning import (
    FRESH,
    begun_price,
    food_prices,
    hand_tally,
    hand_without,
    mark_of,
    near_tally,
    price_anew,
    recipe_price,
    spot_marks,
)
from .state import (
    ACTIONS,
    BURNERS,
    CALENTADO,
    HAND,
    MORE_SWAPS,
    RECIPES,
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
COOKED = 200  # what a recipe is worth besides its points: it brings the end nearer
ITEM = 50  # a food item that a recipe takes, on average
MINUS = 40  # a negative point, while the card may still be cooked away
NEAR = 12  # a recipe two actions away promises half of its worth
DEAD = 40  # each card on a burner that becomes nothing, and the burner
FOOD, NEAR_FOOD = 120, 6  # a processed food on the way; an action away it promises half of that
HELD, ALIKE, MISCHIEF = 12, 3, 5  # a basic in the hand, up to three of each; an interaction card costs
FULL, NEARLY_FULL = 40, 15  # a hand without room, with room for one card
SIDE_B = 40  # an enhanced action that is still to be had
DRAWN, TAKEN, MOVED = 25, 35, 12  # cards that the action under way may still bring
THEIRS_ON_STOVE, THEIRS_HELD, THEIRS_COFFEE = 60, 20, 100  # what other players have


def judge(s, box, seat):
    """Points, and what is on the way; the others' standing counts against it."""
    if s.phase == Phase.OVER:
        return final(s, box, seat)
    late = s.ending != Ending.NOT_MET
    own = recipes_worth(s, box, seat) + cards_worth(s, box, seat, late)
    leader, others = 0, 0
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, box, other)
            leader = max(leader, theirs)
            others += theirs
    value = own - leader // 4 - others // 8
    if late:
        value += AHEAD if own > leader else -AHEAD
    return value + prospects(s, box, seat) + hand_worth(s, box, seat) + going_on(s, seat)


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
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 2 + seat:
            worth += POINT * recipe_points(s, box, seat, recipe) + COOKED
    return worth


def cards_worth(s, box, seat, late):
    """The points of cards in the hand and on the own stove."""
    worth = 0
    for kind in s.hand[seat]:
        if kind >= WATER:
            worth += card_worth(box.points[kind], late)
    for there in s.burner[seat]:
        for kind, lies in enumerate(there):
            if lies > 0:
                worth += lies * card_worth(box.points[kind], late)
    return worth


def card_worth(points, late):
    """What the points of a card are worth."""
    return points * (POINT if points > 0 or late else MINUS)


def standing(s, box, seat):
    """How another player stands, as far as it can be seen."""
    worth = recipes_worth(s, box, seat)
    for burner in range(BURNERS):
        worth += THEIRS_ON_STOVE * sum(s.burner[seat][burner])
    for kind in s.hand[seat]:
        if kind > 0:
            worth += THEIRS_HELD
    if s.phase == Phase.AFFECTED and s.affected == seat:
        worth += THEIRS_HELD * (s.owed if s.effect == CALENTADO else -s.owed)
    if s.coffee[seat] > 0:
        worth -= THEIRS_COFFEE
    return worth


# -- what is on the way -----------------------------------------------------------------------------------------


def prospects(s, box, seat):
    """What the own cards promise: the best recipe, another that was begun elsewhere, and what burners hold."""
    within = 6 * actions_left(s, seat)
    marks, hand, near = spot_marks(s, seat), hand_tally(s, seat), near_tally(s, seat)
    prices, ways = food_prices(s, box, seat, marks, hand, near)
    anew = price_anew(s, seat, marks)
    fit, best, chosen, spot = 0, 0, RECIPES, FRESH
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 1:
            price, where, becomes = recipe_price(s, box, seat, recipe, marks, hand, near, prices, anew)
            promise = promised(s, box, seat, recipe, price) if price <= within else 0
            if promise > 0:
                fit |= becomes
            if promise > best:
                best, chosen, spot = promise, recipe, where
    worth = best + burners_worth(s, box, seat, marks, ways, fit)
    if chosen < RECIPES:
        hand = hand_without(box, chosen, hand)
        second = 0
        for recipe in range(box.recipes):
            if s.recipe[recipe] == 1 and recipe != chosen:
                price = begun_price(s, box, seat, recipe, marks, spot, hand, near, prices)
                if price <= within:
                    second = max(second, promised(s, box, seat, recipe, price))
        worth += second * 2 // 3
    return worth


def promised(s, box, seat, recipe, price):
    """What a recipe promises that is so far away."""
    return recipe_worth(s, box, seat, recipe) * NEAR // (NEAR + price)


def recipe_worth(s, box, seat, recipe):
    """What a recipe brings: its points, without what the cards that it takes are worth."""
    return POINT * recipe_points(s, box, seat, recipe) + COOKED - ITEM * box.food_items[recipe]


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


def burners_worth(s, box, seat, marks, ways, fit):
    """The own burners: the nearer to a processed food the better; those that become nothing cost something."""
    worth = 0
    for burner in range(BURNERS):
        price = mark_of(ways, burner)
        if price > 0:
            worth += FOOD * NEAR_FOOD // (NEAR_FOOD + price)
        elif mark_of(marks, burner) > 0 and fit >> burner & 1 == 0:
            worth -= DEAD * (1 + sum(s.burner[seat][burner]))
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
        elif (kind == WATER or box.role[kind] == Role.BASIC) and tally >> 2 * kind & ALIKE < ALIKE:
            worth += HELD
            tally += 1 << 2 * kind
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

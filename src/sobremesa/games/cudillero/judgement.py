"""Cudillero: a bot's opinion of a position.

It counts points, and adds what is on the way: buildings that still need a roof, bought cards, doorways, tokens, and the
actions that the cards laid promise.  The fewer rounds are left, the less is on the way.  What the others have counts
against it.  Actions and free cards that may still be done in this turn are worth a trifle, so that a token is used when
there is something to do with it, and empty doorways are better at the right end, so that none is moved to and fro.
"""

from .bidding import bid_of
from .building import can_build
from .market import cards_in_hand, market_is_empty, room_in_hand
from .objectives import common_points, meets_personal
from .points import village_points
from .state import (
    COLOURS,
    DAYS,
    DEALT,
    DOORWAY,
    ROUNDS,
    Action,
    Bonus,
    Personal,
    Phase,
    Token,
)
from .village import is_finished, is_roof, takes_floor

# All worths are hundredths of a point.
POINT, AHEAD = 100, 1_000

# A building without a roof: the best one, if its roof is there, and the others with rounds enough.
SURE, LIKELY = 80, 45
SOON = 6  # rounds after which nothing is too late

# Bought cards, a symbol on them, a doorway that is built, how many of these are worth it.
FLOOR, ROOF, HELD_DOORWAY, TRIFLE, SYMBOL, BUILT_DOORWAY, DOORWAYS = 130, 200, 90, 15, 30, 70, 4

# Tokens, and actions that may still be done.
PLUS, SWAP, LEFT, AT_LEFT_END = 60, 25, 1, 10

# What the card to act with promises: to buy, to build; and how likely the bid wins, in hundredths.
BUY, BUILD, SURE_WIN = 150, 230, 100
HIGHEST = 18  # the usual highest bid


def judge(s, box, seat):
    """How well the player stands, less how well the others do on average."""
    left = min(SOON, rounds_left(s, seat))
    own, others, best = standing(s, box, seat, left), 0, -AHEAD * AHEAD
    for other in range(s.seats):
        if other != seat:
            theirs = standing(s, box, other, left)
            others += theirs
            best = max(best, theirs)
    if s.phase == Phase.OVER:
        return (own - best) * AHEAD
    value = own - others // (s.seats - 1) + kept_worth(s, box, seat)
    return value + promise(s, box, seat) + going_on(s, box, seat)


def rounds_left(s, seat):
    """In how many rounds the player's turn is still to come: the same before and after a turn is ended."""
    if s.phase == Phase.ROOF:
        return 0
    left = (DAYS - s.day) * ROUNDS + ROUNDS - s.rounds
    return left if has_begun(s, seat) else left + 1


def has_begun(s, seat):
    """Has the player's turn of this round begun?"""
    if s.phase != Phase.ACTION and s.phase != Phase.FREE:
        return False
    for spot in range(s.spot + 1, s.seats):
        if s.order[spot] == seat:
            return False
    return True


def standing(s, box, seat, left):
    """What a player's village is worth, and what is on the way to it in so many rounds."""
    value = POINT * (village_points(s, box, seat) + common_points(s, box, seat))
    if s.phase == Phase.OVER:
        return value + POINT * personal_worth(s, box, seat)
    value += unfinished(s, box, seat, left) + bought(s, box, seat, left) + tokens_worth(s, seat, left)
    value += BUILT_DOORWAY * min(DOORWAYS, s.columns[seat]) * left // SOON
    return value - AT_LEFT_END * empty_at_left(s, seat)


def empty_at_left(s, seat):
    """How many empty doorways lie at the left end of a village that has been begun."""
    empty = 0
    while empty < s.columns[seat] and s.height[seat][empty] == 0:
        empty += 1
    return empty if empty < s.columns[seat] else 0


def personal_worth(s, box, seat):
    """The points of a personal objective that is met."""
    if s.objective[seat] == 0 or not meets_personal(s, box, seat, s.objective[seat] - 1):
        return 0
    return box.personal[s.objective[seat] - 1]


# -- on the way -------------------------------------------------------------------------------------------------


def unfinished(s, box, seat, left):
    """Buildings without a roof promise the points of their heights: the best for sure, if there is a roof for it."""
    sure = 0
    if s.initial[seat] > 0 or s.phase == Phase.KEEP:
        sure = 1
    worth, best = 0, 0
    for column in range(s.columns[seat]):
        floors = s.height[seat][column]
        if floors == 0 or is_finished(s, box, seat, column):
            continue
        points = box.height[floors + 1]
        worth += LIKELY * points * left // SOON
        best = max(best, points)
    if sure == 1:
        worth += SURE * best - LIKELY * best * left // SOON
    return worth


def bought(s, box, seat, left):
    """Bought cards are worth having as long as there is time and room to build them; a roof needs its building."""
    worth, spare, buildings, floor = 0, left, waiting(s, box, seat), takes_floor(s, box, seat)
    doorways = DOORWAYS - s.columns[seat]
    for card in s.hand[seat]:
        if card == 0 or spare == 0:
            continue
        spare -= 1
        if card == DOORWAY:
            worth += HELD_DOORWAY if doorways > 0 else 0
            doorways -= 1
        elif not is_roof(box, card):
            worth += card_worth(s, box, card) + FLOOR if floor else TRIFLE
        elif buildings > 0:
            worth += card_worth(s, box, card) + ROOF
            buildings -= 1
        else:
            worth += TRIFLE
    return worth * left // SOON


def waiting(s, box, seat):
    """How many buildings of two floors or more wait for a roof that is not the initial one."""
    buildings = 0
    for column in range(s.columns[seat]):
        if s.height[seat][column] > 1 and not is_finished(s, box, seat, column):
            buildings += 1
    return buildings - 1 if s.initial[seat] > 0 else buildings


def card_worth(s, box, card):
    """What is drawn on a bought floor or roof."""
    symbols = box.balconies[card] + box.neighbours[card] + box.chimneys[card]
    worth = SYMBOL * symbols + SYMBOL * s.value[box.colour[card]] // 2
    return worth + SYMBOL if box.bonus[card] != Bonus.NONE else worth


def tokens_worth(s, seat, left):
    """Tokens that are kept, or still to come: for bids, for a swap; nothing once it is too late for them."""
    if left == 0:
        return 0
    worth = PLUS * (s.tokens[seat][Token.PLUS_TEN] + s.tokens[seat][Token.PLUS_TWENTY])
    comes = 2 if s.second_day == Token.RELOCATE else DAYS
    if s.tokens[seat][Token.RELOCATE] == 1 or s.day < comes:
        worth += SWAP * left
    return worth


# -- what the card to act with promises -------------------------------------------------------------------------


def promise(s, box, seat):
    """The actions of a card that is laid, before the player's turn."""
    if s.acts[seat] == 0:
        return 0
    chance = chance_to_win(s, box, seat)
    if chance < 0:
        return 0
    one, other = box.actions[s.acts[seat]][0], box.actions[s.acts[seat]][1]
    first = use_of(s, box, seat, one, 1)
    second = use_of(s, box, seat, other, 2 if one == other else 1)
    if one != other and one + other == Action.BUY + Action.BUILD and first > 0:
        second = max(second, BUILD // 2)
    most, least = max(first, second), min(first, second)
    return most + least * chance // SURE_WIN


def chance_to_win(s, box, seat):
    """How likely the player does both actions, in hundredths; -1 if the turn has begun or is over."""
    if s.phase == Phase.ACTION or s.phase == Phase.FREE:
        return -1 if has_begun(s, seat) else SURE_WIN * (s.both >> seat & 1)
    if s.phase == Phase.TOKENS:
        for other in range(s.seats):
            if other != seat and bid_of(s, box, other) > bid_of(s, box, seat):
                return 0
        return SURE_WIN
    chance = SURE_WIN
    for _ in range(s.seats - 1):
        chance = chance * min(HIGHEST, box.bid[s.bids[seat][0]]) // HIGHEST
    return chance


def use_of(s, box, seat, action, times):
    """What it would be worth to do an action once, or a second time."""
    match action:
        case Action.BUY:
            useful = room_in_hand(s, seat) >= times and rounds_left(s, seat) > 1 and not market_is_empty(s)
            return BUY if useful else 0
        case Action.BUILD:
            return BUILD if cards_in_hand(s, seat) >= times and can_build(s, box, seat) else 0
    return POINT * most_by_value(s, seat)


def most_by_value(s, seat):
    """What a step on the value board brings at most, against the others."""
    most = 0
    for colour in range(COLOURS):
        theirs = 0
        for other in range(s.seats):
            if other != seat:
                theirs += s.biggest[other][colour]
        ahead = s.biggest[seat][colour] - theirs // (s.seats - 1)
        if s.value[colour] == 0:
            ahead = max(0, ahead)
        most = max(most, ahead, -ahead)
    return most


# -- a turn, and the beginning ----------------------------------------------------------------------------------


def going_on(s, box, seat):
    """Actions and free cards that may still be done, and tokens for more of them: a trifle each."""
    worth = LEFT * s.tokens[seat][Token.EXTRA_TURN] + LEFT * s.tokens[seat][Token.EXTRA_ACTION] // 2
    if s.turn != seat or (s.phase != Phase.ACTION and s.phase != Phase.FREE):
        return worth
    worth += LEFT * s.owed
    if can_build(s, box, seat):
        worth += LEFT * min(s.due[Action.BUILD] + s.either, cards_in_hand(s, seat))
    if room_in_hand(s, seat) > 0 and not market_is_empty(s):
        worth += LEFT * min(s.due[Action.BUY], room_in_hand(s, seat))
    return worth


def kept_worth(s, box, seat):
    """The roof that is kept for the end, and the personal objective, met or hoped for."""
    roof, objective = s.initial[seat], s.objective[seat]
    if s.kept[seat] > 0:
        roof = s.dealt_roof[seat][(s.kept[seat] - 1) // DEALT]
        objective = s.dealt_objective[seat][(s.kept[seat] - 1) % DEALT]
    worth = 0
    if roof > 0:
        worth += POINT * (box.balconies[roof] + box.neighbours[roof] + box.chimneys[roof]) + bonus_worth(
            box.bonus[roof]
        )
    if objective > 0:
        if s.phase != Phase.KEEP and meets_personal(s, box, seat, objective - 1):
            return worth + POINT * box.personal[objective - 1]
        worth += POINT * hope(objective - 1)
    return worth


def bonus_worth(bonus):
    """What the bonus of a roof is likely to bring."""
    match bonus:
        case Bonus.HEIGHT:
            return 6 * POINT
        case Bonus.FIBRE:
            return 4 * POINT
        case Bonus.CHIMNEY:
            return 4 * POINT
        case Bonus.NONE:
            return 0
    return 2 * POINT


def hope(objective):
    """What a personal objective that is not met yet is likely to bring, in points."""
    match objective:
        case Personal.THREE_BUILDINGS:
            return 4
        case Personal.TWO_TALL:
            return 3
        case Personal.NINE_CHIMNEYS:
            return 5
        case Personal.THREE_ALIKE:
            return 3
    return 6

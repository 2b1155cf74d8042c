"""Cudillero: a bot's opinion of a position.

It counts points, and adds what is on the way (`prospects`), bought cards (`bought`), tokens, and the actions that the
cards laid promise.  What the others score for colours and the common objective counts against it: the rest of their
villages no move of the player changes.  A token that is used counts as gone, and a turn that begins as what it was
before: so it makes no difference whether the others have decided yet.

Actions that may still be done in this turn are worth a trifle, so that a token is used when there is something to do
with it.  To end a turn costs such trifles and nothing else, and where an empty doorway lies makes more of a difference
than they do: so none is moved to and fro for ever.
"""

from .bidding import bid_of, raised, refuse_tokens
from .bought import ASIDE, FREE_CARD, TOKEN, WIDE, bonus_worth, cables_and_hand
from .building import can_build
from .days import kept_objective, kept_roof
from .market import cards_in_hand, market_is_empty, room_in_hand
from .objectives import common_points, is_marked, meets_personal
from .points import colour_points, points_of
from .prospects import SOON, WHOLE, colours, nearly_common, open_lines, room, soon, unfinished
from .state import (
    ACTION_CARDS,
    COLOURS,
    DAYS,
    PLUS_TOKENS,
    ROUNDS,
    Action,
    Common,
    Personal,
    Phase,
    Token,
)
from .village import takes_roof

POINT = 100  # all worths are hundredths of a point

# A free place of the hand, of which so many count; a token for bids; the one for a swap in each round.
SPACE, SPACES, PLUS, SWAP = 30, 2, 70, 24

# A hundredth has so many shares.  An action that may still be done is worth one of them; an empty doorway at the left
# end costs some hundredths and a half, so that villages with and without it are half a hundredth apart at least.
SHARES, LEFT, AT_LEFT_END = 40, 1, 90 * 40 + 20

# What the card to act with promises: to buy, to build; and how likely the bid wins, in hundredths.
BUY, BUILD, SURE_WIN = 560, 900, 100
ANY_BID = 1 << 12  # no card has a higher value


def judge(s, box, seat):
    """How well the player stands, less what the others have on average of what a player's moves can change."""
    left, others = rounds_left(s, seat), 0
    for other in range(s.seats):
        if other != seat:
            others += POINT * (colour_points(s, box, other) + common_points(s, box, other))
    value = POINT * points_when_paid(s, box, seat) - others // (s.seats - 1)
    if s.phase == Phase.OVER:
        return SHARES * value
    value += on_the_way(s, box, seat, left) + tokens_worth(s, seat, left) + kept_worth(s, box, seat, left)
    value += promise(s, box, seat) + free_cards(s, seat)
    return SHARES * value + going_on(s, box, seat) - AT_LEFT_END * empty_at_left(s, seat)


def points_when_paid(s, box, seat):
    """The player's points without those for a token that they use: it is gone as soon as all have decided."""
    points = points_of(s, box, seat)
    if is_marked(s.common):
        return points
    token = s.common - Common.KEPT_PLUS_TEN
    return points - box.first[s.common] * (s.tokens[seat][token] - unspent(s, seat, token))


def on_the_way(s, box, seat, left):
    """What a village will come to beyond the points that it has, in so many rounds."""
    worth = unfinished(s, box, seat, left) + room(s, box, seat, left, 0) + colours(s, seat, left)
    worth += open_lines(s, box, seat, left) + nearly_common(s, box, seat, left) + cables_and_hand(s, box, seat, left)
    wide, free = min(WIDE, s.columns[seat]), min(SPACES, room_in_hand(s, seat))
    return worth + soon(left) * (ASIDE * wide + SPACE * free) // WHOLE


def rounds_left(s, seat):
    """In how many rounds the player's turn is still to come: the same before and after a turn is ended."""
    if s.phase == Phase.ROOF:
        return 0
    left = (DAYS - s.day) * ROUNDS + ROUNDS - s.rounds
    return left if has_begun(s, seat) else left + 1


def has_begun(s, seat):
    """Has the player made a move in the turn of this round?"""
    if s.phase != Phase.ACTION and s.phase != Phase.FREE:
        return False
    if s.turn == seat:
        return s.acted == 1
    for spot in range(s.spot + 1, s.seats):
        if s.order[spot] == seat:
            return False
    return True


def empty_at_left(s, seat):
    """How many empty doorways lie at the left end of a village that has been begun."""
    empty = 0
    while empty < s.columns[seat] and s.height[seat][empty] == 0:
        empty += 1
    return empty if empty < s.columns[seat] else 0


def tokens_worth(s, seat, left):
    """Tokens that are kept, or still to come: for bids, for a swap; nothing once it is too late for them.

    That the third colour brings the extra turn token stays worth something: it is used as soon as it can be.
    """
    if left == 0:
        return 0
    worth = PLUS * (unspent(s, seat, Token.PLUS_TEN) + unspent(s, seat, Token.PLUS_TWENTY))
    worth += TOKEN * (s.gained >> seat & 1)
    comes = 2 if s.second_day == Token.RELOCATE else DAYS
    if s.tokens[seat][Token.RELOCATE] == 1 or s.day < comes:
        worth += SWAP * min(SOON, left)
    return worth


def unspent(s, seat, token):
    """1 if the player has that token for bids and does not use it now, else 0 [plus-tokens]."""
    if s.spends[seat] > 0 and (s.spends[seat] - 1) >> token & 1 == 1:
        return 0
    return s.tokens[seat][token]


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
    """How likely the player does both actions, in hundredths; -1 if the turn has begun or is over.

    Until the player has decided about tokens it is as likely as any two cards of each of the others are lower.
    """
    if s.phase == Phase.ACTION or s.phase == Phase.FREE:
        return -1 if has_begun(s, seat) else SURE_WIN * (s.both >> seat & 1)
    if s.phase == Phase.TOKENS and s.spends[seat] > 0:
        chance = SURE_WIN
        for other in range(s.seats):
            if other != seat:
                chance = chance * not_beaten(s, box, seat, other) // SURE_WIN
        return chance
    chance = SURE_WIN * SURE_WIN
    for other in range(s.seats):
        if other != seat:
            unseen = cards_unseen(s, box, other, ANY_BID)
            lower = cards_unseen(s, box, other, box.bid[s.bids[seat][0]])
            chance = chance * lower * (lower - 1) // (unseen * (unseen - 1))
    return chance // SURE_WIN


def cards_unseen(s, box, other, most):
    """Of another player's action cards that have not been seen on this day, how many have that value or a lower one."""
    cards = 0
    for card in range(1, ACTION_CARDS + 1):
        if s.used[other] >> card & 1 == 0 and box.bid[card] <= most:
            cards += 1
    return cards


def not_beaten(s, box, seat, other):
    """How likely another player's bid is no higher, per cent: those who have not decided use any of their tokens."""
    mine = bid_of(s, box, seat)
    if s.spends[other] > 0:
        return 0 if bid_of(s, box, other) > mine else SURE_WIN
    ways, good = 0, 0
    for tokens in range(1 << PLUS_TOKENS):
        if refuse_tokens(s, other, tokens) == 0:
            ways += 1
            if raised(s, box, other, tokens) <= mine:
                good += 1
    return SURE_WIN * good // ways


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


def free_cards(s, seat):
    """The free cards that the player may still add [free-card]."""
    return FREE_CARD * s.owed if s.turn == seat else 0


def going_on(s, box, seat):
    """Actions that may still be done, and tokens for more of them, in shares of a hundredth."""
    worth = LEFT * s.tokens[seat][Token.EXTRA_TURN]
    if s.turn != seat or (s.phase != Phase.ACTION and s.phase != Phase.FREE):
        return worth
    if can_build(s, box, seat):
        worth += LEFT * min(s.due[Action.BUILD] + s.either, cards_in_hand(s, seat))
    if room_in_hand(s, seat) > 0 and not market_is_empty(s):
        worth += LEFT * min(s.due[Action.BUY], room_in_hand(s, seat))
    return worth


def kept_worth(s, box, seat, left):
    """The roof that is kept for the end, if it can be built, and the personal objective, met or hoped for."""
    roof, objective = s.initial[seat], s.objective[seat]
    if s.kept[seat] > 0:
        roof = s.dealt_roof[seat][kept_roof(s, seat)]
        objective = s.dealt_objective[seat][kept_objective(s, seat)]
    worth = 0
    if roof > 0 and (left > 0 or takes_roof(s, box, seat)):
        worth += POINT * (box.balconies[roof] + box.neighbours[roof] + box.chimneys[roof])
        worth += bonus_worth(box.bonus[roof])
    if objective == 0:
        return worth
    if s.phase != Phase.KEEP and meets_personal(s, box, seat, objective - 1):
        return worth + POINT * box.personal[objective - 1]
    return worth + soon(left) * hope(objective - 1)


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

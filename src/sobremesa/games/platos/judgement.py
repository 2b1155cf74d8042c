"""Platos: a bot's opinion of a position."""

from .dishes import ingredients, may_have
from .ending import points_of
from .hands import cards_in_hand, cards_of
from .order import is_in
from .state import FIRST_INGREDIENT, NEEDS, Phase, Special

# What a point is worth once it lies before its player, and what being ahead is worth when the game is over.
POINT, AHEAD = 100, 1_000

# A point of a dish for which no card is missing, and how much less it is worth for each that is.
COMPLETE, MISSING = 80, 25

# What is worth keeping: room, reservations, protection; and what is to be feared: fire, lost turns, being out.
ROOM, OWN, SAFE = 60, 8, 12
BURNED, LOST, OUT = 30, 90, 500

# What it costs to have said that one answers nothing.
SILENCE = 10

# In so many of a hundred cases an attack is not answered.
LIKELY = 70

# The end is near once the deck has run out: good for whoever leads.  After so many turns for each seat every card that
# is still to be drawn is a burden, the more the later it is, or all would take from the discards for ever.
LEADS, PATIENCE, HASTE = 1_000, 40, 20


def judge(s, box, seat):
    """How well the player stands, less how well the others do on average, and less how well the leader does."""
    others, best = 0, -OUT * POINT
    for other in range(s.seats):
        if other != seat:
            stands = standing(s, box, other)
            others += stands
            best = max(best, stands)
    value = 2 * standing(s, box, seat) - others // (s.seats - 1) - best
    if s.phase == Phase.OVER:
        return value * AHEAD
    if s.run_out == 1 and leads(s, box, seat):
        value += LEADS
    return value - HASTE * still_to_draw(s) * max(0, s.turns // s.seats - PATIENCE)


def still_to_draw(s):
    """The cards of the deck, and those that come back into it when it runs out for the first time [reshuffle]."""
    cards = s.deck.n
    if s.options.reshuffle == 1 and s.renewals == 0:
        for seat in range(s.seats):
            cards += max(0, s.discard[seat].n - 1)
    return cards


def leads(s, box, seat):
    """Has the player more points than any other?"""
    own = points_of(s, box, seat)
    for other in range(s.seats):
        if other != seat and points_of(s, box, other) >= own:
            return False
    return True


def standing(s, box, seat):
    """What a player's dishes, hand and prospects are worth, and what an attack is likely to take away."""
    value = 0
    for dish in range(box.dishes):
        if s.owner[dish] == seat + 1:
            value += POINT * box.value[dish] + SAFE * s.guard[dish]
    if s.phase == Phase.OVER:
        return value
    if s.run_out == 1 and s.due >> seat & 1 == 0 and s.turn != seat:
        return value - threat(s, box, seat)
    if not is_in(s, seat) or cards_in_hand(s, seat) == 0:
        return value - OUT
    value -= SILENCE * (s.quiet >> seat & 1)
    return value + hand(s, box, seat) + prospects(s, box, seat) - LOST * s.lost[seat] - threat(s, box, seat)


def hand(s, box, seat):
    """Cards keep their player in the game; answers are worth keeping, and so is room for more."""
    value = ROOM * s.secret[seat]
    for kind in range(1, box.kinds):
        value += worth(kind) * cards_of(s, seat, kind)
    return value


def worth(kind):
    """What a card of the hand is worth by itself."""
    match kind:
        case Special.FIRE:
            return 40
        case Special.APRON:
            return 30
        case Special.MINE:
            return 35
        case Special.CONTAMINATION:
            return 25
        case Special.SECRET:
            return 35
        case Special.CHANGES:
            return 15
    return 12 if kind >= FIRST_INGREDIENT else 8


def prospects(s, box, seat):
    """The best dish of the centre for the player, and half of the next best."""
    first, second = 0, 0
    for i in range(s.centre.n):
        dish = s.centre.card[i]
        if may_have(s, seat, dish):
            value = nearness(s, box, seat, dish)
            if s.reserved[dish] == seat + 1:
                value += OWN * box.value[dish]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first + second // 2


def nearness(s, box, seat, dish):
    """What the cards for a dish promise: its points, the less the more of them are missing."""
    missing = ingredients(box, dish)
    for i in range(NEEDS):
        if box.needs[dish][i] > 0 and cards_of(s, seat, box.needs[dish][i]) > 0:
            missing -= 1
    return box.value[dish] * max(0, COMPLETE - MISSING * missing) + ingredients(box, dish) - missing


def threat(s, box, seat):
    """What an attack that has not been answered yet is likely to cost its target."""
    if s.target != seat or (s.phase != Phase.ANSWER and s.phase != Phase.FIRE):
        return 0
    match s.attack:
        case Special.FIRE:
            burning = s.owed if s.phase == Phase.FIRE else s.fire
            cards = cards_in_hand(s, seat)
            return (BURNED * min(burning, cards) + (OUT if burning >= cards else 0)) * LIKELY // 100
        case Special.APRON:
            return LOST * s.many * LIKELY // 100
        case Special.CONTAMINATION:
            return POINT * box.value[s.dish] * LIKELY // 100
    return 0

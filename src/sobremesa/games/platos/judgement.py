"""Platos: a bot's opinion of a position."""

from .answering import answer_cards, answer_kind, fire_cards
from .dishes import ingredients, may_have
from .ending import points_of
from .hands import cards_in_hand, cards_of
from .order import is_in, players_in
from .state import FIRST_INGREDIENT, NEEDS, Answer, Ending, Mode, Phase, Special

# What a point is worth once it lies before its player; and a victory, which nothing outweighs.  A shared one is worth
# less than to play on.
POINT, VICTORY, SHARED = 100, 200_000, -10_000

# A game that is not won ends better by itself than by putting the last of the others out for nothing.
SPITE = 1

# A point of a dish for which no card is missing, and how much less it is worth for each that is.
COMPLETE, MISSING = 80, 25

# What is worth keeping: room, reservations, protection; and what is to be feared: fire, lost turns, being out.
ROOM, OWN, SAFE = 60, 8, 12
BURNED, LOST, OUT = 30, 90, 500

# What it costs to have said that one answers nothing.
SILENCE = 10

# In so many of a hundred cases an attack takes effect on somebody who holds the answer.
SPARED = 20

# The end is near once the deck has run out: good for whoever leads.  After so many turns for each seat every card that
# is still to be drawn is a burden, the more the later it is, or all would take from the discards for ever.
LEADS, PATIENCE, HASTE = 1_000, 40, 20


def judge(s, box, seat):
    """How well the player stands among the others; and what the end is worth, if it has come or is about to."""
    if s.phase == Phase.OVER:
        return outcome(lead_of(s, box, seat), s.ending == Ending.ONE_LEFT or s.ending == Ending.NOBODY_LEFT)
    value = among_others(s, box, seat) - HASTE * still_to_draw(s) * max(0, s.turns // s.seats - PATIENCE)
    if s.run_out == 1:
        value += LEADS * sign(lead_of(s, box, seat))
    taken, answered = ends_unless_answered(s), ends_if_answered(s)
    if not taken and not answered:
        return value
    end, chance = outcome(lead_of(s, box, seat), s.attack == Special.FIRE), likely(s)
    return (chance * (end if taken else value) + (100 - chance) * (end if answered else value)) // 100


# -- the end ----------------------------------------------------------------------------------------------------


def lead_of(s, box, seat):
    """By how many points the player is ahead of the best of the others, players who are out among them, too."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points_after(s, box, other))
    return points_after(s, box, seat) - best


def points_after(s, box, seat):
    """A player's points, without a dish that is attacked."""
    attacked = s.phase == Phase.ANSWER and s.attack == Special.CONTAMINATION and s.target == seat
    return points_of(s, box, seat) - (box.value[s.dish] if attacked else 0)


def sign(lead):
    """1 for whoever is ahead, -1 for whoever is behind, 0 for equals."""
    return 1 if lead > 0 else -1 if lead < 0 else 0


def outcome(lead, others_out):
    """What it is worth to end the game with such a lead: victory, defeat, or a victory that is shared.

    others_out   whether it ends because the others are out, which is worth nothing to who has not won
    """
    value = POINT * lead - (SPITE if others_out and lead <= 0 else 0)
    return value + (VICTORY if lead > 0 else -VICTORY if lead < 0 else SHARED)


def ends_unless_answered(s):
    """Is the game over if the attack takes effect: because at most one player is left, or nobody has a turn left?"""
    if s.phase != Phase.ANSWER:
        return False
    left = 0
    for seat in range(s.seats):
        if is_in(s, seat) and cards_in_hand(s, seat) > burning(s, seat):
            left += 1
    return left <= 1 or is_last_action(s)


def ends_if_answered(s):
    """Is the game over, too, if a fire is passed on: because it comes back and burns all, or nobody has a turn left?"""
    if s.phase != Phase.ANSWER or s.attack != Special.FIRE:
        return False
    back = players_in(s) == 2 and cards_in_hand(s, s.turn) <= s.fire + fire_cards(s)
    return back or is_last_action(s)


def is_last_action(s):
    """Does the game end with this action, since the deck has run out and nobody has a turn left?"""
    if s.run_out == 0 or s.options.mode == Mode.FREE:
        return False
    for seat in range(s.seats):
        if s.due >> seat & 1 == 1 and s.lost[seat] == 0 and (s.attack != Special.APRON or s.target != seat):
            return False
    return True


def burning(s, seat):
    """The cards that a fire asks of a player."""
    if s.attack != Special.FIRE or s.target != seat:
        return 0
    return s.owed if s.phase == Phase.FIRE else s.fire


def likely(s):
    """In how many of a hundred cases an attack takes effect: always, where its target does not hold the answer."""
    if s.phase == Phase.FIRE or s.attack == Special.MINE:
        return 100
    return SPARED if cards_of(s, s.target, answer_kind(s)) >= answer_cards(s) else 100


# -- the way there ----------------------------------------------------------------------------------------------


def among_others(s, box, seat):
    """How well the player stands, less how well the others do on average, and less how well the leader does."""
    others, best = 0, -OUT * POINT
    for other in range(s.seats):
        if other != seat:
            stands = standing(s, box, other)
            others += stands
            best = max(best, stands)
    return 2 * standing(s, box, seat) - others // (s.seats - 1) - best


def still_to_draw(s):
    """The cards of the deck, and those that come back into it when it runs out for the first time [reshuffle]."""
    cards = s.deck.n
    if s.options.reshuffle == 1 and s.renewals == 0:
        for seat in range(s.seats):
            cards += max(0, s.discard[seat].n - 1)
    return cards


def standing(s, box, seat):
    """What a player's dishes, hand and prospects are worth, and what an attack is likely to take away."""
    value = 0
    for dish in range(box.dishes):
        if s.owner[dish] == seat + 1:
            value += POINT * box.value[dish] + (SAFE + box.value[dish]) * s.guard[dish]
    if s.run_out == 1 and s.due >> seat & 1 == 0 and s.turn != seat:
        return value - threat(s, box, seat)
    if not is_in(s, seat) or cards_in_hand(s, seat) == promised(s, seat):
        return value - OUT
    if s.quiet >> seat & 1 == 1 or s.answer[seat] == Answer.QUIET:
        value -= SILENCE
    return value + hand(s, box, seat) + prospects(s, box, seat) - LOST * s.lost[seat] - threat(s, box, seat)


def hand(s, box, seat):
    """Cards keep their player in the game; answers are worth keeping, and so are doubles and room for more."""
    value = ROOM * s.secret[seat]
    for kind in range(1, box.kinds):
        cards = cards_of(s, seat, kind) - (promised(s, seat) if kind == Special.CHANGES else 0)
        value += worth(kind) * cards
        if cards > 1 and s.options.mode == Mode.FREE:
            value += worth_of_two(kind)
    return value


def promised(s, seat):
    """The cards that a player has answered a reservation with, while others still answer: they count as gone."""
    return int(s.answer[seat] == Answer.CHANGES)


def is_undone(s, dish):
    """Will a reservation of the dish not stand, since a player has answered it [undo-reservation]?"""
    if s.phase != Phase.ANSWER or s.attack != Special.MINE or s.dish != dish:
        return False
    for seat in range(s.seats):
        if s.answer[seat] == Answer.CHANGES:
            return True
    return False


def worth(kind):
    """What a card of the hand is worth by itself: a fire and a contamination wait until they strike hard."""
    match kind:
        case Special.FIRE:
            return 130
        case Special.APRON:
            return 30
        case Special.MINE:
            return 35
        case Special.CONTAMINATION:
            return 90
        case Special.SECRET:
            return 35
        case Special.CHANGES:
            return 15
    return 12 if kind >= FIRST_INGREDIENT else 8


def worth_of_two(kind):
    """What two equal specials are worth more in a hand than each by itself: they may be played as a double."""
    match kind:
        case Special.FIRE | Special.CONTAMINATION:
            return 60
        case Special.APRON:
            return 20
    return 0


def prospects(s, box, seat):
    """The best dish of the centre for the player, and half of the next best."""
    first, second = 0, 0
    for i in range(s.centre.n):
        dish = s.centre.card[i]
        if may_have(s, seat, dish) and not is_undone(s, dish):
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
            cards = cards_in_hand(s, seat)
            burned = min(burning(s, seat), cards)
            return (BURNED * burned + (OUT if burned == cards else 0)) * likely(s) // 100
        case Special.APRON:
            return LOST * s.many * likely(s) // 100
        case Special.CONTAMINATION:
            return POINT * box.value[s.dish] * likely(s) // 100
    return 0

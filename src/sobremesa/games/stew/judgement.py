"""Stew: a bot's opinion of a position."""

from ...engine.piles import clear, pop, push
from .pot import total
from .rules import next_seat, points
from .state import Answer, Phase

# What a point is worth, and the victory.  What a call is worth that will be right, and one that will be wrong; what is
# added if it wins the game, or gives it away: less than the victory, for it may still be won or lost by another call.
POINT, VICTORY = 100, 600
RIGHT, WRONG, WINS, LOSES = 200, -240, 200, -300

# What a pot is worth that nobody has called: it is rich enough and oneself draws next, or others do; it is not.  That
# others draw next is no reason to spoil a pot: whoever spoils it believes it to be richer than it is.
MINE, THEIRS, POOR = 40, 30, 20

# What is lost by not being asked between turns again, as long as there are turns to come in the round.
UNASKED = 40


def judge(s, box, seat):
    """The lead in points, and what the pot promises or threatens."""
    value = lead(s, box, seat)
    match s.phase:
        case Phase.LAST_CARD:
            return value + called(s, box, seat, best_chance(s, box, seat))
        case Phase.BETWEEN if s.answer[seat] == Answer.CALL:
            return value + called(s, box, seat, chance(s, box, seat))
        case Phase.BETWEEN:
            return value + promise(chance(s, box, seat), next_seat(s, s.turn) == seat) - silence(s, seat)
        case Phase.TURN:
            return value + promise(chance(s, box, seat), s.turn == seat) - silence(s, seat)
    if s.caller == seat + 1:
        return settled(s, box, seat)
    return value + victory(s, box, seat)


def lead(s, box, seat):
    """The points of a seat, less what the others have on average."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += points(s, box, other)
    return POINT * points(s, box, seat) - POINT * others // (s.seats - 1)


def victory(s, box, seat):
    """What it is worth that somebody has won."""
    value = 0
    for other in range(s.seats):
        if points(s, box, other) >= box.goal:
            value += VICTORY if other == seat else -VICTORY
    return value


def called(s, box, seat, percent):
    """What a call is worth that is right with that chance; it may win the game, or give it away."""
    right, wrong = RIGHT, WRONG
    if points(s, box, seat) + box.right >= box.goal:
        right += WINS
    for other in range(s.seats):
        if other != seat and points(s, box, other) + box.wrong >= box.goal:
            wrong += LOSES
    return (percent * right + (100 - percent) * wrong) // 100


def settled(s, box, seat):
    """A call of one's own that has been counted in this world is judged by its chance, as before it was counted."""
    percent, right = chance(s, box, seat), total(s, box) >= box.enough
    correct(s, seat, right, -1)
    value = lead(s, box, seat) + called(s, box, seat, percent)
    correct(s, seat, right, 1)
    return value


def correct(s, seat, right, by):
    """Take a call's result back (-1), or give it again (1)."""
    if right:
        s.right[seat] += by
        return
    for other in range(s.seats):
        if other != seat:
            s.wrong[other] += by


def promise(percent, mine):
    """What a pot is worth that nobody has called and that is rich enough with that chance."""
    rich = MINE if mine else THEIRS
    return (percent * rich + (100 - percent) * POOR) // 100


def silence(s, seat):
    """What a seat has lost that has said, or is about to say, that it need not be asked again in this round."""
    if s.answer[seat] == Answer.QUIET or s.quiet >> seat & 1 == 1:
        return UNASKED if others_play(s, seat) else 0
    return 0


def others_play(s, seat):
    """Do others play cards in this round yet, after which the seat may be asked?"""
    if s.phase == Phase.TURN:
        return s.turn != seat or s.deck.n > 0
    return s.deck.n > 1 or (s.deck.n == 1 and next_seat(s, s.turn) != seat)


def best_chance(s, box, seat):
    """The chance of a call after the best use of the caller's card."""
    push(s.pot, s.drawn)
    s.putter[s.pot.n - 1] = seat
    best = chance(s, box, seat)
    s.putter[s.pot.n - 1] = 0
    pop(s.pot)
    for vermin in range(box.vermin):
        if s.fed[vermin] == 0:
            s.fed[vermin] = s.drawn
            s.feeder[vermin] = seat
            best = max(best, chance(s, box, seat))
            s.fed[vermin] = 0
            s.feeder[vermin] = 0
    return best


def chance(s, box, seat):
    """In how many of a hundred worlds the pot is rich enough, whatever of the hidden cards lies in it.

    One imagined world makes many: the cards that the seat has not seen are moved on, one place after the other, so
    that each of them lies in each hidden place of the pot once.
    """
    gather_hidden(s, box, seat)
    cards, rich = s.gathered.n, 0
    if cards == 0:
        return 100 if total(s, box) >= box.enough else 0
    for step in range(cards):
        lay_hidden(s, seat, step)
        if total(s, box) >= box.enough:
            rich += 1
    lay_hidden(s, seat, 0)
    clear(s.gathered)
    return 100 * rich // cards


def gather_hidden(s, box, seat):
    """Note the cards that the seat has not seen, those of the pot first."""
    for i in range(s.pot.n):
        if s.putter[i] != seat:
            push(s.gathered, s.pot.card[i])
    for vermin in range(box.vermin):
        if s.fed[vermin] > 0 and s.feeder[vermin] != seat:
            push(s.gathered, s.fed[vermin])
    for i in range(s.deck.n):
        push(s.gathered, s.deck.card[i])
    if s.drawn > 0 and s.turn != seat:
        push(s.gathered, s.drawn)


def lay_hidden(s, seat, step):
    """Lay the hidden cards into the pot, from that one of them on."""
    place = step
    for i in range(s.pot.n):
        if s.putter[i] != seat:
            s.pot.card[i] = s.gathered.card[place]
            place = place + 1 if place + 1 < s.gathered.n else 0

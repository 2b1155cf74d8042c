"""Guacamole: a bot's opinion of a position."""

from .state import CHILI, HAND, HEATS, ICONS, TOMATO, Phase, Version

TYPE, EXTRA, WIN, FAR = 1_000, 40, 100_000, 90


def judge(s, box, seat):
    """Discs won, and how near the hand is to the open disc it is nearest to; opponents' discs count against it."""
    value = standing(s, box, seat) - nearest(s, box, seat)
    for other in range(s.seats):
        if other != seat:
            value -= standing(s, box, other)
    return value


def standing(s, box, seat):
    """What the discs that a player has won are worth."""
    won = 0
    for disc in range(box.discs):
        if s.owner[disc] == seat + 1:
            won += 1
    types = won if s.options.game == Version.EASIER else types_in(heats_won(s, box, seat))
    return types * TYPE + (won - types) * EXTRA + (WIN if types >= HEATS else 0)


def heats_won(s, box, seat):
    """The heats of which a player has won a disc (bit mask)."""
    heats = 0
    for disc in range(box.discs):
        if s.owner[disc] == seat + 1:
            heats |= 1 << box.heat[disc]
    return heats


def types_in(heats):
    """How many heats there are in a bit mask."""
    types = 0
    for heat in range(HEATS):
        types += heats >> heat & 1
    return types


def nearest(s, box, seat):
    """How many icons the hand is away from the nearest open disc that brings its player nearer to winning."""
    best = FAR
    heats = 0 if s.options.game == Version.EASIER else heats_won(s, box, seat)
    for heat in range(HEATS):
        if s.goal[heat] > 0 and heats >> heat & 1 == 0:
            away = distance(s, box, seat, s.goal[heat])
            if away < best:
                best = away
    return best


def distance(s, box, seat, goal):
    """How many icons away from a disc the hand is after the best use of a drawn card, or without a passed one."""
    if s.phase == Phase.PASS and s.asked >> seat & 1 == 0:
        return away_without(s, box, seat, goal)
    best = apart(s.mix[seat], goal)
    if s.phase == Phase.DRAWN and s.turn == seat:
        for place in range(HAND):
            away = apart(s.mix[seat] - box.mix[s.hand[seat][place]] + box.mix[s.drawn], goal)
            if away < best:
                best = away
    return best


def apart(mix, goal):
    """How many icons two mixes are apart: each sort's difference, added up."""
    away = abs(mix % TOMATO - goal % TOMATO)
    away += abs(mix // TOMATO % TOMATO - goal // TOMATO % TOMATO)
    return away + abs(mix // CHILI - goal // CHILI)


def away_without(s, box, seat, goal):
    """How far the hand is once its chosen card is gone and a card of two icons, the usual, has come."""
    mix = s.mix[seat] - box.mix[s.hand[seat][s.chosen[seat]]]
    return abs(apart(mix, goal) - 2) + over(mix, goal) * ICONS


def over(mix, goal):
    """How many icons a mix has too many."""
    many = max(0, mix % TOMATO - goal % TOMATO)
    many += max(0, mix // TOMATO % TOMATO - goal // TOMATO % TOMATO)
    return many + max(0, mix // CHILI - goal // CHILI)

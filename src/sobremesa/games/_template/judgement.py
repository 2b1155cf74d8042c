"""Leftovers: a bot's opinion of a position."""

from ...engine.piles import top
from .rules import dish_points
from .state import PLACES, Phase

# What a point is worth: in a tin, promised by a hand, hoped for from a lone card, and when a rival may yet get it.
SURE, PROMISED, HOPED, FEARED = 10, 8, 3, 5


def judge(s, box, seat):
    """Points in the tin and those that the hand promises, less what the others have and may get, on average."""
    value, others = 0, 0
    for dish in range(1, box.dishes):
        value += prospect(box, dish, s.tin[seat][dish] + chosen(s, seat, dish), held(s, seat, dish))
        for other in range(s.seats):
            if other != seat:
                others += SURE * dish_points(box, dish, s.tin[other][dish])
                if s.tin[other][dish] == 1:
                    others += FEARED * (box.spoils + box.value[dish])
    if s.phase == Phase.ASKED and s.turn == seat:
        others += SURE * box.value[top(s.counter)]
    return value - others // (s.seats - 1)


def prospect(box, dish, helpings, cards):
    """What so many helpings in the tin and cards in the hand of a dish are worth."""
    value = box.value[dish]
    if helpings >= 2:
        return value * (SURE * helpings + PROMISED * cards)
    if helpings + cards >= 2:
        return value * PROMISED * (helpings + cards)
    if helpings == 1:
        return HOPED * value - FEARED * box.spoils
    return HOPED * value * cards


def chosen(s, seat, dish):
    """1 if the player has chosen a card of that dish for the shared table."""
    place = s.chosen[seat] - 1
    return 1 if place >= 0 and s.hand[seat][place] == dish else 0


def held(s, seat, dish):
    """How many cards of a dish stay in the hand."""
    cards = -chosen(s, seat, dish)
    for place in range(PLACES):
        if s.hand[seat][place] == dish:
            cards += 1
    return cards

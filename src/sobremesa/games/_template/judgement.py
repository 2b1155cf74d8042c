"""Leftovers: a bot's opinion of a position."""

from ...engine.piles import top
from .rules import dish_points
from .state import PLACES, Phase

IN_TIN, IN_HAND, GIVEN = 4, 2, 3


def judge(s, box, seat):
    """Points in the tin, half as much for those that the hand promises; what others have or may get counts against."""
    value = 0
    for dish in range(1, box.dishes):
        helpings = s.tin[seat][dish] + chosen(s, seat, dish)
        value += IN_TIN * dish_points(box, dish, helpings) + IN_HAND * promise(s, box, seat, dish, helpings)
        for other in range(s.seats):
            if other != seat:
                value -= dish_points(box, dish, s.tin[other][dish])
    if s.phase == Phase.ASKED and s.turn == seat:
        value -= GIVEN * box.value[top(s.counter)]
    return value


def chosen(s, seat, dish):
    """1 if the player has chosen a card of that dish to share, and nobody else is seen to have."""
    place = s.chosen[seat] - 1
    return 1 if place >= 0 and s.hand[seat][place] == dish else 0


def promise(s, box, seat, dish, helpings):
    """How many points the cards of a dish that are still in the hand would add to the helpings in the tin."""
    held = -chosen(s, seat, dish)
    for place in range(PLACES):
        if s.hand[seat][place] == dish:
            held += 1
    return max(0, dish_points(box, dish, helpings + held) - dish_points(box, dish, helpings))

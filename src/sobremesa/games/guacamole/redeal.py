"""Guacamole: deal anew what a seat cannot know."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from .state import HAND, HEATS, Phase


def redeal(s, box, seat, rng):
    """The order of the deck and of the discs below the open ones, and the others' choices [who-sees]."""
    restart(s.rng, rng)
    arrange(s.deck)
    shuffle(s.deck, rng)
    for heat in range(HEATS):
        redeal_discs(s.discs[heat], s.goal[heat], rng)
    if s.phase == Phase.PASS:
        redeal_choices(s, seat, rng)


def redeal_discs(discs, goal, rng):
    """All discs of a pile but the open one; after the claim that wins the game the next is not turned [winning]."""
    if goal == 0:
        arrange(discs)
        shuffle(discs, rng)
        return
    shown = pop(discs)
    arrange(discs)
    shuffle(discs, rng)
    push(discs, shown)


def redeal_choices(s, seat, rng):
    """The places that others have chosen to pass from."""
    for other in range(s.seats):
        if other != seat and s.asked >> other & 1 == 0:
            s.chosen[other] = below(rng, HAND)

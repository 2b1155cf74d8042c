"""Guacamole: deal anew what a seat cannot know."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from .state import FIRST_INGREDIENT, HAND, HEATS, Phase


def redeal(s, box, seat, rng):
    """Order of deck and discs below the open ones, another's drawn card, the others' choices [who-sees]."""
    restart(s.rng, rng)
    if s.phase == Phase.DRAWN and seat != s.turn and s.counted == 0:
        push(s.deck, s.drawn)
        arrange(s.deck)
        s.drawn = take_an_ingredient(s.deck, rng)
    arrange(s.deck)
    shuffle(s.deck, rng)
    for heat in range(HEATS):
        redeal_discs(s.discs[heat], s.goal[heat], rng)
    if s.phase == Phase.PASS:
        redeal_choices(s, seat, rng)


def take_an_ingredient(deck, rng):
    """Take any ingredient from an arranged deck: a drawn card that waits to be laid down is one."""
    specials = 0
    while deck.card[specials] < FIRST_INGREDIENT:
        specials += 1
    i = specials + below(rng, deck.n - specials)
    card = deck.card[i]
    deck.card[i] = deck.card[deck.n - 1]
    pop(deck)
    return card


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

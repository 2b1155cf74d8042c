"""Abuela Co.: deal anew what a seat cannot know [who-sees]."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import restart
from .hands import knows
from .state import HAND


def redeal(s, box, seat, rng):
    """The order of the deck, and the cards in hands that the seat has not seen.

    It remembers those that were taken up openly, and those that it gave away or was given [sugar-cup].  And it can
    count: all discards are open before they become the new deck, so a hidden card from before is none of that deck
    [renew-deck].  Hidden cards change places only with those of the same deck.
    """
    restart(s.rng, rng)
    for deal in range(s.renewals + 1):
        gather(s, seat, deal)
        arrange(s.gathered)
        shuffle(s.gathered, rng)
        deal_out(s, seat, deal)


def gather(s, seat, deal):
    """Gather the hidden cards that came from one deck, and that deck if it is still there."""
    for other in range(s.seats):
        for place in range(HAND):
            if is_hidden(s, seat, other, place, deal):
                push(s.gathered, s.hand[other][place])
    if deal == s.renewals:
        while s.deck.n > 0:
            push(s.gathered, pop(s.deck))


def deal_out(s, seat, deal):
    """Put gathered cards into the places that they came from."""
    for other in range(s.seats):
        for place in range(HAND):
            if is_hidden(s, seat, other, place, deal):
                s.hand[other][place] = pop(s.gathered)
    while s.gathered.n > 0:
        push(s.deck, pop(s.gathered))


def is_hidden(s, seat, other, place, deal):
    """Is it a card from that deck which the seat does not know?"""
    return s.hand[other][place] > 0 and s.deal[other][place] == deal and not knows(s, seat, other, place)

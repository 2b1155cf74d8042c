"""Leftovers: deal anew what a seat cannot know."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from .rules import cards_in_hand
from .state import PLACES, Phase


def redeal(s, box, seat, rng):
    """The order of the deck, the others' hidden cards, what the others have chosen to share.

    A seat remembers cards that were taken from the counter: they stay.  And it can count: once the deck has been
    renewed, a hidden card from before is none of those that were shuffled into the new deck [deck-runs-out].  So
    hidden cards change places only with those of the same deck.
    """
    restart(s.rng, rng)
    for deal in range(s.renewals + 1):
        gather(s, seat, deal)
        arrange(s.gathered)
        shuffle(s.gathered, rng)
        deal_out(s, seat, deal)
    if s.phase == Phase.SHARE:
        redeal_chosen(s, seat, rng)


def gather(s, seat, deal):
    """Gather the hidden cards that came from one deck, and that deck if it is still there."""
    for other in range(s.seats):
        for place in range(PLACES):
            if hidden(s, seat, other, place, deal):
                push(s.gathered, s.hand[other][place])
    if deal == s.renewals:
        while s.deck.n > 0:
            push(s.gathered, pop(s.deck))


def deal_out(s, seat, deal):
    """Put gathered cards into the places that they came from."""
    for other in range(s.seats):
        for place in range(PLACES):
            if hidden(s, seat, other, place, deal):
                s.hand[other][place] = pop(s.gathered)
    while s.gathered.n > 0:
        push(s.deck, pop(s.gathered))


def hidden(s, seat, other, place, deal):
    """Is it a card from that deck which the seat has not seen?"""
    return other != seat and s.hand[other][place] > 0 and s.seen[other][place] == 0 and s.deal[other][place] == deal


def redeal_chosen(s, seat, rng):
    """The places that others have chosen to share from: any card of theirs."""
    for other in range(s.seats):
        if other != seat and s.chosen[other] > 0:
            skip = below(rng, cards_in_hand(s, other))
            place = 0
            while s.hand[other][place] == 0 or skip > 0:
                if s.hand[other][place] > 0:
                    skip -= 1
                place += 1
            s.chosen[other] = place + 1

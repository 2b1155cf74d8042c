"""Platos: deal anew what a seat cannot know [who-sees]."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from .hands import cards_of, knows
from .state import HAND, Answer, Phase, Special


def redeal(s, box, seat, rng):
    """The order of both decks, the cards in hands that the seat has not seen, and what others have answered so far.

    It remembers cards that were taken openly, and those that it gave away or was given [food-party].  And it can count:
    all discards are open before they become the new deck, so a hidden card from before is none of that deck
    [reshuffle].  Hidden cards change places only with those of the same deck.
    """
    restart(s.rng, rng)
    for deal in range(s.renewals + 1):
        gather(s, seat, deal)
        arrange(s.gathered)
        shuffle(s.gathered, rng)
        deal_out(s, seat, deal)
    redeal_dishes(s, rng)
    if s.phase == Phase.ANSWER:
        redeal_answers(s, seat, rng)


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


def redeal_dishes(s, rng):
    """Dishes that were put under their deck lie where they were put; only those of one lot change places.

    The dishes that never were under the deck are like a lot; those that a double Kitchen Changes put there lie in
    random order [double-changes].
    """
    bottom = 0
    for number in range(s.lots.n - 1, -1, -1):
        shuffle_part(s, bottom, bottom + s.lots.card[number], rng)
        bottom += s.lots.card[number]
    shuffle_part(s, bottom, s.dishes.n, rng)


def shuffle_part(s, bottom, after, rng):
    """Dishes of the deck, from one place up to another, change places at random."""
    for i in range(bottom, after):
        push(s.gathered, s.dishes.card[i])
    arrange(s.gathered)
    shuffle(s.gathered, rng)
    for i in range(bottom, after):
        s.dishes.card[i] = pop(s.gathered)


def redeal_answers(s, seat, rng):
    """What others have answered to a reservation is any answer that their cards allow [undo-reservation]."""
    for other in range(s.seats):
        if other != seat and s.answer[other] > 0:
            answers = 3 if cards_of(s, other, Special.CHANGES) > 0 else 2
            s.answer[other] = Answer.NO + below(rng, answers)

"""Stew: deal anew what a seat cannot know."""

from ...engine.piles import arrange, pop, push, shuffle
from ...engine.rng import below, restart
from .rules import is_open
from .state import Answer, Phase

ONE_IN = 8  # answers between turns is imagined to be a call, and one the wish not to be asked again


def redeal(s, box, seat, rng):
    """The order of the deck, what others have drawn and played face down, and what they have answered [who-sees].

    A seat remembers where its own cards are: they stay.  So does everything in a pot that lies open.
    """
    restart(s.rng, rng)
    gather(s, box, seat)
    arrange(s.gathered)
    shuffle(s.gathered, rng)
    deal_out(s, box, seat)
    if s.phase == Phase.BETWEEN:
        redeal_answers(s, seat, rng)


def gather(s, box, seat):
    """Gather the cards that the seat has not seen."""
    if s.drawn > 0 and s.turn != seat:
        push(s.gathered, s.drawn)
    if s.aside > 0 and s.caller != seat + 1:
        push(s.gathered, s.aside)
    for i in range(s.pot.n):
        if hidden_in_pot(s, seat, i):
            push(s.gathered, s.pot.card[i])
    for vermin in range(box.vermin):
        if s.fed[vermin] > 0 and s.feeder[vermin] != seat:
            push(s.gathered, s.fed[vermin])
    while s.deck.n > 0:
        push(s.gathered, pop(s.deck))


def deal_out(s, box, seat):
    """Put gathered cards into the places that they came from."""
    if s.drawn > 0 and s.turn != seat:
        s.drawn = pop(s.gathered)
    if s.aside > 0 and s.caller != seat + 1:
        s.aside = pop(s.gathered)
    for i in range(s.pot.n):
        if hidden_in_pot(s, seat, i):
            s.pot.card[i] = pop(s.gathered)
    for vermin in range(box.vermin):
        if s.fed[vermin] > 0 and s.feeder[vermin] != seat:
            s.fed[vermin] = pop(s.gathered)
    while s.gathered.n > 0:
        push(s.deck, pop(s.gathered))


def hidden_in_pot(s, seat, i):
    """Is that card of the pot face down, and put there by another?"""
    return s.putter[i] != seat and not is_open(s)


def redeal_answers(s, seat, rng):
    """What others have answered between turns: anything that they may answer, a call now and then [call-together]."""
    for other in range(s.seats):
        if other != seat and s.answer[other] != Answer.NONE:
            match below(rng, ONE_IN):
                case 0:
                    s.answer[other] = Answer.CALL
                case 1:
                    s.answer[other] = Answer.QUIET
                case _:
                    s.answer[other] = Answer.SIMMER

"""Stew: what is in the pot and what it is worth.  Names in square brackets are clauses of rulebook.en.md."""

from ...engine.events import but, note, note_open, note_shown
from .state import Clause, Event


def total(s, box):
    """What the pot is worth: animals eat [animals-eat], the Vagabond looks [vagabond-looks], the rest is counted."""
    points = vagabond_adds(s, box)
    for kind in range(1, box.kinds):
        points += worth(s, box, kind)
    return points


def worth(s, box, kind):
    """What the cards of a kind that are left in the pot are worth together [count-pot].

    The card set says it for one, two ... of them: [potatoes] [garlic] [stone] [other-values].
    """
    return box.worth[kind][left(s, box, kind)]


def left(s, box, kind):
    """How many cards of a kind are left in the pot once the animals have eaten [animals-eat]."""
    cards = in_pot(s, kind)
    return cards - min(hungry(s, box, kind), cards) if cards > 0 else 0


def in_pot(s, kind):
    """How many cards of a kind have been put into the pot [into-pot]."""
    cards = 0
    for i in range(s.pot.n):
        if s.pot.card[i] == kind:
            cards += 1
    return cards


def hungry(s, box, kind):
    """How many animals that have not been fed eat a kind, a card each [hungry-vermin]."""
    animals = 0
    for vermin in range(box.vermin):
        if box.eats[vermin] == kind and s.fed[vermin] == 0:
            animals += 1
    return animals


def meal(s, box, vermin):
    """The number in the pot of the card that one of the vermin eats, -1 if it eats none.

    Animals with the same taste eat in the order of the row, each the first card that is left.
    """
    if box.eats[vermin] == 0 or s.fed[vermin] > 0:
        return -1
    skip = 0
    for other in range(vermin):
        if box.eats[other] == box.eats[vermin] and s.fed[other] == 0:
            skip += 1
    for i in range(s.pot.n):
        if s.pot.card[i] == box.eats[vermin]:
            if skip == 0:
                return i
            skip -= 1
    return -1


def vagabond_adds(s, box):
    """The points that the Vagabond adds to the pot or takes from it [vagabond-looks]; none if fed [vagabond]."""
    if s.fed[box.vagabond] > 0:
        return 0
    return -box.takes if left(s, box, box.looks_for) > 0 else box.adds


# -- step by step -----------------------------------------------------------------------------------------------


def open_pot(s, events):
    """The cards of the pot are shown to everybody [reveal-pot]."""
    for i in range(s.pot.n):
        seat = s.putter[i]
        note_shown(events, Event.OPENED, Clause.REVEAL_POT, but(seat), seat, s.pot.card[i], i)


def animals_eat(s, box, events):
    """Each animal that has not been fed eats a card of its ingredient, if there is one [animals-eat]."""
    for vermin in range(box.vermin):
        if box.eats[vermin] > 0 and s.fed[vermin] == 0:
            place, kind = meal(s, box, vermin), box.eats[vermin]
            if place >= 0:
                note_open(events, Event.ATE, Clause.ANIMALS_EAT, card=kind, place=place, other=vermin)
            else:
                note_open(events, Event.NOTHING_TO_EAT, Clause.ANIMALS_EAT, card=kind, other=vermin)


def vagabond_looks(s, box, events):
    """The Vagabond shares the chicken, or passes on [vagabond-looks]."""
    points = vagabond_adds(s, box)
    if s.fed[box.vagabond] > 0:
        return
    if left(s, box, box.looks_for) > 0:
        note_open(events, Event.SHARED, Clause.VAGABOND_LOOKS, card=box.looks_for, other=-points)
    else:
        note_open(events, Event.PASSED_ON, Clause.VAGABOND_LOOKS, card=box.looks_for, other=points)


def count_pot(s, box, events):
    """What is left is counted [count-pot], kind by kind: [potatoes] [garlic] [stone] [other-values]; how much it is."""
    for kind in range(1, box.kinds):
        cards = left(s, box, kind)
        if cards > 0:
            points = worth(s, box, kind)
            note_open(events, Event.COUNTED, box.counted[kind], card=kind, place=cards, other=points)
    pot = total(s, box)
    note(events, Event.TOTAL, Clause.COUNT_POT, other=pot)
    return pot

"""Abuela Co.: hands, and who knows which of their cards [who-sees]."""

from ...engine.events import EVERYBODY
from .state import HAND


def cards_in_hand(s, seat):
    """How many cards a player holds."""
    cards = 0
    for place in range(HAND):
        if s.hand[seat][place] > 0:
            cards += 1
    return cards


def room_in_hand(s, seat):
    """How many more cards a player may hold [hand-limit]."""
    return HAND - cards_in_hand(s, seat)


def is_food(box, kind):
    """Is it a processed food?"""
    return kind >= box.first_food


def ingredients_in_hand(s, box, seat):
    """How many ingredients a player holds: an open number, as processed foods come into a hand openly."""
    cards = 0
    for place in range(HAND):
        if s.hand[seat][place] > 0 and not is_food(box, s.hand[seat][place]):
            cards += 1
    return cards


def into_hand(s, seat, card, known, deal):
    """Put a card into the first empty place of a hand and return the place.

    known  the seats that know the card (bit mask)
    deal   the renewals there had been when it came from the deck; of no matter if everybody knows it
    """
    place = 0
    while s.hand[seat][place] > 0:
        place += 1
    s.hand[seat][place] = card
    s.known[seat][place] = known
    s.deal[seat][place] = 0 if known == EVERYBODY else deal
    return place


def out_of_hand(s, seat, place):
    """Take the card away from a place of a hand and return it."""
    card = s.hand[seat][place]
    s.hand[seat][place] = 0
    s.known[seat][place] = 0
    s.deal[seat][place] = 0
    return card


def knows(s, viewer, seat, place):
    """Does the viewer (-1: a spectator) know the card in that place of a seat's hand?"""
    known = s.known[seat][place]
    return known == EVERYBODY or (viewer >= 0 and known >> viewer & 1 == 1)


def newly_shown(s, seat, place):
    """The seats that learn a card of a hand as it is laid open: those that do not know it."""
    return EVERYBODY & ~s.known[seat][place]

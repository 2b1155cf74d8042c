"""Platos: hands, how many cards they may hold [hand-limit], and who knows which of them [who-sees]."""

from ...engine.events import EVERYBODY
from .state import FIRST_INGREDIENT, HAND, HAND_LIMIT, MORE_STORAGE, SEATS


def cards_in_hand(s, seat):
    """How many cards a player holds."""
    cards = 0
    for card in s.hand[seat]:
        if card > 0:
            cards += 1
    return cards


def cards_of(s, seat, kind):
    """How many cards of a kind a player holds."""
    cards = 0
    for card in s.hand[seat]:
        if card == kind:
            cards += 1
    return cards


def holds_special(s, seat):
    """Does a player hold any special?"""
    for card in s.hand[seat]:
        if 0 < card < FIRST_INGREDIENT:
            return True
    return False


def limit_of(s, seat):
    """Five cards [hand-limit], and two more for each Secret Recipe laid down [secret-recipe]."""
    return HAND_LIMIT + MORE_STORAGE * s.secret[seat]


def into_hand(s, seat, card, known, deal):
    """Put a card into the first empty place of a hand and return the place.

    known  the seats that know the card (bit mask)
    deal   the renewals there had been when it came from the deck; of no matter if everybody knows it
    """
    place = 0
    while s.hand[seat][place] > 0:
        place += 1
    lay_in_hand(s, seat, place, card, known, deal)
    return place


def lay_in_hand(s, seat, place, card, known, deal):
    """Put a card into that place of a hand."""
    s.hand[seat][place] = card
    s.known[seat][place] = known
    s.deal[seat][place] = 0 if known == EVERYBODY else deal


def out_of_hand(s, seat, place):
    """Take the card away from a place of a hand and return it."""
    card = s.hand[seat][place]
    s.hand[seat][place] = 0
    s.known[seat][place] = 0
    s.deal[seat][place] = 0
    return card


def place_of(s, seat, kind):
    """The place of a card of that kind, which the player holds.

    Of several like cards it is the one that most players know, the first of those: so a player never shows more than
    needs be [who-sees].
    """
    best, most = 0, -1
    for place in range(HAND):
        if s.hand[seat][place] == kind and knowers(s, seat, place) > most:
            best, most = place, knowers(s, seat, place)
    return best


def knowers(s, seat, place):
    """How many seats know a card of a hand; more than there are if everybody does, spectators too."""
    known = s.known[seat][place]
    if known == EVERYBODY:
        return SEATS + 1
    count = 0
    for other in range(SEATS):
        count += known >> other & 1
    return count


def knows(s, viewer, seat, place):
    """Does the viewer (-1: a spectator) know the card in that place of a seat's hand?"""
    known = s.known[seat][place]
    return known == EVERYBODY or (viewer >= 0 and known >> viewer & 1 == 1)


def newly_shown(s, seat, place):
    """The seats that learn a card of a hand as it is laid open: those that do not know it."""
    return EVERYBODY & ~s.known[seat][place]


def hidden_cards(s, seat):
    """How many cards of a hand not everybody knows: an open number."""
    cards = 0
    for place in range(HAND):
        if s.hand[seat][place] > 0 and s.known[seat][place] != EVERYBODY:
            cards += 1
    return cards

"""Cudillero: the market, the decks that fill it, and hands of bought cards."""

from ...engine.events import EVERYBODY, note, note_open, note_shown
from ...engine.piles import pop, push, shuffle
from .state import (
    DOORWAY,
    DOORWAY_PLACE,
    FLOOR_PLACES,
    FLOORS_EACH,
    HAND,
    MARKET,
    ROOFS_EACH,
    Clause,
    Event,
)

# -- the market -------------------------------------------------------------------------------------------------


def is_place(s, place):
    """Has the market of so many players that place?  Each player brings two floors and one roof [market]."""
    if place < FLOOR_PLACES:
        return place < FLOORS_EACH * s.seats
    return place - FLOOR_PLACES < ROOFS_EACH * s.seats


def refuse_place(s, place):
    """The clause by which nothing can be taken from a place of the market, or 0.

    The market of so many players may not have it [market], it may wait for the next round [market-waits], or the
    doorway deck may have run out [doorways-run-out].
    """
    if place == DOORWAY_PLACE:
        return 0 if s.doorways > 0 else Clause.DOORWAYS_RUN_OUT
    if not is_place(s, place):
        return Clause.MARKET
    return 0 if s.market[place] > 0 else Clause.MARKET_WAITS


def in_market(s, place):
    """The card in a place of the market, 0 for none; the doorway deck lies open beside it [doorway-deck]."""
    if place == DOORWAY_PLACE:
        return DOORWAY if s.doorways > 0 else 0
    return s.market[place]


def take_from_market(s, place):
    """Take a card of the market, or a doorway; its place stays empty until the next round [market-waits]."""
    if place == DOORWAY_PLACE:
        s.doorways -= 1
        return DOORWAY
    card = s.market[place]
    s.market[place] = 0
    return card


def fill_market(s, events):
    """The empty places of the market are filled from the decks as a round begins [market-waits]."""
    for place in range(MARKET):
        if is_place(s, place) and s.market[place] == 0:
            card = draw_floor(s, events) if place < FLOOR_PLACES else draw_roof(s, events)
            if card > 0:
                s.market[place] = card
                note_shown(events, Event.FILLED, Clause.MARKET, EVERYBODY, card=card, place=place)


def clear_market(s, events):
    """Floors and roofs of the market are discarded at the end of a day [new-market]."""
    note(events, Event.MARKET_AWAY, Clause.NEW_MARKET)
    for place in range(MARKET):
        if s.market[place] > 0:
            if place < FLOOR_PLACES:
                push(s.floor_discard, s.market[place])
            else:
                push(s.roof_discard, s.market[place])
            s.market[place] = 0


def market_is_empty(s):
    """Is there nothing to buy?"""
    if s.doorways > 0:
        return False
    for place in range(MARKET):
        if s.market[place] > 0:
            return False
    return True


# -- the decks --------------------------------------------------------------------------------------------------


def draw_floor(s, events):
    """The next floor of its deck, 0 if there is none at all; discards become a new deck [shuffle-decks]."""
    if s.floors.n == 0 and s.floor_discard.n > 0:
        note_open(events, Event.RENEWED, Clause.SHUFFLE_DECKS, card=0, other=s.floor_discard.n)
        while s.floor_discard.n > 0:
            push(s.floors, pop(s.floor_discard))
        shuffle(s.floors, s.rng)
    return pop(s.floors) if s.floors.n > 0 else 0


def draw_roof(s, events):
    """The next roof of its deck, in the same way [shuffle-decks]."""
    if s.roofs.n == 0 and s.roof_discard.n > 0:
        note_open(events, Event.RENEWED, Clause.SHUFFLE_DECKS, card=1, other=s.roof_discard.n)
        while s.roof_discard.n > 0:
            push(s.roofs, pop(s.roof_discard))
        shuffle(s.roofs, s.rng)
        s.roof_renewals += 1
    return pop(s.roofs) if s.roofs.n > 0 else 0


# -- hands of bought cards --------------------------------------------------------------------------------------


def cards_in_hand(s, seat):
    """How many bought cards a player holds."""
    cards = 0
    for card in s.hand[seat]:
        if card > 0:
            cards += 1
    return cards


def hand_limit(s, seat):
    """How many a player may hold: the doorways built and one more [hand-limit]."""
    return s.columns[seat] + 1


def room_in_hand(s, seat):
    """How many more cards a player may buy [hand-limit]."""
    return max(0, hand_limit(s, seat) - cards_in_hand(s, seat))


def into_hand(s, seat, card):
    """Put a card into the first empty place of a hand and return the place."""
    place = 0
    while s.hand[seat][place] > 0:
        place += 1
    s.hand[seat][place] = card
    return place


def place_of_doorway(s, seat):
    """The first place of a hand with a doorway, HAND if it has none."""
    for place in range(HAND):
        if s.hand[seat][place] == DOORWAY:
            return place
    return HAND

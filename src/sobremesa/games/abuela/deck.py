"""Abuela Co.: the deck, the discards and the piles of processed food."""

from ...engine.events import just, note, note_secret
from ...engine.piles import pop, push, shuffle
from .hands import into_hand, is_food, room_in_hand
from .state import SIX, THREE, Clause, Event, Mode

# -- the piles --------------------------------------------------------------------------------------------------


def cards_to_draw(s):
    """How many cards the deck can still give, renewed [renew-deck]."""
    return s.deck.n + s.discard.n


def take_from_deck(s, events):
    """The top card of the deck, which is renewed if it is empty [renew-deck]; 0 if there is no card at all."""
    if s.deck.n == 0:
        renew_deck(s, events)
    return pop(s.deck) if s.deck.n > 0 else 0


def renew_deck(s, events):
    """All discards are shuffled into a new deck [renew-deck]."""
    if s.discard.n == 0:
        return
    note(events, Event.RENEWED, Clause.RENEW_DECK, other=s.discard.n)
    while s.discard.n > 0:
        push(s.deck, pop(s.discard))
    shuffle(s.deck, s.rng)
    s.renewals += 1


def put_away(s, box, kind):
    """An ingredient goes to the discards, a processed food back to its pile [used-cards] [food-piles]."""
    if is_food(box, kind):
        s.food_pile[kind] += 1
    else:
        push(s.discard, kind)


def take_from_discards(s, kind):
    """Take the topmost discard of a kind out of the pile; the others keep their order [calentado]."""
    place = s.discard.n - 1
    while s.discard.card[place] != kind:
        place -= 1
    while place < s.discard.n - 1:
        s.discard.card[place] = s.discard.card[place + 1]
        place += 1
    pop(s.discard)


def discards_of(s, kind):
    """How many discards there are of a kind."""
    cards = 0
    for i in range(s.discard.n):
        if s.discard.card[i] == kind:
            cards += 1
    return cards


# -- drawing ----------------------------------------------------------------------------------------------------


def exact_draw(s, enhanced):
    """How many cards the advanced game draws exactly, three or all there are [exact-drawing]; 0 if one may choose."""
    return min(THREE, cards_to_draw(s)) if s.options.mode == Mode.ADVANCED and not enhanced else 0


def can_draw(s, seat, enhanced):
    """Is there a card to draw, and room for it [hand-limit]?"""
    least = max(1, exact_draw(s, enhanced))
    return cards_to_draw(s) >= least and room_in_hand(s, seat) >= least


def refuse_draw(s, seat, cards, enhanced):
    """The clause that forbids to draw so many cards, or 0: up to three [draw-cards], enhanced six [enhanced-draw]."""
    if cards > (SIX if enhanced else THREE):
        return Clause.DRAW_CARDS
    exactly = exact_draw(s, enhanced)
    if exactly > 0 and cards != exactly:
        return Clause.EXACT_DRAWING
    if cards > cards_to_draw(s):
        return Clause.RENEW_DECK
    return Clause.HAND_LIMIT if cards > room_in_hand(s, seat) else 0


def draw(s, seat, cards, events):
    """Cards go from the deck to the hand, seen by nobody else [draw-cards]; how many has been said before."""
    clause = Clause.DRAW_CARDS
    if s.enhanced:
        clause = Clause.ENHANCED_DRAW
    elif s.options.mode == Mode.ADVANCED:
        clause = Clause.EXACT_DRAWING
    for _ in range(cards):
        card = take_from_deck(s, events)
        held = into_hand(s, seat, card, just(seat), s.renewals)
        note_secret(events, Event.DREW, clause, seat, card, held)
    s.steps += 1

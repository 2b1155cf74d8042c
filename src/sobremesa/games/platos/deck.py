"""Platos: the deck and the discard piles: a pile before each player, face up [own-pile]."""

from ...engine.events import EVERYBODY, just, note, note_open, note_secret, note_shown
from ...engine.piles import pop, push, shuffle, top
from .hands import into_hand, newly_shown, out_of_hand
from .order import before_in, is_in
from .state import FIRST_INGREDIENT, Clause, Discards, Event, Mode

# -- what may be drawn or taken ---------------------------------------------------------------------------------


def refuse_draw(s):
    """A card can be drawn while the deck has any [draw-card]."""
    return 0 if s.deck.n > 0 else Clause.DRAW_CARD


def refuse_take(s, seat, whose):
    """The top card of an open pile, if it is an ingredient [take-ingredient] [discarded-specials]."""
    if whose >= s.seats:
        return Clause.TAKE_INGREDIENT
    if not is_open(s, seat, whose):
        return clause_of_closed(s)
    if s.discard[whose].n == 0:
        return Clause.TAKE_INGREDIENT
    return 0 if top(s.discard[whose]) >= FIRST_INGREDIENT else Clause.DISCARDED_SPECIALS


def clause_of_closed(s):
    """The clause that closes a pile: of the option [any-discard], of the free mode [open-pile], or [which-pile]."""
    if s.options.discards == Discards.ANY:
        return Clause.ANY_DISCARD
    return Clause.OPEN_PILE if s.options.mode == Mode.FREE else Clause.WHICH_PILE


def is_open(s, seat, whose):
    """May the player take from that pile?

    It is open if it is that of the player before [which-pile], or, by the option, that of anybody still in
    [any-discard]; and in the free mode if a Secret Recipe lies there, even of a player who is out [open-pile].
    """
    if s.options.mode == Mode.FREE and s.secret[whose] > 0:
        return True
    if s.options.discards == Discards.ANY:
        return is_in(s, whose)
    return whose == before_in(s, seat) and whose != seat


def can_fetch(s, seat):
    """Is there a card to draw or to take [nothing-to-draw]?"""
    if refuse_draw(s) == 0:
        return True
    for whose in range(s.seats):
        if refuse_take(s, seat, whose) == 0:
            return True
    return False


# -- drawing and taking -----------------------------------------------------------------------------------------


def draw(s, seat, events):
    """The top card of the deck goes to the hand; nobody else sees it [draw-card]."""
    card = pop(s.deck)
    place = into_hand(s, seat, card, just(seat), s.renewals)
    note_secret(events, Event.DREW, Clause.DRAW_CARD, seat, card, place)
    if s.deck.n == 0:
        deck_out(s, events)


def take(s, seat, whose, events):
    """The ingredient on top of a pile goes to the hand, seen by all [take-ingredient]."""
    card = pop(s.discard[whose])
    place = into_hand(s, seat, card, EVERYBODY, 0)
    note_open(events, Event.TOOK, Clause.TAKE_INGREDIENT, seat, card, place, other=whose)


def deck_out(s, events):
    """The deck has run out: the last turns begin [deck-runs-out], unless it is renewed this once [reshuffle]."""
    if s.options.reshuffle == 1 and s.renewals == 0:
        renew(s, events)
    if s.deck.n == 0:
        s.run_out = 1
        for seat in range(s.seats):
            if is_in(s, seat) and seat != s.turn:
                s.due |= 1 << seat
        note(events, Event.LAST_TURNS, Clause.DECK_RUNS_OUT)


def renew(s, events):
    """All discards but the top card of each pile become the new deck [reshuffle]."""
    for seat in range(s.seats):
        if s.discard[seat].n > 1:
            kept = pop(s.discard[seat])
            while s.discard[seat].n > 0:
                push(s.deck, pop(s.discard[seat]))
            push(s.discard[seat], kept)
    if s.deck.n > 0:
        shuffle(s.deck, s.rng)
        s.renewals = 1
        note(events, Event.RENEWED, Clause.RESHUFFLE, other=s.deck.n)


# -- discarding -------------------------------------------------------------------------------------------------


def discard(s, seat, place, what, other, clause, events):
    """A card leaves the hand for the player's own pile [own-pile]; returns the card."""
    shown = newly_shown(s, seat, place)
    card = out_of_hand(s, seat, place)
    push(s.discard[seat], card)
    note_shown(events, what, clause, shown, seat, card, place, other=other)
    return card


def in_sight(s, kind):
    """How many cards of a kind lie in the discard piles."""
    cards = 0
    for seat in range(s.seats):
        for i in range(s.discard[seat].n):
            if s.discard[seat].card[i] == kind:
                cards += 1
    return cards

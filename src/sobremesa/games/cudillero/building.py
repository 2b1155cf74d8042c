"""Cudillero: building, and what a card that has been built brings: free cards, the extra turn token, an objective."""

from ...engine.events import NOBODY, note, note_open, note_told
from .joining import join_set, lines_of_card, spread_cables
from .market import in_market, place_of_doorway, refuse_place, take_from_market
from .objectives import look_at_common
from .state import (
    COLOURS,
    DOORWAY,
    DOORWAY_PLACE,
    ENOUGH_COLOURS,
    HAND,
    LEVELS,
    MARKET,
    Clause,
    Event,
    Phase,
    Token,
)
from .village import add_doorway, is_roof, lay, refuse_lay, takes_floor, takes_roof

# -- what may be built ------------------------------------------------------------------------------------------


def refuse_build(s, box, seat, place, column):
    """A floor or roof of the hand, which has been bought before, is laid on a building [build]."""
    card = s.hand[seat][place]
    return refuse_lay(s, box, seat, card, column) if card > 0 else Clause.BUILD


def refuse_doorway(s, seat):
    """A doorway of the hand is built at an end of the row [build]."""
    return 0 if place_of_doorway(s, seat) < HAND else Clause.BUILD


def refuse_add(s, box, seat, place, column):
    """A free floor or roof comes straight from the market [free-card]."""
    clause = refuse_place(s, place)
    return clause if clause > 0 else refuse_lay(s, box, seat, in_market(s, place), column)


def refuse_free_doorway(s):
    """A free doorway comes from the doorway deck, as long as there are any [doorways-run-out]."""
    return refuse_place(s, DOORWAY_PLACE)


def can_build(s, box, seat):
    """Is there a card in the hand that could be built?"""
    floor, roof = takes_floor(s, box, seat), takes_roof(s, box, seat)
    for card in s.hand[seat]:
        if card == DOORWAY or (card > 0 and (roof if is_roof(box, card) else floor)):
            return True
    return False


def can_add(s, box, seat):
    """Is there a free card that could be added, from the hand or the market?"""
    if s.doorways > 0 or can_build(s, box, seat):
        return True
    floor, roof = takes_floor(s, box, seat), takes_roof(s, box, seat)
    for card in s.market:
        if card > 0 and (roof if is_roof(box, card) else floor):
            return True
    return False


# -- building ---------------------------------------------------------------------------------------------------


def build(s, box, seat, place, column, free, events):
    """A card of the hand is added to the village [build], or as a free card [free-card]."""
    card = s.hand[seat][place]
    s.hand[seat][place] = 0
    level = lay(s, seat, column, card)
    clause = Clause.FREE_CARD if free else Clause.BUILD
    note_open(events, Event.BUILT, clause, seat, card, place, other=column * LEVELS + level)
    has_been_built(s, box, seat, column, level, events)


def build_doorway(s, box, seat, end, free, events):
    """A doorway of the hand is built at the left or right end of the row [doorway-at-bottom]."""
    place = place_of_doorway(s, seat)
    s.hand[seat][place] = 0
    add_doorway(s, seat, end)
    clause = Clause.FREE_CARD if free else Clause.DOORWAY_AT_BOTTOM
    note_told(events, Event.DOORWAY_BUILT, clause, NOBODY, NOBODY, seat, DOORWAY, place, other=end)
    look_at_common(s, box, seat, events)


def add(s, box, seat, place, column, events):
    """A free card comes straight from the market [free-card]."""
    card = take_from_market(s, place)
    level = lay(s, seat, column, card)
    note_open(events, Event.ADDED, Clause.FREE_CARD, seat, card, place, other=column * LEVELS + level)
    has_been_built(s, box, seat, column, level, events)


def add_free_doorway(s, box, seat, end, events):
    """A free doorway comes straight from its deck [free-card]."""
    take_from_market(s, DOORWAY_PLACE)
    add_doorway(s, seat, end)
    note_told(events, Event.DOORWAY_ADDED, Clause.FREE_CARD, NOBODY, NOBODY, seat, DOORWAY, MARKET, other=end)
    look_at_common(s, box, seat, events)


# -- what it brings ---------------------------------------------------------------------------------------------


def has_been_built(s, box, seat, column, level, events):
    """What joins is counted; lines bring free cards [clothes-line], the third colour a token [three-colours].

    The common objective is looked at before the next free card [objective-marked].
    """
    spread_cables(s, box, seat)
    join_set(s, box, seat, column, level)
    owe_lines(s, seat, lines_of_card(s, box, seat, column, level), Clause.CLOTHES_LINE, events)
    if s.gained >> seat & 1 == 0 and colours_in_village(s, seat) >= ENOUGH_COLOURS:
        s.gained |= 1 << seat
        s.tokens[seat][Token.EXTRA_TURN] = 1
        note(events, Event.EXTRA_TURN_GAINED, Clause.THREE_COLOURS, seat)
    look_at_common(s, box, seat, events)


def owe_lines(s, seat, lines, clause, events):
    """Each clothes line that has been completed brings a free card [clothes-line] [relocate-lines]."""
    if lines > 0:
        s.owed += lines
        note(events, Event.LINE, clause, seat, other=lines)


def colours_in_village(s, seat):
    """How many colours a village has."""
    colours = 0
    for colour in range(COLOURS):
        if s.biggest[seat][colour] > 0:
            colours += 1
    return colours


def settle_free_cards(s, box, seat, events):
    """Free cards are added before anything else; those that could not be are lost [free-card]."""
    s.phase = Phase.ACTION
    if s.owed == 0:
        return
    if can_add(s, box, seat):
        s.phase = Phase.FREE
        return
    note(events, Event.NONE_FITS, Clause.FREE_CARD, seat, other=s.owed)
    s.owed = 0


def decline(s, box, seat, events):
    """A free card need not be added [free-card]."""
    s.owed -= 1
    note(events, Event.DECLINED, Clause.FREE_CARD, seat)
    settle_free_cards(s, box, seat, events)

"""Cudillero: the relocate token, and the clothes lines that a swap completes."""

from ...engine.events import note_open
from .building import owe_lines, settle_free_cards
from .joining import line_to_right, lines_of_card, recount
from .objectives import look_at_common
from .state import COLUMNS, LEVELS, Clause, Event, Token
from .village import is_roof

# The places around a swap: four columns from the one to its left, two levels from its own; a bit for each.
AROUND, HIGH = 4, 2
ONE, ABOVE, ASIDE = 2, 3, 4  # the bits of the two cards


def refuse_swap(s, box, seat, one, other):
    """Cards stay where they are [cards-stay] unless the relocate token swaps two that touch [relocate].

    one, other  their places: `other` above `one`, or to its right

    Every rule of building holds afterwards: a roof stays on top [roof-on-top].
    """
    if s.tokens[seat][Token.RELOCATE] == 0:
        return Clause.CARDS_STAY
    if s.village[seat][one] == 0 or s.village[seat][other] == 0:
        return Clause.RELOCATE
    roof, other_roof = is_roof(box, s.village[seat][one]), is_roof(box, s.village[seat][other])
    if roof == other_roof:
        return 0
    if other == one + 1:
        return Clause.ROOF_ON_TOP
    floor = other if roof else one
    return 0 if s.height[seat][floor // LEVELS] == floor % LEVELS + 1 else Clause.ROOF_ON_TOP


def can_swap(s, box, seat):
    """Are there two cards that the player may swap [relocate]?"""
    for column in range(s.columns[seat]):
        for level in range(LEVELS):
            one = column * LEVELS + level
            if level + 1 < LEVELS and refuse_swap(s, box, seat, one, one + 1) == 0:
                return True
            if column + 1 < s.columns[seat] and refuse_swap(s, box, seat, one, one + LEVELS) == 0:
                return True
    return False


def swap(s, box, seat, one, other, events):
    """Two cards that touch change places [relocate]; lines that this completes bring free cards [relocate-lines]."""
    s.tokens[seat][Token.RELOCATE] = 0
    before = with_swapped(cards_in_lines(s, box, seat, one), one, other)
    moved, met = s.village[seat][one], s.village[seat][other]
    s.village[seat][one] = met
    s.village[seat][other] = moved
    what = Event.SWAPPED_UP if other == one + 1 else Event.SWAPPED_ASIDE
    note_open(events, what, Clause.RELOCATE, seat, moved, one, other=met)
    recount(s, box, seat)
    owe_lines(s, seat, new_lines(s, box, seat, one, before), Clause.RELOCATE_LINES, events)
    look_at_common(s, box, seat, events)
    settle_free_cards(s, box, seat, events)


def cards_in_lines(s, box, seat, one):
    """The cards around a swap that are part of a clothes line, as bits."""
    found = 0
    for i in range(AROUND):
        column = one // LEVELS + i - 1
        for j in range(HIGH):
            level = one % LEVELS + j
            if 0 <= column < COLUMNS and level < LEVELS and lines_of_card(s, box, seat, column, level) > 0:
                found |= 1 << (HIGH * i + j)
    return found


def with_swapped(bits, one, other):
    """The bits of the two cards change places as the cards do."""
    far = ABOVE if other == one + 1 else ASIDE
    first, second = bits >> ONE & 1, bits >> far & 1
    bits &= ~(1 << ONE | 1 << far)
    return bits | second << ONE | first << far


def new_lines(s, box, seat, one, before):
    """The lines around a swap of whose two cards at least one was part of no line before [relocate-lines].

    before  the cards that were, where they lie now, as bits
    """
    lines = 0
    for i in range(AROUND - 1):
        column = one // LEVELS + i - 1
        for j in range(HIGH):
            level = one % LEVELS + j
            if column < 0 or column >= COLUMNS or level >= LEVELS or line_to_right(s, box, seat, column, level) == 0:
                continue
            both = before >> (HIGH * i + j) & before >> (HIGH * (i + 1) + j) & 1
            lines += 1 - both
    return lines

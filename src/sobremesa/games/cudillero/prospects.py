"""Cudillero: what is on the way to a village: roofs, floors, cables, colours, clothes lines and the common objective.

A bot does not plan.  It values what a village will come to if cards go on being built as usual: so an end of the cables
that stays open, a place beside a clothes line and a doorway with nothing on it are worth something now.  The fewer
rounds are left, the less is on the way.  The worths were found by letting judgements with slightly different ones
play each other.
"""

from .joining import connected_floors, leads, lines_in_village
from .objectives import (
    BALCONIES,
    DOORWAYS,
    FLOORS_CONNECTED,
    LINES,
    NEIGHBOURS,
    OF_A_COLOUR,
    ROOFS,
    is_marked,
    most_of_a_colour,
)
from .state import COLOURS, FLOORS_HIGH, TABLE, Common, Line, Phase, Side
from .village import is_finished, kind_at, roofs, total

WHOLE = 100  # worths are hundredths of a point, chances per cent
SOON = 6  # rounds after which nothing is too late

# Cards that a player builds in a round, in hundredths, and how many of a hundred cards the cables reach, with so many
# open ends: where one end closes, another one is needed.
PACE = 49
NO_END, ONE_END, TWO_ENDS, MORE_ENDS = 3, 34, 44, 52

# A building without a roof, of what one more height would score: the highest, if the roof for it is kept, and others,
# which may still grow before they are finished.
SURE, LIKELY = 85, 140

# Each place for a floor that is still to come; what the biggest set gains in a round, as colours are raised.
ROOM, RAISES = 90, 12

# An open end of a clothes line, which may bring a free card: if the place beside it is the next to be built on, if it
# is farther up, if there is no building yet.
READY, LATER, EDGE = 400, 260, 115

NEARLY = 54  # of the points of a common objective, as far as it is met


def soon(left):
    """How much of something that takes a few rounds will still come, per cent."""
    return WHOLE * min(SOON, left) // SOON


# -- buildings --------------------------------------------------------------------------------------------------


def unfinished(s, box, seat, left):
    """Buildings without a roof promise the points of their heights: the best for sure, if there is a roof for it."""
    worth, best, likely = 0, 0, LIKELY * soon(left) // WHOLE
    for column in range(s.columns[seat]):
        floors = s.height[seat][column]
        if floors > 0 and not is_finished(s, box, seat, column):
            points = box.height[floors + 1]
            worth += likely * points
            best = max(best, points)
    if s.initial[seat] > 0 or s.phase == Phase.KEEP:
        worth += (SURE - likely) * best
    return worth


def room(s, box, seat, left, more):
    """Places for the floors that are still to come, in the village and in so many `more`."""
    places = more
    for column in range(s.columns[seat]):
        if not is_finished(s, box, seat, column):
            places += FLOORS_HIGH - s.height[seat][column]
    return ROOM * min(WHOLE * places, PACE * left) // WHOLE


# -- cables -----------------------------------------------------------------------------------------------------


def fibre_to_come(box, connected, ends, left):
    """What the cables will score at the end, with so many cards connected and so many open ends now.

    connected  hundredths of a card
    """
    return fibre_at(box, connected + PACE * left * reached(ends) // WHOLE)


def reached(ends):
    """Of the cards to come, how many the cables will reach, per cent."""
    if ends == 0:
        return NO_END
    if ends == 1:
        return ONE_END
    return TWO_ENDS if ends == 2 else MORE_ENDS


def fibre_at(box, connected):
    """The worth of so many hundredths of a connected card, between the steps of the table [fibre-points]."""
    cards, part = connected // WHOLE, connected % WHOLE
    if cards >= TABLE - 1:
        return WHOLE * box.fibre[TABLE - 1]
    return WHOLE * box.fibre[cards] + part * (box.fibre[cards + 1] - box.fibre[cards])


def open_ends(s, box, seat):
    """Buildings on which a floor could join the cables: the next one, or, from the side, the one above it."""
    ends = 0
    for column in range(s.columns[seat]):
        level = s.height[seat][column]
        if level >= FLOORS_HIGH or is_finished(s, box, seat, column):
            continue
        if is_end(s, box, seat, column, level) or leads_aside(s, box, seat, column, level + 1):
            ends += 1
    return ends


def is_end(s, box, seat, column, level):
    """Do the cables lead to that empty place?"""
    return level == 0 or leads(s, box, seat, column, level - 1, Side.UP) or leads_aside(s, box, seat, column, level)


def leads_aside(s, box, seat, column, level):
    """Do the cables lead to that empty place from one of its sides?"""
    if level >= FLOORS_HIGH:
        return False
    return leads(s, box, seat, column - 1, level, Side.RIGHT) or leads(s, box, seat, column + 1, level, Side.LEFT)


# -- colours and clothes lines ----------------------------------------------------------------------------------


def colours(s, seat, left):
    """The colour of which a player has the biggest set will be raised."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, s.biggest[seat][colour])
    return RAISES * most * left


def open_lines(s, box, seat, left):
    """Clothes lines that another card may complete."""
    worth = 0
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            lines = box.lines[kind_at(s, seat, column, level)]
            if lines & Line.LEFT > 0:
                worth += end_of_line(s, box, seat, column - 1, level)
            if lines & Line.RIGHT > 0:
                worth += end_of_line(s, box, seat, column + 1, level)
    return worth * soon(left) // WHOLE


def end_of_line(s, box, seat, column, level):
    """What a clothes line is worth that ends where it would go on in that place."""
    if column < 0 or column >= s.columns[seat]:
        return EDGE
    height = s.height[seat][column]
    if height > level or level >= FLOORS_HIGH or is_finished(s, box, seat, column):
        return 0
    return READY if height == level else LATER


# -- the common objective ---------------------------------------------------------------------------------------


def nearly_common(s, box, seat, left):
    """How far a player has come with the common objective, if a space is left on it."""
    if not is_marked(s.common) or s.met[0] == seat + 1 or s.met[1] > 0 or left == 0:
        return 0
    points = box.first[s.common]
    if s.met[0] > 0:
        points = box.second[s.common] if s.seats > 2 else 0
    return NEARLY * points * part_of_common(s, box, seat) // WHOLE if points > 0 else 0


def part_of_common(s, box, seat):
    """How much of what the common objective asks for a player has, per cent."""
    match s.common:
        case Common.THREE_BALCONIES:
            return WHOLE * total(s, seat, box.balconies) // BALCONIES
        case Common.THREE_NEIGHBOURS:
            return WHOLE * total(s, seat, box.neighbours) // NEIGHBOURS
        case Common.FOUR_CONNECTED:
            return WHOLE * connected_floors(s, box, seat) // FLOORS_CONNECTED
        case Common.SECOND_LINE:
            return WHOLE * lines_in_village(s, box, seat) // LINES
        case Common.THREE_DOORWAYS:
            return WHOLE * s.columns[seat] // DOORWAYS
        case Common.TWO_ROOFS:
            return WHOLE * roofs(s, box, seat) // ROOFS
    return WHOLE * most_of_a_colour(s, box, seat) // OF_A_COLOUR

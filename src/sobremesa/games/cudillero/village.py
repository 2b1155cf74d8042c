"""Cudillero: a village: buildings in a row, and the cards that lie above each doorway."""

from .state import COLUMNS, DOORWAY, FLOORS_HIGH, LEVELS, Clause


def kind_at(s, seat, column, level):
    """The card in a place of a village, 0 where none is."""
    return s.village[seat][column * LEVELS + level]


def top_of(s, seat, column):
    """The topmost card of a building that has been begun."""
    return kind_at(s, seat, column, s.height[seat][column] - 1)


def is_roof(box, kind):
    """Is the card a roof?"""
    return kind >= box.first_roof


def is_finished(s, box, seat, column):
    """Has the building a roof [roof-on-top]?"""
    return s.height[seat][column] > 0 and is_roof(box, top_of(s, seat, column))


def refuse_lay(s, box, seat, kind, column):
    """The clause that forbids to lay a floor or roof on a building, or 0.

    Every building begins with a doorway and a floor on it [doorway-at-bottom], has up to six floors [six-floors], and
    nothing above its roof [roof-on-top]; colours, cables and lines may meet as they like [colours-mix]
    [joining-is-free].
    """
    if kind == DOORWAY or column >= s.columns[seat]:
        return Clause.DOORWAY_AT_BOTTOM
    if is_finished(s, box, seat, column):
        return Clause.ROOF_ON_TOP
    if is_roof(box, kind):
        return 0 if s.height[seat][column] > 0 else Clause.DOORWAY_AT_BOTTOM
    return 0 if s.height[seat][column] < FLOORS_HIGH else Clause.SIX_FLOORS


def takes_floor(s, box, seat):
    """Is there a building that another floor may be laid on?"""
    for column in range(s.columns[seat]):
        if refuse_lay(s, box, seat, DOORWAY + 1, column) == 0:
            return True
    return False


def takes_roof(s, box, seat):
    """Is there a building that a roof may be laid on?"""
    for column in range(s.columns[seat]):
        if refuse_lay(s, box, seat, box.first_roof, column) == 0:
            return True
    return False


def lay(s, seat, column, kind):
    """Put a floor or roof on top of a building and return its level."""
    level = s.height[seat][column]
    s.village[seat][column * LEVELS + level] = kind
    s.height[seat][column] += 1
    return level


def add_doorway(s, seat, end):
    """A new building begins at the left or right end of the row [doorway-at-bottom]."""
    assert s.columns[seat] < COLUMNS
    s.columns[seat] += 1
    if end == 0:
        for column in range(s.columns[seat] - 1, 0, -1):
            copy_building(s, seat, column - 1, column)
        clear_building(s, seat, 0)


def take_doorway(s, seat, end):
    """The doorway at that end of the row, which has nothing above it, is taken away [move-doorway]."""
    if end == 0:
        for column in range(s.columns[seat] - 1):
            copy_building(s, seat, column + 1, column)
        clear_building(s, seat, s.columns[seat] - 1)
    s.columns[seat] -= 1


def copy_building(s, seat, source, target):
    """A building moves to another column, with all that is known of it."""
    s.height[seat][target] = s.height[seat][source]
    s.cable[seat][target] = s.cable[seat][source]
    for level in range(LEVELS):
        s.village[seat][target * LEVELS + level] = s.village[seat][source * LEVELS + level]


def clear_building(s, seat, column):
    """Nothing is left in a column."""
    s.height[seat][column] = 0
    s.cable[seat][column] = 0
    for level in range(LEVELS):
        s.village[seat][column * LEVELS + level] = 0


# -- counting ---------------------------------------------------------------------------------------------------


def buildings_begun(s, seat):
    """How many buildings have something above their doorway."""
    begun = 0
    for column in range(s.columns[seat]):
        if s.height[seat][column] > 0:
            begun += 1
    return begun


def cards_in_village(s, seat):
    """How many cards a village has, doorways and all [tiebreak]."""
    cards = 0
    for column in range(s.columns[seat]):
        cards += 1 + s.height[seat][column]
    return cards


def total(s, seat, table):
    """How many of a symbol a village has; `table` says how many each kind of card has."""
    found = 0
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            found += table[kind_at(s, seat, column, level)]
    return found


def roofs(s, box, seat):
    """How many buildings of a village are finished."""
    finished = 0
    for column in range(s.columns[seat]):
        if is_finished(s, box, seat, column):
            finished += 1
    return finished


def roofs_with(s, box, seat, bonus):
    """How many roofs of a village bear a bonus."""
    found = 0
    for column in range(s.columns[seat]):
        if is_finished(s, box, seat, column) and box.bonus[top_of(s, seat, column)] == bonus:
            found += 1
    return found


def cards_of_colour(s, box, seat, colour):
    """How many floors and roofs of a colour a village has, wherever they lie."""
    found = 0
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            if box.colour[kind_at(s, seat, column, level)] == colour:
                found += 1
    return found

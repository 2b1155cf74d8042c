"""Cudillero: what joins in a village: clothes lines, cables, and sets of a colour."""

from .state import COLOURS, COLUMNS, Line, Side
from .village import kind_at

# -- clothes lines ----------------------------------------------------------------------------------------------


def line_to_right(s, box, seat, column, level):
    """1 if a clothes line joins the card and the one to its right, each with an end on that edge [clothes-line]."""
    if column + 1 >= COLUMNS:
        return 0
    here = box.lines[kind_at(s, seat, column, level)] & Line.RIGHT
    there = box.lines[kind_at(s, seat, column + 1, level)] & Line.LEFT
    return 1 if here > 0 and there > 0 else 0


def lines_of_card(s, box, seat, column, level):
    """How many clothes lines a card is part of: none, one, or one on each side [clothes-line]."""
    lines = line_to_right(s, box, seat, column, level)
    return lines + line_to_right(s, box, seat, column - 1, level) if column > 0 else lines


def lines_in_village(s, box, seat):
    """How many clothes lines are completed in a village."""
    lines = 0
    for column in range(s.columns[seat] - 1):
        for level in range(s.height[seat][column]):
            lines += line_to_right(s, box, seat, column, level)
    return lines


# -- cables -----------------------------------------------------------------------------------------------------


def is_cabled(s, seat, column, level):
    """Do the cables reach the card in that place?"""
    return 0 <= column < COLUMNS and level >= 0 and s.cable[seat][column] >> level & 1 == 1


def shows(s, box, seat, column, level, side):
    """Does the card in that place show a cable on that side?"""
    return box.cables[kind_at(s, seat, column, level)] & side > 0


def leads(s, box, seat, column, level, side):
    """Do the cables reach the card in that place, and lead out of it on that side?"""
    return is_cabled(s, seat, column, level) and shows(s, box, seat, column, level, side)


def cable_arrives(s, box, seat, column, level):
    """Does a cable lead to the card from its doorway, or from a neighbour that the cables reach [fibre]?

    A cable joins two neighbours when both show one on the side where they touch.
    """
    if shows(s, box, seat, column, level, Side.DOWN) and (
        level == 0 or leads(s, box, seat, column, level - 1, Side.UP)
    ):
        return True
    if shows(s, box, seat, column, level, Side.UP) and leads(s, box, seat, column, level + 1, Side.DOWN):
        return True
    if shows(s, box, seat, column, level, Side.LEFT) and leads(s, box, seat, column - 1, level, Side.RIGHT):
        return True
    return shows(s, box, seat, column, level, Side.RIGHT) and leads(s, box, seat, column + 1, level, Side.LEFT)


def spread_cables(s, box, seat):
    """The cables reach whatever they lead to from what they reach already [fibre]."""
    grown = True
    while grown:
        grown = False
        for column in range(s.columns[seat]):
            for level in range(s.height[seat][column]):
                if not is_cabled(s, seat, column, level) and cable_arrives(s, box, seat, column, level):
                    s.cable[seat][column] |= 1 << level
                    grown = True


def connected_cards(s, seat):
    """How many floors and roofs the cables reach [fibre]."""
    cards = 0
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            cards += s.cable[seat][column] >> level & 1
    return cards


def connected_floors(s, box, seat):
    """How many floors, and no roofs, the cables reach [four-connected]."""
    floors = 0
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            if kind_at(s, seat, column, level) < box.first_roof:
                floors += s.cable[seat][column] >> level & 1
    return floors


# -- sets of a colour -------------------------------------------------------------------------------------------


def touches_patch(s, column, level):
    """Is a place beside, above or below one of the set that is being counted?"""
    if s.patch[column] >> (level + 1) & 1 == 1 or (level > 0 and s.patch[column] >> (level - 1) & 1 == 1):
        return True
    if column > 0 and s.patch[column - 1] >> level & 1 == 1:
        return True
    return column + 1 < COLUMNS and s.patch[column + 1] >> level & 1 == 1


def mark_set(s, box, seat, column, level):
    """Mark the set of one colour that a card belongs to, and return how many cards it has [colour-points]."""
    colour = box.colour[kind_at(s, seat, column, level)]
    s.patch[column] = 1 << level
    size, grown = 1, True
    while grown:
        grown = False
        for i in range(s.columns[seat]):
            for j in range(s.height[seat][i]):
                if s.patch[i] >> j & 1 == 1 or box.colour[kind_at(s, seat, i, j)] != colour:
                    continue
                if touches_patch(s, i, j):
                    s.patch[i] |= 1 << j
                    size += 1
                    grown = True
    return size


def forget_set(s):
    """The set that was marked has been looked at."""
    for column in range(COLUMNS):
        s.looked[column] |= s.patch[column]
        s.patch[column] = 0


def forget_looks(s):
    """Nothing is marked any longer."""
    for column in range(COLUMNS):
        s.looked[column] = 0
        s.patch[column] = 0


def join_set(s, box, seat, column, level):
    """A card that has just been laid may make the biggest set of its colour bigger [colour-points]."""
    size = mark_set(s, box, seat, column, level)
    forget_looks(s)
    colour = box.colour[kind_at(s, seat, column, level)]
    if size > s.biggest[seat][colour]:
        s.biggest[seat][colour] = size


# -- all anew ---------------------------------------------------------------------------------------------------


def recount(s, box, seat):
    """Count cables and sets of a whole village anew, after cards have changed places."""
    for column in range(COLUMNS):
        s.cable[seat][column] = 0
    spread_cables(s, box, seat)
    for colour in range(COLOURS):
        s.biggest[seat][colour] = 0
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            if s.looked[column] >> level & 1 == 0:
                colour = box.colour[kind_at(s, seat, column, level)]
                size = mark_set(s, box, seat, column, level)
                forget_set(s)
                if size > s.biggest[seat][colour]:
                    s.biggest[seat][colour] = size
    forget_looks(s)

"""Cudillero: common objectives, marked as they are met, and personal ones, looked at when the game has ended."""

from ...engine.events import note_open
from .joining import connected_floors, lines_in_village
from .state import COLOURS, LEVELS, THIRD_FLOOR, Bonus, Clause, Common, Event, Personal
from .village import cards_of_colour, is_finished, kind_at, roofs, top_of, total

# What an objective asks for.
BALCONIES, NEIGHBOURS, FLOORS_CONNECTED, LINES, DOORWAYS, ROOFS, OF_A_COLOUR = 3, 3, 4, 2, 3, 2, 4
BUILDINGS, TALL_BUILDINGS, TALL, CHIMNEYS, IN_A_ROW = 3, 2, 4, 9, 3

# -- common objectives ------------------------------------------------------------------------------------------


def clause_of_common(common):
    """The clause of a common objective."""
    return Clause.THREE_BALCONIES + common


def is_marked(common):
    """Is the objective marked when it is met, and not given to everybody who keeps a token [objective-marked]?"""
    return common != Common.KEPT_PLUS_TEN and common != Common.KEPT_PLUS_TWENTY


def meets_common(s, box, seat):
    """Does a village meet the common objective as it stands?

    Three balconies [three-balconies] or neighbours [three-neighbours], four floors that the cables reach
    [four-connected], two clothes lines [second-line], three doorways [three-doorways], two roofs [two-roofs], or four
    cards of a colour anywhere [four-of-a-colour].
    """
    match s.common:
        case Common.THREE_BALCONIES:
            return total(s, seat, box.balconies) >= BALCONIES
        case Common.THREE_NEIGHBOURS:
            return total(s, seat, box.neighbours) >= NEIGHBOURS
        case Common.FOUR_CONNECTED:
            return connected_floors(s, box, seat) >= FLOORS_CONNECTED
        case Common.SECOND_LINE:
            return lines_in_village(s, box, seat) >= LINES
        case Common.THREE_DOORWAYS:
            return s.columns[seat] >= DOORWAYS
        case Common.TWO_ROOFS:
            return roofs(s, box, seat) >= ROOFS
        case Common.FOUR_OF_A_COLOUR:
            return most_of_a_colour(s, box, seat) >= OF_A_COLOUR
    return False


def most_of_a_colour(s, box, seat):
    """How many cards of one colour a village has at most, wherever they lie."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, cards_of_colour(s, box, seat, colour))
    return most


def look_at_common(s, box, seat, events):
    """Whoever meets the objective marks it, if a space is left [objective-marked].

    There is one for the first, and for some objectives one for the second of three or four players
    [first-and-second].
    """
    if s.met[0] == seat + 1 or s.met[1] > 0:
        return
    if s.met[0] > 0 and (s.seats == 2 or box.second[s.common] == 0):
        return
    if not is_marked(s.common) or not meets_common(s, box, seat):
        return
    spot = 0 if s.met[0] == 0 else 1
    s.met[spot] = seat + 1
    note_open(events, Event.MET, clause_of_common(s.common), seat, s.common, other=spot + 1)


def common_points(s, box, seat):
    """The points of the common objective: of a token that is kept [kept-plus-ten] [kept-plus-twenty], or as marked."""
    if s.common == Common.KEPT_PLUS_TEN or s.common == Common.KEPT_PLUS_TWENTY:
        return box.first[s.common] * s.tokens[seat][s.common - Common.KEPT_PLUS_TEN]
    if s.met[0] == seat + 1:
        return box.first[s.common]
    return box.second[s.common] if s.met[1] == seat + 1 else 0


# -- personal objectives ----------------------------------------------------------------------------------------


def clause_of_personal(objective):
    """The clause of a personal objective."""
    if objective <= Personal.THIRD_RED:
        return Clause.THIRD_FLOOR_COLOUR
    if objective <= Personal.THIRD_BALCONY:
        return Clause.THIRD_FLOOR_SYMBOL
    return Clause.THIRD_FLOOR_LINE + objective - Personal.THIRD_LINE


def meets_personal(s, box, seat, objective):
    """Does a village meet a personal objective as it stands [personal-points]?

    Three buildings [three-buildings], two of four heights [two-tall-buildings], nine chimneys [nine-chimneys], three in
    a row alike [three-alike] or different [three-different], or something on a third floor.
    """
    match objective:
        case Personal.THREE_BUILDINGS:
            return roofs(s, box, seat) >= BUILDINGS
        case Personal.TWO_TALL:
            return tall_buildings(s, box, seat) >= TALL_BUILDINGS
        case Personal.NINE_CHIMNEYS:
            return total(s, seat, box.chimneys) >= CHIMNEYS
        case Personal.THREE_ALIKE:
            return has_row(s, box, seat, different=0)
        case Personal.THREE_DIFFERENT:
            return has_row(s, box, seat, different=1)
    return has_third_floor(s, box, seat, objective)


def has_third_floor(s, box, seat, objective):
    """Is there a third card above some doorway, floor or roof, that the objective asks for?"""
    for column in range(s.columns[seat]):
        kind = kind_at(s, seat, column, THIRD_FLOOR)
        if kind > 0 and fits_third_floor(box, kind, objective):
            return True
    return False


def fits_third_floor(box, kind, objective):
    """Has it the colour [third-floor-colour], the symbol [third-floor-symbol], a line [third-floor-line]?"""
    match objective:
        case Personal.THIRD_NEIGHBOUR:
            return box.neighbours[kind] > 0
        case Personal.THIRD_BALCONY:
            return box.balconies[kind] > 0
        case Personal.THIRD_LINE:
            return box.lines[kind] > 0
    return box.colour[kind] == objective - Personal.THIRD_BLUE


def height_of(s, box, seat, column):
    """The heights of a finished building: floors, roof and the roof's bonus [height] [one-height]; 0 of others."""
    if not is_finished(s, box, seat, column):
        return 0
    return s.height[seat][column] + (1 if box.bonus[top_of(s, seat, column)] == Bonus.HEIGHT else 0)


def tall_buildings(s, box, seat):
    """How many finished buildings have four heights or more."""
    tall = 0
    for column in range(s.columns[seat]):
        if height_of(s, box, seat, column) >= TALL:
            tall += 1
    return tall


def has_row(s, box, seat, different):
    """Are there three cards in a row at one height, all of one colour, or (`different` 1) of three colours?"""
    for column in range(s.columns[seat] - IN_A_ROW + 1):
        for level in range(LEVELS):
            if is_row(s, box, seat, column, level, different):
                return True
    return False


def is_row(s, box, seat, column, level, different):
    """Are the card in that place and the two to its right such a row?"""
    for i in range(IN_A_ROW):
        if s.height[seat][column + i] <= level:
            return False
    one = box.colour[kind_at(s, seat, column, level)]
    two = box.colour[kind_at(s, seat, column + 1, level)]
    three = box.colour[kind_at(s, seat, column + 2, level)]
    if different == 1:
        return one != two and two != three and one != three
    return one == two and two == three

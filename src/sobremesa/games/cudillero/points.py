"""Cudillero: the points of a village, and who has won."""

from .joining import connected_cards
from .objectives import common_points, height_of, meets_personal
from .state import (
    ACTION_CARDS,
    COLOURS,
    DEALT,
    DOORWAY,
    DOORWAYS_EACH,
    FIRST_FLOOR,
    KINDS,
    PERSONALS,
    SEATS,
    TABLE,
    Bonus,
    Phase,
)
from .village import cards_in_village, kind_at, roofs_with, total

# -- points -----------------------------------------------------------------------------------------------------


def building_points(s, box, seat, column):
    """The points of a finished building by its heights [height], of which there are eight at most [height-limit]."""
    return box.height[height_of(s, box, seat, column)]


def height_points(s, box, seat):
    """The points of all finished buildings [height]."""
    points = 0
    for column in range(s.columns[seat]):
        points += building_points(s, box, seat, column)
    return points


def colour_points(s, box, seat):
    """For each colour the cards of its biggest set, times its value on the board [colour-points]."""
    points = 0
    for colour in range(COLOURS):
        points += s.biggest[seat][colour] * s.value[colour]
    return points


def connections(s, box, seat):
    """The cards that the cables reach [fibre], and one for each bonus [one-connection], connected or not."""
    return connected_cards(s, seat) + roofs_with(s, box, seat, Bonus.FIBRE)


def fibre_points(s, box, seat):
    """The points of the cables [fibre-points]; there are none for more than twelve connections."""
    return box.fibre[min(connections(s, box, seat), TABLE - 1)]


def times(s, box, seat, bonus):
    """By how much a symbol counts: once, or twice for each roof that doubles it [times-two]."""
    return max(1, 2 * roofs_with(s, box, seat, bonus))


def symbol_points(s, box, seat):
    """A point for each balcony, neighbour and chimney [symbols], times their bonuses [times-two]."""
    points = total(s, seat, box.balconies) * times(s, box, seat, Bonus.BALCONY)
    points += total(s, seat, box.neighbours) * times(s, box, seat, Bonus.NEIGHBOUR)
    return points + total(s, seat, box.chimneys) * times(s, box, seat, Bonus.CHIMNEY)


def personal_points(s, box, seat):
    """The points of the personal objective, for everybody who has met theirs [personal-points]; 0 before the end."""
    if s.phase != Phase.OVER or s.objective[seat] == 0:
        return 0
    objective = s.objective[seat] - 1
    return box.personal[objective] if meets_personal(s, box, seat, objective) else 0


def village_points(s, box, seat):
    """What a village scores without objectives [scoring-example]."""
    points = height_points(s, box, seat) + colour_points(s, box, seat)
    return points + fibre_points(s, box, seat) + symbol_points(s, box, seat)


def points_of(s, box, seat):
    """All points of a player as they stand."""
    return village_points(s, box, seat) + common_points(s, box, seat) + personal_points(s, box, seat)


def scores(s, box, out):
    """Points; the most win, then the most cards, then the most points for colours, then it is shared [tiebreak]."""
    for seat in range(s.seats):
        out.points[seat] = points_of(s, box, seat)
    for seat in range(s.seats):
        out.rank[seat] = 1
        for other in range(s.seats):
            ahead = out.points[other] - out.points[seat]
            if ahead == 0:
                ahead = cards_in_village(s, other) - cards_in_village(s, seat)
            if ahead == 0:
                ahead = colour_points(s, box, other) - colour_points(s, box, seat)
            if ahead > 0:
                out.rank[seat] += 1


# -- counting cards ---------------------------------------------------------------------------------------------


def census(s, box, out):
    """How many cards of each kind lie in the state: what is built and bought, action cards, personal objectives.

    Doorways that the players do not use, and action decks of players who are not there, lie in the box.
    """
    for i in range(len(out)):
        out[i] = 0
    out[DOORWAY] = s.doorways + box.doorways - supply_of_doorways(s)
    for seat in range(s.seats):
        count_village(s, seat, out)
        count_actions(s, seat, out)
        count_dealt(s, seat, out)
    for card in range(1, ACTION_CARDS + 1):
        out[KINDS + card] += SEATS - s.seats
    for card in s.market:
        count(card, out)
    count_pile(s.floors, out)
    count_pile(s.roofs, out)
    count_pile(s.floor_discard, out)
    count_pile(s.roof_discard, out)
    for i in range(s.aside.n):
        out[KINDS + ACTION_CARDS + s.aside.card[i]] += 1


def supply_of_doorways(s):
    """How many doorways this number of players uses [doorway-deck]."""
    return DOORWAYS_EACH * s.seats


def count(card, out):
    """Count a card, if there is one."""
    if card > 0:
        out[card] += 1


def count_pile(cards, out):
    """Count the cards of a pile."""
    for i in range(cards.n):
        out[cards.card[i]] += 1


def count_village(s, seat, out):
    """Count what a player has built and bought."""
    out[DOORWAY] += s.columns[seat]
    for column in range(s.columns[seat]):
        for level in range(s.height[seat][column]):
            out[kind_at(s, seat, column, level)] += 1
    for card in s.hand[seat]:
        count(card, out)


def count_actions(s, seat, out):
    """Count a player's action cards, wherever they are."""
    for card in s.held[seat]:
        count(KINDS + card if card > 0 else 0, out)
    for card in s.bids[seat]:
        count(KINDS + card if card > 0 else 0, out)
    count(KINDS + s.acts[seat] if s.acts[seat] > 0 else 0, out)
    for card in range(1, ACTION_CARDS + 1):
        out[KINDS + card] += s.used[seat] >> card & 1
    for i in range(s.draw[seat].n):
        out[KINDS + s.draw[seat].card[i]] += 1


def count_dealt(s, seat, out):
    """Count the initial roof and the personal objective, or what a player still chooses from."""
    count(s.initial[seat], out)
    for i in range(DEALT):
        count(s.dealt_roof[seat][i], out)
        count_objective(s.dealt_objective[seat][i], out)
    count_objective(s.objective[seat], out)


def count_objective(number, out):
    """Count a personal objective, if there is one."""
    if number > 0:
        out[KINDS + ACTION_CARDS + number] += 1


def supply(box, out):
    """How many there are in the box [components]."""
    for i in range(len(out)):
        out[i] = 0
    out[DOORWAY] = box.doorways
    for card in range(FIRST_FLOOR, box.kinds):
        out[card] = 1
    for card in range(1, ACTION_CARDS + 1):
        out[KINDS + card] = SEATS
    for objective in range(PERSONALS):
        out[KINDS + ACTION_CARDS + 1 + objective] = box.personals[objective]

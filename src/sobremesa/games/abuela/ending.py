"""Abuela Co.: when the game ends, and who has won."""

from ...engine.events import EVERYBODY, note, note_shown
from .hands import newly_shown
from .state import BURNERS, ENOUGH_FOOD_ITEMS, HAND, WATER, Clause, Ending, Event, Phase

BONUS = 2  # points for a recipe of the colour of one's stove

# -- the end of the game ----------------------------------------------------------------------------------------


def recipes_cooked(s, box, seat):
    """How many recipes a player has cooked."""
    cooked = 0
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 2 + seat:
            cooked += 1
    return cooked


def food_items(s, box, seat):
    """How many food items a player's recipes ask for: processed foods and specials, but no water [food-items]."""
    items = 0
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 2 + seat:
            items += box.food_items[recipe]
    return items


def end_clause(s, box, seat):
    """The clause by which a player's recipes end the game, or 0.

    Three recipes [three-recipes], of two players four [four-recipes]; with Con Más Sazón eight food items instead
    [eight-food-items].
    """
    if s.options.sazon == 1:
        return Clause.EIGHT_FOOD_ITEMS if food_items(s, box, seat) >= ENOUGH_FOOD_ITEMS else 0
    if s.seats == 2:
        return Clause.FOUR_RECIPES if recipes_cooked(s, box, seat) >= 4 else 0
    return Clause.THREE_RECIPES if recipes_cooked(s, box, seat) >= 3 else 0


def open_recipes(s, box):
    """How many recipes lie on the table [open-recipes]."""
    there = 0
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 1:
            there += 1
    return there


def cooked_a_recipe(s, box, seat, events):
    """Has the end been met [last-round], if only since no recipe is left [no-recipe-left]?  Again changes nothing."""
    if s.ending != Ending.NOT_MET:
        return
    clause = end_clause(s, box, seat)
    if clause > 0:
        s.ending = Ending.MET
        note(events, Event.END_MET, clause, seat)
    elif open_recipes(s, box) == 0:
        s.ending = Ending.MET
        note(events, Event.RECIPES_OUT, Clause.NO_RECIPE_LEFT, seat)


def end_round(s, events):
    """The round is completed, then comes the last one, then the game is over [last-round]."""
    if s.ending == Ending.LAST_ROUND:
        note(events, Event.OVER, Clause.LAST_ROUND)
        end(s, Ending.OVER, events)
    elif s.ending == Ending.MET:
        s.ending = Ending.LAST_ROUND
        note(events, Event.LAST_ROUND, Clause.LAST_ROUND)


def end(s, ending, events):
    """The game is over [game-over]; hands are laid open, since cards in them count [card-points]."""
    s.phase = Phase.OVER
    s.ending = ending
    for seat in range(s.seats):
        for place in range(HAND):
            if s.hand[seat][place] > 0 and s.known[seat][place] != EVERYBODY:
                shown = newly_shown(s, seat, place)
                card = s.hand[seat][place]
                note_shown(events, Event.LAID_OPEN, Clause.CARD_POINTS, shown, seat, card, place)
                s.known[seat][place] = EVERYBODY
                s.deal[seat][place] = 0


# -- scoring ----------------------------------------------------------------------------------------------------


def recipe_points(s, box, seat, recipe):
    """What a recipe that a player has cooked is worth [recipe-points], more in the colour of the stove [colour-bonus].

    The colour of a stove is that of the dishes of its grandmother [stove-colour].
    """
    return box.value[recipe] + (BONUS if box.colour[recipe] == s.colour[seat] else 0)


def cards_owned(s, seat, kind):
    """How many cards of a kind a player has in the hand and on the own stove; the community's count for nobody.

    [card-points]
    """
    cards = 0
    for place in range(HAND):
        if s.hand[seat][place] == kind:
            cards += 1
    for burner in range(BURNERS):
        cards += s.burner[seat][burner][kind]
    return cards


def points_of(s, box, seat):
    """A player's points [object]: recipes with their bonuses [recipe-points], specials and foods [card-points]."""
    points = 0
    for recipe in range(box.recipes):
        if s.recipe[recipe] == 2 + seat:
            points += recipe_points(s, box, seat, recipe)
    for kind in range(WATER, box.kinds):
        points += box.points[kind] * cards_owned(s, seat, kind)
    return points


def negative_points(s, box, seat):
    """The sum of a player's negative points, as a positive number [tiebreak]."""
    points = 0
    for kind in range(WATER, box.kinds):
        if box.points[kind] < 0:
            points -= box.points[kind] * cards_owned(s, seat, kind)
    return points


def scores(s, box, out):
    """Points; the most win, then the most recipes, then the most negative points, then it is shared [tiebreak]."""
    for seat in range(s.seats):
        out.points[seat] = points_of(s, box, seat)
    for seat in range(s.seats):
        out.rank[seat] = 1
        for other in range(s.seats):
            ahead = out.points[other] - out.points[seat]
            if ahead == 0:
                ahead = recipes_cooked(s, box, other) - recipes_cooked(s, box, seat)
            if ahead == 0:
                ahead = negative_points(s, box, other) - negative_points(s, box, seat)
            if ahead > 0:
                out.rank[seat] += 1

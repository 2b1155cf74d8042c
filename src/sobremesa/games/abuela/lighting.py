"""Abuela Co.: lighting a stove: what a burner cooks, and where it goes."""

from ...engine.events import EVERYBODY, note, note_open
from ...engine.spans import named, naming
from .deck import put_away
from .ending import cooked_a_recipe
from .hands import into_hand, room_in_hand
from .removing import stove_of
from .state import (
    BURNERS,
    COMMUNITY,
    DISHES,
    FIRST_BASIC,
    FOODS,
    LIGHT_BURNER,
    LIGHT_DISH,
    LIGHT_WHOSE,
    WATER,
    Clause,
    Event,
    Move,
    Role,
    Side,
)
from .stoves import cards_on, has_community, is_locked, number_of, put_on_burner

# -- what a burner cooks ----------------------------------------------------------------------------------------


def refuse_dish(s, box, stove, burner, dish):
    """The clause by which the cards on a burner are not what a dish is made of, or 0 [exact-ingredients].

    Three rice are cooked rice, two cows milk, meat with potato and flour an empanada [cooking-example].  Water copies
    the basic that lies there [water], so corn and two waters are three corn, flour [water-example]; it needs one that
    does [water-needs-basic].
    """
    spare = s.burner[stove][burner][WATER] - box.needs[dish][WATER]
    short, copied = 0, True
    for kind in range(FIRST_BASIC, box.kinds):
        missing = box.needs[dish][kind] - s.burner[stove][burner][kind]
        if missing == 0:
            continue
        if missing < 0 or short > 0 or box.role[kind] != Role.BASIC:
            return Clause.EXACT_INGREDIENTS
        short, copied = missing, s.burner[stove][burner][kind] > 0
    if short != spare:
        return Clause.EXACT_INGREDIENTS
    return 0 if copied else Clause.WATER_NEEDS_BASIC


def is_dish(box, dish):
    """Does the card set have that processed food or recipe?"""
    if dish < FOODS:
        return box.first_food + dish < box.kinds
    return dish - FOODS < box.recipes


def stays_in_box(s, box, dish):
    """Does the dish bear the label, in a game without Con Más Sazón [leave-out-labelled]?"""
    if s.options.sazon == 1:
        return False
    labelled = box.labelled_recipe[dish - FOODS] if dish >= FOODS else box.labelled[box.first_food + dish]
    return labelled == 1


def refuse_supply(s, box, dish):
    """A recipe must lie on the table [open-recipes], a processed food in its pile [empty-food-pile]."""
    if dish >= FOODS:
        return 0 if s.recipe[dish - FOODS] == 1 else Clause.OPEN_RECIPES
    return 0 if s.food_pile[box.first_food + dish] > 0 else Clause.EMPTY_FOOD_PILE


def refuse_stove(s, seat, whose, enhanced, goes_on):
    """The clause that forbids to light a stove now, or 0 [light-the-stove].

    One stove an action [one-stove-a-lighting], enhanced one's own [enhanced-light]; coffee bars it [cup-of-coffee]; of
    the community stove one burner a turn with Con Más Sazón [one-community-burner].

    goes_on  is such a lighting under way?
    """
    if whose == 1 and enhanced:
        return Clause.ENHANCED_LIGHT
    if whose == 1 and not has_community(s):
        return Clause.COMMUNITY_STOVE
    if goes_on and s.lit_stove > 0 and s.lit_stove != stove_of(seat, whose) + 1:
        return Clause.ONE_STOVE_A_LIGHTING
    if whose == 0 and s.coffee[seat] > 0:
        return Clause.CUP_OF_COFFEE
    return Clause.ONE_COMMUNITY_BURNER if whose == 1 and s.options.sazon == 1 and s.community_lit == 1 else 0


def refuse_burner(s, box, stove, burner, goes_on):
    """A burner cooks once an action [one-result-a-burner], and not while a timer locks it [timer-waits]."""
    if goes_on and s.lit >> burner & 1 == 1:
        return Clause.ONE_RESULT_A_BURNER
    return Clause.TIMER_WAITS if is_locked(s, stove, burner) else 0


def refuse_light(s, box, seat, move, enhanced, goes_on):
    """The clause that forbids to cook a dish on a burner as the next step, or 0; the order is the player's own.

    What stayed in the box is cooked on no burner [leave-out-labelled].  A processed food needs room in the hand
    [food-to-hand] [hand-limit], unless it stays on its burner [enhanced-light].
    """
    whose, burner, dish = named(move, LIGHT_WHOSE), named(move, LIGHT_BURNER), named(move, LIGHT_DISH)
    if stays_in_box(s, box, dish):
        return Clause.LEAVE_OUT_LABELLED
    clause = refuse_stove(s, seat, whose, enhanced, goes_on)
    if clause > 0:
        return clause
    stove = stove_of(seat, whose)
    clause = refuse_burner(s, box, stove, burner, goes_on)
    if clause > 0:
        return clause
    clause = refuse_supply(s, box, dish)
    if clause > 0:
        return clause
    clause = refuse_dish(s, box, stove, burner, dish)
    if clause > 0:
        return clause
    return Clause.HAND_LIMIT if dish < FOODS and not enhanced and room_in_hand(s, seat) == 0 else 0


def can_light(s, box, seat, enhanced, goes_on):
    """Is there a dish to cook on a stove that may be lit?"""
    for whose in range(2):
        if refuse_stove(s, seat, whose, enhanced, goes_on) == 0:
            for burner in range(BURNERS):
                cards = cards_on(s, box, stove_of(seat, whose), burner)
                first = Move.LIGHT + naming(LIGHT_WHOSE, whose) + naming(LIGHT_BURNER, burner)
                if cards > 0 and can_cook(s, box, seat, first, cards, enhanced, goes_on):
                    return True
    return False


def can_cook(s, box, seat, first, cards, enhanced, goes_on):
    """Is there a dish of so many cards to cook on a burner, whose dishes begin with the move `first`?"""
    for dish in range(DISHES):
        fits = box.made_of[dish] == cards
        if fits and refuse_light(s, box, seat, first + dish, enhanced, goes_on) == 0:
            return True
    return False


# -- cooking it -------------------------------------------------------------------------------------------------


def light(s, box, seat, move, events):
    """The cards on the burner are cooked into the dish [light-the-stove] [any-recipe]."""
    whose, burner, dish = named(move, LIGHT_WHOSE), named(move, LIGHT_BURNER), named(move, LIGHT_DISH)
    stove = stove_of(seat, whose)
    use_up(s, box, seat, stove, burner, events)
    if dish >= FOODS:
        cook_recipe(s, box, seat, dish - FOODS, number_of(stove, burner), events)
    else:
        cook_food(s, box, seat, box.first_food + dish, stove, burner, events)
    s.lit_stove = stove + 1
    s.lit |= 1 << burner
    s.steps += 1
    if stove == COMMUNITY:
        s.community_lit = 1


def use_up(s, box, seat, stove, burner, events):
    """Cooked ingredients are discarded, processed foods return to their piles [used-cards]."""
    for kind in range(WATER, box.kinds):
        cards = s.burner[stove][burner][kind]
        if cards > 0:
            where = number_of(stove, burner)
            note_open(events, Event.USED, Clause.USED_CARDS, seat, kind, cards, other=where)
            s.burner[stove][burner][kind] = 0
            for _ in range(cards):
                put_away(s, box, kind)


def cook_food(s, box, seat, kind, stove, burner, events):
    """A processed food goes to the hand [food-to-hand], enhanced onto the burner it was cooked on [enhanced-light]."""
    where = number_of(stove, burner)
    s.food_pile[kind] -= 1
    if s.enhanced:
        note_open(events, Event.COOKED_ON, Clause.ENHANCED_LIGHT, seat, kind, other=where)
        put_on_burner(s, box, seat, stove, burner, kind, 1, events)
    else:
        held = into_hand(s, seat, kind, EVERYBODY, 0)
        note_open(events, Event.COOKED, Clause.FOOD_TO_HAND, seat, kind, held, other=where)


def cook_recipe(s, box, seat, recipe, where, events):
    """A recipe goes to the play area [recipe-to-play-area]; with Con Más Sazón all stoves turn to B [flip-to-b]."""
    s.recipe[recipe] = 2 + seat
    note_open(events, Event.RECIPE, Clause.RECIPE_TO_PLAY_AREA, seat, recipe, other=where)
    if s.options.sazon == 1:
        for other in range(s.seats):
            s.side[other] = Side.B
        note(events, Event.ALL_TO_B, Clause.FLIP_TO_B, seat)
    cooked_a_recipe(s, box, seat, events)

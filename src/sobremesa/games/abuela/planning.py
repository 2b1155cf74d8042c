"""Abuela Co.: how far away dishes are, as a bot plans.

For each burner that a player cooks on, the bot asks which dishes it can still become, and what each of them would
take.  The price is counted in sixths of an action: a card that is placed costs two, since an action places three; one
that must be fetched from the pantry, or drawn, costs more the rarer it is; a processed food that is not at hand costs
what cooking it would.  Only what lies open and the own hand are looked at: what is hidden is as likely as the card set
makes it.

A *tally* keeps how many cards there are of each kind, at most MANY, in one number, two bits a kind.  A *price list*
keeps what each processed food costs, five bits a food.  A *spot* is a burner that a player cooks on: first those of
the own stove, then those of the community stove; FRESH is an empty one.  *Marks* keep the highest kind of card on each
spot, five bits a spot: a dish that does not need it is no use asking for.
"""

from .state import (
    BURNERS,
    CALENTADO,
    COMMUNITY,
    FIRST_BASIC,
    FOODS,
    WATER,
    Action,
    Phase,
    Role,
)
from .stoves import has_community, is_locked

# Prices, in sixths of an action.
PLACING, PLACING_ON = 2, 1  # a card of the hand; while the action is under way
FETCHING = 4  # a card of the pantry
DRAWING, RAREST = 60, 24  # a card that must be drawn: DRAWING by how many copies there are, at most RAREST
COOKING, LIGHTING, LIT = 3, 6, 1  # a food, a recipe; either while the stove is being lit
LOCKED, BARRED, SHARED, CLEARING = 4, 6, 4, 4  # a timer, a coffee, everybody's burner, no burner empty
FAR = 31  # the most that a price list can say: what cannot be had
LOST = 1_000  # the burner holds what the dish does not need

MANY, BITS, PRICE_BITS = 3, 2, 5
SPOTS = 2 * BURNERS
FRESH = SPOTS


# -- what there is ----------------------------------------------------------------------------------------------


def with_one(tally, kind):
    """A tally with one card more."""
    return tally if tally >> BITS * kind & MANY == MANY else tally + (1 << BITS * kind)


def hand_tally(s, seat):
    """The cards in a hand."""
    tally = 0
    for kind in s.hand[seat]:
        if kind > 0:
            tally = with_one(tally, kind)
    return tally


def near_tally(s, seat):
    """The cards that can be fetched: those of the pantry; of the discards, if a Calentado asks for them."""
    tally = 0
    if s.phase != Phase.AFFECTED:
        for kind in s.pantry:
            if kind > 0:
                tally = with_one(tally, kind)
    elif s.effect == CALENTADO and s.affected == seat:
        for i in range(s.discard.n):
            tally = with_one(tally, s.discard.card[i])
    return tally


def spot_marks(s, seat):
    """The highest kind of card on each spot, 0 for an empty one."""
    marks = 0
    for burner in range(BURNERS):
        marks |= highest(s.burner[seat][burner]) << PRICE_BITS * burner
        if has_community(s):
            marks |= highest(s.burner[COMMUNITY][burner]) << PRICE_BITS * (BURNERS + burner)
    return marks


def highest(there):
    """The highest kind of card on a burner, 0 if there is none."""
    found = 0
    for kind, lies in enumerate(there):
        if lies > 0:
            found = kind
    return found


def mark_of(marks, spot):
    """The mark of one spot."""
    return marks >> PRICE_BITS * spot & FAR


def has_fresh(marks):
    """Is one of the own burners empty?"""
    for spot in range(BURNERS):
        if mark_of(marks, spot) == 0:
            return True
    return False


# -- how far away -----------------------------------------------------------------------------------------------


def placing_price(s, seat):
    """What it costs to place a card of the hand."""
    return PLACING_ON if s.turn == seat and s.action == Action.PLACE and s.phase == Phase.TURN else PLACING


def spot_price(s, seat, spot):
    """What a spot costs that cannot be cooked on at once, or that others may cook on first."""
    if spot >= BURNERS:
        return SHARED + (LOCKED if is_locked(s, COMMUNITY, spot - BURNERS) else 0)
    return (BARRED if s.coffee[seat] > 0 else 0) + (LOCKED if is_locked(s, seat, spot) else 0)


def lighting_price(s, seat, spot, price):
    """What it costs to cook on a spot: less if its stove is being lit, and the burner has not cooked yet."""
    if s.turn != seat or s.action != Action.LIGHT:
        return price
    stove = seat if spot < BURNERS else COMMUNITY
    if (s.lit_stove > 0 and s.lit_stove != stove + 1) or s.lit >> spot % BURNERS & 1 == 1:
        return price
    return LIT


def away(box, there, dish, hand, near, prices, placing, fresh):
    """What it costs to bring to a burner what it lacks for a dish; LOST if it cannot become that dish.

    Water copies the basic of the dish, if one of them is there or in the hand [water-needs-basic].

    there  what lies on the burner; nothing, if it is fresh
    """
    needs = box.needs[dish]
    other = 0 if fresh else sum(there)  # cards that the dish does not need
    spare = max(0, there[WATER] - needs[WATER]) if other > 0 else 0  # water that is to copy a basic
    other -= spare
    cost = 0
    for kind, need in enumerate(needs):
        if need == 0:
            continue
        missing = need
        if other > 0:
            missing -= min(there[kind], need)
            other -= need - missing
        held = min(hand >> BITS * kind & MANY, missing)
        if FIRST_BASIC <= kind < box.first_food and (held > 0 or missing < need) and box.role[kind] == Role.BASIC:
            copied = min(spare, missing)
            spare -= copied
            missing -= copied
            held = min(missing, held + (hand >> BITS * WATER & MANY))
        close = min(near >> BITS * kind & MANY, missing - held)
        cost += placing * held + (PLACING + FETCHING) * close
        missing -= held + close
        if missing > 0:
            cost += missing * (PLACING + missing_price(box, kind, prices))
    return LOST if other > 0 or spare > 0 else cost


def missing_price(box, kind, prices):
    """What a card costs that is neither in the hand nor near."""
    if kind >= box.first_food:
        return prices >> PRICE_BITS * (kind - box.first_food) & FAR
    return min(RAREST, DRAWING // max(1, box.copies[kind]))


def fresh_price(s, box, seat, dish, hand, near, prices, placing):
    """What a dish costs that is begun on an empty burner."""
    return away(box, s.burner[seat][0], dish, hand, near, prices, placing, fresh=True)


def price_on(s, box, seat, spot, dish, hand, near, prices, placing):
    """What a dish costs on a spot that is not empty, without lighting; LOST or more if it cannot become that dish."""
    there = s.burner[seat if spot < BURNERS else COMMUNITY][spot % BURNERS]
    return away(box, there, dish, hand, near, prices, placing, fresh=False) + spot_price(s, seat, spot)


def food_prices(s, box, seat, marks, hand, near, placing):
    """The price list of processed foods, and the spots that can become one (bit mask)."""
    prices, fit = 0, 0
    for dish in range(box.kinds - box.first_food):
        price = FAR
        if s.food_pile[box.first_food + dish] > 0:
            price = COOKING + fresh_price(s, box, seat, dish, hand, near, prices, placing)
            for spot in range(SPOTS):
                mark = mark_of(marks, spot)
                if mark > 0 and box.needs[dish][mark] > 0:
                    here = price_on(s, box, seat, spot, dish, hand, near, prices, placing)
                    if here < LOST:
                        fit |= 1 << spot
                        price = min(price, here + lighting_price(s, seat, spot, COOKING))
        prices |= min(price, FAR) << PRICE_BITS * dish
    return prices, fit


def price_anew(s, seat, marks):
    """What it costs to begin on an empty burner: one must be cleared first, or a coffee bars them."""
    return (0 if has_fresh(marks) else CLEARING) + (BARRED if s.coffee[seat] > 0 else 0)


def recipe_price(s, box, seat, recipe, marks, hand, near, prices, placing, anew):
    """What a recipe costs where it is nearest, that spot, and the spots that can become it (bit mask).

    anew  what it costs to begin on an empty burner
    """
    dish, fit = FOODS + recipe, 0
    price, where = fresh_price(s, box, seat, dish, hand, near, prices, placing) + LIGHTING + anew, FRESH
    for spot in range(SPOTS):
        mark = mark_of(marks, spot)
        if mark > 0 and box.needs[dish][mark] > 0:
            here = price_on(s, box, seat, spot, dish, hand, near, prices, placing)
            if here < LOST:
                fit |= 1 << spot
                here += lighting_price(s, seat, spot, LIGHTING)
                if here <= price:
                    price, where = here, spot
    return price, where, fit


def begun_price(s, box, seat, recipe, marks, taken, hand, near, prices, placing):
    """What a recipe costs on the nearest spot that is not empty, nor taken; LOST if there is none."""
    dish, price = FOODS + recipe, LOST
    for spot in range(SPOTS):
        mark = mark_of(marks, spot)
        if mark > 0 and spot != taken and box.needs[dish][mark] > 0:
            here = price_on(s, box, seat, spot, dish, hand, near, prices, placing)
            price = min(price, here + lighting_price(s, seat, spot, LIGHTING))
    return price


def hand_without(box, recipe, hand):
    """A hand's tally without the cards that a recipe takes."""
    for kind, need in enumerate(box.needs[FOODS + recipe]):
        if need > 0:
            hand -= min(need, hand >> BITS * kind & MANY) << BITS * kind
    return hand

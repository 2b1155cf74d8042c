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
PLACING = 2  # a card of the hand
FETCHING = 4  # a card of the pantry or of the community stove
DRAWING, RAREST = 60, 24  # a card that must be drawn: DRAWING by how many copies there are, at most RAREST
COOKING, LIGHTING, LIT = 3, 6, 1  # a food, a recipe; either while the stove is being lit
LOCKED = 4  # a timer: one that will be placed, one that runs, and again if cards are to follow it
BARRED, SHARED, CLEARING = 6, 4, 4  # a coffee, everybody's burner, no burner empty
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
    """The cards that can be fetched: those of the pantry and of the community stove, where they may be removed.

    While a Calentado asks for discards, it is those.
    """
    tally = 0
    if s.phase != Phase.AFFECTED:
        for kind in s.pantry:
            if kind > 0:
                tally = with_one(tally, kind)
        for burner in range(BURNERS):
            for kind, lies in enumerate(s.burner[COMMUNITY][burner]):
                for _ in range(min(lies, MANY)):
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


def away(box, there, dish, hand, near, prices, fresh):
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
        if missing > 0 and box.timer[kind] == 1:
            cost += LOCKED
        close = min(near >> BITS * kind & MANY, missing - held)
        cost += PLACING * held + (PLACING + FETCHING) * close
        missing -= held + close
        if missing > 0:
            cost += missing * (PLACING + missing_price(box, kind, prices))
    return LOST if other > 0 or spare > 0 else cost


def missing_price(box, kind, prices):
    """What a card costs that is neither in the hand nor near."""
    if kind >= box.first_food:
        return prices >> PRICE_BITS * (kind - box.first_food) & FAR
    return min(RAREST, DRAWING // max(1, box.copies[kind]))


def fresh_price(s, box, seat, dish, hand, near, prices):
    """What a dish costs that is begun on an empty burner."""
    return away(box, s.burner[seat][0], dish, hand, near, prices, fresh=True)


def price_on(s, box, seat, spot, dish, hand, near, prices):
    """What a dish costs on a spot that is not empty, without lighting; LOST or more if it cannot become that dish."""
    stove = seat if spot < BURNERS else COMMUNITY
    price = away(box, s.burner[stove][spot % BURNERS], dish, hand, near, prices, fresh=False)
    if price > 0 and is_locked(s, stove, spot % BURNERS):
        price += LOCKED
    return price + spot_price(s, seat, spot)


def food_prices(s, box, seat, marks, hand, near):
    """The price list of processed foods; and what each spot costs to become one, five bits a spot, 0 if it cannot."""
    prices, ways = 0, 0
    for dish in range(box.kinds - box.first_food):
        price = FAR
        if s.food_pile[box.first_food + dish] > 0:
            price = COOKING + fresh_price(s, box, seat, dish, hand, near, prices)
            for spot in range(SPOTS):
                mark = mark_of(marks, spot)
                if mark > 0 and box.needs[dish][mark] > 0:
                    here = price_on(s, box, seat, spot, dish, hand, near, prices)
                    if here < LOST:
                        here += lighting_price(s, seat, spot, COOKING)
                        ways = with_way(ways, spot, min(here, FAR))
                        price = min(price, here)
        prices |= min(price, FAR) << PRICE_BITS * dish
    return prices, ways


def with_way(ways, spot, price):
    """The ways of spots with one more, if it is the cheapest of that spot."""
    before = mark_of(ways, spot)
    return ways if 0 < before <= price else ways + (price - before << PRICE_BITS * spot)


def price_anew(s, seat, marks):
    """What it costs to begin on an empty burner: one must be cleared first, or a coffee bars them."""
    return (0 if has_fresh(marks) else CLEARING) + (BARRED if s.coffee[seat] > 0 else 0)


def recipe_price(s, box, seat, recipe, marks, hand, near, prices, anew):
    """What a recipe costs where it is nearest, that spot, and the spots that can become it (bit mask).

    anew  what it costs to begin on an empty burner
    """
    dish, fit = FOODS + recipe, 0
    price, where = fresh_price(s, box, seat, dish, hand, near, prices) + LIGHTING + anew, FRESH
    for spot in range(SPOTS):
        mark = mark_of(marks, spot)
        if mark > 0 and box.needs[dish][mark] > 0:
            here = price_on(s, box, seat, spot, dish, hand, near, prices)
            if here < LOST:
                fit |= 1 << spot
                here += lighting_price(s, seat, spot, LIGHTING)
                if here <= price:
                    price, where = here, spot
    return price, where, fit


def begun_price(s, box, seat, recipe, marks, taken, hand, near, prices):
    """What a recipe costs on the nearest spot that is not empty, nor taken; LOST if there is none."""
    dish, price = FOODS + recipe, LOST
    for spot in range(SPOTS):
        mark = mark_of(marks, spot)
        if mark > 0 and spot != taken and box.needs[dish][mark] > 0:
            here = price_on(s, box, seat, spot, dish, hand, near, prices)
            price = min(price, here + lighting_price(s, seat, spot, LIGHTING))
    return price


def hand_without(box, recipe, hand):
    """A hand's tally without the cards that a recipe takes."""
    for kind, need in enumerate(box.needs[FOODS + recipe]):
        if need > 0:
            hand -= min(need, hand >> BITS * kind & MANY) << BITS * kind
    return hand

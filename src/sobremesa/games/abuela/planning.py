"""Abuela Co.: how far away dishes are, as a bot plans.

For each burner that a player cooks on, the bot asks what each dish would take there.  The price is counted in sixths of
an action: a card that is placed costs two, since an action places three; one that must be fetched from the pantry, or
drawn, costs more the rarer it is; a processed food that is not at hand costs what cooking it would; a card that is in
the way costs the action that removes it.  Only what lies open and the own hand are looked at: what is hidden is as
likely as the card set makes it.

A *tally* keeps how many cards there are of each kind, at most MANY, in one number, two bits a kind.  A *price list*
keeps what each processed food costs, five bits a food.  A *spot* is a burner that a player cooks on: first those of
the own stove, then those of the community stove.  *Marks* keep the highest kind of card on each spot, five bits a
spot: a dish that does not need it is seldom worth asking for.  All of these
are noted once for a position (`take_notes`).
"""

from ...engine.forms import record
from .state import (
    BURNERS,
    CALENTADO,
    COMMUNITY,
    WATER,
    Action,
    Phase,
    Role,
)
from .stoves import has_community, is_locked

# Prices, in sixths of an action.
PLACING = 2  # a card of the hand
FETCHING = 4  # a card of the pantry or of the community stove
CLEARING = 6  # a card that is in the way
DRAWING, RAREST = 60, 24  # a card that must be drawn: DRAWING by how many copies there are, at most RAREST
COOKING, LIGHTING, LIT = 3, 6, 1  # a food, a recipe; either while the stove is being lit
LOCKED = 4  # a timer: one that will be placed, one that runs, and again if cards are to follow it
BARRED, SHARED = 6, 4  # a coffee, everybody's burner
FAR, BARE = 31, 48  # the most that a price list can say; that price for a food whose pile is empty
LOST = 1_000  # the dish cannot be made there

MANY, BITS, PRICE_BITS = 3, 2, 5
SPOTS = 2 * BURNERS

NOTES = record(
    hand=int,  # tally of the own cards
    near=int,  # tally of the cards that can be fetched
    marks=int,  # of the spots
    laid=int,  # the basics that lie on the own stove (bit mask)
    timed=int,  # the kinds of card that bear a timer (bit mask)
    room=int,  # what it costs to begin on one of the own burners
    prices=int,  # the price list of processed foods
    ways=int,  # what each spot costs to become one, five bits a spot, 0 if it does not
)


def take_notes(s, box, seat, notes):
    """Note all that prices depend on, and what processed foods cost."""
    notes.hand = hand_tally(s, seat)
    notes.near = near_tally(s, seat)
    notes.marks = spot_marks(s, seat)
    notes.laid = homes(s, box, seat)
    notes.timed = timers(s, box)
    notes.room = room_price(s, seat)
    price_foods(s, box, seat, notes)


# -- what there is ----------------------------------------------------------------------------------------------


def with_cards(tally, kind, cards):
    """A tally with so many cards more."""
    there = tally >> BITS * kind & MANY
    return tally + (min(cards, MANY - there) << BITS * kind)


def hand_tally(s, seat):
    """The cards in a hand."""
    tally = 0
    for kind in s.hand[seat]:
        if kind > 0:
            tally = with_cards(tally, kind, 1)
    return tally


def near_tally(s, seat):
    """The cards that can be fetched: those of the pantry and of the community stove, where they may be removed.

    While a Calentado asks for discards, it is those.
    """
    tally = 0
    if s.phase != Phase.AFFECTED:
        for kind in s.pantry:
            if kind > 0:
                tally = with_cards(tally, kind, 1)
        if has_community(s):
            for there in s.burner[COMMUNITY]:
                for kind, lies in enumerate(there):
                    if lies > 0:
                        tally = with_cards(tally, kind, lies)
    elif s.effect == CALENTADO and s.affected == seat:
        for i in range(s.discard.n):
            tally = with_cards(tally, s.discard.card[i], 1)
    return tally


def spot_marks(s, seat):
    """The highest kind of card on each spot, 0 for an empty one."""
    marks, shift = 0, 0
    for there in s.burner[seat]:
        marks |= highest(there) << shift
        shift += PRICE_BITS
    if has_community(s):
        for there in s.burner[COMMUNITY]:
            marks |= highest(there) << shift
            shift += PRICE_BITS
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


def homes(s, box, seat):
    """The basics that lie on the own stove (bit mask): they go to no other burner of it [one-burner-a-basic]."""
    laid = 0
    for there in s.burner[seat]:
        for kind, lies in enumerate(there):
            if lies > 0 and box.role[kind] == Role.BASIC:
                laid |= 1 << kind
    return laid


def timers(s, box):
    """The kinds of card that bear a timer (bit mask)."""
    timed = 0
    if s.options.sazon == 1:
        for kind, bears in enumerate(box.timer):
            if bears == 1:
                timed |= 1 << kind
    return timed


def room_price(s, seat):
    """What it costs to begin on an own burner: the one with fewest cards must be cleared, or a coffee bars them."""
    fewest = LOST
    for there in s.burner[seat]:
        fewest = min(fewest, sum(there))
    return CLEARING * fewest + (BARRED if s.coffee[seat] > 0 else 0)


# -- how far away -----------------------------------------------------------------------------------------------


def lacking(box, notes, kind, missing, copying):
    """What it costs to come by cards of a kind that are not in the hand, without placing them.

    copying  waters that pass for the kind if it is a basic [water]
    """
    if copying > 0 and box.role[kind] == Role.BASIC:
        missing -= min(missing, copying)
    close = min(missing, notes.near >> BITS * kind & MANY)
    missing -= close
    if missing == 0:
        return FETCHING * close
    if kind < box.first_food:
        return FETCHING * close + missing * min(RAREST, DRAWING // max(1, box.copies[kind]))
    price = notes.prices >> PRICE_BITS * (kind - box.first_food) & FAR
    return FETCHING * close + missing * (BARE if price == FAR else price)


def fresh_price(box, notes, needs, most):
    """What a dish costs on an empty burner, without lighting; and the kinds that it is made of (bit mask).

    Water copies a basic only if one is there or in the hand [water-needs-basic].

    needs  cards of each kind that the dish is made of
    most   a price from which on it need not be counted to its end
    """
    cost, kinds = 0, 0
    for kind, need in enumerate(needs):
        if need > 0:
            kinds |= 1 << kind
            held = notes.hand >> BITS * kind & MANY
            cost += PLACING * need
            if held < need and cost < most:
                if need == 1 and notes.near >> BITS * kind & MANY > 0:
                    cost += FETCHING
                else:
                    waters = notes.hand >> BITS * WATER & MANY if held > 0 else 0
                    cost += lacking(box, notes, kind, need - held, waters)
    waits = kinds & notes.timed
    while waits > 0:
        cost += LOCKED
        waits &= waits - 1
    return cost, kinds


def away(box, notes, there, needs, laid, most):
    """What it costs to bring to a burner what it lacks for a dish, and to remove what is in the way.

    LOST if a basic of it lies on another burner of the stove [one-burner-a-basic].

    there  what lies on the burner
    needs  cards of each kind that the dish is made of
    laid   the basics that lie on the same stove (bit mask)
    most   a price above which the answer may be LOST
    """
    other = sum(there)
    spare = max(0, there[WATER] - needs[WATER])
    cost = 0
    for kind, need in enumerate(needs):
        if need == 0:
            continue
        lies = min(there[kind], need)
        other -= lies
        missing = need - lies
        if missing == 0:
            continue
        if cost > most or (lies == 0 and laid >> kind & 1 == 1):
            return LOST
        held = min(notes.hand >> BITS * kind & MANY, missing)
        waters = notes.hand >> BITS * WATER & MANY if lies + held > 0 else 0
        if spare > 0 and lies + held > 0 and box.role[kind] == Role.BASIC:
            copied = min(spare, missing)
            spare -= copied
            other -= copied
            missing -= copied
            held = min(held, missing)
        cost += PLACING * missing
        if held < missing:
            cost += lacking(box, notes, kind, missing - held, waters)
        if notes.timed >> kind & 1 == 1 and missing > 0:
            cost += LOCKED
    return cost + CLEARING * other


def price_on(s, box, seat, notes, spot, needs, lighting, most):
    """What a dish costs on a spot that is not empty; LOST or more if it cannot be made there.

    needs     cards of each kind that the dish is made of
    lighting  what it costs to light it
    most      a price above which the answer may be LOST
    """
    stove = seat if spot < BURNERS else COMMUNITY
    burner = spot % BURNERS
    price = away(box, notes, s.burner[stove][burner], needs, notes.laid if spot < BURNERS else 0, most)
    if is_locked(s, stove, burner):
        price += LOCKED if price == 0 else 2 * LOCKED
    if spot >= BURNERS:
        price += SHARED
    elif s.coffee[seat] > 0:
        price += BARRED
    return price + (lighting_price(s, seat, stove, burner, lighting) if s.action == Action.LIGHT else lighting)


def lighting_price(s, seat, stove, burner, price):
    """What it costs to cook on a burner while a stove is lit: less if it is this one, and has not cooked there yet."""
    if s.turn != seat or (s.lit_stove > 0 and s.lit_stove != stove + 1) or s.lit >> burner & 1 == 1:
        return price
    return LIT


def nearest(s, box, seat, notes, dish, lighting, most):
    """What a dish costs where it is nearest, and that spot, SPOTS for an empty burner.

    A basic that lies on the own stove goes to no other burner of it [one-burner-a-basic].

    lighting  what it costs to light it
    most      a price from which on it does not matter how much more it costs
    """
    needs = box.needs[dish]
    price, kinds = fresh_price(box, notes, needs, most)
    price, where, barred, spot = price + notes.room + lighting, SPOTS, kinds & notes.laid > 0, 0
    if barred:
        price = LOST
    marks = notes.marks
    while marks > 0:
        mark = marks & FAR
        if kinds >> mark & 1 == 1 or (barred and mark > 0 and spot < BURNERS):
            here = price_on(s, box, seat, notes, spot, needs, lighting, min(price, most))
            if here <= price:
                price, where = here, spot
        marks >>= PRICE_BITS
        spot += 1
    return price, where


def price_foods(s, box, seat, notes):
    """Note the price list of processed foods, and what each spot costs to become one; a food may be made of others."""
    notes.prices = notes.ways = 0
    for dish in range(box.kinds - box.first_food):
        price = FAR
        if s.food_pile[box.first_food + dish] > 0:
            price, where = nearest(s, box, seat, notes, dish, COOKING, FAR)
            price = min(price, FAR - 1)
            if where < SPOTS:
                notes.ways = with_way(notes.ways, where, price)
        notes.prices |= price << PRICE_BITS * dish


def with_way(ways, spot, price):
    """The ways of spots with one more, if it is the cheapest of that spot."""
    before = mark_of(ways, spot)
    return ways if 0 < before <= price else ways + (price - before << PRICE_BITS * spot)

"""Platos: the dishes: the centre of the table, their deck, and those that players have completed."""

from ...engine.events import EVERYBODY, note_open, note_shown
from ...engine.piles import pop, push, shuffle
from .deck import discard
from .hands import cards_of, place_of
from .state import MOST_DISHES, NEEDS, Clause, Event, Mode

# -- the centre -------------------------------------------------------------------------------------------------


def in_centre(s, dish):
    """Does the dish lie in the centre?"""
    for i in range(s.centre.n):
        if s.centre.card[i] == dish:
            return True
    return False


def is_free(s, dish):
    """Does the dish lie in the centre, reserved by nobody [this-is-mine]?"""
    return in_centre(s, dish) and s.reserved[dish] == 0


def free_dishes(s):
    """How many dishes lie in the centre, reserved by nobody."""
    count = 0
    for i in range(s.centre.n):
        if s.reserved[s.centre.card[i]] == 0:
            count += 1
    return count


def refill(s, clause, events):
    """New dishes come while fewer lie free than the option says [refill-centre] [centre]."""
    while s.dishes.n > 0 and free_dishes(s) < MOST_DISHES - s.options.dishes:
        dish = next_dish(s)
        push(s.centre, dish)
        note_shown(events, Event.NEW_DISH, clause, EVERYBODY, card=dish)


def next_dish(s):
    """Take the top dish of the deck of dishes; the lots that were put under it come last, the oldest first."""
    dish = pop(s.dishes)
    if dishes_in_lots(s) > s.dishes.n:
        s.lots.card[0] -= 1
        if s.lots.card[0] == 0:
            for i in range(1, s.lots.n):
                s.lots.card[i - 1] = s.lots.card[i]
            pop(s.lots)
    return dish


def dishes_in_lots(s):
    """How many dishes of their deck were put under it: everybody has seen them."""
    count = 0
    for i in range(s.lots.n):
        count += s.lots.card[i]
    return count


def out_of_centre(s, dish):
    """Take a dish out of the centre; the others keep their order."""
    i = 0
    while s.centre.card[i] != dish:
        i += 1
    while i < s.centre.n - 1:
        s.centre.card[i] = s.centre.card[i + 1]
        i += 1
    pop(s.centre)
    s.reserved[dish] = 0


def put_under(s, dish):
    """Put a dish under the deck of dishes."""
    push(s.dishes, dish)
    for i in range(s.dishes.n - 1, 0, -1):
        s.dishes.card[i] = s.dishes.card[i - 1]
    s.dishes.card[0] = dish


def change_dish(s, dish, clause, events):
    """Another dish takes the dish's place, free for all; the dish goes under the deck [kitchen-changes].

    Without another it stays, but a reservation of it ends [no-dish-left].
    """
    s.reserved[dish] = 0
    if s.dishes.n == 0:
        note_open(events, Event.STAYS, Clause.NO_DISH_LEFT, card=dish)
        return
    put_in_place_of(s, dish, clause, events)
    put_under(s, dish)
    push(s.lots, 1)
    refill(s, Clause.REFILL_CENTRE, events)


def put_in_place_of(s, dish, clause, events):
    """The next dish of the deck lies where the dish was; that one is put nowhere yet."""
    new = next_dish(s)
    for i in range(s.centre.n):
        if s.centre.card[i] == dish:
            s.centre.card[i] = new
    note_shown(events, Event.CHANGED, clause, EVERYBODY, card=new, other=dish)


def change_all(s, events):
    """All dishes of the centre are changed, reserved ones too, as long as there are others [double-changes].

    Only then do the old ones go under the deck, in random order; those without another stay, free for all.
    """
    lying = s.centre.n
    for i in range(lying):
        dish = s.centre.card[i]
        s.reserved[dish] = 0
        if s.dishes.n > 0:
            put_in_place_of(s, dish, Clause.DOUBLE_CHANGES, events)
            push(s.gathered, dish)
        else:
            note_open(events, Event.STAYS, Clause.DOUBLE_CHANGES, card=dish)
    shuffle(s.gathered, s.rng)
    if s.gathered.n > 0:
        push(s.lots, s.gathered.n)
    while s.gathered.n > 0:
        put_under(s, pop(s.gathered))
    refill(s, Clause.REFILL_CENTRE, events)


# -- completing -------------------------------------------------------------------------------------------------


def ingredients(box, dish):
    """How many ingredients a dish lists."""
    count = 0
    for i in range(NEEDS):
        if box.needs[dish][i] > 0:
            count += 1
    return count


def clause_of_action(s, clause):
    """The clause by which a special is played or a dish completed: that of the free mode has both [free-actions]."""
    return Clause.FREE_ACTIONS if s.options.mode == Mode.FREE else clause


def may_have(s, seat, dish):
    """Is the dish free, or reserved by this player [reserved-dish]?"""
    return in_centre(s, dish) and (s.reserved[dish] == 0 or s.reserved[dish] == seat + 1)


def refuse_complete(s, box, seat, dish):
    """A dish of the centre [complete-dish], which nobody else has reserved [reserved-dish]; one card of each kind."""
    if dish >= box.dishes or not in_centre(s, dish):
        return clause_of_action(s, Clause.COMPLETE_DISH)
    if not may_have(s, seat, dish):
        return Clause.RESERVED_DISH
    for i in range(NEEDS):
        if box.needs[dish][i] > 0 and cards_of(s, seat, box.needs[dish][i]) == 0:
            return clause_of_action(s, Clause.COMPLETE_DISH)
    return 0


def complete(s, box, seat, dish, events):
    """One card of each ingredient makes the dish the player's [complete-dish]; the centre is refilled [refill-centre].

    The ingredients go to the own pile in the order in which the dish lists them [own-pile].
    """
    clause = clause_of_action(s, Clause.COMPLETE_DISH)
    for i in range(NEEDS):
        if box.needs[dish][i] > 0:
            place = place_of(s, seat, box.needs[dish][i])
            discard(s, seat, place, Event.USED, 0, clause, events)
    win(s, seat, dish, clause, events)


def win(s, seat, dish, clause, events):
    """The dish leaves the centre for the player's area."""
    out_of_centre(s, dish)
    s.owner[dish] = seat + 1
    note_open(events, Event.COMPLETED, clause, seat, dish)
    refill(s, Clause.REFILL_CENTRE, events)


def all_completed(s):
    """Has the last dish of deck and centre been taken [last-dish]?"""
    return s.centre.n == 0 and s.dishes.n == 0


# -- dishes of players ------------------------------------------------------------------------------------------


def can_spoil(s, dish, seat):
    """Is it an unprotected dish of that player [contamination] [protect-dish]?"""
    return s.owner[dish] == seat + 1 and s.guard[dish] == 0


def has_spoilable(s, box, seat):
    """Has the player a dish that can be contaminated?"""
    for dish in range(box.dishes):
        if can_spoil(s, dish, seat):
            return True
    return False


def dishes_of(s, box, seat):
    """How many dishes a player has completed."""
    count = 0
    for dish in range(box.dishes):
        if s.owner[dish] == seat + 1:
            count += 1
    return count


def spoil(s, dish, clause, events):
    """A contaminated dish goes under the deck of dishes [contamination], and fills a centre that is short."""
    seat = s.owner[dish] - 1
    s.owner[dish] = 0
    note_open(events, Event.SPOILED, clause, seat, dish)
    put_under(s, dish)
    push(s.lots, 1)
    refill(s, Clause.REFILL_CENTRE, events)


def free_reserved(s, box, seat, events):
    """What a player who is out had reserved is free for all [empty-hand]."""
    for dish in range(box.dishes):
        if s.reserved[dish] == seat + 1:
            s.reserved[dish] = 0
            note_open(events, Event.FREED, Clause.EMPTY_HAND, seat, dish)

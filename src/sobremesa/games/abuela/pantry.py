"""Abuela Co.: the pantry: filled at once, never three alike, and with Con Más Sazón a source of the community stove."""

from ...engine.events import EVERYBODY, note, note_open, note_shown
from ...engine.piles import push, shuffle
from ...engine.spans import named
from .deck import cards_to_draw, put_away, take_from_deck
from .hands import ingredients_in_hand, into_hand, is_food, newly_shown, out_of_hand, room_in_hand
from .state import (
    ACTIONS,
    ALIKE,
    BURNERS,
    CALENTADO,
    COMMUNITY,
    EXCHANGE_PANTRY,
    EXCHANGE_PLACE,
    MORE_SWAPS,
    PANTRY,
    REPEATS,
    SALT,
    SWAPS,
    TAKES,
    Clause,
    Event,
    Mode,
    Role,
)
from .stoves import burner_of, cards_on, is_locked, number_of, put_on_burner

# -- laying it out, and filling it ------------------------------------------------------------------------------


def lay_out_pantry(s, events):
    """Six cards from the deck; while three are alike all go back, and the deck is shuffled [lay-out-pantry]."""
    fill(s, Clause.LAY_OUT_PANTRY, events)
    for _ in range(REPEATS):
        if type_alike(s) == 0:
            return
        note(events, Event.SHUFFLED_BACK, Clause.LAY_OUT_PANTRY)
        for place in range(PANTRY):
            push(s.deck, s.pantry[place])
            s.pantry[place] = 0
        shuffle(s.deck, s.rng)
        fill(s, Clause.LAY_OUT_PANTRY, events)


def fill(s, clause, events):
    """Lay a card from the deck into every empty place; without cards places stay empty [full-pantry]."""
    for place in range(PANTRY):
        if s.pantry[place] == 0:
            card = take_from_deck(s, events)
            if card > 0:
                s.pantry[place] = card
                note_shown(events, Event.FILLED, clause, EVERYBODY, card=card, place=place)


def restore_pantry(s, box, events):
    """The pantry is filled at once [full-pantry], and three alike leave it, again and again [three-alike].

    A card set of one's own may be so much alike that this would never end: REPEATS times are enough.  Three for which
    there is no other card stay until there is one.
    """
    fill(s, Clause.FULL_PANTRY, events)
    for _ in range(REPEATS):
        alike = type_alike(s)
        if alike == 0:
            return
        burner = burner_for(s, box, alike) if s.options.sazon == 1 else BURNERS
        if burner == BURNERS and cards_to_draw(s) == 0:
            return
        if burner == BURNERS:
            discard_alike(s, box, alike, events)
        else:
            move_alike(s, box, alike, burner, events)
        fill(s, Clause.FULL_PANTRY, events)


def cards_in_pantry(s):
    """How many cards lie in the pantry."""
    cards = 0
    for place in range(PANTRY):
        if s.pantry[place] > 0:
            cards += 1
    return cards


# -- three alike ------------------------------------------------------------------------------------------------


def type_of(kind):
    """What two cards must share to be alike: all interaction cards are one type [interaction-alike]."""
    return SALT if kind <= CALENTADO else kind


def type_alike(s):
    """The type of which the pantry has three or more, the one that lies first, or 0 [three-alike]."""
    for place in range(PANTRY):
        if s.pantry[place] > 0 and cards_of_type(s, type_of(s.pantry[place])) >= ALIKE:
            return type_of(s.pantry[place])
    return 0


def cards_of_type(s, type):
    """How many cards of a type the pantry has."""
    cards = 0
    for place in range(PANTRY):
        if s.pantry[place] > 0 and type_of(s.pantry[place]) == type:
            cards += 1
    return cards


def discard_alike(s, box, type, events):
    """The first three alike are discarded [three-alike]: interaction cards always [interaction-alike].

    With Con Más Sazón others are if the community stove has no room for them [no-room-on-community].
    """
    clause = Clause.NO_ROOM_ON_COMMUNITY if s.options.sazon == 1 else Clause.THREE_ALIKE
    if type == SALT:
        clause = Clause.INTERACTION_ALIKE
    note_three_away(s, type, clause, events)
    for _ in range(ALIKE):
        place = place_of_type(s, type, 0)
        card = s.pantry[place]
        note_open(events, Event.ALIKE_AWAY, clause, card=card, place=place)
        s.pantry[place] = 0
        put_away(s, box, card)


def note_three_away(s, type, clause, events):
    """What is discarded is told once, of all three: interaction cards need not be the same [interaction-alike]."""
    first = place_of_type(s, type, 0)
    second = place_of_type(s, type, first + 1)
    third = s.pantry[place_of_type(s, type, second + 1)]
    note_open(events, Event.THREE_AWAY, clause, card=s.pantry[first], place=s.pantry[second], other=third)


def move_alike(s, box, kind, burner, events):
    """The first three alike go to a burner of the community stove together [pantry-to-community].

    A timer among them counts as started by the player on turn [timer-waits].
    """
    clause = Clause.SAME_BURNER if s.burner[COMMUNITY][burner][kind] > 0 else Clause.PANTRY_TO_COMMUNITY
    where = number_of(COMMUNITY, burner)
    note_open(events, Event.THREE_MOVED, clause, card=kind, other=where)
    for _ in range(ALIKE):
        place = place_of_type(s, kind, 0)
        note_open(events, Event.ALIKE_MOVED, clause, card=kind, place=place, other=where)
        s.pantry[place] = 0
    put_on_burner(s, box, s.turn, COMMUNITY, burner, kind, ALIKE, events)


def place_of_type(s, type, start):
    """The first place of the pantry, from one on, that has a card of a type."""
    place = start
    while s.pantry[place] == 0 or type_of(s.pantry[place]) != type:
        place += 1
    return place


def burner_for(s, box, kind):
    """The burner of the community stove that three alike go to, BURNERS if they are discarded.

    The one that holds the same [same-burner], else an empty one, for specials else the lowest; never a locked one
    [timer-locks].  Basics whose burner is locked have no room [no-room-on-community], nor have interaction cards.
    """
    if kind <= CALENTADO:
        return BURNERS
    if box.role[kind] == Role.BASIC and burner_of(s, COMMUNITY, kind) < BURNERS:
        burner = burner_of(s, COMMUNITY, kind)
        return BURNERS if is_locked(s, COMMUNITY, burner) else burner
    for burner in range(BURNERS):
        if s.burner[COMMUNITY][burner][kind] > 0 and not is_locked(s, COMMUNITY, burner):
            return burner
    for burner in range(BURNERS):
        if cards_on(s, box, COMMUNITY, burner) == 0:
            return burner
    for burner in range(BURNERS):
        if box.role[kind] == Role.SPECIAL and not is_locked(s, COMMUNITY, burner):
            return burner
    return BURNERS


# -- taking and exchanging --------------------------------------------------------------------------------------


def takes(enhanced):
    """How many cards are taken: one [take-from-pantry], enhanced two [enhanced-take]."""
    return TAKES if enhanced else 1


def can_take(s, seat, enhanced):
    """Are there enough cards, and is there room for them in the hand [hand-limit]?"""
    return cards_in_pantry(s) >= takes(enhanced) and room_in_hand(s, seat) >= takes(enhanced)


def refuse_take(s, seat, place, enhanced, steps):
    """Any card of the pantry [take-from-pantry], if the hand has room for all that are taken [hand-limit]."""
    if s.pantry[place] == 0:
        return Clause.TAKE_FROM_PANTRY
    if cards_in_pantry(s) < takes(enhanced) - steps:
        return Clause.ENHANCED_TAKE
    return Clause.HAND_LIMIT if room_in_hand(s, seat) < takes(enhanced) - steps else 0


def take(s, seat, place, events):
    """A card of the pantry goes to the hand, seen by all [take-from-pantry]; the pantry is filled afterwards."""
    clause = Clause.ENHANCED_TAKE if s.enhanced else Clause.TAKE_FROM_PANTRY
    card = s.pantry[place]
    s.pantry[place] = 0
    held = into_hand(s, seat, card, EVERYBODY, 0)
    note_open(events, Event.TOOK, clause, seat, card, held, other=place)
    s.steps += 1


def can_exchange(s, box, seat, enhanced):
    """Two cards each way [exchange-with-pantry], enhanced one to four [enhanced-exchange]."""
    least = 1 if enhanced else SWAPS
    return ingredients_in_hand(s, box, seat) >= least and cards_in_pantry(s) >= least


def refuse_exchange(s, box, seat, place, there, enhanced, goes_on):
    """An ingredient of the hand for a card of the pantry [exchange-with-pantry]; each place changes once.

    goes_on  is such an exchange under way?
    """
    clause = Clause.ENHANCED_EXCHANGE if enhanced else Clause.EXCHANGE_WITH_PANTRY
    card = s.hand[seat][place]
    if card == 0 or is_food(box, card) or s.pantry[there] == 0:
        return clause
    if goes_on:
        return clause if s.swapped_hand >> place & 1 == 1 or s.swapped_pantry >> there & 1 == 1 else 0
    return 0 if can_exchange(s, box, seat, enhanced) else clause


def exchange(s, seat, move, events):
    """An ingredient of the hand and a card of the pantry change places, both seen by all [exchange-with-pantry]."""
    place, there = named(move, EXCHANGE_PLACE), named(move, EXCHANGE_PANTRY)
    clause = Clause.ENHANCED_EXCHANGE if s.enhanced else Clause.EXCHANGE_WITH_PANTRY
    shown = newly_shown(s, seat, place)
    given, taken = out_of_hand(s, seat, place), s.pantry[there]
    note_shown(events, Event.OFFERED, clause, shown, seat, given, place, other=there)
    note_open(events, Event.TOOK, clause, seat, taken, place, other=there)
    s.pantry[there] = given
    s.hand[seat][place] = taken
    s.known[seat][place] = EVERYBODY
    s.swapped_hand |= 1 << place
    s.swapped_pantry |= 1 << there
    s.steps += 1


def exchange_is_full(s, box, seat):
    """Has all been exchanged that may be: two [exchange-with-pantry], four [enhanced-exchange], or all there is?"""
    most = MORE_SWAPS if s.enhanced else SWAPS
    most = min(most, ingredients_in_hand(s, box, seat), cards_in_pantry(s))
    return s.steps >= most


# -- the free action --------------------------------------------------------------------------------------------


def refuse_free(s, place):
    """Once a turn, before the first action, a card of the pantry may be discarded [free-action].

    It is there in the advanced game, and in both with Con Más Sazón [sazon-free-action].
    """
    clause = Clause.SAZON_FREE_ACTION if s.options.sazon == 1 else Clause.FREE_ACTION
    if s.options.mode == Mode.BEGINNER and s.options.sazon == 0:
        return Clause.FREE_ACTION
    if s.free_used == 1 or begun(s) or s.pantry[place] == 0:
        return clause
    return 0


def begun(s):
    """Has the player on turn begun an action?"""
    return s.action > 0 or s.left < ACTIONS


def free(s, box, seat, place, events):
    """As a free action [free-action] [sazon-free-action] a card of the pantry is discarded and replaced."""
    card = s.pantry[place]
    clause = Clause.SAZON_FREE_ACTION if s.options.sazon == 1 else Clause.FREE_ACTION
    note_open(events, Event.FREED, clause, seat, card, place)
    s.pantry[place] = 0
    s.free_used = 1
    put_away(s, box, card)
    restore_pantry(s, box, events)

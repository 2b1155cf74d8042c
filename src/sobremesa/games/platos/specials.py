"""Platos: playing specials, alone or as doubles: whether they may be played, on whom, and what they do."""

from ...engine.events import just, note, note_open, note_shown, note_told
from ...engine.rng import below
from ...engine.spans import named
from .answering import contaminate, end_attack, hang, lay_on, light, reserve
from .deck import discard
from .dishes import (
    can_spoil,
    change_all,
    change_dish,
    clause_of_action,
    dishes_of,
    free_dishes,
    has_spoilable,
    in_centre,
    ingredients,
    is_free,
    may_have,
    win,
)
from .hands import cards_in_hand, cards_of, lay_in_hand, limit_of, newly_shown, out_of_hand, place_of
from .order import is_in, next_in, spot_of
from .state import GIFT, HAND, SWAP_PLACES_OTHER, SWAP_PLACES_SEAT, Clause, Event, Mode, Move, Phase, Special
from .turns import go_on

# -- what may be played -----------------------------------------------------------------------------------------


def refuse_cards(s, seat, kind, many):
    """A special is in the hand [play-special]; two of them only in the free mode [no-doubles].

    A Secret Recipe has no double, not even of two [doubles].
    """
    if many == 2 and s.options.mode == Mode.ONE_ACTION:
        return Clause.NO_DOUBLES
    if cards_of(s, seat, kind) < many:
        return clause_of_action(s, Clause.PLAY_SPECIAL) if many == 1 else Clause.DOUBLES
    return Clause.DOUBLES if many == 2 and kind == Special.SECRET else 0


def refuse_special(s, box, seat, move):
    """The clause that forbids to play a special, or 0."""
    if move < Move.PLAY_TWO:
        return refuse_single(s, box, seat, move - Move.PLAY + 1)
    if move < Move.PARTY:
        return refuse_double(s, box, seat, move - Move.PLAY_TWO + 1)
    if move < Move.SPOIL:
        return refuse_on_seats(s, seat, move)
    return refuse_on_dish(s, box, seat, move)


def refuse_single(s, box, seat, kind):
    """A special on nobody by name: what needs a player or a dish only if there is none [no-effect]."""
    clause = refuse_cards(s, seat, kind, 1)
    if clause > 0:
        return clause
    match kind:
        case Special.PARTY:
            return 0 if cards_in_hand(s, seat) == 1 else Clause.FOOD_PARTY
        case Special.CONTAMINATION:
            return Clause.CONTAMINATION if has_spoilable(s, box, next_in(s, seat)) else 0
        case Special.MINE:
            return Clause.THIS_IS_MINE if free_dishes(s) > 0 or dishes_of(s, box, seat) > 0 else 0
        case Special.CHANGES:
            return Clause.KITCHEN_CHANGES if s.centre.n > 0 else 0
    return 0


def refuse_double(s, box, seat, kind):
    """A double on nobody by name: what needs a player or a dish only if there is none [no-effect]."""
    clause = refuse_cards(s, seat, kind, 2)
    if clause > 0:
        return clause
    match kind:
        case Special.FIRE:
            return Clause.DOUBLE_FIRE
        case Special.APRON:
            return Clause.DOUBLE_APRON
        case Special.PARTY:
            return Clause.DOUBLE_PARTY
        case Special.REVERSE:
            return Clause.DOUBLE_ROUND
        case Special.CONTAMINATION:
            return Clause.DOUBLE_CONTAMINATION if others_spoilable(s, box, seat) else 0
        case Special.MINE:
            return Clause.DOUBLE_MINE if has_gift(s, box, seat) else 0
    return 0


def others_spoilable(s, box, seat):
    """Has any other player who is in a dish that can be contaminated [double-contamination]?"""
    for other in range(s.seats):
        if other != seat and is_in(s, other) and has_spoilable(s, box, other):
            return True
    return False


def has_gift(s, box, seat):
    """Is there a dish that a double This Is Mine completes [double-mine]?"""
    for dish in range(box.dishes):
        if is_gift(s, box, seat, dish):
            return True
    return False


def is_gift(s, box, seat, dish):
    """A dish of two ingredients, free or reserved by the player [double-mine]."""
    return may_have(s, seat, dish) and ingredients(box, dish) == GIFT


def refuse_on_seats(s, seat, move):
    """A special on another player who is in, or on two players."""
    if move >= Move.SWAP_PLACES:
        clause = refuse_cards(s, seat, Special.REVERSE, 2)
        return clause if clause > 0 else refuse_places(s, named(move, SWAP_PLACES_SEAT), named(move, SWAP_PLACES_OTHER))
    kind, many, clause, target = Special.PARTY, 1, Clause.FOOD_PARTY, move - Move.PARTY
    if move >= Move.SWAP_HANDS:
        many, clause, target = 2, Clause.DOUBLE_PARTY, move - Move.SWAP_HANDS
    elif move >= Move.APRON_AT:
        kind, many, clause, target = Special.APRON, 2, Clause.DOUBLE_APRON, move - Move.APRON_AT
    elif move >= Move.FIRE_AT:
        kind, many, clause, target = Special.FIRE, 2, Clause.DOUBLE_FIRE, move - Move.FIRE_AT
    missing = refuse_cards(s, seat, kind, many)
    if missing > 0:
        return missing
    if target >= s.seats or target == seat or not is_in(s, target):
        return clause
    if kind == Special.PARTY and cards_in_hand(s, seat) == many:
        return clause
    return 0


def refuse_places(s, one, other):
    """Two different players who are in change places, each pair once [double-round]."""
    if one >= other or other >= s.seats or not is_in(s, one) or not is_in(s, other):
        return Clause.DOUBLE_ROUND
    return 0


def refuse_on_dish(s, box, seat, move):
    """A special on a dish of the centre or of a player."""
    if move >= Move.CHANGE:
        dish, missing = move - Move.CHANGE, refuse_cards(s, seat, Special.CHANGES, 1)
        return missing if missing > 0 or in_centre(s, dish) else Clause.KITCHEN_CHANGES
    if move >= Move.GIFT:
        dish, missing = move - Move.GIFT, refuse_cards(s, seat, Special.MINE, 2)
        return missing if missing > 0 or is_gift(s, box, seat, dish) else Clause.DOUBLE_MINE
    if move >= Move.PROTECT:
        dish, missing = move - Move.PROTECT, refuse_cards(s, seat, Special.MINE, 1)
        return missing if missing > 0 or s.owner[dish] == seat + 1 else Clause.PROTECT_DISH
    if move >= Move.RESERVE:
        dish, missing = move - Move.RESERVE, refuse_cards(s, seat, Special.MINE, 1)
        return missing if missing > 0 or is_free(s, dish) else Clause.THIS_IS_MINE
    if move >= Move.SPOIL_ANY:
        dish, missing = move - Move.SPOIL_ANY, refuse_cards(s, seat, Special.CONTAMINATION, 2)
        return missing if missing > 0 else refuse_spoiling(s, dish, seat, Clause.DOUBLE_CONTAMINATION)
    dish, missing = move - Move.SPOIL, refuse_cards(s, seat, Special.CONTAMINATION, 1)
    if missing > 0:
        return missing
    if s.owner[dish] != next_in(s, seat) + 1:
        return Clause.CONTAMINATION
    return refuse_spoiling(s, dish, seat, Clause.CONTAMINATION)


def refuse_spoiling(s, dish, seat, clause):
    """A dish of another player who is in, which is not protected [protect-dish]."""
    owner = s.owner[dish] - 1
    if owner < 0 or owner == seat or not is_in(s, owner):
        return clause
    return 0 if can_spoil(s, dish, owner) else Clause.PROTECT_DISH


# -- playing ----------------------------------------------------------------------------------------------------


def play_special(s, box, seat, move, events):
    """Play a special, alone or as a double: it takes effect at once, unless it is answered [play-special]."""
    if move < Move.PLAY_TWO:
        play_single(s, box, seat, move - Move.PLAY + 1, events)
    elif move < Move.PARTY:
        play_double(s, box, seat, move - Move.PLAY_TWO + 1, events)
    elif move < Move.SPOIL:
        play_on_seats(s, box, seat, move, events)
    else:
        play_on_dish(s, box, seat, move, events)


def lay(s, seat, kind, many, events):
    """The cards that are played go to the player's own pile [own-pile]."""
    for number in range(many):
        what = Event.PLAYED if number == 0 else Event.PLAYED_TOO
        clause = clause_of_action(s, Clause.PLAY_SPECIAL) if many == 1 else Clause.DOUBLES
        discard(s, seat, place_of(s, seat, kind), what, many, clause, events)


def play_single(s, box, seat, kind, events):
    """One special on nobody by name."""
    if kind == Special.SECRET:
        store(s, seat, events)
        go_on(s, box, events)
        return
    lay(s, seat, kind, 1, events)
    match kind:
        case Special.FIRE:
            light(s, box, next_in(s, seat), 1, events)
        case Special.APRON:
            hang(s, box, next_in(s, seat), 1, events)
        case Special.REVERSE:
            s.direction = -s.direction
            note(events, Event.REVERSED, Clause.REVERSED_ROUND, seat)
            go_on(s, box, events)
        case _:
            nothing_happens(s, box, seat, kind, events)


def play_double(s, box, seat, kind, events):
    """Two specials on nobody by name."""
    lay(s, seat, kind, 2, events)
    if kind == Special.CHANGES:
        change_all(s, events)
        go_on(s, box, events)
    else:
        nothing_happens(s, box, seat, kind, events)


def nothing_happens(s, box, seat, kind, events):
    """A special without possible effect costs the card and the action all the same [no-effect]."""
    note_open(events, Event.NO_EFFECT, Clause.NO_EFFECT, seat, kind)
    go_on(s, box, events)


def store(s, seat, events):
    """A Secret Recipe stays before the player, who may hold two cards more for good [secret-recipe] [storage-stays]."""
    place = place_of(s, seat, Special.SECRET)
    shown = newly_shown(s, seat, place)
    out_of_hand(s, seat, place)
    s.secret[seat] += 1
    limit = limit_of(s, seat)
    note_shown(events, Event.SECRET, Clause.SECRET_RECIPE, shown, seat, Special.SECRET, place, other=limit)


def play_on_seats(s, box, seat, move, events):
    """A special on another player, or on two."""
    if move >= Move.SWAP_PLACES:
        lay(s, seat, Special.REVERSE, 2, events)
        swap_places(s, named(move, SWAP_PLACES_SEAT), named(move, SWAP_PLACES_OTHER), events)
        go_on(s, box, events)
    elif move >= Move.SWAP_HANDS:
        lay(s, seat, Special.PARTY, 2, events)
        swap_hands(s, seat, move - Move.SWAP_HANDS, events)
        go_on(s, box, events)
    elif move >= Move.APRON_AT:
        lay(s, seat, Special.APRON, 2, events)
        hang(s, box, move - Move.APRON_AT, 2, events)
    elif move >= Move.FIRE_AT:
        lay(s, seat, Special.FIRE, 2, events)
        light(s, box, move - Move.FIRE_AT, 2, events)
    else:
        lay(s, seat, Special.PARTY, 1, events)
        invite(s, seat, move - Move.PARTY, events)


def play_on_dish(s, box, seat, move, events):
    """A special on a dish of the centre or of a player."""
    if move >= Move.CHANGE:
        lay(s, seat, Special.CHANGES, 1, events)
        change_dish(s, move - Move.CHANGE, Clause.KITCHEN_CHANGES, events)
        go_on(s, box, events)
    elif move >= Move.GIFT:
        lay(s, seat, Special.MINE, 2, events)
        win(s, seat, move - Move.GIFT, Clause.DOUBLE_MINE, events)
        go_on(s, box, events)
    elif move >= Move.PROTECT:
        lay_on(s, seat, move - Move.PROTECT, events)
        go_on(s, box, events)
    elif move >= Move.RESERVE:
        lay(s, seat, Special.MINE, 1, events)
        reserve(s, box, seat, move - Move.RESERVE, events)
    else:
        many = 2 if move >= Move.SPOIL_ANY else 1
        lay(s, seat, Special.CONTAMINATION, many, events)
        contaminate(s, box, seat, move - (Move.SPOIL_ANY if many == 2 else Move.SPOIL), many, events)


# -- party ------------------------------------------------------------------------------------------------------


def invite(s, seat, target, events):
    """The player names another player, and next a card to give [food-party]."""
    s.attack = Special.PARTY
    s.many = 1
    s.target = target
    s.phase = Phase.GIVE
    s.asked = 1 << seat
    note(events, Event.PARTY, Clause.FOOD_PARTY, seat, other=target)


def give(s, box, seat, place, events):
    """The chosen card is given, and one taken blind in its place [food-party]; both players know both [who-sees]."""
    target = s.target
    skip = below(s.rng, cards_in_hand(s, target))
    there = 0
    while s.hand[target][there] == 0 or skip > 0:
        skip -= 1 if s.hand[target][there] > 0 else 0
        there += 1
    swap_cards(s, seat, place, target, there)
    tell_given(s, Event.GAVE, seat, place, target, there, Clause.FOOD_PARTY, events)
    tell_given(s, Event.GAVE, target, there, seat, place, Clause.FOOD_PARTY, events)
    end_attack(s, box, events)


def swap_cards(s, seat, place, other, there):
    """Two places of hands change their cards; each player still knows what was theirs, and sees what they get."""
    both = just(seat) | just(other)
    card, known, deal = s.hand[seat][place], s.known[seat][place], s.deal[seat][place]
    card_there, known_there, deal_there = s.hand[other][there], s.known[other][there], s.deal[other][there]
    out_of_hand(s, seat, place)
    out_of_hand(s, other, there)
    if card > 0:
        lay_in_hand(s, other, there, card, known | both, deal)
    if card_there > 0:
        lay_in_hand(s, seat, place, card_there, known_there | both, deal_there)


def tell_given(s, what, giver, place, taker, there, clause, events):
    """Tell of a card that has gone from a place of a hand to a place of another: giver and taker see it."""
    card, known = s.hand[taker][there], s.known[taker][there]
    if card > 0:
        note_told(events, what, clause, known, just(taker), giver, card, place, other=taker * HAND + there)


def swap_hands(s, seat, target, events):
    """Whole hands change sides [double-party]; who is then above the limit discards down."""
    note(events, Event.SWAPPED_HANDS, Clause.DOUBLE_PARTY, seat, other=target)
    for place in range(HAND):
        swap_cards(s, seat, place, target, place)
        tell_given(s, Event.HANDED, seat, place, target, place, Clause.DOUBLE_PARTY, events)
        tell_given(s, Event.HANDED, target, place, seat, place, Clause.DOUBLE_PARTY, events)


# -- places -----------------------------------------------------------------------------------------------------


def swap_places(s, one, other, events):
    """Two players change places in the order; piles, losses and reservations go with them [double-round]."""
    spot, other_spot = spot_of(s, one), spot_of(s, other)
    s.order[spot] = other
    s.order[other_spot] = one
    note(events, Event.SWAPPED_PLACES, Clause.DOUBLE_ROUND, one, other=other)

"""Abuela Co.: placing cards on burners, one at a time, and how many more could be placed."""

from ...engine.events import note_shown
from ...engine.spans import named
from .hands import cards_in_hand, ingredients_in_hand, is_food, newly_shown, out_of_hand, room_in_hand
from .interaction import discards_to_fetch, may_play_on, refuse_effect, start_effect, to_be_given
from .state import (
    BURNERS,
    CALENTADO,
    COFFEE,
    COMMUNITY,
    HAND,
    KINDS,
    OWED,
    PLACE_BURNER,
    PLACE_PLACE,
    PLACE_STOVE,
    PLAY_PLACE,
    PLAY_SEAT,
    SALT,
    SEATS,
    SIX,
    STOVES,
    SUGAR,
    THREE,
    Clause,
    Event,
    Mode,
    Role,
)
from .stoves import basic_on, burner_of, has_community, in_play, is_locked, number_of, put_on_burner, refuse_on_burner

# Where a type of basic may go: to a burner with its like, or to one without basics on one's own or the common stove.
OWN, COMMON, AT_HOME = 1, 2, 4

NOTHING_LAID = 0  # what `laid_on` says if no card has been laid


def is_exact(s, enhanced):
    """In the advanced game exactly three cards are placed [exact-placement], but for the enhanced action."""
    return s.options.mode == Mode.ADVANCED and not enhanced


def most_placed(enhanced):
    """Up to three cards [place-cards], enhanced up to six [enhanced-place]."""
    return SIX if enhanced else THREE


# -- one card ---------------------------------------------------------------------------------------------------


def still_due(s, enhanced, steps):
    """How many more cards must be placed after the next step [exact-placement]."""
    return THREE - steps - 1 if is_exact(s, enhanced) else 0


def refuse_place(s, box, seat, move, enhanced, steps):
    """The clause that forbids to put a card of the hand on a burner as the next step, or 0 [place-cards]."""
    place, stove, burner = named(move, PLACE_PLACE), named(move, PLACE_STOVE), named(move, PLACE_BURNER)
    if s.hand[seat][place] == 0:
        return Clause.PLACE_CARDS
    if s.hand[seat][place] <= CALENTADO:
        return Clause.INTERACTION_CARDS
    clause = refuse_there(s, seat, stove, enhanced)
    return clause if clause > 0 else refuse_card(s, box, seat, place, stove, burner, still_due(s, enhanced, steps))


def refuse_there(s, seat, stove, enhanced):
    """The clause that forbids to place cards on a stove, or 0: it is any player's or the community's [place-cards].

    In the advanced game it is one's own or the community's [own-or-community]; for the enhanced action one's own
    [enhanced-place].  Coffee bars one's own [cup-of-coffee].
    """
    if not in_play(s, stove):
        return Clause.COMMUNITY_STOVE if stove == COMMUNITY else Clause.PLACE_CARDS
    if stove != seat and enhanced:
        return Clause.ENHANCED_PLACE
    if stove != seat and stove != COMMUNITY and is_exact(s, enhanced):
        return Clause.OWN_OR_COMMUNITY
    return Clause.CUP_OF_COFFEE if stove == seat and s.coffee[seat] > 0 else 0


def refuse_card(s, box, seat, place, stove, burner, due):
    """The clause that forbids a card on a burner of a stove that takes cards, or 0; then the rest must be placeable.

    due  how many more must be placed after it [exact-placement]
    """
    kind = s.hand[seat][place]
    clause = refuse_on_burner(s, box, stove, burner, kind)
    if clause > 0:
        return clause
    short = due > 0 and placeable(s, box, seat, place, laid_on(stove, burner, kind)) < due
    return Clause.EXACT_PLACEMENT if short else 0


def refuse_play(s, box, seat, place, target, due):
    """The clause that forbids to play an interaction card on a player as the next step, or 0 [play-interaction].

    due  how many more must be placed after it [exact-placement]
    """
    kind = s.hand[seat][place]
    if kind == 0 or kind > CALENTADO:
        return Clause.INTERACTION_CARDS
    clause = refuse_effect(s, target)
    if clause > 0:
        return clause
    short = due > 0 and placeable_after_play(s, box, seat, place, target, kind) < due
    return Clause.EXACT_PLACEMENT if short else 0


def can_place(s, box, seat, enhanced, steps):
    """Is there a card to place, or to play, as the next step?"""
    due = still_due(s, enhanced, steps)
    for place in range(HAND):
        if 0 < s.hand[seat][place] <= CALENTADO:
            for target in range(s.seats):
                if refuse_play(s, box, seat, place, target, due) == 0:
                    return True
    for stove in range(STOVES):
        if refuse_there(s, seat, stove, enhanced) > 0:
            continue
        for place in range(HAND):
            if s.hand[seat][place] > CALENTADO:
                for burner in range(BURNERS):
                    if refuse_card(s, box, seat, place, stove, burner, due) == 0:
                        return True
    return False


def place_card(s, box, seat, move, events):
    """A card goes from the hand to a burner, seen by all [place-cards]; three of them are an action [exact-placement].

    On the community stove it is there for everybody [community-stove].
    """
    place, stove, burner = named(move, PLACE_PLACE), named(move, PLACE_STOVE), named(move, PLACE_BURNER)
    clause = Clause.PLACE_CARDS
    if s.enhanced:
        clause = Clause.ENHANCED_PLACE
    elif s.options.mode == Mode.ADVANCED:
        clause = Clause.EXACT_PLACEMENT
    shown = newly_shown(s, seat, place)
    kind = out_of_hand(s, seat, place)
    note_shown(events, Event.PLACED, clause, shown, seat, kind, place, other=number_of(stove, burner))
    put_on_burner(s, box, seat, stove, burner, kind, 1, events)
    s.steps += 1


def play_card(s, box, seat, move, events):
    """An interaction card is played on a player and takes effect at once [play-interaction]."""
    place, target = named(move, PLAY_PLACE), named(move, PLAY_SEAT)
    shown = newly_shown(s, seat, place)
    kind = out_of_hand(s, seat, place)
    note_shown(events, Event.PLAYED, Clause.PLAY_INTERACTION, shown, seat, kind, place, other=target)
    s.steps += 1
    start_effect(s, box, seat, target, kind, events)


def placing_is_full(s, box, seat):
    """Have as many cards been placed as may be, or is the hand empty?

    If three can no longer be reached, the action ends there [exact-placement].
    """
    if s.steps >= most_placed(s.enhanced) or cards_in_hand(s, seat) == 0:
        return True
    return is_exact(s, s.enhanced) and not can_place(s, box, seat, s.enhanced, s.steps)


# -- how many more [exact-placement] ----------------------------------------------------------------------------


def laid_on(stove, burner, kind):
    """A card of a kind that has been laid on a burner, as one number."""
    return number_of(stove, burner) * KINDS + kind


def placeable(s, box, seat, place, laid):
    """How many more cards could be placed once a card has gone from a place of the hand to a burner?"""
    barred, gone = s.coffee[seat] > 0, 1 << place
    cards = placeable_of(s, box, seat, gone, laid, barred) + playable_of(s, seat, gone, SEATS)
    if open_burners(s, box, seat, laid, barred) == 0:
        return cards
    return cards + brought_later(s, box, seat, gone, SEATS, discards_to_fetch(s))


def placeable_after_play(s, box, seat, place, target, kind):
    """How many more could be placed once an interaction card is played on a player?

    What is certain counts in advance: coffee on oneself lies there at once and bars one's own stove, and salt on
    oneself takes two ingredients.  What is not yet known is taken to help.
    """
    barred, gone = s.coffee[seat] > 0 or (kind == COFFEE and target == seat), 1 << place
    if kind == SALT and target == seat:
        return placeable_after_salt(s, box, seat, gone, barred)
    discards = discards_to_fetch(s) + int(kind != COFFEE and kind != CALENTADO)
    cards = placeable_then(s, box, seat, gone, target, discards, barred)
    return cards if no_burner(s, box, seat, barred) else cards + brought(s, box, seat, target, kind)


def placeable_after_salt(s, box, seat, gone, barred):
    """How many more once salt on oneself has taken two ingredients of one's choice, or all if there are no more?"""
    left, most = ingredients_in_hand(s, box, seat) - 1, 0
    for one in range(HAND):
        for other in range(HAND):
            lost = 1 << one | 1 << other
            if lost & gone > 0 or not holds_ingredient(s, box, seat, one) or not holds_ingredient(s, box, seat, other):
                continue
            if one < other or (one == other and left == 1):
                most = max(most, placeable_then(s, box, seat, gone | lost, seat, 0, barred))
    return most if left > 0 else placeable_then(s, box, seat, gone, seat, 0, barred)


def placeable_then(s, box, seat, gone, struck, discards, barred):
    """How many more, of what is then left in the hand, once an interaction card has affected a player?

    gone      the places of the hand whose cards are gone then (bit mask)
    discards  how many cards a Calentado may bring back then
    """
    cards = placeable_of(s, box, seat, gone, NOTHING_LAID, barred) + playable_of(s, seat, gone, struck)
    if no_burner(s, box, seat, barred):
        return cards
    return cards + brought_later(s, box, seat, gone, struck, discards)


def placeable_of(s, box, seat, gone, laid, barred):
    """How many cards of the hand could go to burners once a card has been laid on one of them."""
    return basics_placeable(s, box, seat, gone, laid, barred) + others_placeable(s, box, seat, gone, laid, barred)


def playable_of(s, seat, gone, struck):
    """How many interaction cards of the hand could be played, one on each player that none has been played on."""
    return min(interactions_in_hand(s, seat, gone), targets(s, struck))


def no_burner(s, box, seat, barred):
    """Is there no burner that takes cards?"""
    return open_burners(s, box, seat, NOTHING_LAID, barred) == 0


def holds_ingredient(s, box, seat, place):
    """Does a place of the hand hold an ingredient, which salt may take?"""
    return s.hand[seat][place] > 0 and not is_food(box, s.hand[seat][place])


def brought(s, box, seat, target, kind):
    """How many cards an interaction card brings its player as it is played [exact-placement].

    Those of a Sugar Cup [sugar-cup], or of a Calentado on oneself [calentado]: as many as find room, and any of them
    counts as a card to place.
    """
    room = room_in_hand(s, seat) + 1
    if kind == SUGAR:
        return min(to_be_given(s, box, seat, target), room)
    return min(OWED, discards_to_fetch(s), room) if kind == CALENTADO and target == seat else 0


def brought_later(s, box, seat, gone, struck, discards):
    """1 if an interaction card that is played after this step may bring a card, otherwise 0 [exact-placement].

    It is itself placed, so with one card brought the three are reached, and there is room for it.

    gone      the places of the hand whose cards are gone then (bit mask)
    struck    the seat that an interaction card then has affected, so no other may, SEATS if none
    discards  how many cards a Calentado may bring back then
    """
    for place in range(HAND):
        card = s.hand[seat][place]
        if gone >> place & 1 == 1:
            continue
        if card == CALENTADO and discards > 0 and struck != seat and may_play_on(s, seat):
            return 1
        if card == SUGAR:
            for giver in range(s.seats):
                if giver != struck and may_play_on(s, giver) and to_be_given(s, box, seat, giver) > 0:
                    return 1
    return 0


def interactions_in_hand(s, seat, gone):
    """How many interaction cards a hand holds without those of some places (bit mask)."""
    cards = 0
    for place in range(HAND):
        if gone >> place & 1 == 0 and 0 < s.hand[seat][place] <= CALENTADO:
            cards += 1
    return cards


def targets(s, without):
    """How many players an interaction card may still be played on, without one of them."""
    players = 0
    for seat in range(s.seats):
        if seat != without and may_play_on(s, seat):
            players += 1
    return players


def is_open(s, box, stove, burner, laid):
    """Does a burner take cards once a card has been laid, there or elsewhere?"""
    if is_locked(s, stove, burner):
        return False
    return laid // KINDS != number_of(stove, burner) or box.timer[laid % KINDS] == 0


def basic_then(s, box, stove, burner, laid):
    """The type of basic on a burner once a card has been laid, there or elsewhere."""
    if laid // KINDS == number_of(stove, burner) and box.role[laid % KINDS] == Role.BASIC:
        return laid % KINDS
    return basic_on(s, box, stove, burner)


def open_burners(s, box, seat, laid, barred):
    """How many burners take cards once a card has been laid?"""
    burners = 0
    for burner in range(BURNERS):
        if not barred and is_open(s, box, seat, burner, laid):
            burners += 1
        if has_community(s) and is_open(s, box, COMMUNITY, burner, laid):
            burners += 1
    return burners


def others_placeable(s, box, seat, gone, laid, barred):
    """Specials and processed foods: all, if any burner is open; those with a timer one for each open burner, last."""
    burners = open_burners(s, box, seat, laid, barred)
    plain, timed = 0, 0
    for place in range(HAND):
        card = s.hand[seat][place]
        if gone >> place & 1 == 0 and card > CALENTADO and box.role[card] != Role.BASIC:
            plain += 1 - box.timer[card]
            timed += box.timer[card]
    return min(timed, burners) + (plain if burners > 0 else 0)


def basics_placeable(s, box, seat, gone, laid, barred):
    """Basics: those whose like lies on an open burner, and of the other types as many as find a burner of their own.

    A type may find one on either stove.  Types are taken by their number of cards, the most first, whenever all that
    are taken still find burners: that is best (they are a matroid).
    """
    own = 0 if barred else free_of_basics(s, box, seat, laid)
    common = free_of_basics(s, box, COMMUNITY, laid) if has_community(s) else 0
    placed, taken, in_own, in_common = 0, 0, 0, 0  # types taken; those that can go to one of the stoves only
    for many in range(HAND, 0, -1):
        for place in range(HAND):
            if cards_like(s, box, seat, place, gone) != many:
                continue
            where = ways_for(s, box, seat, s.hand[seat][place], laid, barred)
            then_own, then_common = in_own + int(where == OWN), in_common + int(where == COMMON)
            fits = then_own <= own and then_common <= common and taken + 1 <= own + common
            if where == AT_HOME:
                placed += many
            elif where > 0 and fits:
                in_own, in_common, taken = then_own, then_common, taken + 1
                placed += many
    return placed


def free_of_basics(s, box, stove, laid):
    """How many open burners of a stove have no basic."""
    burners = 0
    for burner in range(BURNERS):
        if is_open(s, box, stove, burner, laid):
            burners += int(basic_then(s, box, stove, burner, laid) == 0)
    return burners


def cards_like(s, box, seat, place, gone):
    """How many basics like the one in that place the hand holds without some; 0 unless it is the first of them."""
    card = s.hand[seat][place]
    if gone >> place & 1 == 1 or box.role[card] != Role.BASIC:
        return 0
    cards = 0
    for other in range(HAND):
        if gone >> other & 1 == 0 and s.hand[seat][other] == card:
            if other < place:
                return 0
            cards += 1
    return cards


def ways_for(s, box, seat, card, laid, barred):
    """Where a type of basic may go: AT_HOME, or the stoves (OWN + COMMON) on which it needs a burner of its own."""
    ways = 0
    if not barred:
        ways += way_on(s, box, seat, card, laid, OWN)
    if has_community(s):
        ways += way_on(s, box, COMMUNITY, card, laid, COMMON)
    return min(ways, AT_HOME)


def way_on(s, box, stove, card, laid, way):
    """AT_HOME if an open burner of the stove holds that type, 0 if a locked one does, else `way`."""
    if laid == laid_on(stove, laid // KINDS % BURNERS, card):
        return AT_HOME
    burner = burner_of(s, stove, card)
    if burner == BURNERS:
        return way
    return AT_HOME if is_open(s, box, stove, burner, laid) else 0

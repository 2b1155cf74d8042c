"""Abuela Co.: interaction cards: on whom they may be played, and what they take from them."""

from ...engine.events import EVERYBODY, just, note_open, note_shown, note_told
from ...engine.piles import push
from ...engine.spans import named
from .deck import discards_of, put_away, take_from_discards
from .hands import ingredients_in_hand, into_hand, is_food, newly_shown, out_of_hand, room_in_hand
from .state import (
    BURNERS,
    CALENTADO,
    COFFEE,
    HAND,
    HEAT,
    OWED,
    SALT,
    SCORCH_BURNER,
    SCORCH_CARD,
    SUGAR,
    WATER,
    Clause,
    Event,
    Phase,
)
from .stoves import cards_named, kind_named, number_left, off_burner

# -- on whom ----------------------------------------------------------------------------------------------------


def may_play_on(s, target):
    """One interaction card a player and turn, and none while a coffee lies there [one-a-player]."""
    return s.struck >> target & 1 == 0 and s.coffee[target] == 0


def refuse_effect(s, target):
    """An interaction card affects a player, oneself too [play-interaction], once a turn [one-a-player]."""
    if target >= s.seats:
        return Clause.PLAY_INTERACTION
    return 0 if may_play_on(s, target) else Clause.ONE_A_PLAYER


# -- what it does -----------------------------------------------------------------------------------------------


def clause_of(card):
    """The clause of an interaction card that the affected player answers."""
    if card == SALT:
        return Clause.OPEN_SALT_SHAKER
    if card == HEAT:
        return Clause.HIGH_HEAT
    return Clause.SUGAR_CUP if card == SUGAR else Clause.CALENTADO


def start_effect(s, box, seat, target, card, events):
    """It takes effect at once [play-interaction]: the affected player chooses [affected-chooses], if there is a choice.

    Coffee stays in front of the player until the end of their next turn [cup-of-coffee].
    """
    s.struck |= 1 << target
    if card == COFFEE:
        s.coffee[target] = 2 if target == seat else 1
        return
    s.effect = card
    s.affected = target
    s.owed = asked_for(s, box)
    if s.owed > 0:
        s.phase = Phase.AFFECTED
        return
    note_open(events, Event.NO_EFFECT, Clause.PARTIAL_EFFECT, seat, card, other=target)
    end_effect(s, events)


def asked_for(s, box):
    """How many cards the effect asks for: two, or as many as there are and find room [partial-effect]; open numbers."""
    seat = s.affected
    if s.effect == HEAT:
        return min(OWED, ingredients_on_stove(s, box, seat))
    if s.effect == CALENTADO:
        return min(OWED, discards_to_fetch(s), room_in_hand(s, seat))
    if s.effect == SALT:
        return min(OWED, ingredients_in_hand(s, box, seat))
    return min(to_be_given(s, box, s.turn, seat), room_in_hand(s, s.turn))


def discards_to_fetch(s):
    """How many discards a Calentado may bring back: all but its like [calentado]."""
    return s.discard.n - discards_of(s, CALENTADO)


def to_be_given(s, box, taker, giver):
    """How many ingredients a Sugar Cup asks a player for; on oneself it does nothing [sugar-cup]."""
    return min(OWED, ingredients_in_hand(s, box, giver)) if giver != taker else 0


def ingredients_on_stove(s, box, stove):
    """How many basics and specials, water among them, lie on a stove [high-heat]."""
    cards = 0
    for burner in range(BURNERS):
        for kind in range(WATER, box.first_food):
            cards += s.burner[stove][burner][kind]
    return cards


def end_effect(s, events):
    """The interaction card is discarded once its effect is done [after-effect]; the turn goes on."""
    note_open(events, Event.SPENT, Clause.AFTER_EFFECT, s.affected, s.effect)
    push(s.discard, s.effect)
    s.effect = 0
    s.affected = 0
    s.owed = 0
    s.phase = Phase.TURN


def cool_coffee(s, seat, events):
    """At the end of a turn a coffee in front of its player has waited for one turn more, or is over [cup-of-coffee]."""
    if s.coffee[seat] == 0:
        return
    s.coffee[seat] -= 1
    if s.coffee[seat] == 0:
        note_open(events, Event.SPENT, Clause.CUP_OF_COFFEE, seat, COFFEE)
        push(s.discard, COFFEE)


# -- the affected player's choice -------------------------------------------------------------------------------


def refuse_give(s, box, seat, place):
    """Ingredients of the hand [open-salt-shaker] [sugar-cup], never processed foods [food-is-safe]."""
    if s.effect != SALT and s.effect != SUGAR:
        return Clause.AFFECTED_CHOOSES
    if s.hand[seat][place] == 0:
        return clause_of(s.effect)
    return Clause.FOOD_IS_SAFE if is_food(box, s.hand[seat][place]) else 0


def refuse_scorch(s, box, seat, move):
    """Ingredients of one's stove [high-heat], never processed foods [food-is-safe]."""
    burner, card = named(move, SCORCH_BURNER), named(move, SCORCH_CARD)
    if s.effect != HEAT:
        return Clause.AFFECTED_CHOOSES
    if cards_named(s, seat, burner, card) == 0:
        return Clause.HIGH_HEAT
    return Clause.FOOD_IS_SAFE if is_food(box, kind_named(s, seat, burner, card)) else 0


def refuse_fetch(s, kind):
    """Any discard but another Calentado [calentado]."""
    if s.effect != CALENTADO:
        return Clause.AFFECTED_CHOOSES
    return 0 if kind != CALENTADO and discards_of(s, kind) > 0 else Clause.CALENTADO


def give(s, box, seat, place, events):
    """A card of the hand is discarded [open-salt-shaker], or goes to the player on turn [sugar-cup]."""
    if s.effect == SUGAR:
        hand_over(s, seat, place, events)
    else:
        shown = newly_shown(s, seat, place)
        card = out_of_hand(s, seat, place)
        note_shown(events, Event.SALTED, Clause.OPEN_SALT_SHAKER, shown, seat, card, place)
        put_away(s, box, card)
    count_down(s, events)


def hand_over(s, seat, place, events):
    """Giver and taker see the card; others know it if they knew it before [sugar-cup] [who-sees]."""
    before, deal = s.known[seat][place], s.deal[seat][place]
    after = before | just(seat) | just(s.turn)
    card = out_of_hand(s, seat, place)
    held = into_hand(s, s.turn, card, after, deal)
    shown, there = after & ~before, s.turn * HAND + held
    note_told(events, Event.GAVE, Clause.SUGAR_CUP, after, shown, seat, card, place, other=there)


def scorch(s, box, seat, move, events):
    """A card of one's stove is discarded [high-heat]."""
    burner, card = named(move, SCORCH_BURNER), named(move, SCORCH_CARD)
    kind = off_burner(s, seat, burner, card)
    note_open(events, Event.SCORCHED, Clause.HIGH_HEAT, seat, kind, number_left(seat, burner, card))
    put_away(s, box, kind)
    count_down(s, events)


def fetch(s, seat, kind, events):
    """A discard goes to the hand, seen by all [calentado]."""
    take_from_discards(s, kind)
    held = into_hand(s, seat, kind, EVERYBODY, 0)
    note_open(events, Event.FETCHED, Clause.CALENTADO, seat, kind, held)
    count_down(s, events)


def count_down(s, events):
    """One card less is asked for; the effect is done with the last [after-effect]."""
    s.owed -= 1
    if s.owed == 0:
        end_effect(s, events)

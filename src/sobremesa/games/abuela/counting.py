"""Abuela Co.: how many cards there are, in the box and on the table."""

from .state import BURNERS, COFFEE, HAND, KINDS, PANTRY, RECIPES, STOVE_COLOURS, STOVES


def supply(box, out):
    """How many cards of each kind, recipes and stoves the box holds [components]."""
    for i in range(len(out)):
        out[i] = 0
    for kind in range(1, box.kinds):
        out[kind] = box.copies[kind]
    for recipe in range(box.recipes):
        out[KINDS + recipe] = 1
    for colour in range(STOVE_COLOURS):
        out[KINDS + RECIPES + colour] = 1


def cards_in_play(s, box, kind):
    """How many cards of a kind are played with: labelled ones only with Con Más Sazón [leave-out-labelled] [sazon]."""
    return 0 if box.labelled[kind] == 1 and s.options.sazon == 0 else box.copies[kind]


def has_stove(s, seats, colour):
    """Has one of the first so many seats the stove of that colour?"""
    for seat in range(seats):
        if s.colour[seat] == colour:
            return True
    return False


def census(s, box, out):
    """How many cards of each kind, recipes and stoves lie in all places of the state, and in the box, together."""
    for i in range(len(out)):
        out[i] = 0
    for kind in range(1, box.kinds):
        out[kind] = s.food_pile[kind] + box.copies[kind] - cards_in_play(s, box, kind)
    for i in range(s.deck.n):
        out[s.deck.card[i]] += 1
    for i in range(s.discard.n):
        out[s.discard.card[i]] += 1
    for place in range(PANTRY):
        if s.pantry[place] > 0:
            out[s.pantry[place]] += 1
    if s.effect > 0:
        out[s.effect] += 1
    for stove in range(STOVES):
        count_on_stove(s, box, stove, out)
    for seat in range(s.seats):
        count_before_player(s, seat, out)
    for recipe in range(box.recipes):
        out[KINDS + recipe] = 1
    for colour in range(STOVE_COLOURS):
        out[KINDS + RECIPES + colour] += int(not has_stove(s, s.seats, colour))


def count_on_stove(s, box, stove, out):
    """Count the cards on a stove."""
    for burner in range(BURNERS):
        for kind in range(1, box.kinds):
            out[kind] += s.burner[stove][burner][kind]


def count_before_player(s, seat, out):
    """Count a player's hand, stove, and the coffee that lies there."""
    for place in range(HAND):
        if s.hand[seat][place] > 0:
            out[s.hand[seat][place]] += 1
    if s.coffee[seat] > 0:
        out[COFFEE] += 1
    out[KINDS + RECIPES + s.colour[seat]] += 1

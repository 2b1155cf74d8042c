"""Platos: points and ranks, and counting cards."""

from .state import HAND, KINDS, Special


def points_of(s, box, seat):
    """The points of the dishes that a player has completed [object]."""
    points = 0
    for dish in range(box.dishes):
        if s.owner[dish] == seat + 1:
            points += box.value[dish]
    return points


def scores(s, box, out):
    """The points of all players, those of players who are out, too [points-stay].

    The most points win; equal ones share the victory [winning].
    """
    for seat in range(s.seats):
        out.points[seat] = points_of(s, box, seat)
    for seat in range(s.seats):
        out.rank[seat] = 1
        for other in range(s.seats):
            if out.points[other] > out.points[seat]:
                out.rank[seat] += 1


def census(s, box, out):
    """How many cards of each kind, and then dishes, lie in all places of the state together."""
    for kind in range(len(out)):
        out[kind] = 0
    for i in range(s.deck.n):
        out[s.deck.card[i]] += 1
    for seat in range(s.seats):
        for i in range(s.discard[seat].n):
            out[s.discard[seat].card[i]] += 1
        for place in range(HAND):
            if s.hand[seat][place] > 0:
                out[s.hand[seat][place]] += 1
        out[Special.SECRET] += s.secret[seat]
    for i in range(s.centre.n):
        out[KINDS + s.centre.card[i]] += 1
    for i in range(s.dishes.n):
        out[KINDS + s.dishes.card[i]] += 1
    for dish in range(box.dishes):
        out[Special.MINE] += s.guard[dish]
        out[KINDS + dish] += 1 if s.owner[dish] > 0 else 0


def supply(box, out):
    """How many cards of each kind, and then dishes, the box holds [components]."""
    for kind in range(len(out)):
        out[kind] = 0
    for kind in range(1, box.kinds):
        out[kind] = box.copies[kind]
    for dish in range(box.dishes):
        out[KINDS + dish] = 1

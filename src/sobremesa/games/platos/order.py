"""Platos: the order of play, which turns and in which players change places [next-player]."""


def is_in(s, seat):
    """Is the player still in the game [empty-hand]?"""
    return s.out >> seat & 1 == 0


def players_in(s):
    """How many players are still in the game."""
    count = 0
    for seat in range(s.seats):
        count += 1 - (s.out >> seat & 1)
    return count


def spot_of(s, seat):
    """Where a player sits in the order."""
    spot = 0
    while s.order[spot] != seat:
        spot += 1
    return spot


def around(s, spot):
    """A place of the order counted on beyond its end, or back beyond its beginning, by less than its length."""
    if spot < 0:
        return spot + s.seats
    return spot - s.seats if spot >= s.seats else spot


def beside(s, seat, step):
    """The nearest player still in, so many places on at a time; the player's own seat if there is nobody else."""
    spot = spot_of(s, seat)
    for _ in range(s.seats):
        spot = around(s, spot + step)
        if is_in(s, s.order[spot]):
            return s.order[spot]
    return seat


def next_in(s, seat):
    """The next player in the direction of play; whoever is out is passed over [next-player]."""
    return beside(s, seat, s.direction)


def before_in(s, seat):
    """The player before in the direction of play; whoever is out is passed over [next-player]."""
    return beside(s, seat, -s.direction)


def in_play_order(s, number):
    """The player so many places after the one on turn, out or not."""
    return s.order[around(s, spot_of(s, s.turn) + number * s.direction)]

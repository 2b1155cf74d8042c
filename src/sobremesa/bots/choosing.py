"""How bots choose: by dice, or by what each choice leads to in a few imagined worlds.

Rules like those of a game: the tables run them on paper, the laboratory compiled, from this one source.
"""

from .dice import among

WORLDS = 4  # imagined for each decision of a greedy bot


def best(totals, n, dice):
    """The place of the largest of n totals, one of several equal ones by dice."""
    equal = 0
    for i in range(n):
        if totals[i] == largest(totals, n):
            equal += 1
    skip = among(dice, equal)
    for i in range(n):
        if totals[i] == largest(totals, n):
            if skip == 0:
                return i
            skip -= 1
    return n - 1


def largest(totals, n):
    """The largest of n totals."""
    most = totals[0]
    for i in range(1, n):
        if totals[i] > most:
            most = totals[i]
    return most

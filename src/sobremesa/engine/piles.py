"""Piles: cards in order, the last one on top."""

from .forms import record
from .rng import below


def pile(size):
    """The layout of a pile of at most `size` cards: `n` of them, `card[0]` at the bottom.

    Places above the top hold 0, so that equal piles are equal numbers.
    """
    return record(n=int, card=(int, size))


def push(pile, card):
    """Put a card on top."""
    assert pile.n < len(pile.card)
    pile.card[pile.n] = card
    pile.n += 1


def pop(pile):
    """Take the top card."""
    assert pile.n > 0
    pile.n -= 1
    card = pile.card[pile.n]
    pile.card[pile.n] = 0
    return card


def top(pile):
    """Look at the top card."""
    assert pile.n > 0
    return pile.card[pile.n - 1]


def clear(pile):
    """Take all cards away."""
    while pile.n > 0:
        pop(pile)


def shuffle(pile, rng):
    """Put the cards in random order, every order equally likely (Fisher and Yates)."""
    for i in range(pile.n - 1, 0, -1):
        j = below(rng, i + 1)
        held = pile.card[i]
        pile.card[i] = pile.card[j]
        pile.card[j] = held


def arrange(pile):
    """Put the cards in the order of their kinds (insertion sort).

    Hidden cards are arranged so before they are dealt anew: the result then depends on which cards are hidden, not
    on the order in which they happened to lie.
    """
    for i in range(1, pile.n):
        card = pile.card[i]
        j = i
        while j > 0 and pile.card[j - 1] > card:
            pile.card[j] = pile.card[j - 1]
            j -= 1
        pile.card[j] = card

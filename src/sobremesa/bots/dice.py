"""Dice: a cheap generator for what bots leave to chance, never for what is dealt.

sfc32 (Doty-Humphrey 2010) in 32-bit words kept in 64-bit ints: adds, shifts and masks, so that nothing overflows
and both forms give the same bits.
"""

from ..engine.forms import record
from ..engine.rng import BLOCK, KEY, WORD

DICE = record(a=int, b=int, c=int, count=int)
WARM_UP = 12


def begin(dice, a, b, c):
    """Begin with a seed of three 32-bit words."""
    dice.a = a
    dice.b = b
    dice.c = c
    dice.count = 1
    for _ in range(WARM_UP):
        roll(dice)


def roll(dice):
    """The next 32 random bits."""
    word = (dice.a + dice.b + dice.count) & WORD
    dice.count = (dice.count + 1) & WORD
    dice.a = dice.b ^ (dice.b >> 9)
    dice.b = (dice.c + ((dice.c << 3) & WORD)) & WORD
    dice.c = ((dice.c << 21 | dice.c >> 11) + word) & WORD
    return word


def among(dice, n):
    """A whole number from 0 to n - 1; no likelier than another by more than n in 2 ** 32."""
    return roll(dice) * n >> 32


def start_from(rng, seed):
    """Begin a dealer's generator with a seed of 32 bits, as bots do to imagine hidden cards; tables never deal so."""
    for i in range(KEY):
        rng.key[i] = 0
    for i in range(BLOCK):
        rng.word[i] = 0
    rng.key[0] = seed & WORD
    rng.count = 0
    rng.at = BLOCK

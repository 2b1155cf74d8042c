"""Chance: one generator for everything that a table deals.

ChaCha with 8 rounds (Bernstein 2008), in 32-bit words kept in 64-bit ints: adds, shifts and masks, so that
nothing overflows and both forms of a state give the same bits.  Nobody can tell the next shuffle from the cards
seen so far.
"""

import hashlib

from .forms import record

WORD = 0xFFFFFFFF
KEY, BLOCK = 8, 16
RNG = record(
    key=(int, KEY),  # the secret: eight words
    count=int,  # blocks made so far
    at=int,  # the place in the block of the next word
    word=(int, BLOCK),  # the block
)


def key_from(secret: bytes, words: str = "") -> list[int]:
    """The key of a deal: SHA-256 of the table's secret followed by the players' words, as eight 32-bit words."""
    made = digest(secret, words)
    return [int.from_bytes(made[i : i + 4], "little") for i in range(0, 32, 4)]


def digest(secret: bytes, words: str = "") -> bytes:
    """The same as 32 bytes."""
    return hashlib.sha256(secret + words.encode()).digest()


def seed_secret(seed: int | str) -> bytes:
    """The secret that `--seed SEED` stands for."""
    return f"seed {seed}".encode()


def start(rng, key):
    """Begin with a key of eight words."""
    for i in range(KEY):
        rng.key[i] = key[i]
    for i in range(BLOCK):
        rng.word[i] = 0
    rng.count = 0
    rng.at = BLOCK


def restart(rng, source):
    """Begin with a key drawn from another generator."""
    for i in range(KEY):
        rng.key[i] = bits(source)
    for i in range(BLOCK):
        rng.word[i] = 0
    rng.count = 0
    rng.at = BLOCK


def bits(rng):
    """The next 32 random bits."""
    if rng.at == BLOCK:
        refill(rng)
    rng.at += 1
    return rng.word[rng.at - 1]


def below(rng, n):
    """A whole number from 0 to n - 1, all equally likely (Lemire 2019: multiply, reject the uneven rest).

    n is at least 1 and at most 2**31, so that the product needs no more than 63 bits.
    """
    product = bits(rng) * n
    if (product & WORD) < n:
        uneven = (WORD + 1 - n) % n
        while (product & WORD) < uneven:
            product = bits(rng) * n
    return product >> 32


def refill(rng):
    """The next block of sixteen words: eight rounds, then the block's start added."""
    for i in range(BLOCK):
        rng.word[i] = first(rng, i)
    for _ in range(4):
        quarter(rng.word, 0, 4, 8, 12)
        quarter(rng.word, 1, 5, 9, 13)
        quarter(rng.word, 2, 6, 10, 14)
        quarter(rng.word, 3, 7, 11, 15)
        quarter(rng.word, 0, 5, 10, 15)
        quarter(rng.word, 1, 6, 11, 12)
        quarter(rng.word, 2, 7, 8, 13)
        quarter(rng.word, 3, 4, 9, 14)
    for i in range(BLOCK):
        rng.word[i] = (rng.word[i] + first(rng, i)) & WORD
    rng.count += 1
    rng.at = 0


def first(rng, i):
    """Word i of a block before its rounds: the constant, the key, the count of blocks, no nonce."""
    if i == 0:
        return 0x61707865
    if i == 1:
        return 0x3320646E
    if i == 2:
        return 0x79622D32
    if i == 3:
        return 0x6B206574
    if i < 12:
        return rng.key[i - 4]
    if i == 12:
        return rng.count & WORD
    return rng.count >> 32 if i == 13 else 0


def quarter(w, i, j, k, n):
    """A quarter round on four words of the block: add, mix, turn left; the names are those of RFC 8439."""
    a, b, c, d = w[i], w[j], w[k], w[n]
    a = (a + b) & WORD
    d = ((d ^ a) << 16 | (d ^ a) >> 16) & WORD
    c = (c + d) & WORD
    b = ((b ^ c) << 12 | (b ^ c) >> 20) & WORD
    a = (a + b) & WORD
    d = ((d ^ a) << 8 | (d ^ a) >> 24) & WORD
    c = (c + d) & WORD
    b = ((b ^ c) << 7 | (b ^ c) >> 25) & WORD
    w[i] = a
    w[j] = b
    w[k] = c
    w[n] = d

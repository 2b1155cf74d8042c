"""Chance: the generator is ChaCha with 8 rounds, the same in both forms, and deals evenly."""

import hashlib
from collections import Counter

import numpy as np
import pytest

from sobremesa.compiler import Entry, compiled
from sobremesa.engine.forms import numbers, paper
from sobremesa.engine.layouts import Array
from sobremesa.engine.packed import blank
from sobremesa.engine.rng import BLOCK, RNG, WORD, below, bits, key_from, restart, seed_secret, start

# J. Strombergson, "Test Vectors for the Stream Cipher ChaCha", draft 01: 256-bit key, 8 rounds, no nonce, two blocks.
VECTORS = {
    (0, 0, 0, 0, 0, 0, 0, 0): (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    ),
    (1, 0, 0, 0, 0, 0, 0, 0): (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    ),
}

ENTRIES = {
    "start": Entry(start, (RNG, Array(int, 8))),
    "restart": Entry(restart, (RNG, RNG)),
    "bits": Entry(bits, (RNG,)),
    "below": Entry(below, (RNG, int)),
}


def generator(key=(0,) * 8):
    """A generator on paper."""
    made = paper(RNG)
    start(made, key)
    return made


def scripted(*words):
    """A generator whose next words are these."""
    made = generator()
    bits(made)
    assert len(words) < BLOCK
    for i, word in enumerate(words):
        made.word[made.at + i] = word
    return made


def stream(source, take, count):
    """That many words as hexadecimal digits, the low byte of each first."""
    return b"".join(int(take(source)).to_bytes(4, "little") for _ in range(count)).hex()


@pytest.mark.parametrize("key", VECTORS)
def test_the_published_vectors(key):
    assert VECTORS[key] == stream(generator(key), bits, len(VECTORS[key]) // 8)


@pytest.mark.parametrize("key", VECTORS)
def test_the_published_vectors_packed(key):
    machine = compiled(ENTRIES)
    packed = blank(RNG)[0]
    machine.start(packed, np.array(key))
    assert VECTORS[key] == stream(packed, machine.bits, len(VECTORS[key]) // 8)


def test_both_forms_deal_the_same():
    machine = compiled(ENTRIES)
    key = key_from(b"both forms")
    one, other = generator(key), blank(RNG)
    machine.start(other[0], np.array(key))
    for n in [*range(1, 40), 2**31, 2**31 - 1, 3 * 2**29]:
        assert below(one, n) == machine.below(other[0], n)
    assert list(numbers(one)) == list(numbers(other))
    again, packed = generator(), blank(RNG)
    restart(again, one)
    machine.restart(packed[0], other[0])
    assert list(numbers(again)) == list(numbers(packed))


def test_the_count_of_blocks_goes_beyond_32_bits():
    one, other = generator(), generator()
    one.count = 2**32
    bits(one)
    bits(other)
    assert (1, 2**32 + 1) == (other.count, one.count)
    assert list(one.word) != list(other.word)
    assert WORD >= max(one.word)


def test_a_restart_depends_on_the_source_alone():
    source, same = generator((7,) * 8), generator((7,) * 8)
    one, other = generator((1,) * 8), generator((2,) * 8)
    bits(other)
    restart(one, source)
    restart(other, same)
    assert list(numbers(one)) == list(numbers(other))
    assert list(one.key) != [7] * 8


@pytest.mark.parametrize("n", [1, 2, 3, 6, 57, 1000, 2**31])
def test_below_is_in_range(n):
    source = generator(key_from(b"range"))
    assert all(0 <= below(source, n) < n for _ in range(200))


def test_below_reaches_both_ends():
    assert (0, 5) == (below(scripted(1), 6), below(scripted(WORD), 6))


def test_below_is_even():
    """60,000 throws of a die: the largest face is less than five standard deviations (of 91) from its share."""
    source = generator(key_from(b"a die"))
    thrown = Counter(below(source, 6) for _ in range(60_000))
    assert set(range(6)) == set(thrown)
    assert all(abs(count - 10_000) < 5 * 91.3 for count in thrown.values())


def test_below_rejects_the_uneven_rest():
    """2**32 words are too many for an even share of 3 * 2**29 numbers, and of 6: some words are drawn again."""
    assert 1 == below(scripted(4), 3 * 2**29) == below(scripted(3, 0, 4), 3 * 2**29)
    assert 3 == below(scripted(2**31 + 1), 6) == below(scripted(0, 2**31, 2**31 + 1), 6)


def test_below_gives_every_number_the_same_count_of_words():
    """The rule itself with words of 8 bits, all of them: what is not rejected falls evenly."""
    for n in (3, 5, 6, 7, 100, 255):
        kept = Counter(word * n >> 8 for word in range(256) if word * n % 256 >= (256 - n) % n)
        assert {256 // n} == set(kept.values())
        assert n == len(kept)


def test_a_key_comes_from_the_secret_and_the_words():
    digest = hashlib.sha256(b"secret" + "sal y az\u00facar".encode()).digest()
    key = key_from(b"secret", "sal y az\u00facar")
    assert digest == b"".join(word.to_bytes(4, "little") for word in key)
    assert 8 == len(key)
    assert key != key_from(b"secret")


def test_a_seed_stands_for_a_secret():
    assert b"seed 7" == seed_secret(7) == seed_secret("7")
    assert seed_secret(7) != seed_secret(8)

"""The bots' dice: sfc32 as it was published, and no face likelier than another."""

import numpy as np
import pytest

from sobremesa.bots import dice
from sobremesa.engine import rng
from sobremesa.engine.forms import paper


def published(a: int, b: int, c: int, n: int) -> list[int]:
    """sfc32 with the machine's own 32-bit words: twelve rounds, then n words."""
    state = np.array([a, b, c, 1], np.uint32)
    words = []
    with np.errstate(over="ignore"):
        for _ in range(12 + n):
            x, y, z, count = state
            word = x + y + count
            turned = z << np.uint32(21) | z >> np.uint32(11)
            state = np.array([y ^ y >> np.uint32(9), z + (z << np.uint32(3)), turned + word, count + np.uint32(1)])
            words.append(int(word))
    return words[12:]


@pytest.mark.parametrize("seed", [(0, 0, 0), (1, 2, 3), (0xFFFFFFFF, 0x80000000, 0xDEADBEEF)])
def test_sfc32(seed):
    thrown = paper(dice.DICE)
    dice.begin(thrown, *seed)
    assert published(*seed, 2000) == [dice.roll(thrown) for _ in range(2000)]


def test_every_face_is_as_likely():
    thrown = paper(dice.DICE)
    dice.begin(thrown, 7, 7, 7)
    counts = np.bincount([dice.among(thrown, 6) for _ in range(12_000)], minlength=6)
    assert 6 == len(counts)
    assert ((counts - 2000) ** 2 / 2000).sum() < 20.5  # chi-square, 5 degrees of freedom: one in a thousand


def test_one_face_is_always_that_one():
    thrown = paper(dice.DICE)
    dice.begin(thrown, 1, 2, 3)
    assert {0} == {dice.among(thrown, 1) for _ in range(20)}


def test_a_generator_begins_anew_whatever_it_was():
    fresh, used = paper(rng.RNG), paper(rng.RNG)
    rng.start(used, [9] * 8)
    for _ in range(21):
        rng.bits(used)
    dice.start_from(fresh, 2**40 + 5)
    dice.start_from(used, 5)
    assert [rng.bits(fresh) for _ in range(40)] == [rng.bits(used) for _ in range(40)]

"""Piles: cards in order, the last one on top."""

from collections import Counter
from itertools import permutations

import pytest

from sobremesa.compiler import Entry, compiled
from sobremesa.engine.forms import copy, numbers, paper
from sobremesa.engine.packed import blank, pack
from sobremesa.engine.piles import arrange, clear, pile, pop, push, shuffle, top
from sobremesa.engine.rng import RNG, key_from, start

LAYOUT = pile(5)


def of(*cards):
    """A pile of these cards, the last on top."""
    made = paper(LAYOUT)
    for card in cards:
        push(made, card)
    return made


def cards(held):
    """The cards of a pile from the bottom up."""
    return list(held.card)[: held.n]


def dice(secret=b"a pile"):
    """A generator."""
    made = paper(RNG)
    start(made, key_from(secret))
    return made


def test_the_last_card_is_on_top():
    held = of(3, 1, 2)
    assert (2, [3, 1, 2]) == (top(held), cards(held))
    assert [2, 1, 3] == [pop(held) for _ in range(3)]
    assert 0 == held.n


def test_places_above_the_top_hold_nothing():
    """Piles that are equal are equal numbers, whatever lay in them before."""
    held = of(3, 1, 2)
    pop(held)
    assert list(numbers(of(3, 1))) == list(numbers(held))
    clear(held)
    assert list(numbers(paper(LAYOUT))) == list(numbers(held))


def test_a_full_pile_takes_no_card():
    held = of(1, 2, 3, 4, 5)
    with pytest.raises(AssertionError):
        push(held, 6)
    assert [1, 2, 3, 4, 5] == cards(held)


@pytest.mark.parametrize("look", [top, pop])
def test_an_empty_pile_has_no_card(look):
    with pytest.raises(AssertionError):
        look(of())


def test_arranged_cards_lie_in_the_order_of_their_kinds():
    for order in permutations([1, 2, 2, 4]):
        held = of(*order)
        arrange(held)
        assert [1, 2, 2, 4] == cards(held)
    nothing = of()
    arrange(nothing)
    assert [] == cards(nothing)


def test_a_shuffle_keeps_the_cards_and_needs_no_chance_for_one():
    held, source = of(1, 2, 3, 4, 5), dice()
    shuffle(held, source)
    assert [1, 2, 3, 4, 5] == sorted(cards(held))
    single, before = of(7), list(numbers(source))
    shuffle(single, source)
    assert ([7], before) == (cards(single), list(numbers(source)))


def test_every_order_is_equally_likely():
    """12,000 shuffles of four cards: each of the 24 orders within five standard deviations (of 21.9) of its share."""
    source, found = dice(), Counter()
    for _ in range(12_000):
        held = of(1, 2, 3, 4)
        shuffle(held, source)
        found[tuple(cards(held))] += 1
    assert 24 == len(found)
    assert all(abs(count - 500) < 5 * 21.9 for count in found.values())


def test_both_forms_of_a_pile_do_the_same():
    kinds = {shuffle: (LAYOUT, RNG), arrange: (LAYOUT,), pop: (LAYOUT,), top: (LAYOUT,), push: (LAYOUT, int)}
    machine, source = compiled({rule.__name__: Entry(rule, of) for rule, of in kinds.items()}), dice()
    packed_source = pack(source, blank(RNG))[0]
    held = of(4, 2, 5, 1)
    packed = pack(held, blank(LAYOUT))[0]
    for one, other in ((shuffle, machine.shuffle), (shuffle, machine.shuffle)):
        one(held, source)
        other(packed, packed_source)
        assert list(numbers(held)) == list(numbers(packed))
    before = copy(held)
    arrange(held)
    machine.arrange(packed)
    assert list(numbers(before)) != list(numbers(held)) == list(numbers(packed))
    assert (pop(held), top(held)) == (machine.pop(packed), machine.top(packed))
    push(held, 9)
    machine.push(packed, 9)
    assert list(numbers(held)) == list(numbers(packed))
    assert list(numbers(source)) == list(numbers(packed_source))

"""Stew: what a pot is worth, by trying: every pot and every row of fed vermin."""

from collections import Counter
from itertools import product

import pytest

from sobremesa.games.stew import pot
from sobremesa.games.stew.tests.laid import ADVANCED, ALL_FED, CARDS, happened, laid, points, step, told

EVERYTHING = "potato potato potato potato carrot carrot leek leek garlic garlic chicken stone"


def worth(cards: str, fed: str = ALL_FED) -> int:
    """What a pot of these cards is worth."""
    return pot.total(laid(pot=cards, fed=fed, phase="over").state, CARDS.box)


@pytest.mark.parametrize(("potatoes", "expected"), [(1, 1), (2, 4), (3, 9), (4, 16)])
def test_potatoes(potatoes, expected):
    assert expected == worth(" ".join(["potato"] * potatoes))


def test_garlic():
    assert [6, 1] == [worth("garlic"), worth("garlic garlic")]


def test_stone():
    assert [-3, 0] == [worth("stone"), worth("stone leek")]


def test_other_values():
    assert [2, 3, 5] == [worth(card) for card in ("carrot", "leek", "chicken")]


def test_count_pot_of_all_twelve_cards():
    assert 29 == worth(EVERYTHING)
    assert 20 == worth(EVERYTHING, fed="")


def test_count_pot_at_its_best_has_one_garlic_and_no_stone():
    """All pots that there can be with all the vermin fed; the Vagabond could only share the chicken."""
    numbers = Counter(EVERYTHING.split())
    pots = [" ".join(Counter(dict(zip(numbers, some, strict=True))).elements()) for some in counts(numbers)]
    best = max(pots, key=worth)
    assert (37, Counter(EVERYTHING.split()) - Counter(["garlic", "stone"])) == (worth(best), Counter(best.split()))


def counts(numbers):
    """How many of each card a pot may have."""
    return product(*(range(number + 1) for number in numbers.values()))


def test_animals_eat_before_anything_is_counted():
    assert 6 == worth("garlic garlic", "carrot carrot leek - stone stone")
    assert 1 == worth("potato potato", "- carrot leek leek stone stone")
    assert 3 == worth("chicken", "carrot carrot leek leek - -")
    assert 2 == worth("chicken", "carrot carrot leek leek stone -")
    assert 3 == worth("", "")


def test_the_pot_counted_card_by_card_agrees_with_the_rules_for_every_pot_and_every_row():
    """The rules said once more, another way."""
    eats = dict(zip(("potato", "carrot", "leek", "garlic", "chicken"), range(5), strict=True))
    flat = {"carrot": 2, "leek": 3, "chicken": 5, "stone": -3}
    checked = 0
    for some in counts(Counter(EVERYTHING.split())):
        lie = Counter(dict(zip(Counter(EVERYTHING.split()), some, strict=True)))
        for row in range(0, 64, 21):
            left = Counter(lie)
            for card, place in eats.items():
                if left[card] and not row >> place & 1:
                    left[card] -= 1
            expected = left["potato"] ** 2 + (0, 6, 1)[left["garlic"]] + sum(flat[card] * left[card] for card in flat)
            if not row >> 5 & 1:
                expected += -3 if left["chicken"] else 3
            fed = " ".join("stone" if row >> place & 1 else "-" for place in range(6))
            assert expected == worth(" ".join(lie.elements()), fed)
            checked += 1
    assert checked == 5 * 3 * 3 * 3 * 2 * 2 * 4


def test_hungry_vermin_eat_the_first_card_that_lies_there():
    play = laid(pot="leek potato potato", fed="- carrot leek leek stone stone", phase="over")
    assert [1, -1, -1, -1, -1, -1] == [pot.meal(play.state, CARDS.box, place) for place in range(6)]


def test_vagabond_finds_the_last_chicken_that_the_fox_has_left():
    """With a second chicken in a set of one's own there may be one left for him."""
    play = laid(pot="chicken chicken", fed="carrot carrot leek leek - -", phase="over")
    assert -3 == pot.vagabond_adds(play.state, CARDS.box)


def test_reveal_pot_is_told_step_by_step():
    play = laid(2, ADVANCED, drawn="potato", pot="chicken leek leek", put_2=(1,))
    step(play, "1: call stew")
    assert [
        "You call “Stew!”",
        "Your card leaves the round: potato.",
        "In the pot, from you: chicken.",
        "In the pot, from Player 2: leek.",
        "In the pot, from you: leek.",
        "The raccoon wants a potato, but there is none.",
        "The rabbit wants a carrot, but there is none.",
        "The gopher eats a leek.",
        "The boar wants garlic, but there is none.",
        "The fox eats a chicken.",
        "The Vagabond finds no chicken and goes on his way: 3 points more.",
        "A leek: 3 points.",
        "The pot is worth 6 points.",
        "You were wrong.",
        "Player 2 gains 1 point.",
    ] == told(play, 0)


@pytest.mark.parametrize(
    ("cards", "gained"), [("leek leek garlic", [2, 0]), ("leek carrot garlic", [0, 1])], ids=["twelve", "eleven"]
)
def test_right_call_is_one_of_a_pot_of_twelve(cards, gained):
    *first, last = cards.split()
    play = laid(drawn=last, pot=" ".join(first), fed=ALL_FED, turn=1)
    assert gained == points(step(play, "2: put into the pot", "1: call stew"))


def test_a_pot_below_nought_is_a_wrong_call():
    play = step(laid(3, drawn="stone", fed=ALL_FED), "1: call stew", "1: put into the pot")
    assert "The pot is worth -3 points." in told(play)
    assert ([0, 1, 1], "WRONG") == (points(play), happened(play)[-3])

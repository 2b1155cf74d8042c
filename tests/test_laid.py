"""Positions for tests: set up by the words of case files, and the same positions that a case file sets up."""

import pytest

from sobremesa.engine.errors import BadOptions
from sobremesa.engine.forms import difference
from sobremesa.engine.positions import BadPosition
from sobremesa.games import TEMPLATE, TINY, game
from sobremesa.kit.cases import parse
from sobremesa.kit.cases.placing import start
from sobremesa.kit.laid import laying

LEFTOVERS = game(TEMPLATE)
CARDS = LEFTOVERS.cards.load()
laid = laying(LEFTOVERS, CARDS, {"hand": ("rice", "flan", "lentils"), "deck": "rice lentils"})

WHOLE_BOX = """\
game = "_template"
seats = 3
options = { meal = "snack" }
[[case]]
name = "the whole box"
seed = "laid"
[case.setup]
turn = 2
phase = "serve"
hand.1 = ["rice", "-", "flan"]
hand.2 = ["lentils", "lentils"]
hand.3 = []
seen.1 = [3]
tin.2 = ["rice", "rice"]
deck = ["lentils", "rice", "croquettes", "croquettes", "croquettes", "croquettes"]
counter = ["meatballs", "meatballs", "meatballs", "rice", "lentils", "lentils", "flan", "flan"]
[[case.step]]
asked = [2]
"""


def test_a_case_file_sets_up_the_same_position():
    (case,) = parse(WHOLE_BOX, "mine.toml", None)
    play = laid(
        3,
        {"meal": "snack"},
        turn=1,
        phase="serve",
        hand_1="rice - flan",
        hand_2="lentils lentils",
        hand_3="",
        seen_1=(2,),
        tin_2="rice rice",
        deck="lentils rice croquettes croquettes croquettes croquettes",
        counter="meatballs meatballs meatballs rice lentils lentils flan flan",
    )
    assert "" == difference(start(case.setting, case.setup, "laid").state, play.state)


def test_what_is_not_named_is_what_usually_lies_there_and_nothing_else():
    play = laid(3)
    assert ["rice", "flan", "lentils"] == [play.view(seat).zone(f"hand:{seat}").slots[0].card for seat in range(3)]
    assert (2, 0) == (play.state.deck.n, play.state.counter.n)
    assert "rice" == play.view(0).zone("hand:0").slots[0].card
    assert LEFTOVERS.seats[0] == laid().seats


def test_what_is_not_there_is_told():
    with pytest.raises(KeyError, match="there is no place or fact 'hand_3'; there are: hand_1, hand_2, tin_1"):
        laid(2, hand_3="rice")
    with pytest.raises(BadOptions, match="supper, snack"):
        laid(2, {"meal": "feast"})
    with pytest.raises(BadPosition, match="no card to fetch"):
        laid(2, deck="", phase="fetch")


def test_a_game_without_words_for_its_positions_says_so():
    tiny = game(TINY)
    with pytest.raises(BadPosition, match=r"has no positions\.py"):
        laying(tiny, tiny.cards.load())()

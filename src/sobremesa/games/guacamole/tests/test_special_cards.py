"""Guacamole's special cards: a test for every clause, named after it, and for every ruling."""

import pytest

from sobremesa.games.guacamole.state import Move
from sobremesa.games.guacamole.tests.table import MILD_1, NO_RECIPE, happened, lay


def test_special_drawn_is_discarded_at_once_and_is_the_whole_turn():
    table = lay(3, hand_1=NO_RECIPE, hand_2=NO_RECIPE, hand_3=NO_RECIPE, deck="onion t c", discard="a")
    events = table.draw(0)
    special = events[0]
    assert ("special", 0, "onion", "special-drawn") == (special.what, special.seat, special.card, special.clause)
    assert ("onion a", None) == (table.discard, table.drawn)
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_special_drawn_is_followed_by_claims():
    """Onion brings a player a recipe: it is offered before the next turn (ruling GU-3)."""
    table = lay(3, hand_1=NO_RECIPE, hand_2=MILD_1, hand_3=NO_RECIPE, deck="onion t c", discard="a")
    table.decline(1)
    table.draw(0)
    assert ("claim", (2,)) == (table.phase, table.asked)
    table.decline(2)
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_lime_passes_a_card_to_the_left():
    table = lay(3, hand_1="a a a a aa", hand_2="t t t t tt", hand_3="c c c c cc", deck="lime t c", discard="a")
    table.draw(0)
    table.give(0, "aa")
    table.give(1, "tt")
    events = table.give(2, "cc")
    passed = happened(events, "passed")
    assert [(0, 1, "aa"), (1, 2, "tt"), (2, 0, "cc")] == [(event.seat, event.other, event.card) for event in passed]
    assert {"lime"} == {event.clause for event in passed}
    assert ["a a a a cc", "t t t t aa", "c c c c tt"] == table.hands
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_cilantro_passes_a_card_to_the_right():
    table = lay(3, hand_1="a a a a aa", hand_2="t t t t tt", hand_3="c c c c cc", deck="cilantro t c", discard="a")
    table.draw(0)
    table.give(0, "aa")
    table.give(1, "tt")
    events = table.give(2, "cc")
    passed = happened(events, "passed")
    assert [(0, 2, "aa"), (1, 0, "tt"), (2, 1, "cc")] == [(event.seat, event.other, event.card) for event in passed]
    assert {"cilantro"} == {event.clause for event in passed}
    assert ["a a a a tt", "t t t t cc", "c c c c aa"] == table.hands


@pytest.mark.parametrize("special", ["lime", "cilantro"])
def test_pass_in_secret_into_the_place_of_the_card_given(special):
    """Hands keep their slots (ruling GU-5); with two players left and right are the same."""
    table = lay(hand_1="a aa aaa at ac", hand_2="t tt ttt tc ttc", deck=f"{special} t c", discard="a")
    table.draw(0)
    table.give(0, "aa")
    table.give(1, "ttc")
    assert ["a ttc aaa at ac", "t tt ttt tc aa"] == table.hands
    assert {0} == set(table.state.chosen)  # nothing of the choices stays behind


def test_pass_in_secret_asks_everybody_at_once():
    table = lay(3, hand_1=NO_RECIPE, hand_2=NO_RECIPE, hand_3=NO_RECIPE, deck="lime t c", discard="a")
    table.draw(0)
    assert ("pass", (0, 1, 2)) == (table.phase, table.asked)
    assert [list(range(Move.PASS, Move.PASS + 5))] * 3 == [table.choices(seat) for seat in range(3)]
    assert ["pass-in-secret"] * 2 == [table.refused(1, move) for move in (Move.DRAW, Move.TAKE)]
    table.give(1, "t")
    assert (0, 2) == table.asked
    assert [NO_RECIPE] * 3 == table.hands


def test_pass_in_secret_shows_nobody_what_was_chosen():
    table = lay(3, hand_1=NO_RECIPE, hand_2="t tt ttt tc ttc", hand_3=NO_RECIPE, deck="lime t c", discard="a")
    table.draw(0)
    other = lay(3, hand_1=NO_RECIPE, hand_2="t tt ttt tc ttc", hand_3=NO_RECIPE, deck="lime t c", discard="a")
    other.draw(0)
    assert [] == table.give(1, "tt")
    assert [] == other.give(1, "ttc")
    for viewer in (0, 2, None):
        assert table.play.view(viewer) == other.play.view(viewer)
        assert table.play.log(viewer)[-1].event.what == other.play.log(viewer)[-1].event.what
    assert table.play.view(1) != other.play.view(1)


def test_pass_in_secret_whatever_the_order_of_the_answers():
    chosen = {0: "aa", 1: "tt", 2: "cc"}
    told = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        table = lay(3, hand_1="a a a a aa", hand_2="t t t t tt", hand_3="c c c c cc", deck="cilantro t c", discard="a")
        table.draw(0)
        events = [event for seat in order for event in table.give(seat, chosen[seat])]
        told.add((repr(table.state), repr(events), repr(table.play.steps)))
    assert 1 == len(told)


def test_pass_in_secret_is_not_a_secret_whether_one_has_chosen():
    """Everybody sees who is still to choose (ruling GU-13)."""
    table = lay(3, hand_1=NO_RECIPE, hand_2=NO_RECIPE, hand_3=NO_RECIPE, deck="lime a t", discard="a")
    table.draw(0)
    table.give(1, table.hand(1).split()[0])
    assert [(0, 2)] * 4 == [table.play.view(viewer).to_act for viewer in (0, 1, 2, None)]


def test_pass_in_secret_only_after_lime_or_cilantro():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="a t c")
    assert ["pass-in-secret"] * 5 == [table.refused(0, Move.PASS + place) for place in range(5)]
    table.draw(0)
    assert "turn-choices" == table.refused(0, Move.PASS)


def test_onion_passes_whole_hands_to_the_left():
    """In their order (ruling GU-5); discs stay with their owners."""
    table = lay(
        3,
        hand_1="a aa aaa at ac",
        hand_2="t tt ttt tc ttc",
        hand_3="c cc ccc acc tcc",
        won_1="mild-3",
        won_3="spicy-4",
        deck="onion t c",
    )
    events = happened(table.draw(0), "passed-hand")
    assert [(0, 1), (1, 2), (2, 0)] == [(event.seat, event.other) for event in events]
    assert {"onion"} == {event.clause for event in events}
    assert ["c cc ccc acc tcc", "a aa aaa at ac", "t tt ttt tc ttc"] == table.hands
    assert [{"mild-3"}, set(), {"spicy-4"}] == [table.won(seat) for seat in range(3)]
    counted = [counter.value for counter in table.play.view(0).counters]
    assert [1, 1, 10, 8, 1, 1, 0, 9, 2] == counted  # avocados, tomatoes, chilies of seat 0, 1, 2

"""Cudillero: what the greedy bot prefers."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import copy, paper
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.judgement import AT_LEFT_END, SHARES
from sobremesa.games.cudillero.state import Move
from sobremesa.games.cudillero.tests.laid import CARDS, PERSONAL, VARIANTS, laid, random_game, say


def chosen(play, seat=0):
    """What the greedy bot does, in words."""
    greedy = bot("greedy", GAME, CARDS, "greedy")
    move = greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, play.position(seat), seat))
    return say(GAME.view.describe(CARDS, move))


def test_it_raises_the_colour_that_it_has_most_of():
    assert "Raise red" == chosen(laid(act_1="action-6", building_1_1="doorway f47 f48 f50", building_1_2="doorway f02"))


def test_it_finishes_a_high_building():
    play = laid(act_1="action-1", day=3, round=5, building_1_1="doorway f02 f06 f08 f10", hand_1="r03 f12")
    assert "Build card 1 on building 1" == chosen(play)


def test_it_adds_a_free_card_rather_than_decline_it():
    assert chosen(laid(phase="free", market_floors="f02")).startswith("Add")


def test_it_buys_when_its_hand_is_empty():
    assert chosen(laid(act_1="action-3")).startswith("Buy")


@pytest.mark.parametrize("round", [3, 4, 5])
def test_it_buys_a_roof_while_there_is_time_to_build_it(round):
    high = {"day": 3, "round": round, "building_1_1": "doorway f02 f06 f08"}
    assert "Buy roof 1 of the market" == chosen(laid(act_1="action-3", market_floors="f40", market_roofs="r17", **high))


def test_it_ends_its_turn_rather_than_lower_its_own_colour():
    play = laid(act_1="action-6", building_1_1="doorway f47 f48", value_red=10)
    assert chosen(play) != "Lower red"


def test_it_never_moves_a_doorway_to_and_fro():
    """[move-doorway]"""
    play = laid(act_1="action-6", either=0, building_1_1="doorway f02", building_2_1="doorway")
    assert "End the turn" == chosen(play)


def test_it_keeps_a_token_that_scores():
    """[kept-plus-twenty]"""
    play = laid(phase="tokens", common="kept-plus-twenty", plus_ten_1=False)
    assert "Use no token" == chosen(play)


def test_it_bids_high_for_a_card_that_it_can_use_twice():
    play = laid(phase="bid", hand_1="f02 f06", actions_1="action-1 action-3 action-8 action-10 action-18")
    words = chosen(play)
    assert words.startswith("Bid cards")
    assert words.endswith("act with card 1")
    assert " 5," in words


def test_it_uses_an_extra_turn_when_there_is_something_to_do():
    """[extra-turn]"""
    play = laid(turn=1, act_2="action-1", either=0, hand_2="f02 f06", extra_turn_2=True)
    assert "Use the extra turn token" == chosen(play, 1)


def test_it_keeps_the_objective_that_it_meets_most_easily():
    play = laid(
        2,
        PERSONAL,
        phase="keep",
        dealt_roofs_1="r24 r23",
        dealt_roofs_2="r01 r02",
        dealt_objectives_1="three-alike third-blue",
        dealt_objectives_2="two-tall third-red",
    )
    assert chosen(play).endswith("the second objective")


def test_it_completes_a_clothes_line():
    """[clothes-line]"""
    play = laid(act_1="action-1", building_1_1="doorway f01", building_2_1="doorway", hand_1="f05 f45")
    assert "Build card 1 on building 2" == chosen(play)


def test_it_buys_the_card_that_completes_a_clothes_line():
    """[clothes-line]"""
    play = laid(
        act_1="action-3",
        building_1_1="doorway f04",
        building_2_1="doorway",
        market_floors="f12 f05 f14 f40",
        market_roofs="r17 r18",
    )
    assert "Buy floor 2 of the market" == chosen(play)


def test_it_lets_the_cables_go_on():
    """[fibre]"""
    play = laid(act_1="action-1", building_1_1="doorway f20", hand_1="f16 f11")
    assert "Build card 2 on building 1" == chosen(play)


def test_it_widens_a_village_that_has_no_room():
    """[doorway-at-bottom]"""
    play = laid(act_1="action-3", building_1_1="doorway f05 f20 f35 f50 r01")
    assert chosen(play).startswith("Buy a doorway")


def test_it_takes_the_third_colour():
    """[three-colours]"""
    play = laid(act_1="action-1", building_1_1="doorway f05 f20", hand_1="f15 f45")
    assert "Build card 2 on building 1" == chosen(play)


def test_it_ends_its_last_turn_though_it_has_lost():
    """[move-doorway] no doorway is moved to and fro to put off the end"""
    play = laid(
        day=3,
        round=6,
        turn=1,
        act_1="action-6",
        act_2="action-6",
        either=0,
        building_1_1="doorway f47 f48 f50 r19",
        building_1_2="doorway f02 r01",
        building_2_2="doorway",
        initial_2="r02",
    )
    assert "End the turn" == chosen(play, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_to_end_a_turn_costs_less_than_where_a_doorway_lies(seats):
    """[move-doorway] so no turn goes on for ever, whatever lies on the table"""
    assert SHARES // 2 == AT_LEFT_END % SHARES
    ended = 0
    for play in random_game(seats, VARIANTS, f"ends {seats}", 300):
        if Move.END not in play.choices(play.to_act()[0] if not play.over else 0):
            continue
        seat, after = play.state.turn, copy(play.state)
        GAME.rules.apply(after, CARDS.box, seat, Move.END, paper(EVENTS))
        lost = GAME.judgement.judge(play.state, CARDS.box, seat) - GAME.judgement.judge(after, CARDS.box, seat)
        assert lost < SHARES // 2
        ended += 1
    assert ended > 50

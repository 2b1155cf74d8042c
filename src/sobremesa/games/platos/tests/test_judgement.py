"""Platos: what the greedy bot prefers."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.games.platos import GAME
from sobremesa.games.platos.tests.laid import CARDS, FREE, laid, say

SEEDS = range(8)


def chosen(play, seat=0, seed="greedy"):
    """What the greedy bot does, in words."""
    greedy = bot("greedy", GAME, CARDS, seed)
    move = greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, play.position(seat), seat))
    return say(GAME.view.describe(CARDS, move))


def test_it_completes_the_dish_with_the_most_points():
    play = laid(3, hand_1="cheese tomato flour egg", centre="provoleta pizza choripan polenta", dishes="locro")
    assert "Complete Pizza muzzarella" == chosen(play)


def test_it_strikes_the_best_dish_of_the_leader():
    play = laid(
        3,
        FREE,
        phase="actions",
        hand_1="contamination contamination rice egg",
        cooked_2="pizza",
        cooked_3="locro",
        dishes="humita",
    )
    assert "Contaminate Locro with two" == chosen(play)


def test_it_passes_a_fire_on():
    assert "Answer" == chosen(laid(3, attack="fire", target=1, hand_2="fire rice rice"), 1)


def test_it_protects_the_dish_that_is_attacked():
    said = {"attack": "contamination", "dish": "locro", "cooked_2": "locro pizza", "dishes": "humita"}
    assert "Protect Locro" == chosen(laid(3, hand_2="mine rice", **said), 1)


def test_it_does_not_play_its_last_card_away():
    assert "Draw" == chosen(laid(3, hand_1="reverse"))


def test_it_keeps_its_answers_when_it_must_discard():
    play = laid(3, phase="discard", hand_1="fire mine apron reverse secret contamination")
    assert "Discard card 4" == chosen(play)


def test_it_ends_its_turn_rather_than_waste_a_special():
    assert "End the turn" == chosen(laid(3, FREE, phase="actions", hand_1="reverse rice rice"))


def test_it_does_not_bind_itself_to_silence():
    """[standing-order]"""
    assert "No answer" == chosen(laid(3, attack="apron", target=2), 2)


@pytest.mark.parametrize(
    ("own", "theirs", "turns", "does", "options"),
    [
        ("pizza", "provoleta", 9, "Draw", {}),
        ("provoleta", "pizza", 9, "Take from the pile of seat 3", {}),
        ("provoleta", "pizza", 600, "Draw", {}),
        ("provoleta", "pizza", 600, "Draw", {"reshuffle": "true"}),
    ],
    ids=["ahead", "behind", "after very many turns", "after very many turns, and all is shuffled once more"],
)
def test_it_draws_the_last_card_when_the_end_is_good_for_it_or_long_due(own, theirs, turns, does, options):
    play = laid(
        3,
        options,
        deck="reverse",
        hand_1="meat flour onion egg cheese",
        cooked_1=own,
        cooked_2=theirs,
        discard_2="potato potato potato",
        discard_3="rice",
        centre="locro puchero humita milanesa",
        dishes="tortilla fideos",
    )
    play.state.turns = turns
    assert does == chosen(play)


# -- the end ----------------------------------------------------------------------------------------------------

LAST_FIRE = {"hand_1": "fire rice corn", "hand_2": "rice corn egg", "dishes": "locro puchero humita milanesa tortilla"}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", [{}, {**FREE, "phase": "actions"}], ids=["mode 1", "mode 2"])
@pytest.mark.parametrize(
    ("points", "wins"),
    [
        ({"cooked_1": "fideos", "cooked_2": "pizza"}, False),
        ({"cooked_2": "pizza"}, False),
        ({}, False),
        ({"cooked_1": "pizza", "cooked_2": "fideos"}, True),
    ],
    ids=["behind", "with nothing", "level", "ahead"],
)
def test_it_puts_the_last_other_player_out_only_if_that_wins(points, wins, options, seed):
    """While the fire may still be answered, too, it is judged as the end that it will be [one-left]."""
    said = dict(options)
    play = laid(2, {"mode": said.pop("mode", "1")}, **said, **LAST_FIRE, **points)
    assert wins == (chosen(play, seed=seed) == "Play Kitchen Fire")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("own", "wins"), [("fideos", False), ("locro", True)], ids=["behind", "ahead"])
def test_points_of_players_who_are_out_count_when_it_puts_the_last_one_out(own, wins, seed):
    """[points-stay]"""
    play = laid(
        3,
        hand_1="fire rice corn",
        hand_2="rice egg",
        hand_3="",
        out=(2,),
        cooked_1=own,
        cooked_3="pizza",
        dishes="puchero humita",
    )
    assert wins == (chosen(play, seed=seed) == "Play Kitchen Fire")


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_is_neither_first_nor_last_does_not_end_the_game(seed):
    """With three players there is somebody to be ahead of, too."""
    play = laid(
        3,
        hand_1="fire rice corn",
        hand_2="rice egg",
        hand_3="",
        out=(2,),
        cooked_1="milanesa",
        cooked_2="pizza",
        dishes="puchero",
    )
    assert "Play Kitchen Fire" != chosen(play, seed=seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("own", "theirs", "ends"), [("pizza", "fideos", True), ("fideos", "pizza", False)], ids=["ahead", "behind"]
)
def test_it_takes_the_last_turn_of_another_player_only_if_the_end_is_good_for_it(own, theirs, ends, seed):
    """[deck-runs-out] [lost-turns]"""
    play = laid(
        2,
        deck="",
        due=(1,),
        hand_1="apron rice",
        hand_2="rice rice rice",
        discard_2="egg",
        cooked_1=own,
        cooked_2=theirs,
        dishes="locro",
    )
    assert ends == (chosen(play, seed=seed) == "Play Hang Up the Apron")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("own", "ends"), [("pizza", True), ("choripan", False)], ids=["ahead", "behind"])
def test_it_plays_its_last_card_away_if_the_end_is_good_for_it(own, ends, seed):
    """[empty-hand] [one-left]"""
    play = laid(2, hand_1="reverse", hand_2="rice egg", cooked_1=own, cooked_2="fideos", dishes="locro")
    assert ends == (chosen(play, seed=seed) == "Play Reversed Round")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("cards", ["fire rice corn", "fire fire corn"], ids=["a fire", "a double fire"])
def test_in_the_last_turn_of_a_lost_game_it_burns_nothing(cards, seed):
    """[deck-runs-out] The points are the same in the end, so nobody is put out for nothing."""
    play = laid(
        3,
        FREE,
        phase="actions",
        deck="",
        hand_1=cards,
        hand_2="rice corn",
        hand_3="",
        out=(2,),
        cooked_1="fideos",
        cooked_2="pizza",
        dishes="puchero humita",
    )
    assert "End the turn" == chosen(play, seed=seed)


BEHIND = {
    "hand_1": "fire rice corn",
    "cooked_1": "fideos",
    "cooked_2": "pizza",
    "discard_2": "apron",
    "dishes": "locro puchero humita tortilla",
}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fire_that_comes_back_is_judged_as_the_end_that_it_will_be(seed):
    """[pass-fire-on] [one-left] It does not burn all that the other holds, but passed on all of one's own hand.

    To draw the last card is bad enough for whoever is behind; that the other holds a fire is known.
    """
    play = laid(2, deck="corn", hand_2="fire onion onion tomato apron", known_1_2=(0,), **BEHIND)
    assert "Draw" == chosen(play, seed=seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fire_that_is_answered_gives_nobody_another_turn(seed):
    """[deck-runs-out] In mode 1 the action is the last of a lost game, answered or not."""
    play = laid(2, deck="", hand_2="fire egg meat potato", known_1_2=(0,), **BEHIND)
    assert "Pass" == chosen(play, seed=seed)


# -- doubles ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_one_fire_waits_until_it_strikes_hard_or_there_are_two(seed):
    """[kitchen-fire] [doubles]"""
    said = {"phase": "actions", "hand_2": "rice corn egg meat potato"}
    assert "End the turn" == chosen(laid(2, FREE, hand_1="fire rice corn", **said), seed=seed)
    ahead = laid(2, FREE, hand_1="fire fire corn", cooked_1="pizza", dishes="locro", **said)
    assert "Play two Kitchen Fires on seat 2" == chosen(ahead, seed=seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_this_is_mine_complete_a_dish(seed):
    """[double-mine]"""
    play = laid(
        2, FREE, phase="actions", hand_1="mine mine rice", centre="pizza choripan locro puchero", dishes="humita"
    )
    assert "Complete Choripán with two This Is Mine" == chosen(play, seed=seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_bind_itself_to_silence_by_lot_while_another_still_answers(seed):
    """[undo-reservation]"""
    play = laid(3, attack="mine", dish="choripan", hand_2="rice rice", hand_3="rice rice")
    assert (1, 2) == play.to_act()
    assert "No answer" == chosen(play, 1, seed)

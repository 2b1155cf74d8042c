"""Stew: the course of the game: turns, calls, rounds, the end."""

import pytest

from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import LIMIT, LONGEST_TURN, MOVES, Ending, Phase
from sobremesa.games.stew.tests.laid import (
    ADVANCED,
    ALL_FED,
    CARDS,
    EASY,
    deal,
    happened,
    laid,
    move,
    named,
    points,
    step,
)

BOTH = pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])


@pytest.mark.parametrize("seats", GAME.seats)
def test_components_are_all_on_the_table(seats):
    play, out = deal(seats), [0] * GAME.state.CENSUS
    GAME.rules.census(play.state, CARDS.box, out)
    assert [0, 4, 2, 2, 2, 1, 1] == out[:7]
    assert (11, 1) == (play.state.deck.n, int(play.state.drawn > 0))


def test_first_player_is_any_seat_and_later_rounds_begin_with_the_caller():
    assert {(0,), (1,), (2,)} == {deal(3, seed).to_act() for seed in range(20)}
    play = laid(4, drawn="potato", first=3)
    step(play, "1: feed the fox", "2: let it simmer", "3: call stew", "4: call stew")
    assert (2,) == play.to_act()
    step(play, "3: begin the next round")
    assert (2, 2, 2) == (play.state.first, play.state.turn, play.state.rounds)


def test_shuffle_deck_with_another_seed_is_another_deck():
    assert 20 == len({named(list(deal(2, seed).state.deck.card)) for seed in range(20)})


@BOTH
def test_draw_card_is_the_beginning_of_every_turn(options):
    play = deal(2, options=options)
    seat = play.to_act()[0]
    while play.state.deck.n:
        held = play.state.deck.card[play.state.deck.n - 1]
        step(play, f"{seat + 1}: put into the pot", f"{2 - seat}: let it simmer")
        seat = 1 - seat
        assert (held, seat, (seat,)) == (play.state.drawn, play.state.turn, play.to_act())


def test_turn_actions_leave_no_card_in_the_hand():
    for words in ("put into the pot", "feed the boar"):
        play = step(laid(drawn="leek"), f"1: {words}")
        assert (0, Phase.BETWEEN) == (play.state.drawn, play.state.phase)


def test_feed_vermin_needs_no_matching_ingredient():
    play = laid(drawn="stone")
    assert [move("put into the pot"), *range(move("feed the raccoon"), move("feed the raccoon") + 6)] == [
        number for number in play.choices(0) if number != move("call stew")
    ]
    step(play, "1: feed the raccoon")
    assert "stone" == named(play.state.fed)


@pytest.mark.parametrize("seats", GAME.seats)
def test_call_between_asks_all_but_the_one_who_has_just_played(seats):
    for turn in range(seats):
        play = step(laid(seats, drawn="leek", turn=turn), f"{turn + 1}: put into the pot")
        assert tuple(seat for seat in range(seats) if seat != turn) == play.to_act()


def test_call_on_the_first_turn_of_a_round_is_one_of_the_three_actions():
    """The printed rules let any player call on their turn; ruling ST-8 is about the time between turns. [call]"""
    play = deal(2)
    assert move("call stew") in play.choices(play.to_act()[0])


@pytest.mark.parametrize(
    ("answers", "caller"),
    [("cc.", 0), (".cc", 1), ("c.c", 0), ("..c", 2), ("c..", 0)],
)
def test_call_together_is_settled_from_the_one_who_draws_next(answers, caller):
    """Seat 4 has played; seat 1 draws next. The order in which the answers come does not matter."""
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        play = step(laid(4, drawn="leek", turn=3), "4: put into the pot")
        for seat in order:
            step(play, f"{seat + 1}: {'call stew' if answers[seat] == 'c' else 'let it simmer'}")
        assert caller + 1 == play.state.caller
        assert sum(1 << seat for seat in range(3) if answers[seat] == "c") == play.state.called


def test_not_again_holds_until_the_round_is_over():
    play = laid(4, drawn="leek", deck="potato carrot garlic leek")
    quiet = "let it simmer and do not ask again"
    step(play, "1: feed the fox", f"2: {quiet}", "3: let it simmer", f"4: {quiet}")
    step(play, "2: feed the boar")
    assert (0, 2) == play.to_act()
    step(play, "1: let it simmer", f"3: {quiet}", "3: put into the pot")
    assert (0,) == play.to_act()
    step(play, f"1: {quiet}", "4: put into the pot")
    assert (Phase.TURN, (0,)) == (play.state.phase, play.to_act())
    step(play, "1: call stew", "1: put into the pot", "1: begin the next round")
    assert 0 == play.state.quiet


def test_not_again_is_not_heard_when_somebody_calls():
    play = step(laid(3, drawn="leek"), "1: put into the pot", "2: let it simmer and do not ask again", "3: call stew")
    assert "QUIET" not in happened(play)


def test_easy_call_may_be_taken_back_until_the_card_is_played():
    play = step(laid(drawn="leek", pot="garlic", put_2=(0,)), "1: call stew")
    assert [move("call stew")] == [made.move for made in play.pending]
    assert (None, Phase.TURN) == (play.view(1).zone("drawn").slots[0].card, play.committed.phase)
    play.undo(0)
    assert Phase.TURN == play.state.phase
    step(play, "1: call stew", "1: put into the pot")
    assert ([], Phase.ROUND_OVER) == (play.pending, play.state.phase)


def test_easy_call_with_nothing_to_show_but_ones_own_card_cannot_be_taken_back():
    play = step(laid(drawn="leek"), "1: call stew", "1: put into the pot")
    assert [] == play.pending
    assert "OPENED" in happened(play)


def test_advanced_call_takes_the_card_out_of_the_round():
    play = step(laid(3, ADVANCED, drawn="garlic", pot="leek leek", fed=ALL_FED), "1: call stew")
    assert ("garlic", "leek leek") == (named([play.state.aside]), named(play.state.pot.card))
    assert [0, 1, 1] == points(play)


@BOTH
def test_nobody_calls_after_the_last_card(options):
    play = laid(3, options, drawn="leek", right_2=1, first=2)
    step(play, "1: put into the pot", "2: let it simmer", "3: let it simmer")
    assert "SIMMERS" not in happened(play)[-3:]
    assert ["NOBODY_CALLED", "LOST"] == happened(play)[-2:]
    assert ([0, 1, 0], (2,)) == (points(play), play.to_act())


def test_nobody_calls_and_nobody_has_a_point_yet():
    play = step(laid(drawn="leek"), "1: put into the pot", "2: let it simmer")
    assert ["NOBODY_CALLED", "TIED"] == happened(play)[-2:]
    assert [0, 0] == points(play)


def test_winning_ends_the_game_at_once():
    play = laid(drawn="garlic", pot="leek leek", fed=ALL_FED, right_1=1, wrong_1=2)
    step(play, "1: call stew", "1: put into the pot")
    assert (True, [6, 0], [1, 2]) == (play.over, points(play), list(play.scores().rank)[:2])
    assert Ending.WON == play.state.ending
    assert ["RIGHT", "WON"] == happened(play)[-2:]


def test_winning_together():
    play = laid(4, drawn="leek", wrong_2=4, wrong_3=4, wrong_4=3)
    step(play, "1: call stew", "1: put into the pot")
    assert (True, [0, 5, 5, 4], [4, 1, 1, 3]) == (play.over, points(play), list(play.scores().rank)[:4])


def test_object_is_five_points_and_four_are_not_enough():
    play = step(laid(drawn="leek", wrong_2=3), "1: call stew", "1: put into the pot")
    assert (False, [0, 4], Ending.NOT_OVER) == (play.over, points(play), play.state.ending)


def test_keep_points_through_a_round_that_nobody_called():
    play = laid(drawn="leek", right_1=2, wrong_2=3)
    step(play, "1: put into the pot", "2: let it simmer", "1: begin the next round")
    assert [3, 3] == points(play)


def test_next_round_has_all_twelve_cards_and_hungry_vermin():
    play = laid(drawn="leek", pot="potato garlic", fed="carrot - leek", put_2=(0,), fed_by_2=(2,), quiet=())
    step(play, "1: call stew", "1: feed the boar", "1: begin the next round")
    s, out = play.state, [0] * GAME.state.CENSUS
    GAME.rules.census(s, CARDS.box, out)
    assert [0, 4, 2, 2, 2, 1, 1] == out[:7]
    assert [0] * 8 == list(s.fed) == list(s.feeder)
    assert {0} == set(s.putter)
    assert (0, 0, 0) == (s.pot.n, s.caller, s.called)


@pytest.mark.parametrize("seats", GAME.seats)
def test_your_turn(seats):
    play = laid(seats, drawn="leek", turn=1)
    assert ["your-turn"] * 4 == [play.refusal(seat, move("call stew")) for seat in (0, seats, -1, 64)]
    assert play.refusal(1, move("call stew")) is None


@pytest.mark.parametrize("number", [-1, MOVES, 10**9])
def test_known_moves(number):
    assert "known-moves" == laid(drawn="leek").refusal(0, number)


def test_game_over():
    play = laid(right_1=3, phase="over")
    assert {"game-over"} == {play.refusal(seat, number) for seat in (0, 1) for number in range(-1, MOVES + 1)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_safety_limit_is_never_passed(seats):
    """From every number of moves before the limit, with as many moves as a turn can have."""
    ended = []
    for moves in range(LIMIT - 2 * LONGEST_TURN, LIMIT - LONGEST_TURN + 1):
        play = laid(seats, drawn="leek", deck="potato carrot potato carrot potato", moves=moves)
        while not play.over:
            seat = play.to_act()[0]
            play.move(seat, move("let it simmer") if play.state.phase == Phase.BETWEEN else play.choices(seat)[0])
        ended.append(play.state.moves)
        assert "LIMIT" in happened(play)
        assert Ending.LIMIT == play.state.ending
    assert LIMIT - LONGEST_TURN < min(ended) <= max(ended) <= LIMIT

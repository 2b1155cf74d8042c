"""Cudillero: what the greedy bot prefers."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.engine.contract import handle
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import copy, paper
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.judgement import AT_LEFT_END, SHARES
from sobremesa.games.cudillero.state import PLUS_TOKENS, Common, Move, Phase
from sobremesa.games.cudillero.tests.laid import CARDS, PERSONAL, VARIANTS, laid, move, random_game, say


def chosen(play, seat=0, seed="greedy"):
    """What the greedy bot does, in words."""
    greedy = bot("greedy", GAME, CARDS, seed)
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


SEEDS = range(12)  # of the bot's dice: what it prefers does not hang on them
EVERYBODY_DECIDES, LAST_TO_DECIDE = {}, {"plus_ten_2": False, "plus_twenty_2": False}


@pytest.mark.parametrize("others", [EVERYBODY_DECIDES, LAST_TO_DECIDE], ids=["first", "last"])
@pytest.mark.parametrize("kept", ["plus-ten", "plus-twenty"])
def test_it_keeps_a_token_that_scores(kept, others):
    """[kept-plus-ten] [kept-plus-twenty] whether the others have decided or not"""
    has = {f"{token}_1": token.replace("_", "-") == kept for token in ("plus_ten", "plus_twenty")}
    for seed in SEEDS:
        play = laid(phase="tokens", common=f"kept-{kept}", act_1="action-3", **has, **others)
        assert "Use no token" == chosen(play, seed=seed)


@pytest.mark.parametrize("others", [EVERYBODY_DECIDES, LAST_TO_DECIDE], ids=["first", "last"])
def test_it_uses_no_token_for_a_bid_that_is_won_without(others):
    """[plus-tokens] the token would be gone, whether the others have decided or not"""
    for seed in SEEDS:
        play = laid(phase="tokens", **BEST_BIDS, **others)
        assert "Use no token" == chosen(play, seed=seed)


# In the last round of a day everybody knows which three cards the other has laid, but not which of them are bid.
BEST_BIDS = {"round": 6, "bids_1": "action-18 action-17", "bids_2": "action-11 action-12", "act_2": "action-10"}
WORSE_BIDS = {**BEST_BIDS, "bids_1": "action-2 action-3", "act_1": "action-1", "hand_1": "f02 f06"}


@pytest.mark.parametrize("others", [EVERYBODY_DECIDES, LAST_TO_DECIDE], ids=["first", "last"])
def test_it_uses_a_token_for_a_bid_that_is_lost_without(others):
    """[bid-winner] a bid that is won, and a turn that begins with it, is worth what was hoped for"""
    for seed in SEEDS:
        play = laid(phase="tokens", plus_twenty_1=False, **WORSE_BIDS, **others)
        assert "Use the +10 token" == chosen(play, seed=seed)


def judged(state, seat):
    """What the seat thinks of a position."""
    return GAME.judgement.judge(state, CARDS.box, seat)


def after(state, seat, move):
    """The position after a move."""
    made = copy(state)
    GAME.rules.apply(made, CARDS.box, seat, move, paper(EVENTS))
    return made


@pytest.mark.parametrize("common", [handle(common) for common in Common])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_paid_is_gone_before_the_others_have_decided(seats, common):
    """[plus-tokens] a token that is used is worth nothing any more, though it lies there until cards are turned over"""
    state = laid(seats, phase="tokens", common=common).state
    for seat in range(seats):
        for tokens in range(1 << PLUS_TOKENS):
            decided = after(state, seat, Move.TOKENS + tokens)
            gone = copy(decided)
            for token in range(PLUS_TOKENS):
                gone.tokens[seat][token] &= ~(tokens >> token)
            assert Phase.TOKENS == decided.phase
            assert judged(gone, seat) == judged(decided, seat)


def test_a_bid_is_as_good_as_what_the_others_may_still_hold():
    """[compare-bids] 12 and 11 win for sure when all higher cards of the other have been seen"""

    def hoped(seen):
        held = "action-1 action-2 action-3 action-11 action-12"
        play = laid(phase="bid", round=3, hand_1="f02 f06", actions_1=held, used_2=seen)
        return judged(after(play.state, 0, move("bid cards 4 and 5, act with card 1")), 0)

    low = hoped("action-3 action-4 action-5 action-6 action-7 action-8")
    high = hoped("action-13 action-14 action-15 action-16 action-17 action-18")
    assert low < high


def test_others_who_have_not_decided_may_raise_their_bids():
    """[token-decision] [plus-tokens]"""

    def hoped(tokens):
        bids = {"bids_1": "action-12 action-11", "act_1": "action-1", "hand_1": "f02 f06"}
        play = laid(3, phase="tokens", plus_ten_2=tokens, plus_twenty_2=tokens, **bids)
        return judged(after(play.state, 0, Move.TOKENS), 0)

    assert hoped(True) < hoped(False)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_that_begins_is_worth_what_was_promised(seats):
    """[bid-winner] [one-of-two] only what is done in it changes the judgement"""
    begun = 0
    for play in random_game(seats, VARIANTS, f"begins {seats}", 400):
        state = play.state
        if state.phase != Phase.ACTION or state.spot + 1 == seats:
            continue
        coming = state.order[state.spot + 1]
        next_turn = after(state, state.turn, Move.END)
        assert (coming, 0) == (next_turn.turn, next_turn.acted)
        assert abs(judged(next_turn, coming) - judged(state, coming)) < SHARES
        begun += 1
    assert begun > 50


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
        seat, before = play.state.turn, copy(play.state)
        before.acted = 1  # what the turn promised before its first move is gone, whatever that was
        assert judged(before, seat) - judged(after(before, seat, Move.END), seat) < SHARES // 2
        ended += 1
    assert ended > 50

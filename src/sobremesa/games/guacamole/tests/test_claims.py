"""Guacamole's claims: a test for every clause, named after it, and for every ruling."""

import pytest

from sobremesa.engine.forms import copy
from sobremesa.engine.rng import key_from, start
from sobremesa.engine.views import Text
from sobremesa.games.guacamole import GAME, cards, redeal, rules
from sobremesa.games.guacamole.state import Move
from sobremesa.games.guacamole.tests.table import (
    HEATS,
    MEDIUM_1,
    MILD_1,
    NO_RECIPE,
    SPICY_1,
    all_alike,
    anew_from,
    deal,
    happened,
    lay,
    standard_set,
)


def test_claim_by_a_player_who_is_not_on_turn():
    table = lay(3, hand_1=NO_RECIPE, hand_2=NO_RECIPE, hand_3=MILD_1, deck="a t c aa tt cc", discard="a")
    assert ("claim", (2,)) == (table.phase, table.asked)
    claimed = table.claim(2, "mild")[0]
    assert ("claimed", 2, "mild-1", "claim") == (claimed.what, claimed.seat, claimed.card, claimed.clause)
    assert {"mild-1"} == table.won(2)


def test_claim_does_not_use_up_a_turn():
    table = lay(hand_1=NO_RECIPE, hand_2=MILD_1, deck="a t c aa tt cc", discard="a")
    table.claim(1, "mild")
    assert ("turn", (0,)) == (table.phase, table.asked)
    table.draw(0)
    table.throw(0)
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_claim_in_ones_own_turn():
    table = lay(hand_1="aaa att tc c aa", hand_2=NO_RECIPE, discard="a t")
    table.take(0, over="aa")
    assert ("claim", (0,)) == (table.phase, table.asked)
    table.claim(0, "mild")
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_claim_comes_before_anything_else():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE)
    assert ["claim"] * 2 == [table.refused(0, move) for move in (Move.DRAW, Move.TAKE)]
    assert [Move.CLAIM, Move.DECLINE] == table.choices(0)


def test_claim_order_from_the_player_on_turn():
    """One after another in play order; each who declines makes room for the next (ruling GU-4)."""
    table = lay(4, hand_1=MILD_1, hand_2=NO_RECIPE, hand_3=MEDIUM_1, hand_4=SPICY_1, turn=2)
    order = []
    while table.phase == "claim":
        order.append(table.asked)
        table.decline(table.asked[0])
    assert [(2,), (3,), (0,)] == order
    assert ("turn", (2,)) == (table.phase, table.asked)


def test_claim_order_begins_again_after_a_claim():
    """Seat 0 let the medium disc go, and is first again once the discs have changed (ruling GU-4)."""
    table = lay(3, hand_1=MEDIUM_1, hand_2=MILD_1, hand_3=SPICY_1, deck="a t c aa tt cc", turn=0)
    assert (0,) == table.asked
    table.decline(0)
    assert (1,) == table.asked
    table.claim(1, "mild")
    assert (0,) == table.asked
    table.decline(0)
    assert (2,) == table.asked


def test_claim_order_after_the_deal():
    """Claims are offered before the first turn (ruling GU-10)."""
    table, _ = deal(3, card_set=all_alike())
    assert ("claim", (table.state.turn,)) == (table.phase, table.asked)
    for n in range(1, 4):
        table.decline(table.asked[0])
        if n < 3:
            assert ("claim", ((table.state.turn + n) % 3,)) == (table.phase, table.asked)
    assert ("turn", (table.state.turn,)) == (table.phase, table.asked)


def test_claim_order_while_cards_are_passed():
    """Nobody is offered a claim before all hands have settled (ruling GU-10)."""
    table = lay(3, hand_1="aaa att tc c ac", hand_2=MILD_1, hand_3=NO_RECIPE, deck="lime a c", discard="aa")
    table.decline(1)
    table.draw(0)
    assert "pass-in-secret" == table.refused(1, Move.CLAIM)
    table.give(0, "ac")
    table.give(1, "t")
    assert "pass" == table.phase
    table.give(2, "t")
    assert [MILD_1, "aaa att tc c ac", NO_RECIPE] == table.hands
    assert ("claim", (0,)) == (table.phase, table.asked)


def test_claim_order_asks_only_those_whose_open_hands_match():
    """Who is asked follows from what everybody sees (ruling X-7)."""
    table = lay(3, hand_1=NO_RECIPE, hand_2=MILD_1, hand_3=NO_RECIPE)
    views = [table.play.view(viewer) for viewer in (0, 1, 2, None)]
    assert [(1,)] * 4 == [view.to_act for view in views]
    for seat in (0, 2):
        other = copy(table.state)
        start(other.rng, key_from(b"another table"))
        redeal.redeal(other, table.play.cards.box, seat, anew_from())
        assert rules.to_act(table.state) == rules.to_act(other)


@pytest.mark.parametrize(
    ("phase", "clause", "own"),
    [("drawn", "turn-choices", (Move.KEEP, Move.PASS)), ("pass", "pass-in-secret", (Move.PASS, Move.CLAIM))],
)
@pytest.mark.parametrize("option", ["standard", "easier"])
def test_what_must_be_done_first_is_the_reason_whatever_else_forbids_a_move(phase, clause, own, option):
    """Neither that the hand does not match nor that there is no such pile: first the drawn card, or the choice."""
    deck = "lime a t" if phase == "pass" else "a t c"
    table = lay(2, {"game": option}, hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck=deck)
    table.draw(0)
    assert phase == table.phase
    reasons = {table.refused(0, move) for move in range(GAME.moves) if not own[0] <= move < own[1]}
    assert {clause} == reasons


def test_a_claim_that_is_offered_is_answered_before_anything_else():
    """[claim]"""
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="a t c", discard="lime")
    assert {"claim"} == {table.refused(0, move) for move in range(Move.CLAIM)}


def test_decline_claim_is_for_as_long_as_hand_and_discs_are_the_same():
    """A claim that was let go cannot be made later, unoffered."""
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="ccc a t")
    table.decline(0)
    assert "decline-claim" == table.refused(0, Move.CLAIM)
    view = table.play.view(0)
    assert Text("why.let-go") == GAME.view.explain(view, table.play.cards, Move.CLAIM, "decline-claim")
    assert Text("why.decline-claim") == GAME.view.explain(view, table.play.cards, Move.DECLINE, "decline-claim")


def test_decline_claim_is_a_move():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE)
    (declined,) = table.decline(0)
    assert ("declined", 0, "decline-claim") == (declined.what, declined.seat, declined.clause)
    assert (MILD_1, set(), "mild-1 mild-2") == (table.hand(0), table.won(0), table.discs("mild"))
    assert ("turn", (0,)) == (table.phase, table.asked)


def test_decline_claim_only_when_one_is_offered():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="a t lime")
    assert "decline-claim" == table.refused(0, Move.DECLINE)
    table.draw(0)
    assert "turn-choices" == table.refused(0, Move.DECLINE)
    table.throw(0)
    table.draw(1)
    table.throw(1)
    table.draw(0)
    assert "pass" == table.phase
    assert "pass-in-secret" == table.refused(0, Move.DECLINE)


def test_decline_claim_is_not_asked_again_while_nothing_of_theirs_changes():
    """Neither turns nor changes of other hands bring the claim back (ruling GU-4)."""
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="ccc a ttt aa t", discard="a")
    table.decline(0)
    table.draw(0)
    table.throw(0)
    assert ("turn", (1,)) == (table.phase, table.asked)
    table.draw(1)
    table.keep(1, over="c")
    assert ("turn", (0,)) == (table.phase, table.asked)


def test_decline_claim_is_asked_again_when_the_hand_changes():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="ccc a ttt aa t", discard="t")
    table.decline(0)
    table.take(0, over="t")
    assert ("claim", (0,)) == (table.phase, table.asked)


def test_decline_claim_is_asked_again_when_the_hand_comes_by_passing():
    table = lay(hand_1=MILD_1, hand_2=MILD_1, deck="onion a ttt aa t")
    table.decline(0)
    table.decline(1)
    table.draw(0)
    assert ("claim", (0,)) == (table.phase, table.asked)
    table.decline(0)
    assert ("claim", (1,)) == (table.phase, table.asked)


def test_decline_claim_is_asked_again_when_the_discs_change():
    table = lay(hand_1=MILD_1, hand_2="aaa att tcc c aa", deck="ccc a ttt aa t at ac", discard="a")
    table.decline(0)
    table.draw(0)
    table.throw(0)
    table.state.discard.card[table.state.discard.n - 1] = table.play.cards.by_id["c"].number
    table.take(1, over="aa")
    assert ("claim", (1,)) == (table.phase, table.asked)  # seat 0 is not asked again
    table.claim(1, "medium")
    assert ("claim", (0,)) == (table.phase, table.asked)


def test_two_discs_that_ask_for_the_same():
    """A hand that matches both chooses one (ruling GU-11)."""
    source = standard_set()
    for disc in source["disc"]:
        if disc["id"] in ("mild-1", "spicy-1"):
            disc.update(avocados=4, tomatoes=3, chilies=4)
    for heat, rest in (("mild", {"medium", "spicy"}), ("medium", {"mild", "spicy"}), ("spicy", {"mild", "medium"})):
        table = lay(hand_1=MEDIUM_1, hand_2=NO_RECIPE, cards=cards.build(source))
        assert [Move.CLAIM, Move.CLAIM + 1, Move.CLAIM + 2, Move.DECLINE] == table.choices(0)
        table.claim(0, heat)
        assert {f"{heat}-1"} == table.won(0)
        assert {f"{other}-1" for other in rest} < {table.discs(other).split()[0] for other in HEATS}


def test_new_hand():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="cc ac at tt aa ccc", discard="a")
    events = happened(table.claim(0, "mild"), "new-card")
    assert ["cc", "ac", "at", "tt", "aa"] == [event.card for event in events]
    assert {"new-hand"} == {event.clause for event in events}
    assert "cc ac at tt aa" == table.hand(0)
    assert "t c tc att aaa a" == table.discard  # in the order of the hand (ruling GU-4)
    assert "ccc" == table.deck


def test_new_hand_may_match_at_once():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="aaa att tcc c c ccc t")
    table.claim(0, "mild")
    assert ("claim", (0,)) == (table.phase, table.asked)
    table.claim(0, "medium")
    assert {"mild-1", "medium-1"} == table.won(0)


def test_new_hand_draws_another_card_for_a_special():
    """It goes back into the deck, which is shuffled (ruling GU-1)."""
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="cc lime at tt aa ccc ttt aac ttc acc", discard="a")
    events = table.claim(0, "mild")
    assert ["claimed", "hand-away", "new-card", "shuffled-in"] == [event.what for event in events][:4]
    assert "cc" == table.hand(0).split()[0]
    assert "lime" not in table.hand(0)
    assert "lime" in table.deck
    assert 10 == len(f"{table.hand(0)} {table.deck}".split())


def test_others_keep_their_cards():
    others = ["a aa aaa at ac", "c cc ccc acc tcc"]
    table = lay(3, hand_1=others[0], hand_2=MILD_1, hand_3=others[1], deck="t c a aa tt cc")
    table.claim(1, "mild")
    assert others == [table.hand(0), table.hand(2)]


def test_next_disc_of_that_pile_is_turned():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="t c a aa tt cc")
    (turned,) = happened(table.claim(0, "mild"), "turned-disc")
    assert ("mild-2", 0, "next-disc") == (turned.card, turned.place, turned.clause)
    assert ["mild-2", "medium-1 medium-2", "spicy-1 spicy-2"] == [table.discs(heat) for heat in HEATS]


def test_next_disc_may_match_another_hand():
    """Mild-2 asks for 5 avocados, 4 tomatoes and 2 chilies: claims are offered anew (ruling GU-4)."""
    table = lay(hand_1=MILD_1, hand_2="aaa att tc ac t", deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert ("claim", (1,)) == (table.phase, table.asked)
    table.claim(1, "mild")
    assert {"mild-2"} == table.won(1)


def test_next_disc_of_an_empty_pile_is_none():
    """An empty pile turns nothing, and nothing can be claimed from it (ruling GU-6)."""
    table = lay(hand_1=MILD_1, hand_2=MILD_1, deck="t c a aa tt cc", disc_mild="mild-1")
    events = table.claim(0, "mild")
    assert not happened(events, "turned-disc")
    assert ("", "turn") == (table.discs("mild"), table.phase)
    table.draw(0)
    table.throw(0)
    assert (1,) == table.asked
    assert "exact-match" == table.refused(1, Move.CLAIM)

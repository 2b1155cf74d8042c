"""What holds at every table of Guacamole: a test for every clause, named after it, and for every ruling."""

import pytest

from sobremesa.engine.forms import copy
from sobremesa.games.guacamole import GAME, redeal
from sobremesa.games.guacamole.state import LIMIT, MOVES, Move
from sobremesa.games.guacamole.tests.table import MEDIUM_1, MILD_1, NO_RECIPE, anew_from, happened, lay


def test_who_sees_what_lies_open():
    table = lay(hand_1=NO_RECIPE, hand_2=MEDIUM_1, won_2="mild-3", deck="a t c", discard="at ccc")
    table.decline(1)
    for viewer in (0, 1, None):
        view = table.play.view(viewer)
        assert ["mild-3"] == [slot.card for slot in view.zone("won:1").slots]
        assert ["mild-1"] == [slot.card for slot in view.zone("disc:mild").slots]
        assert "ccc" == view.zone("discard").slots[-1].card
        assert (3, 2, 2) == (view.zone("deck").count, view.zone("discard").count, view.zone("disc:mild").count)
        assert [None] == [slot.card for slot in view.zone("deck").slots]


def test_who_sees_nothing_of_the_order_of_deck_and_discs():
    """Dealt anew, deck and discs below the open ones look the same to everybody [who-sees]."""
    table = lay(
        hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="a t c aa tt cc at ac tc", disc_mild="mild-1 mild-2 mild-3 mild-4"
    )
    orders = set()
    anew = anew_from()
    for _ in range(5):
        other = copy(table.state)
        redeal.redeal(other, table.play.cards.box, 0, anew)
        assert GAME.view.view(table.state, table.play.cards, 0) == GAME.view.view(other, table.play.cards, 0)
        assert sorted(table.state.deck.card) == sorted(other.deck.card)
        orders.add((tuple(other.deck.card), tuple(other.discs[0].card)))
    assert 5 == len(orders)


def test_who_sees_a_drawn_card_and_a_chosen_one():
    """Dealt anew, the drawn card stays; a chosen one stays for its owner and may be any for others [who-sees]."""
    drawn = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att t c aa onion cc at")
    drawn.draw(0)
    chosen = lay(hand_1=NO_RECIPE, hand_2="t tt ttt tc ttc", deck="lime t c")
    chosen.draw(0)
    chosen.give(1, "ttt")
    anew = anew_from()
    places = set()
    for _ in range(60):
        for seat in (0, 1):
            one, two = copy(drawn.state), copy(chosen.state)
            redeal.redeal(one, drawn.play.cards.box, seat, anew)
            redeal.redeal(two, chosen.play.cards.box, seat, anew)
            assert drawn.state.drawn == one.drawn
            if seat == 1:
                assert 2 == two.chosen[1]
            else:
                places.add(two.chosen[1])
    assert {0, 1, 2, 3, 4} == places


def test_your_turn():
    table = lay(3, hand_1=NO_RECIPE, hand_2=NO_RECIPE, hand_3=NO_RECIPE, deck="lime t c")
    for seat in (1, 2, 3, -1):
        assert "your-turn" == table.play.refusal(seat, Move.DRAW)
    assert {"your-turn"} == {table.refused(1, move) for move in range(-3, MOVES + 3)}
    table.draw(0)
    table.give(1, "a")
    assert "your-turn" == table.refused(1, Move.PASS + 3)  # an answer stands


def test_your_turn_is_when_a_claim_is_offered():
    table = lay(3, hand_1=NO_RECIPE, hand_2=MILD_1, hand_3=MEDIUM_1)
    assert ["your-turn", None, "your-turn"] == [table.refused(seat, Move.DECLINE) for seat in range(3)]
    assert "your-turn" == table.refused(2, Move.CLAIM + 1)


@pytest.mark.parametrize("move", [-1, -17, MOVES, MOVES + 1, 10**6, -(2**62)])
def test_known_moves(move):
    phases = [
        lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE),
        lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="a t c"),
        lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="lime t c"),
        lay(hand_1=MILD_1, hand_2=NO_RECIPE),
    ]
    phases[1].draw(0)
    phases[2].draw(0)
    assert ["turn", "drawn", "pass", "claim"] == [table.phase for table in phases]
    assert ["known-moves"] * 4 == [table.refused(0, move) for table in phases]


def test_game_over():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_1="medium-3 spicy-3")
    table.claim(0, "mild")
    assert {"game-over"} == {table.refused(seat, move) for seat in (0, 1) for move in range(-3, MOVES + 3)}
    assert ([], []) == (table.choices(0), table.choices(1))


def test_safety_limit_ends_the_game_as_it_stands():
    """The game ends with the last move allowed and is ranked as it stands (ruling X-5)."""
    table = lay(
        hand_1=NO_RECIPE, hand_2=NO_RECIPE, won_1="mild-3", won_2="mild-4 medium-4", deck="a t c", moves=LIMIT - 2
    )
    table.draw(0)
    assert "drawn" == table.phase
    events = table.throw(0)
    assert ["safety-limit"] == [event.clause for event in happened(events, "limit")]
    assert ("over", "limit", (), [2, 1]) == (table.phase, table.ending, table.asked, table.ranks)


def test_safety_limit_waits_until_passed_cards_have_settled():
    """Otherwise the order of the answers would decide which of them counts."""
    table = lay(hand_1="a a a a aa", hand_2="t t t t tt", deck="lime t c", moves=LIMIT - 1)
    table.draw(0)
    table.give(1, "tt")
    assert "pass" == table.phase
    table.give(0, "aa")
    assert ["a a a a tt", "t t t t aa"] == table.hands
    assert ("over", "limit") == (table.phase, table.ending)


def test_safety_limit_leaves_a_victory_a_victory():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_1="medium-3 spicy-3", moves=LIMIT - 1)
    table.claim(0, "mild")
    assert ("over", "won") == (table.phase, table.ending)

"""Stew: positions in words: those that there can be, and why others cannot."""

import random

import pytest

from sobremesa.engine import rng
from sobremesa.engine.forms import difference, paper
from sobremesa.engine.positions import BadPosition
from sobremesa.engine.undealt import cleared
from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import Phase
from sobremesa.games.stew.tests.laid import ADVANCED, CARDS, EASY, deal, laid
from sobremesa.kit.laid import SECRET


@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_laid_out_anew_every_position_of_a_game_is_the_same(options):
    """Chance and the number of turns come from elsewhere."""
    phases = set()
    for seats in GAME.seats:
        play, dice = deal(seats, f"laid {seats}", options), random.Random(str(seats))
        while not play.over:
            seat = dice.choice(play.to_act())
            play.move(seat, dice.choice(play.choices(seat)))
            state = play.state
            again = cleared(GAME, state)
            again.turns = state.turns
            GAME.positions.lay_out(again, CARDS, GAME.positions.layout(state, CARDS))
            assert "" == difference(state, again)
            phases.add(Phase(int(state.phase)))
    assert set(Phase) - phases == (set() if options == EASY else {Phase.LAST_CARD})


def test_a_layout_names_every_card_of_the_box_once():
    expected = sorted(card.id for card in CARDS.cards for _ in range(card.copies))
    layout = GAME.positions.layout(deal().state, CARDS)
    assert expected == sorted(card for lie in layout.cards.values() for card in lie if card)


def test_what_is_not_named_follows():
    assert Phase.TURN == laid(drawn="leek").state.phase
    assert Phase.ROUND_OVER == laid().state.phase
    assert (Phase.BETWEEN, (1,)) == (laid(3, pot="leek", answer_3="call").state.phase, (1,))
    assert [0, 1] == list(laid(pot="leek leek", put_2=(1,)).state.putter)[:2]
    assert 2 == laid(3, caller=1, first=1).state.called


BAD = [
    ("put.1", {"pot": "leek", "put_1": (1,), "drawn": "leek"}, "the pot has 1 cards, and no card 2"),
    ("fed_by.2", {"fed": "leek", "fed_by_2": (2,), "drawn": "leek"}, "no card lies on vermin 3"),
    ("fed", {"fed": "- - - - - - leek", "drawn": "leek"}, "there are 6 vermin in the row"),
    ("phase", {"phase": "turn"}, "the seat on turn has drawn a card: name 'drawn'"),
    ("phase", {"phase": "between", "drawn": "leek"}, "nobody holds a drawn card in the phase 'between'"),
    ("phase", {"phase": "between"}, "before the first card of a round nobody is asked"),
    ("phase", {"phase": "between", "pot": "leek", "answer_2": "simmer"}, "leave one seat's answer open"),
    ("quiet", {"phase": "between", "pot": "leek", "quiet": (1,)}, "not all others can be quiet"),
    ("phase", {"drawn": "leek", "right_1": 3}, "a seat has won"),
    ("answer.1", {"pot": "leek", "answer_1": "call"}, "seat 1 is not asked between turns here"),
    ("answer.2", {"drawn": "leek", "answer_2": "call"}, "seat 2 is not asked between turns here"),
    ("caller", {"phase": "last-card", "drawn": "leek"}, "is on turn and has called, in the easy version"),
    ("caller", {"phase": "last-card", "drawn": "leek", "caller": 0, "options": ADVANCED}, "in the easy version"),
    ("caller", {"drawn": "leek", "caller": 0}, "a call ends the round"),
    ("caller", {"deck": "leek"}, "a round that nobody has called ends with an empty deck"),
    ("called", {"drawn": "leek", "called": (0,)}, "of those who have called one is the caller"),
    ("first", {"caller": 1, "first": 0}, "the caller goes first in the next round"),
]


@pytest.mark.parametrize(("key", "said", "message"), BAD, ids=[f"{bad[0]}-{n}" for n, bad in enumerate(BAD)])
def test_what_there_cannot_be_is_refused_with_the_reason(key, said, message):
    with pytest.raises(BadPosition, match=message) as error:
        laid(**said)
    assert key == error.value.key


def test_the_generator_is_not_part_of_a_layout():
    chance = paper(rng.RNG)
    rng.start(chance, rng.key_from(SECRET))
    assert list(chance.key) == list(laid(drawn="leek").state.rng.key)

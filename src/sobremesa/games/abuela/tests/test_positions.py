"""Abuela Co.: positions in words: those that there can be, and why others cannot."""

import random

import pytest

from sobremesa.engine import rng
from sobremesa.engine.events import EVERYBODY, just
from sobremesa.engine.forms import difference, paper
from sobremesa.engine.positions import BadPosition
from sobremesa.engine.undealt import cleared
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.state import COMMUNITY, Phase
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, random_game

BOTH = {**ADVANCED, **SAZON}


@pytest.mark.parametrize("options", [{}, ADVANCED, {**BOTH, "start_side": "B"}], ids=["basic", "advanced", "sazon"])
def test_laid_out_anew_every_position_of_a_game_is_the_same(options):
    """Chance and the number of turns come from elsewhere."""
    dice, phases = random.Random(str(options)), set()
    for play in random_game(3, options, f"laid {options}", 700):
        if dice.random() < 0.7:
            continue
        state = play.state
        phases.add(int(state.phase))
        again = cleared(GAME, state)
        GAME.positions.lay_out(again, CARDS, GAME.positions.layout(state, CARDS))
        again.turns = state.turns
        assert "" == difference(state, again)
    assert {Phase.TURN, Phase.CONFIRM, Phase.AFFECTED} <= phases


def test_a_layout_names_every_card_of_the_box_once():
    expected = sorted(card.id for card in CARDS.cards for _ in range(card.copies))
    for options in ({}, SAZON):
        for play in random_game(4, options, f"box {options}", 60):
            layout = GAME.positions.layout(play.state, CARDS)
            assert expected == sorted(card for lie in layout.cards.values() for card in lie if card)


def test_what_is_not_named_follows():
    state = laid(3, hand_1="corn egg").state
    assert (2, Phase.TURN, 1) == (state.left, state.phase, state.rounds)
    assert [just(0), EVERYBODY] == list(state.known[0])[:2]
    assert Phase.CONFIRM == laid(left=0).state.phase
    affected = laid(3, effect="salt", hand_2="corn").state
    assert (Phase.AFFECTED, 1, 1, just(1)) == (affected.phase, affected.affected, affected.owed, affected.struck)
    timed = laid(options=SAZON, community_2="panela panela", community_timer_2=1).state
    assert (2, CARDS.by_id["panela"].number, 2) == tuple(
        part[COMMUNITY][1] for part in (timed.lock_seat, timed.lock_kind, timed.lock_count)
    )


BAD = [
    ("hand.1", {"hand_1": "panela"}, "bears the label"),
    ("recipes", {"recipes": "natilla"}, "bears the label"),
    ("community-1", {"community_1": "corn"}, "in play in the advanced game and with Con Más Sazón only"),
    ("burner-1.1", {"burner_1_1": "corn cow"}, "basics of one type only"),
    ("burner-3.1", {"burner_1_1": "corn", "burner_3_1": "corn"}, "corn lies on another burner"),
    ("side.1", {"side_1": "B"}, "with Con Más Sazón only"),
    ("coffee-waits.1", {"coffee_waits_1": 2}, "no Cup of Coffee"),
    ("open.1", {"open_1": (0,)}, "seat 1 holds no card 1"),
    ("known-2.1", {"known_2_1": (2,), "hand_1": "corn"}, "seat 1 holds no card 3"),
    ("known-1.1", {"known_1_1": (0,), "hand_1": "corn"}, "seat 1 is no other player"),
    ("dealt-1.1", {"dealt_1_1": 1, "hand_1": "corn"}, "not been renewed so often"),
    ("timer-1.1", {"timer_1_1": 0, "burner_1_1": "corn"}, "a timer card must lie there"),
    ("timer-1.1", {"timer_1_1": 0, "burner_1_1": "panela cheese", "options": SAZON}, "timer-card-1.1 names the one"),
    ("timer-cards-1.1", {"timer_cards_1_1": 1, "burner_1_1": "corn"}, "name timer-1.1, too"),
    (
        "timer-cards-1.1",
        {"timer_1_1": 0, "timer_cards_1_1": 2, "burner_1_1": "panela", "options": SAZON},
        "1 such cards lie there",
    ),
    ("affected", {"affected": 1}, "no interaction card takes effect"),
    ("affected", {"effect": "salt", "affected": 1}, "it can ask for 0 cards"),
    ("owed", {"effect": "salt", "affected": 1, "hand_2": "corn", "owed": 2}, "it can ask for 1 cards"),
    ("enhanced", {"enhanced": True, "action": "draw"}, "with Con Más Sazón"),
    ("enhanced", {"enhanced": True, "options": SAZON}, "only an action under way"),
    ("moved", {"moved": True, "action": "place", "hand_1": "corn"}, "only an enhanced removing"),
    ("swapped-hand", {"swapped_hand": (0,), "swapped_pantry": (0,)}, "while the action is 'exchange'"),
    ("swapped-pantry", {"swapped_hand": (0,), "action": "exchange"}, "as many places"),
    ("lit", {"lit": (0,)}, "while the action is 'light'"),
    ("steps", {"steps": 1}, "does not agree"),
    ("steps", {"action": "exchange"}, "under way has made one"),
    ("left", {"action": "place", "left": 2, "hand_1": "corn"}, "an action is under way"),
    ("action", {"action": "place"}, "it is over"),
    ("action", {"action": "draw"}, "it is over"),
    ("action", {"effect": "salt", "affected": 0, "hand_1": "corn", "action": "draw"}, "the action is 'place'"),
    ("free-used", {"free_used": True}, "no free action"),
    ("community-lit", {"community_lit": True}, "in play in the advanced game"),
    ("lit-stove", {"action": "light", "lit": (0,), "lit_stove": "community", "burner_1_1": "hen hen"}, "in play"),
    ("phase", {"phase": "confirm"}, "makes the phase 'turn', not 'confirm'"),
]


@pytest.mark.parametrize(("key", "said", "message"), BAD, ids=[f"{bad[0]}-{n}" for n, bad in enumerate(BAD)])
def test_what_there_cannot_be_is_refused_with_the_reason(key, said, message):
    with pytest.raises(BadPosition, match=message) as error:
        laid(**said)
    assert key == error.value.key


def test_the_generator_is_not_part_of_a_layout():
    state = laid(hand_1="corn").state
    chance = paper(rng.RNG)
    rng.start(chance, rng.key_from(rng.seed_secret("laid")))
    assert list(chance.key) == list(state.rng.key)

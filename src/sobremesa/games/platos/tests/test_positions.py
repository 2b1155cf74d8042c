"""Platos: positions in words: those that there can be, and why others cannot."""

import random

import pytest

from sobremesa.engine.events import EVERYBODY, just
from sobremesa.engine.forms import difference
from sobremesa.engine.positions import BadPosition, Kind
from sobremesa.engine.undealt import cleared
from sobremesa.games.platos import GAME
from sobremesa.games.platos.positions import MOST_LOST
from sobremesa.games.platos.state import LIMIT, Ending, Phase
from sobremesa.games.platos.tests.laid import CARDS, FREE, laid, random_game
from sobremesa.kit.cases import BadCase, parse

OPTIONS = [{}, FREE, {**FREE, "dishes": "2", "discards": "any", "reshuffle": "true"}]


def test_laid_out_anew_every_position_of_a_game_is_the_same():
    """Chance and the number of turns come from elsewhere."""
    dice, phases = random.Random(1), set()
    for options in OPTIONS:
        for seats in (2, 5):
            for play in random_game(seats, options, f"laid {options}", 900):
                state = play.state
                if dice.random() < 0.8 and state.phase not in (Phase.ANSWER, Phase.FIRE, Phase.GIVE):
                    continue
                phases.add(int(state.phase))
                again = cleared(GAME, state)
                GAME.positions.lay_out(again, CARDS, GAME.positions.layout(state, CARDS))
                again.turns = state.turns
                assert "" == difference(state, again)
    assert set(Phase) == phases


def test_a_layout_names_every_card_of_the_box_once():
    expected = sorted(card.id for card in CARDS.cards for _ in range(card.copies))
    for options in OPTIONS:
        for play in random_game(4, options, f"box {options}", 120):
            layout = GAME.positions.layout(play.state, CARDS)
            assert expected == sorted(card for lie in layout.cards.values() for card in lie if card)


def test_what_is_not_named_follows():
    state = laid(3, hand_1="egg fire", open_1=(0,)).state
    assert (Phase.TURN, just(0), 1, 1) == (state.phase, state.asked, state.direction, state.turns)
    assert [EVERYBODY, just(0)] == list(state.known[0])[:2]
    assert Phase.ANSWER == laid(3, attack="apron", target=1).state.phase
    assert (4, just(0)) == (laid(attack="fire", target=1).state.fire, laid(attack="fire", target=1).state.answered)
    assert 8 == laid(attack="fire", target=1, many=2).state.fire
    assert just(1) | just(2) == laid(3, attack="mine", dish="choripan").state.asked
    assert 4 == laid(centre="").state.centre.n


@pytest.mark.parametrize(
    ("said", "ending"),
    [
        ({}, Ending.DECK_RAN_OUT),
        ({"moves": LIMIT}, Ending.LIMIT),
        ({"out": (1,), "hand_2": ""}, Ending.ONE_LEFT),
        ({"out": (0, 1), "hand_1": "", "hand_2": ""}, Ending.NOBODY_LEFT),
        ({"ending": "last-dish"}, Ending.LAST_DISH),
    ],
)
def test_how_a_game_has_ended_follows_if_it_is_not_named(said, ending):
    assert ending == laid(phase="over", **said).state.ending


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_a_position_whose_numbers_are_as_large_as_they_may_be_goes_on(seats, options):
    """A move tells of every turn that is lost, and all of that finds room."""
    most = {fact.id: fact.most for fact in GAME.positions.FACTS if fact.each_seat and fact.kind == Kind.NUMBER}
    said = {f"lost_{seat + 1}": most["lost"] for seat in range(seats)}
    play = laid(seats, options, hand_1="apron fire rice", **said)
    before = sum(play.state.lost)
    for move in play.choices(0):
        branch = play.branch()
        branch.move(0, move)
        while branch.state.turn == 0 and not branch.over:
            seat = branch.to_act()[0]
            branch.move(seat, branch.choices(seat)[-1])
        assert sum(branch.state.lost) < before


def test_a_case_file_with_more_turns_to_lose_than_there_is_room_for_is_refused(tmp_path):
    setup, step = "lost.1 = {0}\nlost.2 = {0}\n", 'moves = ["seat 1: draw"]\n'
    text = f'game = "platos"\n[[case]]\nname = "lost"\n[case.setup]\n{setup}[[case.step]]\n{step}'
    with pytest.raises(BadCase) as error:
        parse(text.format(20_000), "mine.toml", tmp_path)
    told = [problem.partition("expected ")[2] for problem in error.value.problems]
    assert {f"a whole number from 0 to {MOST_LOST}, not 20000"} == set(told)


BAD = [
    ("spot.1", {"spot_1": 2}, "each in its own"),
    ("quiet", {"quiet": (1,), "out": (1,), "hand_2": ""}, "seat 2 is out"),
    ("due", {"due": (1,)}, "has not run out"),
    ("out", {"out": (1,)}, "seat 2 holds cards"),
    ("hand.2", {"hand_2": ""}, "whoever holds no card is out"),
    ("hand.1", {"hand_1": "egg egg egg egg egg egg"}, "may hold 5 cards"),
    ("turn", {"out": (0,), "hand_1": ""}, "seat 1 is out"),
    ("guard", {"protected_1": "pizza", "dishes": "locro"}, "1 are protected"),
    ("lots", {"lots": (9,)}, "there are 7 dishes"),
    ("reserved.1", {"reserved_1": (6,)}, "no dish 7 in the centre"),
    ("open.1", {"open_1": (3,)}, "seat 1 has no card 4"),
    ("older.1", {"older_1": (3,)}, "seat 1 has no card 4"),
    ("known-1.1", {"known_1_1": (0,)}, "seat 1 is no other player"),
    ("known-5.1", {"known_5_1": (0,)}, "seat 5 is no other player"),
    ("phase", {"phase": "actions"}, "only the free mode"),
    ("phase", {"phase": "discard"}, "no seat holds more"),
    ("phase", {"phase": "fire"}, "name the attack"),
    ("phase", {"phase": "turn", "deck": "", "options": FREE}, "no card to draw"),
    ("target", {"phase": "give"}, "with another player"),
    ("target", {"attack": "apron", "target": 0}, "seat 1 cannot answer"),
    ("target", {"attack": "apron", "target": 1, "open_2": (0, 1)}, "seat 2 cannot answer"),
    ("target", {"attack": "fire", "target": 1, "answered": (1,)}, "seat 2 cannot answer"),
    ("dish", {"attack": "contamination"}, "name the dish"),
    ("dish", {"attack": "contamination", "dish": "locro"}, "unprotected dish of another seat"),
    ("dish", {"attack": "mine", "dish": "locro"}, "does not lie in the centre"),
    ("attack", {"attack": "mine", "dish": "choripan", "answer_2": "no"}, "nobody is left to answer"),
    ("owed", {"attack": "fire", "target": 1, "phase": "fire"}, "one by one"),
    ("ending", {"ending": "last-dish"}, "once its phase is `over`"),
    ("ending", {"phase": "over", "ending": "not-over"}, "once its phase is `over`"),
]


@pytest.mark.parametrize(("key", "said", "message"), BAD, ids=[f"{bad[0]}-{n}" for n, bad in enumerate(BAD)])
def test_what_there_cannot_be_is_refused_with_the_reason(key, said, message):
    with pytest.raises(BadPosition, match=message) as error:
        laid(**said)
    assert key == error.value.key

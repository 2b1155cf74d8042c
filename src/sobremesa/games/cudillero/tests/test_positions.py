"""Cudillero: positions in words: those that there can be, and why others cannot."""

import random
from itertools import chain

import pytest

from sobremesa.engine.events import just
from sobremesa.engine.forms import difference
from sobremesa.engine.positions import BadPosition
from sobremesa.engine.undealt import cleared
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.state import Action, Phase
from sobremesa.games.cudillero.tests.laid import CARDS, PERSONAL, VARIANTS, laid, random_game, step


def test_laid_out_anew_every_position_of_a_game_is_the_same():
    """Chance and the number of turns come from elsewhere."""
    dice, phases = random.Random(1), set()
    games = [random_game(n, options, f"laid {options}", 1500) for n, options in ((2, VARIANTS), (3, {}), (4, PERSONAL))]
    rare = [laid(phase="free"), laid(moved="right", building_1_1="doorway f01", building_2_1="doorway")]
    for play in chain(*games, rare):
        state = play.state
        if dice.random() < 0.8 and state.phase in phases and state.phase != Phase.ROOF and not state.moved:
            continue
        phases.add(int(state.phase))
        if state.phase == Phase.OVER:
            continue
        again = cleared(GAME, state)
        GAME.positions.lay_out(again, CARDS, GAME.positions.layout(state, CARDS))
        again.turns = state.turns
        assert "" == difference(state, again)
    assert set(Phase) == phases


def test_a_layout_names_every_card_of_the_box_once():
    expected = sorted(card.id for card in CARDS.cards for _ in range(card.copies))
    for seats, options in ((2, {}), (4, VARIANTS)):
        for n, play in enumerate(random_game(seats, options, f"box {options}", 300)):
            if n % 7 == 0:
                layout = GAME.positions.layout(play.state, CARDS)
                assert expected == sorted(card for lie in layout.cards.values() for card in lie if card)


def test_what_is_not_named_follows():
    state = laid(3, round=4, hand_1="doorway", building_2_1="doorway").state
    assert (Phase.ACTION, just(0), 1, 4) == (state.phase, state.asked, state.day, state.rounds)
    assert 12 - 4 - 1 == state.doorways
    assert [0, 1, 2] == list(state.order)[:3]
    assert 9 == state.used[0].bit_count()
    assert (1, [3, 2]) == (state.acts[0], list(state.bids[0]))
    assert 18 - 9 - 5 == state.draw[0].n
    assert 2 == state.due[Action.BUILD]
    last = laid(round=6, phase="bid").state
    assert (3, 0) == (sum(card > 0 for card in last.held[1]), last.draw[1].n)
    assert 1 == laid(turn=1).state.either
    assert just(1) == laid(phase="bid", bids_1="action-5 action-9").state.asked


def test_whoever_has_no_initial_roof_builds_none():
    """[build-initial-roof]"""
    ending = {"day": 3, "round": 6, "turn": 1, "building_1_1": "doorway f01", "building_1_2": "doorway f02"}
    assert step(laid(**ending), 1, "end the turn").over
    play = step(laid(initial_2="r01", **ending), 1, "end the turn")
    assert (1,) == play.to_act()
    assert step(play, 1, "build the initial roof on building 1").over
    assert 1 == play.state.height[0][0]


KEEPING = {"phase": "keep", "dealt_roofs_1": "r01 r02", "dealt_roofs_2": "r03 r04"}
ASIDE = {"building_1_1": "doorway f01", "building_2_1": "doorway"}
BAD = [
    ("building-1.1", {"building_1_1": "f01"}, "begins with its doorway"),
    ("building-3.1", {"building_3_1": "doorway"}, "no gap in the row"),
    ("building-1.2", {"building_1_2": ""}, "everybody has a doorway"),
    ("building-1.1", {"building_1_1": "doorway r01"}, "r01 cannot be built there"),
    ("building-1.1", {"building_1_1": "doorway f01 r01 f02"}, "f02 cannot be built there"),
    ("hand.1", {"hand_1": "f01 f02 f03"}, "may hold 2 cards"),
    ("dealt-roofs.1", {"dealt_roofs_1": "r01 r02"}, "only in phase keep"),
    ("dealt-roofs.1", {"phase": "keep"}, "2 cards lie here"),
    ("initial.1", {"phase": "keep", "dealt_roofs_1": "r01 r02", "initial_1": "r03"}, "0 cards lie here"),
    ("actions.1", {"actions_1": "action-3", "act_1": "action-3"}, "one action card of each kind"),
    ("used.1", {"used_1": "action-3"}, "0 action cards lie here"),
    ("actions.1", {"actions_1": "action-3 action-4 action-5"}, "2 action cards lie here"),
    ("spends.1", {"phase": "tokens", "plus_ten_1": False, "spends_1": 1}, "has not got that token"),
    ("market-floors", {"market_floors": "f01 f02 f03 f04 f05"}, "has no place 5"),
    ("market-roofs", {"market_roofs": "- - r01"}, "has no place 3"),
    ("doorways", {"doorways": "doorway"}, "2 are built or bought"),
    ("met-second", {"seats": 3, "common": "two-roofs", "met_second": 0}, "another seat has met it first"),
    ("met-second", {"common": "two-roofs", "met_first": 1, "met_second": 0}, r"no space for a second \[first-and-"),
    ("met-second", {"seats": 3, "met_first": 1, "met_second": 0}, r"no space for a second \[first-and-second\]"),
    ("met-first", {"common": "kept-plus-ten", "met_first": 1}, "all who keep the token score"),
    ("value-blue", {"value_blue": 50}, r"the board ends at 10 \[value-board\]"),
    ("value-red", {"value_red": 11}, r"the board ends at 10 \[value-board\]"),
    ("reached", {"reached": (1,)}, r"\[stock-market\]"),
    ("relocate.2", {"relocate_2": True}, r"comes on day 3, and this is day 1 \[take-day-token\]"),
    ("relocate.1", {"day": 2, "relocate_1": True}, r"comes on day 3, and this is day 2 \[take-day-token\]"),
    ("extra-action.1", {"extra_action_1": True}, r"comes on day 2, and this is day 1 \[take-day-token\]"),
    ("extra-action.1", {"day": 2, "extra_action_1": True, "second_day": "relocate"}, r"comes on day 3"),
    ("relocate.1", {"relocate_1": True, **KEEPING}, r"\[take-day-token\]"),
    ("kept.1", {"kept_1": 1}, r"in phase keep alone \[initial-roof\]"),
    ("kept.1", {"kept_1": 2, **KEEPING}, r"no objectives to choose from \[personal-objectives\]"),
    ("spends.1", {"spends_1": 0}, r"in phase tokens alone \[token-decision\]"),
    ("due-value", {"act_1": "action-1", "due_value": 1}, r"does not act with such a card \[action-cards\]"),
    ("acted", {"phase": "free", "acted": False}, r"has brought the free card \[free-card\]"),
    ("moved", {"moved": "left"}, r"moved to the left end \[move-doorway\]"),
    ("moved", {"moved": "left", "building_1_1": "doorway f01", "building_2_1": "doorway"}, r"to the left end"),
    ("moved", {"moved": "right", "acted": False, **ASIDE}, r"in a turn, as its last move so far"),
    ("moved", {"moved": "right", "phase": "free", **ASIDE}, r"as its last move so far \[move-doorway\]"),
    ("day", {"phase": "roof", "day": 2, "initial_1": "r01", "building_1_1": "doorway f01"}, r"\[build-initial-roof\]"),
    ("turn", {"phase": "roof"}, "has no roof that it could build"),
    ("spot.1", {"spot_1": 2}, "one for each seat"),
    ("phase", {"phase": "bid", "act_1": "action-1", "act_2": "action-1"}, "nobody is left to decide"),
    (
        "phase",
        {
            "phase": "free",
            "market_floors": "",
            "market_roofs": "",
            "hand_2": "doorway doorway doorway",
            **{f"building_{n}_{seat}": "doorway" for n, seat in ((1, 1), (2, 1), (3, 1), (1, 2), (2, 2))},
        },
        "no card that could be added",
    ),
]


@pytest.mark.parametrize(("key", "said", "message"), BAD, ids=[f"{bad[0]}-{n}" for n, bad in enumerate(BAD)])
def test_what_there_cannot_be_is_refused_with_the_reason(key, said, message):
    with pytest.raises(BadPosition, match=message) as error:
        laid(said.get("seats"), **{name: value for name, value in said.items() if name != "seats"})
    assert key == error.value.key

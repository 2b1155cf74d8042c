"""Cudillero: where moves go on the table, and what an event moved."""

import pytest

from sobremesa.engine.events import EVERYBODY
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.tests.laid import CARDS, VARIANTS, laid, move, random_game, step

BUTTONS = {"bid", "value", "decline", "end"}


@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
def test_every_choice_goes_from_and_to_what_lies_on_the_table(options):
    """As its gesture does, no two alike; only moves of a button go nowhere."""
    seen = set()
    for seats in (2, 4):
        for play in random_game(seats, options, f"gestures {options}", 1500):
            for seat in play.to_act():
                view = play.view(seat)
                there = view.all_keys()
                ends = [(choice.source, choice.target) for choice in view.choices if choice.source]
                assert len(set(ends)) == len(ends)
                for choice in view.choices:
                    seen.add(choice.verb)
                    assert (choice.source, choice.target) == GAME.motions.gesture(view, choice.move)
                    if choice.verb != "tokens":
                        assert (choice.source is None) == (choice.verb in BUTTONS)
                    assert choice.source is None or {choice.source, choice.target} <= there
    assert seen > {
        "keep",
        "bid",
        "tokens",
        "buy",
        "build",
        "build-doorway",
        "value",
        "extra-turn",
        "roof",
        "move-doorway",
    }


def test_one_token_is_laid_on_the_bids_and_none_or_both_go_by_a_button():
    view = laid(phase="tokens").view(0)
    ends = [(choice.source, choice.target) for choice in view.choices]
    assert [(None, None), ("tokens:0:0", "bid:0"), ("tokens:0:1", "bid:0"), (None, None)] == ends


def test_a_spectator_makes_no_moves():
    view = laid().view(None)
    assert {(None, None)} == {GAME.motions.gesture(view, number) for number in range(GAME.moves)}


@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
def test_motions_go_between_what_lies_on_the_viewers_table_and_show_no_hidden_card(options):
    moved = hidden = 0
    for play in random_game(3, options, f"motions {options}", 500):
        for happening in play.log(None)[-8:]:
            for viewer in (None, *range(3)):
                view = play.view(viewer)
                told = happening.event.sees == EVERYBODY or (
                    viewer is not None and happening.event.sees >> viewer & 1 == 1
                )
                for motion in GAME.motions.motions(view, CARDS, happening.event):
                    moved += 1
                    assert {motion.source, motion.target} <= view.all_keys()
                    if not told and motion.source.split(":")[0] in ("deck", "roofs"):
                        hidden += 1
                        assert motion.card is None
    assert moved > 500
    assert hidden > 50


def motions(play, viewer, *moves):
    """What moved in the last of some moves of seat 1, as a viewer sees it."""
    step(play, 0, *moves[:-1])
    happened = play.move(0, move(moves[-1]))
    view = play.view(viewer)
    found = [m for h in happened for m in GAME.motions.motions(view, CARDS, h.event)]
    return [(motion.source, motion.target, motion.card) for motion in found]


MOVED = [
    ("buy floor 2 of the market", {"act_1": "action-3"}, ("market-floors", "hand:0:0", "f58")),
    ("buy a doorway", {"act_1": "action-3"}, ("doorways", "hand:0:0", "doorway")),
    ("build card 1 on building 1", {"hand_1": "f01"}, ("hand:0", "cell:0:0:0", "f01")),
    ("build a doorway at the left end", {"hand_1": "doorway"}, ("hand:0", "door:0:0", "doorway")),
    ("build a doorway at the right end", {"hand_1": "doorway"}, ("hand:0", "door:0:1", "doorway")),
    ("add floor 1 of the market on building 1", {"phase": "free"}, ("market-floors", "cell:0:0:0", "f56")),
    ("add a doorway from the deck at the right end", {"phase": "free"}, ("doorways", "door:0:1", "doorway")),
    (
        "move an empty doorway to the right end",
        {"building_1_1": "doorway", "building_2_1": "doorway f01"},
        ("door:0:0", "door:0:1", "doorway"),
    ),
    ("use the extra turn token", {"extra_turn_1": True}, ("tokens:0", "act:0", "extra-turn")),
    (
        "build the initial roof on building 1",
        {"phase": "roof", "initial_1": "r01", "building_1_1": "doorway f01"},
        ("initial:0", "cell:0:0:1", "r01"),
    ),
]


@pytest.mark.parametrize(("words", "said", "expected"), MOVED, ids=[words for words, *_ in MOVED])
def test_a_card_moves_from_where_it_lay_to_where_it_goes(words, said, expected):
    assert expected == motions(laid(**said), 0, words)[0]


def test_swapped_cards_cross():
    play = laid(day=3, relocate_1=True, building_1_1="doorway f01 f02")
    expected = [("cell:0:0:0", "cell:0:0:1", "f01"), ("cell:0:0:1", "cell:0:0:0", "f02")]
    assert expected == motions(play, 0, "swap floor 1 of building 1 with the card above it")


def test_a_drawn_action_card_shows_its_face_to_its_player_alone():
    def last(viewer):
        play = step(laid(turn=1, act_2="action-1"), 1, "end the turn")
        event = next(h.event for h in play.log(None) if h.event.what == GAME.state.Event.DREW)
        return GAME.motions.motions(play.view(viewer), CARDS, event)[0]

    assert ("deck:0", "actions:0") == (last(0).source, last(0).target)
    assert last(0).card is not None
    assert last(1).card is last(None).card is None

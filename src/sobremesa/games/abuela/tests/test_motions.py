"""Abuela Co.: where moves go on the table, and what an event moved."""

import pytest

from sobremesa.engine.events import EVERYBODY
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, move, random_game, step

BOTH = {**ADVANCED, **SAZON}
GONE = {"hand", "deck", "discard"}  # places that an event may leave empty


@pytest.mark.parametrize("options", [{}, ADVANCED, BOTH], ids=["basic", "advanced", "both"])
def test_every_choice_goes_from_and_to_what_lies_on_the_table(options):
    """As its gesture does, no two alike; only moves of a button go nowhere, and other draws than the largest."""
    buttons = set()
    for play in random_game(3, options, f"gestures {options}", 250):
        for seat in play.to_act():
            view = play.view(seat)
            there = view.all_keys()
            ends = [(choice.source, choice.target) for choice in view.choices if choice.source]
            assert len(set(ends)) == len(ends)
            for choice in view.choices:
                assert (choice.source, choice.target) == GAME.motions.gesture(view, choice.move)
                if choice.source is None:
                    buttons.add(choice.verb)
                    continue
                assert {choice.source, choice.target} <= there or choice.source == "deck:top"
    assert buttons <= {"done", "pass", "enhance", "draw"}


def test_a_spectator_makes_no_moves():
    view = laid(hand_1="corn").view(None)
    assert {(None, None)} == {GAME.motions.gesture(view, number) for number in range(GAME.moves)}


@pytest.mark.parametrize("options", [{}, BOTH], ids=["basic", "both"])
def test_motions_go_between_what_lies_on_the_viewers_table_and_show_no_hidden_card(options):
    moved = hidden = 0
    for play in random_game(3, options, f"motions {options}", 250):
        seat = play.to_act()[0]
        for happening in play.move(seat, play.choices(seat)[0]) if play.choices(seat) else []:
            for viewer in (None, *range(3)):
                if happening not in play.log(viewer):
                    continue
                view = play.view(viewer)
                told = happening.event.sees == EVERYBODY or (
                    viewer is not None and happening.event.sees >> viewer & 1 == 1
                )
                for motion in GAME.motions.motions(view, CARDS, happening.event):
                    moved += 1
                    for end in (motion.source, motion.target):
                        assert end in view.all_keys() or end.split(":")[0] in GONE
                    if not told:
                        hidden += 1
                        assert motion.card is None
    assert moved > 100
    assert hidden > 10


def motions(play, viewer, *moves):
    """What moved in the last of some moves, as a viewer sees it."""
    step(play, 0, *moves[:-1])
    happened = play.move(0, move(moves[-1]))
    view = play.view(viewer)
    found = [m for h in happened for m in GAME.motions.motions(view, CARDS, h.event)]
    return [(motion.source, motion.target, motion.card) for motion in found]


def test_cooking_moves_the_cards_away_and_brings_the_dish():
    play = laid(burner_2_1="cow cow cow", foods="meat meat", recipes="tamal", hand_1="corn", deck="rice")
    assert [
        *[("burner-2:0", "discard:top", "cow")] * 3,
        ("food:4", "hand:0:1", "meat"),
    ] == motions(play, 0, "cook meat on burner 2")
    play = laid(burner_2_1="milk egg", recipes="changua tamal", foods="milk")
    changua = CARDS.by_id["changua"].number
    assert [
        ("burner-2:0", "food:2", "milk"),
        ("burner-2:0", "food:3", "egg"),
        ("burner-2:0", f"recipe:{changua}", "changua"),
    ] == motions(play, 0, "cook changua on burner 2")


def test_a_card_goes_where_it_is_placed_and_comes_back():
    corn = CARDS.by_id["corn"].number
    play = laid(hand_1="corn rice corn")
    assert [("hand:0:0", f"burner-1:0:{corn}:0", "corn")] == motions(
        play, 0, "place card 1 on burner 1 of seat 1's stove"
    )
    play = laid(burner_1_1="corn", hand_1="rice")
    assert [("burner-1:0", "hand:0:1", "corn")] == motions(play, 0, "take corn off burner 1 into your hand")


def test_a_coffee_goes_to_the_stove_and_stays_there():
    play = laid(hand_1="coffee rice")
    assert [("hand:0:0", "stove:1:coffee", "coffee")] == motions(play, 0, "play card 1 on seat 2")


def test_a_hidden_card_that_is_given_shows_its_back_to_others():
    play = laid(3, hand_1="sugar rice", hand_2="corn")
    step(play, 0, "play card 1 on seat 2")
    happened = play.move(1, move("give up card 1"))
    given = [h.event for h in happened if h.event.what == GAME.state.Event.GAVE]
    (told,) = GAME.motions.motions(play.view(0), CARDS, given[0])
    (hidden,) = GAME.motions.motions(play.view(2), CARDS, given[0])
    assert ("hand:1:0", "hand:0:0", "corn", None) == (told.source, told.target, told.card, hidden.card)

"""Platos: where moves go on the table, and what an event moved."""

import pytest

from sobremesa.engine.events import EVERYBODY
from sobremesa.games.platos import GAME
from sobremesa.games.platos.tests.laid import CARDS, FREE, laid, move, random_game, step

BUTTONS = {
    "play-two",
    "fire-at",
    "apron-at",
    "swap-hands",
    "swap-places",
    "spoil-any",
    "gift",
    "end",
    "pass",
    "decline",
    "quiet",
}
GONE = {"hand", "deck", "dishes", "discard"}  # places that an event may leave empty


@pytest.mark.parametrize("options", [{}, FREE], ids=["mode 1", "mode 2"])
def test_every_choice_goes_from_and_to_what_lies_on_the_table(options):
    """As its gesture does, no two alike; only moves of a button go nowhere."""
    seen = set()
    for play in random_game(4, options, f"gestures {options}", 200):
        for seat in play.to_act():
            view = play.view(seat)
            there = view.all_keys()
            ends = [(choice.source, choice.target) for choice in view.choices if choice.source]
            assert len(set(ends)) == len(ends)
            for choice in view.choices:
                seen.add(choice.verb)
                assert (choice.source, choice.target) == GAME.motions.gesture(view, choice.move)
                assert (choice.source is None) == (choice.verb in BUTTONS)
                assert choice.source is None or {choice.source, choice.target} <= there
    assert seen > {"draw", "take", "play", "party", "give", "discard", "complete", "change", "reserve"}


def test_a_spectator_makes_no_moves():
    view = laid().view(None)
    assert {(None, None)} == {GAME.motions.gesture(view, number) for number in range(GAME.moves)}


@pytest.mark.parametrize("options", [{}, FREE], ids=["mode 1", "mode 2"])
def test_motions_go_between_what_lies_on_the_viewers_table_and_show_no_hidden_card(options):
    moved = hidden = 0
    for play in random_game(3, options, f"motions {options}", 200):
        for happening in play.log(None)[-8:]:
            for viewer in (None, *range(3)):
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
    assert moved > 500
    assert hidden > 50


def motions(play, viewer, *moves):
    """What moved in the last of some moves of seat 1, as a viewer sees it."""
    step(play, 0, *moves[:-1])
    happened = play.move(0, move(moves[-1]))
    view = play.view(viewer)
    found = [m for h in happened for m in GAME.motions.motions(view, CARDS, h.event)]
    return [(motion.source, motion.target, motion.card) for motion in found]


def test_completing_moves_ingredients_to_the_own_pile_and_the_dish_to_its_player():
    play = laid(hand_1="tomato cheese egg")
    assert [
        ("hand:0", "discard:0:top", "cheese"),
        ("hand:0", "discard:0:top", "tomato"),
        ("centre", "dish:0", "provoleta"),
        ("dishes:top", "dish:22", "locro"),
    ] == motions(play, 1, "complete provoleta with tomato")


def test_a_party_shows_the_cards_to_the_two_alone():
    for viewer, one, other in ((0, "egg", "meat"), (1, "egg", "meat"), (2, None, None)):
        play = laid(3, hand_1="party egg", hand_2="meat")
        assert [("hand:0", "hand:1:0", one), ("hand:1", "hand:0:1", other)] == motions(
            play, viewer, "play Food Party with seat 2", "give card 2"
        )


def test_protection_and_storage_move_cards_to_where_they_stay():
    play = laid(2, FREE, phase="actions", hand_1="mine secret egg", cooked_1="pizza", dishes="locro")
    assert [("hand:0", "dish:10", "mine")] == motions(play, 0, "protect pizza muzzarella")
    assert [("hand:0", "secret:0", "secret")] == motions(play, 0, "play Secret Recipe")

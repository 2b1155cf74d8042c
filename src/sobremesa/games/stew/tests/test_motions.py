"""Stew: what moves on the table: between things that lie there, and no card that the viewer may not see."""

import random

import pytest

from sobremesa.engine.events import EVERYBODY
from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import Event
from sobremesa.games.stew.tests.laid import ADVANCED, EASY, deal, laid, step


def moved(play, viewer):
    """The motions of all that has happened."""
    view = play.view(viewer)
    return [m for h in play.log(viewer) for m in GAME.motions.motions(view, play.cards, h.event)]


def test_a_card_goes_into_the_pot_face_down_to_all_but_its_player():
    play = step(laid(drawn="leek", pot="potato"), "1: put into the pot")
    assert [("drawn:0", "pot:1", "leek")] == [(m.source, m.target, m.card) for m in moved(play, 0)]
    assert [("drawn:0", "pot:1", None)] == [(m.source, m.target, m.card) for m in moved(play, 1)]


def test_a_card_goes_to_the_vermin_that_it_feeds():
    play = step(laid(drawn="leek"), "1: feed the fox")
    assert [("drawn:0", "food:4", "leek")] == [(m.source, m.target, m.card) for m in moved(play, 0)]


def test_an_animal_takes_its_card_out_of_the_open_pot():
    play = step(laid(2, ADVANCED, drawn="stone", pot="leek garlic"), "1: call stew")
    assert [("drawn:0", "aside:0", None), ("pot:0", "vermin:2", "leek"), ("pot:1", "vermin:3", "garlic")] == [
        (m.source, m.target, m.card) for m in moved(play, None)
    ]


@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_motions_go_between_what_lies_on_the_table_and_show_nothing_hidden(options):
    hidden = kinds = 0
    for number in range(6):
        play, dice = deal(3, f"motions {number}", options), random.Random(number)
        while not play.over:
            seat = dice.choice(play.to_act())
            happened = play.move(seat, dice.choice(play.choices(seat)))
            for viewer in (None, 0, 1, 2):
                view = play.view(viewer)
                keys = view.all_keys()
                for event in (h.event for h in happened if h in play.log(viewer)):
                    for motion in GAME.motions.motions(view, play.cards, event):
                        kinds |= 1 << event.what
                        assert {motion.source, motion.target} <= keys | {"drawn:0", "deck:top"}
                        if event.sees != EVERYBODY and not (viewer is not None and event.sees >> viewer & 1):
                            hidden += 1
                            assert motion.card is None
    assert hidden > 100
    every = [Event.ROUND, Event.DREW, Event.POT, Event.FED, Event.ATE]
    assert sum(1 << what for what in every + [Event.SET_ASIDE] * (options == ADVANCED)) == kinds


def test_a_gesture_goes_where_the_view_says_that_its_choice_does():
    checked = 0
    for number in range(4):
        play, dice = deal(3, f"gestures {number}"), random.Random(number)
        while not play.over:
            for seat in play.to_act():
                view = play.view(seat)
                for choice in view.choices:
                    checked += 1
                    assert (choice.source, choice.target) == GAME.motions.gesture(view, choice.move)
            seat = dice.choice(play.to_act())
            play.move(seat, dice.choice(play.choices(seat)))
    assert checked > 100

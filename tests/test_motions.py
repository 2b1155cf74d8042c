"""Motions: they show an event's cards moving between things on the viewer's table, and no card that is hidden."""

import random
from dataclasses import replace

import pytest

from sobremesa.engine import unmoved
from sobremesa.games import KNOWN, TEMPLATE, game
from tests.brought import deals, each_first_option, players

GONE = {"hand", "drawn", "discard", "counter", "deck"}  # places that an event may leave empty


def play_on(found, seats, options, seed, moves):
    """Games of random moves, so many in all, with the happenings of each move."""
    games = deals(found, seats, options, seed)
    dice = random.Random(seed)
    play = next(games)
    yield play, play.log(None)
    for _ in range(moves):
        if play.over:
            play = next(games)
            yield play, play.log(None)
        seat = dice.choice(play.to_act())
        yield play, play.move(seat, dice.choice(play.choices(seat)))


@pytest.mark.parametrize("id", [id for id in KNOWN if game(id).motions is not unmoved])
def test_motions_go_between_what_lies_on_the_viewers_table(id):
    found, moved = game(id), 0
    for options in each_first_option(found):
        for play, happened in play_on(found, players(found, 3), options, 1, 150):
            for viewer in (None, *range(play.seats)):
                view = play.view(viewer)
                keys = view.all_keys()
                for happening in happened:
                    for motion in found.motions.motions(view, play.cards, happening.event):
                        moved += 1
                        assert {motion.source, motion.target} <= keys or motion.source.split(":")[0] in GONE
                        assert motion.target in keys or motion.target.split(":")[0] in GONE
    assert moved > 200


def test_motions_show_no_card_that_the_viewer_is_not_told():
    found, hidden = game(TEMPLATE), 0  # whose hands are hidden
    for play, happened in play_on(found, 3, {}, 2, 150):
        for viewer in (None, 0, 1, 2):
            view = play.view(viewer)
            for happening in happened:
                told = viewer is not None and happening.event.sees >> viewer & 1
                if told or happening.event.sees == (1 << 30) - 1 or not happening.event.card:
                    continue
                hidden += 1
                assert {None} == {m.card for m in found.motions.motions(view, play.cards, happening.event)}
    assert hidden > 10


@pytest.mark.parametrize("id", KNOWN)
def test_a_gesture_goes_where_the_view_says_that_its_choice_does(id):
    found, checked = game(id), 0
    for play, _ in play_on(found, players(found, 3), {}, 3, 120):
        for seat in play.to_act():
            view = play.view(seat)
            for choice in view.choices:
                checked += 1
                assert (choice.source, choice.target) == found.motions.gesture(view, choice.move)
    assert checked > 100


def test_without_motions_nothing_is_seen_moving_and_what_is_refused_goes_nowhere():
    found = replace(game(TEMPLATE), motions=unmoved)
    for play, happened in play_on(found, 2, {}, 1, 40):
        for viewer in (None, 0, 1):
            view = play.view(viewer)
            assert {()} >= {found.motions.motions(view, play.cards, happening.event) for happening in happened}
            refused = set(range(found.moves)) - {choice.move for choice in view.choices}
            assert {(None, None)} == {found.motions.gesture(view, move) for move in refused}

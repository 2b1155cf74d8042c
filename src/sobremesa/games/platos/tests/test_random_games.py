"""Platos: random games on paper, every number of players, both modes, all options, looked at after every move."""

import random
from itertools import product

import pytest

from sobremesa.engine.events import EVERYBODY
from sobremesa.engine.forms import copy, numbers, paper
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games.platos import GAME, rules
from sobremesa.games.platos.hands import cards_in_hand, limit_of
from sobremesa.games.platos.order import is_in
from sobremesa.games.platos.state import CENSUS, HAND, Phase
from sobremesa.games.platos.tests.laid import CARDS, random_game
from sobremesa.kit.at_a_position import another_world, choices_are_what_is_not_refused, stays_pending

VARIANTS = [
    {"mode": mode, "dishes": dishes, "discards": discards, "reshuffle": reshuffle}
    for mode, (dishes, discards, reshuffle) in product(
        ("1", "2"), (("4", "previous", "false"), ("1", "any", "true"), ("2", "previous", "true"))
    )
]
TABLES = [(2 + n % 4, options) for n, options in enumerate(VARIANTS * 2)]
IDS = [f"{seats}-{'-'.join(options.values())}" for seats, options in TABLES]
SOURCE = paper(RNG)
start(SOURCE, key_from(b"worlds"))


def counted(rule, *args):
    """What a counting rule counts."""
    out = [0] * CENSUS
    rule(*args, out)
    return out


def in_order(s):
    """What always holds: every card in one place, and the fields agree."""
    assert counted(rules.supply, CARDS.box) == counted(rules.census, s, CARDS.box)
    assert sorted(list(s.order)[: s.seats]) == list(range(s.seats))
    for seat, place in product(range(s.seats), range(HAND)):
        card, known = s.hand[seat][place], s.known[seat][place]
        assert (card > 0) == (known >> seat & 1 == 1)
        assert s.deal[seat][place] <= (0 if known in (0, EVERYBODY) else s.renewals)
    assert sum(list(s.lots.card)[: s.lots.n]) <= s.dishes.n
    centre = list(s.centre.card)[: s.centre.n]
    for dish in range(CARDS.box.dishes):
        assert not s.reserved[dish] or (dish in centre and is_in(s, s.reserved[dish] - 1))
        assert not s.guard[dish] or s.owner[dish]
    if s.phase in (Phase.TURN, Phase.ACTIONS):
        assert is_in(s, s.turn)
        assert (0, 0, 0, 0, 0) == (s.attack, s.fire, s.owed, s.answered, s.many)
        for seat in range(s.seats):
            assert is_in(s, seat) == (cards_in_hand(s, seat) > 0)
            assert cards_in_hand(s, seat) <= limit_of(s, seat)
            assert is_in(s, seat) or (0, 0, 0) == (s.lost[seat], s.due >> seat & 1, s.quiet >> seat & 1)
    assert not any(s.answer) or s.phase == Phase.ANSWER
    assert s.gathered.n == 0


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_everything_is_in_order_after_every_move(seats, options):
    for play in random_game(seats, options, f"order {seats} {options}", 500):
        in_order(play.state)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_choices_are_the_moves_that_are_not_refused(seats, options):
    dice = random.Random(str(options))
    for n, play in enumerate(random_game(seats, options, f"choices {seats} {options}", 300)):
        if n % 5:
            continue
        choices_are_what_is_not_refused(play, dice)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_a_view_is_the_same_in_every_world_that_the_seat_may_be_in(seats, options):
    dice = random.Random(str(options))
    for n, play in enumerate(random_game(seats, options, f"worlds {seats} {options}", 300)):
        if n % 4:
            continue
        in_order(another_world(play, dice.randrange(seats), SOURCE))


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_a_step_that_stays_pending_can_be_undone_and_tells_its_mover_nothing(seats, options):
    pending = 0
    for n, play in enumerate(random_game(seats, options, f"undo {seats} {options}", 250)):
        if n % 3 or play.over or play.pending:
            continue
        seat = play.to_act()[0]
        move = play.choices(seat)[n % len(play.choices(seat))]
        pending += stays_pending(play, seat, move, SOURCE)
    assert pending or len(play.steps) < 100  # a game that is over soon may have none


def test_the_same_seed_and_moves_give_the_same_game():
    first = [list(numbers(play.state)) for play in random_game(3, VARIANTS[3], "same", 150)]
    assert first == [list(numbers(play.state)) for play in random_game(3, VARIANTS[3], "same", 150)]


def test_who_is_asked_for_an_answer_is_the_same_whatever_others_hold():
    """[who-is-asked]"""
    asked = 0
    for play in random_game(4, VARIANTS[3], "asked", 700):
        if play.state.phase != Phase.ANSWER:
            continue
        for viewer in (-1, *range(4)):
            world = copy(play.state)
            GAME.redeal.redeal(world, CARDS.box, viewer, SOURCE)
            assert play.state.asked == world.asked
            asked += 1
    assert asked > 30

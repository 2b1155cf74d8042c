"""Leftovers: random games on paper, every number of players and every option, looked at after every move."""

import random
from itertools import product

import pytest

from sobremesa.engine.forms import difference, numbers, paper
from sobremesa.engine.play import Play
from sobremesa.engine.rng import RNG, key_from, seed_secret, start
from sobremesa.games._template import GAME
from sobremesa.games._template.state import CENSUS
from sobremesa.games._template.tests.laid import CARDS
from sobremesa.kit.at_a_position import another_world, choices_are_what_is_not_refused, stays_pending

GAMES = 200
TABLES = list(product(GAME.seats, GAME.options[0].values))
EACH = -(-GAMES // len(TABLES))
LONGEST = 100


def games(seats, meal):
    """Random games: each position, which may be played on, with the dice that go on with it."""
    for number in range(EACH):
        dice = random.Random(f"{seats} {meal} {number}")
        play = Play(GAME, CARDS, {"meal": meal}, seats, key_from(seed_secret(f"{seats} {meal} {number}")))
        moves = 0
        while not play.over:
            assert moves < LONGEST
            yield play, dice
            if play.over:
                break
            seat = dice.choice(play.to_act())
            play.move(seat, dice.choice(play.choices(seat)))
            moves += 1
        yield play, dice


def counted(rule, *args):
    """What a counting rule counts."""
    out = [0] * CENSUS
    rule(*args, out)
    return out


@pytest.mark.parametrize(("seats", "meal"), TABLES)
def test_every_card_is_in_exactly_one_place(seats, meal):
    supply = counted(GAME.rules.supply, CARDS.box)
    assert 20 == sum(supply)
    for play, _ in games(seats, meal):
        assert supply == counted(GAME.rules.census, play.state, CARDS.box)


@pytest.mark.parametrize(("seats", "meal"), TABLES)
def test_choices_are_the_moves_that_are_not_refused(seats, meal):
    for play, dice in games(seats, meal):
        choices_are_what_is_not_refused(play, dice)


@pytest.mark.parametrize(("seats", "meal"), TABLES)
def test_a_view_is_the_same_in_every_world_that_the_seat_may_be_in(seats, meal):
    source = paper(RNG)
    start(source, key_from(b"worlds"))
    for play, dice in games(seats, meal):
        world = another_world(play, dice.randrange(seats), source)
        assert counted(GAME.rules.supply, CARDS.box) == counted(GAME.rules.census, world, CARDS.box)


@pytest.mark.parametrize(("seats", "meal"), TABLES)
def test_a_step_that_stays_pending_can_be_undone_and_tells_its_mover_nothing(seats, meal):
    undone = 0
    source = paper(RNG)
    start(source, key_from(b"worlds"))
    for play, dice in games(seats, meal):
        for seat in play.to_act()[:1]:
            undone += stays_pending(play, seat, dice.choice(play.choices(seat)), source)
    assert undone > EACH


def test_the_same_seed_and_moves_give_the_same_game():
    first = [list(numbers(play.state)) for play, _ in games(3, "supper")]
    assert first == [list(numbers(play.state)) for play, _ in games(3, "supper")]


def test_another_seed_gives_another_game():
    one, other = (Play(GAME, CARDS, {}, 2, key_from(seed_secret(seed))) for seed in (1, 2))
    assert "" != difference(one.state, other.state)

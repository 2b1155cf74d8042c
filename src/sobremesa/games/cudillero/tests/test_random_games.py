"""Cudillero: random games on paper, every number of players, both variants, looked at after every move."""

import random
from itertools import product

import pytest

from sobremesa.engine.forms import copy, numbers, paper
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games.cudillero import GAME, rules
from sobremesa.games.cudillero.market import cards_in_hand
from sobremesa.games.cudillero.state import CENSUS, DOORWAY, FLOORS_HIGH, LEVELS, Phase, Token
from sobremesa.games.cudillero.tests.laid import CARDS, random_game
from sobremesa.games.cudillero.village import is_roof, kind_at
from sobremesa.kit.at_a_position import another_world, choices_are_what_is_not_refused, stays_pending

VARIANTS = [
    {"personal_objectives": personal, "stock_market": market}
    for personal, market in product(("false", "true"), ("false", "true"))
]
TABLES = [(2 + n % 3, options) for n, options in enumerate(VARIANTS)]
IDS = [f"{seats}-{'-'.join(options.values())}" for seats, options in TABLES]
SOURCE = paper(RNG)
start(SOURCE, key_from(b"worlds"))


def counted(rule, *args):
    """What a counting rule counts."""
    out = [0] * CENSUS
    rule(*args, out)
    return out


def in_order(s):
    """What always holds: every card in one place, every rule of building, and the fields agree."""
    assert counted(rules.supply, CARDS.box) == counted(rules.census, s, CARDS.box)
    for seat in range(s.seats):
        village_in_order(s, seat)
        assert cards_in_hand(s, seat) <= s.columns[seat] + 1
        assert list(s.held[seat]) == sorted(filter(None, s.held[seat])) + [0] * list(s.held[seat]).count(0)
        assert s.bids[seat][0] >= s.bids[seat][1]
        assert not s.tokens[seat][Token.EXTRA_TURN] or s.gained >> seat & 1
    assert all(0 <= value <= CARDS.box.board for value in s.value)
    assert (s.phase == Phase.FREE) == (s.owed > 0)
    assert s.phase in (Phase.ACTION, Phase.FREE) or (0, 0) == (sum(s.due), s.either)
    assert not any(s.patch) + any(s.looked)
    assert s.gathered.n == 0


def village_in_order(s, seat):
    """Doorways below, up to six floors, a roof on top of them."""
    for column in range(s.columns[seat]):
        cards = [kind_at(s, seat, column, level) for level in range(LEVELS)]
        height = s.height[seat][column]
        assert all(card > DOORWAY for card in cards[:height])
        assert not any(cards[height:])
        assert not any(is_roof(CARDS.box, card) for card in [*cards[:1], *cards[: max(0, height - 1)]])
        assert sum(0 < card < CARDS.box.first_roof for card in cards) <= FLOORS_HIGH
    assert not any(list(s.village[seat])[s.columns[seat] * LEVELS :])


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_everything_is_in_order_after_every_move(seats, options):
    for play in random_game(seats, options, f"order {seats} {options}", 1500):
        in_order(play.state)
    assert play.over


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_choices_are_the_moves_that_are_not_refused(seats, options):
    dice = random.Random(str(options))
    for n, play in enumerate(random_game(seats, options, f"choices {seats} {options}", 1500)):
        if n % 15:
            continue
        choices_are_what_is_not_refused(play, dice)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_a_view_is_the_same_in_every_world_that_the_seat_may_be_in(seats, options):
    dice = random.Random(str(options))
    for n, play in enumerate(random_game(seats, options, f"worlds {seats} {options}", 1500)):
        if n % 6:
            continue
        in_order(another_world(play, dice.randrange(seats), SOURCE))


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_a_step_that_stays_pending_can_be_undone_and_tells_its_mover_nothing(seats, options):
    undone = 0
    for n, play in enumerate(random_game(seats, options, f"undo {seats} {options}", 1500)):
        if n % 3 or play.over or play.pending:
            continue
        seat = play.to_act()[0]
        move = play.choices(seat)[n % len(play.choices(seat))]
        undone += stays_pending(play, seat, move, SOURCE)
    assert undone > 5


def test_the_same_seed_and_moves_give_the_same_game():
    first = [list(numbers(play.state)) for play in random_game(3, VARIANTS[3], "same", 150)]
    assert first == [list(numbers(play.state)) for play in random_game(3, VARIANTS[3], "same", 150)]


def test_who_is_asked_is_the_same_whatever_others_hold():
    """[who-is-asked]"""
    asked = 0
    for play in random_game(4, VARIANTS[3], "asked", 1500):
        for viewer in (-1, *range(4)):
            world = copy(play.state)
            GAME.redeal.redeal(world, CARDS.box, viewer, SOURCE)
            assert play.state.asked == world.asked
            asked += 1
    assert asked > 300

"""Platos: both forms are equal after every move, in all that the rules say."""

import random
from itertools import product

import pytest

from sobremesa.engine import forms, rng
from sobremesa.engine.contract import SCORES, moves_pile, seats_of
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import blank, copy, difference, pack, paper
from sobremesa.games.platos import GAME, judgement, redeal, rules
from sobremesa.games.platos.state import CENSUS, MOVES, STATE
from sobremesa.games.platos.tests.laid import CARDS

RESULTS = forms.record(census=(int, CENSUS), supply=(int, CENSUS), points=SCORES)
LONGEST = 250


def results(made, s, box, out):
    """All that the rules count."""
    made.census(s, box, out.census)
    made.supply(box, out.supply)
    made.scores(s, box, out.points)


@pytest.mark.timeout(900)  # it compiles all the rules
def test_both_forms_are_equal_after_every_move():
    twin = forms.twins(rules, redeal, judgement)
    box, packed_box = CARDS.box, pack(CARDS.box, blank(GAME.state.BOX))[0]
    events, packed_events = paper(EVENTS), blank(EVENTS)
    events.kept = packed_events[0].kept = 1
    choices, packed_choices = paper(moves_pile(GAME)), blank(moves_pile(GAME))
    counted, packed_counted = paper(RESULTS), blank(RESULTS)
    moves = 0
    for number, (seats, mode) in enumerate(product(GAME.seats, (0, 1))):
        dice = random.Random(number)
        s = paper(STATE)
        s.seats, s.options.mode, s.options.reshuffle, s.options.dishes = seats, mode, number // 2 % 2, number % 4
        rng.start(s.rng, rng.key_from(rng.seed_secret(number)))
        packed = pack(s, blank(STATE))
        rules.setup(s, box, events)
        twin.setup(packed[0], packed_box, packed_events[0])
        for made in range(LONGEST):
            asked = rules.to_act(s)
            if not asked:
                break
            assert asked == twin.to_act(packed[0])
            assert "" == difference(s, packed) == difference(events, packed_events)
            results(rules, s, box, counted)
            results(twin, packed[0], packed_box, packed_counted[0])
            assert "" == difference(counted, packed_counted)
            events.n = packed_events[0].n = 0
            if made % 10 == 0:
                worlds_are_equal(twin, s, packed, box, packed_box, seat=dice.randrange(seats))
                for seat in range(seats):
                    for move in range(-1, MOVES + 1):
                        refused = rules.refusal(s, box, seat, move)
                        assert refused == twin.refusal(packed[0], packed_box, seat, move)
            seat = dice.choice(seats_of(asked))
            rules.choices(s, box, seat, choices)
            twin.choices(packed[0], packed_box, seat, packed_choices[0])
            assert "" == difference(choices, packed_choices)
            move = dice.choice(list(choices.card)[: choices.n])
            rules.apply(s, box, seat, move, events)
            twin.apply(packed[0], packed_box, seat, move, packed_events[0])
            moves += 1
        assert "" == difference(s, packed)
        events.n = packed_events[0].n = 0
    assert moves > 500


def worlds_are_equal(twin, s, packed, box, packed_box, seat):
    """Dealt anew for a seat, and judged by it, both forms are equal."""
    world, packed_world = copy(s), packed.copy()
    source = paper(rng.RNG)
    rng.start(source, rng.key_from(b"worlds"))
    packed_source = pack(source, blank(rng.RNG))
    redeal.redeal(world, box, seat, source)
    twin.redeal(packed_world[0], packed_box, seat, packed_source[0])
    assert "" == difference(world, packed_world) == difference(source, packed_source)
    assert judgement.judge(world, box, seat) == twin.judge(packed_world[0], packed_box, seat)

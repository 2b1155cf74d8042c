"""Abuela Co.: both forms are equal after every move, in all that the rules say."""

import random
from itertools import product

import pytest

from sobremesa.engine import forms, rng
from sobremesa.engine.contract import SCORES, moves_pile
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import blank, copy, difference, pack, paper
from sobremesa.games.abuela import GAME, redeal, rules
from sobremesa.games.abuela.state import CENSUS, MOVES, STATE
from sobremesa.games.abuela.tests.table import CARDS, every_choice_of_options

RESULTS = forms.record(census=(int, CENSUS), supply=(int, CENSUS), points=SCORES)
MOVES_EACH = 100


def results(made, s, box, out):
    """All that the rules count."""
    made.census(s, box, out.census)
    made.supply(box, out.supply)
    made.scores(s, box, out.points)


@pytest.mark.timeout(600)  # it compiles all the rules
def test_both_forms_are_equal_after_every_move():
    twin = forms.twins(rules, redeal)
    box, packed_box = CARDS.box, pack(CARDS.box, blank(GAME.state.BOX))[0]
    events, packed_events = paper(EVENTS), blank(EVENTS)
    events.kept = packed_events[0].kept = 1
    choices, packed_choices = paper(moves_pile(GAME)), blank(moves_pile(GAME))
    counted, packed_counted = paper(RESULTS), blank(RESULTS)
    for number, (seats, options) in enumerate(product(GAME.seats, every_choice_of_options())):
        dice = random.Random(number)
        s = paper(STATE)
        s.seats = seats
        for name, value in GAME.option_values(options).items():
            setattr(s.options, name, value)
        rng.start(s.rng, rng.key_from(rng.seed_secret(number)))
        packed = pack(s, blank(STATE))
        rules.setup(s, box, events)
        twin.setup(packed[0], packed_box, packed_events[0])
        for made in range(MOVES_EACH):
            asked = rules.to_act(s)
            assert asked == twin.to_act(packed[0])
            assert "" == difference(s, packed) == difference(events, packed_events)
            events.n = packed_events[0].n = 0
            seat = asked.bit_length() - 1
            rules.choices(s, box, seat, choices)
            twin.choices(packed[0], packed_box, seat, packed_choices[0])
            assert "" == difference(choices, packed_choices)
            if made % 50 == 0:
                results(rules, s, box, counted)
                results(twin, packed[0], packed_box, packed_counted[0])
                assert "" == difference(counted, packed_counted)
                worlds_are_equal(twin, s, packed, box, packed_box, seat=dice.randrange(seats))
                for move in range(-1, MOVES + 1):
                    refused = rules.refusal(s, box, seat, move)
                    assert refused == twin.refusal(packed[0], packed_box, seat, move)
            move = dice.choice(list(choices.card)[: choices.n])
            rules.apply(s, box, seat, move, events)
            twin.apply(packed[0], packed_box, seat, move, packed_events[0])
        assert "" == difference(s, packed)
        events.n = packed_events[0].n = 0


def worlds_are_equal(twin, s, packed, box, packed_box, seat):
    """Dealt anew for a seat both forms are equal."""
    world, packed_world, source = copy(s), packed.copy(), paper(rng.RNG)
    rng.start(source, rng.key_from(b"worlds"))
    packed_source = pack(source, blank(rng.RNG))
    redeal.redeal(world, box, seat, source)
    twin.redeal(packed_world[0], packed_box, seat, packed_source[0])
    assert "" == difference(world, packed_world) == difference(source, packed_source)

"""Both forms side by side: random games on paper and packed, equal after every move, their events too.

The law `forms` asks less of many games; this asks all of few, for a game's own tests.
"""

import random
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ..bots.judging import judging, notes_of
from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import SCORES, Game, moves_pile, seats_of
from ..engine.events import EVENTS
from ..engine.forms import copy, difference, paper
from ..engine.layouts import record
from ..engine.packed import blank, pack
from ..engine.undealt import undealt
from .entries import rules_of


def moves_alike(
    game: Game, cards: CardSet, tables: Iterable[tuple[int, Mapping[str, str]]], most: int, every: int
) -> int:
    """Play a random game at each table in both forms; how many moves were made.

    tables  numbers of players with their options
    most    moves of a game
    every   so many moves the whole is asked: counts, scores, refusals of all moves, a world dealt anew and judged

    Raises AssertionError where the forms differ.
    """
    state, rules = game.state, game.rules
    machine = rules_of(game, packed=True)
    box, packed_box = cards.box, pack(cards.box, blank(state.BOX))[0]
    events, packed_events = paper(EVENTS), blank(EVENTS)
    events.kept = packed_events[0].kept = 1
    choices, packed_choices = paper(moves_pile(game)), blank(moves_pile(game))
    moves = 0
    for number, (seats, options) in enumerate(tables):
        dice = random.Random(number)
        s = undealt(game, options, seats, rng.key_from(rng.seed_secret(number)))
        packed = pack(s, blank(state.STATE))
        rules.setup(s, box, events)
        machine.setup(packed[0], packed_box, packed_events[0])
        for made in range(most + 1):
            asked = rules.to_act(s)
            assert asked == machine.to_act(packed[0])
            assert "" == difference(s, packed) == difference(events, packed_events)
            events.n = packed_events[0].n = 0
            if made % every == 0 or not asked:
                _all_alike(game, machine, s, packed, box, packed_box, dice.randrange(seats))
            if not asked or made == most:
                break
            seat = dice.choice(seats_of(asked))
            rules.choices(s, box, seat, choices)
            machine.choices(packed[0], packed_box, seat, packed_choices[0])
            assert "" == difference(choices, packed_choices)
            move = dice.choice(list(choices.card)[: choices.n])
            rules.apply(s, box, seat, move, events)
            machine.apply(packed[0], packed_box, seat, move, packed_events[0])
            moves += 1
    return moves


def _all_alike(game: Game, machine: Any, s: Any, packed: Any, box: Any, packed_box: Any, seat: int) -> None:
    """Counts, scores and refusals are equal; and dealt anew for a seat, and judged by it, both forms are."""
    results = record(census=(int, game.state.CENSUS), supply=(int, game.state.CENSUS), points=SCORES)
    counted, packed_counted = paper(results), blank(results)
    for made, here, its_box, out in (
        (game.rules, s, box, counted),
        (machine, packed[0], packed_box, packed_counted[0]),
    ):
        made.census(here, its_box, out.census)
        made.supply(its_box, out.supply)
        made.scores(here, its_box, out.points)
    assert "" == difference(counted, packed_counted)
    asked = np.arange(-1, game.moves + 1)
    refused = np.zeros_like(asked)
    for one in range(s.seats):
        machine.refuse(packed[0], packed_box, one, asked, refused)
        assert refused.tolist() == [game.rules.refusal(s, box, one, int(move)) for move in asked]
    world, packed_world, source = copy(s), packed.copy(), paper(rng.RNG)
    rng.start(source, rng.key_from(b"worlds"))
    packed_source = pack(source, blank(rng.RNG))
    game.redeal.redeal(world, box, seat, source)
    machine.redeal(packed_world[0], packed_box, seat, packed_source[0])
    assert "" == difference(world, packed_world) == difference(source, packed_source)
    if game.judgement is not None:
        notes, packed_notes = paper(notes_of(game)), blank(notes_of(game))
        own = judging(game)(world, box, seat, notes)
        assert own == machine.judge(packed_world[0], packed_box, seat, packed_notes[0])
        assert "" == difference(notes, packed_notes)

"""The one list of bots: each kind chooses alike at a table and in the laboratory, and a new one needs one line."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sobremesa import bots
from sobremesa.bots import dice, registry
from sobremesa.bots import seat as seats
from sobremesa.bots.desk import desk_of
from sobremesa.compiler import Entry, compiled
from sobremesa.engine import rng
from sobremesa.engine.contract import Game
from sobremesa.engine.forms import copy, paper
from sobremesa.engine.layouts import Array
from sobremesa.engine.packed import blank, pack
from sobremesa.engine.play import Play
from sobremesa.games import KNOWN, TEMPLATE, game
from sobremesa.lab.simulate import Match, simulate
from tests.brought import deals

WHOLE = [(id, name) for id in KNOWN for name in bots.simulated(game(id))]
SO_MANY = 25  # decisions that are compared, in one game or in several short ones


def decisions(found: Game) -> Iterator[tuple[Play, int]]:
    """Where a seat has to choose among several moves, in one random game after another."""
    walker = paper(dice.DICE)
    dice.begin(walker, 4, 5, 6)
    for play in deals(found, found.seats[-1], {}, "alike"):
        while not play.over:
            seat = play.to_act()[0]
            choices = play.choices(seat)
            if len(choices) > 1:
                yield play, seat
            play.move(seat, choices[dice.among(walker, len(choices))])


@pytest.mark.parametrize(("id", "name"), WHOLE)
def test_a_kind_chooses_alike_at_a_table_and_in_the_laboratory(id, name, monkeypatch):
    """The same position, the same dice: from an imagined world on paper, and compiled from the state itself."""
    found, state = game(id), game(id).state.STATE
    cards, desk = found.cards.load(), blank(desk_of(found))
    kinds_of_all = (state, int, desk_of(found), Array(state, None), Array(state, None))
    machine = compiled({"look": Entry(registry.rule_of(name, found), kinds_of_all)})
    room, thrown = (blank(state), blank(state)), paper(dice.DICE)
    dice.begin(thrown, 1, 2, 3)
    monkeypatch.setattr(seats, "own_dice", lambda seed, view, imagine: (copy(thrown), imagine(view.viewer + 99)))
    bot = bots.bot(name, found, cards, seed=1)
    alike = 0
    for play, seat in islice(decisions(found), SO_MANY):
        choices, position = play.choices(seat), play.position(seat)
        pack(cards.box, desk["box"])
        pack(copy(thrown), desk["dice"])
        desk[0].moves.n = len(choices)
        desk[0].moves.card[: len(choices)] = choices
        here = machine.look(pack(position, blank(state))[0], seat, desk[0], *room)
        there = bot(play.view(seat), choices, bots.imagination(found, cards, position, seat))
        assert there == here
        dice.roll(thrown)
        alike += 1
    assert SO_MANY == alike


def last(game):
    """The rule of a bot that makes the last of its choices."""
    return the_last


def the_last(s, seat, desk, imagined, trial):
    """The last of the choices."""
    return desk.moves.card[desk.moves.n - 1]


def on_paper(game, cards, seed):
    """A bot that is no rule."""
    return lambda view, choices, imagine: choices[0]


@pytest.fixture
def more(monkeypatch):
    """Two kinds more, added as the recipe says, and all that there are then."""
    added = (registry.Kind("the-last", last), registry.Kind("slow-one", None, on_paper))
    monkeypatch.setattr(registry, "ALL", (*registry.ALL, *added))
    return tuple(kind.name for kind in registry.ALL)


def test_a_new_kind_is_played_as_itself_at_tables_and_in_simulations(more):
    template = game(TEMPLATE)
    cards = template.cards.load()
    assert more == bots.kinds(template)
    bot = bots.bot("the-last", template, cards, seed=1)
    assert 9 == bot(Play(template, cards, {}, 2, rng.key_from(b"x")).view(0), [3, 5, 9], lambda seed: blank_world())
    played = [
        simulate(Match(template, cards, seats, 1), 40).as_json() for seats in (("the-last",) * 2, ("random",) * 2)
    ]
    assert played[0]["length"] != played[1]["length"]
    mixed = simulate(Match(template, cards, ("the-last", "greedy"), 1), 40).as_json()
    assert mixed["wins"]["bot"]["greedy"] > 25


def blank_world():
    """A position of the template."""
    return paper(game(TEMPLATE).state.STATE)


def test_a_kind_on_paper_sits_at_tables_and_is_refused_by_simulations(more):
    template = game(TEMPLATE)
    assert 3 == bots.bot("slow-one", template, template.cards.load(), seed=1)(None, [3, 5], None)
    told = ", ".join(name for name in more if registry.of(name).rule)
    with pytest.raises(bots.NoSuchBot, match=f"'slow-one' plays at tables only, .* there are: {told}$"):
        Match(template, template.cards.load(), ("slow-one", "random"))


def test_the_usual_bot_of_a_game_is_one_that_plays_it(monkeypatch):
    assert set(registry.PREFERRED) <= {kind.name for kind in bots.ALL}
    monkeypatch.setattr(registry, "PREFERRED", ("greedy", "random"))
    assert "greedy" == bots.usual(game("guacamole"))
    assert "random" == bots.usual(replace(game("guacamole"), judgement=None))

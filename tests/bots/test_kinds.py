"""The one list of bots: each kind chooses alike at a table and in the laboratory, and a new one needs one line."""

from dataclasses import replace

import pytest

from sobremesa import bots
from sobremesa.bots import dice, registry
from sobremesa.bots import seat as seats
from sobremesa.bots.desk import desk_of
from sobremesa.compiler import Entry, compiled
from sobremesa.engine import rng
from sobremesa.engine.forms import copy, paper
from sobremesa.engine.layouts import Array
from sobremesa.engine.packed import blank, pack
from sobremesa.engine.play import Play
from sobremesa.games import GAMES, TEMPLATE, game
from sobremesa.lab.simulate import Match, simulate

WHOLE = [(id, kind.name) for id in (*GAMES, TEMPLATE) for kind in bots.ALL if kind.rule]


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
    play = Play(found, cards, {}, found.seats[-1], rng.key_from(b"alike"))
    walker, alike = paper(dice.DICE), 0
    dice.begin(walker, 4, 5, 6)
    while not play.over and alike < 25:
        seat = play.to_act()[0]
        choices, position = play.choices(seat), play.position(seat)
        if len(choices) > 1:
            pack(cards.box, desk["box"])
            pack(copy(thrown), desk["dice"])
            desk[0].moves.n = len(choices)
            desk[0].moves.card[: len(choices)] = choices
            here = machine.look(pack(position, blank(state))[0], seat, desk[0], *room)
            there = bot(play.view(seat), choices, bots.imagination(found, cards, position, seat))
            assert there == here
            dice.roll(thrown)
            alike += 1
        play.move(seat, choices[dice.among(walker, len(choices))])
    assert 25 == alike


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
    """Two kinds more, added as the recipe says."""
    monkeypatch.setattr(
        registry, "ALL", (*registry.ALL, registry.Kind("last", last), registry.Kind("slow", None, on_paper))
    )


def test_a_new_kind_is_played_as_itself_at_tables_and_in_simulations(more):
    template = game(TEMPLATE)
    cards = template.cards.load()
    assert ("random", "greedy", "last", "slow") == bots.kinds(template)
    bot = bots.bot("last", template, cards, seed=1)
    assert 9 == bot(Play(template, cards, {}, 2, rng.key_from(b"x")).view(0), [3, 5, 9], lambda seed: blank_world())
    played = [simulate(Match(template, cards, seats, 1), 40).as_json() for seats in (("last",) * 2, ("random",) * 2)]
    assert played[0]["length"] != played[1]["length"]
    mixed = simulate(Match(template, cards, ("last", "greedy"), 1), 40).as_json()
    assert mixed["wins"]["bot"]["greedy"] > 25


def blank_world():
    """A position of the template."""
    return paper(game(TEMPLATE).state.STATE)


def test_a_kind_on_paper_sits_at_tables_and_is_refused_by_simulations(more):
    template = game(TEMPLATE)
    assert 3 == bots.bot("slow", template, template.cards.load(), seed=1)(None, [3, 5], None)
    with pytest.raises(bots.NoSuchBot, match=r"'slow' plays at tables only, .* there are: random, greedy, last"):
        Match(template, template.cards.load(), ("slow", "random"))


def test_the_usual_bot_of_a_game_is_one_that_plays_it():
    assert "greedy" == bots.usual(game("guacamole"))
    assert "random" == bots.usual(replace(game("guacamole"), judgement=None))

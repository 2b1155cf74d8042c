"""A table before the deal: players, options and key are there, and nothing else."""

import pytest

from sobremesa.engine.errors import BadOptions
from sobremesa.engine.events import EVENTS
from sobremesa.engine.forms import difference, numbers, paper
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.engine.undealt import cleared, undealt
from sobremesa.games import KNOWN, game

KEY = key_from(b"before the deal")


@pytest.mark.parametrize("id", KNOWN)
def test_before_the_deal_there_are_players_options_and_a_key_and_nothing_else(id):
    found = game(id)
    chosen = {option.id: option.values[-1] for option in found.options}
    state = undealt(found, chosen, found.seats[-1], KEY)
    assert (found.seats[-1], chosen) == (state.seats, found.option_names(state))
    assert list(KEY) == list(state.rng.key)
    for name in ("seats", "rng", *(("options",) if found.options else ())):
        setattr(state, name, getattr(paper(found.state.STATE), name))
    assert {0} == set(numbers(state))


@pytest.mark.parametrize("id", KNOWN)
def test_a_game_is_dealt_from_there(id):
    found = game(id)
    cards = found.cards.load()
    play = Play(found, cards, {}, found.seats[0], KEY)
    state = undealt(found, {}, found.seats[0], KEY)
    found.rules.setup(state, cards.box, paper(EVENTS))
    assert "" == difference(play.state, state)


def test_a_table_is_cleared_of_all_that_lies_on_it():
    found = game("_template")
    play = Play(found, found.cards.load(), {"meal": "snack"}, 3, KEY)
    state = cleared(found, play.state)
    assert (3, "snack") == (state.seats, found.option_names(state)["meal"])
    assert "" == difference(play.state.rng, state.rng)
    assert (0, 0) == (state.deck.n, state.counter.n)
    state.options.meal, state.rng.count = 0, 99
    assert (1, True) == (play.state.options.meal, play.state.rng.count != 99)


def test_options_that_the_game_has_not_are_refused():
    with pytest.raises(BadOptions):
        undealt(game("_template"), {"meal": "feast"}, 2, KEY)

"""Every position of a game can be set up by naming where everything lies."""

import random
from itertools import islice

import pytest

from sobremesa.engine import rng
from sobremesa.engine.contract import handle
from sobremesa.engine.events import EVENT
from sobremesa.engine.forms import difference
from sobremesa.engine.play import Play
from sobremesa.engine.positions import Kind, Layout
from sobremesa.engine.undealt import cleared
from sobremesa.games import game
from sobremesa.kit.deals import combinations
from tests.brought import PLACED

MOST_TABLES = 8


def tables(found):
    """Numbers of players with options: all of them, or some if there are many."""
    all_there_are = list(combinations(found))
    return random.Random(1).sample(all_there_are, min(MOST_TABLES, len(all_there_are)))


def positions(found, seats, options, seed):
    """The states of a random game, from the deal on."""
    dice = random.Random(f"{seats} {options} {seed}")
    play = Play(found, found.cards.load(), options, seats, rng.key_from(rng.seed_secret(seed)))
    yield play.state
    while not play.over and len(play.steps) < 300:
        seat = dice.choice(play.to_act())
        play.move(seat, dice.choice(play.choices(seat)))
        yield play.state


@pytest.mark.parametrize("id", PLACED)
def test_laid_out_anew_a_position_is_the_same(id):
    found = game(id)
    cards = found.cards.load()
    phases = set()
    for seats, options in tables(found):
        for made, state in enumerate(islice(positions(found, seats, options, seed=1), 150)):
            phase = int(state.phase)
            if found.rules.to_act(state) == 0 or (phase in phases and made % 7):
                continue
            phases.add(phase)
            laid = cleared(found, state)
            found.positions.lay_out(laid, cards, found.positions.layout(state, cards))
            laid.turns = state.turns
            assert difference(state, laid) == ""
    assert {int(phase) for phase in found.state.Phase if handle(phase) != "over"} == phases


@pytest.mark.parametrize("id", PLACED)
def test_a_layout_names_every_card_of_the_box_once(id):
    found = game(id)
    cards = found.cards.load()
    for seats, options in tables(found):
        for state in islice(positions(found, seats, options, seed=2), 0, 150, 20):
            lie = [card for cards_there in found.positions.layout(state, cards).cards.values() for card in cards_there]
            assert sorted(card.id for card in cards.cards for _ in range(card.copies)) == sorted(filter(None, lie))


@pytest.mark.parametrize("id", PLACED)
def test_every_event_has_words(id):
    found = game(id)
    assert list(found.state.Event) == [words.what for words in found.positions.EVENTS]
    for words in found.positions.EVENTS:
        assert {part.field for part in words.parts.values()} <= set(EVENT.names)


@pytest.mark.parametrize("id", PLACED)
def test_what_an_event_tells_can_be_said(id):
    """Every event of some games has, where its words say so, a card of the box, a seat, a word."""
    found = game(id)
    cards = found.cards.load()
    told = set()
    for seats, options in tables(found):
        dice = random.Random(f"{seats} {options}")
        play = Play(found, cards, options, seats, rng.key_from(rng.seed_secret(3)))
        while not play.over and len(play.steps) < 120:
            seat = dice.choice(play.to_act())
            play.move(seat, dice.choice(play.choices(seat)))
        for happening in play.committed_log:
            words = next(words for words in found.positions.EVENTS if words.what == happening.event.what)
            told.add(handle(words.what))
            for part in words.parts.values():
                value = getattr(happening.event, part.field)
                match part.kind:
                    case Kind.CARD:
                        assert cards.card(value, *part.groups)
                    case Kind.SEAT:
                        assert 0 <= value < seats
                    case Kind.WORD:
                        assert part.words[value]
    assert len(told) > len(found.state.Event) / 2


@pytest.mark.parametrize("id", PLACED)
def test_names_of_places_and_facts_are_told_apart(id):
    found = game(id)
    names = [thing.id for thing in (*found.positions.PLACES, *found.positions.FACTS)]
    assert len(set(names)) == len(names)
    assert set(found.positions.REST) == {card.group for card in found.cards.load().cards}
    assert isinstance(found.positions.layout(next(positions(found, found.seats[0], {}, 0)), found.cards.load()), Layout)

"""Abuela Co.: what a seat cannot know is dealt anew, and nothing else. [who-sees]"""

from sobremesa.engine.events import EVERYBODY, just
from sobremesa.engine.forms import copy, difference, numbers, paper
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games.abuela import redeal
from sobremesa.games.abuela.tests.table import CARDS, Table, lay


def world(table, seat, number=0):
    """The position as it may be for all that the seat knows (-1: a spectator)."""
    source = paper(RNG)
    start(source, key_from(b"world", str(number)))
    imagined = copy(table.state)
    redeal.redeal(imagined, CARDS.box, seat, source)
    return Table(table.play.branch(imagined))


def worlds(table, seat, look, count=80):
    """All that `look` finds in many such worlds."""
    return {look(world(table, seat, number)) for number in range(count)}


def test_who_sees():
    """Everything but the deck and the hands lies open."""
    stoves, locks = {"0.0": "corn", "1.2": "potato panela", "c.3": "water"}, {"1.2": (1, "panela", 1)}
    table = lay("corn rice", "cow milk", stoves=stoves, locks=locks, discard="pig hen", coffee={1: 1}, sazon="true")
    found = worlds(
        table, 0, lambda w: (w.hand(0), w.pantry, w.discard, *(w.burner(at) for at in stoves), w.locked("1.2"))
    )
    assert {(table.hand(0), table.pantry, "pig hen", *stoves.values(), (1, "panela", 1))} == found
    fields = ("recipe", "food_pile", "side", "colour", "coffee", "known", "deal", "lock_seat", "burner")
    for field in fields:
        assert {repr(getattr(table.state, field))} == worlds(table, 0, lambda w, f=field: repr(getattr(w.state, f)), 5)


def test_who_sees_hidden_cards():
    """They are any of those in the deck and in hands that the seat has not seen."""
    table = lay("corn", "- rice", deck="cow pig")
    names = ("rice", "cow", "pig")
    every = {(f"- {a}", f"{b} {c}") for a in names for b in names for c in names if len({a, b, c}) == 3}
    assert every == worlds(table, 0, lambda w: (w.hand(1), w.deck))
    assert {"- rice"} == worlds(table, 1, lambda w: w.hand(1))
    assert {"corn", "rice", "cow", "pig"} == worlds(table, -1, lambda w: w.hand(0))


def test_who_sees_a_card_that_was_taken_up_openly():
    """From the pantry, a stove or the discards, and every processed food (it is remembered)."""
    table = lay("corn", "rice! milk hen", deck="cow pig")
    assert {("rice", "milk")} == worlds(table, 0, lambda w: tuple(w.hand(1).split()[:2]))
    assert {("rice", "milk")} == worlds(table, -1, lambda w: tuple(w.hand(1).split()[:2]))
    assert {"hen", "cow", "pig"} == worlds(table, 0, lambda w: w.hand(1).split()[2])


def test_who_sees_a_card_that_was_given_away():
    """Giver and taker of a Sugar Cup know it, the others do not. [sugar-cup]"""
    table = lay("sugar potato", "rice cow", "pig", deck="hen beans")
    table.do("play sugar on 1", "give rice", "give cow")
    assert "rice potato cow" == table.hand(0)
    assert {"rice"} == worlds(table, 1, lambda w: w.hand(0).split()[0])
    assert {"potato", "pig", "hen", "beans"} == worlds(table, 1, lambda w: w.hand(0).split()[1])
    assert {"rice", "potato", "cow", "hen", "beans"} == worlds(table, 2, lambda w: w.hand(0).split()[0])


def test_renew_deck_tells_old_cards_from_new():
    """The discards are open before they become the deck: an older card is none of it. [renew-deck]"""
    table = lay("corn corn", "rice cow", "pig", deck="", discard="hen hen beans")
    table.do("draw 1")
    assert (1, [0, 0, 1]) == (table.state.renewals, list(table.state.deal[0])[:3])
    assert {"rice cow", "cow rice", "pig rice", "rice pig", "cow pig", "pig cow"} == worlds(
        table, 0, lambda w: w.hand(1)
    )
    older = {"corn", "rice", "cow", "pig"}
    assert older >= {card for hand in worlds(table, 2, lambda w: w.hand(0)) for card in hand.split()[:2]}
    assert {"hen", "beans"} == worlds(table, 2, lambda w: w.hand(0).split()[2])


def test_who_sees_the_last_card_by_counting():
    table = lay("corn", "rice", deck="")
    assert {"rice"} == worlds(table, 0, lambda w: w.hand(1))


def test_the_generator_is_dealt_anew():
    table = lay("corn", "rice")
    assert 41 == len(worlds(table, 0, lambda w: tuple(w.state.rng.key), 40) | {tuple(table.state.rng.key)})


def test_the_result_depends_on_what_the_seat_knows_and_on_the_generator_alone():
    """Two tables that differ only in what seat 0 cannot know become the same world."""
    one = lay("corn", "rice cow! pig", "hen", deck="beans water rice")
    other = lay("corn", "beans cow! water", "rice", deck="hen pig rice")
    start(other.state.rng, key_from(b"another deal"))
    assert "" == difference(world(one, 0).state, world(other, 0).state)
    assert "" != difference(world(one, 1).state, world(other, 1).state)


def test_nothing_is_left_in_the_place_where_cards_are_gathered():
    table = lay("corn", "rice cow", deck="pig hen")
    assert not any(numbers(world(table, 0).state.gathered))


def test_after_the_end_all_hands_are_known():
    """[game-over]"""
    table = lay("corn", "rice cow", deck="pig hen", pantry="corn - - - - -")
    for seat in range(2):
        for place in range(2):
            if table.state.hand[seat][place]:
                assert just(seat) == table.knows(seat, place)
    table.state.moves = 10**9
    table.do("draw 1")
    assert {("corn pig", "rice cow")} == worlds(table, -1, lambda w: (w.hand(0), w.hand(1)))
    assert EVERYBODY == table.knows(1, 1)

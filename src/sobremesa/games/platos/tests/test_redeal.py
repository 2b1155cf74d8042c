"""Platos: what a seat cannot know is dealt anew, and nothing else. [who-sees]"""

import pytest

from sobremesa.engine.forms import copy, difference, numbers, paper
from sobremesa.engine.play import Step
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games.platos import GAME
from sobremesa.games.platos.tests.laid import CARDS, FREE, hand, laid, move, step
from sobremesa.kit.laws.secrecy import told_of
from sobremesa.kit.worlds import Redealer


def world(play, seat, number=0):
    """The position as it may be for all that the seat knows (-1: a spectator)."""
    source = paper(RNG)
    start(source, key_from(b"world", str(number)))
    imagined = copy(play.state)
    GAME.redeal.redeal(imagined, CARDS.box, seat, source)
    return play.branch(imagined)


def worlds(play, seat, look, count=60):
    """All that `look` finds in many such worlds."""
    return {look(world(play, seat, number)) for number in range(count)}


def deck(play):
    """The deck in the order in which it will come."""
    return " ".join(GAME.positions.layout(play.state, CARDS).cards["deck"])


def dishes(play):
    """The deck of dishes in the order in which they will come."""
    return " ".join(GAME.positions.layout(play.state, CARDS).cards["dishes"])


def test_hidden_cards_are_any_of_those_in_the_deck_and_in_other_hands():
    play = laid(hand_1="corn", hand_2="- rice", deck="meat egg")
    names = ("rice", "meat", "egg")
    every = {(f"- {a}", f"{b} {c}") for a in names for b in names for c in names if len({a, b, c}) == 3}
    assert every == worlds(play, 0, lambda w: (hand(w, 1), deck(w)))
    assert {"- rice"} == worlds(play, 1, lambda w: hand(w, 1))
    assert {"corn", "rice", "meat", "egg"} == worlds(play, -1, lambda w: hand(w, 0))


def test_what_lies_open_stays():
    play = laid(
        hand_2="egg",
        discard_1="corn fire",
        discard_2="rice",
        secret_2="secret",
        cooked_1="pizza",
        protected_2="locro",
        guard="mine",
        dishes="puchero",
        reserved_1=(1,),
        lost_2=2,
    )
    fields = ("discard", "secret", "owner", "guard", "reserved", "centre", "lost", "known", "deal", "order")
    for field in fields:
        assert {repr(getattr(play.state, field))} == worlds(play, 0, lambda w, f=field: repr(getattr(w.state, f)), 5)


def test_a_card_that_was_taken_openly_is_remembered():
    """[take-ingredient]"""
    play = laid(hand_2="rice meat", open_2=(0,), deck="egg onion")
    for viewer in (0, -1):
        assert {"rice"} == worlds(play, viewer, lambda w: hand(w, 1).split()[0])
    assert {"meat", "egg", "onion"} == worlds(play, 0, lambda w: hand(w, 1).split()[1])


def test_cards_that_changed_hands_are_known_to_giver_and_taker():
    """[food-party]"""
    play = laid(3, hand_1="party egg", hand_2="meat", hand_3="corn", deck="onion cheese")
    step(play, 0, "play Food Party with seat 2", "give card 2")
    assert ("- meat", "egg") == (hand(play, 0), hand(play, 1))
    assert {"egg"} == worlds(play, 0, lambda w: hand(w, 1))
    assert {"- meat"} == worlds(play, 1, lambda w: hand(w, 0))
    assert {"egg", "meat", "onion", "cheese"} == worlds(play, 2, lambda w: hand(w, 1))


def test_whole_hands_that_changed_sides_are_known_to_both():
    """[double-party]"""
    play = laid(3, FREE, phase="actions", hand_1="party party egg", hand_2="meat tomato", hand_3="corn", deck="onion")
    step(play, 0, "play two Food Parties with seat 2")
    assert {"meat tomato"} == worlds(play, 1, lambda w: hand(w, 0))
    assert {"- - egg"} == worlds(play, 0, lambda w: hand(w, 1))
    assert {"egg", "meat", "tomato", "onion"} == worlds(play, 2, lambda w: hand(w, 1).split()[-1])


def test_an_older_card_is_none_of_the_new_deck():
    """All discards are open before they become it. [reshuffle]"""
    play = laid(
        3, renewals=1, hand_1="corn", hand_2="rice meat", hand_3="egg", older_2=(0,), older_3=(0,), deck="flour"
    )
    assert {("rice", "egg"), ("egg", "rice")} == worlds(play, 0, lambda w: (hand(w, 1).split()[0], hand(w, 2)))
    assert {"meat", "flour"} == worlds(play, 0, lambda w: hand(w, 1).split()[1])


def test_dishes_that_were_put_under_their_deck_are_remembered_in_order():
    """[kitchen-changes] [contamination]"""
    play = laid(hand_1="changes onion", hand_2="changes onion", dishes="locro puchero humita")
    step(play, 0, "change choripán")
    step(play, 1, "change provoleta with tomato")
    assert "humita choripan provoleta" == dishes(play)
    assert {"humita choripan provoleta"} == worlds(play, 0, dishes)


def test_dishes_that_a_double_put_under_lie_in_an_order_that_nobody_knows():
    """[double-changes]"""
    play = laid(
        2, FREE, phase="actions", hand_1="changes changes changes onion", dishes="locro puchero humita pizza fideos"
    )
    step(play, 0, "change choripán", "play two Kitchen Changes")
    assert [1, 4] == list(play.state.lots.card)[:2]
    found = worlds(play, 0, dishes, 200)
    assert {"choripan"} == {names.split()[0] for names in found}
    assert 24 == len(found)
    assert {frozenset(("provoleta", "polenta", "bunuelos", "locro"))} == {frozenset(n.split()[1:]) for n in found}


def test_lots_that_were_put_under_come_up_in_their_order():
    play = laid(2, FREE, phase="actions", hand_1="changes changes changes onion", dishes="locro", lots=())
    step(play, 0, "change choripán")
    assert ("choripan", [1]) == (dishes(play), list(play.state.lots.card)[: play.state.lots.n])
    step(play, 0, "change provoleta with tomato")
    assert ("provoleta", [1]) == (dishes(play), list(play.state.lots.card)[: play.state.lots.n])


def test_what_others_have_answered_is_any_answer_that_their_cards_allow():
    """[undo-reservation]"""
    said = {"attack": "mine", "dish": "choripan", "answer_2": "changes", "deck": "onion fire"}
    play = laid(3, hand_1="corn", hand_2="changes", hand_3="egg", **said)
    found = worlds(play, 0, lambda w: (hand(w, 1), w.state.answer[1]), 120)
    others = ("egg", "onion", "fire")
    assert {("changes", 1), ("changes", 2), ("changes", 3)} | {(c, n) for c in others for n in (1, 2)} == found
    assert {("changes", 3)} == worlds(play, 1, lambda w: (hand(w, 1), w.state.answer[1]))


@pytest.mark.parametrize("said", [{}, {"lost_2": 1}], ids=["has a turn", "loses it"])
def test_whose_standing_order_was_heard_is_known_although_their_turn_comes_at_once(said):
    """[standing-order]"""
    play = step(laid(3, hand_1="mine egg", **said), 0, "reserve choripán")
    step(play, 1, "no answer until my next turn")
    last, redealer = Step(2, move("no answer")), Redealer.on_paper(GAME, CARDS)
    assert [] == [fault for n in range(20) for fault in told_of(play, last, n % 3, f"world {n}", redealer, [])]


def test_the_generator_is_dealt_anew():
    play = laid()
    assert 41 == len(worlds(play, 0, lambda w: tuple(w.state.rng.key), 40) | {tuple(play.state.rng.key)})


def test_the_result_depends_on_what_the_seat_knows_and_on_the_generator_alone():
    """Two tables that differ only in what seat 0 cannot know become the same world."""
    one = laid(
        3, hand_1="corn", hand_2="rice egg meat", hand_3="onion", open_2=(1,), deck="flour fire", dishes="locro pizza"
    )
    other = laid(
        3, hand_1="corn", hand_2="fire egg onion", hand_3="rice", open_2=(1,), deck="meat flour", dishes="pizza locro"
    )
    start(other.state.rng, key_from(b"another deal"))
    assert "" == difference(world(one, 0).state, world(other, 0).state)
    assert "" != difference(world(one, 1).state, world(other, 1).state)


def test_nothing_is_left_in_the_place_where_cards_are_gathered():
    assert not any(numbers(world(laid(), 0).state.gathered))

"""Leftovers: what a seat cannot know is dealt anew, and nothing else."""

from sobremesa.engine.forms import copy, difference, numbers, paper
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games._template import GAME
from sobremesa.games._template.tests.laid import CARDS, hand, laid, pile, step, tin


def world(play, seat, number=0):
    """The position as it may be for all that the seat knows."""
    source = paper(RNG)
    start(source, key_from(b"world", str(number)))
    imagined = laid()
    imagined.state = imagined.committed = copy(play.position(seat))
    GAME.redeal.redeal(imagined.state, CARDS.box, seat, source)
    return imagined


def worlds(play, seat, look, count=60):
    """All that `look` finds in many such worlds."""
    return {look(world(play, seat, number)) for number in range(count)}


def test_own_cards_tins_and_the_counter_stay():
    play = laid(
        hand_1="rice flan",
        hand_2="lentils",
        tin_1="rice",
        tin_2="flan",
        counter="croquettes meatballs",
        deck="lentils rice",
    )
    found = worlds(play, 0, lambda w: (hand(w, 0), tin(w, 0), tin(w, 1), pile(w.state.counter)))
    assert {("rice flan", "rice", "flan", "croquettes meatballs")} == found


def test_hidden_cards_are_any_of_those_in_the_deck_and_in_other_hands():
    play = laid(hand_1="rice", hand_2="- lentils", deck="croquettes flan")
    deals = {(hand(play, 1), pile(play.state.deck))}
    names = ("lentils", "flan", "croquettes")
    every = {(f"- {a}", f"{b} {c}") for a in names for b in names for c in names if len({a, b, c}) == 3}
    assert deals < every == worlds(play, 0, lambda w: (hand(w, 1), pile(w.state.deck)))


def test_a_card_taken_from_the_counter_is_remembered():
    """[take-card]"""
    play = laid(
        3, hand_1="rice", hand_2="lentils", hand_3="flan lentils rice", seen_3=(1,), deck="meatballs croquettes"
    )
    assert {"lentils"} == worlds(play, 0, lambda w: hand(w, 2).split()[1])
    assert {"lentils", "flan", "rice", "croquettes", "meatballs"} == worlds(play, 0, lambda w: hand(w, 2).split()[0])


def test_a_card_from_before_the_renewal_is_none_of_the_new_deck():
    """[deck-runs-out]"""
    play = laid(
        3,
        hand_1="rice",
        hand_2="flan lentils",
        hand_3="croquettes",
        older_2=(0,),
        older_3=(0,),
        renewals=1,
        deck="meatballs meatballs",
    )
    assert {"flan croquettes", "croquettes flan"} == worlds(play, 0, lambda w: f"{hand(w, 1).split()[0]} {hand(w, 2)}")
    assert {"lentils", "meatballs"} == worlds(play, 0, lambda w: hand(w, 1).split()[1])
    assert {"croquettes"} == worlds(play, 1, lambda w: hand(w, 2))


def test_the_last_card_of_the_deck_is_known_by_counting():
    """[deck-runs-out]"""
    play = laid(hand_1="rice", hand_2="rice", seen_2=(0,), counter="lentils lentils flan", deck="croquettes")
    step(play, 0, "draw")
    assert {"rice croquettes"} == worlds(play, 0, lambda w: hand(w, 0))
    play = laid(hand_1="rice", hand_2="rice", seen_1=(0,), counter="lentils lentils flan", deck="croquettes")
    step(play, 0, "draw")
    assert {"rice croquettes"} == worlds(play, 1, lambda w: hand(w, 0))


def test_what_others_have_chosen_is_any_card_of_theirs():
    """[shared-table]"""
    play = laid(3, hand_1="rice", hand_2="rice - flan", hand_3="rice lentils", phase="share", deck="croquettes")
    step(play, 1, "share card 3")
    step(play, 0, "share card 1")
    found = worlds(play, 0, lambda w: tuple(w.state.chosen)[:3])
    assert {(1, 1, 0), (1, 3, 0)} == found
    assert {3} == worlds(play, 1, lambda w: w.state.chosen[1])


def test_the_generator_is_dealt_anew():
    play = laid(hand_1="rice", hand_2="lentils", deck="flan")
    assert 61 == len(worlds(play, 0, lambda w: tuple(w.state.rng.key)) | {tuple(play.state.rng.key)})


def test_the_result_depends_on_what_the_seat_knows_and_on_the_generator_alone():
    """Two tables that differ only in what seat 0 cannot know become the same world."""
    one = laid(
        3,
        hand_1="rice",
        hand_2="lentils flan",
        hand_3="croquettes",
        seen_2=(1,),
        phase="share",
        deck="lentils rice meatballs",
    )
    other = laid(
        3,
        hand_1="rice",
        hand_2="meatballs flan",
        hand_3="rice",
        seen_2=(1,),
        phase="share",
        deck="croquettes lentils lentils",
    )
    start(other.state.rng, key_from(b"another deal"))
    step(one, 1, "share card 1")
    step(other, 1, "share card 2")
    assert one.view(0) == other.view(0)
    assert "" == difference(world(one, 0).state, world(other, 0).state)


def test_nothing_is_left_in_the_place_where_cards_are_gathered():
    play = laid(hand_1="rice", hand_2="lentils flan", older_2=(0,), renewals=1, deck="croquettes")
    assert not any(numbers(world(play, 0).state.gathered))

"""Cudillero: what a seat cannot know is dealt anew, and nothing else. [who-sees]"""

from sobremesa.engine.forms import copy, difference, numbers, paper
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.tests.laid import CARDS, PERSONAL, laid, step

NO_TOKENS = {f"plus_{which}_{seat}": False for which in ("ten", "twenty") for seat in (1, 2)}


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


def lies(place):
    """A look at what lies in a place."""
    return lambda play: " ".join(str(card) for card in GAME.positions.layout(play.state, CARDS).cards[place])


def held(seat):
    """A look at a hand of action cards."""
    return lambda play: tuple(card for card in play.state.held[seat] if card)


def test_action_cards_of_others_are_any_that_have_not_been_seen():
    play = laid(round=2, phase="bid", used_2="action-1 action-2 action-3", actions_2="action-4 action-5 action-6")
    seen = {card for hand in worlds(play, 0, held(1), 80) for card in hand}
    assert set(range(4, 19)) == seen
    assert all(list(hand) == sorted(set(hand)) and len(hand) == 5 for hand in worlds(play, 0, held(1)))
    assert {(4, 5, 6, 7, 8)} == worlds(play, 1, held(1))
    assert 1 < len(worlds(play, 1, lies("action-deck.2")))
    assert 1 < len(worlds(play, -1, held(0)))


def test_what_others_have_laid_is_any_bid_until_it_is_turned_over():
    said = {"act_2": "action-11", "bids_2": "action-18 action-15"}
    play = laid(phase="bid", **said)
    assert 30 < len(worlds(play, 0, lies("bids.2")))
    assert {"action-18 action-15"} == worlds(play, 1, lies("bids.2"))
    for bids in worlds(play, 0, lambda w: tuple(w.state.bids[1])):
        assert bids[0] > bids[1] > 0
    shown = laid(turn=0, act_1="action-2", **said)
    assert {"action-18 action-15"} == worlds(shown, 0, lies("bids.2"))


def test_tokens_that_others_use_are_any_that_they_have():
    play = laid(3, phase="tokens", spends_2=3, spends_3=0, plus_twenty_3=False)
    found = worlds(play, 0, lambda w: tuple(w.state.spends), 80)
    assert {1, 2, 3, 4} == {spends[1] for spends in found}
    assert {1, 2} == {spends[2] for spends in found}
    assert {4} == worlds(play, 1, lambda w: w.state.spends[1])


def test_what_others_keep_is_either_of_what_they_may_have_been_dealt():
    said = {
        "dealt_roofs_1": "r01 r02",
        "dealt_roofs_2": "r03 r04",
        "dealt_objectives_1": "third-blue two-tall",
        "dealt_objectives_2": "third-red third-white",
        "roofs": "r05 r06",
    }
    play = laid(2, PERSONAL, phase="keep", kept_2=2, **said)
    assert {1, 2, 3, 4} == worlds(play, 0, lambda w: w.state.kept[1])
    assert {2} == worlds(play, 1, lambda w: w.state.kept[1])
    assert {"r03", "r04", "r05", "r06"} == {
        card for pair in worlds(play, 0, lies("dealt-roofs.2")) for card in pair.split()
    }
    assert {"r01 r02"} == worlds(play, 0, lies("dealt-roofs.1"))
    found = {card for pair in worlds(play, 0, lies("dealt-objectives.2"), 120) for card in pair.split()}
    assert 10 == len(found)
    assert not found & {"third-blue", "two-tall"}


def test_the_roof_that_was_given_back_is_nobody_elses():
    """[initial-roof]"""
    play = laid(3, initial_1="r01", initial_2="r02", initial_3="r03", returned_roof_1="r04", roofs="r04 r05 r06")
    others = {"r02", "r03", "r05", "r06"}
    assert others == worlds(play, 0, lies("initial.2"))
    assert {"r01", "r02", "r04", "r05", "r06"} == worlds(play, 2, lies("initial.1"))
    assert {"r01"} == worlds(play, 0, lies("initial.1"))
    decks = worlds(play, 0, lies("roofs"))
    assert all("r04" in deck.split() for deck in decks)
    assert 3 == len({deck.split().index("r04") for deck in decks})
    assert {0} == worlds(play, 1, lambda w: w.state.returned_roof[0])


def test_a_deck_that_was_renewed_has_no_initial_roof():
    """All its cards have been seen. [shuffle-decks]"""
    play = laid(3, initial_1="r01", initial_2="r02", initial_3="r03", roofs="r05 r06", roof_renewals=1)
    assert {"r02", "r03"} == worlds(play, 0, lies("initial.2"))
    assert {"r05 r06", "r06 r05"} == worlds(play, 0, lies("roofs"))


def test_personal_objectives_of_others_are_any_but_those_that_were_dealt_to_the_seat():
    """[personal-objectives]"""
    play = laid(2, PERSONAL, objective_1="third-blue", objective_2="two-tall", returned_objective_1="third-red")
    found = worlds(play, 0, lies("objective.2"), 150)
    assert 10 == len(found)
    assert not found & {"third-blue", "third-red"}
    assert {"two-tall"} == worlds(play, 1, lies("objective.2"))
    over = laid(2, PERSONAL, phase="over", objective_1="third-blue", objective_2="two-tall")
    assert {"two-tall"} == worlds(over, 0, lies("objective.2"))


def test_what_lies_open_stays():
    play = laid(
        building_1_1="doorway f01 f02",
        hand_1="f03",
        hand_2="doorway",
        value_red=4,
        floor_discard="f04 f05",
        extra_turn_2=True,
        used_1="action-1 action-2 action-3",
        round=2,
    )
    fields = ("village", "hand", "value", "floor_discard", "tokens", "used", "market", "columns", "cable", "biggest")
    for field in (*fields, "doorways", "common", "met", "due"):
        assert {repr(getattr(play.state, field))} == worlds(play, 1, lambda w, f=field: repr(getattr(w.state, f)), 5)
    assert 1 < len(worlds(play, 0, lies("floors")))


def test_the_generator_is_dealt_anew():
    play = laid()
    assert 41 == len(worlds(play, 0, lambda w: tuple(w.state.rng.key), 40) | {tuple(play.state.rng.key)})


def test_the_result_depends_on_what_the_seat_knows_and_on_the_generator_alone():
    """Two tables that differ only in what seat 0 cannot know become the same world."""
    same = {"initial_1": "r01", "returned_roof_1": "r04", "phase": "bid", "objective_1": "third-blue"}
    one = laid(2, PERSONAL, initial_2="r02", roofs="r03 r04 r05", floors="f31 f32", objective_2="two-tall", **same)
    other = laid(2, PERSONAL, initial_2="r05", roofs="r02 r03 r04", floors="f32 f31", objective_2="third-red", **same)
    start(other.state.rng, key_from(b"another deal"))
    assert "" == difference(world(one, 0).state, world(other, 0).state)
    assert "" != difference(world(one, 1).state, world(other, 1).state)


def test_nothing_is_left_in_the_place_where_cards_are_gathered():
    play = step(laid(phase="bid", **NO_TOKENS), 0, "bid cards 1 and 2, act with card 3")
    assert not any(numbers(world(play, 1).state.gathered))

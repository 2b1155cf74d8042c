"""Platos: the order of play, worked out a second time (ring.py) over whole games, agrees with the rules."""

import copy
from collections import Counter

import pytest

from sobremesa.games.platos import GAME, order, turns
from sobremesa.games.platos.state import Phase
from sobremesa.games.platos.tests.laid import CARDS, FREE, random_game
from sobremesa.games.platos.tests.ring import ring_of
from sobremesa.kit.course import Course, walked
from sobremesa.kit.deals import Deal

MODES = [{}, {**FREE, "reshuffle": "true"}]
EVERY = 9  # positions of which one is looked at


def greedy_game(seats, options, moves):
    """A game of greedy bots, before each of its moves."""
    deal = Deal(0, f"order {seats} {options}", seats, options, "greedy")
    return walked(Course(GAME, CARDS, packed=True), deal, moves)


def agree(play):
    """The ring heard all that has happened, and says the same of the order of play; what it has heard of."""
    ring, heard = ring_of((happening.event for happening in play.log(None)), play.seats)
    if play.over:
        return heard
    state, counters = play.state, {(c.kind, c.seat): c.value for c in play.view(None).counters}
    assert ring.players[0] == state.turn
    assert (ring.next + 1, ring.before + 1) == (counters["next", None], counters["before", None])
    assert set(ring.players) == {seat for seat in range(play.seats) if not counters.get(("out", seat))}
    for seat in ring.players:
        assert ring.owed[seat] == counters.get(("lost", seat), 0)
        assert (ring.last is not None and seat in ring.last) == bool(counters.get(("last-turn", seat)))
    return heard


def last_of(games):
    """Each position that is looked at agrees; what was heard of in the whole game."""
    heard = Counter()
    for n, play in enumerate(games):
        if n % EVERY == 0 or play.over:
            heard = agree(play)
    return heard


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", MODES, ids=["mode 1", "mode 2"])
def test_it_agrees_over_games_of_greedy_bots(seats, options):
    assert last_of(greedy_game(seats, options, 160))["TURN"] > 1


def of_reversals():
    """A card set with so many Reversed Rounds that doubles of them are played."""
    source = copy.deepcopy(dict(CARDS.source))
    for special in source["special"]:
        special["copies"] = 20 if special["id"] == "reverse" else special["copies"]
    return GAME.cards.build(source)


def test_it_agrees_over_random_games_with_all_that_changes_the_order():
    heard, cards = Counter(), of_reversals()
    for seats in GAME.seats:
        for options in (*MODES, FREE):
            heard += last_of(random_game(seats, options, f"ring {seats} {options}", 500, cards))
    assert {"TURN", "REVERSED", "SWAPPED_PLACES", "OUT", "LOSES", "SKIPPED", "LAST_TURNS", "OVER"} == set(heard)


def other_way(s, seat):
    """The next player, always in the direction in which the game began."""
    return order.beside(s, seat, 1)


def nobody_is_passed_over(s, seat):
    """The next player, still in or not."""
    return s.order[(order.spot_of(s, seat) + s.direction) % s.seats]


def looked_at(games):
    """All positions of some games at the beginning of a turn are looked at."""
    for game in games:
        for play in game:
            if play.state.phase == Phase.TURN:
                agree(play)


@pytest.mark.parametrize("wrong", [other_way, nobody_is_passed_over])
def test_it_tells_when_the_rules_do_not_keep_the_order(monkeypatch, wrong):
    monkeypatch.setattr(turns, "next_in", wrong)
    with pytest.raises(AssertionError):
        looked_at(random_game(4, FREE, f"wrong {number}", 400) for number in range(20))

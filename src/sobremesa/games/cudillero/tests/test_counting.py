"""Cudillero: points counted a second, independent way agree with the rules; what is kept beside the cards is right."""

from types import SimpleNamespace

import pytest

from sobremesa.engine.forms import copy, difference
from sobremesa.engine.packed import unpack
from sobremesa.games.cudillero import joining, points
from sobremesa.games.cudillero.tests import brute_force
from sobremesa.games.cudillero.tests.brute_force import COLOURS, cabled, colours, disagreements, fibre, heights, symbols
from sobremesa.games.cudillero.tests.laid import CARDS, GAME, VARIANTS, random_game
from sobremesa.lab.simulate import Match, Table, play_again

GAMES = 60  # of greedy bots


def test_scoring_example_counted_by_hand():
    """[scoring-example]"""
    columns = ("f39 f47 f59 r24", "f36 f44 r10", "f45 f35 f24 f42 r20")
    cells = {
        (column, level): card
        for column, cards in enumerate(columns)
        for level, card in enumerate(["doorway", *cards.split()])
    }
    values = {"blue": 9, "yellow": 2, "white": 1, "red": 4}
    assert (35, 21, 19, 21) == (heights(cells), colours(cells, values), symbols(cells), fibre(cells))


def test_random_villages_are_counted_alike():
    """More of them: `python -m sobremesa.games.cudillero.tests.brute_force 10000`."""
    assert [] == disagreements(250, seed=1)


def test_a_disagreement_would_be_found(monkeypatch):
    monkeypatch.setattr(brute_force, "fibre", lambda cells: 7)
    assert len(disagreements(20)) >= 20


def counted_by_hand(state):
    """What each village scores, and what the rules say that it scores, without objectives."""
    layout = GAME.positions.layout(state, CARDS)
    values = {colour: layout.facts[f"value-{colour}"] for colour in COLOURS}
    villages = [brute_force.village_of(layout, seat) for seat in range(state.seats)]
    by_hand = [heights(cells) + colours(cells, values) + fibre(cells) + symbols(cells) for cells in villages]
    return by_hand, [points.village_points(state, CARDS.box, seat) for seat in range(state.seats)]


def test_random_games_end_with_the_points_that_are_counted_by_hand():
    for seats, options in ((2, {}), (4, VARIANTS)):
        *_, play = random_game(seats, options, f"points {seats}", 2000)
        assert play.over
        by_hand, by_rules = counted_by_hand(play.state)
        assert by_hand == by_rules
        for seat in range(seats):
            lines = [line for line in play.view(None).points if line.seat == seat]
            of_cards = ("height", "one-height", "colour-points", "fibre-points", "symbols", "times-two")
            assert by_hand[seat] == sum(line.points for line in lines if line.clause in of_cards)
            others = sum(line.points for line in lines if line.clause not in of_cards)
            assert play.scores().points[seat] == by_hand[seat] + others


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, VARIANTS), (4, VARIANTS)])
def test_greedy_games_end_with_the_points_that_are_counted_by_hand(seats, options):
    """Their villages are high and wide, as those of random games are not."""
    table = Table(Match(GAME, CARDS, ("greedy",) * seats, "counted", options))
    table.play(0, GAMES)
    high = 0
    for k in range(GAMES):
        state = unpack(table.worlds[k])
        by_hand, by_rules = counted_by_hand(state)
        assert by_hand == by_rules
        layout = GAME.positions.layout(state, CARDS)
        for seat in range(seats):
            objectives = brute_force.common(layout, seat) + brute_force.personal(layout, seat)
            assert by_hand[seat] + objectives == table.scores[k]["points"][seat]
        high += max(by_hand) > 100
    assert high > GAMES // 2


def test_greedy_games_are_counted_by_hand_after_every_move():
    """And what is kept beside the cards is what a new count finds."""
    seen = []

    class Watched(Match):
        def loop(self, rules):
            def apply(s, box, seat, move, events):
                rules.apply(s, box, seat, move, events)
                by_hand, by_rules = counted_by_hand(s)
                assert by_hand == by_rules
                again = copy(s)
                for each in range(s.seats):
                    joining.recount(again, CARDS.box, each)
                assert "" == difference(s, again)
                seen.append(max(by_hand))

            return super().loop(SimpleNamespace(**{**vars(rules), "apply": apply}))

    play_again(Watched(GAME, CARDS, ("greedy", "greedy"), "counted"), 0)
    assert len(seen) > 100
    assert seen[-1] > 60


def test_what_is_kept_beside_the_cards_is_what_a_new_count_finds():
    """After every move: cables, and the biggest set of each colour."""
    for seats, options in ((2, VARIANTS), (3, {})):
        for play in random_game(seats, options, f"recount {seats}", 700):
            again = copy(play.state)
            for seat in range(seats):
                joining.recount(again, CARDS.box, seat)
            assert "" == difference(play.state, again)


def test_cables_of_random_games_are_those_that_a_flood_finds():
    """[fibre]"""
    *_, play = random_game(3, {}, "cables", 2000)
    layout = GAME.positions.layout(play.state, CARDS)
    reached = 0
    for seat in range(3):
        for column, level in cabled(brute_force.village_of(layout, seat)):
            if level:
                reached += 1
                assert joining.is_cabled(play.state, seat, column, level - 1)
    assert reached == sum(joining.connected_cards(play.state, seat) for seat in range(3)) > 0

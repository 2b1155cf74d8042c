"""Stew: every position of greedy games is what the printed rules, written down another way, make of it."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.engine.words import GameWords
from sobremesa.games.stew import GAME, pot
from sobremesa.games.stew.tests.laid import ADVANCED, CARDS, EASY, deal, named, points
from sobremesa.games.stew.tests.recount import Recount, leftovers, worth

WORDS = GameWords(GAME, CARDS, "en")


def lies(play):
    """The cards of the pot, and who of the row has been fed, by name."""
    names = [CARDS.card(place, "vermin").id for place in range(CARDS.box.vermin)]
    fed = {name for place, name in enumerate(names) if play.state.fed[place]}
    return named(list(play.state.pot.card)[: play.state.pot.n]).split(), fed


def left_in_sight(play):
    """What lies in an open pot and has not been eaten, as a spectator sees it."""
    return [slot.card for slot in play.view(None).zone("pot").slots if "eaten" not in slot.marks]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [EASY, ADVANCED], ids=["easy", "advanced"])
def test_greedy_games_go_as_the_recount_does(seats, options):
    play = deal(seats, f"recounted {seats}", options)
    greedy = bot("greedy", GAME, CARDS, seats)
    counted = Recount(seats, options == ADVANCED, play.state.turn)
    opened = 0
    while not play.over:
        seat = play.to_act()[0]
        state = play.position(seat)
        choice = greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, state, seat))
        counted.move(seat, WORDS.say(GAME.view.describe(CARDS, choice)).lower(), named([state.drawn]))
        play.move(seat, choice)
        assert (counted.pot, counted.fed) == lies(play)
        assert worth(counted.pot, counted.fed) == pot.total(play.state, CARDS.box)
        assert counted.points == points(play)
        assert sorted(counted.asked) == list(play.to_act())
        if GAME.rules.is_open(play.state):
            assert sorted(leftovers(counted.pot, counted.fed)) == sorted(left_in_sight(play))
            opened += 1
    assert counted.over
    assert opened

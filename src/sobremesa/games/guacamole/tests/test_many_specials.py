"""A card set of one's own may be full of specials: the deal and every claim still come to their end."""

import pytest

from sobremesa.engine import rng
from sobremesa.engine.contract import handle
from sobremesa.engine.play import Play
from sobremesa.engine.views import Text
from sobremesa.engine.words import GameWords
from sobremesa.games.guacamole import GAME, cards
from sobremesa.games.guacamole.state import Event

INGREDIENTS, SPECIALS = 30, 90


@pytest.fixture(scope="module")
def full():
    """The set with the fewest ingredients and the most specials that there is room for."""
    icons = {"a": "avocados", "t": "tomatoes", "c": "chilies"}
    heats = ("mild", "medium", "spicy")
    return cards.build(
        {
            "game": "guacamole",
            "id": "full-of-specials",
            "provenance": "own",
            "names": {"en": "Full of specials", "es": "Lleno de especiales"},
            "special": [
                {"id": id, "copies": SPECIALS // 3, "provenance": "own"} for id in ("lime", "cilantro", "onion")
            ],
            "ingredient": [
                {"id": id, "copies": INGREDIENTS // 3, "provenance": "own", icon: 1} for id, icon in icons.items()
            ],
            "disc": [{"id": heat, "heat": heat, "provenance": "own", "avocados": 5} for heat in heats],
        }
    )


def test_special_dealt_is_told_once_for_each_card_however_often_it_comes_up(full):
    most = 0
    for seed in range(60):
        play = Play(GAME, full, {}, 4, rng.key_from(rng.seed_secret(seed)))
        told = []
        for happening in play.committed_log:
            if happening.event.what == Event.SHUFFLED_IN:
                assert happening.event.card not in told
                told.append(int(happening.event.card))
                most = max(most, len(told))
            elif handle(Event(happening.event.what)) in ("dealt", "turned-discard"):
                told = []
    assert most == 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_that_a_hand_is_dealt_is_told_before_the_specials_that_come_up_for_it(full, seats):
    """As at a new hand, which is told before they are, too."""
    first = set()
    for seed in range(20):
        play = Play(GAME, full, {}, seats, rng.key_from(rng.seed_secret(seed)))
        words = GameWords(GAME, full, "en", viewer=0)
        told = [GAME.view.tell(full, happening.event, 0) for happening in play.log(0)]
        said = [words.say(text) for text in told if text]
        hands = ["You are dealt five cards.", *(f"Player {seat + 1} is dealt five cards." for seat in range(1, seats))]
        assert hands == [line for line in said if "dealt" in line]
        assert hands[0] == said[0]
        first.add(said[1])
    assert {words.say(Text("event.shuffled-in", {"card": id})) for id in ("lime", "cilantro", "onion")} <= first

"""Guacamole's texts as each reader reads them."""

import pytest

from sobremesa.engine.words import GameWords
from sobremesa.games.guacamole import GAME
from sobremesa.games.guacamole.tests.table import NO_RECIPE, lay

READERS = {
    "es": {0: "Pasas 1 tomate a Ana.", 1: "Bo te pasa 1 tomate.", None: "Bo pasa 1 tomate a Ana."},
    "en": {0: "You pass 1 tomato to Ana.", 1: "Bo passes 1 tomato to you.", None: "Bo passes 1 tomato to Ana."},
}


@pytest.mark.parametrize("language", READERS)
def test_a_passed_card_as_giver_taker_and_spectator_read_of_it(language: str):
    table = lay(hand_1="t a a c c", hand_2="aa a at tt ttt", deck="lime c")
    table.draw(0)
    table.give(0, "t")
    table.give(1, "aa")
    cards = table.play.cards
    passed = next(h.event for h in table.play.log(None) if h.event.what == GAME.state.Event.PASSED)
    read = {
        viewer: GameWords(GAME, cards, language, ("Bo", "Ana"), viewer).say(GAME.view.tell(cards, passed, viewer))
        for viewer in READERS[language]
    }
    assert READERS[language] == read


@pytest.mark.parametrize(("game", "discs"), [("standard", "2 discs that count"), ("easier", "3 discs that count")])
def test_the_result_counts_discs_as_the_rules_do(game, discs):
    """Types in the standard game, of which an extra disc is none; all discs in the easier one."""
    won = {"won_1": "mild-3 mild-4 spicy-3"}
    play = lay(2, {"game": game}, hand_1=NO_RECIPE, hand_2=NO_RECIPE, **won).play
    points = play.view(None).standings[0].points
    assert discs == GameWords(GAME, play.cards, "en")("scored", n=points)

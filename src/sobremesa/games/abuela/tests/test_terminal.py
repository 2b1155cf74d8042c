"""Abuela Co. in the terminal: moves in words mean what they say, and nothing else."""

import pytest

from sobremesa.cli.output import text_of
from sobremesa.cli.session import Session
from sobremesa.engine.words import GameWords
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.tests.laid import CARDS, laid, move, zone


def session(play, language="en"):
    """Seat 1's game in the terminal, and the lines that are told."""
    told = []
    words = GameWords(GAME, CARDS, language, ["", "Ana"], 0)
    return Session(play, 0, {}, words, text_of(language), input, told.append), told


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        ("en", "place card 1 on burner 3 of your stove", "place card 1 on burner 3 of seat 1's stove"),
        ("en", "place corn 1 3 your", "place card 1 on burner 3 of seat 1's stove"),
        ("en", "place card 3 on burner 1 of Ana's stove", "place card 3 on burner 1 of seat 2's stove"),
        ("en", "draw 2", "draw 2 cards"),
        ("en", "cook milk", "cook milk on burner 2"),
        ("es", "colocar la carta 1 en la hornilla 3 de tu estufa", "place card 1 on burner 3 of seat 1's stove"),
        ("es", "cocinar leche", "cook milk on burner 2"),
    ],
)
def test_words_mean_the_move_that_they_say(language, said, meant):
    play = laid(hand_1="corn hen hen", burner_2_1="cow cow", foods="milk", deck="corn corn corn")
    assert move(meant) == session(play, language)[0].move_of(said)


def test_a_move_that_is_refused_is_not_taken_for_another_with_the_same_numbers():
    """Card 3 may not go on burner 1, card 1 may go on burner 3: whoever names the first one does not make the other."""
    play = laid(hand_1="corn hen hen", burner_1_1="cow", burner_2_1="hen")
    at_terminal, told = session(play)
    assert not at_terminal.answer("place card 3 on burner 1 of your stove")
    assert "Burner 1 already has a cow: one kind of basic per burner, so no hen there." == told[0]
    assert [] == zone(play, "burner-3:0", 0)
    assert not at_terminal.answer("place 3 1 your stove")
    assert [] == play.pending

"""Abuela Co. in the terminal: moves in words mean what they say, and nothing else."""

import pytest

from sobremesa.cli.output import text_of
from sobremesa.cli.session import Session
from sobremesa.engine.words import GameWords
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.tests.laid import CARDS, SAZON, laid, move, say, zone


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


@pytest.mark.parametrize(
    ("language", "plain", "first"),
    [
        ("en", "why light the stove", "Cook flour on burner 1"),
        ("en", "why light", "Cook flour on burner 1"),
        ("en", "place cards", "Place corn (card 1) on burner 1 of your stove"),
        ("en", "draw cards", "Draw 1 card"),
        ("es", "por qué encender la estufa", "Cocinar harina en la hornilla 1"),
        ("es", "colocar cartas", "Colocar maíz (carta 1) en la hornilla 1 de tu estufa"),
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_name_of_an_action_means_the_plain_one(language, plain, first, side):
    """On side B, too, an enhanced action is chosen only by who says so."""
    play = laid(hand_1="corn", deck="hen hen hen", options=SAZON, side_1=side)
    at_terminal, told = session(play, language)
    assert not at_terminal.answer(plain)
    assert told[1].strip().endswith(first)
    assert not [line for line in told if "Enhanced" in line or "mejorada" in line]
    assert [] == play.pending


def test_an_enhanced_action_is_not_chosen_where_the_plain_one_is_refused():
    """In the advanced game three cards are drawn, and there are two."""
    play = laid(hand_1="corn corn corn corn", deck="hen hen hen", options={**SAZON, "mode": "advanced"}, side_1="B")
    at_terminal, _ = session(play)
    assert not at_terminal.answer("draw")
    assert [] == play.pending
    assert at_terminal.answer("enhanced draw")
    assert "You turn your stove to side A for an enhanced action: draw cards." == say(
        GAME.view.tell(CARDS, play.log(0)[-1].event, 0), 0
    )


@pytest.mark.parametrize(("language", "said"), [("en", "why cook cheese"), ("es", "por qué cocinar queso")])
def test_what_stayed_in_the_box_is_told_at_once(language, said):
    at_terminal, told = session(laid(), language)
    at_terminal.answer(said)
    assert (
        told[0]
        == {
            "en": "That card belongs to Con Más Sazón and stayed in the box: cheese.",
            "es": "Esa carta es de Con Más Sazón y se quedó en la caja: queso.",
        }[language]
    )


@pytest.mark.parametrize(
    ("language", "said", "number"),
    [("en", "cook", "dish"), ("es", "cocinar", "plato"), ("en", "take kind", "kind"), ("en", "off burner 2", "kind")],
)
def test_what_the_card_set_has_not_is_not_offered(monkeypatch, language, said, number):
    monkeypatch.setattr("sobremesa.cli.session.MOST_LISTED", GAME.moves)
    at_terminal, told = session(laid(), language)
    at_terminal.answer(said)
    assert told
    assert not [line for line in told if f"{number} 9" in line or f"{number} 27" in line]


def test_listo_ends_an_action_in_spanish():
    play = laid(hand_1="corn hen", deck="corn")
    at_terminal, _ = session(play, "es")
    assert at_terminal.answer("colocar carta 1 hornilla 1 tu")
    assert at_terminal.answer("listo")
    assert "Listo" == at_terminal.described(move("done"))
    assert 1 == play.state.left
    assert 0 == play.state.action

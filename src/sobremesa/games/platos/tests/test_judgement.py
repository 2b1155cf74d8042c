"""Platos: what the greedy bot prefers."""

import pytest

from sobremesa.bots import bot, imagination
from sobremesa.games.platos import GAME
from sobremesa.games.platos.tests.laid import CARDS, FREE, laid, say


def chosen(play, seat=0):
    """What the greedy bot does, in words."""
    greedy = bot("greedy", GAME, CARDS, "greedy")
    move = greedy(play.view(seat), play.choices(seat), imagination(GAME, CARDS, play.position(seat), seat))
    return say(GAME.view.describe(CARDS, move))


def test_it_completes_the_dish_with_the_most_points():
    play = laid(3, hand_1="cheese tomato flour egg", centre="provoleta pizza choripan polenta", dishes="locro")
    assert "Complete Pizza muzzarella" == chosen(play)


def test_it_strikes_the_best_dish_of_the_leader():
    play = laid(
        3,
        FREE,
        phase="actions",
        hand_1="contamination contamination rice egg",
        cooked_2="pizza",
        cooked_3="locro",
        dishes="humita",
    )
    assert "Contaminate Locro with two" == chosen(play)


def test_it_passes_a_fire_on():
    assert "Answer" == chosen(laid(3, attack="fire", target=1, hand_2="fire rice rice"), 1)


def test_it_protects_the_dish_that_is_attacked():
    said = {"attack": "contamination", "dish": "locro", "cooked_2": "locro pizza", "dishes": "humita"}
    assert "Protect Locro" == chosen(laid(3, hand_2="mine rice", **said), 1)


def test_it_does_not_play_its_last_card_away():
    assert "Draw" == chosen(laid(3, hand_1="reverse"))


def test_it_keeps_its_answers_when_it_must_discard():
    play = laid(3, phase="discard", hand_1="fire mine apron reverse secret contamination")
    assert "Discard card 4" == chosen(play)


def test_it_ends_its_turn_rather_than_waste_a_special():
    assert "End the turn" == chosen(laid(3, FREE, phase="actions", hand_1="reverse rice rice"))


def test_it_does_not_bind_itself_to_silence():
    """[standing-order]"""
    assert "No answer" == chosen(laid(3, attack="apron", target=2), 2)


@pytest.mark.parametrize(
    ("own", "theirs", "turns", "does", "options"),
    [
        ("pizza", "provoleta", 9, "Draw", {}),
        ("provoleta", "pizza", 9, "Take from the pile of seat 3", {}),
        ("provoleta", "pizza", 600, "Draw", {}),
        ("provoleta", "pizza", 600, "Draw", {"reshuffle": "true"}),
    ],
    ids=["ahead", "behind", "after very many turns", "after very many turns, and all is shuffled once more"],
)
def test_it_draws_the_last_card_when_the_end_is_good_for_it_or_long_due(own, theirs, turns, does, options):
    play = laid(
        3,
        options,
        deck="reverse",
        hand_1="meat flour onion egg cheese",
        cooked_1=own,
        cooked_2=theirs,
        discard_2="potato potato potato",
        discard_3="rice",
        centre="locro puchero humita milanesa",
        dishes="tortilla fideos",
    )
    play.state.turns = turns
    assert does == chosen(play)

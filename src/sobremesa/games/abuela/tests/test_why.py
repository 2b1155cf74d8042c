"""Abuela Co.: why a move is refused: the facts, and the least that would have to be different, in both languages."""

import tomllib
from pathlib import Path

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, random_game, say, step, why

BOTH = {**ADVANCED, **SAZON}

REFUSED = tomllib.loads((Path(__file__).parent / "refusals.toml").read_text("utf-8"))["refused"]


@pytest.mark.parametrize("case", REFUSED, ids=[f"{case['clause']}-{n}" for n, case in enumerate(REFUSED)])
def test_a_refusal_is_explained_with_its_facts(case):
    play = laid(**case["laid"])
    assert (case["clause"], case["en"]) == why(play, 0, case["move"])
    assert (case["clause"], case["es"]) == why(play, 0, case["move"], "es")


def refusals():
    """The clauses that the rules refuse by: all those whose refusal is tested here."""
    return {case["clause"] for case in REFUSED}


@pytest.mark.parametrize("options", [{}, ADVANCED, SAZON, BOTH], ids=["basic", "advanced", "sazon", "both"])
def test_every_refusal_of_random_games_is_of_a_clause_that_is_tested_here(options):
    """And its reason can be said in both languages, without anything left to fill in."""
    for n, play in enumerate(random_game(3, options, f"why {options}", 150)):
        if n % 15:
            continue
        for seat in range(3):
            view = play.view(seat)
            for refused in range(GAME.moves):
                clause = play.refusal(seat, refused)
                if clause is None:
                    continue
                assert clause in refusals()
                text = GAME.view.explain(view, CARDS, refused, clause)
                for language in LANGUAGES:
                    reason = say(text, seat, language)
                    assert reason
                    assert "{" not in reason


def test_the_reason_is_read_from_the_view_alone():
    """In two worlds that a seat cannot tell apart it reads the same reason."""
    one = laid(hand_1="corn", hand_2="water rice", deck="pig hen")
    other = laid(hand_1="corn", hand_2="beans hen", deck="hen water")
    for refused in range(GAME.moves):
        assert one.refusal(0, refused) == other.refusal(0, refused)
        if clause := one.refusal(0, refused):
            texts = {str(GAME.view.explain(play.view(0), CARDS, refused, clause)) for play in (one, other)}
            assert len(texts) == 1


def test_an_exchange_that_has_begun_goes_on_with_other_cards():
    play = laid(hand_1="corn rice", pantry="pig hen")
    step(play, 0, "exchange card 1 for card 1 of the pantry")
    assert (
        "Pig has just changed sides and doesn’t change back."
        == why(play, 0, "exchange card 1 for card 2 of the pantry")[1]
    )

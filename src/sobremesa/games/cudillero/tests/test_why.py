"""Cudillero: why a move is refused, with the facts, in both languages."""

import tomllib
from pathlib import Path

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.tests.laid import CARDS, VARIANTS, laid, random_game, say, why

REFUSED = tomllib.loads((Path(__file__).parent / "refusals.toml").read_text("utf-8"))["refused"]


@pytest.mark.parametrize("case", REFUSED, ids=[f"{case['clause']}-{n}" for n, case in enumerate(REFUSED)])
def test_a_refusal_is_explained_with_its_facts(case):
    play = laid(**case["laid"])
    assert (case["clause"], case["en"]) == why(play, 0, case["move"])
    assert (case["clause"], case["es"]) == why(play, 0, case["move"], "es")


@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
def test_every_refusal_of_random_games_is_of_a_clause_that_is_tested_here(options):
    """And its reason can be said in both languages, without anything left to fill in."""
    tested = {case["clause"] for case in REFUSED}
    for n, play in enumerate(random_game(3, options, f"why {options}", 1500)):
        if n % 29 and not play.over:
            continue
        for seat in range(3):
            view = play.view(seat)
            for refused in range(GAME.moves):
                clause = play.refusal(seat, refused)
                if clause is None:
                    continue
                assert clause in tested
                text = GAME.view.explain(view, CARDS, refused, clause)
                for language in LANGUAGES:
                    reason = say(text, seat, language)
                    assert reason
                    assert "{" not in reason


def test_the_reason_is_read_from_the_view_alone():
    """In two worlds that a seat cannot tell apart it reads the same reason."""
    one = laid(3, phase="bid", initial_2="r01", roofs="r02 r03", floors="f31 f32")
    other = laid(3, phase="bid", initial_2="r03", roofs="r01 r02", floors="f32 f31")
    assert one.view(0) == other.view(0)
    for refused in range(GAME.moves):
        assert one.refusal(0, refused) == other.refusal(0, refused)
        if clause := one.refusal(0, refused):
            texts = {str(GAME.view.explain(play.view(0), CARDS, refused, clause)) for play in (one, other)}
            assert len(texts) == 1

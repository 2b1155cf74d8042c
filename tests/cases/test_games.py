"""The cases of every game: all pass, and between them they show every clause and every ruling."""

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import GameWords
from sobremesa.games import KNOWN, game
from sobremesa.kit.cases import of_game, run
from sobremesa.kit.cases.of_game import cases_in, cases_of, named_cases, wrongly_shown
from tests.brought import LEARNED, PLACED

NAMED = [(path, n) for id in KNOWN for path, n in named_cases(game(id))]


@pytest.mark.parametrize(("path", "n"), NAMED, ids=[f"{path.parts[-3]}-{path.stem}-{n}" for path, n in NAMED])
def test_a_case_passes(path, n):
    assert () == run(cases_in(path)[n]).failures


@pytest.mark.parametrize("id", PLACED)
def test_every_clause_and_every_ruling_has_a_case(id):
    assert [] == wrongly_shown(game(id))


def test_what_no_case_shows_is_named(monkeypatch):
    left = [case for case in cases_of(game("guacamole")) if not {"lime", "open-hands"} & set(case.clauses)]
    monkeypatch.setattr(of_game, "cases_of", lambda _game: left)
    assert {"lime", "open-hands"} <= set(wrongly_shown(game("guacamole")))


@pytest.mark.parametrize("id", KNOWN)
def test_no_two_cases_have_one_name(id):
    names = [case.name for case in cases_of(game(id))]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("id", LEARNED)
def test_a_first_game_for_newcomers_goes_as_it_is_told(id):
    (case,) = cases_in(game(id).first_game)
    assert () == run(case).failures
    steps = [move for step in case.steps for move in step.moves if move.seat == 0]
    for language in LANGUAGES:
        words = GameWords(game(id), case.setting.cards, language)
        lessons = [words(f"lesson.{n}") for n in range(1, len(steps) + 2)]
        assert len(lessons) == len(set(lessons))
        assert not words.has(f"lesson.{len(lessons) + 1}")

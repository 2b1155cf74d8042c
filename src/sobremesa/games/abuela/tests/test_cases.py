"""The cases of Abuela Co.: every clause, every ruling and every printed example has one, and all pass."""

from pathlib import Path

import pytest

from sobremesa.engine.contract import handle
from sobremesa.engine.rulebook import rulebook
from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.state import Clause
from sobremesa.games.abuela.tests.case_files import NAMED, cases, every_case
from sobremesa.kit.cases import run

# What the printed rulebook shows beside its rules: examples of how it goes, and what it calls errors.
EXAMPLES = {"lay-out-pantry", "three-alike", "cooking-example", "cards-with-points", "water-example"}
ERRORS = {"one-basic-a-burner", "one-burner-a-basic"}


@pytest.mark.parametrize(("file", "n"), NAMED, ids=[f"{Path(file).stem}-{n}" for file, n in NAMED])
def test_case(file, n):
    assert () == run(cases(file)[n]).failures


def test_every_clause_has_a_case():
    assert {handle(clause) for clause in Clause} == {clause for case in every_case() for clause in case.clauses}


def test_every_ruling_has_a_case():
    assert set(GAME.rulings) == {ruling for case in every_case() for ruling in case.rulings}


def test_a_ruling_that_a_clause_cites_is_shown_with_that_clause():
    shown = {(clause, ruling) for case in every_case() for clause in case.clauses for ruling in case.rulings}
    cited = {(clause.handle, ruling) for clause in rulebook(GAME, "en") for ruling in clause.rulings}
    assert set() == cited - shown


@pytest.mark.parametrize(("begins", "clauses"), [("printed example: ", EXAMPLES), ("printed error: ", ERRORS)])
def test_every_printed_example_and_error_has_a_case(begins, clauses):
    shown = {clause for case in every_case() if case.name.startswith(begins) for clause in case.clauses}
    assert set() == clauses - shown


def test_no_two_cases_have_one_name():
    names = [case.name for case in every_case()]
    assert len(set(names)) == len(names)

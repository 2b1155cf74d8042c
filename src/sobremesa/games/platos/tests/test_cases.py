"""The cases of Platos: every clause, every ruling, every special and every double has one, and all pass."""

from pathlib import Path

import pytest

from sobremesa.engine.contract import handle
from sobremesa.engine.rulebook import rulebook
from sobremesa.games.platos import GAME
from sobremesa.games.platos.state import Clause
from sobremesa.games.platos.tests.case_files import NAMED, cases, every_case
from sobremesa.kit.cases import run


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


def test_no_two_cases_have_one_name():
    names = [case.name for case in every_case()]
    assert len(set(names)) == len(names)

"""Leftovers: every clause has a case in cases.toml, and all pass."""

from pathlib import Path

import pytest

from sobremesa.engine.contract import handle
from sobremesa.games._template.state import Clause
from sobremesa.kit.cases import load, run

CASES = load(Path(__file__).parent / "cases.toml")


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_case(case):
    assert () == run(case).failures


def test_every_clause_has_a_case():
    assert {handle(clause) for clause in Clause} == {clause for case in CASES for clause in case.clauses}

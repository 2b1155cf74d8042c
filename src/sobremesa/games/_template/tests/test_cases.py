"""Leftovers: the cases of cases.toml."""

from pathlib import Path

import pytest

from sobremesa.kit.cases import load, run

CASES = load(Path(__file__).parent / "cases.toml")


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_case(case):
    assert () == run(case).failures

"""The cases of Abuela Co.: every printed example and every printed error has one."""

import pytest

from sobremesa.games.abuela import GAME
from sobremesa.kit.cases.of_game import cases_of

# What the printed rulebook shows beside its rules: examples of how it goes, and what it calls errors.
EXAMPLES = {"lay-out-pantry", "three-alike", "cooking-example", "cards-with-points", "water-example"}
ERRORS = {"one-basic-a-burner", "one-burner-a-basic"}


@pytest.mark.parametrize(("begins", "clauses"), [("printed example: ", EXAMPLES), ("printed error: ", ERRORS)])
def test_every_printed_example_and_error_has_a_case(begins, clauses):
    shown = {clause for case in cases_of(GAME) if case.name.startswith(begins) for clause in case.clauses}
    assert set() == clauses - shown

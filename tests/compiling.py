"""Tests that compile the rules of a game: those of one game go to one worker, so that it is compiled once."""

import pytest

GROUP = "compiles {}"


def compiled(id: str, *values: object) -> object:
    """The parameters of a test that compiles that game: the id of the game, and more."""
    return pytest.param(id, *values, marks=pytest.mark.xdist_group(GROUP.format(id)))

"""Tests that compile the rules of a game: those of one game go to one worker, so that it is compiled once."""

from typing import Any

import pytest


def together(id: str) -> Any:
    """The mark of the tests that compile that game."""
    return pytest.mark.xdist_group(f"compiles {id}")


def compiled(id: str, *values: object) -> Any:
    """The parameters of a test that compiles that game: the id of the game, and more."""
    return compiles(id, id, *values)


def compiles(id: str, *values: object) -> Any:
    """The parameters of a test that compiles that game."""
    return pytest.param(*values, marks=together(id))

"""Case files name the game, which is found by its name only once it is among the games that people play."""

import pytest

from sobremesa import games
from sobremesa.kit.cases import reading


@pytest.fixture(autouse=True)
def _found_by_its_name(monkeypatch):
    """Let the game be found for as long as a test runs."""
    for module in (games, reading):
        monkeypatch.setattr(module, "GAMES", tuple(dict.fromkeys((*games.GAMES, "platos"))))

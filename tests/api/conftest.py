"""Programs at a site of their own with Guacamole and the template game."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.web.app import create_app
from tests.api.programs import Program

OFFERED = ("guacamole", games.TEMPLATE)


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, a new one for each table."""
    numbers = count()
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(next(numbers)).ljust(32, b"."))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def clients(url: str) -> Iterator[Callable[[], TestClient]]:
    """Makes clients, each with its own cookies, at one site."""
    app = create_app(url, OFFERED)
    with TestClient(app):
        yield lambda: TestClient(app, raise_server_exceptions=False)


@pytest.fixture
def programs(clients: Callable[[], TestClient]) -> Callable[..., Program]:
    """Makes programs at one site."""
    return lambda language="en": Program(clients(), language)


@pytest.fixture
def program(programs: Callable[..., Program]) -> Program:
    return programs()

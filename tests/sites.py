"""A site with every game and the templates, for those who visit it: readers of pages, and programs."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.web.app import create_app

OFFERED = games.KNOWN


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals in every run, a new one for each table."""
    numbers = count()
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(next(numbers)).ljust(32, b"."))


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The database of the site."""
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def site(url: str) -> Iterator[Starlette]:
    """The site, while it is open."""
    app = create_app(url, OFFERED)
    with TestClient(app):
        yield app

"""A browser without a screen, at a site of its own with Guacamole and the template game."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.web.app import create_app

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
def browsers(url: str) -> Iterator[Callable[[], TestClient]]:
    """Makes browsers, each with its own cookies, at one site; they read tables as plain text."""
    app = create_app(url, OFFERED)
    with TestClient(app):

        def another() -> TestClient:
            browser = TestClient(app, raise_server_exceptions=False, headers={"accept-language": "en"})
            browser.post("/view", data={"view": "plain"})
            return browser

        yield another


@pytest.fixture
def browser(browsers: Callable[[], TestClient]) -> TestClient:
    return browsers()


@pytest.fixture
def tables(browser: TestClient) -> Tables:
    """The tables behind the site."""
    found: Tables = browser.app.state.site.tables  # type: ignore[attr-defined]
    return found

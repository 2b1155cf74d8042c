"""Browsers without a screen, at a site of their own."""

from collections.abc import Callable

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sobremesa.tables.commands import Tables
from tests.sites import deals, site, url

__all__ = ["deals", "site", "url"]


@pytest.fixture
def browsers(site: Starlette) -> Callable[[], TestClient]:
    """Makes browsers, each with its own cookies; they read tables as plain text."""

    def another() -> TestClient:
        browser = TestClient(site, raise_server_exceptions=False, headers={"accept-language": "en"})
        browser.post("/view", data={"view": "plain"})
        return browser

    return another


@pytest.fixture
def browser(browsers: Callable[[], TestClient]) -> TestClient:
    return browsers()


@pytest.fixture
def tables(site: Starlette) -> Tables:
    """The tables behind the site."""
    found: Tables = site.state.site.tables
    return found

"""Programs at a site of their own."""

from collections.abc import Callable

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.api.programs import Program
from tests.sites import deals, site, url

__all__ = ["deals", "site", "url"]


@pytest.fixture
def clients(site: Starlette) -> Callable[[], TestClient]:
    """Makes clients, each with its own cookies."""
    return lambda: TestClient(site, raise_server_exceptions=False)


@pytest.fixture
def programs(clients: Callable[[], TestClient]) -> Callable[..., Program]:
    """Makes programs."""
    return lambda language="en": Program(clients(), language)


@pytest.fixture
def program(programs: Callable[..., Program]) -> Program:
    return programs()

"""Whatever is sent: no operation fails, and every answer is as the description says."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.web.api.app import ROUTERS
from sobremesa.web.app import create_app
from tests.api.programs import API, Program
from tests.sites import OFFERED

EXAMPLES = 8  # of each operation, of what the description allows and of what it does not
ENDLESS = "/stream"  # its answer goes on for ever: tests/api/test_stream.py
NAMES = [route.name for router in ROUTERS for route in router.routes if not route.path.endswith(ENDLESS)]


def tables(program: Program) -> Iterator[str]:
    """Tables of a program's in all their states: playing, with several seats, waiting, over."""
    yield program.sit_down().table
    yield program.sit_down(game=games.TEMPLATE, players=["me", "me", "random"]).table
    yield program.sit_down(players=["me", "open"]).table
    program.sit_down(game=games.TEMPLATE).play(most=5000)
    yield program.table


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[object, Program, list[str]]:
    path: Path = tmp_path_factory.mktemp("described") / "tables.sqlite3"
    app = create_app(f"sqlite:///{path}", OFFERED)
    program = Program(TestClient(app, raise_server_exceptions=False))
    return app, program, list(tables(program))


@pytest.fixture(scope="module")
def described(site):
    with_our_token = ProjectConfig(generation=GenerationConfig(with_security_parameters=False))
    config = SchemathesisConfig(projects=ProjectsConfig(default=with_our_token))
    return schemathesis.openapi.from_asgi(f"{API}/openapi.json", site[0], config=config).exclude(path_regex=ENDLESS)


@pytest.fixture(scope="module")
def operations(described) -> dict[str, APIOperation]:
    """Each operation by its name."""
    found = [result.ok() for result in described.get_all_operations()]
    return {operation.definition.raw["operationId"]: operation for operation in found}


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_sent(operations, site, name: str, mode: GenerationMode):
    """Both what the description allows and what it does not; half of it to tables that are there.

    What it allows may be refused for what it means (`refused`, `bad-options` ...), not for its form.
    """
    _, program, ids = site
    sent, known = [], cycle([*ids, *[None] * len(ids)])

    @given(case=operations[name].as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    def send(case: schemathesis.Case) -> None:
        id = next(known)
        if id and "table" in case.path_parameters:
            case.path_parameters["table"] = id
        token = {"Authorization": f"Bearer {program.token}"}
        answer = case.call_and_validate(headers=token, excluded_checks=[positive_data_acceptance])
        if mode == GenerationMode.POSITIVE and answer.status_code >= 400:
            assert answer.json()["error"]["code"] not in ("bad-request", "bad-json")
        sent.append(answer.status_code)

    send()
    assert sent


def test_every_operation_was_met(operations):
    assert set(NAMES) == set(operations)

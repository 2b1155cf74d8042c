"""Refusing: what an operation may answer instead of what was asked, and who answers it."""

from collections.abc import Callable, Mapping
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ...engine.errors import SobremesaError
from . import answers
from .asking import RefusedByARule
from .problems import STATUS, answer, answer_http, answer_refused

ALWAYS = ("bad-token", "bad-request", "database")
AT_A_TABLE = ("no-such-table", "unplayable")
MOST_PROBLEMS = 20


def may_refuse(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation as OpenAPI has them: for each status the codes that it may have."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, *ALWAYS)):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: {"model": answers.Error, "description": ", ".join(f"`{code}`" for code in by_status[status])}
        for status in sorted(by_status)
    }


def in_json(refusals: Mapping[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation whose answer is not JSON: they are."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {status: {"description": refusal["description"], "content": content} for status, refusal in refusals.items()}


def _refused_by_a_rule(request: Request, error: RefusedByARule) -> Response:
    """The clause, the facts and what would be allowed."""
    said = error.why.model_dump(include={"version", "move", "clause", "reason", "nearest"})
    return answer(request, "refused", details=str(error), **said)


def _does_not_fit(request: Request, error: RequestValidationError) -> Response:
    problems = error.errors()[:MOST_PROBLEMS]
    code = "bad-json" if any(problem["type"] == "json_invalid" for problem in problems) else "bad-request"
    damage = [
        {"where": ".".join(map(_plain, problem["loc"])), "message": _plain(problem["msg"])} for problem in problems
    ]
    return answer(request, code, problems=damage)


def _plain(said: Any) -> str:
    """A text that can be written, whatever the request had in it."""
    return str(said).encode("utf-8", "replace").decode()[:200]


def _failed(request: Request, error: Exception) -> Response:
    return answer(request, "failed")


HANDLERS: Mapping[Any, Callable[[Request, Any], Response]] = {
    RefusedByARule: _refused_by_a_rule,
    SobremesaError: answer_refused,
    RequestValidationError: _does_not_fit,
    HTTPException: answer_http,
    Exception: _failed,
}

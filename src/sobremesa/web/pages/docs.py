"""The page at /docs: the interface's own description (OpenAPI), as a page that needs no script."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse

from ..site import reader_of
from .render import Frame, page

KINDS = {
    "integer": "whole number",
    "string": "text",
    "boolean": "true or false",
    "object": "object",
    "number": "number",
}


@dataclass(frozen=True)
class Kind:
    """What a value is: in words, with the name of the schema that it links to, if it has one."""

    before: str
    schema: str | None = None
    after: str = ""


@dataclass(frozen=True)
class Field:
    """A field of a body, or a parameter of an address. `place` is where a parameter stands."""

    name: str
    kind: Kind
    required: bool
    text: str
    place: str = ""


@dataclass(frozen=True)
class Outcome:
    """An answer that an operation may have; `text` says more than its kind, or nothing."""

    status: str
    text: str
    kind: Kind | None


@dataclass(frozen=True)
class Operation:
    """An operation. `token` is "no", "yes" or "may": must, or may, whoever asks say who they are?"""

    id: str
    method: str
    path: str
    text: str
    token: str
    parameters: tuple[Field, ...]
    body: Kind | None
    example: str
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True)
class Schema:
    """The fields of an object."""

    name: str
    text: str
    fields: tuple[Field, ...]


def page_of(request: Request, description: Mapping[str, Any], codes: Mapping[str, int]) -> HTMLResponse:
    """The page for a description in OpenAPI's form; `codes` are those of errors, each with its status."""
    address = description["servers"][0]["url"]
    groups: dict[str, list[Operation]] = {}
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            shown = _operation(f"{address}{path}", method, operation, description)
            groups.setdefault(operation["tags"][0], []).append(shown)
    return page(
        "docs.html",
        Frame(reader_of(request).language, "/docs"),
        text=description["info"]["description"],
        groups=groups,
        schemas=list(_schemas(description)),
        codes=codes,
        address=f"{address}/openapi.json",
    )


def _operation(path: str, method: str, operation: Mapping[str, Any], whole: Mapping[str, Any]) -> Operation:
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    asked = operation.get("security", [])
    return Operation(
        id=operation["operationId"],
        method=method.upper(),
        path=path,
        text=operation.get("description", ""),
        token="no" if not asked else "may" if {} in asked else "yes",
        parameters=tuple(_parameter(parameter) for parameter in operation.get("parameters", ())),
        body=_kind(content["schema"]) if content else None,
        example=_example(content["schema"], whole) if content else "",
        outcomes=tuple(_outcomes(operation["responses"])),
    )


def _parameter(parameter: Mapping[str, Any]) -> Field:
    text = parameter.get("description", "")
    return Field(parameter["name"], _kind(parameter["schema"]), parameter["required"], text, parameter["in"])


def _outcomes(responses: Mapping[str, Any]) -> Iterator[Outcome]:
    for status, response in responses.items():
        kinds = [_kind(content.get("schema", {})) for content in response.get("content", {}).values()]
        text = "" if response["description"] == "Successful Response" else response["description"]
        yield Outcome(status, text, kinds[0] if kinds else None)


def _schemas(description: Mapping[str, Any]) -> Iterator[Schema]:
    for name, schema in sorted(description["components"]["schemas"].items()):
        required = schema.get("required", ())
        fields = (
            Field(field, _kind(content), field in required, content.get("description", ""))
            for field, content in schema.get("properties", {}).items()
        )
        if "properties" in schema:
            yield Schema(name, schema.get("description", ""), tuple(fields))


def _kind(schema: Mapping[str, Any]) -> Kind:
    """What a schema says of a value, in words."""
    if "$ref" in schema:
        return Kind("", schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        kinds = [_kind(one) for one in schema["anyOf"] if one.get("type") != "null"]
        nullable = len(kinds) < len(schema["anyOf"])
        linked = next((kind.schema for kind in kinds if kind.schema), None)
        words = "" if linked else " or ".join(dict.fromkeys(kind.before for kind in kinds))
        before = next((kind.before for kind in kinds if kind.schema), words)
        return Kind(before, linked, " or null" if nullable else "")
    if "enum" in schema:
        return Kind(" or ".join(f'"{value}"' for value in schema["enum"]))
    if "const" in schema:
        return Kind(f'"{schema["const"]}"')
    if schema.get("type") == "array":
        items = _kind(schema.get("items", {}))
        return Kind(f"list of {items.before}", items.schema, items.after)
    if isinstance(schema.get("additionalProperties"), dict) and schema["additionalProperties"]:
        return Kind(f"object of {_kind(schema['additionalProperties']).before}")
    return Kind(KINDS.get(schema.get("type", ""), "any value"))


def _example(schema: Mapping[str, Any], whole: Mapping[str, Any]) -> str:
    """A body, made of the examples of its fields."""
    found = whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    values = {
        name: field["examples"][0]
        for name, field in found.get("properties", {}).items()
        if field.get("examples") and field["examples"][0] is not None
    }
    return json.dumps(values, ensure_ascii=False)

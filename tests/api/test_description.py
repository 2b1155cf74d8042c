"""The description: OpenAPI and the page at /docs, which needs nothing from elsewhere and no script."""

import re
import subprocess
import sys
from pathlib import Path

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import catalogue
from sobremesa.tables.errors import NOT_NOW
from sobremesa.web.api import problems
from sobremesa.web.pages.render import static
from tests.api.programs import API
from tests.web.reading import Page

IMPORTED = """
import sys
from starlette.testclient import TestClient
from sobremesa.web.app import create_app
with TestClient(create_app(sys.argv[1])) as client:
    client.get("/")
    client.post("/tables", data={"game": "guacamole"})
    client.get("/nowhere")
    before = {"fastapi", "pydantic"} & set(sys.modules)
    client.get("/api/v1/games")
    print(sorted(before), sorted({"fastapi", "pydantic"} & set(sys.modules)))
"""


def test_the_interface_is_imported_when_it_is_first_asked_for(url):
    ran = subprocess.run([sys.executable, "-c", IMPORTED, url], capture_output=True, text=True, check=True)
    assert "[] ['fastapi', 'pydantic']" == ran.stdout.strip()


def test_every_operation_is_described(program):
    described = program.get("/openapi.json")
    assert [{"url": API}] == described["servers"]
    for operations in described["paths"].values():
        for operation in operations.values():
            assert operation["description"]
            assert operation["tags"]
            assert {"200", "201"} & set(operation["responses"])
            errors = {status: told for status, told in operation["responses"].items() if status >= "400"}
            assert {"401", "422", "503"} <= set(errors)
            for told in errors.values():
                reference = told["content"]["application/json"]["schema"]["$ref"]
                assert "#/components/schemas/Error" == reference
                assert all(code in problems.STATUS for code in re.findall(r"`([a-z-]+)`", told["description"]))
    assert "HTTPValidationError" not in described["components"]["schemas"]


def test_the_page_shows_every_operation_and_every_object(program):
    described = program.get("/openapi.json")
    for language in LANGUAGES:
        answer = program.client.get("/docs", headers={"accept-language": language})
        root = Page(answer.text).root
        assert (200, language) == (answer.status_code, root.one("html")["lang"])
        shown = {article["id"] for article in root.all("article")}
        names = {operation["operationId"] for path in described["paths"].values() for operation in path.values()}
        objects = {f"schema-{name}" for name, one in described["components"]["schemas"].items() if "properties" in one}
        assert names | objects == shown
        links = {link["href"][1:] for link in root.all("a") if link["href"].startswith("#")}
        assert names | {"schema-Error", "schema-Position"} <= links
        assert links - {"main"} <= shown


def test_the_page_needs_nothing_from_elsewhere_and_only_the_script_of_every_page(program):
    answer = program.client.get("/docs")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert [static("install.js")] == re.findall(r'<script defer src="([^"]*)"></script>', answer.text)
    assert [] == re.findall(
        r"<script(?! defer src=)|<style|\sstyle=|\son[a-z]+=|(?:src|href)=\"(?:https?:)?//", answer.text
    )


def test_every_refusal_has_its_words_in_every_language():
    assert set(NOT_NOW) <= set(problems.STATUS)
    assert set(problems.CODES.values()) | set(problems.HTTP.values()) <= set(problems.STATUS)
    ids = {f"error.{code}" for code in problems.STATUS}
    for language in LANGUAGES:
        texts = catalogue(Path(problems.TEXT) / f"{language}.po")
        assert ids == set(texts)

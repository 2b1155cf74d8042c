"""docs/api.md is true: its requests are granted in their order, its program plays, its codes are there."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from string import Template

from sobremesa.web.api import problems
from sobremesa.web.guard import LARGEST_BODY
from tests.api.programs import API
from tests.web.serving import serving

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
SO_MANY = 25  # moves of the program: a game at random is long
ADDRESS = "http://127.0.0.1:8765"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def request(program, command: str):
    """Do what a curl command of the page does."""
    name, address, *rest = shlex.split(command.replace("\\\n", " "))
    headers = dict(rest[n + 1].split(": ", 1) for n, word in enumerate(rest) if word == "-H")
    body = next((rest[n + 1] for n, word in enumerate(rest) if word == "-d"), None)
    assert "curl" == name
    return program.client.request("GET" if body is None else "POST", address, headers=headers, content=body)


def test_the_requests_of_the_page_are_granted(program):
    known = {"API": API}
    commands = blocks("sh")
    assert len(commands) > 6
    for command in commands:
        filled = Template(command).substitute(known)
        answer = request(program, filled)
        assert answer.status_code in (200, 201), (filled, answer.text)
        told = answer.json()
        if told.get("token") and "TOKEN" not in known:
            known |= {"TOKEN": told["token"], "TABLE": told["table"]["id"]}
        elif "view" in told and "MOVE" not in known:
            known |= {"MOVE": told["view"]["choices"][0]["move"], "VERSION": told["version"]}
        elif told.get("table", {}).get("invite"):
            known["INVITE"] = told["table"]["invite"]
    assert "INVITE" in known


def test_the_program_of_the_page_plays(tmp_path):
    (source,) = blocks("python")
    assert ADDRESS in source
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        shorter = source.replace('while position["view"]["choices"]:', f"for _ in range({SO_MANY}):")
        code = shorter.replace(ADDRESS, server.address).replace("import random\n", "import random\nrandom.seed(1)\n")
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=100)
    lines = ran.stdout.splitlines()
    assert source != shorter
    assert SO_MANY + 1 == len(lines)
    assert 1 in [standing["rank"] for standing in json.loads(lines[-1].replace("'", '"'))]


def test_what_the_page_names_is_there(program):
    paths = set(program.get("/openapi.json")["paths"])
    named = set(re.findall(r"`(?:GET )?(/tables[/{}a-z]*)`", PAGE))
    assert len(named) > 3
    assert named <= paths
    codes = set(re.findall(r"\(`([a-z-]+)`\)", PAGE))
    assert codes
    assert codes <= set(problems.STATUS)
    assert f"at most {LARGEST_BODY // 1024} KiB" in PAGE

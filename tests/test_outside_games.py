"""Rules from outside this project: they compile, and what was compiled lasts as long as their sources do."""

import json
import os
import subprocess
import sys

import pytest

PROGRAM = """
import json
from sobremesa.engine import forms
from RULES import tops
import RULES as rules

def looped(game):
    def loop(n):
        total = 0
        for i in range(n):
            total += game.tops(i)
        return total
    return forms.compiled(loop)

loop = looped(forms.twin(rules))
answer = loop(10)
hits = sum(loop.stats.cache_hits.values())
print(json.dumps({"paper": sum(tops(i) for i in range(10)), "packed": answer, "hits": hits}))
"""


@pytest.fixture(params=["in a package", "side by side"])
def outside(request, tmp_path):
    """Rules in three files, in a package or side by side in a folder, and a way to run them in a process of its own."""
    package = request.param == "in a package"
    home = tmp_path / "their_game" if package else tmp_path
    home.mkdir(exist_ok=True)
    if package:
        (home / "__init__.py").write_text("")
    dot = "." if package else ""
    (home / "effects.py").write_text(f"from {dot}constants import ADDED\n\ndef helps(x):\n    return x + ADDED\n")
    (home / "tops.py").write_text(f"from {dot}effects import helps\n\ndef tops(x):\n    return helps(x) * 10\n")
    (home / "constants.py").write_text("ADDED = 1\n")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("RULES", "their_game.tops" if package else "tops"))

    def run():
        env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
        command = [sys.executable, str(program)]
        done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=100, check=False)
        assert 0 == done.returncode, done.stderr
        return json.loads(done.stdout)

    return home, run


@pytest.mark.timeout(300)
def test_rules_from_outside_compile_and_are_compiled_again_when_any_of_their_files_changes(outside):
    home, run = outside
    assert {"paper": 550, "packed": 550, "hits": 0} == run()
    assert {"paper": 550, "packed": 550, "hits": 1} == run()
    (home / "effects.py").write_text((home / "effects.py").read_text().replace("x + ADDED", "x - ADDED"))
    assert {"paper": 350, "packed": 350, "hits": 0} == run()
    (home / "constants.py").write_text("ADDED = 2\n")
    assert {"paper": 250, "packed": 250, "hits": 0} == run()

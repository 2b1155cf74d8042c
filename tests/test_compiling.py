"""The tests that compile one game go to one worker; versions of the runner have been known to scatter them."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SEVERAL = """
import pytest
from tests.compiling import compiled

@pytest.mark.parametrize("id", [compiled(id) for id in ("one", "another") for _ in range(8)])
def test_something(id):
    assert id
"""


def test_the_tests_that_compile_a_game_go_to_one_worker(tmp_path: Path):
    (tmp_path / "test_several.py").write_text(SEVERAL, "utf-8")
    command = [sys.executable, "-m", "pytest", "-v", "-n", "2", "--dist", "loadgroup", "-p", "no:cacheprovider"]
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ran = subprocess.run(
        [*command, "-c", os.devnull, "--rootdir", tmp_path, tmp_path],
        env={**own, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    ways = re.findall(r"\[(gw\d)\].* PASSED .*\[(one|another)\d\]", ran.stdout)
    assert 16 == len(ways), ran.stdout + ran.stderr
    assert 2 == len(set(ways))

"""The linter of scripts reads every script of ours, and finds what is wrong with one."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OXLINT = shutil.which("oxlint", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """What the linter says as `make check` asks it."""
    assert OXLINT, "oxlint is not installed"
    asked = [OXLINT, "--format", "unix", "src", "tests"]
    return subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def put(tmp_path):
    """Writes a script into an empty project with the linter's rules."""
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    shutil.copy(ROOT / ".oxlintrc.json", tmp_path)

    def write(path: Path, script: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{script}\n", "utf-8")

    return write


def test_make_check_asks_the_linter():
    assert "oxlint src tests benchmarks\n" in (ROOT / "Makefile").read_text("utf-8")


def test_our_scripts_are_faultless():
    done = lint(ROOT)
    assert (0, "") == (done.returncode, done.stdout.strip())


@pytest.mark.parametrize("place", ["src/sobremesa/web/static/table", "src/sobremesa/web", "tests/browser"])
@pytest.mark.parametrize(
    ("script", "rule"),
    [
        ("use(nobody);", "no-undef"),
        ("const spare = 1;", "no-unused-vars"),
        ("document.title == 1 && document.close();", "eqeqeq"),
        ("export let kept = 1;", "prefer-const"),
        ("for (const a of document.links) { for (const a of document.forms) a.submit(); a.click(); }", "no-shadow"),
        ("if (document.title = 1) document.close();", "no-cond-assign"),
    ],
)
def test_a_fault_is_found(tmp_path, put, place, script, rule):
    put(tmp_path / place / "new.js", script)
    done = lint(tmp_path)
    assert 1 == done.returncode
    assert rule in re.findall(r"eslint\(([\w-]+)\)", done.stdout)


def test_the_scripts_of_others_are_let_be(tmp_path, put):
    put(tmp_path / "tests" / "ours.js", "document.close();")
    put(tmp_path / "src" / "vendor" / "theirs.js", "use(nobody);")
    assert 0 == lint(tmp_path).returncode

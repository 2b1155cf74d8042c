"""The layers hold, and each contract that keeps them can be broken; nothing compiles at import."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("cli", "web", "lab", "adapters", "tables", "bots", "kit", "games", "compiler", "drawing", "engine")

IMPORT_ALL = """
import importlib, pkgutil, sys
import {package}
for module in pkgutil.walk_packages({package}.__path__, "{package}."):
    if not {{"tests", "migrations", "__main__"}} & set(module.name.split(".")):
        importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.split(".")[0] in {watched!r}))
"""


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the project's contracts on the package `sobremesa` that lies in a folder."""
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
        + ["--no-cache", "--no-logo", str(ROOT / "pyproject.toml")],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def skeleton(tmp_path):
    """A package with the rooms of Sobremesa, two games, and nothing in them but what is allowed."""
    for room in (".", *ROOMS, "games/one", "games/two"):
        (tmp_path / "sobremesa" / room).mkdir(parents=True, exist_ok=True)
        (tmp_path / "sobremesa" / room / "__init__.py").touch()
    (tmp_path / "sobremesa" / "engine" / "forms.py").write_text("def unpack():\n    from . import packed\n", "utf-8")
    (tmp_path / "sobremesa" / "engine" / "packed.py").write_text("import numpy\n", "utf-8")
    (tmp_path / "sobremesa" / "compiler" / "machine.py").write_text("import llvmlite\n", "utf-8")
    (tmp_path / "sobremesa" / "lab" / "simulate.py").write_text("from ..compiler import machine\n", "utf-8")
    (tmp_path / "sobremesa" / "games" / "one" / "rules.py").write_text("from ...engine import forms\n", "utf-8")
    (tmp_path / "sobremesa" / "games" / "one" / "look.py").write_text("from ...drawing import art\n", "utf-8")
    (tmp_path / "sobremesa" / "drawing" / "art.py").write_text("from ..engine import forms\n", "utf-8")
    (tmp_path / "sobremesa" / "cli" / "serve.py").write_text("from sobremesa import lab, web\n", "utf-8")
    return tmp_path


def test_the_layers_of_the_project_hold():
    done = lint_imports(ROOT / "src")
    assert "5 kept, 0 broken" in done.stdout, done.stdout
    assert 0 == done.returncode


def test_what_is_allowed_passes(skeleton):
    done = lint_imports(skeleton)
    assert "5 kept, 0 broken" in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("web/pages.py", "import sobremesa.cli", "cli; web, lab, adapters"),
        ("tables/store.py", "import sobremesa.web", "cli; web, lab, adapters"),
        ("bots/greedy.py", "import sobremesa.tables", "cli; web, lab, adapters"),
        ("games/one/view.py", "import sobremesa.kit", "cli; web, lab, adapters"),
        ("engine/play.py", "import sobremesa.games.one", "cli; web, lab, adapters"),
        ("engine/play.py", "import sobremesa.drawing", "cli; web, lab, adapters"),
        ("drawing/gouache.py", "import sobremesa.games.one", "cli; web, lab, adapters"),
        ("store/__init__.py", "", "cli; web, lab, adapters"),
        ("games/two/rules.py", "from ..one import rules", "Games do not import each other"),
        ("engine/play.py", "import sqlalchemy", "Engine, drawing and games know no web"),
        ("drawing/gouache.py", "from starlette.responses import Response", "Engine, drawing and games know no web"),
        ("games/one/view.py", "from jinja2 import Template", "Engine, drawing and games know no web"),
        ("games/one/rules.py", "from llvmlite import binding", "Only the compiler names LLVM"),
        ("lab/simulate.py", "def run():\n    import llvmlite", "Only the compiler names LLVM"),
        ("games/one/rules.py", "from ...compiler import compiled", "cli; web, lab, adapters"),
        ("games/one/view.py", "import numpy", "Games and the engine on paper need no NumPy"),
        ("engine/play.py", "def play():\n    import numpy", "Games and the engine on paper need no NumPy"),
    ],
)
def test_each_contract_can_be_broken(skeleton, file, line, broken):
    path = skeleton / "sobremesa" / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{line}\n", "utf-8")
    done = lint_imports(skeleton)
    assert 1 == done.returncode, done.stdout
    assert "4 kept, 1 broken" in done.stdout
    assert any(said.startswith(broken) and "BROKEN" in said for said in done.stdout.splitlines())


@pytest.mark.parametrize(
    ("package", "watched"),
    [
        ("sobremesa.web", ("numpy", "llvmlite")),
        ("sobremesa.tables", ("numpy", "llvmlite")),
        ("sobremesa.bots", ("numpy", "llvmlite")),
        ("sobremesa.engine", ("alembic", "fastapi", "jinja2", "sqlalchemy", "starlette", "typer", "uvicorn")),
        ("sobremesa.drawing", ("alembic", "fastapi", "jinja2", "sqlalchemy", "starlette", "typer", "uvicorn")),
        ("sobremesa.games", ("alembic", "fastapi", "jinja2", "sqlalchemy", "starlette", "typer", "uvicorn")),
    ],
)
def test_importing_every_module_of_a_room_does_not_bring_in_what_it_must_not_know(package, watched):
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL.format(package=package, watched=watched)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    assert "" == done.stdout.strip()

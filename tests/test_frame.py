"""The project's frame: files, locked versions, what is packed, notices."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from hypothesis import settings
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LEFT_OUT = {".git", ".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache"}
LEFT_OUT |= {"__pycache__", "build", "dist", "node_modules"}
FORBIDDEN_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers", "stuff", "tools"}
BINARY = {".woff2", ".woff", ".ttf", ".png", ".jpg", ".ico", ".webp"}
FONTS_AND_ICONS = {".woff2", ".woff", ".ttf", ".otf", ".ico"}
OTHERS_WORK = "vendor"  # folders of files that are not ours
LONGEST_FILE = 600
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def files(folder: Path = ROOT) -> list[Path]:
    """The project's own files."""
    found = []
    for top, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        found += [
            Path(top, name) for name in sorted(names) if name not in LEFT_OUT and not name.startswith(".coverage")
        ]
    return found


def texts() -> list[tuple[str, str]]:
    """The project's own text files: path and content."""
    return [
        (path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in files() if path.suffix not in BINARY
    ]


def locked() -> dict[str, str]:
    """The locked version of each package."""
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def asked(*extras: str) -> list[Requirement]:
    """What pyproject.toml asks for: to run, to build, and for some extras."""
    lists = PROJECT["project"]["optional-dependencies"]
    texts = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    found = [Requirement(text) for text in texts + [text for extra in extras for text in lists[extra]]]
    own = [extra for requirement in found if requirement.name == "sobremesa" for extra in requirement.extras]
    others = [requirement for requirement in found if requirement.name != "sobremesa"]
    return others + (asked(*own) if own else [])


def wanted(requirements: list[Requirement]) -> set[str]:
    """The names of all packages that some requirements need on this machine, directly or not."""
    names: set[str] = set()
    waiting = [(requirement, "") for requirement in requirements]
    while waiting:
        requirement, extra = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in names or (requirement.marker and not requirement.marker.evaluate({"extra": extra})):
            continue
        names.add(name)
        own = metadata.requires(name) or []
        waiting += [(Requirement(text), more) for text in own for more in ("", *requirement.extras)]
    return names


# -- files ----------------------------------------------------------------------------------------------------


def test_there_are_files_to_look_at():
    names = [name for name, _ in texts()]
    assert {"README.md", "src/sobremesa/engine/contract.py", "tests/test_frame.py"} <= set(names)


def test_no_source_is_longer_than_600_lines():
    kinds = (".py", ".css", ".js", ".html", ".sh")
    own = [(name, text) for name, text in texts() if name.endswith(kinds) and OTHERS_WORK not in name.split("/")]
    long = [name for name, text in own if text.count("\n") > LONGEST_FILE]
    assert [] == long


def test_no_file_has_a_name_that_says_nothing():
    names = [path.relative_to(ROOT).as_posix() for path in files()]
    nothing = [name for name in names if FORBIDDEN_NAMES & set(re.split(r"[/._-]", name))]
    assert [] == nothing


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("a path of one machine", r"(?<![\w.])/(?:tmp|work|root|home/\w+)(?:/|\b)"),
        (
            "a download address",
            r"pythonhosted\.|pypi\.org|registry\.npmjs|deb\.debian|https?://\S+\.(?:whl|zip|gz|deb)\b",
        ),
        ("a note of work not done", r"\b(?:T[O]DO|F[I]XME|X[X]X)\b"),
        ("a test that is not run", r"pytest\.(?:mark\.)?(?:skip|xfail|importorskip)"),
    ],
)
def test_no_file_has(what, pattern):
    found = [f"{name}: {match[0]}" for name, text in texts() for match in re.finditer(pattern, text)]
    assert [] == found, what


def test_what_is_bundled_and_not_ours_has_its_notice():
    notice = (ROOT / "NOTICE.md").read_text("utf-8")
    bundled = [path.name for path in files() if path.suffix in FONTS_AND_ICONS or OTHERS_WORK in path.parts]
    listed = re.findall(r"^\| `([^`]+)` \|", notice, re.MULTILINE)
    assert sorted(bundled) == sorted(listed)


def test_the_citation_is_of_this_version():
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    facts = dict(line.split(": ", 1) for line in lines if re.match(r"[a-z-]+: ", line))
    assert PROJECT["project"]["version"] == facts["version"]
    assert PROJECT["project"]["license"] == facts["license"]
    assert {"cff-version", "message", "title", "authors:"} <= {*facts, *lines}


def test_how_long_hypothesis_may_take_is_said_in_one_place():
    saying = [name for name, text in texts() if name.endswith(".py") and re.search(r"\bdeadline=", text)]
    assert ["conftest.py"] == [name for name in saying if name != "tests/test_frame.py"]
    assert settings.default.deadline is None


# -- versions -------------------------------------------------------------------------------------------------


def test_the_lock_has_versions_and_nothing_else():
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    assert [] == [line for line in lines if not re.fullmatch(r"#.*|[A-Za-z0-9_.-]+==[A-Za-z0-9.]+", line)]


def test_everything_that_is_installed_is_locked():
    assert {"numpy", "llvmlite", "psycopg-binary", "hatchling"} <= wanted(asked("test"))
    assert set() == wanted(asked("test")) - set(locked())


def test_locked_versions_are_in_the_ranges_that_pyproject_allows():
    versions = locked()
    outside = [
        f"{requirement} is locked at {versions[canonicalize_name(requirement.name)]}"
        for requirement in asked("dev")
        if versions[canonicalize_name(requirement.name)] not in requirement.specifier
    ]
    assert [] == outside


# -- what is packed -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel that `pip install .` makes and installs."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (made,) = folder.glob("*.whl")
    return made


def test_the_wheel_has_every_file_of_the_package(wheel):
    package = ROOT / "src"
    expected = {path.relative_to(package).as_posix() for path in files(package)}
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("sobremesa/")}
    assert expected == packed
    assert any("/guacamole/tests/test_" in name for name in packed)


def test_the_wheel_has_licence_and_notices(wheel):
    packed = zipfile.ZipFile(wheel).namelist()
    assert {"LICENSE", "NOTICE.md", "OFL-1.1.txt"} == {
        name.rsplit("/", 1)[1] for name in packed if "/licenses/" in name
    }


def test_the_command_runs_from_the_wheel_alone(wheel, tmp_path):
    """All that a game needs is in the wheel: its rulebooks, cards and words."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    run = "import sobremesa, sys; from sobremesa.cli import main; print(sobremesa.__file__, file=sys.stderr); main()"
    done = subprocess.run(
        [sys.executable, "-c", run, "rules", "guacamole"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert str(tmp_path) in done.stderr
    assert 0 == done.returncode, done.stderr
    assert "take-discard" in done.stdout

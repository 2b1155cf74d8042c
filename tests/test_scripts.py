"""What `make` calls: the environment is made once, renewed when something changed, and what is missing is named."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Stands for Python: notes what it is asked, and makes environments whose Python is itself.
PYTHON = """#!/bin/sh
echo "$*" >> "$LOG"
case "$*" in
    *version_info*) exit ${TOO_OLD:-0} ;;
    *ensurepip*) exit ${NO_ENSUREPIP:-0} ;;
    --version) echo "Python 3.11.0" ;;
    "-m venv --clear .venv")
        rm -rf .venv
        mkdir -p .venv/bin
        cp "$0" .venv/bin/python
        echo "VIRTUAL_ENV=$(pwd)/.venv" > .venv/bin/activate ;;
    *"pip --version") exit 0 ;;
    *"pip "*) exit ${NO_NETWORK:-0} ;;
esac
"""
ONLY_SH = "/usr/bin:/bin"


class Clone:
    """A folder with the scripts and what they read, and a Python that stands for the real one."""

    def __init__(self, folder: Path):
        self.folder, self.log = folder, folder.parent / "log"
        shutil.copytree(ROOT / "scripts", folder / "scripts")
        for name in ("pyproject.toml", "requirements.lock"):
            shutil.copy(ROOT / name, folder / name)
        self.python = folder.parent / "python-that-notes"
        self.python.write_text(PYTHON, "utf-8")
        self.python.chmod(0o755)

    def install(self, wanted: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run install.sh."""
        self.log.unlink(missing_ok=True)
        return subprocess.run(
            ["/bin/sh", str(self.folder / "scripts" / "install.sh"), wanted],
            env={"PATH": ONLY_SH, "PYTHON": str(self.python), "LOG": str(self.log), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def asked(self, what: str) -> list[str]:
        """What Python was asked for in the last run, of that kind."""
        return [line for line in self.log.read_text("utf-8").splitlines() if what in line]


@pytest.fixture
def clone(tmp_path):
    return Clone(tmp_path / "clone")


def test_a_fresh_clone_gets_an_environment_and_the_locked_versions(clone):
    done = clone.install("play")
    assert 0 == done.returncode, done.stderr
    assert ["-m venv --clear .venv"] == clone.asked("venv --clear")
    project = clone.asked("--editable")
    assert project[0].endswith("install --constraint requirements.lock --no-build-isolation --editable .")
    assert 1 == len(project)


def test_nothing_is_installed_twice(clone):
    clone.install("play")
    assert 0 == clone.install("play").returncode
    assert [] == clone.asked("install")


def test_who_can_test_can_play(clone):
    clone.install("test")
    assert ".[test]" in clone.asked("--editable")[0]
    assert 0 == clone.install("play").returncode
    assert [] == clone.asked("install")


def test_who_can_play_cannot_test_yet(clone):
    clone.install("play")
    clone.install("test")
    assert ".[test]" in clone.asked("--editable")[0]
    assert [] == clone.asked("venv --clear")


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock"])
def test_a_change_is_installed_into_the_same_environment(clone, name):
    clone.install("play")
    path = clone.folder / name
    path.write_text(path.read_text("utf-8") + "# changed\n", "utf-8")
    clone.install("play")
    assert 1 == len(clone.asked("--editable"))
    assert [] == clone.asked("venv --clear")


def test_an_environment_that_was_moved_is_made_anew(clone):
    clone.install("play")
    clone.folder = clone.folder.rename(clone.folder.with_name("elsewhere"))
    clone.install("play")
    assert 1 == len(clone.asked("venv --clear"))
    assert 1 == len(clone.asked("--editable"))


def test_an_installation_that_failed_is_tried_again(clone):
    assert 0 != clone.install("play", NO_NETWORK="1").returncode
    assert 0 == clone.install("play").returncode
    assert 1 == len(clone.asked("--editable"))


def test_without_a_python_of_311_it_says_what_is_needed(clone):
    done = clone.install("play", TOO_OLD="1")
    assert 1 == done.returncode
    assert "Python 3.11 or newer" in done.stderr
    assert "make PYTHON=" in done.stderr
    assert not (clone.folder / ".venv").exists()


def test_without_ensurepip_it_says_what_to_install(clone):
    done = clone.install("play", NO_ENSUREPIP="1")
    assert 1 == done.returncode
    assert "apt-get install python3-venv" in done.stderr
    assert not (clone.folder / ".venv").exists()


def debian(folder: Path, **programs: str) -> subprocess.CompletedProcess[str]:
    """Run debian.sh where only these programs are to be had."""
    for name, source in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{source}\n", "utf-8")
        (folder / name).chmod(0o755)
    return subprocess.run(
        ["/bin/sh", str(ROOT / "scripts" / "debian.sh")],
        env={"PATH": str(folder), "POSTGRESQL": str(folder / "postgresql")},
        capture_output=True,
        text=True,
        check=False,
    )


ALL = "chromium fonts-liberation postgresql"


def test_what_is_there_is_left_alone(tmp_path):
    done = debian(tmp_path, chromium="exit 1", initdb="exit 1", id="exit 1")
    assert (0, "", "") == (done.returncode, done.stdout, done.stderr)


def test_root_installs_what_is_missing(tmp_path):
    done = debian(tmp_path, id="echo 0", env='echo "env $*"', **{"apt-get": 'echo "apt-get $*"'})
    assert 0 == done.returncode
    assert "apt-get update" in done.stderr
    assert f"apt-get install -y -qq --no-install-recommends {ALL}\n" in done.stderr


@pytest.mark.parametrize(("there", "missing"), [("chromium", "postgresql"), ("initdb", "chromium fonts-liberation")])
def test_only_what_is_missing_is_installed(tmp_path, there, missing):
    done = debian(tmp_path, id="echo 0", env='echo "env $*"', **{"apt-get": "exit 0", there: "exit 1"})
    assert f"--no-install-recommends {missing}\n" in done.stderr


def test_a_person_with_sudo_installs_what_is_missing(tmp_path):
    done = debian(tmp_path, id="echo 1000", sudo='echo "sudo $*"', **{"apt-get": "exit 1"})
    assert 0 == done.returncode
    assert "sudo apt-get update" in done.stderr


@pytest.mark.parametrize(
    "programs",
    [
        pytest.param({"id": "echo 1000", "apt-get": "exit 0"}, id="no sudo"),
        pytest.param({"id": "echo 1000", "apt-get": "exit 0", "sudo": "exit 1"}, id="sudo that asks for a password"),
        pytest.param({"id": "echo 0"}, id="not Debian"),
    ],
)
def test_where_nothing_can_be_installed_it_says_what_to_install(tmp_path, programs):
    done = debian(tmp_path, **programs)
    assert 1 == done.returncode
    assert f"apt-get install {ALL}" in done.stderr

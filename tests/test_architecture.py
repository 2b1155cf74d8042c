"""ARCHITECTURE.md is true: every path it names exists, and every room and every file of a game is in it.

Decisions are numbered in the order they were taken.
"""

import re
import tomllib
from pathlib import Path

import pytest

from sobremesa.games import GAMES, KNOWN, game
from sobremesa.kit.compiled_subset import rules_files
from sobremesa.kit.map import NAME, map_of, needs_map

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sobremesa"
TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w.-]+(?:/[\w.-]*)+|[\w-]+\.\w{2,4}|Makefile)`", TEXT)))


def places(name: str) -> list[Path]:
    """Where a path that the document names may be: at the top, in the package, or, a bare name, in every game."""
    found = [ROOT / name, PACKAGE / name]
    if "/" not in name:
        found += [game(id).folder / name for id in GAMES]
    return [path for path in found if path.exists()]


def rows(heading: str) -> list[str]:
    """The first cells of the table under a heading."""
    section = TEXT.split(f"## {heading}\n")[1].split("\n## ")[0]
    cells = [line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| `")]
    return [path for cell in cells for path in re.findall(r"`([^`]+)`", cell)]


def test_paths_are_found_in_the_text():
    assert {"src/sobremesa/engine/contract.py", "state.py", "Makefile", ".ci/run", "tests/"} <= set(NAMED)


@pytest.mark.parametrize("name", NAMED)
def test_every_path_exists(name):
    found = places(name)
    assert found, f"ARCHITECTURE.md names {name}, which does not exist"
    assert name.endswith("/") == found[0].is_dir()


def test_the_rooms_stand_in_the_order_of_their_layers():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    expected = [f"src/sobremesa/{room}/" for layer in layers for room in layer.split(" | ")]
    assert expected == [path for path in rows("The tree") if path.count("/") == 3]
    assert sorted(expected) == [f"src/sobremesa/{path.parent.name}/" for path in sorted(PACKAGE.glob("*/__init__.py"))]


@pytest.mark.parametrize("id", KNOWN)
def test_a_folder_of_many_files_has_a_map_and_every_map_is_true(id):
    path = game(id).folder / NAME
    assert path.exists() or not needs_map(game(id)), f"python -m sobremesa.kit.map {id}"
    if path.exists():
        assert map_of(game(id)) == path.read_text("utf-8"), f"python -m sobremesa.kit.map {id}"


def test_a_map_names_every_file_with_what_it_has():
    folder, text = game("abuela").folder, map_of(game("abuela"))
    files = [path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if path != folder / "__init__.py"]
    assert sorted(files) == sorted(re.findall(r"^\| `(\S+\.py)` \| \S.* \|$", text, re.MULTILINE))
    compiled = text.split("in the order of the rulebook; compiled\n")[1].split("\n## ")[0]
    assert set(re.findall(r"`(\S+\.py)`", compiled)) < {path.name for path in rules_files(folder)}


def test_every_file_of_a_game_is_explained():
    folder = PACKAGE / "games" / "guacamole"
    there = {path.name for path in folder.iterdir() if not path.name.startswith("__")}
    assert there == {Path(path).name for path in rows("A game")}


def test_decisions_are_numbered_in_the_order_they_were_taken():
    decisions = sorted((ROOT / "docs" / "decisions").iterdir())
    numbered = [re.match(r"(\d{4})-[a-z0-9-]+\.md$", path.name) for path in decisions]
    assert list(range(1, len(decisions) + 1)) == [int(found[1]) if found else 0 for found in numbered]
    headings = [path.read_text("utf-8").split(". ")[0] for path in decisions]
    assert [f"# {n}" for n in range(1, len(decisions) + 1)] == headings


def test_decisions_that_are_named_are_there():
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("*.py")]
    written = "\n".join(path.read_text("utf-8") for path in documents)
    named = set(re.findall(r"docs/decisions/([\w.-]+\.md)", written))
    assert {"0006-how-tables-are-stored.md", "0009-the-living-table.md"} <= named
    assert [] == [name for name in sorted(named) if not (ROOT / "docs" / "decisions" / name).exists()]

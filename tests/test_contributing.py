"""CONTRIBUTING.md: its recipes work, and what it names is there."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sobremesa import bots, games
from sobremesa.engine.contract import LANGUAGES
from sobremesa.kit.new_game import CannotBegin, new_game

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sobremesa"
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def recipe(name):
    """The text of one recipe."""
    return PAGE.split(f"## Recipe: {name}\n")[1].split("\n## ")[0]


@pytest.fixture
def copied(tmp_path):
    """A copy of the package to try a recipe on."""
    shutil.copytree(PACKAGE, tmp_path / "sobremesa", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_paths_that_the_page_names_are_there():
    named = re.findall(r"`((?:src|tests|docs)/[\w./]+)`", PAGE) + re.findall(r"\]\(([\w./]+)\)", PAGE)
    assert len(named) > 5
    assert [] == [path for path in named if not (ROOT / path).exists()]


def test_a_card_as_the_recipe_has_it_can_be_played(tmp_path):
    card = re.sub(r"^   ", "", re.search(r"```toml\n(.*?)```", recipe("a card"), re.S)[1], flags=re.M)
    guacamole = games.game("guacamole")
    path = tmp_path / "own.toml"
    path.write_text(guacamole.cards.STANDARD.read_text("utf-8") + "\n" + card, "utf-8")
    added = tomllib.loads(card)["ingredient"][0]
    cards = guacamole.cards.load(path)
    assert (added["copies"], "own") == (cards.by_id[added["id"]].copies, cards.by_id[added["id"]].provenance)


def test_a_game_begun_as_the_recipe_has_it_passes_its_tests(copied):
    begin = [sys.executable, "-m", "sobremesa.kit.new_game", "tapas", "Tapas", "Tapas variadas"]
    said = subprocess.run(begin, cwd=copied, capture_output=True, text=True, check=True).stdout
    assert "tapas" in said
    listed = "from sobremesa import games; print(games.GAMES, games.game('tapas').names['es'])"
    out = subprocess.run([sys.executable, "-c", listed], cwd=copied, capture_output=True, text=True, check=True).stdout
    assert f"{(*games.GAMES, 'tapas')} Tapas variadas" == out.strip()
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]
    ran = subprocess.run(
        [*tests, *(f"sobremesa/games/tapas/tests/test_{room}.py" for room in ("rules", "cards", "view"))],
        cwd=copied,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert " passed" in ran.stdout


@pytest.mark.parametrize(
    ("id", "english", "spanish", "why"),
    [
        ("Tapas", "Tapas", "Tapas", "small letters"),
        ("../tapas", "Tapas", "Tapas", "small letters"),
        ("guacamole", "Guacamole", "Guacamole", "already"),
        ("tapas", "", "Tapas", "name"),
        ("tapas", "Tapas", 'Las "tapas"', "name"),
    ],
)
def test_a_game_is_not_begun_under_a_name_that_will_not_do(copied, id, english, spanish, why):
    folder = copied / "sobremesa" / "games"
    before = sorted(folder.rglob("*"))
    with pytest.raises(CannotBegin, match=why):
        new_game(id, english, spanish, folder)
    assert before == sorted(folder.rglob("*"))


def test_every_bot_is_a_file_in_the_folder_that_the_recipe_names():
    for kind in bots.ALL:
        assert (PACKAGE / "bots" / f"{kind.name}.py").exists()
        assert f"sobremesa.bots.{kind.name}" == (kind.rule or kind.on_paper).__module__


def test_every_language_has_the_files_that_the_recipe_names():
    catalogues = {path.parent for path in PACKAGE.rglob("text/en.po")}
    rulebooks = {path.parent for path in PACKAGE.rglob("rulebook.en.md")}
    assert len(catalogues) > 2
    for language in LANGUAGES:
        assert catalogues == {path.parent for path in PACKAGE.rglob(f"text/{language}.po")}
        assert rulebooks == {path.parent for path in PACKAGE.rglob(f"rulebook.{language}.md")}
        for id in (*games.GAMES, games.TEMPLATE):
            assert games.game(id).names[language]

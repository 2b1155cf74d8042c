"""CONTRIBUTING.md: its recipes work, and what it names is there."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sobremesa import bots, games
from sobremesa.engine.languages import LANGUAGES
from sobremesa.engine.words import catalogue
from sobremesa.kit.new_game import CannotBegin, new_game

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sobremesa"
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


ASKED_OF_EVERY_GAME = [
    *("tests/bots/test_bots.py", "tests/cases/test_document.py", "tests/cases/test_games.py"),
    *("tests/cases/test_positions.py", "tests/cases/test_running.py", "tests/test_architecture.py"),
    *("tests/test_cardset_files.py", "tests/compiler/test_subset.py", "tests/test_glossary.py", "tests/test_golden.py"),
    *("tests/test_laws.py", "tests/test_motions.py", "tests/test_pictures.py", "tests/test_readme.py"),
    *("tests/test_rulebook.py", "tests/test_undealt.py", "tests/test_verbs.py", "tests/web/test_lessons.py"),
    *("tests/bots/test_kinds.py", "tests/test_sentences.py", "tests/test_look.py"),
]


LARGE = "abuela or cudillero or platos"  # whose rules and bots take long


def recipe(name):
    """The text of one recipe."""
    return PAGE.split(f"## Recipe: {name}\n")[1].split("\n## ")[0]


@pytest.fixture
def copied(tmp_path):
    """A copy of the package to try a recipe on."""
    shutil.copytree(PACKAGE, tmp_path / "sobremesa", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture
def repository(tmp_path):
    """A copy of the whole project to try a recipe on."""
    left_out = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "build", "dist")
    shutil.copytree(ROOT, tmp_path / "project", ignore=left_out)
    return tmp_path / "project"


def python(folder, *arguments):
    """What Python says to these arguments in a copy of the project, whose compiled rules stay in it."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


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


def test_a_game_is_begun_with_a_name_in_every_language(copied):
    begin = [sys.executable, "-m", "sobremesa.kit.new_game", "tapas", "Tapas"]
    done = subprocess.run(begin, cwd=copied, capture_output=True, text=True, check=False)
    assert 2 == done.returncode
    assert "ENGLISH_NAME SPANISH_NAME" in " ".join(done.stderr.split())
    assert not (copied / "sobremesa" / "games" / "tapas").exists()


@pytest.mark.timeout(480)
def test_games_begun_as_the_recipe_has_it_pass_the_check_and_the_tests(repository):
    """All that tests ask of every game: it is in the lists and documents; its laws, words, motions and bots."""
    python(repository, "-m", "sobremesa.kit.new_game", "--tiny", "cafe7", "Black Coffee", "Café solo")
    python(repository, "-m", "sobremesa.kit.new_game", "grande5", "Grand One", "Uno grande")
    ids = python(repository, "-c", "from sobremesa.games import GAMES; print(*GAMES)").split()
    assert [*games.GAMES, "cafe7", "grande5"] == ids
    python(repository, "-m", "sobremesa", "check", "cafe7", "--games", "20")
    asked = ("src/sobremesa/games/cafe7", *ASKED_OF_EVERY_GAME)
    which = "cafe7 or grande5 or table_of_games or every_game or vocabulary or glossary or two_pictures or every_path"
    told = python(
        repository, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked, "-k", f"({which}) and not ({LARGE})"
    )
    passed = int(re.search(r"(\d+) passed", told)[1])
    assert passed > 100, told


def test_the_tiny_template_is_well_under_half_of_the_full_one():
    full, tiny = (
        [path for path in (PACKAGE / "games" / id).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        for id in games.TEMPLATES
    )
    assert len(tiny) < 0.45 * len(full)
    lines = [sum(len(path.read_text("utf-8").splitlines()) for path in paths) for paths in (full, tiny)]
    assert lines[1] < 0.25 * lines[0]


@pytest.mark.parametrize(
    ("id", "english", "spanish", "why"),
    [
        ("Tapas", "Tapas", "Tapas", "small letters"),
        ("../tapas", "Tapas", "Tapas", "small letters"),
        ("guacamole", "Guacamole", "Guacamole", "already"),
        ("class", "Class", "Clase", "word of Python"),
        ("match", "Match", "Partido", "word of Python"),
        ("json", "Json", "Json", "word of Python"),
        ("tests", "Tests", "Pruebas", "word of Python"),
        ("tapas", "Guacamole", "Tapas", "'guacamole' has the name 'Guacamole' already"),
        ("tapas", "Tapas", "guacamole", "'guacamole' has the name 'guacamole' already"),
        ("tapas", "A|B", "Tapas", "name"),
        ("tapas", "Tapas", "<b>", "name"),
        ("tapas", "", "Tapas", "name"),
        ("tapas", "Tapas", 'Las "tapas"', "name"),
    ],
)
def test_a_game_is_not_begun_under_a_name_that_will_not_do(copied, id, english, spanish, why):
    folder = copied / "sobremesa" / "games"
    before = sorted(folder.rglob("*"))
    with pytest.raises(CannotBegin, match=why):
        new_game(id, (english, spanish), folder)
    assert before == sorted(folder.rglob("*"))


FIRST = '''"""The first bot: the first of its choices."""

from ..engine.contract import Game


def first(game: Game):
    """The rule by which it chooses (`registry`)."""
    return the_first


def the_first(s, seat, desk, imagined, trial):
    """The first of the choices."""
    return desk.moves.card[0]
'''


@pytest.mark.timeout(480)
def test_a_bot_as_the_recipe_has_it_plays_and_passes_the_tests_of_all_bots(repository):
    """Its file, its line and its four texts, and nothing else."""
    package = repository / "src" / "sobremesa"
    (package / "bots" / "first.py").write_text(FIRST, "utf-8")
    registry = package / "bots" / "registry.py"
    lines = registry.read_text("utf-8").replace("\nfrom .greedy", "\nfrom .first import first\nfrom .greedy")
    registry.write_text(re.sub(r"^ALL = \((.*)\)$", r'ALL = (\1, Kind("first", first))', lines, flags=re.M), "utf-8")
    catalogues = [package / folder / "text" for folder in re.findall(r"`src/sobremesa/(\w+)/text/`", recipe("a bot"))]
    assert 2 == len(catalogues)
    for path in [folder / f"{language}.po" for folder in catalogues for language in LANGUAGES]:
        path.write_text(path.read_text("utf-8") + '\nmsgid "bot.first"\nmsgstr "First"\n', "utf-8")
    played = python(repository, "-m", "sobremesa", "simulate", "stew", "--seats", "first,first,random", "--games", "9")
    assert "first" in played
    asked = (
        "tests/bots/test_bots.py",
        "tests/bots/test_kinds.py",
        "tests/web/test_new_table.py",
        "tests/cli/test_results.py",
        "tests/cli/test_bad_input.py",
    )
    which = f"(first or kind and not random and not greedy or needs or offers or games_as_json) and not ({LARGE})"
    told = python(repository, "-m", "pytest", "-q", "-p", "no:cacheprovider", *asked, "-k", which)
    assert int(re.search(r"(\d+) passed", told)[1]) > 20, told


def test_every_bot_has_the_texts_that_the_recipe_names():
    folders = re.findall(r"`(src/sobremesa/\w+/text)/`", recipe("a bot"))
    texts = {path: catalogue(path) for folder in folders for path in (ROOT / folder).glob("*.po")}
    assert 2 * len(LANGUAGES) == len(texts)
    for kind in bots.ALL:
        assert [] == [str(path) for path, said in texts.items() if f"bot.{kind.name}" not in said], kind.name


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
        for id in games.KNOWN:
            assert games.game(id).names[language]
            assert games.game(id).cards.load().names[language]


IN_FRENCH = """
from starlette.testclient import TestClient
from sobremesa.games import KNOWN, game
from sobremesa.kit.clauses import clauses
from sobremesa.kit.laws.words import moves_in_words, same_texts
from sobremesa.web.app import create_app

for found in map(game, KNOWN):
    assert found.cards.load().names["fr"] == found.cards.load().names["en"]
    assert [] == [*same_texts(found), *moves_in_words(found, found.cards.load(), "fr")], found.id
    assert [] == [fault for fault in clauses(found)[0] if "fr" in fault.split()], found.id
browser = TestClient(create_app("sqlite:///french.db"), headers={"accept-language": "fr"})
for address in ("/", "/games/guacamole", "/games/stew/rules", "/offline"):
    answer = browser.get(address)
    assert 200 == answer.status_code and 'lang="fr"' in answer.text, address
assert 200 == browser.get("/manifest/fr.webmanifest").status_code
assert ">Fran\u00e7ais</button>" in browser.get("/", headers={"accept-language": "en"}).text
assert [200, 422] == [browser.get(f"/api/v1/games?language={code}").status_code for code in ("fr", "de")]
"""


def test_a_language_as_the_recipe_has_it_is_spoken_everywhere(copied):
    """Its code in the one list, its files, the games' names in it, and nothing else."""
    package = copied / "sobremesa"
    listed = package / re.search(r"`LANGUAGES` in `src/sobremesa/([\w/.]+)`", recipe("a language"))[1]
    listed.write_text(re.sub(r"^(LANGUAGES = \(.*?)\)", r'\1, "fr")', listed.read_text("utf-8"), flags=re.M), "utf-8")
    for path in [*package.rglob("text/en.po"), *package.rglob("rulebook.en.md")]:
        shutil.copy(path, path.with_name(path.name.replace("en.", "fr.")))
    for path in (package / "games").glob("*/__init__.py"):
        named = re.sub(r'names=\{"en": "(.*?)",', r'names={"en": "\1", "fr": "\1",', path.read_text("utf-8"))
        path.write_text(named, "utf-8")

    for path in (package / "games").glob("*/cards.toml"):
        named = re.sub(r'^en = (".*")$', r"en = \1\nfr = \1", path.read_text("utf-8"), flags=re.M)
        path.write_text(named, "utf-8")

    def run(*arguments, **environment):
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=copied,
            env={**os.environ, "PYTHONPATH": str(copied), "LC_ALL": "", "LC_MESSAGES": "", **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    done = run("-c", IN_FRENCH)
    assert (0, "") == (done.returncode, done.stderr)
    cards = ("-m", "sobremesa", "cards", "stew")
    english = run(*cards, "--language", "en")
    assert (0, english.stdout) == ((done := run(*cards, "--language", "fr")).returncode, done.stdout)
    assert english.stdout == run(*cards, LANG="fr_FR.UTF-8").stdout != run(*cards, LANG="es_ES.UTF-8").stdout
    done = run(*cards, "--language", "de")
    assert 2 == done.returncode
    assert "en, es, fr" in done.stderr

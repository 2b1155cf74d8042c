"""A game whose files are broken: whoever runs a command is told which file, which line, and what is wrong there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.bots.registry import Kind
from sobremesa.engine.errors import Message
from sobremesa.kit.new_game import new_game
from sobremesa.kit.report import SHOWN, Findings, report

PACKAGE = Path(__file__).parents[1] / "src" / "sobremesa"


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """A copy of the package with a game of its own in it, and what is kept for the next test."""
    copied = tmp_path_factory.mktemp("copied")
    left_out = shutil.ignore_patterns("__pycache__", "tests", "abuela", "cudillero", "platos")
    shutil.copytree(PACKAGE, copied / "sobremesa", ignore=left_out)
    games = copied / "sobremesa" / "games"
    listed = (games / "__init__.py").read_text("utf-8").replace('"stew", "platos", "abuela", "cudillero"', '"stew"')
    (games / "__init__.py").write_text(listed, "utf-8")
    new_game("spoons", ("Spoons", "Cucharas"), games, tiny=True)
    shutil.copytree(games / "spoons", copied / "kept")
    return copied


@pytest.fixture
def spoons(begun):
    """The folder of a game as it was begun."""
    folder = begun / "sobremesa" / "games" / "spoons"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(begun / "kept", folder)
    return folder


def run(folder, *arguments, module="sobremesa", typed=""):
    """The exit status of a command, what it says, and what it says on standard error."""
    env = {**os.environ, "PYTHONPATH": str(folder.parents[2]), "LC_ALL": "C", "XDG_CACHE_HOME": str(folder.parents[3])}
    command = [sys.executable, "-B", "-m", module, *arguments]
    done = subprocess.run(
        command, cwd=folder.parents[2], env=env, input=typed, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


def change(path, old, new):
    """Put one text for another that is there once."""
    text = path.read_text("utf-8")
    assert 1 == text.count(old)
    path.write_text(text.replace(old, new), "utf-8")


def broken_line(folder):
    change(folder / "rules.py", "def to_act(s):", "def to_act(s:")


def no_view(folder):
    (folder / "view.py").unlink()


def no_spanish(folder):
    (folder / "text" / "es.po").unlink()


def no_folder(folder):
    shutil.rmtree(folder)


def only_cards(folder):
    for path in folder.iterdir():
        if path.name != "cards.toml":
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def a_taken_field(folder):
    change(folder / "state.py", "    phase=int,", "    phase=int,\n    size=int,")


def another_id(folder):
    change(folder / "__init__.py", 'id="spoons"', 'id="guacamole"')


def no_seats(folder):
    change(folder / "state.py", "    seats=int,", "    chairs=int,")


BROKEN = [
    (broken_line, "rules.py:", "SyntaxError", "SyntaxError"),
    (no_view, "__init__.py:7: there is no file ", "view.py", "no existe el archivo"),
    (no_spanish, "there is no file ", "es.po", "no existe el archivo"),
    (no_folder, "'spoons' is in its list, and there is no folder ", "spoons", "no hay carpeta"),
    (only_cards, "__init__.py: expected GAME = Game(...) here", "", "aquí se espera GAME"),
    (a_taken_field, "state.py:", "names for itself: size", "size"),
    (another_id, "the id of the game is 'guacamole'; expected that of its folder, 'spoons'", "", "se espera el de su"),
    (no_seats, "state.py: STATE needs the fields that every game has; missing: seats", "", "faltan: seats"),
]


@pytest.mark.parametrize(("breaks", "where", "what", "spanish"), BROKEN, ids=[each[0].__name__ for each in BROKEN])
def test_the_terminal_says_which_file_is_broken_and_how(spoons, breaks, where, what, spanish):
    breaks(spoons)
    status, out, err = run(spoons, "rules", "spoons")
    assert (2, "") == (status, out)
    assert "the game 'spoons' is here, but its files cannot be loaded" in err
    assert where in err
    assert what in err
    assert "Traceback" not in err
    status, out, err = run(spoons, "games", "--language", "es")
    assert 1 == status
    assert ["guacamole", "stew"] == [line.split(":")[0] for line in out.splitlines() if not line.startswith(" ")]
    assert spanish in err


def test_rules_outside_the_compiled_subset_are_told_by_the_checks(spoons):
    """`make check` runs this."""
    assert "-m sobremesa.kit.compiled_subset" in (PACKAGE.parents[1] / "Makefile").read_text("utf-8")
    assert (0, "", "") == run(spoons, module="sobremesa.kit.compiled_subset")
    change(spoons / "rules.py", "return 0 if s.phase", "return sorted(s) if s.phase")
    status, out, err = run(spoons, module="sobremesa.kit.compiled_subset")
    assert (1, "") == (status, err)
    (line,) = out.splitlines()
    assert "spoons/rules.py:" in line
    assert "sorted is no rule" in line
    no_view(spoons)
    status, out, _ = run(spoons, module="sobremesa.kit.compiled_subset")
    assert 1 == status
    assert "view.py" in out


def test_what_a_bot_has_outside_the_compiled_subset_is_told_too(spoons):
    rule = spoons.parents[1] / "bots" / "random.py"
    kept = rule.read_text("utf-8")
    change(rule, "return desk.moves.card[among(desk.dice, desk.moves.n)]", "return sorted(desk.moves)")
    try:
        status, out, _ = run(spoons, module="sobremesa.kit.compiled_subset")
        assert (1, 1) == (status, out.count("\n"))
        assert "bots/random.py:14: sorted is no rule" in out
        status, out, err = run(spoons, "simulate", "spoons", "--seats", "random,random", "--games", "1")
        assert (2, "") == (status, out)
        assert "bots/random.py:14: sorted is no rule" in err
        assert "fault of Sobremesa" not in err
    finally:
        rule.write_text(kept, "utf-8")


def test_a_text_that_is_missing_or_speaks_of_something_else_is_named_with_its_file(spoons):
    text, kept = spoons / "text" / "es.po", (spoons / "text" / "es.po").read_text("utf-8")
    changes = [
        ('msgid "event.drew-hidden"', 'msgid "event.drewn"', "no hay texto «event.drew-hidden» en es"),
        ('msgstr "Robas: {card}."', 'msgstr "Robas: {carta}."', "«event.drew.you» habla de «carta» y solo recibe: "),
    ]
    for old, new, says in changes:
        text.write_text(kept, "utf-8")
        change(text, old, new)
        play = ("play", "spoons", "--seed", "1", "--language", "es", "--bots", "random")
        status, _, err = run(spoons, *play, typed="1\n" * 20)
        assert 1 == status
        assert says in err
        assert f"spoons{os.sep}text{os.sep}es.po" in err
        assert "fallo de Sobremesa" not in err


@pytest.mark.parametrize(
    ("makes", "says"),
    [
        ("return lambda view, choices, imagine: 4000", "'random' answers with 4000, which is none of its choices: 0"),
        ("return lambda view, choices, imagine: choices[99]", "IndexError: list index out of range"),
    ],
)
def test_what_a_bot_does_wrong_is_said_of_the_bot(spoons, makes, says):
    bots = spoons.parents[1] / "bots"
    kept = (bots / "registry.py").read_text("utf-8")
    change(bots / "registry.py", 'Kind("random", random)', "Kind('random', None, lazy)")
    change(bots / "registry.py", "from .seat", "from .lazy import lazy\nfrom .seat")
    (bots / "lazy.py").write_text(f"def lazy(game, cards, seed):\n    {makes}\n", "utf-8")
    try:
        status, _, err = run(spoons, "play", "spoons", "--seed", "2", "--bots", "random", typed="2\n" * 9)
        assert 1 == status
        assert says in err
        assert "fault of Sobremesa" not in err
        assert f"bots{os.sep}" in err
    finally:
        (bots / "registry.py").write_text(kept, "utf-8")


def test_a_kind_of_bot_that_cannot_choose_is_refused():
    with pytest.raises(ValueError, match="'lazy' has neither a rule nor a function on paper"):
        Kind("lazy", None)


def test_a_check_says_first_that_rules_raise_and_not_what_follows_from_it():
    findings = Findings()
    findings.looked("secrecy", ["AttributeError: phaze"])
    findings.looked("replay", [Message("law.no-table", error="AttributeError: phaze")])
    findings.looked("cards", [Message("law.scoring")])
    findings.looked("ends", [Message("law.raise", error="AttributeError: phaze")], Message("law.where"))
    told = report("spoons", 1, "1", findings, ["cards", "replay", "secrecy", "ends", "undo"], 1, 0.1, {})
    assert ["ends", "cards"] == list(told.broken)
    assert not any(law["passed"] for law in told.laws.values())


def test_a_check_names_every_clause_that_something_is_missing_of():
    findings = Findings()
    names = [f"rule-{n}" for n in range(SHOWN + 5)]
    findings.looked("clauses", [Message("law.uncited-by-test", name=name) for name in names])
    told = report("spoons", 1, "1", findings, ["clauses"], 1, 0.1, {})
    assert [f"[{name}] is not cited by a test" for name in names] == list(told.faults["clauses"])

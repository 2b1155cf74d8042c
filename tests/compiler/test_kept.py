"""Compiled programs on disk: found again as long as all that they depend on stays, and never a wrong one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sobremesa
from sobremesa.compiler import Entry, compiled, kept
from sobremesa.compiler.machine import Machine, this_machine
from sobremesa.engine.layouts import Array, record
from sobremesa.games import GAMES, game
from sobremesa.kit.entries import entries_of
from tests.compiler.written import module

PROGRAM = """
import json
from sobremesa.compiler import Entry, compiled, machine
from RULES import tops
import RULES as rules

made = []
whole = machine.Machine.object_code
machine.Machine.object_code = lambda self, text: made.append(1) or whole(self, text)

def looped(game):
    def loop(n):
        total = 0
        for i in range(n):
            total += game.tops(i)
        return total
    return loop

answer = compiled({"loop": Entry(looped(rules), (int,))}).loop(10)
print(json.dumps({"paper": sum(tops(i) for i in range(10)), "packed": answer, "compiled": len(made)}))
"""


class Elsewhere:
    """Rules in three files, in a package or side by side in a folder, and processes with a cache of their own."""

    def __init__(self, folder: Path, *, package: bool):
        self.folder, self.home = folder, folder / "their_game" if package else folder
        self.home.mkdir(exist_ok=True)
        if package:
            (self.home / "__init__.py").write_text("")
        dot = "." if package else ""
        self.write("effects.py", f"from {dot}constants import ADDED\n\ndef helps(x):\n    return x + ADDED\n")
        self.write("tops.py", f"from {dot}effects import helps\n\ndef tops(x):\n    return helps(x) * 10\n")
        self.write("constants.py", "ADDED, OTHER = 1, 2\n")
        self.program = folder / "program.py"
        self.program.write_text(PROGRAM.replace("RULES", "their_game.tops" if package else "tops"))
        self.cache = folder / "cache"

    def write(self, name: str, text: str) -> None:
        """Write one of the files of rules."""
        (self.home / name).write_text(text)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change one of them."""
        text = (self.home / name).read_text()
        assert old in text
        self.write(name, text.replace(old, new))

    @property
    def programs(self) -> list[Path]:
        """The programs that are kept."""
        return sorted((self.cache / "sobremesa" / "rules").iterdir())

    def start(self) -> subprocess.Popen[str]:
        """Start the program in a process of its own."""
        source = str(Path(sobremesa.__file__).parents[1])
        env = {**os.environ, "XDG_CACHE_HOME": str(self.cache), "PYTHONPATH": source}
        command = [sys.executable, str(self.program)]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self) -> tuple[int, int, int]:
        """What it says: what comes out on paper and packed, and how many programs it compiled."""
        return told(self.start())


def told(process: subprocess.Popen[str]) -> tuple[int, int, int]:
    """What a process says on its one line."""
    out, err = process.communicate(timeout=100)
    assert 0 == process.returncode, err
    said = json.loads(out)
    return said["paper"], said["packed"], said["compiled"]


@pytest.fixture(params=["in a package", "side by side"])
def elsewhere(request, tmp_path):
    return Elsewhere(tmp_path, package=request.param == "in a package")


def test_the_second_process_finds_what_the_first_compiled_until_any_of_its_files_changes(elsewhere):
    assert (550, 550, 1) == elsewhere.run()
    assert (550, 550, 0) == elsewhere.run()
    elsewhere.edit("effects.py", "x + ADDED", "x - ADDED")
    assert (350, 350, 1) == elsewhere.run()
    elsewhere.edit("constants.py", "= 1, 2", "= 2, 2")
    assert (250, 250, 1) == elsewhere.run()
    elsewhere.edit("constants.py", "= 2, 2", "= 2, 3")  # what no rule reads
    assert (250, 250, 0) == elsewhere.run()
    elsewhere.edit("effects.py", "x - ADDED", "x + ADDED")
    elsewhere.edit("constants.py", "= 2, 3", "= 1, 3")
    assert (550, 550, 0) == elsewhere.run()


def test_two_processes_at_once_fill_one_cache(elsewhere):
    assert [(550, 550), (550, 550)] == [told(process)[:2] for process in [elsewhere.start(), elsewhere.start()]]
    assert (550, 550, 0) == elsewhere.run()


def test_where_the_cache_cannot_be_written_rules_compile_all_the_same(elsewhere):
    """What should be a folder is a file."""
    elsewhere.cache.write_text("not a folder")
    assert (550, 550, 1) == elsewhere.run()
    assert "not a folder" == elsewhere.cache.read_text()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: content[: len(content) // 2],
        lambda content: b"",
        lambda content: b"nonsense",
        lambda content: content[:-100] + bytes(100),
        lambda content: content.replace(b"\n", b"\n\n", 1),
        lambda content: bytes(byte ^ 1 for byte in content),
    ],
    ids=["half", "nothing", "nonsense", "another end", "another head", "all other"],
)
def test_a_file_that_is_not_whole_is_thrown_away_and_made_anew(elsewhere, spoil):
    elsewhere.run()
    (path,) = elsewhere.programs
    whole = path.read_bytes()
    path.write_bytes(spoil(whole))
    assert (550, 550, 1) == elsewhere.run()
    assert [path] == elsewhere.programs
    assert whole.split(b"\n")[0] == path.read_bytes().split(b"\n")[0]
    assert (550, 550, 0) == elsewhere.run()


def test_a_file_that_is_whole_and_holds_no_machine_code_is_thrown_away(elsewhere, monkeypatch):
    elsewhere.run()
    (path,) = elsewhere.programs
    monkeypatch.setenv("XDG_CACHE_HOME", str(elsewhere.cache))
    found = kept.kept(path.name)
    assert found is not None
    kept.keep(path.name, kept.Kept(found.told, b"no machine code"))
    assert (550, 550, 1) == elsewhere.run()
    assert (550, 550, 0) == elsewhere.run()


def test_old_programs_are_removed_and_one_that_vanishes_meanwhile_does_no_harm(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "KEPT", 3)
    home = kept.folder()
    assert home is not None
    for age, name in enumerate("uvwxyz"):
        (home / name).write_bytes(b"")
        os.utime(home / name, (1_000_000 - age, 1_000_000 - age))
    (home / "gone").symlink_to(home / "nowhere")
    kept.keep("new", kept.Kept({}, b""))
    assert {"new", "u", "v"} == {path.name for path in home.iterdir()}
    assert kept.kept("new") == kept.Kept({}, b"")


def test_a_program_that_is_used_stays(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kept, "KEPT", 2)
    for age, name in enumerate(("used", "unused")):
        kept.keep(name, kept.Kept({}, b""))
        os.utime(kept.folder() / name, (1_000_000 + age, 1_000_000 + age))
    assert kept.kept("used") is not None
    kept.keep("new", kept.Kept({}, b""))
    assert {"used", "new"} == {path.name for path in kept.folder().iterdir()}


def test_only_its_owner_can_write_the_folder(tmp_path, monkeypatch):
    """Whoever can write there decides what this process runs."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert 0o700 == kept.folder().stat().st_mode & 0o777


# -- what a name depends on ----------------------------------------------------------------------------------------


def named(folder: Path, source: str, layout=None, machine: Machine | None = None) -> str:
    """The name under which that rule would be kept, apart from the file that it stands in."""
    made = module(folder, source)
    entry = Entry(made.rule, (layout or record(n=int), int))
    text = "\n".join(kept._depends_on({"rule": entry}))
    name = text.replace(made.__name__, "").replace(str(folder), "")
    return f"{name} {machine or ''}"


RULE = "from enum import IntEnum\n\n\nclass Way(IntEnum):\n    UP = 1\n    DOWN = 2\n\n\nMANY = 3\nROW = (1, 2)\n\n\n{}"
BODY = "def rule(s, n):\n    return s.n + MANY * Way.UP + ROW[n]\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [("MANY = 3", "MANY = 4"), ("UP = 1", "UP = 5"), ("(1, 2)", "(1, 3)"), ("s.n + MANY", "s.n - MANY")],
)
def test_a_name_changes_with_whatever_a_rule_reads(tmp_path, old, new):
    source = RULE.format(BODY)
    assert named(tmp_path, source) != named(tmp_path, source.replace(old, new))


def test_a_name_does_not_change_with_what_a_rule_does_not_read(tmp_path):
    source = RULE.format(BODY)
    assert named(tmp_path, source) == named(tmp_path, source + "\n\nOTHER = 1\n\n\ndef other(s):\n    return 1\n")


def test_a_name_changes_with_layouts_and_with_the_machine(tmp_path):
    made = module(tmp_path, RULE.format(BODY))
    names = {
        kept.name_of({name: Entry(made.rule, (layout, int))}, machine)
        for name in ("rule", "other")
        for layout in (record(n=int), record(m=int, n=int), record(n=int, m=int))
        for machine in (this_machine(), Machine(this_machine().triple, "generic", "", jumps=True))
    }
    assert 12 == len(names)


def test_a_change_of_one_game_leaves_the_programs_of_all_others(monkeypatch):
    """No game's program depends on a file of another game's, nor on one that has no rules."""
    for id in GAMES:
        files = {line.split(" ")[1] for line in kept._depends_on(entries_of(game(id))) if line.startswith("rule ")}
        rooms = {Path(file).relative_to(Path(sobremesa.__file__).parent).parts[:2] for file in files}
        shared = {("engine", f"{name}.py") for name in ("piles", "rng", "events", "spans")}
        assert rooms <= {("games", id), *shared, ("bots", "judging.py")}
        assert ("games", id) in rooms


def test_rules_with_arrays_of_any_length_are_found_again(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made = module(tmp_path, "def rule(rows, n):\n    return rows[n][0], len(rows)\n")
    kinds = (Array(Array(int, 2), None), int)
    import numpy as np

    rows = np.array([[1, 2], [3, 4]])
    for _ in range(2):
        assert (3, 2) == compiled({"rule": Entry(made.rule, kinds)}).rule(rows, 1)

"""The two forms of a state, and the traps of the twin namespace."""

import json
import os
import random
import shutil
import subprocess
import sys
import threading
import time
import types
from pathlib import Path

import numpy as np
import pytest

from sobremesa.engine import forms, piles, rng
from sobremesa.engine.forms import blank, copy, difference, numbers, pack, paper, record, unpack
from sobremesa.engine.piles import pile
from sobremesa.games._template import GAME, redeal, rules, state

INNER = record(n=int, row=(int, 3))
LAYOUT = record(a=int, inner=INNER, grid=(int, (2, 3)), many=(INNER, 2))


def filled(seed=1):
    """A state of that layout with numbers in all its fields."""
    dice = random.Random(seed)
    return unpack(np.array([dice.randrange(-(2**62), 2**62) for _ in range(19)]).view(LAYOUT))


# -- paper --------------------------------------------------------------------------------------------------------


def test_paper_begins_with_zeros():
    made = paper(LAYOUT)
    assert [0] * 19 == list(numbers(made))
    assert (0, 0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]]) == (made.a, made.inner.n, made.inner.row, made.grid)


@pytest.mark.parametrize("index", [-1, -3, 3, 10**6])
def test_paper_refuses_indices_outside_a_list(index):
    row = paper(LAYOUT).inner.row
    with pytest.raises(IndexError):
        row[index]
    with pytest.raises(IndexError):
        row[index] = 1
    assert [0, 0, 0] == row


def test_a_misspelt_field_is_an_error_when_read_and_when_written():
    made = paper(LAYOUT)
    with pytest.raises(AttributeError, match="inne"):
        made.inne  # noqa: B018
    with pytest.raises(AttributeError, match="gird"):
        made.gird = 1


@pytest.mark.parametrize("name", ["size", "take", "min", "data", "copy", "sort"])
def test_names_that_a_numpy_record_has_for_itself_are_refused(name):
    with pytest.raises(ValueError, match=f"for itself: {name};"):
        record(**{"phase": int, name: int})


def test_the_names_of_paper_are_those_of_the_layout():
    assert LAYOUT.names == paper(LAYOUT).__slots__
    assert "Paper(n=0, row=[0, 0, 0])" == repr(paper(INNER))


def test_a_copy_is_deep():
    one = filled()
    before = list(numbers(one))
    other = copy(one)
    other.a += 1
    other.inner.row[0] += 1
    other.grid[1][2] += 1
    other.many[1].row[2] += 1
    assert before == list(numbers(one))
    assert 4 == sum(a != b for a, b in zip(numbers(one), numbers(other), strict=True))


# -- from one form to the other -------------------------------------------------------------------------------------


def test_pack_and_unpack_are_inverse():
    one = filled()
    packed = pack(one, blank(LAYOUT))
    assert list(numbers(one)) == list(numbers(packed)) == list(numbers(packed[0])) == list(numbers(unpack(packed)))
    assert one.grid[1][2] == packed[0].grid[1][2] == unpack(packed[0]).grid[1][2]
    assert one.many[1].row[0] == packed[0].many[1].row[0]


def test_an_enum_and_a_truth_value_on_paper_are_numbers():
    one, other = paper(LAYOUT), paper(LAYOUT)
    one.a, one.inner.n, other.a, other.inner.n = state.Phase.SHARE, True, 3, 1
    assert "" == difference(one, other)
    assert {int} == {type(number) for number in numbers(one)}
    assert [3, 1] == list(numbers(pack(one, blank(LAYOUT))))[:2]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda s: setattr(s, "a", 5), "a: "),
        (lambda s: s.inner.row.__setitem__(2, 5), "inner.row[2]: "),
        (lambda s: s.grid[1].__setitem__(0, 5), "grid[1][0]: "),
        (lambda s: setattr(s.many[1], "n", 5), "many[1].n: "),
    ],
)
@pytest.mark.parametrize("form", [copy, lambda s: pack(s, blank(LAYOUT)), lambda s: pack(s, blank(LAYOUT))[0]])
def test_difference_names_the_first_field_that_differs(change, where, form):
    one, other = filled(), filled()
    assert "" == difference(one, form(other)) == difference(form(other), one)
    change(other)
    assert difference(one, form(other)).startswith(where)
    assert difference(form(other), one).startswith(where)
    assert difference(one, form(other)).endswith(" and 5")


# -- the twin, in this process ----------------------------------------------------------------------------------------


def test_a_twin_keeps_enums_and_compiles_functions():
    twin = forms.twin(rules)
    assert twin is forms.twin(rules)
    assert (rules.Phase, rules.Clause) == (twin.Phase, twin.Clause)
    assert rules.PLACES == twin.PLACES
    assert forms.is_compiled(twin.apply)
    assert not forms.is_compiled(rules.apply)
    assert twin.shuffle is forms.twin(piles).shuffle


def test_twins_is_one_namespace_under_the_first_name():
    both = forms.twins(rules, redeal)
    assert (rules.__name__, True) == (both.__name__, both is forms.twins(rules, redeal))
    assert (forms.twin(rules).apply, forms.twin(redeal).redeal) == (both.apply, both.redeal)


PILE = pile(3)


def test_compiled_rules_check_bounds():
    push, pop = forms.twin(piles).push, forms.twin(piles).pop
    held = blank(PILE)[0]
    for card in (7, 8, 9):
        push(held, card)
    with pytest.raises(AssertionError):
        push(held, 10)
    held.n = 3000
    with pytest.raises(IndexError):
        pop(held)


def test_a_pile_that_is_empty_gives_no_card_in_either_form():
    for pop, held in ((piles.pop, paper(PILE)), (forms.twin(piles).pop, blank(PILE)[0])):
        with pytest.raises(AssertionError):
            pop(held)


SLOW = """
import time
from sobremesa.engine.rng import below

def roll(rng):
    return below(rng, 6)

time.sleep(0.3)
"""


def test_a_twin_is_whole_when_another_thread_gets_it(tmp_path, monkeypatch):
    """The source of the module takes its time; whoever asks meanwhile waits for the names to be resolved."""
    path = tmp_path / "slow.py"
    path.write_text(
        "from sobremesa.engine.rng import below\ntime.sleep(pause)\ndef roll(rng):\n    return below(rng, 6)\n"
    )
    module = types.ModuleType("sobremesa_slow")
    module.__file__ = str(path)
    sys.modules["sobremesa_slow"] = module
    vars(module).update(time=time, pause=0)
    exec(compile(path.read_text(), str(path), "exec"), vars(module))
    path.write_text("import time\n" + path.read_text().replace("pause", "0.3"))
    got = []
    threads = [threading.Thread(target=lambda: got.append(forms.twin(module).below)) for _ in range(3)]
    for thread in threads:
        thread.start()
        time.sleep(0.05)
    for thread in threads:
        thread.join()
    assert [forms.twin(rng).below] * 3 == got


def test_a_twin_that_fails_is_not_kept_half_made(tmp_path):
    path = tmp_path / "broken.py"
    module = types.ModuleType("sobremesa_broken")
    module.__file__ = str(path)
    path.write_text("def one():\n    return 1\nraise OSError('not today')\n")
    for _ in range(2):
        with pytest.raises(OSError, match="not today"):
            forms.twin(module)
    path.write_text("def one():\n    return 1\n")
    assert forms.is_compiled(forms.twin(module).one)


# -- the cache, in processes of their own ------------------------------------------------------------------------

PROGRAM = """
import json, sys
from sobremesa.engine import forms
from sobremesa.lab import b
began_without = "numba" not in sys.modules

def looped(game):
    def loop(n):
        total = 0
        for i in range(n):
            total += game.tops(i)
        return total
    return forms.compiled(loop)

plain = sum(b.tops(i) for i in range(10))
game = forms.twin(b)
made_without_compiling = not game.tops.signatures
loop = looped(game)
answer = loop(10)
print(json.dumps({
    "numba": began_without, "lazy": made_without_compiling, "plain": plain, "answer": answer,
    "hits": sum(loop.stats.cache_hits.values()), "misses": sum(loop.stats.cache_misses.values()),
    "folder": loop.stats.cache_path,
}))
"""
A = "from .c import ADDED\n\ndef helps(x):\n    return x + ADDED\n"
B = "from .a import helps\n\ndef tops(x):\n    return helps(x) * 10\n"


class Elsewhere:
    """A copy of the project's package, and processes that run in it with a cache of their own."""

    def __init__(self, folder: Path):
        self.source, self.cache = folder / "source", folder / "cache"
        kept_out = shutil.ignore_patterns("__pycache__", "tests", "*.toml", "*.po", "*.md")
        for room in ("engine", "lab"):
            shutil.copytree(forms.PACKAGE / room, self.source / "sobremesa" / room, ignore=kept_out)
        for file in (self.source / "sobremesa" / "lab").glob("*.py"):
            file.write_text("")
        (self.source / "sobremesa" / "__init__.py").write_text("")
        self.write("a.py", A)
        self.write("b.py", B)
        self.write("c.py", "ADDED = 1\n")
        self.program = self.source / "program.py"
        self.program.write_text(PROGRAM)

    def write(self, name: str, text: str) -> None:
        """Write one of the rules files."""
        (self.source / "sobremesa" / "lab" / name).write_text(text)

    def start(self) -> subprocess.Popen[str]:
        """Start the program in a process of its own."""
        env = {**os.environ, "PYTHONPATH": str(self.source), "XDG_CACHE_HOME": str(self.cache)}
        command = [sys.executable, str(self.program)]
        return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self) -> dict[str, object]:
        """What the program says."""
        return told(self.start())


def told(process: subprocess.Popen[str]) -> dict[str, object]:
    """What a process says on its one line."""
    out, err = process.communicate(timeout=100)
    assert 0 == process.returncode, err
    said: dict[str, object] = json.loads(out)
    return said


@pytest.fixture
def elsewhere(tmp_path):
    return Elsewhere(tmp_path)


@pytest.mark.timeout(300)  # five processes, four of which compile
def test_the_second_process_finds_what_the_first_compiled_until_another_file_is_edited(elsewhere):
    """A closure that captures a twin; then an edited rule, then an edited constant, two imports away."""
    first = elsewhere.run()
    assert (True, True, 550, 550) == (first["numba"], first["lazy"], first["plain"], first["answer"])
    assert (0, 1) == (first["hits"], first["misses"])
    assert str(first["folder"]).startswith(str(elsewhere.cache))
    again = elsewhere.run()
    assert (550, 1, 0) == (again["answer"], again["hits"], again["misses"])
    elsewhere.write("a.py", A.replace("x + ADDED", "x - ADDED"))
    edited = elsewhere.run()
    assert (350, 350, 0) == (edited["plain"], edited["answer"], edited["hits"])
    elsewhere.write("c.py", "ADDED = 2\n")
    constant = elsewhere.run()
    assert (250, 250, 0) == (constant["plain"], constant["answer"], constant["hits"])
    elsewhere.write("a.py", A)
    elsewhere.write("c.py", "ADDED = 1\n")
    back = elsewhere.run()
    assert (550, 1) == (back["answer"], back["hits"])


def test_two_processes_at_once_fill_one_cache(elsewhere):
    both = [told(process) for process in [elsewhere.start(), elsewhere.start()]]
    assert [550, 550] == [said["answer"] for said in both]
    after = elsewhere.run()
    assert (550, 1) == (after["answer"], after["hits"])


def test_where_the_cache_cannot_be_written_rules_compile_all_the_same(elsewhere):
    """What should be a folder is a file; the compiled code goes into a folder that the process removes."""
    elsewhere.cache.write_text("not a folder")
    said = elsewhere.run()
    assert (550, 0) == (said["answer"], said["hits"])
    assert not str(said["folder"]).startswith(str(elsewhere.cache))
    assert not Path(str(said["folder"])).exists()


def test_old_caches_are_removed_and_one_that_vanishes_meanwhile_does_no_harm(elsewhere, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(elsewhere.cache))
    root = elsewhere.cache / "sobremesa" / "compiled"
    for age, name in enumerate("uvwxyz"):
        (root / name).mkdir(parents=True)
        os.utime(root / name, (1_000_000 - age, 1_000_000 - age))
    (root / "gone").symlink_to(root / "nowhere")
    kept = forms._cache_folder()
    names = {path.name for path in root.iterdir() if path.is_dir()}
    assert {kept.name, *list("uvwxyz")[: forms.KEPT_CACHES - 1]} == names


def test_nothing_compiles_at_import():
    """Neither the engine nor a game imports Numba before a compiled form is asked for."""
    program = (
        "import sys, json, sobremesa.games as g\n"
        "from sobremesa.engine import play, rng, record\n"
        "game = g.game('_template')\n"
        "p = play.Play(game, game.cards.load(), {}, 2, rng.key_from(b'x'))\n"
        "p.move(p.to_act()[0], 0); p.view(0)\n"
        "print(json.dumps(sorted(n for n in sys.modules if n.split('.')[0] in ('numba', 'llvmlite'))))"
    )
    env = {**os.environ, "PYTHONPATH": str(forms.PACKAGE.parent)}
    out = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert [] == json.loads(out.stdout)


def test_the_game_that_is_copied_is_the_one_that_is_tested():
    assert rules is GAME.rules

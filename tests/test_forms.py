"""The two forms of a state, and how one becomes the other."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.engine.forms import copy, difference, numbers, paper
from sobremesa.engine.layouts import TAKEN, Array, record
from sobremesa.engine.packed import blank, dtype, layout_of, pack, unpack
from sobremesa.games._template import GAME, rules, state

INNER = record(n=int, row=(int, 3))
LAYOUT = record(a=int, inner=INNER, grid=(int, (2, 3)), many=(INNER, 2))


def filled(seed=1):
    """A state of that layout with numbers in all its fields."""
    dice = random.Random(seed)
    return unpack(np.array([dice.randrange(-(2**62), 2**62) for _ in range(19)]).view(dtype(LAYOUT)))


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


def test_the_names_that_are_refused_are_all_that_a_numpy_record_has():
    assert {name for name in dir(np.record) if not name.startswith("_")} == TAKEN


def test_a_layout_and_its_dtype_are_two_words_for_one_thing():
    assert LAYOUT == layout_of(dtype(LAYOUT))
    assert (Array(INNER, 2), int) == (layout_of(dtype(Array(INNER, 2))), layout_of(dtype(int)))
    assert (LAYOUT.words * 8, LAYOUT.offset("many") * 8) == (dtype(LAYOUT).itemsize, dtype(LAYOUT).fields["many"][1])


def test_a_record_without_fields_is_a_record_in_both_forms():
    layout = record(options=record(), n=int)
    made = paper(layout)
    made.n = 7
    assert (7, [7]) == (made.n, list(numbers(pack(made, blank(layout)))))
    assert "" == difference(made, copy(made)) == difference(made, unpack(pack(made, blank(layout))))
    assert "Paper()" == repr(paper(record()))
    assert [] == list(numbers(unpack(pack(paper(record()), blank(record())))))


@pytest.mark.parametrize("thing", [7, "int", float, None, (int, 5), [int], record])
def test_what_is_no_layout_is_refused(thing: Any):
    with pytest.raises(TypeError, match="is no layout: a layout is int, a record or an array"):
        paper(thing)


@pytest.mark.parametrize("field", [7, "int", float, None, (float, 5), (int, 5, 5), [int]])
def test_a_field_that_is_no_layout_is_refused(field: Any):
    with pytest.raises(TypeError, match="a field is int, a record, or one of these with its length"):
        record(n=field)


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


def test_nothing_compiles_at_import():
    """Neither NumPy nor the compiler's library is there before a compiled form is asked for."""
    program = (
        "import sys, json, sobremesa.games as g\n"
        "from sobremesa.engine import play, rng, record\n"
        "game = g.game('_template')\n"
        "p = play.Play(game, game.cards.load(), {}, 2, rng.key_from(b'x'))\n"
        "p.move(p.to_act()[0], 0); p.view(0)\n"
        "from sobremesa.bots import bot, imagination\n"
        "from sobremesa.web import app\n"
        "from sobremesa.cli import app\n"
        "print(json.dumps(sorted(n for n in sys.modules if n.split('.')[0] in ('numpy', 'llvmlite'))))"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(sobremesa.__file__).parents[1])}
    out = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert [] == json.loads(out.stdout)


def test_the_game_that_is_copied_is_the_one_that_is_tested():
    assert rules is GAME.rules

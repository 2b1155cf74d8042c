"""Nothing that a rule does can end the process: what could is checked, and raises what it raises on paper."""

import threading
from collections.abc import Callable

import numpy as np
import pytest

from sobremesa.compiler import Entry, compiled
from sobremesa.engine.forms import paper
from sobremesa.engine.layouts import Array, record
from sobremesa.engine.packed import blank, dtype
from sobremesa.engine.piles import pile, pop, push, top

LAYOUT = record(n=int, card=(int, 4), deck=pile(3), grid=(int, (2, 3)))
LEAST, MOST = -(2**63), 2**63 - 1


def beside(s, i):
    """One item of a row, and one of the row below."""
    return s.card[i] + s.grid[i - 1][0]


def put(s, i):
    """A number is put into a row."""
    s.card[i] = 1


def put_more(s, i):
    """A number in a row becomes larger."""
    s.grid[i][i] += 1


def in_many(rows, i):
    """An item of as many rows as are given."""
    return rows[i][0]


def divide(x, y):
    """A quotient."""
    return x // y


def rest(x, y):
    """A rest."""
    return x % y


def both(x, y):
    """Quotient and rest."""
    quotient, left = divmod(x, y)
    return quotient * 1000 + left


def shift(x, y):
    """A number whose bits go to the left, and back."""
    return x << y >> y


def claim(x, y):
    """What is never so."""
    assert x < y, "never"
    return 1


def nothing_after(x, y):
    """A number on one way, and on the other nothing."""
    if x < y:
        return 1


def largest(row, x):
    """The largest number of a row."""
    return max(row)


NUMBERS = (int, int)
RULES = {
    "beside": Entry(beside, (LAYOUT, int)),
    "put": Entry(put, (LAYOUT, int)),
    "put_more": Entry(put_more, (LAYOUT, int)),
    "in_many": Entry(in_many, (Array(Array(int, 2), None), int)),
    "largest": Entry(largest, (Array(int, None), int)),
    "push": Entry(push, (pile(3), int)),
    "pop": Entry(pop, (pile(3),)),
    "top": Entry(top, (pile(3),)),
    **{rule.__name__: Entry(rule, NUMBERS) for rule in (divide, rest, both, shift, claim, nothing_after)},
}


@pytest.fixture(scope="module")
def machine():
    return compiled(RULES)


def raised(call: Callable) -> type[Exception] | None:
    try:
        call()
    except Exception as error:  # noqa: BLE001 - which one it is is what is asked
        return type(error)
    return None


@pytest.mark.parametrize("name", ["beside", "put", "put_more"])
@pytest.mark.parametrize("index", [-1, -2, 2, 3, 4, 5, 10**6, LEAST, MOST])
def test_an_index_outside_its_row(machine, name, index):
    rule, packed = RULES[name].function, blank(LAYOUT)
    on_paper = raised(lambda: rule(paper(LAYOUT), index))
    assert on_paper == raised(lambda: getattr(machine, name)(packed[0], index))


def test_a_failed_check_names_file_line_and_expression(machine):
    with pytest.raises(IndexError, match=r"test_faults\.py:21: s\.card\[i\]$"):
        machine.beside(blank(LAYOUT)[0], 4)
    with pytest.raises(ZeroDivisionError, match=r"test_faults\.py:41: x // y$"):
        machine.divide(1, 0)
    with pytest.raises(AssertionError, match=r"test_faults\.py:62: x < y$"):
        machine.claim(1, 1)
    full = blank(pile(3))[0]
    for card in range(3):
        machine.push(full, card)
    with pytest.raises(AssertionError, match=r"piles\.py:\d+: pile\.n < len\(pile\.card\)$"):
        machine.push(full, 3)


@pytest.mark.parametrize("name", ["divide", "rest", "both"])
@pytest.mark.parametrize("x", [0, 1, -1, 7, -7, LEAST, MOST])
@pytest.mark.parametrize("y", [0, 1, -1, 2, -2, 3, -3, LEAST, MOST])
def test_divisors(machine, name, x, y):
    """The one quotient that 64 bits do not hold is refused; on paper it is a larger number."""
    rule = RULES[name].function
    if (x, y) == (LEAST, -1):
        with pytest.raises(OverflowError):
            getattr(machine, name)(x, y)
    elif y == 0:
        assert ZeroDivisionError is raised(lambda: rule(x, y)) is raised(lambda: getattr(machine, name)(x, y))
    else:
        assert (rule(x, y) + 2**63) % 2**64 - 2**63 == getattr(machine, name)(x, y)


@pytest.mark.parametrize("by", [-1, LEAST, MOST, 64, 65])
def test_bits_are_not_shifted_by_what_a_number_has_not(machine, by):
    with pytest.raises(ValueError, match="x << y"):
        machine.shift(1, by)
    assert 5 == machine.shift(5, 60)


def test_a_way_that_gives_nothing_back_where_a_number_is_wanted(machine):
    assert (1, None) == (machine.nothing_after(1, 2), nothing_after(2, 1))
    with pytest.raises(TypeError, match="nothing_after"):
        machine.nothing_after(2, 1)


def test_piles_that_are_full_empty_or_of_nonsense(machine):
    held = blank(pile(3))[0]
    for call in (machine.pop, machine.top):
        with pytest.raises(AssertionError):
            call(held)
    held.n = 3000
    for call in (machine.pop, machine.top):
        with pytest.raises(IndexError):
            call(held)
    held.n = -5
    with pytest.raises(IndexError):
        machine.push(held, 1)


def test_rows_of_any_length(machine):
    rows = np.arange(6).reshape(3, 2)
    assert [0, 2, 4] == [machine.in_many(rows, i) for i in range(3)]
    for index in (3, -1):
        with pytest.raises(IndexError):
            machine.in_many(rows, index)
    assert 5 == machine.largest(np.array([1, 5, 3]), 0)
    with pytest.raises(IndexError):
        machine.largest(np.array([], np.int64), 0)


@pytest.mark.parametrize(
    "given",
    [
        (blank(pile(3))[0], 0),  # another record
        (paper(LAYOUT), 0),  # one on paper
        (np.zeros(2, dtype(LAYOUT)), 0),  # several
        (np.zeros(30, np.int64), 0),  # numbers
        (blank(LAYOUT)[0],),
        (blank(LAYOUT)[0], 0, 0),
        (blank(LAYOUT)[0], 2**63),
        (blank(LAYOUT)[0], "0"),
        (None, 0),
    ],
)
def test_what_a_rule_is_not_made_for_never_reaches_it(machine, given):
    with pytest.raises((TypeError, ValueError)):
        machine.beside(*given)


@pytest.mark.parametrize(
    "rows",
    [
        np.zeros((3, 3), np.int64),
        np.zeros((3, 2), np.int32),
        np.zeros((3, 2), np.float64),
        np.zeros((6, 2), np.int64)[::2],
        np.zeros(3, np.int64),
        np.int64(3),
        [[1, 2]],
    ],
)
def test_arrays_that_do_not_fit_never_reach_a_rule(machine, rows):
    with pytest.raises(TypeError):
        machine.in_many(rows, 0)


def test_a_row_that_must_not_be_written_is_not_given_away(machine):
    rows = np.zeros((3, 2), np.int64)
    rows.flags.writeable = False
    with pytest.raises(TypeError):
        machine.in_many(rows, 0)


def test_checks_that_fail_in_several_threads_at_once(machine):
    """Each call finds its own way out; the others go on and are right."""
    state = blank(LAYOUT)
    state[0].card[:] = [1, 2, 3, 4]
    wrong = []

    def many(seed: int) -> None:
        for i in range(2000):
            if IndexError is not raised(lambda: machine.beside(state[0], 9)):
                wrong.append("index")
            if ZeroDivisionError is not raised(lambda i=i: machine.divide(i, 0)):
                wrong.append("divisor")
            if 2 != machine.beside(state[0], 1) or (i + seed) // 3 != machine.divide(i + seed, 3):
                wrong.append("right")

    threads = [threading.Thread(target=many, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [] == wrong

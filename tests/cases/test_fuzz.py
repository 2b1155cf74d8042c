"""Whatever a case file contains: it is run, or BadCase says what is wrong with it.  Nothing else is ever raised."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.engine.lines import Document
from sobremesa.games import KNOWN, game
from sobremesa.kit.cases import BadCase, parse, run, show
from sobremesa.kit.cases.moment import Reading
from sobremesa.kit.cases.placing import read_setup, start
from sobremesa.kit.cases.step_keys import STEP_KEYS
from sobremesa.kit.cases.told import Source, Told

TESTS = [game(id).folder / "tests" for id in KNOWN]
TEXTS = [
    (chunk, folder)
    for folder in TESTS
    for path in sorted(folder.glob("cases*.toml"))
    for head, *chunks in [path.read_text("utf-8").split("[[case]]")]
    for chunk in (f"{head}[[case]]{rest}" for rest in chunks)
]
LIGHT = settings(max_examples=80)

# Bits of case files, right and wrong, to be put in any place.
BITS = st.sampled_from(
    [
        *'"[]{}=.,#\n\\',
        "1",
        "-1",
        "0x" + "f" * 9000,
        "9" * 30,
        "true",
        "nan",
        "-inf",
        "1979-05-27",
        "07:32:00",
        "[]",
        "{}",
        '""',
        '"?"',
        '"-"',
        '"#"',
        '"lime"',
        '"mild-1"',
        '"pass"',
        '"over"',
        '"seat 1: draw"',
        '"seat 1: pass card 1"',
        '"seat 2: let the claim go"',
        "[1, 2]",
        "[[case]]\n",
        "[case.setup]\n",
        "[[case.step]]\n",
        "phase = ",
        "drawn = ",
        "deck = ",
        "discard = ",
        "moves = ",
        "chosen.1 = ",
        "won.1 = ",
        "let_go = ",
        "finished = true\n",
        'game = "_template"\n',
        'cards = "sets/two_discs.toml"\n',
        'cards = "cases_end.toml"\n',
        "seats = 4\n",
        'options = { game = "easier" }\n',
    ]
)


def problems(attempt):
    """The problems that BadCase tells of; none if it is not raised."""
    try:
        attempt()
    except BadCase as error:
        return error.problems
    return ()


def try_out(text, folder):
    """Run a file of that text, if it can be run; the number of cases in it."""
    cases = []
    told = problems(lambda: cases.extend(parse(text, "fuzz.toml", folder)))
    assert all(problem.startswith("fuzz.toml:") for problem in told)
    for case in cases:
        list(show(case))
        run(case)
    return len(cases)


def test_the_files_that_are_changed_are_good():
    assert {1} == {try_out(text, folder) for text, folder in TEXTS}


@LIGHT
@given(st.text())
def test_any_text(text):
    try_out(text, Path())


@LIGHT
@given(st.lists(st.one_of(BITS, st.text(max_size=3)), max_size=12))
def test_any_bits(bits):
    try_out("".join(bits), TESTS[0])


@LIGHT
@given(st.data())
def test_a_good_file_with_something_put_in_or_left_out(data):
    text, folder = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 3))):
        first = data.draw(st.integers(0, len(text)))
        last = data.draw(st.integers(first, min(len(text), first + 20)))
        text = text[:first] + data.draw(st.one_of(st.just(""), BITS)) + text[last:]
    try_out(text, folder)


@LIGHT
@given(st.data())
def test_good_files_with_lines_of_others(data):
    text, folder = data.draw(st.sampled_from(TEXTS))
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        other, _ = data.draw(st.sampled_from(TEXTS))
        at = data.draw(st.integers(0, len(lines)))
        lines[at : at + data.draw(st.integers(0, 1))] = [data.draw(st.sampled_from(other.splitlines()))]
    try_out("\n".join(lines), folder)


CARDS = st.sampled_from(["aat", "lime", "cilantro", "mild-1", "spicy-7", "?", "?special", "-", "zzz"])
VALUES = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=4),
        st.dates(),
        st.sampled_from(["aat", "lime", "?", "seat 1: draw", "draw", "guacamole", "take-discard", "drew"]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=4), inner, max_size=4)),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def reading():
    """A case of Guacamole while its steps are read."""
    (case,) = parse('game = "guacamole"\n[[case]]\nname = "a"\n[[case.step]]\nover = false\n', "fuzz.toml", TESTS[0])
    return Reading(case.setting, start(case.setting, None, 0))


@LIGHT
@given(data=st.data())
def test_any_value_of_any_key_of_a_step(reading, data):
    key = data.draw(st.sampled_from(sorted(STEP_KEYS)))
    told = Told(Source("fuzz.toml", Document({}, {})), (key,), data.draw(VALUES))
    for problem in problems(lambda: list(STEP_KEYS[key].read(reading, told))):
        assert problem.startswith(f"fuzz.toml:1: {key}")


@LIGHT
@given(data=st.data())
def test_any_value_in_any_place_of_a_setup(reading, data):
    names = st.sampled_from(sorted(reading.setting.spots))
    content = data.draw(st.dictionaries(names, st.one_of(VALUES, st.lists(CARDS, max_size=6)), max_size=4))
    told = Told(Source("fuzz.toml", Document({}, {})), ("setup",), content)
    for problem in problems(lambda: start(reading.setting, read_setup(reading.setting, told), 0)):
        assert problem.startswith("fuzz.toml:1: setup")

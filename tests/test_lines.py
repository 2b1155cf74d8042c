"""TOML with lines: the lines are those of the file, however it is written."""

import tomllib
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.engine.lines import Document, NotToml, read

EVERYTHING = '''\
# a comment with [brackets] and "quotes"
name = "one"   # another
"quoted key" = 'x # no comment'
a.b . "c.d" = 1
text = """
[not.a.table]
key = "no key" \\
\\""" still inside ""\\"
"""
literal = \'\'\'
] } # ''\'\'\'
list = [ 1, 2, # one, two
  "three ] ,",
  [ "four", ["five"] ], { x = 1, y = { z = 2 } },
  """six
  ]""",
]
when = 1979-05-27 07:32:00Z
inline = { p.q = 1, "r" = [
  true,
] }

[table]
key = 1
[ table . "sub" ]
key = 2
[[case]]
name = "first"
[case.setup]
hand.1 = ["a"]
[[case.step]]
moves = []
[[case.step]]
over = true
[[case]]
  [[case.step]]
    asked = [1]
'''
LINES = {
    ("name",): 2,
    ("quoted key",): 3,
    ("a",): 4,
    ("a", "b", "c.d"): 4,
    ("text",): 5,
    ("literal",): 10,
    ("list",): 12,
    ("list", 0): 12,
    ("list", 1): 12,
    ("list", 2): 13,
    ("list", 3): 14,
    ("list", 3, 1, 0): 14,
    ("list", 4): 14,
    ("list", 4, "y", "z"): 14,
    ("list", 5): 15,
    ("when",): 18,
    ("inline", "p", "q"): 19,
    ("inline", "r"): 19,
    ("inline", "r", 0): 20,
    ("table",): 23,
    ("table", "key"): 24,
    ("table", "sub"): 25,
    ("table", "sub", "key"): 26,
    ("case",): 27,
    ("case", 0): 27,
    ("case", 0, "name"): 28,
    ("case", 0, "setup"): 29,
    ("case", 0, "setup", "hand", "1"): 30,
    ("case", 0, "setup", "hand", "1", 0): 30,
    ("case", 0, "step", 0): 31,
    ("case", 0, "step", 1): 33,
    ("case", 0, "step", 1, "over"): 34,
    ("case", 1): 35,
    ("case", 1, "step", 0): 36,
    ("case", 1, "step", 0, "asked", 0): 37,
}


def paths(value, path=()):
    """The path of everything in a content."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from paths(inner, (*path, key))


@pytest.mark.parametrize("text", [EVERYTHING, EVERYTHING.replace("\n", "\r\n")], ids=["unix", "dos"])
def test_every_way_of_writing_has_its_line(text):
    document = read(text)
    assert tomllib.loads(text) == document.content
    assert set(paths(document.content)) == set(document.lines)
    assert LINES == {path: document.line(path) for path in LINES}


def test_what_is_not_there_has_the_line_of_what_is_around_it():
    document = Document({}, {("case",): 3, ("case", 0): 4})
    assert document.line(("case", 0, "name")) == 4
    assert document.line(("case", 7)) == 3
    assert document.line(("other",)) == 1


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a = 1\nb =\n", 2, "Invalid value at column 4"),
        ("a = 1\na = 2\n", 2, "Cannot overwrite a value at column 6"),
        ("a = [1,\n2", 2, "at the end of the file"),
        ("a = " + "[" * 5000, 1, "too deep"),
        ("a = " + "9" * 5000, 1, "digits"),
        ("\ufeffa = 1", 1, "Invalid statement at column 1"),
    ],
)
def test_what_is_no_toml_is_told_by_line(text, line, message):
    with pytest.raises(NotToml, match=message) as raised:
        read(text)
    assert line == raised.value.line


# -- documents written at random, with lines known ----------------------------------------------------------------


@dataclass
class Written:
    """A text as it grows, and the line of each path."""

    text: str = ""
    lines: dict = field(default_factory=dict)

    def note(self, path):
        """The path stands on the line that is being written."""
        self.lines.setdefault(path, self.text.count("\n") + 1)


BARE = st.text("abc1-_", min_size=1, max_size=3)
QUOTED = st.sampled_from(["a b", "x.y", "[z]", "#", "é", ""])
NAMES = st.one_of(BARE, BARE, QUOTED)
SCALARS = st.sampled_from(
    [
        "1",
        "-7",
        "true",
        "1.5",
        "1979-05-27",
        "07:32:00",
        '"t"',
        "'[]'",
        '"a\\"]#"',
        '"""\n\n]"""',
        "'''\n#'''",
        '""""q"""',
    ]
)
BLANKS = st.sampled_from(["", " ", "\n", " # ] }\n", "\n\n  "])


def write_key(key, draw):
    """A key, bare where that is allowed."""
    bare = key and all(letter in "abc1-_" for letter in key)
    return key if bare and draw(st.booleans()) else f'"{key}"'


def write_value(written, path, draw, depth):
    """A scalar, a list over several lines, or an inline table."""
    kind = draw(st.sampled_from(["scalar", "list", "table"])) if depth else "scalar"
    if kind == "scalar":
        written.text += draw(SCALARS)
    elif kind == "list":
        written.text += "["
        for n in range(draw(st.integers(0, 3))):
            written.text += draw(BLANKS)
            written.note((*path, n))
            write_value(written, (*path, n), draw, depth - 1)
            written.text += draw(BLANKS) + ","
        written.text += draw(BLANKS) + "]"
    else:
        written.text += "{"
        for n, key in enumerate(draw(st.lists(NAMES, unique=True, max_size=3))):
            written.text += ", " if n else " "
            write_pair(written, path, key, draw, depth - 1)
        written.text += " }"


def write_pair(written, path, key, draw, depth):
    """`key = value`."""
    written.note((*path, key))
    written.text += f"{write_key(key, draw)} = "
    write_value(written, (*path, key), draw, depth)


@st.composite
def documents(draw):
    """A text in TOML, and the line of everything in it."""
    written = Written()
    for n in range(draw(st.integers(0, 4))):
        path = ()
        if n:
            written.text += draw(BLANKS) + "\n"
            path = ("case",)
            written.note(path)
            path = ("case", n - 1)
            written.note(path)
            written.text += draw(st.sampled_from(["[[case]]", "[[ case ]]  # x"])) + "\n"
        for key in draw(st.lists(NAMES.filter(lambda key: key != "case"), unique=True, max_size=4)):
            written.text += draw(BLANKS)
            write_pair(written, path, key, draw, depth=2)
            written.text += "\n"
    return written


@given(documents())
def test_whatever_is_written_has_its_line(written):
    document = read(written.text)
    assert set(paths(document.content)) == set(document.lines)
    assert written.lines == dict(document.lines)

"""A card set's file that cannot be read or does not fit says on which line, under which key, and what belongs there."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from sobremesa.engine.cardset import MOST_FAULTS, Id, Names, read_toml, shaped, toml
from sobremesa.engine.errors import BadCardSet
from sobremesa.games import KNOWN, game
from sobremesa.games.guacamole import cards

STANDARD = cards.STANDARD.read_text("utf-8")


def problems(content: str | bytes, form: type[msgspec.Struct], language: str = "en") -> list[str]:
    """What is told of a file mine.toml of that content, line by line."""
    content = content.encode() if isinstance(content, str) else content
    with pytest.raises(BadCardSet) as raised:
        shaped(toml(content, "mine.toml"), form)
    return [line for message in raised.value.in_words(language) for line in message.splitlines()]


# -- files that cannot be read --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"a = ", "mine.toml:1: expected TOML, but the file ends in the middle of something"),
        (b"a = 1\nb = = 2", "mine.toml:2: expected TOML, which this is not from column 5 on: b = = 2"),
        (b"a = 1\r\nb = = 2\r\n", "mine.toml:2: expected TOML, which this is not from column 5 on: b = = 2"),
        (b"a = 1\n# caf\xe9", "mine.toml:2: expected UTF-8, found the byte 0xe9"),
        (b"a = " + b"[" * 5000, "mine.toml:1: this cannot be read: too many digits, or lists and tables too deep"),
        (b"a = " + b"9" * 5000, "mine.toml:1: this cannot be read: too many digits, or lists and tables too deep"),
    ],
    ids=["ends", "broken", "dos", "latin", "deep", "long"],
)
def test_a_damaged_file(content, told):
    (first,) = problems(content, Form)
    assert first.startswith(told)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadCardSet, match=r"none\.toml: cannot be read: there is no such file"):
        read_toml(tmp_path / "none.toml")


def test_a_name_that_no_file_can_have():
    with pytest.raises(BadCardSet, match="no file can have that name"):
        read_toml(Path("own\0.toml"))


def test_a_mark_of_utf_8_at_the_beginning_does_no_harm(tmp_path):
    (tmp_path / "marked.toml").write_text(STANDARD, "utf-8-sig")
    assert cards.load().digest == cards.load(tmp_path / "marked.toml").digest


# -- contents that do not fit ---------------------------------------------------------------------------------------


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """A tile of a game that there is not."""

    id: Id
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    sides: list[Literal["red", "blue"]] = []
    weight: int = 0
    height: Annotated[int, msgspec.Meta(ge=0)] = 0
    note: str = ""
    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]+$")] = "A"
    thick: bool = False
    ratio: float = 1.0
    needs: dict[Id, Annotated[int, msgspec.Meta(ge=1, le=9)]] = {}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """The form of its card sets."""

    game: Literal["tiles"]
    tile: list[Tile]
    names: Names = {}


GOOD = """\
game = "tiles"
names = { en = "Tiles" }

[[tile]]
id = "a-1"
copies = 2

[[tile]]
id = "b"
copies = 9
sides = [
  "red",
  "blue",
]
"""
SLIPS = [
    ('game = "tiles"', 'game = "cards"', 1, "game: expected 'tiles', not 'cards'"),
    ('game = "tiles"', "", 1, "expected a key 'game', which is missing"),
    ('en = "Tiles"', 'fr = "Tuiles"', 2, "names.fr: unknown key; there are: en, es"),
    ('en = "Tiles"', "en = []", 2, "names.en: expected a text, not a list"),
    ('{ en = "Tiles" }', '"Tiles"', 2, "names: expected a table, not 'Tiles'"),
    ('id = "a-1"', 'id = "A 1"', 5, "tile 1, id: expected small letters, digits and hyphens, 40 of them at most, not"),
    ("copies = 2", "copies = 0", 6, "tile 1, copies: expected a whole number from 1 to 9, not 0"),
    ("copies = 2", "copies = true", 6, "tile 1, copies: expected a whole number from 1 to 9, not true"),
    ("copies = 2", "copies = 2.5", 6, "tile 1, copies: expected a whole number from 1 to 9, not the number 2.5"),
    ("copies = 2", "", 4, "tile 1: expected a key 'copies', which is missing"),
    ("copies = 2", "copys = 2", 4, "tile 1: expected a key 'copies', which is missing"),
    ("copies = 2", "copies = 2\ncolour = 1", 7, "tile 1, colour: unknown key; there are: id, copies"),
    ("copies = 2", "copies = 2\nheigth = 1", 7, "tile 1, heigth: unknown key; perhaps: height, weight"),
    ("copies = 2", "copies = 2\nheight = -1", 7, "tile 1, height: expected a whole number from 0 on, not -1"),
    ("copies = 2", 'copies = 2\nweight = "1"', 7, "tile 1, weight: expected a whole number, not '1'"),
    ("copies = 2", "copies = 2\nweight = 1979-05-27", 7, "expected a whole number, not the date or time 1979-05-27"),
    ("copies = 2", "copies = 2\nnote = { a = 1 }", 7, "tile 1, note: expected a text, not a table"),
    ("copies = 2", 'copies = 2\ncode = "x"', 7, "tile 1, code: expected a text that fits ^[A-Z]+$, not 'x'"),
    ("copies = 2", "copies = 2\nthick = 1", 7, "tile 1, thick: expected true or false, not 1"),
    ("copies = 2", 'copies = 2\nratio = "1"', 7, "tile 1, ratio: expected another kind of value, not '1'"),
    ("copies = 2", "copies = 2\nneeds = { b = 0 }", 7, "tile 1, needs.b: expected a whole number from 1 to 9, not 0"),
    ("copies = 2", "copies = 2\nneeds = { B = 1 }", 7, "tile 1, needs.B: expected as a key small letters, digits"),
    ("copies = 2", "copies = 2\nneeds = [1]", 7, "tile 1, needs: expected a table, not a list"),
    ('"blue"', '"green"', 13, "tile 2, sides 2: expected one of 'blue', 'red', not 'green'"),
    ("sides = [", 'sides = [ "gold",', 11, "tile 2, sides 1: expected one of 'blue', 'red', not 'gold'"),
]


def test_the_good_file_is_good():
    assert ["a-1", "b"] == [tile.id for tile in shaped(toml(GOOD.encode()), Form).tile]


@pytest.mark.parametrize(("old", "new", "line", "told"), SLIPS)
def test_a_slip_is_told(old, new, line, told):
    assert 1 == GOOD.count(old)
    first, *_ = problems(GOOD.replace(old, new), Form)
    assert first.startswith(f"mine.toml:{line}: ")
    assert told in first


def test_all_slips_are_told_at_once_in_the_order_of_the_file():
    text = GOOD.replace('"tiles"', '"cards"').replace("copies = 2", "copies = 0").replace('"red"', "1")
    assert [1, 6, 12] == [int(problem.split(":")[1]) for problem in problems(text, Form)]


def test_so_many_slips_are_told_and_the_others_are_counted():
    text = GOOD + '\n[[tile]]\nid = "c"\ncopies = 0\n' * (MOST_FAULTS + 3)
    told = problems(text, Form)
    assert MOST_FAULTS + 1 == len(told)
    assert "and 3 more problems" == told[-1]
    assert "y 3 problemas más" == problems(text, Form, "es")[-1]


def test_a_content_that_is_not_from_a_file_has_no_lines():
    source = dict(cards.load().source)
    with pytest.raises(BadCardSet) as raised:
        cards.build({**source, "id": 7})
    assert "id: expected small letters, digits and hyphens, 40 of them at most, not 7" == str(raised.value)
    with pytest.raises(BadCardSet, match=r"^game\.jsonl, the cards: id: expected small letters"):
        cards.build({**source, "id": 7}, "game.jsonl, the cards")


def test_a_limit_that_has_no_words_is_told_in_those_of_msgspec():
    class Odd(msgspec.Struct):
        tile: Annotated[dict[str, int], msgspec.Meta(min_length=1)]

    with pytest.raises(BadCardSet, match=r"odd\.toml: Expected `object` of length >= 1"):
        shaped(toml(b"tile = {}", "odd.toml"), Odd)


@pytest.mark.parametrize(
    ("least", "most", "tiles", "told"),
    [
        (2, 2, "[1]", "expected a list of 2, not of 1"),
        (2, None, "[1]", "expected a list of at least 2, not of 1"),
        (None, 1, "[1, 2, 3]", "expected a list of at most 1, not of 3"),
    ],
)
def test_lists_that_are_too_short_or_too_long_are_told_by_line(least, most, tiles, told):
    class Odd(msgspec.Struct):
        name: str
        tile: Annotated[list[int], msgspec.Meta(min_length=least, max_length=most)]

    with pytest.raises(BadCardSet, match=rf"^odd\.toml:2: tile: {told}$"):
        shaped(toml(f'name = "odd"\ntile = {tiles}'.encode(), "odd.toml"), Odd)


# -- limits of the games ----------------------------------------------------------------------------------------------


def line_of(text: str, of: str, nth: int = 1) -> int:
    """The number of the line on which something stands for the nth time."""
    return [n for n, line in enumerate(text.splitlines(), 1) if of in line][nth - 1]


def without(heat: str) -> str:
    """The standard set of Guacamole in which the discs of a heat are of another."""
    return STANDARD.replace(f'heat = "{heat}"', 'heat = "medium"')


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        (
            STANDARD.replace('id = "aa"', 'id = "a"'),
            line_of(STANDARD, 'id = "aa"'),
            "id: another card, above, has the id a; each needs its own",
        ),
        (
            f'{STANDARD}\n[[ingredient]]\nid = "nothing"\ncopies = 1\nprovenance = "own"\n',
            len(STANDARD.splitlines()) + 2,
            "one of avocados, tomatoes, chilies must be greater than 0",
        ),
        (STANDARD.replace("copies = 3", "copies = 9"), 1, "174 cards in all; there is room for 120"),
        (
            STANDARD.replace("copies = 3", "copies = 1"),
            line_of(STANDARD, "[[ingredient]]"),
            "ingredient: 19 cards of this kind in all; a game needs at least 30",
        ),
        (
            without("mild"),
            line_of(STANDARD, "[[disc]]"),
            "disc: none has heat = mild; at least one of each is needed: mild, medium, spicy",
        ),
    ],
    ids=["id", "icons", "many", "few", "mild"],
)
def test_a_limit_of_guacamole_is_told_by_line(tmp_path, text, line, told):
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadCardSet) as raised:
        cards.load(path)
    (found,) = str(raised.value).splitlines()
    assert found.startswith(f"{path}:{line}: ")
    assert told in found


@pytest.mark.parametrize("id", KNOWN)
def test_every_game_tells_slips_by_line(id, tmp_path):
    found = game(id)
    text = found.cards.STANDARD.read_text("utf-8")
    number = "doorways" if id == "cudillero" else "copies"
    lines = text.splitlines()
    line = max(n for n, said in enumerate(lines, 1) if said.startswith(f"{number} = "))
    lines[line - 1] = f"{number} = -1"
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), "utf-8")
    with pytest.raises(BadCardSet, match=rf"mine\.toml:{line}: (.*, )?{number}: expected a whole number from \d"):
        found.cards.load(path)

"""docs/pictures: all that the script takes, in both sizes, small, and taken of positions that games come to."""

import hashlib
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store

ROOT = Path(__file__).parents[1]


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = load(ROOT / "scripts" / "pictures.py")


def size_of(picture: bytes) -> tuple[int, int]:
    """The width and height that a WebP says it has."""
    assert (b"RIFF", b"WEBPVP8X") == (picture[:4], picture[8:16])
    width, height = (int.from_bytes(picture[at : at + 3], "little") + 1 for at in (24, 27))
    return width, height


def test_the_pictures_are_those_that_the_script_takes():
    expected = {size.file(name) for size in script.SIZES for name in script.NAMES}
    assert expected == {path.name for path in script.PICTURES.iterdir()}


@pytest.mark.parametrize("size", script.SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("name", script.NAMES)
def test_a_picture_is_small_and_of_its_device(name, size):
    picture = (script.PICTURES / size.file(name)).read_bytes()
    assert len(picture) <= script.LARGEST
    assert (size.width * size.scale, size.height * size.scale) == size_of(picture)


def test_the_readme_shows_pictures_and_says_what_is_on_them():
    shown = re.findall(r"!\[([^\]]*)\]\(docs/pictures/([\w.-]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert 3 <= len(shown) <= 8
    assert all(len(said) > 20 for said, _ in shown)


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        *(("guacamole", wanted) for wanted in (script.my_turn, script.claim_out_of_turn, script.passing)),
        *((name.partition("-")[0], wanted) for name, wanted in script.WANTED_OF_OTHERS.items()),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_games_come_to_the_positions_that_are_taken(game, wanted, tmp_path, monkeypatch):
    numbers = iter(range(script.MOST_TABLES))
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(f"test {next(numbers)}").ljust(32, b"."))
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    tables = Tables(store)
    id = script.Player(tables, hashlib.sha256(b"me").hexdigest(), game).table_where(wanted)
    with tables.at(id) as table:
        assert wanted(table.play)
        assert 4 == table.play.seats
    store.close()

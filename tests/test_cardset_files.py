"""A card set's file that cannot be read says why, whatever is in it."""

from pathlib import Path

import pytest

from sobremesa.engine.cardset import read_toml
from sobremesa.engine.errors import BadCardSet


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"a = ", r"own\.toml: is not TOML: Invalid value"),
        (b"a = '\xe9'", r"own\.toml: is not TOML: 'utf-8' codec"),
        (b"a = " + b"[" * 5000, r"own\.toml: is not TOML that can be read: lists or tables lie too deep"),
        (b"a = " + b"9" * 5000, r"own\.toml: is not TOML: .*digits"),
    ],
    ids=["broken", "latin", "deep", "long"],
)
def test_a_damaged_file(tmp_path, content, told):
    (tmp_path / "own.toml").write_bytes(content)
    with pytest.raises(BadCardSet, match=told):
        read_toml(tmp_path / "own.toml")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadCardSet, match=r"none\.toml: cannot be read: No such file"):
        read_toml(tmp_path / "none.toml")


def test_a_name_that_no_file_can_have():
    with pytest.raises(BadCardSet, match="embedded null byte"):
        read_toml(Path("own\0.toml"))

"""Every game brings what the contract asks for: each function, in the room that it lives in."""

import re

import pytest

from sobremesa.engine import contract
from sobremesa.games import KNOWN, game


def rooms() -> dict[str, tuple[bool, set[str]]]:
    """The rooms of a game that have functions: may a game do without, and their functions."""
    found: dict[str, tuple[bool, set[str]]] = {}
    for line in str(contract.__doc__).splitlines():
        if room := re.match(r"(\w+)(?:\.py|/)(?: \((optional)?.*)?$", line):
            optional, functions = bool(room[2]), set[str]()
            found[room[1]] = (optional, functions)
        elif function := re.match(r"    (\w+)\(", line):
            functions.add(function[1])
    return found


def test_the_contract_names_rooms_and_functions():
    assert {"rules", "redeal", "judgement", "view", "motions", "cards", "positions", "look"} == set(rooms())
    assert ["judgement", "look", "motions", "positions"] == sorted(room for room, (may, _) in rooms().items() if may)
    assert {"view", "name", "describe", "about", "tell", "explain"} == rooms()["view"][1]


@pytest.mark.parametrize("id", KNOWN)
def test_every_game_brings_all_functions_of_its_rooms(id):
    for room, (optional, functions) in rooms().items():
        brought = getattr(game(id), room)
        assert brought or optional, room
        assert not brought or set() == functions - set(dir(brought)), room

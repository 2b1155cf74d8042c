"""What `sobremesa cards GAME --check FILE` notes of a set that can be played, and of a file of another game."""

import pytest

from sobremesa.games import KNOWN, game

STEW = game("stew").cards.STANDARD.read_text("utf-8")


@pytest.mark.parametrize("id", KNOWN)
def test_of_the_printed_sets_nothing_is_noted(sobremesa, id):
    done = sobremesa("cards", id, "--check", game(id).cards.STANDARD)
    assert (0, "") == (done.status, done.err)


def checked(sobremesa, path, text, *more):
    """What is said of a card set of Stew with that text."""
    path.write_text(text, "utf-8")
    return sobremesa("cards", "stew", "--check", path, *more)


@pytest.mark.parametrize(("language", "says"), [("en", "note: the id 'stew' is that"), ("es", "nota: el id «stew» es")])
def test_a_copy_with_other_numbers_that_keeps_the_printed_id_is_noted(sobremesa, tmp_path, language, says):
    assert 'id = "stew"' in STEW
    changed = STEW.replace("goal = 5", "goal = 6", 1)
    assert changed != STEW
    done = checked(sobremesa, tmp_path / "mine.toml", changed, "--language", language)
    assert 0 == done.status
    assert says in done.err
    renamed = changed.replace('id = "stew"', 'id = "mine"', 1)
    assert "" == checked(sobremesa, tmp_path / "mine.toml", renamed, "--language", language).err


def test_names_that_are_missing_in_a_language_are_noted(sobremesa, tmp_path):
    own = STEW.replace('id = "stew"', 'id = "mine"', 1).replace('"potato"', '"turnip"')
    done = checked(sobremesa, tmp_path / "mine.toml", own)
    assert 0 == done.status
    assert [f"note: the card 'turnip' has no name in {code}" for code in ("en", "es")] == [
        line.split(":", 2)[0] + ":" + line.split(":", 2)[1] for line in done.err.splitlines()
    ]
    named = own.replace('id = "turnip"', 'id = "turnip"\nnames = { en = "turnip" }', 1)
    done = checked(sobremesa, tmp_path / "mine.toml", named)
    assert "the card 'turnip' has no name in es" in done.err
    assert " in en" not in done.err
    done = checked(sobremesa, tmp_path / "mine.toml", own.replace("\nes = ", "\n# es = ", 1))
    assert "note: the card set 'mine' has no name in es" in done.err


def test_of_a_file_of_another_game_only_that_is_told(sobremesa):
    path = game("stew").cards.STANDARD
    done = sobremesa("cards", "guacamole", "--check", path)
    assert 2 == done.status
    (line,) = done.err.splitlines()
    assert line.endswith("game: expected 'guacamole', not 'stew'")


def test_a_simulation_without_seats_is_of_random_bots(sobremesa):
    done = sobremesa("simulate", "_tiny", "--games", 5, "--cards", game("_tiny").cards.STANDARD, "--json")
    assert (0, ["random", "random"]) == (done.status, done.json["seats"])

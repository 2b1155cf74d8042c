"""What commands print when all is well: for people on standard output, for programs one line of JSON."""

import json
import re

import pytest

from sobremesa import bots
from sobremesa.engine import record, rulebook
from sobremesa.games import GAMES, game
from sobremesa.games.guacamole import cards
from tests.cli.running import process

GUACAMOLE = game("guacamole")


@pytest.fixture
def own_cards(tmp_path):
    """A card set of one's own: twice as many specials, one more copy of each ingredient."""
    text = cards.STANDARD.read_text("utf-8").replace("copies = 1", "copies = 2").replace("copies = 3", "copies = 4")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('id = "reconstruction"', 'id = "mine"').replace('"reconstructed"', '"own"'), "utf-8")
    return path


# -- games --------------------------------------------------------------------------------------------------------


def test_games_as_json(sobremesa):
    found = sobremesa("games", "--json").json
    assert list(GAMES) == [about["id"] for about in found]
    guacamole = found[0]
    assert {"en": "Guacamole", "es": "Guacamole"} == guacamole["names"]
    assert [2, 3, 4] == guacamole["seats"]
    assert [{"id": "game", "values": ["standard", "easier"], "default": "standard"}] == guacamole["options"]
    assert list(bots.kinds(GUACAMOLE)) == guacamole["bots"]
    (card_set,) = guacamole["card_sets"]
    assert ("reconstruction", "reconstructed") == (card_set["id"], card_set["provenance"])
    assert GUACAMOLE.cards.load().digest == card_set["digest"]


def test_games_for_people(sobremesa):
    done = sobremesa("games")
    assert (0, "") == (done.status, done.err)
    for words in ("guacamole: Guacamole, 2 to 4 players", "standard, easier (default: standard)", "reconstruction"):
        assert words in done.out


# -- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es"])
def test_rules_as_json(sobremesa, language):
    found = sobremesa("rules", "guacamole", "--language", language, "--json").json
    book = rulebook.rulebook(GUACAMOLE, language)
    assert [clause.handle for clause in book] == [clause["handle"] for clause in found]
    for clause in found:
        assert {"handle", "title", "text", "rulings", "section", "order", "code", "tests"} == set(clause)
        assert clause["code"]
        assert clause["tests"]


def test_one_clause_as_json(sobremesa):
    found = sobremesa("rules", "guacamole", "take-discard", "--json").json
    assert ("take-discard", ["GU-12"]) == (found["handle"], found["rulings"])
    assert "take_discard" in {place["function"] for place in found["code"]}
    assert "test_take_discard" in {test["name"] for test in found["tests"]}


@pytest.mark.parametrize("language", ["en", "es"])
def test_rules_for_people(sobremesa, language):
    done = sobremesa("rules", "guacamole", "--language", language)
    assert (0, "") == (done.status, done.err)
    places = [
        done.out.index(f"{clause.title} [{clause.handle}]\n{clause.text}\n")
        for clause in rulebook.rulebook(GUACAMOLE, language)
    ]
    assert places == sorted(places)


def test_one_clause_for_people(sobremesa):
    done = sobremesa("rules", "guacamole", "take-discard")
    assert done.out.startswith("Taking the discard [take-discard]\n")
    assert "\nRulings: GU-12. A ruling decides what the printed rules leave open" in done.out
    assert "sobremesa rules guacamole GU-12\n" in done.out
    assert re.search(r"^code: games/guacamole/rules.py:\d+ take_discard$", done.out, re.MULTILINE)
    assert re.search(r"^test: games/guacamole/tests/test_\w+.py:\d+ test_take_discard$", done.out, re.MULTILINE)


# -- cards --------------------------------------------------------------------------------------------------------


def test_cards_as_json(sobremesa):
    found = sobremesa("cards", "guacamole", "--json").json
    assert ("guacamole", "reconstruction", "reconstructed") == (found["game"], found["id"], found["provenance"])
    assert 60 == sum(card["copies"] for card in found["cards"] if card["group"] != "disc")
    assert 21 == sum(card["copies"] for card in found["cards"] if card["group"] == "disc")
    assert {"rulebook", "reconstructed"} == {card["provenance"] for card in found["cards"]}
    lime = next(card for card in found["cards"] if card["id"] == "lime")
    assert {"id": "lime", "group": "special", "name": "Lime", "copies": 1, "provenance": "rulebook"} == lime
    avocado = next(card for card in found["cards"] if card["id"] == "a")
    assert (1, 0, 0) == (avocado["avocados"], avocado["tomatoes"], avocado["chilies"])


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "en",
            [
                "This card set is a reconstruction",
                "2 avocados (reconstructed)",
                "Lime (printed rules)",
                "Specials: 3 cards",
            ],
        ),
        ("es", ["es una reconstrucción", "2 aguacates (", "Limón (reglas impresas)", "Especiales: 3 cartas"]),
    ],
)
def test_cards_for_people_say_where_they_are_known_from(sobremesa, language, says):
    done = sobremesa("cards", "guacamole", "--language", language)
    assert (0, "") == (done.status, done.err)
    assert [] == [words for words in says if words not in done.out]


def test_a_card_set_of_ones_own_is_checked(sobremesa, own_cards):
    found = sobremesa("cards", "guacamole", "--check", own_cards, "--json").json
    assert (str(own_cards), "mine", "own") == tuple(found[k] for k in ("file", "id", "provenance"))
    assert 6 == sum(card["copies"] for card in found["cards"] if card["group"] == "special")
    done = sobremesa("cards", "guacamole", "--check", own_cards)
    assert f"{own_cards}: a card set you can play with" in done.out


# -- replay -------------------------------------------------------------------------------------------------------


def test_replay_as_json(sobremesa, recorded, finished):
    play, _ = finished
    found = sobremesa("replay", recorded, "--json").json
    assert ("guacamole", 2, True) == (found["game"], found["seats"], found["verified"])
    assert [(step.seat, step.move) for step in play.steps] == [(m["seat"], m["move"]) for m in found["moves"]]
    assert all(move["words"] for move in found["moves"])
    ranks = {standing["seat"]: standing["rank"] for standing in found["standings"]}
    assert {seat: play.scores().rank[seat] for seat in (0, 1)} == ranks


def test_replay_for_people(sobremesa, recorded, finished):
    play, _ = finished
    done = sobremesa("replay", recorded)
    assert (0, "") == (done.status, done.err)
    lines = done.out.splitlines()
    assert "Guacamole, 2 players, cards: reconstruction" == lines[0]
    assert "  Player 1 is dealt five cards." == lines[1]
    numbered = [line for line in lines if re.match(r"\d+\. Player [12]: \D", line)]
    assert len(play.steps) == len(numbered)
    assert f"Dealt and played again, {len(play.steps)} moves: every position matches the record." in lines
    assert any(line.endswith("[winning]") for line in lines)


@pytest.mark.parametrize(("seat", "other"), [(1, 2), (2, 1)])
def test_replay_as_a_seat_saw_it(sobremesa, recorded_leftovers, seat, other):
    done = sobremesa("replay", recorded_leftovers, "--seat", seat)
    assert re.search(r"^  You draw: [a-z]+\.$", done.out, re.MULTILINE)
    assert f"  Player {other} draws a card.\n" in done.out
    assert not re.search(rf"^\d+\. Player {other}: \D", done.out, re.MULTILINE)
    found = sobremesa("replay", recorded_leftovers, "--seat", seat, "--json").json
    assert {True} == {("move" in move) == (move["seat"] == seat - 1) for move in found["moves"]}


def test_replay_without_a_seat_tells_every_move_but_not_what_only_a_seat_saw(sobremesa, recorded_leftovers):
    done = sobremesa("replay", recorded_leftovers)
    assert {"1", "2"} == set(re.findall(r"^\d+\. Player (\d): \D", done.out, re.MULTILINE))
    assert {"  Player 1 draws a card.", "  Player 2 draws a card."} <= set(done.out.splitlines())


def test_replay_notes_words_that_say_another_move(sobremesa, recorded):
    lines = recorded.read_text("utf-8").splitlines()
    first = json.loads(lines[1])
    lines[1] = json.dumps({**first, "words": "claim the moon"})
    recorded.write_text("\n".join(lines), "utf-8")
    told = f"the words beside move 1 say something else: it is “{first['words']}”, not “claim the moon”"
    done = sobremesa("replay", recorded)
    assert (0, f"Moves go by their numbers; {told}.\n") == (done.status, done.err)
    assert True is sobremesa("replay", recorded, "--json").json["verified"]


def test_replay_in_spanish(sobremesa, recorded):
    done = sobremesa("replay", recorded, "--language", "es")
    assert "Guacamole, 2 jugadores, cartas: reconstruction" == done.out.splitlines()[0]
    assert "todas las posiciones coinciden con las grabadas." in done.out


# -- simulate -----------------------------------------------------------------------------------------------------


@pytest.mark.timeout(300)
def test_simulate_as_json(sobremesa):
    done = sobremesa("simulate", "guacamole", "--seats", "random,greedy", "--games", 40, "--seed", 9, "--json")
    result = done.json
    assert 0 == done.status
    assert (40, 9, ["random", "greedy"]) == (result["games"], result["seed"], result["seats"])
    assert 40 == sum(result["wins"]["seat"]) - result["wins"]["shared"]
    keys = ("decisions", "seconds", "decisions_per_second", "compile_seconds", "mean_score", "length", "limit_reached")
    assert set(keys) <= set(result)
    again = sobremesa("simulate", "guacamole", "--seats", "random, greedy", "--games", 40, "--seed", 9, "--json").json
    assert result["decisions"] == again["decisions"]
    named = sobremesa("simulate", "guacamole", "--seats", "random,greedy", "--games", 40, "--seed", "nine", "--json")
    assert "nine" == named.json["seed"]
    assert result["decisions"] != named.json["decisions"]


@pytest.mark.timeout(300)
def test_simulate_for_people_keeps_progress_off_standard_output():
    done = process("simulate", "guacamole", "--seats", "random,greedy", "--games", 30)
    assert 0 == done.returncode
    for words in ("mean score", "moves in a game: mean", "turns in a game: mean", "endings: won 30", "30 games"):
        assert words in done.stdout
    assert ["1", "2", "all", "all"] == [line.split()[0] for line in done.stdout.splitlines()[1:5]]
    assert "stopped by the limit" not in done.stdout
    assert "playing" not in done.stdout


@pytest.mark.timeout(300)
def test_a_simulated_game_can_be_recorded_and_replayed(sobremesa, tmp_path):
    path = tmp_path / "third.jsonl"
    options = ("--seats", "greedy,greedy", "--games", 4, "--seed", 2, "--option", "game=easier")
    done = sobremesa("simulate", "guacamole", *options, "--record", path, "--nth", 3, "--json")
    assert 4 == done.json["games"]
    assert f"game 3 is recorded in {path}" in done.err
    replayed = sobremesa("replay", path, "--json").json
    assert {"game": "easier"} == replayed["options"]
    alone = sobremesa("simulate", "guacamole", *options, "--json").json
    assert alone["length"]["moves"]["min"] <= len(replayed["moves"]) <= alone["length"]["moves"]["max"]


@pytest.mark.timeout(300)
def test_a_card_set_of_ones_own_is_simulated_without_compiling_anew(sobremesa, own_cards, tmp_path):
    path = tmp_path / "own.jsonl"
    seats = ("--seats", "random,greedy", "--games", 20)
    standard = sobremesa("simulate", "guacamole", *seats, "--json").json
    own = sobremesa("simulate", "guacamole", *seats, "--cards", own_cards, "--record", path, "--json").json
    assert ("reconstruction", "mine") == (standard["cards"]["id"], own["cards"]["id"])
    assert standard["decisions"] != own["decisions"]
    own_cards.unlink()
    replayed = sobremesa("replay", path, "--json").json  # the record holds its cards
    assert own["cards"] == replayed["cards"]


def test_case_files_may_be_run_as_json(sobremesa):
    path = GUACAMOLE.folder / "tests" / "cases_turns.toml"
    assert sobremesa("case", path, "--json").json["passed"] is True


@pytest.mark.timeout(300)
def test_check_as_json(sobremesa):
    found = sobremesa("check", "_template", "--games", 1, "--json").json
    assert ("_template", True) == (found["game"], found["passed"])
    assert all(law["passed"] and law["cases"] > 0 for law in found["laws"].values())


def test_records_of_other_languages_letters_are_read(sobremesa, finished, tmp_path):
    play, secret = finished
    path = tmp_path / "ñandú.jsonl"
    path.write_text(record.write(play, secret), "utf-8")
    assert json.loads(path.read_text("utf-8").splitlines()[0])["game"] == "guacamole"
    assert 0 == sobremesa("replay", path).status

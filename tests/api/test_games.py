"""Games, rulebooks and cards by the interface."""

import pytest

from sobremesa import bots, games
from sobremesa.engine import rulebook
from sobremesa.engine.contract import LANGUAGES
from tests.sites import OFFERED


def test_the_games_are_those_of_the_site(program):
    told = program.get("/games")["games"]
    assert list(OFFERED) == [game["id"] for game in told]
    for shown in told:
        game = games.game(shown["id"])
        assert shown == program.get(f"/games/{shown['id']}")
        assert (game.moves, list(game.seats), game.rules_version) == (
            shown["moves"],
            shown["seats"],
            shown["rules_version"],
        )
        assert [option.id for option in game.options] == [option["id"] for option in shown["options"]]
        assert list(bots.kinds(game)) == [bot["id"] for bot in shown["bots"]]
        assert game.moves == sum(verb["size"] for verb in shown["verbs"])
        assert shown["usual_players"] in shown["seats"]
        assert shown["usual_bot"] in [bot["id"] for bot in shown["bots"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OFFERED)
def test_the_rulebook_is_told_in_the_language(programs, id, language):
    told = programs(language).get(f"/games/{id}/rules")["clauses"]
    clauses = rulebook.rulebook(games.game(id), language)
    assert [(clause.handle, clause.text) for clause in clauses] == [
        (clause["handle"], clause["text"]) for clause in told
    ]


def test_a_clause_comes_with_its_code_and_its_tests(program):
    told = program.get("/games/guacamole/rules/take-discard")
    assert told["code"]
    assert all(place["file"].startswith("games/guacamole/") for place in told["code"])
    assert [test.name for test in rulebook.tested_by(games.game("guacamole"))["take-discard"]] == [
        test["name"] for test in told["tests"]
    ]


@pytest.mark.parametrize("id", OFFERED)
def test_the_cards_are_those_of_the_standard_set(program, id):
    told, cards = program.get(f"/games/{id}/cards"), games.game(id).cards.load()
    assert (cards.digest, cards.id) == (told["digest"], told["id"])
    assert [(card.id, card.copies, card.provenance) for card in cards.cards] == [
        (card["id"], card["copies"], card["provenance"]) for card in told["cards"]
    ]
    assert all(card["name"] for card in told["cards"])


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/games/chess", "no-such-game"),
        ("/games/chess/rules", "no-such-game"),
        ("/games/chess/cards", "no-such-game"),
        ("/games/guacamole/rules/take-discrad", "no-such-clause"),
        ("/nothing", "not-found"),
    ],
)
def test_what_is_not_there(program, path, code):
    error = program.refused("GET", path)
    assert (404, code) == (error["status"], error["code"])
    if code == "no-such-clause":
        assert "take-discard" in error["details"]

"""Playing by the interface: the view, the choices, why not, moves, undo, the log, and the end."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from sobremesa import games
from sobremesa.engine import record
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.rulebook import rulebook
from sobremesa.tables.commands import Visit
from sobremesa.web.api import playing
from tests.api.programs import Program

TEMPLATE = games.TEMPLATE


def behind(program: Program):
    """The tables behind the site."""
    return program.client.app.state.site.tables


def test_the_view_is_that_of_the_seat(program):
    program.sit_down()
    told = program.view()
    with behind(program).at(program.table) as table:
        view, version = table.play.view(0), table.play.version(0)
    shown = told["view"]
    assert version == told["version"]
    assert (view.viewer, view.phase, list(view.to_act), view.over) == tuple(
        shown[key] for key in ("viewer", "phase", "to_act", "over")
    )
    assert [(zone.id, zone.count, [slot.card for slot in zone.slots]) for zone in view.zones] == [
        (zone["id"], zone["count"], [slot["card"] for slot in zone["slots"]]) for zone in shown["zones"]
    ]
    assert [choice.move for choice in view.choices] == [choice["move"] for choice in shown["choices"]]
    assert all(choice["text"]["words"] for choice in shown["choices"])
    assert program.get("{}/choices") == {"version": version, "choices": shown["choices"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_in_the_language(programs, language):
    program = programs(language).sit_down()
    other = next(one for one in LANGUAGES if one != language)
    for path in ("{}/view", "{}/choices", "{}/log", "{}/moves/999/why-not", "/games", "/nothing"):
        first, by_address = program.ask("GET", path), program.ask("GET", path, params={"language": other})
        assert (language, other) == (first.headers["content-language"], by_address.headers["content-language"])
        assert first.text != by_address.text
        program.language = other
        assert by_address.text == program.ask("GET", path).text
        program.language = language
    assert "bad-request" == program.refused("GET", "/games", params={"language": "fr"})["code"]


def test_a_game_without_options_judgement_and_motions_is_played_to_its_end(program):
    (tiny,) = (about for about in program.get("/games")["games"] if games.TINY == about["id"])
    assert ([], [2]) == (tiny["options"], tiny["seats"])
    program.sit_down(game=games.TINY)
    assert {} == program.get("{}")["options"] == program.view()["view"]["options"]
    assert program.play(most=20)["view"]["over"]
    game, answer = games.game(games.TINY), program.ask("GET", "{}/record")
    *_, (replayed, _) = record.replay(record.read(answer.text), game, game.cards.load())
    assert replayed.over


def test_a_whole_game_with_its_log_and_its_record(program, monkeypatch):
    monkeypatch.setattr(playing, "MOST_LINES", 30)
    program.sit_down(game=TEMPLATE, words="salt")
    assert (409, "not-over") == tuple(program.refused("GET", "{}/record")[key] for key in ("status", "code"))
    assert "not-over" == program.refused("POST", "{}/again")["code"]
    hidden = program.get("{}/commitment")
    assert (None, None) == (hidden["secret"], hidden["words"])
    end = program.play(most=5000)
    assert end["view"]["over"]
    assert "over" == program.get("{}")["state"]
    assert 1 in [standing["rank"] for standing in end["view"]["standings"]]
    shown = program.get("{}/commitment")
    assert hidden["commitment"] == shown["commitment"] == record.commitment(bytes.fromhex(shown["secret"]))
    assert "salt" == shown["words"]
    answer = program.ask("GET", "{}/record")
    assert "application/jsonl" in answer.headers["content-type"]
    game = games.game(TEMPLATE)
    *_, (replayed, _) = record.replay(record.read(answer.text), game, game.cards.load())
    assert [(s.seat, s.points, s.rank) for s in replayed.view(0).standings] == [
        (s["seat"], s["points"], s["rank"]) for s in end["view"]["standings"]
    ]
    log, lines = program.get("{}/log"), []
    while len(lines) < log["total"]:
        lines += program.get("{}/log", params={"first": len(lines)})["lines"]
    handles = {clause.handle for clause in rulebook(game, "en")}
    assert log["total"] > 30
    assert {line["clause"] for line in lines} - {None} <= handles
    assert [line["moves"] for line in lines] == sorted(line["moves"] for line in lines)
    assert [] == program.get("{}/log", params={"first": log["total"]})["lines"]
    again = program.post("{}/again")
    assert (program.table, again["id"]) == (again["follows"], program.get("{}")["rematch"])
    assert again["id"] == program.post("{}/again")["id"]


def test_every_move_has_its_reason_or_is_allowed(program):
    program.sit_down()
    position = program.view()
    allowed = {choice["move"] for choice in position["view"]["choices"]}
    game = games.game("guacamole")
    for move in (*range(game.moves), game.moves, -1, 2**53 - 1):
        why = program.get(f"{{}}/moves/{move}/why-not")
        assert (move in allowed, move) == (why["allowed"], why["move"])
        if why["allowed"]:
            assert (None, None, []) == (why["clause"], why["reason"], why["nearest"])
            continue
        assert why["clause"]["text"]
        assert why["reason"]["words"]
        assert {choice["move"] for choice in why["nearest"]} <= allowed
        refused = program.move(move, position["version"])
        error = refused.json()["error"]
        assert (422, "refused", move) == (refused.status_code, error["code"], error["move"])
        assert [why[key] for key in ("clause", "reason", "nearest", "version")] == [
            error[key] for key in ("clause", "reason", "nearest", "version")
        ]
    assert position == program.view()


def test_the_nearest_moves_are_named(program):
    program.sit_down()
    allowed = {choice["move"] for choice in program.view()["view"]["choices"]}
    game = games.game("guacamole")
    refused = [move for move in range(game.moves) if move not in allowed]
    assert any(program.get(f"{{}}/moves/{move}/why-not")["nearest"] for move in refused)


def test_a_number_that_is_no_move(program):
    program.sit_down()
    for move in ("x", "1.5", 2**53, -(2**53), "9" * 5000):
        assert "bad-request" == program.refused("GET", f"{{}}/moves/{move}/why-not")["code"]
    for move in ("1", 1.5, True, None, 2**53, [1]):
        error = program.refused("POST", "{}/moves", json={"move": move, "version": 0})
        assert (422, "bad-request") == (error["status"], error["code"])
        assert ["body.move"] == [problem["where"] for problem in error["problems"]]


def test_undo_takes_a_pending_step_back(program):
    program.sit_down(game=TEMPLATE, players=["me", "me"])
    for _ in range(60):
        seat = program.get("{}")["players"] and program.view()["view"]["to_act"][0]
        position = program.view(seat=seat)
        if any(choice["verb"] == "serve" for choice in position["view"]["choices"]):
            break
        assert 200 == program.move(position["view"]["choices"][0]["move"], position["version"], seat=seat).status_code
    serve = next(choice for choice in position["view"]["choices"] if choice["verb"] == "serve")
    assert (
        "nothing-to-undo"
        == program.refused("POST", "{}/undo", json={"version": position["version"], "seat": seat})["code"]
    )
    after = program.move(serve["move"], position["version"], seat=seat).json()
    assert after["can_undo"]
    before = program.post("{}/undo", version=after["version"], seat=seat)
    assert position["view"] == before["view"]
    assert before["version"] > after["version"]


def test_one_program_for_several_seats_sees_the_one_that_is_asked(program):
    program.sit_down(game=TEMPLATE, players=["me", "me"])
    assert [0, 1] == program.get("{}")["you"]
    looking = program.view()["view"]
    assert (None, []) == (looking["viewer"], looking["choices"])
    asked, other = looking["to_act"][0], 1 - looking["to_act"][0]
    assert asked == program.view(seat=asked)["view"]["viewer"]
    assert (409, "covered") == tuple(
        program.refused("GET", "{}/view", params={"seat": other})[key] for key in ("status", "code")
    )
    position = program.view(seat=asked)
    move = position["view"]["choices"][0]["move"]
    assert "covered" == program.move(move, position["version"]).json()["error"]["code"]
    assert "covered" == program.move(move, position["version"], seat=other).json()["error"]["code"]
    assert "no-seat" == program.move(move, position["version"], seat=3).json()["error"]["code"]
    assert "covered" == program.refused("GET", "{}/moves/0/why-not")["code"]
    assert 200 == program.move(move, position["version"], seat=asked).status_code


def test_two_answers_at_once_for_different_seats_are_both_made(program):
    program.sit_down(game="cudillero", players=["me", "me"])
    seen = {seat: program.view(seat=seat) for seat in (0, 1)}
    assert [0, 1] == seen[0]["view"]["to_act"]
    for seat, position in seen.items():
        move = position["view"]["choices"][0]["move"]
        assert 200 == program.move(move, position["version"], seat=seat).status_code
        assert program.move(move, position["version"], seat=seat).json()["error"]["code"] in ("stale", "covered")


def test_once_the_game_is_over_a_program_of_several_seats_looks_without_one(program):
    program.sit_down(game=TEMPLATE, players=["me", "me"])
    while act := program.view()["view"]["to_act"]:
        position = program.view(seat=act[0])
        program.move(position["view"]["choices"][0]["move"], position["version"], seat=act[0])
    assert program.view()["view"]["over"]
    assert "covered" == program.refused("GET", "{}/view", params={"seat": 0})["code"]


def test_two_programs_race_for_one_position(programs):
    """Of two moves decided in one position one is made; the other is told so and has changed nothing."""
    one = programs().sit_down()
    two = programs()
    two.token, two.table = one.token, one.table
    for _ in range(6):
        position = one.view()
        move = position["view"]["choices"][0]["move"]
        with ThreadPoolExecutor(2) as both:
            answers = list(both.map(Program.move, (one, two), [move] * 2, [position["version"]] * 2))
        assert [200, 409] == sorted(answer.status_code for answer in answers)
        stale = next(answer.json()["error"] for answer in answers if answer.status_code == 409)
        made = next(answer.json() for answer in answers if answer.status_code == 200)
        assert "stale" == stale["code"]
        assert stale["version"] > position["version"]
        assert made["version"] == one.view()["version"]


def test_a_table_that_cannot_be_played_can_be_read(program, monkeypatch):
    program.sit_down()
    game = games.game("guacamole")
    behind(program)._memory.clear()
    monkeypatch.setitem(vars(game), "rules_version", game.rules_version + 1)
    table = program.get("{}")
    assert ("unplayable", None) == (table["state"], table["version"])
    assert "rules version" in table["unplayable"]
    for path in ("{}/view", "{}/choices", "{}/log", "{}/record", "{}/commitment", "{}/stream", "{}/moves/0/why-not"):
        assert (409, "unplayable") == tuple(program.refused("GET", path)[key] for key in ("status", "code"))
    assert "unplayable" == program.move(0, 0).json()["error"]["code"]


def test_what_fails_is_told_in_one_shape(program, monkeypatch):
    program.sit_down()
    monkeypatch.setattr(Visit, "move", lambda *_, **__: 1 / 0)
    error = program.refused("POST", "{}/moves", json={"move": 0, "version": 0})
    assert (500, "failed") == (error["status"], error["code"])
    assert "details" not in error

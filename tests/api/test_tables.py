"""Making tables, sitting down, and who sits where, by the interface."""

import json

import pytest
from starlette.testclient import TestClient

from sobremesa.web.site import limits
from tests.api.programs import API, Program


def test_a_table_is_made_and_told(program):
    answer = program.ask("POST", "/tables", json={"game": "guacamole", "name": " Ana ", "words": "cake"})
    told = answer.json()
    table = told["table"]
    assert 201 == answer.status_code
    assert f"{API}/tables/{table['id']}" == answer.headers["location"]
    assert (0, [0], "playing") == (told["seat"], table["you"], table["state"])
    assert ["person", "bot", "bot"] == [player["kind"] for player in table["players"]]
    assert ("Ana", True, True) == tuple(table["players"][0][key] for key in ("name", "you", "host"))
    program.token = told["token"]
    assert table == program.get(f"/tables/{table['id']}")
    assert table["commitment"] == program.get(f"/tables/{table['id']}/commitment")["commitment"]


def test_options_players_and_cards_are_as_asked(program):
    cards = program.get("/games/guacamole/cards")["source"]
    cards["ingredient"][0]["copies"] += 1
    program.sit_down(players=["random", "me"], options={"game": "easier"}, cards=cards)
    table = program.get("{}")
    assert ["bot", "person"] == [player["kind"] for player in table["players"]]
    assert ([1], "easier", False) == (table["you"], table["options"]["game"], table["cards"]["standard"])
    assert table["cards"]["digest"] != program.get("/games/guacamole/cards")["digest"]
    assert 2 == program.view()["view"]["seats"]


@pytest.mark.parametrize(
    ("ask", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"players": ["me"]}, 422, "bad-options"),
        ({"players": ["greedy", "greedy"]}, 422, "bad-options"),
        ({"players": ["me", "wizard"]}, 422, "no-such-bot"),
        ({"options": {"game": "hard"}}, 422, "bad-options"),
        ({"options": {"speed": "fast"}}, 422, "bad-options"),
        ({"options": {"game": 1}}, 422, "bad-request"),
        ({"cards": {}}, 422, "bad-cards"),
        ({"cards": {"game": "guacamole", "id": "\ud800"}}, 422, "bad-cards"),
        ({"cards": {"game": float("nan")}}, 422, "bad-cards"),
        ({"name": "x" * 25}, 422, "bad-name"),
        ({"words": "a\x00b"}, 422, "bad-request"),
        ({"words": 3}, 422, "bad-request"),
        ({"surprise": 1}, 422, "bad-request"),
        ({"game": "\ud800"}, 422, "bad-request"),
    ],
)
def test_a_table_that_cannot_be(program, ask, status, code):
    body = json.dumps({"game": "guacamole", **ask})
    error = program.refused("POST", "/tables", content=body, headers={"content-type": "application/json"})
    assert (status, code) == (error["status"], error["code"])
    assert error.get("details") or error["problems"]


def test_a_refusal_names_the_place_that_does_not_fit(program):
    error = program.refused("POST", "/tables", json={"game": 3, "players": [1], "words": "w" * 201})
    assert {"body.game", "body.players.0", "body.words"} == {problem["where"] for problem in error["problems"]}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"nothing", b"[" * 60_000, b"\xff\xfe", b'{"game": 1' + b"0" * 5000 + b"}"]
)
def test_what_is_no_json(program, body):
    error = program.refused("POST", "/tables", content=body, headers={"content-type": "application/json"})
    assert (error["status"], error["code"]) in ((400, "bad-json"), (422, "bad-request"))


def test_a_form_is_no_json(program):
    assert "bad-request" == program.refused("POST", "/tables", data={"game": "guacamole"})["code"]


def test_a_body_that_is_too_large(program):
    error = program.refused("POST", "/tables", json={"game": "guacamole", "cards": {"x": "y" * 200_000}})
    assert (413, "too-large") == (error["status"], error["code"])


def test_one_token_is_one_person_at_many_tables(program):
    program.sit_down()
    token, first = program.token, program.table
    program.sit_down()
    assert token == program.token
    told = program.get("/tables")
    assert ({first, program.table}, False) == ({table["id"] for table in told["tables"]}, told["more"])
    assert [] == program.get("/tables", params={"first": 2})["tables"]


def test_too_many_tables(program, monkeypatch):
    site = program.client.app.state.site
    monkeypatch.setattr(site.limits, "_people", limits.Recent(2, 600))
    for _ in range(3):  # the first is made by nobody yet
        program.sit_down()
    answer = program.ask("POST", "/tables", json={"game": "guacamole"})
    assert (429, "too-many") == (answer.status_code, answer.json()["error"]["code"])
    assert int(answer.headers["retry-after"]) > 0


def test_a_game_of_three_by_a_private_link(programs):
    host, guest, late = programs(), programs(), programs()
    host.sit_down(players=["me", "open", "open"], name="Ana")
    table = host.get("{}")
    assert ("waiting", False) == (table["state"], table["asked"])
    assert "waiting" == host.refused("GET", "{}/view")["code"]
    assert "waiting" == host.refused("POST", "{}/moves", json={"move": 0, "version": 0})["code"]
    guest.join(table["invite"], name="Bea")
    assert ("seated", 409) == tuple(
        guest.refused("POST", "/join", json={"invite": table["invite"]})[key] for key in ("code", "status")
    )
    assert "name-taken" == late.refused("POST", "/join", json={"invite": table["invite"], "name": "BEA"})["code"]
    assert "bad-name" == late.refused("POST", "/join", json={"invite": table["invite"], "name": "\u200b"})["code"]
    late.join(table["invite"])
    assert "full" == programs().refused("POST", "/join", json={"invite": table["invite"]})["code"]
    seen = guest.get("{}")
    assert ("playing", [1], ["Ana", "Bea", "Player 3"]) == (
        seen["state"],
        seen["you"],
        [player["name"] for player in seen["players"]],
    )
    assert [0, 1, 2] == [one.view()["view"]["viewer"] for one in (host, guest, late)]


def test_the_private_link_is_for_those_who_sit_there(programs):
    host = programs().sit_down(players=["me", "open"])
    invite = host.get("{}")["invite"]
    looking = programs()
    looking.table = host.table
    assert invite
    assert (None, []) == (looking.get("{}")["invite"], looking.get("{}")["you"])
    assert "no-such-table" == looking.refused("POST", "/join", json={"invite": host.table})["code"]
    assert "no-such-table" == looking.refused("POST", "/join", json={"invite": "nothing"})["code"]


def test_seats_change_hands(programs):
    host, guest = programs().sit_down(players=["me", "open", "open"]), programs()
    invite = host.get("{}")["invite"]
    guest.join(invite)
    assert "not-host" == guest.refused("POST", "{}/fill", json={})["code"]
    assert "own-seat" == host.refused("POST", "{}/remove", json={"seat": 0})["code"]
    assert "no-seat" == host.refused("POST", "{}/remove", json={"seat": 2})["code"]
    assert "open" == host.post("{}/remove", seat=1)["players"][1]["kind"]
    guest.join(invite)
    assert "open" == guest.post("{}/go")["players"][1]["kind"]
    assert "own-seat" == host.refused("POST", "{}/go", json={})["code"]
    guest.join(invite)
    assert "no-such-bot" == host.refused("POST", "{}/fill", json={"bot": "wizard"})["code"]
    assert "playing" == host.post("{}/fill", bot="random")["state"]
    assert "begun" == host.refused("POST", "{}/fill", json={})["code"]
    assert "here" == guest.refused("POST", "{}/back", json={})["code"]
    away = guest.post("{}/go", bot="greedy")["players"][1]
    assert ("person", "greedy") == (away["kind"], away["bot"])
    assert "away" == guest.refused("POST", "{}/go", json={})["code"]
    position = guest.view()
    assert "away" == guest.move(0, position["version"]).json()["error"]["code"]
    assert guest.post("{}/back")["players"][1]["bot"] is None
    assert "Bea" == guest.post("{}/name", name="Bea")["players"][1]["name"]
    assert "name-taken" == host.refused("POST", "{}/name", json={"name": "bea"})["code"]
    assert "no-seat" == host.refused("POST", "{}/name", json={"name": "Ana", "seat": 1})["code"]


def test_a_game_that_its_only_player_has_left_waits_for_them(programs):
    ana = programs().sit_down(players=["me", "greedy"])
    version = ana.view()["version"]
    assert ("playing", "greedy") == ((went := ana.post("{}/go"))["state"], went["players"][0]["bot"])
    assert {"playing"} == {ana.get("{}")["state"] for _ in range(3)}
    assert version == ana.view()["version"]
    ana.post("{}/back")
    position = ana.view()
    assert position["view"]["choices"]
    assert version == position["version"]


def test_a_table_that_is_not_there(program):
    for path in ("", "/view", "/choices", "/log", "/record", "/commitment", "/stream"):
        for table in ("nothing", "A" * 22, "%00", "é"):
            error = program.refused("GET", f"/tables/{table}{path}")
            assert (404, "no-such-table") == (error["status"], error["code"])


# -- who asks -----------------------------------------------------------------------------------------------------


def test_nobody_is_asked_for_a_token(programs):
    host, nobody = programs().sit_down(), programs()
    nobody.table = host.table
    empty = [("POST", f"{{}}/{what}", {}) for what in ("fill", "go", "back", "again")]
    for method, path, body in [
        ("GET", "/tables", None),
        ("GET", "{}/moves/0/why-not", None),
        ("POST", "{}/moves", {"move": 0, "version": 0}),
        ("POST", "{}/undo", {"version": 0}),
        ("POST", "{}/remove", {"seat": 0}),
        ("POST", "{}/name", {"name": "x"}),
        *empty,
    ]:
        answer = nobody.ask(method, path, json=body)
        assert (401, "no-token") == (answer.status_code, answer.json()["error"]["code"])
        assert "Bearer" == answer.headers["www-authenticate"]


def test_a_token_that_was_not_given_out_here(program):
    program.sit_down()
    for header in ("Bearer nonsense", "Bearer", "Bearer a.b", "Basic YTpi", "", "Bearer \xff"):
        for path in (f"/tables/{program.table}", "/games", "/tables"):
            answer = program.client.get(API + path, headers={"authorization": header.encode("latin-1")})
            assert (401, "bad-token") == (answer.status_code, answer.json()["error"]["code"])


def test_a_token_is_of_its_database_and_cannot_be_changed(program):
    token = program.sit_down().token
    program.token = token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1]  # the last letter has bits to spare
    assert "bad-token" == program.refused("GET", "{}")["code"]
    program.token = ("A" if token[0] != "A" else "B") + token[1:]
    assert "bad-token" == program.refused("GET", "{}")["code"]


def test_somebody_else_looks_on(programs):
    host, other = programs().sit_down(), programs().sit_down()
    other.table = host.table
    view = other.view()["view"]
    assert (None, []) == (view["viewer"], view["choices"])
    for path in ("{}/moves/0/why-not", "{}/view?seat=0", "{}/choices?seat=0", "{}/log?seat=0", "{}/stream?seat=0"):
        assert (403, "no-seat") == tuple(other.refused("GET", path)[key] for key in ("status", "code"))
    assert "no-seat" == other.refused("POST", "{}/moves", json={"move": 0, "version": 0})["code"]
    assert "no-seat" == other.refused("POST", "{}/moves", json={"move": 0, "version": 0, "seat": 0})["code"]
    assert "no-seat" == other.refused("POST", "{}/undo", json={"version": 0})["code"]
    assert "no-seat" == other.refused("POST", "{}/again")["code"]


def test_the_cookie_of_the_pages_counts_too(clients):
    browser: TestClient = clients()
    made = browser.post("/tables", data={"game": "guacamole"}, follow_redirects=False)
    page = made.headers["location"]
    program = Program(browser)
    program.table = page.removeprefix("/tables/")
    assert [0] == program.get("{}")["you"]
    position = program.view()
    assert 200 == program.move(position["view"]["choices"][0]["move"], position["version"]).status_code
    assert program.post("/tables", game="guacamole")["token"] is None


@pytest.mark.parametrize("header", [{"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}])
def test_another_sites_page_can_do_nothing(clients, header):
    browser = clients()
    made = browser.post("/tables", data={"game": "guacamole"}, follow_redirects=False)
    address = f"{API}{made.headers['location']}"
    before = browser.get(f"{address}/view").json()
    ask = {"move": before["view"]["choices"][0]["move"], "version": before["version"]}
    answer = browser.post(f"{address}/moves", json=ask, headers=header)
    assert (403, "other-site") == (answer.status_code, answer.json()["error"]["code"])
    assert before == browser.get(f"{address}/view").json()
    assert "access-control-allow-origin" not in browser.options(f"{address}/moves", headers=header).headers


def test_a_method_that_is_not_there(program):
    for path in ("/games", "/tables", "/join"):
        answer = program.ask("DELETE", path)
        assert (405, "bad-method") == (answer.status_code, answer.json()["error"]["code"])
        assert answer.headers["allow"]

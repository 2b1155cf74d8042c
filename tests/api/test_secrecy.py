"""The interface tells nobody what they cannot know: the law `secrecy` over all that it says of a game in progress."""

import json

import pytest

from sobremesa import games
from sobremesa.engine.play import Play
from sobremesa.web.api.telling import Teller, log_bytes, position_bytes, why_not_bytes
from tests.web.test_secrecy import told

OUTPUTS = {"position": position_bytes, "log": log_bytes, "why not": why_not_bytes}


def everything(play: Play, seat: int | None, language: str) -> bytes:
    return b"\n".join(output(play, seat, language) for output in OUTPUTS.values())


@pytest.mark.parametrize(
    ("id", "seats", "most", "every"),
    [
        (games.TEMPLATE, 2, 40, 4),
        (games.TEMPLATE, 4, 40, 8),
        (games.TINY, 2, 8, 1),
        ("guacamole", 2, 40, 20),
        ("guacamole", 4, 40, 20),
    ],
)
def test_the_interface_tells_nobody_what_they_cannot_know(id: str, seats: int, most: int, every: int):
    assert [] == list(told(id, seats, most, every, everything))


@pytest.mark.parametrize("output", list(OUTPUTS))
def test_the_law_finds_an_answer_that_tells(output: str):
    """Whoever tells a seat what another one sees is found, whichever answer it is in."""

    def talkative(play: Play, seat: int | None, language: str) -> bytes:
        return everything(play, seat, language) + OUTPUTS[output](play, 1 if seat == 0 else 0, language)

    assert list(told(games.TEMPLATE, 2, 16, 4, talkative))


def test_what_the_law_compares_is_what_is_served(program):
    program.sit_down(game=games.TEMPLATE, players=["me", "me"])
    for _ in range(6):
        seat = program.view()["view"]["to_act"][0]
        params = {"seat": seat}
        with program.client.app.state.site.tables.at(program.table) as table:
            play = table.play.branch()
        position, choices = position_bytes(play, seat, "en").decode().split('{"version":')[1:]
        assert json.loads('{"version":' + position) == program.view(**params)
        assert json.loads('{"version":' + choices) == program.get("{}/choices", params=params)
        assert json.loads(log_bytes(play, seat, "en"))["lines"] == program.get("{}/log", params=params)["lines"]
        for line in why_not_bytes(play, seat, "en").decode().split("\n"):
            why = json.loads(line)
            assert why == program.get(f"{{}}/moves/{why['move']}/why-not", params=params)
        told = program.view(**params)
        move = told["view"]["choices"][0]["move"]
        assert 200 == program.move(move, told["version"], seat=seat).status_code


def test_whoever_looks_on_sees_what_everybody_may(programs):
    host, looking = programs().sit_down(game=games.TEMPLATE), programs()
    looking.table = host.table
    with host.client.app.state.site.tables.at(host.table) as table:
        spectator = Teller(table.play, None, "en", [sitter.bot for sitter in table.sitters]).position()
    assert spectator.model_dump() == looking.view()
    hands = [zone for zone in looking.view()["view"]["zones"] if zone["kind"] == "hand"]
    assert hands
    assert {None} == {slot["card"] for zone in hands for slot in zone["slots"]}

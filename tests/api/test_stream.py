"""The stream by the interface: who listens hears of every change that they may see, and of nothing else."""

import json
from collections.abc import Iterator

import httpx2
import pytest

from sobremesa import games
from sobremesa.web.app import create_app
from sobremesa.web.site import presence
from tests.api.programs import API, Program
from tests.sites import OFFERED
from tests.web.streaming import Events, answering


@pytest.fixture
def address(url: str) -> Iterator[str]:
    with answering(create_app(url, OFFERED)) as address:
        yield address


@pytest.fixture
def people(address: str) -> Iterator[list[Program]]:
    """Two programs at a table of the template game, whose hands are hidden."""
    with httpx2.Client(base_url=address, timeout=20) as one, httpx2.Client(base_url=address, timeout=20) as two:
        host, guest = Program(one), Program(two)
        host.sit_down(game=games.TEMPLATE, players=["me", "open"])
        yield [host, guest]


def listening(program: Program, **params: object):
    headers = {"authorization": f"Bearer {program.token}"} if program.token else {}
    path = f"{API}/tables/{program.table}/stream"
    return program.client.stream("GET", path, params=params, headers=headers)


def update(events: Events) -> dict:
    event = events.next()
    told = json.loads(event.data)
    assert event.id == (told["position"] or told["table"])["version"]
    return told


def test_the_stream_tells_what_the_view_tells(people):
    host, guest = people
    with listening(host) as answer:
        assert (200, "text/event-stream; charset=utf-8") == (answer.status_code, answer.headers["content-type"])
        events = Events(answer)
        waiting = update(events)
        assert ("waiting", None) == (waiting["table"]["state"], waiting["position"])
        guest.join(host.get("{}")["invite"], name="Bea")
        begun = update(events)
        assert "Bea" == begun["table"]["players"][1]["name"]
        assert host.view() == begun["position"]
        assert host.get("{}") == begun["table"]
        with listening(guest) as other:
            theirs = Events(other)
            heard = {host: begun, guest: update(theirs)}
            assert [0, 1] == [heard[person]["position"]["view"]["viewer"] for person in people]
            for _ in range(4):
                mover = people[host.view()["view"]["to_act"][0]]
                position = mover.view()
                assert 200 == mover.move(position["view"]["choices"][0]["move"], position["version"]).status_code
                for person, stream in ((host, events), (guest, theirs)):
                    seen = person.view()
                    while heard[person]["position"] != seen:
                        heard[person] = update(stream)


def test_bots_move_before_whoever_listens(address):
    with httpx2.Client(base_url=address, timeout=20) as client:
        program = Program(client).sit_down(players=["me", "random", "random"])
        with listening(program, pace="at-once") as answer:
            events = Events(answer)
            told = update(events)["position"]
            moved = 0
            while moved < 2:
                if told["view"]["choices"]:
                    choice = told["view"]["choices"][0]["move"]
                    assert 200 == program.move(choice, told["version"]).status_code
                    moved += 1
                before = told["version"]
                while told["version"] == before:
                    told = update(events)["position"]


def test_too_many_streams(address, monkeypatch):
    monkeypatch.setattr(presence, "MOST_OF_ONE", 1)
    with httpx2.Client(base_url=address, timeout=20) as client:
        program = Program(client).sit_down()
        with listening(program) as answer:
            assert 200 == answer.status_code
            events = Events(answer)
            update(events)
            refused = program.ask("GET", "{}/stream")
        assert (429, "too-many") == (refused.status_code, refused.json()["error"]["code"])
        assert "60" == refused.headers["retry-after"]


def test_a_pace_that_is_none(program):
    program.sit_down()
    assert "bad-request" == program.refused("GET", "{}/stream", params={"pace": "breakneck"})["code"]

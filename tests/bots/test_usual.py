"""The usual bot is decided in one place, and is one that plays the game: terminal, pages and interface follow."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from sobremesa import bots, games
from sobremesa.bots import registry
from sobremesa.cli import run
from sobremesa.engine.contract import Game
from sobremesa.tables.commands import Tables
from sobremesa.web.pages import lessons
from sobremesa.web.pages.table_page import About
from tests.api.programs import Program
from tests.sites import deals, site, url
from tests.web.playing import play_on, read, sit_down

__all__ = ["deals", "site", "url"]

UNJUDGED = ("guacamole", games.TEMPLATE)


@pytest.fixture
def browser(site) -> TestClient:
    browser = TestClient(site, raise_server_exceptions=False, headers={"accept-language": "en"})
    browser.post("/view", data={"view": "plain"})
    return browser


@pytest.fixture
def tables(site) -> Tables:
    found: Tables = site.state.site.tables
    return found


@pytest.fixture
def typed(monkeypatch, capsys) -> Callable[..., str]:
    """What `sobremesa play` says to whoever answers with numbers at random, so many times at most."""

    def play(*arguments: str, most: int = 1000) -> str:
        answers = iter(random.Random(1).choices("123", k=most))

        def asked(prompt: str) -> str:
            line = next(answers, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", asked)
        monkeypatch.setenv("LC_ALL", "C")
        capsys.readouterr()
        status, said = run(["play", *arguments]), capsys.readouterr()
        assert 0 == status, said.err
        return str(said.out)

    return play


@pytest.fixture
def unjudged(monkeypatch) -> None:
    """Games without a judgement, and greedy bots preferred to random ones."""
    monkeypatch.setattr(registry, "PREFERRED", ("greedy", "random"))
    found: dict[str, Game] = {id: replace(games.game(id), judgement=None) for id in UNJUDGED}
    whole = games.game
    monkeypatch.setattr(games, "game", lambda id: found.get(id) or whole(id))


def kinds_at(tables: Tables, address: str) -> list[str | None]:
    """The kind of bot in each seat of the table at that address."""
    with tables.at(address.rpartition("/")[2]) as table:
        return [sitter.bot for sitter in table.sitters]


@pytest.mark.parametrize("id", UNJUDGED)
def test_a_game_without_a_judgement_is_played_in_the_terminal(unjudged, typed, tmp_path, id):
    path = tmp_path / "game.jsonl"
    said = typed(id, "--seed", "1", "--record", str(path))
    assert "Random 2" in said
    assert "Greedy" not in said
    assert path.exists()


@pytest.mark.parametrize("id", UNJUDGED)
def test_a_game_without_a_judgement_is_played_on_the_page(unjudged, browser, tables, id):
    address = sit_down(browser, game=id)
    assert [None, "random", "random"] == kinds_at(tables, address)
    assert not play_on(browser, address, most=500).moves
    with tables.at(address.rpartition("/")[2]) as table:
        assert table.play.over


@pytest.mark.parametrize("preferred", [("greedy", "random"), ("random", "greedy")])
def test_all_places_follow_the_one_that_decides(monkeypatch, typed, browser, tables, site, preferred):
    monkeypatch.setattr(registry, "PREFERRED", preferred)
    usual = preferred[0]
    assert usual == bots.usual(games.game("guacamole"))
    assert f"{usual.capitalize()} 2" in typed("guacamole", "--seed", "1", most=0)
    assert [None, usual, usual] == kinds_at(tables, sit_down(browser))
    form = read(browser, "/games/guacamole").root.one("select", id="bot-1")
    assert [usual] == [option["value"] for option in form.all("option") if "selected" in option.attributes]
    on_the_pages(browser, tables, usual)
    for_programs(Program(TestClient(site), "en"), Program(TestClient(site), "en"), usual)
    assert [(None, usual)] == seated_at_the_lesson(monkeypatch, browser)


def on_the_pages(browser: TestClient, tables: Tables, usual: str) -> None:
    """Open seats are given to the usual bot, and it plays for who goes."""
    for_friends = sit_down(browser, players="2", **{"with": "friend"})
    offered = read(browser, for_friends).root.one("select", id="fill-kind")
    assert [usual] == [option["value"] for option in offered.all("option") if "selected" in option.attributes]
    browser.post(f"{for_friends}/fill")
    assert [None, usual] == kinds_at(tables, for_friends)
    browser.post(f"{for_friends}/go")
    assert [usual, usual] == kinds_at(tables, for_friends)


def for_programs(host: Program, guest: Program, usual: str) -> None:
    """So it is told, and so it sits down."""
    assert usual == host.get("/games/guacamole")["usual_bot"]
    made = host.post("/tables", game="guacamole")["table"]["players"]
    assert [usual, usual] == [player["bot"] for player in made[1:]]
    host.sit_down(players=["me", "open", "open"])
    guest.join(host.get("{}")["invite"])
    assert usual == host.post("{}/fill")["players"][2]["bot"]
    assert usual == guest.post("{}/go")["players"][1]["bot"]


def seated_at_the_lesson(monkeypatch: pytest.MonkeyPatch, browser: TestClient) -> list[tuple[str | None, ...]]:
    """The bots of a first game."""
    seated = []

    def about(bots: tuple[str | None, ...], **more) -> About:
        seated.append(bots)
        return About(bots=bots, **more)

    monkeypatch.setattr(lessons, "About", about)
    assert 200 == browser.get("/learn/guacamole/1").status_code
    return seated

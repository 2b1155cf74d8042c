"""The page tells nobody what they cannot know: the law `secrecy` over whole pages, the reasons why not included."""

import random
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.engine.play import Play, Step
from sobremesa.kit.laws.secrecy import secrecy
from sobremesa.kit.outputs import Output
from sobremesa.kit.worlds import Redealer
from sobremesa.tables.commands import Tables
from sobremesa.web.pages.table_page import page_bytes
from tests.web.playing import play_on, sit_down
from tests.web.reading import Page

AHEAD = 3  # moves that are watched from each position


def a_game(id: str, seats: int, most: int) -> tuple[Play, list[Step]]:
    """A game at its deal, and random moves of it in their order."""
    game = games.game(id)
    key = rng.key_from(rng.seed_secret(f"pages {seats}"))
    play, chance = Play(game, game.cards.load(), {}, seats, key), random.Random(seats)
    deal = play.branch()
    steps: list[Step] = []
    while play.to_act() and len(steps) < most:
        seat = chance.choice(play.to_act())
        steps.append(Step(seat, chance.choice(play.choices(seat))))
        play.move(steps[-1].seat, steps[-1].move)
    return deal, steps


def told(id: str, seats: int, most: int, every: int, output: Output) -> Iterator[str]:
    """What the law finds in the course of a game, at every so manyth position."""
    play, steps = a_game(id, seats, most)
    redealer = Redealer.on_paper(play.game, play.cards)
    for n, step in enumerate(steps):
        if n % every == 0 and not play.pending:
            for seat in (None, n % seats):
                kept: list[str] = []
                yield from secrecy(play, seat, steps[n : n + AHEAD], {"page": output}, redealer, kept)
                yield from kept
        play.move(step.seat, step.move)


@pytest.mark.parametrize(
    ("id", "seats", "most", "every"),
    [
        (games.TEMPLATE, 2, 60, 3),
        (games.TEMPLATE, 4, 60, 5),
        (games.TINY, 2, 8, 1),
        ("guacamole", 2, 60, 12),
        ("guacamole", 4, 60, 12),
    ],
)
def test_pages_tell_nobody_what_they_cannot_know(id: str, seats: int, most: int, every: int):
    assert [] == list(told(id, seats, most, every, page_bytes))


@pytest.mark.parametrize("leak", ["deck", "hand", "seed"])
def test_the_law_finds_a_page_that_tells(leak: str):
    def talkative(play: Play, seat: int | None, language: str) -> bytes:
        state = play.position(seat)
        secret = {"deck": list(state.deck.card), "hand": list(state.hand[0]), "seed": list(state.rng.key)}[leak]
        return page_bytes(play, seat, language) + str(secret).encode()

    assert list(told(games.TEMPLATE, 3, 12, 3, talkative))


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_of_the_law_is_the_page_that_is_served(browser: TestClient, tables: Tables, language: str):
    """What is served of the cards, the moves and the reasons why not is in the bytes that the law compares."""
    browser.headers["accept-language"] = language
    address = sit_down(browser, game=games.TEMPLATE)
    play_on(browser, address, most=4)
    with tables.at(address.removeprefix("/tables/")) as table:
        law = Page(page_bytes(table.play, 0, language).decode()).root
    served = Page(browser.get(f"{address}?log=all&why=all").text).root
    for parts in ({"class_": "card"}, {"class_": "card back"}, {"class_": "reason"}, {"name": "move"}):
        shown = [found.text for found in served.all(**parts)]
        assert shown
        assert shown == [found.text for found in law.all(**parts)]

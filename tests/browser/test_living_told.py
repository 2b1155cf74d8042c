"""What a screen reader is told at the living table: what happens and who is asked, once, in the reader's language."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa import games
from sobremesa.tables.commands import Tables
from sobremesa.web.pages.board import Describer
from sobremesa.web.pages.living import element
from tests.browser import living
from tests.browser.sensible import table_id
from tests.browser.test_living_together import caught_up, invited, to_act

Open = Callable[..., Page]
LISTEN = Path(__file__).parent / "listen.js"
LONGEST = 160  # letters of a sentence; a board read out would be longer
YOU_DRAW = {"en": ("You draw: ", "You draw the "), "es": ("Robas: ", "¡Robas ")}


class Ear:
    """Whoever listens to a page; it is there from when the page was loaded."""

    def __init__(self, page: Page):
        self.page, self.n = page, 0
        page.add_init_script(path=LISTEN)

    def new(self) -> list[dict[str, Any]]:
        """What was heard since this was last asked: how, the sentence, and was the reader asked then?"""
        heard = self.page.evaluate("window.heard")[self.n :]
        self.n += len(heard)
        return list(heard)


def describer(tables: Tables, page: Page, language: str) -> Describer:
    """Puts the table of a page into the words of its reader."""
    with tables.at(table_id(page)) as table:
        bots, names = [sitter.bot for sitter in table.sitters], [sitter.name for sitter in table.sitters]
        return Describer(table.play.branch(), living.seat_on(page), language, bots, names)


def happened(describer: Describer, since: int) -> Iterator[tuple[str, bool]]:
    """Each line of the reader's log from that one on, and is it of the reader?"""
    play, seat = describer.play, describer.seat
    for happening in play.log(seat)[since:]:
        told = play.game.view.tell(play.cards, happening.event, seat)
        if told is not None:
            yield describer.words.say(told), told.values.get("seat") == seat


def is_prompt(heard: dict[str, Any], describer: Describer) -> bool:
    """Is it the prompt, said or read out because it has got the focus?"""
    return heard["how"] == "focus" or describer.words.say(describer.play.view(describer.seat).prompt) in heard["text"]


@pytest.mark.parametrize(("game", "language"), [("guacamole", "en"), (games.TEMPLATE, "es")])
def test_what_happens_is_told_once_and_nothing_else(open_living: Open, tables: Tables, game: str, language: str):
    """Each line of the log once, in its order; when asked, the prompt once; the end once; bots move without a pause."""
    page = open_living(language=language)
    ear = Ear(page)
    living.sit_down(page, game, players="4")
    since, heard = int(str(living.board(page).get_attribute("data-log"))), []
    ways = cycle([living.by_keys, living.by_list])
    while (move := living.next_move(page, tables)) is not None:
        turn = ear.new()
        assert 1 == len([one for one in turn if one["asked"] and is_prompt(one, describer(tables, page, language))]), (
            turn
        )
        heard += turn
        with living.moving(page):
            next(ways)(page, move)
        assert page.evaluate("document.getElementById('table').contains(document.activeElement)"), "the focus is lost"
    heard += ear.new()
    said = [one["text"] for one in heard if one["how"] == "said"]
    over = describer(tables, page, language)
    lines = list(happened(over, since))
    told = [line for line in said if line in {line for line, _ in lines}]
    assert [line for line, own in lines if not own] == [line for line in told if (line, False) in lines]
    untold = Counter(line for line, _ in lines) - Counter(told)
    assert all(line.startswith(YOU_DRAW[language]) for line in untold), untold
    assert Counter(told) <= Counter(line for line, _ in lines)
    assert 1 == sum(over.words.say(over.play.view(0).prompt) in one["text"] for one in heard)
    assert max(map(len, said)) < LONGEST


def test_two_people_hear_each_other_in_their_own_languages(open_living: Open, tables: Tables):
    """What the other does and whom one waits for, each once; nothing of it in the other's language."""
    pages = open_living(), open_living(language="es-CO", phone=True)
    ears = [Ear(page) for page in pages]
    living.sit_down(pages[0], players="2", name="Ana", **{"with": "friend"})
    invited(*pages)
    words = ("en", "Waiting for Bea"), ("es", "Esperando a Ana")
    asked = [to_act(pages[0], tables)[0]]
    since = [int(str(living.board(page).get_attribute("data-log"))) for page in pages]
    heard: list[list[str]] = [[], []]
    while len(asked) < 9:
        seat = asked[-1]
        move = living.next_move(pages[seat], tables)
        assert move is not None
        with living.moving(pages[seat]):
            living.by_list(pages[seat], move)
        asked.append(to_act(pages[0], tables)[0])
        for page, ear, said in zip(pages, ears, heard, strict=True):
            caught_up(page, tables)
            said += [one["text"] for one in ear.new() if one["how"] == "said" or not one["asked"]]
    for n, (language, waiting) in enumerate(words):
        lines = [line for line, own in happened(describer(tables, pages[n], language), since[n]) if not own]
        assert len(lines) > 3
        assert lines == [line for line in heard[n] if line in lines]
        waits = sum(now != n and before in (n, None) for before, now in pairwise([None, *asked]))
        assert waits == sum(line.startswith(waiting) for line in heard[n]), heard[n]


def test_who_sits_down_is_heard_where_friends_are_awaited(open_living: Open):
    ana, bea = open_living(), open_living(language="es")
    ear = Ear(ana)
    living.sit_down(ana, players="3", name="Ana", **{"with": "friend"})
    bea.goto(str(ana.locator("a.invite").get_attribute("href")))
    bea.locator("input[name=name]").fill("Bea")
    bea.locator("form.join button").click()
    expect(ana.locator(".seats")).to_contain_text("Bea")
    assert ["Who’s here: Ana, Bea, an open seat"] == [one["text"] for one in ear.new()][-1:]


@pytest.mark.parametrize(("game", "language"), [("guacamole", "es"), (games.TEMPLATE, "en")])
def test_cards_and_moves_have_names(open_living: Open, tables: Tables, game: str, language: str):
    """A card is called by what is on it, a move by what it does, and a place by what a card would do there."""
    page = open_living(language=language)
    living.sit_down(page, game, players="3")
    while (move := living.next_move(page, tables)) is not None:
        source, target, choose = living.gesture(page, move)
        if choose and target:
            break
        living.at_once(page, move)
    now = describer(tables, page, language)
    view, cards = now.play.view(0), 0
    for zone in view.zones:
        for slot in zone.in_sight:
            button = page.locator(f"#{element(slot.key)}:is(button)")
            if slot.card and button.count():
                name = now.words.card(slot.card)
                expect(button).to_have_accessible_name(re.compile(f"^{re.escape(name)}([.,]? .*)?$", re.IGNORECASE))
                cards += 1
    assert cards > 4
    page.locator("#all-moves-button").click()
    for choice in view.choices:
        button = page.locator(f"#all-moves button[value='{choice.move}']")
        expect(button).to_have_accessible_name(now.words.say(choice.text))
    page.keyboard.press("Escape")
    page.locator(f"#{source}").press("Enter")
    page.locator(f"#{source}.sel").wait_for()
    place = page.locator(f"#{target}:is(button, [role=button]), #{target} button").first
    said = next(now.words.say(choice.text) for choice in view.choices if choice.move == move)
    described = place.get_attribute("aria-description") or place.get_attribute("aria-label")
    assert said == described

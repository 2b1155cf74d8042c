"""Games that ask several people at once or out of turn: Stew's calls between turns, Platos' answers to attacks."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games.platos.state import Event as PlatosEvent
from sobremesa.games.platos.state import Move as PlatosMove
from sobremesa.games.platos.state import Special
from sobremesa.games.stew.state import Event as StewEvent
from sobremesa.games.stew.state import Phase
from sobremesa.tables.commands import Tables
from tests.browser import living, screen
from tests.browser.sensible import table_id
from tests.browser.test_living_together import caught_up, invited, to_act

Open = Callable[..., Page]
OFTEN = 6  # one move in so many is looked at from all sides


def happened(page: Page, tables: Tables) -> list[int]:
    """What has happened at the table, one kind of event after another."""
    with tables.at(table_id(page)) as table:
        return [happening.event.what for happening in table.play.committed_log]


def who_is_asked(pages: Mapping[int, Page], tables: Tables) -> int | None:
    """Wait until one of these seats is asked; None once the game is over."""
    page = pages[min(pages)]
    while asked := to_act(page, tables):
        for seat in asked:
            if seat in pages:
                return seat
        page.wait_for_timeout(20)  # a bot is about to move
    return None


def test_a_match_of_stew_between_two_people_and_a_bot(
    open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """Ana plays by keyboard, Bea by taps on a phone in Spanish; both are asked between turns, and Bea calls there."""
    living.deal_from(monkeypatch, "stew 0")
    ana, bea = open_living(), open_living(phone=True, language="es-CO")
    living.sit_down(ana, "stew", players="3", name="Ana", **{"bot-1": "friend", "bot-2": "greedy"})
    invited(ana, bea)
    pages, ways = {0: ana, 1: bea}, {0: living.by_keys, 1: living.by_taps}
    for page in pages.values():
        living.mark(page)
    made, between, together, counted = 0, [0, 0], 0, 0
    while (seat := who_is_asked(pages, tables)) is not None:
        page = pages[seat]
        move = living.next_move(page, tables)
        assert move is not None
        with tables.at(table_id(page)) as table:
            if table.play.state.phase == Phase.BETWEEN:
                between[seat] += 1
                together += len(table.play.to_act()) > 1
            is_counted = table.play.state.phase == Phase.ROUND_OVER
        if is_counted:
            counted += 1
            for reader in pages.values():
                caught_up(reader, tables)
                assert [] == screen.faults(reader)
        if made % OFTEN == 0:
            assert [] == screen.faults(page)
            assert "" == living.unlike_served(page)
        with living.moving(page):
            ways[seat](page, move)
        made += 1
    assert min(between) > 0
    assert together > 0
    assert counted > 0
    events = happened(ana, tables)
    assert events.count(StewEvent.CALLED) > 1
    assert StewEvent.WON in events
    for page, standings in ((ana, "Final score"), (bea, "Resultado")):
        caught_up(page, tables)
        expect(page.get_by_role("heading", name=standings)).to_be_visible()
        assert [] == screen.faults(page)
        assert living.is_marked(page)


def person_at_platos(page: Page, tables: Tables) -> int | None:
    """A sensible move, but a fire is passed on whenever that is possible."""
    move = living.next_move(page, tables)
    with tables.at(table_id(page)) as table:
        state = table.play.state
        if move is not None and state.attack == Special.FIRE and PlatosMove.ANSWER in table.play.choices(0):
            return int(PlatosMove.ANSWER)
    return move


def passed_on(page: Page, tables: Tables) -> bool:
    """Has somebody in a fire answered with a fire, and has it then caught another?"""
    events = [what for what in happened(page, tables) if what in (PlatosEvent.FIRE, PlatosEvent.ANSWERED)]
    return any(
        [PlatosEvent.FIRE, PlatosEvent.ANSWERED, PlatosEvent.FIRE] == events[n : n + 3] for n in range(len(events))
    )


def test_a_game_of_platos_with_a_fire_passed_on_by_keyboard_alone(
    open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """Cards, places, buttons and the list of all moves by Tab, arrows and Enter; the focus is never lost."""
    living.deal_from(monkeypatch, "platos 3")
    page = open_living()
    living.sit_down(page, "platos", players="3")
    while (move := person_at_platos(page, tables)) is not None:
        with living.moving(page):
            living.by_keys(page, move)
        living.expect_focus_kept(page, move)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    assert passed_on(page, tables)
    assert [] == screen.faults(page)


def test_a_game_of_platos_with_a_fire_passed_on_by_taps(
    open_living: Open, tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    """Draw, then anything: all is on one phone screen, and what can be pressed is for fingers."""
    living.deal_from(monkeypatch, "platos 6")
    page = open_living(phone=True, language="es-CO")
    living.sit_down(page, "platos", players="3", **{"option-mode": "2"})
    living.game_by_taps(page, tables, OFTEN, person_at_platos)
    expect(page.get_by_role("heading", name="Resultado")).to_be_visible()
    assert passed_on(page, tables)

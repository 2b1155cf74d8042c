"""The first game: every step of it can be played on the page, by the buttons alone, in both languages."""

import re

import pytest
from starlette.testclient import TestClient

from sobremesa import games
from sobremesa.kit.cases import load, run
from sobremesa.web.lessons import steps
from tests.brought import LEARNED, PRINTED


@pytest.mark.parametrize("id", PRINTED)
def test_every_printed_game_has_a_first_game(id):
    assert games.game(id).first_game.exists()


@pytest.mark.parametrize("id", LEARNED)
def test_the_case_that_it_is_made_of_holds(id):
    (case,) = load(games.game(id).first_game)
    assert () == run(case).failures


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("id", LEARNED)
def test_it_is_played_to_its_end_by_what_it_asks_for(browser: TestClient, id, language):
    (case,) = load(games.game(id).first_game)
    browser.headers["Accept-Language"] = language
    address = f"/learn/{id}/1"
    told = set()
    for move in steps(case):
        page = browser.get(address)
        assert 200 == page.status_code
        told.add(re.search(r'class="coach".*?</aside>', page.text, re.S)[0])
        assert re.search(rf'<button[^>]*name="move" value="{move}"', page.text)
        assert " hinted" in page.text or "act-" in page.text
        answer = browser.post(f"{address}/move", data={"move": move}, follow_redirects=False)
        assert 303 == answer.status_code
        address = answer.headers["location"]
    assert len(steps(case)) == len(told)
    end = browser.get(address)
    assert 'action="/tables"' in end.text
    assert f"{len(told)} of {len(told)}" not in end.text
    assert f"{len(told)} de {len(told)}" not in end.text
    assert 404 == browser.get(f"/learn/{id}/{len(steps(case)) + 2}").status_code


@pytest.mark.parametrize("id", LEARNED)
def test_another_move_is_answered_with_a_hint_and_the_same_step(browser: TestClient, id):
    (case,) = load(games.game(id).first_game)
    wrong = steps(case)[0] + 1
    answer = browser.post(f"/learn/{id}/1/move", data={"move": wrong})
    assert 422 == answer.status_code
    assert 'role="alert"' in answer.text
    assert f'action="/learn/{id}/1/move"' in answer.text
    assert f"/learn/{id}/1" == browser.get(f"/learn/{id}/1/move", follow_redirects=False).headers["location"]
    assert 422 == browser.post(f"/learn/{id}/1/move", data={"move": "much"}).status_code


@pytest.mark.parametrize(
    "address", ["/learn/guacamole/0", "/learn/poker/1", "/learn/_template/1", "/learn/guacamole/x"]
)
def test_lessons_that_there_are_not(browser: TestClient, address):
    assert 404 == browser.get(address).status_code

"""Playing through the pages: only what their forms offer."""

import random

from starlette.testclient import TestClient

from tests.web.reading import Page


def sit_down(browser: TestClient, **fields: str) -> str:
    """Make a table as the form of its game does, and return its address."""
    answer = browser.post("/tables", data={"game": "guacamole", **fields}, follow_redirects=False)
    assert 303 == answer.status_code, answer.text
    return str(answer.headers["location"])


def read(browser: TestClient, address: str) -> Page:
    answer = browser.get(address)
    assert 200 == answer.status_code
    return Page(answer.text)


def press(browser: TestClient, address: str, page: Page, move: int):
    """Press the button of a move; the answer, not followed."""
    data = {"version": page.version, "move": str(move)}
    return browser.post(f"{address}/move", data=data, follow_redirects=False)


def play_on(browser: TestClient, address: str, most: int, seed: int = 0) -> Page:
    """Press buttons at random, so many or until the game is over; the page then."""
    chance = random.Random(seed)
    page = read(browser, address)
    for _ in range(most):
        if not page.moves:
            break
        answer = press(browser, address, page, chance.choice(list(page.moves)))
        assert (303, f"{address}#now") == (answer.status_code, answer.headers["location"])
        page = read(browser, address)
    return page

"""What a sensible player would do: the choice of the bot that looks furthest, from the same view as the page shows."""

from typing import Literal

from playwright.sync_api import Page

from sobremesa import bots
from sobremesa.tables.commands import Tables


def table_id(page: Page) -> str:
    return page.url.partition("/tables/")[2].partition("#")[0].partition("?")[0].partition("/")[0]


def sensible(tables: Tables, page: Page, seat: int = 0) -> int | None:
    """The move that the bot that looks furthest would make in that seat, None once the game is over."""
    with tables.at(table_id(page)) as table:
        play = table.play
        if play.over:
            return None
        assert seat in play.to_act()
        bot = bots.bot(bots.kinds(play.game)[-1], play.game, play.cards, "a person")
        imagine = bots.imagination(play.game, play.cards, play.position(seat), seat)
        return bot(play.view(seat), play.choices(seat), imagine)


def name_of(page: Page, move: int) -> str:
    """The name of the button of a move."""
    button = page.locator(f"main button[name=move][value='{move}']")
    assert 1 == button.count()
    return str(button.text_content()).strip()


def press(page: Page, move: int) -> None:
    """Press the button of a move of the plain page, and wait for the page that answers."""
    follow(page, name_of(page, move), exact=True)


def follow(page: Page, name: str, role: Literal["button", "link"] = "button", *, exact: bool = False) -> None:
    """Press what has that name, and wait for the page that it leads to."""
    with page.expect_navigation():
        page.get_by_role(role, name=name, exact=exact).click()

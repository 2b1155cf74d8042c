"""Steps that go wrong or back at the living table: double clicks, undo, the back button, going away and coming back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa import games
from sobremesa.tables.commands import Tables
from tests.browser import living
from tests.browser.sensible import table_id
from tests.browser.test_living_device import remembering
from tests.browser.test_living_together import caught_up, invited, to_act

__all__ = ["remembering"]
Open = Callable[..., Page]
MOVING = Path(__file__).parent / "moving.js"
FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
ASKED = "#table[data-asked='1']"
UNDO = "form[action$='/undo'] button"
SUBMIT_UNDO = """version => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: `${document.getElementById("table").dataset.address}/undo` });
    form.dataset.live = "";
    form.append(Object.assign(document.createElement("input"), { name: "version", value: version }));
    document.body.append(form);
    form.requestSubmit();
    form.remove();
}"""


def made_by(tables: Tables, page: Page, seat: int) -> int:
    """How many moves that seat has made."""
    return sum(entry.seat == seat and entry.move is not None for entry in tables.store.entries(table_id(page)))


def two_people(open_living: Open, tables: Tables, game: str, **fields: str) -> tuple[Page, Page]:
    """Ana, who made the table, and Bea; the first asked is Ana."""
    ana, bea = open_living(**fields), open_living()
    living.sit_down(ana, game, players="2", name="Ana", **{"with": "friend"})
    invited(ana, bea)
    while 0 not in to_act(ana, tables):
        by_list(bea, tables)
    return ana, bea


def by_list(page: Page, tables: Tables) -> None:
    """Make a sensible move."""
    move = living.next_move(page, tables)
    assert move is not None
    with living.moving(page):
        page.locator("#all-moves-button").click()
        page.locator(f"#all-moves button[value='{move}']").click()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_it_still(open_living: Open, tables: Tables, motion: str):
    """Cards are played and picked up, a disc is claimed; nothing flies, bobs or fades.  For others it does."""
    page = open_living(motion=motion)
    page.add_init_script(path=MOVING)
    living.sit_down(page, players="2")
    picked = 0
    while page.locator(".slot.got").count() == 0 or not picked:
        move = living.next_move(page, tables)
        assert move is not None
        source, _, choose = living.gesture(page, move)
        if choose and picked < 2:
            page.locator(f"#{source}").press("Enter")
            page.locator("#table.choosing").wait_for()
            page.evaluate(FRAME)
            page.keyboard.press("Escape")
            picked += 1
        living.at_once(page, move)
    expect(page.locator("[data-flying]")).to_have_count(0)
    seen = set(page.evaluate("[...window.moved]"))
    if motion == "reduce":
        assert set() == seen
    else:
        assert {"fly", "bob", "gone"} <= seen


def test_a_big_moment_is_shown_once_and_outlives_the_next_board(open_living: Open, tables: Tables):
    """A move is made while it is on Ana's screen; then her connection is lost for a moment."""
    ana, bea = two_people(open_living, tables, "guacamole", motion="no-preference")
    shout = ana.locator("#table > .shout")

    def a_move() -> None:
        asked = ana if 0 in to_act(ana, tables) else bea
        caught_up(asked, tables)
        by_list(asked, tables)
        caught_up(ana, tables)
        ana.wait_for_timeout(300)  # a big moment comes 200 ms after the board

    while shout.count() == 0:
        a_move()
    expect(shout).to_be_visible()
    shout.evaluate("it => { it.isTheSame = true; it.getAnimations({subtree: true}).forEach(one => one.pause()); }")
    same = [shout.get_attribute("id"), True]
    a_move()
    assert same == shout.evaluate("it => [it.id, it.isTheSame]")
    shout.evaluate("it => it.getAnimations({subtree: true}).forEach(one => one.finish())")
    expect(shout).to_have_count(0)
    ana.context.set_offline(True)
    ana.context.set_offline(False)  # the stream sends the same board once more
    ana.wait_for_timeout(1500)
    expect(shout).to_have_count(0)


def test_a_big_moment_goes_with_what_is_taken_back_and_comes_again(open_living: Open, tables: Tables):
    """Ana calls Stew, takes it back while it is on her screen, and calls again."""
    ana, bea = two_people(open_living, tables, "stew", motion="no-preference")
    call = ana.locator("#all-moves button[name=move]", has_text="Call")
    while call.count() == 0:
        asked = ana if 0 in to_act(ana, tables) else bea
        caught_up(asked, tables)
        by_list(asked, tables)
        caught_up(ana, tables)
    move = int(call.get_attribute("value") or "")
    shout = ana.locator("#table > .shout")
    for _ in range(2):
        living.at_once(ana, move)
        expect(shout).to_be_visible()
        with living.moving(ana):
            ana.locator(UNDO).press("Enter")
        expect(shout).to_have_count(0)
        ana.wait_for_timeout(300)  # what is done within 80 ms is told as one, and nothing would have happened


def test_a_double_click_makes_one_move(open_living: Open, tables: Tables):
    """On a card that has one place to go to, and on a button: bots answer between the clicks, and I am asked again."""
    page, cards, buttons = open_living(), 0, 0
    living.sit_down(page, players="2")
    while cards < 2 or buttons < 2:
        move = living.next_move(page, tables)
        assert move is not None
        source, _, choose = living.gesture(page, move)
        before = made_by(tables, page, 0)
        as_button = choose or buttons <= cards
        with living.moving(page):
            if as_button:
                page.locator("#all-moves-button").click()
                page.locator(f"#all-moves button[value='{move}']").dblclick()
            else:
                page.locator(f"#{source or f'move-{move}'}").dblclick()
        buttons, cards = buttons + as_button, cards + (not as_button)
        living.asked(page, tables)
        assert before + 1 == made_by(tables, page, 0)
        assert page.locator("#panel[open]").count() == 0
        assert "" == living.unlike_served(page)


def test_a_step_is_taken_back_and_the_board_is_as_before(open_living: Open, tables: Tables):
    """Undo is offered while the engine allows it, also when the step was made anew; the focus stays at the table."""
    page = open_living()
    living.sit_down(page, games.TEMPLATE, players="2")
    shown = "document.getElementById('table').innerText"
    undone = 0
    while undone < 2:
        move = living.next_move(page, tables)
        assert move is not None
        expect(page.locator(UNDO)).to_have_count(0)
        before = page.evaluate(shown)
        living.at_once(page, move)
        if page.locator(UNDO).count():
            assert before != page.evaluate(shown)
            with living.moving(page):
                page.locator(UNDO).press("Enter")
            assert before == page.evaluate(shown)
            assert page.evaluate("document.getElementById('table').contains(document.activeElement)")
            assert "" == living.unlike_served(page)
            undone += 1
            living.at_once(page, move)
            expect(page.locator(UNDO)).to_be_visible()
        while page.locator(UNDO).count():
            by_list(page, tables)


def test_a_card_that_is_pressed_long_is_shown_until_it_is_closed(open_living: Open, tables: Tables):
    """Also after the finger has left the screen, over the dark around the panel."""
    page = open_living(phone=True)
    living.sit_down(page, players="2")
    living.asked(page, tables)
    box = page.locator("#hand-0-2").bounding_box()
    assert box
    finger, panel = page.context.new_cdp_session(page), page.locator("#panel[open]")
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(panel.locator("h1")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    expect(panel).to_have_count(1)
    page.touchscreen.tap(4, 4)
    expect(panel).to_have_count(0)


def test_what_cannot_be_taken_back_is_refused_with_the_reason(open_living: Open, tables: Tables):
    page = open_living(refusals=(409,))
    living.sit_down(page, players="2")
    while (move := living.next_move(page, tables)) is not None and not page.locator("#deck-top.can").count():
        living.at_once(page, move)
    with living.moving(page):
        page.locator("#deck-top").click()
    living.asked(page, tables)
    expect(page.locator(UNDO)).to_have_count(0)
    shown = living.moment(page)
    page.evaluate(SUBMIT_UNDO, shown)
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("heading", name="Nothing to undo")).to_be_focused()
    expect(panel).to_contain_text("used chance")
    page.keyboard.press("Escape")
    assert shown == living.moment(page)


def test_a_bot_takes_the_seat_of_who_must_go_and_gives_it_back(open_living: Open, tables: Tables):
    """The bot plays for Ana as long as she is away; Bea sees it; back again, Ana's next move is her own."""
    ana, bea = two_people(open_living, tables, "guacamole")
    before = made_by(tables, ana, 0)
    ana.locator("[popovertarget=menu]").click()
    ana.locator("form[action$='/go'] button").click()
    back = ana.locator("#now form[action$='/back'] button")
    back.wait_for()
    bea.locator(ASKED).wait_for()
    while 0 not in to_act(bea, tables) and made_by(tables, ana, 0) == before:
        by_list(bea, tables)
    bea.locator(ASKED).wait_for()
    assert made_by(tables, ana, 0) > before
    expect(ana.locator("#moves")).to_have_count(0)
    back.click()
    expect(ana.locator("#now form[action$='/back']")).to_have_count(0)
    before = made_by(tables, ana, 0)
    while 0 not in to_act(ana, tables):
        by_list(bea, tables)
    caught_up(bea, tables)
    assert before == made_by(tables, ana, 0)
    by_list(ana, tables)
    assert before + 1 == made_by(tables, ana, 0)


@pytest.mark.parametrize("kept", [False, True])
def test_the_back_button_shows_the_present_board(
    open_living: Open, remembering: Browser, tables: Tables, chromium: Browser, *, kept: bool
):
    """After moves of one's own and of another, whether the browser has kept the page or loads it anew."""
    ana, bea = open_living(by=remembering if kept else chromium), open_living()
    living.sit_down(ana, players="2", name="Ana", **{"with": "friend"})
    invited(ana, bea)
    pages = ana, bea
    for _ in range(3):
        by_list(pages[to_act(ana, tables)[0]], tables)
    caught_up(ana, tables)
    id, old = table_id(ana), living.moment(ana)
    ana.goto("/games/guacamole/rules")
    while 1 in to_act(bea, tables):
        by_list(bea, tables)
    with tables.at(id) as table:
        assert str(table.play.version(0)) != old or 0 in table.play.to_act()
    ana.go_back(wait_until="commit")
    living.board(ana).wait_for()
    caught_up(ana, tables)
    by_list(pages[to_act(bea, tables)[0]], tables)
    caught_up(ana, tables)
    assert "" == living.unlike_served(ana)


@pytest.mark.parametrize("gesture", ["picked up", "dragged"])
def test_a_page_that_is_loaded_anew_in_the_middle_of_a_gesture(open_living: Open, tables: Tables, gesture: str):
    """Nothing is moved by it, nothing stays picked up, and the same gesture can be made again."""
    page = open_living()
    living.sit_down(page, players="2")
    while (move := living.next_move(page, tables)) is not None:
        source, target, choose = living.gesture(page, move)
        if choose and target:
            break
        living.at_once(page, move)
    shown = living.moment(page)
    if gesture == "picked up":
        page.locator(f"#{source}").click()
    else:
        page.mouse.move(*living.middle(page, source))
        page.mouse.down()
        page.mouse.move(*living.middle(page, target), steps=4)
        page.locator(".ghost").wait_for()
    page.locator("#table.choosing").wait_for()
    page.reload()
    page.mouse.up()
    assert move == living.next_move(page, tables)
    assert shown == living.moment(page)
    expect(page.locator("#table.choosing, .sel, .tgt, .ghost, .lifted, #panel[open]")).to_have_count(0)
    with living.moving(page):
        living.drag(page, source, target)

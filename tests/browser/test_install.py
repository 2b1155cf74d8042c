"""The site as a program on a phone: its worker takes over, stands in without a connection, and keeps no table."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.web import look
from sobremesa.web.app import create_app
from sobremesa.web.pages import install, render, scripts
from tests.sites import OFFERED
from tests.web.streaming import answering

ACTIVE = """() => navigator.serviceWorker.ready.then((registration) => new Promise((done) => {
    if (navigator.serviceWorker.controller) done(true);
    else navigator.serviceWorker.addEventListener("controllerchange", () => done(true));
}))"""
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
            found.push([name, request.url, await (await (await caches.open(name)).match(request)).text()]);
    return found;
}"""
NEW_VERSION = "() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"
LIKENESS = """async ([svg, png, pixels]) => {
    const drawn = await Promise.all([svg, png].map(async (address) => {
        const image = new Image(pixels, pixels);
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(pixels, pixels), context = canvas.getContext("2d");
        context.drawImage(image, 0, 0, pixels, pixels);
        return context.getImageData(0, 0, pixels, pixels).data;
    }));
    return drawn[0].reduce((sum, value, i) => sum + Math.abs(value - drawn[1][i]), 0) / drawn[0].length;
}"""
LIKE = 1.0  # of 255: the edges of shapes are drawn a little differently at each run


@dataclass
class Home:
    """A server that can be stopped and started at its address, and its database."""

    database: str
    address: str = ""
    _running: ExitStack | None = None

    def start(self) -> None:
        self._running = ExitStack()
        port = urlsplit(self.address).port or 0
        self.address = self._running.enter_context(answering(create_app(self.database, OFFERED), port))

    def stop(self) -> None:
        if self._running:
            self._running.close()
            self._running = None


@pytest.fixture
def home(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret("installed").ljust(32, b"."))
    made = Home(database)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visitor(chromium: Browser, home: Home) -> Iterator[Page]:
    """Somebody who reads Spanish and whose browser has the worker; scripts may complain of a lost connection alone."""
    complaints: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "net::ERR_" not in message.text:
            complaints.append(message.text)

    context = chromium.new_context(base_url=home.address, locale="es", reduced_motion="reduce")
    context.request.post("/pace", form={"pace": "at-once"})
    context.on("console", said)
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    page = context.new_page()
    page.goto("/")
    assert page.evaluate(ACTIVE)
    yield page
    context.close()
    assert [] == complaints


def test_without_a_server_every_page_says_so_and_comes_back_by_itself(visitor: Page, home: Home):
    visitor.goto("/games/guacamole")
    expect(visitor.get_by_role("heading", name="Mesa nueva: Guacamole")).to_be_visible()
    home.stop()
    visitor.goto("/mine")
    titles = visitor.locator("main h2")
    expect(titles).to_have_text(["Sin conexión", "No connection"])  # the visitor's own language first
    assert "es" == visitor.locator("html").get_attribute("lang")
    assert visitor.locator(".spilled").evaluate("image => image.complete && image.naturalWidth > 0")
    assert "Shrikhand" in titles.first.evaluate("it => getComputedStyle(it).fontFamily")
    assert visitor.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Shrikhand'))")
    assert [] == [fault["id"] for fault in Axe().run(visitor).response["violations"]]
    home.start()
    expect(visitor.get_by_role("heading", name="Mis mesas", level=1)).to_be_visible()
    assert f"{home.address}/mine" == visitor.url


def test_a_form_that_found_no_server_leads_back_to_its_page(visitor: Page, home: Home):
    home.stop()
    visitor.get_by_role("button", name="Jugar a Guacamole ya").click()
    expect(visitor.locator("main h2").first).to_have_text("Sin conexión")
    assert f"{home.address}/" == visitor.url
    home.start()
    visitor.get_by_role("link", name="Intentar de nuevo").click()
    expect(visitor.get_by_role("button", name="Jugar a Guacamole ya")).to_be_visible()


def test_no_table_and_no_secret_of_a_seat_is_in_any_cache(visitor: Page, home: Home):
    """A game with hidden hands is looked at, played, asked about, left and come back to."""
    made = visitor.request.post(
        "/tables", form={"game": games.TEMPLATE, "players": "2", "with": "here", "name": "Inés", "name-1": "Mateo"}
    )
    table = made.url.partition("#")[0]
    visitor.goto(table)
    visitor.get_by_role("button", name="mostrar mis cartas").click()
    expect(visitor.locator("#now")).to_contain_text("Te toca")
    cards = {str(name) for name in visitor.locator(".mine [data-card]").all_text_contents()}
    assert cards
    for where in (f"{table}/log", "/games/_template/rules", "/learn/guacamole/1", "/mine", table):
        visitor.goto(where)
    visitor.goto("/")
    visitor.get_by_role("button", name="Jugar a Guacamole ya").click()
    expect(visitor.locator("#table .card").first).to_be_visible()
    visitor.reload()
    kept = visitor.evaluate(KEPT)
    addresses = {address.removeprefix(home.address) for _, address, _ in kept}
    assert set(install.shell()) <= addresses
    assert addresses <= {*install.shell(), *install.files(OFFERED)}
    assert scripts.table_script_address() in addresses  # what the table needs is kept, but nothing that it shows
    assert 1 == len({name for name, _, _ in kept})
    secrets = {table.rpartition("/")[2], visitor.url.rpartition("/")[2].partition("#")[0], "Inés", "Mateo", *cards}
    texts = [text for _, address, text in kept if not address.endswith((".woff2", ".png"))]
    assert [] == [secret for secret in secrets for text in texts if secret in text]


def test_a_new_version_takes_over_and_forgets_the_old_one(visitor: Page, home: Home, monkeypatch: pytest.MonkeyPatch):
    visitor.get_by_role("button", name="Jugar a Guacamole ya").click()
    expect(visitor.locator("#table .card").first).to_be_visible()
    (before,) = visitor.evaluate("caches.keys()")
    newer = install.worker(OFFERED).replace(before.removeprefix("sobremesa-").encode(), b"0123456789ab")
    monkeypatch.setattr(install, "worker", lambda games: newer)
    with visitor.expect_navigation():  # an open table is loaded anew
        visitor.evaluate(NEW_VERSION)
    expect(visitor.locator("#table .card").first).to_be_visible()
    assert ["sobremesa-0123456789ab"] == visitor.evaluate("caches.keys()")


@pytest.mark.parametrize("icon", install.ICONS, ids=lambda icon: icon.file)
def test_the_icons_are_drawn_from_the_emblem(visitor: Page, icon: install.Icon):
    """If the emblem is drawn anew, `make pictures` draws its icons anew."""
    addresses = [render.house(icon.picture), render.static(icon.file)]
    assert visitor.evaluate(LIKENESS, [*addresses, icon.pixels]) < LIKE
    other = "emblem" if icon.picture == "icon" else "icon"
    assert visitor.evaluate(LIKENESS, [render.house(other), addresses[1], icon.pixels]) > LIKE
    assert icon.picture in look.NAMES

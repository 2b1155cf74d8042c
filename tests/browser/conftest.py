"""Debian's Chromium at a site of its own.  Contexts run no scripts: the plain page needs none."""

import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from sobremesa import games
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store
from sobremesa.web.app import create_app

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = shutil.which("chromium")
    if found is None:
        pytest.fail("Chromium is missing: make test installs Debian's (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def site(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a site with the same deals in every run."""
    numbers = count()
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(f"browser {next(numbers)}").ljust(32, b"."))
    app = create_app(database, ("guacamole", games.TEMPLATE))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join()


@pytest.fixture
def tables(site: str, database: str) -> Iterator[Tables]:
    """The tables of that site, read by another process as it were."""
    store = Store(database)
    yield Tables(store)
    store.close()


@pytest.fixture
def open_page(chromium: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Opens pages of the site, tables as the plain page; no page may complain but of refusals that are expected."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(
        *, phone: bool = False, language: str = "en", scripts: bool = False, refusals: tuple[int, ...] = ()
    ) -> Page:
        expected = tuple(f"Failed to load resource: the server responded with a status of {n} " for n in refusals)

        def listen(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning") and not said.text.startswith(expected):
                complaints.append(said.text)

        def failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":  # another press came before its answer
                complaints.append(f"{request.url} {request.failure}")

        context = chromium.new_context(
            base_url=site,
            viewport=PHONE if phone else DESKTOP,
            locale=language,
            reduced_motion="reduce",
            java_script_enabled=scripts,
            bypass_csp=scripts,
        )
        contexts.append(context)
        context.request.post("/view", form={"view": "plain"})
        context.set_default_timeout(20_000)
        context.on("console", listen)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("requestfailed", failed)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
    assert [] == complaints

"""Debian's Chromium at a site of its own: `open_page` for the plain page, which needs no script, `open_living` else."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store
from sobremesa.web.app import create_app
from tests.browser.living import PATIENCE
from tests.sites import OFFERED
from tests.web.streaming import answering

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # What the bar for addresses would show is a page of its own in each window: nobody sees a window here.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
)
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


@contextmanager
def launched(kind: BrowserType, *more: str, **arguments: Any) -> Iterator[Browser]:
    """Debian's Chromium, with more arguments of its command line."""
    found = shutil.which("chromium")
    if found is None:
        pytest.fail("Chromium is missing: make test installs Debian's (apt-get install chromium)")
    browser = kind.launch(executable_path=found, args=[*ARGUMENTS, *more], **arguments)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        yield browser


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def site(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a site with the same deals in every run."""
    numbers = count()
    monkeypatch.setattr(commands, "new_secret", lambda: rng.seed_secret(f"browser {next(numbers)}").ljust(32, b"."))
    app = create_app(database, OFFERED)
    with answering(app) as address:
        yield address


@pytest.fixture
def tables(site: str, database: str) -> Iterator[Tables]:
    """The tables of that site, read by another process as it were."""
    store = Store(database)
    yield Tables(store)
    store.close()


@dataclass
class Watch:
    """Listens to what the pages of a context complain of; `open_page` and `open_living` expect no complaint.

    complaints  everything that a page complained of and that was not to be expected
    """

    complaints: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext, refusals: tuple[int, ...] = (), *, cut: bool = False) -> None:
        """Listen to that context from now on.

        refusals  answers that the test provokes
        cut       does the test cut the connection? then requests may fail for want of one
        """
        expected = tuple(f"Failed to load resource: the server responded with a status of {n} " for n in refusals)
        expected += ("Failed to load resource: net::ERR_",) if cut else ()

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not message.text.startswith(expected):
                self.complaints.append(message.text)

        def failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED" and not cut:  # aborted: another press came before its answer
                self.complaints.append(f"{request.url} {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400 and response.status not in refusals:
                self.complaints.append(f"{response.url} {response.status}")

        context.on("console", said)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("requestfailed", failed)
        context.on("response", answered)


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert [] == watch.complaints


@pytest.fixture
def open_page(chromium: Browser, site: str, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Opens pages of the site, tables as the plain page; no page may complain but of refusals that are expected."""
    contexts: list[BrowserContext] = []

    def opened(
        *, phone: bool = False, language: str = "en", scripts: bool = False, refusals: tuple[int, ...] = ()
    ) -> Page:
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
        context.set_default_timeout(PATIENCE)
        watch.over(context, refusals)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def open_living(chromium: Browser, site: str, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Opens pages of the site as a person's browser does, tables as the living one; bots move at once.

    Each page is another person's. A phone has a touch screen. `at` is the address of another site.
    """
    contexts: list[BrowserContext] = []

    def opened(
        *,
        phone: bool = False,
        language: str = "en",
        motion: Literal["no-preference", "reduce"] = "reduce",
        refusals: tuple[int, ...] = (),
        cut: bool = False,
        at: str = site,
        by: Browser = chromium,
    ) -> Page:
        context = by.new_context(
            base_url=at,
            viewport=PHONE if phone else DESKTOP,
            locale=language,
            reduced_motion=motion,
            has_touch=phone,
            is_mobile=phone,
        )
        contexts.append(context)
        context.request.post("/pace", form={"pace": "at-once"})
        context.set_default_timeout(PATIENCE)
        watch.over(context, refusals, cut=cut)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()

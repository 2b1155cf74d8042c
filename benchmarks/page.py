"""The living table, measured in Debian's Chromium at phone size: bytes, milliseconds, long tasks, Lighthouse.

    python benchmarks/page.py [--rounds 5] [--lighthouse]

A server of its own on a new data folder; two browsers at one table of Guacamole.  Each figure is the median of the
rounds, with the rounds beside it.  Run it on an idle machine.  `--lighthouse` takes Lighthouse from npm, at the
version pinned here.  Prints one line of JSON; progress goes to standard error.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, Page, sync_playwright

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
PHONE: Any = {"width": 390, "height": 844}
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
MOVES = 8  # of each player in a round

# What a page notes of itself: when it was pressed, when a new position was painted, and tasks that held it up.
WATCH = """
window.noted = {pressed: [], painted: [], long: [], told: () => {}};
// Resolves once `count` positions and one more have been painted: nobody asks again and again while it is measured.
noted.after = count => new Promise(tell => {
  noted.told = () => noted.painted.length > count && tell();
  noted.told();
});
addEventListener('click', () => noted.pressed.push(performance.timeOrigin + performance.now()), true);
addEventListener('DOMContentLoaded', () => {
  const moment = () => document.querySelector('#table')?.dataset.moment;
  let before = moment();
  new MutationObserver(() => {
    if (moment() === before) return;
    before = moment();
    requestAnimationFrame(() => setTimeout(() => {
      noted.painted.push(performance.timeOrigin + performance.now());
      noted.told();
    }));
  }).observe(document.documentElement, {subtree: true, childList: true, attributes: true});
});
new PerformanceObserver(list => noted.long.push(...list.getEntries().map(it => it.duration)))
  .observe({type: 'longtask', buffered: true});
"""

PAINTED_IN_TIME = """count => Promise.race(
  [noted.after(count).then(() => true), new Promise(late => setTimeout(() => late(false), 2000))])"""


@dataclass
class Notes:
    """What the rounds measured."""

    first_load: list[int] = field(default_factory=list)  # bytes over the wire, of a table never seen before
    requests: list[int] = field(default_factory=list)
    painted: list[float] = field(default_factory=list)  # ms from the press to the new position on the screen
    elsewhere: list[float] = field(default_factory=list)  # ms from the press to the other browser's screen
    long_tasks: list[float] = field(default_factory=list)  # ms, of those over 50 while moves were made


def main() -> None:
    """Run the rounds and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--lighthouse", action="store_true", help="also run Lighthouse, from npm")
    chosen = parser.parse_args()
    if chosen.rounds < 1:
        parser.error("--rounds is at least 1")
    chromium = shutil.which("chromium") or parser.error("Chromium is missing: install Debian's (make test does)")
    notes, scores = Notes(), None
    address = ""
    cookies: list[Any] = []
    with serving() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        for number in range(chosen.rounds):
            sys.stderr.write(f"round {number + 1} of {chosen.rounds}\n")
            address, cookies = a_round(browser, site, notes)
        browser.close()
        if chosen.lighthouse:
            sys.stderr.write("Lighthouse\n")
            scores = lighthouse(address, cookies, chromium)
    sys.stdout.write(json.dumps(summary(notes, scores)) + "\n")


def summary(notes: Notes, scores: dict[str, Any] | None) -> dict[str, Any]:
    """The figures, ready for JSON."""
    return {
        "first_load_bytes": statistics.median(notes.first_load),
        "first_load_requests": statistics.median(notes.requests),
        "click_to_painted_ms": round(statistics.median(notes.painted), 1),
        "click_to_other_browser_ms": round(statistics.median(notes.elsewhere), 1),
        "long_tasks_over_50_ms": [round(task) for task in notes.long_tasks],
        "lighthouse": scores,
        "rounds": {
            "first_load_bytes": notes.first_load,
            "click_to_painted_ms": [round(ms, 1) for ms in notes.painted],
            "click_to_other_browser_ms": [round(ms, 1) for ms in notes.elsewhere],
        },
    }


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own, on a data folder that is thrown away."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "sobremesa", "serve", "--port", str(port)],
            env={**os.environ, "XDG_DATA_HOME": folder},
            stdout=subprocess.DEVNULL,
        )
        site = f"http://127.0.0.1:{port}"
        try:
            wait_for(site)
            yield site
        finally:
            server.terminate()
            server.wait()


def wait_for(site: str) -> None:
    """Wait until the site answers; TimeoutError after half a minute."""
    for _ in range(300):
        try:
            urllib.request.urlopen(site).close()
            return
        except urllib.error.URLError:
            time.sleep(0.1)
    raise TimeoutError(f"{site} does not answer")


def a_round(browser: Browser, site: str, notes: Notes) -> tuple[str, list[Any]]:
    """One table: its first load, then moves of both players; its address, and a player's cookies."""
    host, guest = a_table(browser, site)
    bytes_loaded, requests = first_load(browser, host)
    notes.first_load.append(bytes_loaded)
    notes.requests.append(requests)
    for page in (host, guest):
        page.reload()
        page.locator("#table[data-moment]").wait_for()
        page.wait_for_timeout(1500)
        page.evaluate("noted.long.length = 0")
    painted, elsewhere = [], []
    for _ in range(2 * MOVES):
        asked = [page for page in (host, guest) if page.locator("#table[data-asked='1']").count()]
        if len(asked) == 2:  # a card is passed in secret: nothing shows before both have chosen
            for page in asked:
                page.locator("button[name=move]").first.dispatch_event("click")
                page.wait_for_timeout(1500)
            continue
        mover, other = (host, guest) if asked == [host] else (guest, host)
        here, there = press_a_move(mover, other)
        painted.append(here)
        elsewhere += there
    notes.painted.append(statistics.median(painted))
    notes.elsewhere.append(statistics.median(elsewhere))
    for page in (host, guest):
        notes.long_tasks += [task for task in page.evaluate("noted.long") if task > 50]
    address, cookies = host.url, host.context.cookies()
    host.context.close()
    guest.context.close()
    return address, cookies


def a_table(browser: Browser, site: str) -> tuple[Page, Page]:
    """A table of Guacamole for two people, each in a browser of their own."""
    host, guest = (
        browser.new_context(base_url=site, viewport=PHONE, has_touch=True, is_mobile=True, locale="en").new_page()
        for _ in range(2)
    )
    for page in (host, guest):
        page.add_init_script(WATCH)
    host.goto("/games/guacamole")
    host.get_by_label("2", exact=True).check()
    host.locator("select[name='bot-1']").select_option("friend")
    host.locator("form.new-table button.main-button").click()
    guest.goto(str(host.locator("a.invite").get_attribute("href")))
    guest.locator("form.join button.main-button").click()
    for page in (guest, host):
        page.locator("#table[data-moment]").wait_for()
    return host, guest


def first_load(browser: Browser, host: Page) -> tuple[int, int]:
    """Bytes and requests of a table in a browser that has never been there: all but the stream of what follows."""
    fresh = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en", service_workers="block")
    fresh.add_cookies(cast(Any, host.context.cookies()))
    page = fresh.new_page()
    seen = fresh.new_cdp_session(page)
    seen.send("Network.enable")
    loaded: list[int] = []
    seen.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    page.goto(host.url)
    page.locator("#table[data-moment]").wait_for()
    page.wait_for_timeout(1500)
    fresh.close()
    return sum(loaded), len(loaded)


def press_a_move(mover: Page, other: Page) -> tuple[float, list[float]]:
    """Press the first move that draws or discards; ms until it was painted here, and in the other browser."""
    counts = [page.evaluate("noted.painted.length") for page in (mover, other)]
    mover.evaluate("noted.pressed.length = 0")
    mover.locator("button[name=move]").first.dispatch_event("click")
    for page, count in zip((mover, other), counts, strict=True):
        in_time = page.evaluate(PAINTED_IN_TIME, count)
        if not in_time:
            raise TimeoutError("no new position was painted within two seconds")
    pressed = mover.evaluate("noted.pressed[0]")
    here, there = (
        page.evaluate("i => noted.painted[i]", i) - pressed for page, i in zip((mover, other), counts, strict=True)
    )
    mover.wait_for_timeout(900)
    return here, [there]


def lighthouse(address: str, cookies: list[Any], chromium: str) -> dict[str, Any]:
    """Lighthouse's scores of a table at phone size, and what it marks down."""
    with tempfile.TemporaryDirectory() as folder:
        headers, report = Path(folder, "headers.json"), Path(folder, "report.json")
        headers.write_text(json.dumps({"Cookie": "; ".join(f"{it['name']}={it['value']}" for it in cookies)}))
        command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={report}"]
        command += [f"--extra-headers={headers}", f"--only-categories={','.join(CATEGORIES)}"]
        command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": chromium}, stdout=sys.stderr)
        found = json.loads(report.read_text())
    marked_down = [
        f"{audit['title']} {audit.get('displayValue', '')}".strip()
        for category in found["categories"].values()
        for ref in category["auditRefs"]
        if (audit := found["audits"][ref["id"]])["score"] not in (None, 1) and ref["weight"]
    ]
    scores = {name: round(100 * category["score"]) for name, category in found["categories"].items()}
    return {**scores, "marked_down": marked_down}


if __name__ == "__main__":
    main()

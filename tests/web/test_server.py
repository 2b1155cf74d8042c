"""The server: how it starts, what it says when it cannot, and that SIGKILL loses nothing."""

import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx2
import pytest

from sobremesa.tables.errors import BadDatabase
from sobremesa.web import server as servers
from sobremesa.web.server import CannotListen, address, announce, listen, serve
from tests.web.reading import Page
from tests.web.serving import SOURCES, Server, serving


def sit_down(browser: httpx2.Client) -> str:
    answer = browser.post("/tables", data={"game": "guacamole", "players": "4"})
    assert 303 == answer.status_code
    return str(answer.headers["location"])


def press_first(browser: httpx2.Client, table: str) -> int:
    page = Page(browser.get(table).text)
    data = {"version": page.version, "move": str(next(iter(page.moves)))}
    return browser.post(f"{table}/move", data=data).status_code


def test_sigkill_in_mid_game_loses_nothing(tmp_path: Path):
    """Same table, same seat, same page, byte for byte."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database) as server, httpx2.Client(base_url=server.address) as browser:
        table = sit_down(browser)
        for _ in range(5):
            assert 303 == press_first(browser, table)
        before = browser.get(f"{table}?log=all&why=all")
        server.kill()
        with serving(database, server.port):
            after = browser.get(f"{table}?log=all&why=all")
            assert (200, before.text) == (after.status_code, after.text)
            assert 303 == press_first(browser, table)
            assert table in browser.get("/mine").text


def test_sigkill_while_moves_are_being_made(tmp_path: Path):
    """What was answered is there; what was not is either there whole or not at all."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(database)
    try:
        browser = httpx2.Client(base_url=server.address)
        table = sit_down(browser)
        for _ in range(2):
            made, seen = [0], threading.Event()

            def play(made: list[int] = made, seen: threading.Event = seen) -> None:
                try:
                    while Page(browser.get(table).text).moves and 303 == press_first(browser, table):
                        made[0] += 1
                        if made[0] == 3:
                            seen.set()
                except httpx2.TransportError:
                    pass
                seen.set()

            before = int(Page(browser.get(table).text).version)
            player = threading.Thread(target=play)
            player.start()
            seen.wait()
            server.kill()
            player.join()
            server = Server(database, server.port)
            after = browser.get(table)
            assert 200 == after.status_code
            assert "Guacamole" == Page(after.text).root.one("h1").text
            if Page(after.text).moves:
                assert int(Page(after.text).version) >= before + made[0]
        browser.close()
    finally:
        server.kill()


def test_two_servers_at_one_database(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database) as one, serving(database) as two, httpx2.Client() as browser:
        table = sit_down(httpx2.Client(base_url=one.address, cookies=browser.cookies))
        assert 200 == browser.get(f"{two.address}{table}").status_code
        here, there = (httpx2.Client(base_url=server.address) for server in (one, two))
        mine = sit_down(here)
        there.cookies.update(dict(here.cookies))
        for _ in range(3):
            page = Page(here.get(mine).text)
            data = {"version": page.version, "move": str(next(iter(page.moves)))}
            answers = [there.post(f"{mine}/move", data=data), here.post(f"{mine}/move", data=data)]
            assert [303, 409] == [answer.status_code for answer in answers]
            assert here.get(mine).text == there.get(mine).text


def test_the_start_is_light(tmp_path: Path):
    """The first page takes less than two seconds of the processor, and neither a compiler nor a migration."""
    code = """
import resource, sys
from starlette.testclient import TestClient
from sobremesa.web import server
from sobremesa.web.app import create_app
import uvicorn
with TestClient(create_app(sys.argv[1])) as browser:
    assert 200 == browser.get("/").status_code
    table = browser.post("/tables", data={"game": "guacamole"})
    assert 200 == table.status_code
heavy = {"numba", "llvmlite", "alembic", "fastapi", "rich", "pandas"} & set(sys.modules)
assert not heavy, heavy
used = resource.getrusage(resource.RUSAGE_SELF)
print(used.ru_utime + used.ru_stime)
"""
    run = [sys.executable, "-W", "ignore", "-c", code]
    for name in ("first", "second"):
        done = subprocess.run(
            [*run, f"sqlite:///{tmp_path / name}.sqlite3"],
            env={"PYTHONPATH": str(SOURCES)},
            capture_output=True,
            text=True,
            check=True,
        )
    assert float(done.stdout) < 3  # the test's own browser costs half a second of it


def test_a_port_that_is_taken():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=rf"port {port} of 127\.0\.0\.1 cannot be had .*--port 0"):
            serve(port=port, database="sqlite:////dev/null/never")


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1"])
def test_an_address_that_is_not_this_machines(host: str):
    with pytest.raises(CannotListen):
        listen(host, 0)


def test_a_database_that_cannot_be_had_ends_the_start():
    with pytest.raises(BadDatabase, match="cannot be written"):
        serve(port=0, database="sqlite:////dev/null/tables.sqlite3")


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::1", "http://[::1]:80/"),
        ("localhost", "http://localhost:80/"),
    ],
)
def test_the_address_that_is_shown(host: str, shown: str):
    assert shown == address(host, 80)


def test_the_browser_is_opened_if_that_is_wanted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    opened = threading.Event()
    asked: list[str] = []

    def open_(url: str) -> bool:
        asked.append(url)
        opened.set()
        return False

    monkeypatch.setattr(servers.webbrowser, "open", open_)
    announce("http://127.0.0.1:80/", open_browser=False)
    assert not asked
    announce("http://127.0.0.1:80/", open_browser=True)
    assert opened.wait(5)
    assert ["http://127.0.0.1:80/"] == asked
    assert "Sobremesa is at http://127.0.0.1:80/" in capsys.readouterr().out

"""The server: how it starts, what it says when it cannot, and that SIGKILL loses nothing."""

import errno
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx2
import pytest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sobremesa.tables.errors import BadDatabase
from sobremesa.tables.store import Store
from sobremesa.web import server as servers
from sobremesa.web.reader import Cookies
from sobremesa.web.server import CannotListen, PortTaken, address, announce, listen, serve
from tests.web.reading import Page
from tests.web.serving import SOURCES, Server, serving
from tests.web.streaming import answering


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
heavy = {"numpy", "llvmlite", "alembic", "fastapi", "rich", "pandas"} & set(sys.modules)
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


def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(servers, "SECONDS_TO_ANSWER", 0.2)
        with pytest.raises(CannotListen, match=rf"port {port} of 127\.0\.0\.1 is taken by another program: .*--port 0"):
            serve(port=port, database="sqlite:////dev/null/never")


def test_a_port_at_which_something_else_than_a_web_server_answers():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()

        def answer() -> None:
            with other.accept()[0] as talk:
                talk.recv(1000)
                talk.sendall(b"SSH-2.0-other\r\n")

        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(PortTaken, match="another program"):
            serve(port=other.getsockname()[1], database="sqlite:////dev/null/never")


@pytest.mark.parametrize("told", [b"hello", b'{"name": "other"}', b'["sobremesa"]', b"[" * 5000])
def test_a_port_at_which_something_else_answers(told: bytes):
    async def other(scope: Scope, receive: Receive, send: Send) -> None:
        await Response(told)(scope, receive, send)

    with answering(other) as url, pytest.raises(PortTaken, match="another program"):
        serve(port=int(url.rpartition(":")[2]), database="sqlite:////dev/null/never")


def test_a_second_start_leads_to_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    opened: list[str] = []
    monkeypatch.setattr(servers.webbrowser, "open", opened.append)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database) as server:
        serve(port=server.port, database=database)
        assert (f"Sobremesa is at {server.address}/ already\n", []) == (capsys.readouterr().out, opened)
        serve(port=server.port, database=database, open_browser=True)
        assert [f"{server.address}/"] == opened
        with pytest.raises(PortTaken, match=r"another Sobremesa with other tables is there already: .*--port"):
            serve(port=server.port, database=f"sqlite:///{tmp_path / 'others.sqlite3'}")


def test_a_second_start_of_the_command_ends_well(tmp_path: Path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database) as server:
        command = ["serve", "--port", str(server.port), "--database", database, "--no-open"]
        done = subprocess.run(
            [sys.executable, "-m", "sobremesa", *command],
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert (0, f"Sobremesa is at {server.address}/ already\n", "") == (done.returncode, done.stdout, done.stderr)


def test_a_sign_of_life_tells_nothing_secret(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    key = store.signing_key()
    store.close()
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        told = httpx2.get(f"{server.address}/health").json()
    assert {"name": "sobremesa", "database": Cookies(key).database} == told
    assert key.hex() not in str(told)


@pytest.mark.parametrize(
    ("host", "says"),
    [
        ("no.such.host.invalid", "--host 'no.such.host.invalid': there is no such machine or address; give 127.0.0.1"),
        ("nonsense", "--host 'nonsense': there is no such machine or address"),
        ("a" * 300, f"--host '{'a' * 80}': there is no such machine or address"),
        ("192.0.2.1", "--host 192.0.2.1: this machine has no such address; give 127.0.0.1"),
    ],
    ids=lambda value: value[:20],
)
def test_an_address_that_is_not_this_machines(host: str, says: str):
    with pytest.raises(CannotListen) as raised:
        listen(host, 0)
    assert str(raised.value).startswith(says)


def test_a_port_of_the_system(monkeypatch: pytest.MonkeyPatch):
    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    with pytest.raises(CannotListen, match=r"port 80 may be used by the system alone: give another with --port"):
        listen("127.0.0.1", 80)


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

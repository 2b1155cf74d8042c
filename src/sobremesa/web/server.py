"""The server: the page on this machine, or for others."""

import errno
import json
import socket
import threading
import urllib.request
import webbrowser
from http.client import HTTPException
from pathlib import Path

from ..engine.errors import Message, SobremesaError
from ..engine.files import why
from ..engine.languages import LANGUAGES
from ..engine.words import Words

TEXTS = Path(__file__).parent / "text"
SECONDS_TO_END = 5  # after which answers that have not ended are cut off
SECONDS_TO_ANSWER = 3  # for whoever has the port already
LONGEST_HOST = 80  # letters of an address that are shown again


class CannotListen(SobremesaError):
    """The address or port cannot be listened on; the message says why and what to give instead."""

    texts = TEXTS


class PortTaken(CannotListen):
    """Another program listens there."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str | None = None,
    *,
    open_browser: bool = False,
    language: str = LANGUAGES[0],
) -> None:
    """Serve the page until it is interrupted; its address is printed once it answers.

    If a server of ours with the same tables has the port, its address is printed, and that is all.

    port      0 takes a free one
    database  URL of SQLite or PostgreSQL; by default a file in the user's data folder
    language  in which the address is told

    Raises CannotListen or BadDatabase.
    """
    try:
        listening = listen(host, port)
    except PortTaken:
        if not answers_already(host, port, database):
            raise
        announce_again(address(host, port), language, open_browser=open_browser)
        return
    with listening:
        import uvicorn

        from .app import create_app

        app = create_app(database)

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                if self.started:
                    announce(address(host, listening.getsockname()[1]), language, open_browser=open_browser)

            async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
                app.state.site.presence.close()  # it waits for every answer to end, streams too
                await super().shutdown(sockets)

        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SECONDS_TO_END,
        )
        Server(config).run([listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; CannotListen says why it cannot be had."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError):  # UnicodeError: a name that no machine can have
        raise CannotListen(Message("serve.no-such-host", host=host[:LONGEST_HOST])) from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(128)
    except OSError as error:
        made.close()
        raise _why_not(error, host, port) from None
    return made


def _why_not(error: OSError, host: str, port: int) -> CannotListen:
    match error.errno:
        case errno.EADDRINUSE:
            return PortTaken(Message("serve.port-taken", port=port, host=host))
        case errno.EACCES:
            return CannotListen(Message("serve.port-of-system", port=port))
        case errno.EADDRNOTAVAIL:
            return CannotListen(Message("serve.other-machine", host=host))
    return CannotListen(Message("serve.no-port", port=port, host=host, why=why(error)))


def answers_already(host: str, port: int, database: str | None) -> bool:
    """Does a server of ours with the tables of that database answer there?

    Raises PortTaken if it is one with other tables, BadDatabase if the database cannot be used.
    """
    served = _database_served(address(host, port))
    if served is None:
        return False
    from ..tables.store import Store
    from .site.reader import Cookies

    store = Store(database)
    own = Cookies(store.signing_key()).database
    store.close()
    if own != served:
        raise PortTaken(Message("serve.other-tables", port=port, host=host))
    return True


def _database_served(url: str) -> str | None:
    """What the server there says its database is called; None if it is none of ours."""
    ask = urllib.request.build_opener(urllib.request.ProxyHandler({})).open
    try:
        with ask(f"{url}health", timeout=SECONDS_TO_ANSWER) as answer:
            told = json.loads(answer.read(1000))
    except (OSError, HTTPException, ValueError, RecursionError):  # whatever answers, it is none of ours
        return None
    return str(told["database"]) if isinstance(told, dict) and told.get("name") == "sobremesa" else None


def address(host: str, port: int) -> str:
    """The address of the page as a browser takes it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def announce(url: str, language: str = LANGUAGES[0], *, open_browser: bool) -> None:
    """Say where the page is, and open it if that is wanted and a browser can be found."""
    print(Words(language, [TEXTS])("serve.at", url=url), flush=True)  # noqa: T201
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def announce_again(url: str, language: str = LANGUAGES[0], *, open_browser: bool) -> None:
    """Say where the page is already, and open it if that is wanted."""
    print(Words(language, [TEXTS])("serve.at-already", url=url), flush=True)  # noqa: T201
    if open_browser:
        webbrowser.open(url)

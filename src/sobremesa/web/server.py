"""The server: the page on this machine, or for others."""

import socket
import threading
import webbrowser

from ..engine.errors import SobremesaError

SECONDS_TO_END = 5  # after which answers that have not ended are cut off


class CannotListen(SobremesaError):
    """The address or port cannot be listened on; the message says why and what to give instead."""


def serve(
    host: str = "127.0.0.1", port: int = 8765, database: str | None = None, *, open_browser: bool = False
) -> None:
    """Serve the page until it is interrupted; its address is printed once it answers.

    port      0 takes a free one
    database  URL of SQLite or PostgreSQL; by default a file in the user's data folder

    Raises CannotListen or BadDatabase.
    """
    listening = listen(host, port)
    with listening:
        import uvicorn

        from .app import create_app

        app = create_app(database)

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                if self.started:
                    announce(address(host, listening.getsockname()[1]), open_browser=open_browser)

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
    except OSError as error:
        raise CannotListen(f"{host!r} is not an address of this machine ({error.strerror})") from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(128)
    except OSError as error:
        made.close()
        raise CannotListen(
            f"port {port} of {host} cannot be had ({error.strerror}): perhaps Sobremesa runs there already. "
            "Give another with --port, or --port 0 for any that is free"
        ) from None
    return made


def address(host: str, port: int) -> str:
    """The address of the page as a browser takes it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def announce(url: str, *, open_browser: bool) -> None:
    """Say where the page is, and open it if that is wanted and a browser can be found."""
    print(f"Sobremesa is at {url} (Ctrl-C ends it)", flush=True)  # noqa: T201
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

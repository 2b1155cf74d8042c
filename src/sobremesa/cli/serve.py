"""`sobremesa serve`: the page, on this machine or for others."""

from typing import Annotated

import typer

LARGEST_PORT = 65535


def port_number(given: str | int) -> int:
    """The port that is given, which is a number already if it is the default; BadParameter says what a port is."""
    text = str(given)
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= LARGEST_PORT):
        raise typer.BadParameter(
            f"{text[:20]!r} is no port: give a number from 1 to {LARGEST_PORT}, or 0 for any free port"
        )
    return int(text)


Host = Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets others in.")]
Port = Annotated[
    int, typer.Option("--port", parser=port_number, metavar="PORT", help="The port to listen on; 0 takes a free one.")
]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Where tables are kept, instead of your data folder.")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]


def serve(host: Host = "127.0.0.1", port: Port = 8765, database: Database = None, open: Open = True) -> None:
    """Serve the page until Ctrl-C; where that is done already, only say so and open it."""
    from ..web.server import serve as serve_page

    serve_page(host=host, port=port, database=database, open_browser=open)

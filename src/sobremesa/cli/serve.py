"""`sobremesa serve`: the page, on this machine or for others."""

from typing import Annotated

import typer

from ..engine.errors import Message
from .arguments import InLanguage
from .errors import BadUse
from .misused import short

LARGEST_PORT = 65535


def port_number(given: str | int) -> int:
    """The port that is given, which is a number already if it is the default; BadUse says what a port is."""
    text = str(given)
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= LARGEST_PORT):
        raise BadUse(Message("error.port", text=short(text), most=LARGEST_PORT))
    return int(text)


Host = Annotated[str, typer.Option("--host")]
Port = Annotated[int, typer.Option("--port", parser=port_number, metavar="PORT")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Open = Annotated[bool, typer.Option("--open/--no-open")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8765,
    database: Database = None,
    open: Open = True,
    *,
    language: InLanguage,
) -> None:
    """Serve the page until Ctrl-C; where that is done already, only say so and open it."""
    from ..web.server import serve as serve_page

    serve_page(host=host, port=port, database=database, open_browser=open, language=language)

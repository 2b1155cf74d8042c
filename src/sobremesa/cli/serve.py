"""`sobremesa serve`: the page, on this machine or for others."""

from typing import Annotated

import typer

Host = Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets others in.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on; 0 takes a free one.")]
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Where tables are kept, instead of your data folder.")
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]


def serve(host: Host = "127.0.0.1", port: Port = 8765, database: Database = None, open: Open = True) -> None:
    """Serve the page until Ctrl-C."""
    from ..web.server import serve as serve_page

    serve_page(host=host, port=port, database=database, open_browser=open)

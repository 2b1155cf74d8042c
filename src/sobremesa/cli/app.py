"""The commands and how they hang together.  Each file brings what it needs only when its command runs."""

from typing import Annotated

import typer

from .cards import cards
from .case import case
from .check import check
from .games import games
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate

app = typer.Typer(
    help="Printed card games by their full rulebooks. Without a command: serve on this machine and open the page.",
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def show_version(wanted: bool) -> None:
    """Print the version, and be done."""
    from importlib import metadata

    if wanted:
        print(f"sobremesa {metadata.version('sobremesa')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def sobremesa(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Serve and open the page, if no command is given."""
    if context.invoked_subcommand is None:
        serve()


for command in (serve, play, games, rules, cards, case, check, replay, simulate):
    app.command()(command)

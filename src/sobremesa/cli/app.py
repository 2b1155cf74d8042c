"""The commands and how they hang together.  Each file brings what it needs only when its command runs."""

from typing import Annotated

import typer

from .arguments import InLanguage
from .cards import cards
from .case import case
from .check import check
from .games import games
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .worded import WordedCommand, WordedGroup

app = typer.Typer(
    cls=WordedGroup,
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
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    *,
    language: InLanguage,
) -> None:
    """Serve and open the page, if no command is given; `language` has been looked for already, see `language_of`."""
    if context.invoked_subcommand is None:
        serve(language=language)


for command in (serve, play, games, rules, cards, case, check, replay, simulate):
    app.command(cls=WordedCommand)(command)

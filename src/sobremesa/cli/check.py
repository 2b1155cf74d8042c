"""`sobremesa check`: the laws that every game must obey, on random games."""

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import Message
from .arguments import AsJson, Seed, WithCards, chosen_cards
from .errors import CannotOpen
from .long_work import progress_bar
from .output import note, one_line

if TYPE_CHECKING:
    from ..engine.cardset import CardSet
    from ..engine.contract import Game
    from ..kit.report import Report

AnyGame = Annotated[str, typer.Argument(metavar="GAME")]
Games = Annotated[int, typer.Option("--games", min=1)]


def check(game: AnyGame, games: Games = 1000, seed: Seed = "1", cards: WithCards = None, json: AsJson = False) -> None:
    """Play random games under the laws that every game must obey. The exit status is 1 if a law is broken."""
    found = any_game(game)
    report = check_with_progress(found, games, seed, chosen_cards(found, cards))
    for law, faults in report.faults.items():
        for fault in faults:
            note(f"law {law}: {fault}")
    for kind, names in report.unreached.items():
        if names:
            note(f"{kind} that no walk has reached: {', '.join(names)}")
    if report.games > games:
        note(f"{report.games} games were played: one for each number of players with each choice of options")
    if json:
        one_line(report.as_json())
    else:
        show(report)
    if not report.passed:
        raise typer.Exit(1)


def any_game(name: str) -> "Game":
    """The game of that id, or that a module of somebody else's has under a name: "my_games.tarot:GAME"."""
    from ..engine.contract import Game
    from ..games import game

    if ":" not in name:
        return game(name)
    module, _, attribute = name.partition(":")
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(import_module(module), attribute, None)
    except ImportError as error:
        raise CannotOpen(Message("error.module", name=name, module=module, error=str(error))) from None
    if not isinstance(found, Game):
        raise CannotOpen(Message("error.no-game-in-module", name=name, module=module, attribute=attribute))
    return found


def check_with_progress(game: "Game", games: int, seed: str, cards: "CardSet") -> "Report":
    """Check behind a progress bar on standard error."""
    from ..kit.check import check, cores

    with progress_bar("") as progress:
        return check(game, games, seed, progress, workers=cores(), cards=cards)


def show(report: "Report") -> None:
    """Print for people which laws are obeyed."""
    from rich.console import Console
    from rich.table import Table

    table = Table("law", "obeyed", "cases", box=None, pad_edge=False)
    for law, found in report.laws.items():
        table.add_row(law, "yes" if found["passed"] else "NO", f"{found['cases']:,}")
    table.columns[2].justify = "right"
    console = Console()
    console.print(table)
    seconds = f"{report.seconds:.1f} seconds"
    console.print(f"{report.game}: {report.games:,} games, {report.moves:,} moves, seed {report.seed}, {seconds}")

"""`sobremesa check`: the laws that every game must obey, on random games."""

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import Message
from .arguments import AsJson, InLanguage, Seed, WithCards, chosen_cards, number_option
from .errors import CannotOpen
from .long_work import progress_bar
from .misused import short
from .output import note, number, one_line, text_of

if TYPE_CHECKING:
    from ..engine.cardset import CardSet
    from ..engine.contract import Game
    from ..engine.words import Words
    from ..kit.report import Report

AnyGame = Annotated[str, typer.Argument(metavar="GAME")]
Games = Annotated[int, number_option("--games", 1)]


def check(
    game: AnyGame,
    games: Games = 1000,
    seed: Seed = "1",
    cards: WithCards = None,
    *,
    language: InLanguage,
    json: AsJson = False,
) -> None:
    """Play random games under the laws that every game must obey. The exit status is 1 if a law is broken."""
    found = any_game(game)
    texts = text_of(language)
    report = check_with_progress(found, games, seed, chosen_cards(found, cards), texts)
    for law, faults in report.in_words(language).items():
        for fault in faults:
            note(texts("check.fault", law=law, fault=fault))
    for kind, names in report.unreached.items():
        if names:
            note(texts(f"check.unreached.{kind}", names=", ".join(names)))
    if report.games > games:
        note(texts("check.more-games", n=report.games))
    if json:
        one_line(report.as_json())
    else:
        show(report, texts)
    if not report.passed:
        raise typer.Exit(1)


def any_game(name: str) -> "Game":
    """The game of that id, or that a module of somebody else's has under a name: "my_games.tarot:GAME"."""
    from ..engine.contract import Game
    from ..games import game

    if ":" not in name:
        return game(name)
    module, _, attribute = name.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), attribute)):
        raise CannotOpen(Message("error.module-form", name=short(name)))
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # noqa: BLE001 - whatever a module of somebody else's raises
        why = f"{type(error).__name__}: {error}"
        raise CannotOpen(Message("error.module", name=short(name), module=short(module), error=why)) from None
    if not isinstance(found, Game):
        raise CannotOpen(Message("error.no-game-in-module", name=name, module=module, attribute=attribute))
    return found


def check_with_progress(game: "Game", games: int, seed: str, cards: "CardSet", texts: "Words") -> "Report":
    """Check behind a progress bar on standard error."""
    from ..kit.check import check, cores

    with progress_bar(texts, "") as progress:
        return check(
            game,
            games,
            seed,
            lambda done, total, what: progress(done, total, texts(f"progress.{what}", game=game.id)),
            workers=cores(),
            cards=cards,
        )


def show(report: "Report", texts: "Words") -> None:
    """Print for people which laws are obeyed."""
    from rich.console import Console
    from rich.table import Table

    def said(value: float, decimals: int = 0) -> str:
        return number(value, texts.language, decimals)

    table = Table(*(texts(f"check.{head}") for head in ("law", "obeyed", "cases")), box=None, pad_edge=False)
    for law, found in report.laws.items():
        table.add_row(law, texts("check.yes" if found["passed"] else "check.no"), said(found["cases"]))
    table.columns[2].justify = "right"
    Console().print(table)
    amounts = {"moves": said(report.moves), "seed": report.seed, "seconds": said(report.seconds, 1)}
    print(texts("check.counted", game=report.game, n=report.games, games=said(report.games), **amounts))

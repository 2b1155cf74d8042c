"""Arguments that several commands share."""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import BadOptions
from ..engine.languages import LANGUAGES, Language

if TYPE_CHECKING:
    from ..engine.cardset import CardSet
    from ..engine.contract import Game


def own_language() -> Language:
    """The language of the person's environment; the first of all languages where that is none of them."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = re.split(r"[_.@-]", value)[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, such as guacamole.")]
InLanguage = Annotated[
    Language,
    typer.Option(
        "--language", help="The default is your environment's.", default_factory=own_language, show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one line of JSON; nothing if it cannot be done.")]
Seed = Annotated[str, typer.Option("--seed", help="A number or a word; the same seed deals the same game.")]
WithOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, as often as needed; see games."),
]
WithCards = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="A card set of your own; see cards GAME --check.")
]


def chosen_options(game: "Game", given: Sequence[str] | None) -> dict[str, str]:
    """The options that `--option NAME=VALUE` chose; BadOptions says what a wrong one should have been."""
    chosen: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            example = "; ".join(f"{option.id}={'|'.join(option.values)}" for option in game.options) or "none"
            raise BadOptions(f"--option {text!r}: expected NAME=VALUE; {game.id} has: {example}")
        if name in chosen:
            raise BadOptions(f"--option {name} is given twice, as {chosen[name]!r} and as {value!r}; give it once")
        chosen[name] = value
    game.option_values(chosen)
    return chosen


def chosen_cards(game: "Game", path: Path | None) -> "CardSet":
    """The card set of a file, or the game's own; BadCardSet says what is wrong with the file."""
    cards: CardSet = game.cards.load(path)
    return cards

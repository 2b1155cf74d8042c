"""Arguments that several commands share."""

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.errors import Message
from ..engine.languages import LANGUAGES, Language
from .errors import BadUse
from .misused import short

if TYPE_CHECKING:
    from ..engine.cardset import CardSet
    from ..engine.contract import Game


LONGEST_NUMBER = 10  # digits, with a sign


def own_language() -> Language:
    """The language of the person's environment; the first of all languages where that is none of them."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = re.split(r"[_.@-]", value)[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_of(arguments: Sequence[str]) -> Language:
    """The language in which the command line speaks: that of `--language`, wherever it stands, else the person's own.

    It is looked for before the command line is read, so that help and errors are said in it as well.
    """
    given = own_language()
    for i, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            value = value if equals else "".join(arguments[i + 1 : i + 2])
            given = value if value in LANGUAGES else given
    return given


def language_named(text: str) -> Language:
    """The language of that name; BadUse names those that there are."""
    for language in LANGUAGES:
        if language == text:
            return language
    raise BadUse(Message("misused.one-of", what="--language", known=LANGUAGES, given=short(text)))


def whole_number(option: str, least: int | None = None) -> Callable[[int | str], int]:
    """What reads the whole number of an option; BadUse says what was expected."""

    def read(given: int | str) -> int:
        text = str(given)
        if not re.fullmatch(r"\s*[+-]?[0-9]+\s*", text):
            raise BadUse(Message("misused.number", what=option, given=short(text)))
        if len(text.strip()) > LONGEST_NUMBER:
            raise BadUse(Message("misused.long-number", what=option))
        number = int(text)
        if least is not None and number < least:
            raise BadUse(Message("misused.least", what=option, least=least, given=text.strip()))
        return number

    return read


def file_named(option: str) -> Callable[[str | Path], Path]:
    """What reads the name of an option's file; BadUse if it is empty, which would mean the folder that one is in."""

    def read(given: str | Path) -> Path:
        if not str(given):
            raise BadUse(Message("misused.no-value", what=option))
        return Path(given)

    return read


def file_option(name: str) -> Any:
    """An option that takes the name of a file."""
    return typer.Option(name, parser=file_named(name), metavar="FILE")


def number_option(name: str, least: int | None = None) -> Any:
    """An option that takes a whole number."""
    return typer.Option(name, parser=whole_number(name, least), metavar="NUMBER")


GameId = Annotated[str, typer.Argument(metavar="GAME")]
InLanguage = Annotated[
    str,
    typer.Option(
        "--language", parser=language_named, metavar="LANGUAGE", default_factory=own_language, show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json")]
Seed = Annotated[str, typer.Option("--seed")]
WithOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
WithCards = Annotated[Path | None, file_option("--cards")]


def chosen_options(game: "Game", given: Sequence[str] | None) -> dict[str, str]:
    """The options that `--option NAME=VALUE` chose; BadUse says what a wrong one should have been."""
    chosen: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            known = tuple(f"{option.id}={'|'.join(option.values)}" for option in game.options)
            id = "error.option-form" if known else "error.option-form-none"
            raise BadUse(Message(id, text=text, game=game.id, options=known))
        if name in chosen:
            raise BadUse(Message("error.option-twice", name=name, first=chosen[name], second=value))
        chosen[name] = value
    game.option_values(chosen)
    return chosen


def chosen_cards(game: "Game", path: Path | None) -> "CardSet":
    """The card set of a file, or the game's own; BadCardSet says what is wrong with the file."""
    cards: CardSet = game.cards.load(path)
    return cards

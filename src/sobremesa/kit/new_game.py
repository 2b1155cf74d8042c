"""A new game, begun as a copy of a template.

    python -m sobremesa.kit.new_game ID ENGLISH_NAME SPANISH_NAME [--tiny]      (a name in every language)

The copy is a complete game under its own name, listed in `games.GAMES`, in the READMEs and among the words of case
files, with its tests passing.  From there it is changed, room by room, into the game that is wanted; CONTRIBUTING.md
says in which order.
"""

import argparse
import keyword
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..engine.contract import Game
from ..engine.errors import SobremesaError
from ..engine.languages import LANGUAGES, language_name
from ..games import KNOWN, TEMPLATE, TINY, game

GAMES_FOLDER = Path(__file__).parents[1] / "games"
ID = re.compile(r"[a-z][a-z0-9]*")
TAKEN = ("tests", "sobremesa", "conftest", "pytest")  # what tests of a game are imported beside
TEXT = (".py", ".toml", ".md", ".po", ".txt")
READMES = {  # by language: the file, the head of its table of games, and "to", "or" and "none" as it says them
    "en": ("README.md", "| Game | Players | Options |", "to", "or", "none"),
    "es": ("README.es.md", "| Juego | Jugadores | Opciones |", "a", "o", "ninguna"),
}


class CannotBegin(SobremesaError):
    """The id or a name will not do, or there is such a game already."""


@dataclass(frozen=True)
class NewGame:
    """A game to begin: its id, its names, one in each of LANGUAGES, and the template that it is a copy of."""

    id: str
    names: Sequence[str]
    template: Game

    def named(self, text: str) -> str:
        """What is said of the template, said of the game."""
        called = [self.template.names[language] for language in LANGUAGES]
        for old, new in zip((self.template.id, *called), (self.id, *self.names), strict=True):
            text = text.replace(old, new)
        return text


Listed = Callable[[NewGame, str], tuple[str, int]]  # a text with the game in its list, and how many lists it has


def new_game(id: str, names: Sequence[str], folder: Path = GAMES_FOLDER, *, tiny: bool = False) -> Path:
    """Copy a template to a game of that id and list it; CannotBegin if the id is taken or no name for a module.

    names   the game's, one in each of LANGUAGES
    folder  where the games are
    tiny    copy the least that is a game, not the full template
    """
    _check_words(id, names)
    if (folder / id).exists():
        raise CannotBegin(f"there is a folder for {id!r} already: {folder / id}")
    begun = NewGame(id, names, game(TINY if tiny else TEMPLATE))
    made = folder / id
    shutil.copytree(folder / begun.template.id, made, ignore=shutil.ignore_patterns("__pycache__"))
    for path in made.rglob("*"):
        if path.suffix in TEXT:
            path.write_text(begun.named(path.read_text("utf-8")), "utf-8")
    _write(folder / "__init__.py", begun, _in_games)
    root = folder.parents[2]
    lists: dict[str, Listed] = {readme[0]: partial(_in_readme, language) for language, readme in READMES.items()}
    for document, listed in {**lists, "docs/cases.md": _in_cases}.items():
        if (root / document).exists():
            _write(root / document, begun, listed)
    return made


def _check_words(id: str, names: Sequence[str]) -> None:
    """CannotBegin if the id or a name will not do."""
    if not ID.fullmatch(id):
        raise CannotBegin(f"the id of a game is small letters and digits, a letter first, not {id!r}")
    if keyword.iskeyword(id) or keyword.issoftkeyword(id) or id in sys.stdlib_module_names or id in TAKEN:
        raise CannotBegin(f"{id!r} is a word of Python or of this project, and would not do as a game's id")
    for name in names:
        if not name.strip() or set('"\\\n|<>&`*[]{}') & set(name):
            raise CannotBegin(f"a game's name is words in one line without quotation marks or signs, not {name!r}")
    for language, name in zip(LANGUAGES, names, strict=True):
        for other in KNOWN:
            if name.casefold().strip() == game(other).names[language].casefold():
                raise CannotBegin(f"{other!r} has the name {name!r} already")


def _write(path: Path, begun: NewGame, listed: Listed) -> None:
    """Write a file with the game in its list; CannotBegin if there is not one list."""
    text, count = listed(begun, path.read_text("utf-8"))
    if count != 1:
        raise CannotBegin(f"{path}: expected one list of the games to put the new one in")
    path.write_text(text, "utf-8")


def _in_games(begun: NewGame, text: str) -> tuple[str, int]:
    return re.subn(r"^GAMES = \((.*?),?\)$", rf'GAMES = (\1, "{begun.id}")', text, flags=re.MULTILINE)


def _in_readme(language: str, begun: NewGame, text: str) -> tuple[str, int]:
    """A row below the others of the table of games, in the README of that language."""
    _, head, to, joint, none = READMES[language]
    first, *more = begun.template.seats
    seats = f"{first} {to} {more[-1]}" if more else first
    options = "; ".join(f"`{option.id}`: `{f'` {joint} `'.join(option.values)}`" for option in begun.template.options)
    row = f"| {begun.names[LANGUAGES.index(language)]} (`{begun.id}`) | {seats} | {options or none} |\n"
    table = re.compile(rf"^{re.escape(head)}\n(?:\|.*\n)+", re.MULTILINE)
    return table.subn(lambda found: found[0] + row, text)


def _in_cases(begun: NewGame, text: str) -> tuple[str, int]:
    """Its words before those of the templates, as those of its template are told."""
    heading = rf"### (?P<name>{re.escape(begun.template.names['en'])}), the .*\n"
    words = rf"\n(?P<words>(?:.*\n)*?<!-- end {begun.template.id} -->\n)"
    if not (found := re.search(heading + words, text)):
        return text, 0
    told = f"### {begun.names[0]}\n\n{begun.named(found['words'])}\n"
    place = re.compile(rf"^### {re.escape(game(TEMPLATE).names['en'])}, the ", re.MULTILINE)
    return place.subn(lambda found: told + found[0], text)


def main(arguments: Sequence[str] | None = None) -> None:
    """Begin a game (see the top of this file)."""
    parser = argparse.ArgumentParser(prog="python -m sobremesa.kit.new_game", description="Begin a new game.")
    parser.add_argument("id", help="its id, which is also its folder: small letters and digits")
    for language in LANGUAGES:
        called = language_name(language, LANGUAGES[0])
        parser.add_argument(language, metavar=f"{called.upper()}_NAME", help=f"its {called} name")
    parser.add_argument("--tiny", action="store_true", help="copy the least that is a game, not the full template")
    asked = parser.parse_args(arguments)
    try:
        made = new_game(asked.id, [vars(asked)[language] for language in LANGUAGES], tiny=asked.tiny)
        sys.stdout.write(f"begun in {made}; CONTRIBUTING.md says how to go on\n")
    except CannotBegin as why:
        parser.error(str(why))


if __name__ == "__main__":
    main()

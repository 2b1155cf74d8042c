"""A new game, begun as a copy of the template.

    python -m sobremesa.kit.new_game ID ENGLISH_NAME SPANISH_NAME      (a name in every language)

The copy is a complete game under its own name, listed in `games.GAMES`, with its tests passing.  From there it is
changed, room by room, into the game that is wanted; CONTRIBUTING.md says in which order.
"""

import argparse
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from ..engine.errors import SobremesaError
from ..engine.languages import LANGUAGES, language_name
from ..games import TEMPLATE, game

GAMES_FOLDER = Path(__file__).parents[1] / "games"
ID = re.compile(r"[a-z][a-z0-9]*")
TEXT = (".py", ".toml", ".md", ".po", ".txt")


class CannotBegin(SobremesaError):
    """The id or a name will not do, or there is such a game already."""


def new_game(id: str, names: Sequence[str], folder: Path = GAMES_FOLDER) -> Path:
    """Copy the template to a game of that id and list it; CannotBegin if the id is taken or no name for a module.

    names   the game's, one in each of LANGUAGES
    folder  where the games are
    """
    if not ID.fullmatch(id):
        raise CannotBegin(f"the id of a game is small letters and digits, a letter first, not {id!r}")
    for name in names:
        if not name.strip() or set('"\\\n') & set(name):
            raise CannotBegin(f"a game's name is words in one line without quotation marks, not {name!r}")
    if (folder / id).exists():
        raise CannotBegin(f"there is a folder for {id!r} already: {folder / id}")
    made = folder / id
    called = [game(TEMPLATE).names[language] for language in LANGUAGES]
    shutil.copytree(folder / TEMPLATE, made, ignore=shutil.ignore_patterns("__pycache__"))
    for path in made.rglob("*"):
        if path.suffix in TEXT:
            text = path.read_text("utf-8")
            for old, new in zip((TEMPLATE, *called), (id, *names), strict=True):
                text = text.replace(old, new)
            path.write_text(text, "utf-8")
    _list(id, folder / "__init__.py")
    return made


def _list(id: str, path: Path) -> None:
    text = path.read_text("utf-8")
    listed, count = re.subn(r"^GAMES = \((.*?),?\)$", rf'GAMES = (\1, "{id}")', text, flags=re.MULTILINE)
    if count != 1:
        raise CannotBegin(f"{path}: expected one line GAMES = (...)")
    path.write_text(listed, "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Begin a game (see the top of this file)."""
    parser = argparse.ArgumentParser(prog="python -m sobremesa.kit.new_game", description="Begin a new game.")
    parser.add_argument("id", help="its id, which is also its folder: small letters and digits")
    for language in LANGUAGES:
        called = language_name(language, LANGUAGES[0])
        parser.add_argument(language, metavar=f"{called.upper()}_NAME", help=f"its {called} name")
    asked = parser.parse_args(arguments)
    try:
        made = new_game(asked.id, [vars(asked)[language] for language in LANGUAGES])
        sys.stdout.write(f"begun in {made}; CONTRIBUTING.md says how to go on\n")
    except CannotBegin as why:
        parser.error(str(why))


if __name__ == "__main__":
    main()

"""The map of a game's folder: a line a file, said by the file itself, in the order in which one would read it.

    python -m sobremesa.kit.map GAME...    write MAP.md anew in the folders of these games

A test compares it, and asks for it where a folder has many files.
"""

import argparse
import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ..engine.contract import Game, handle
from ..engine.rulebook import cited_by
from ..games import game as find_game

NAME = "MAP.md"
MANY = 25  # modules, look and tests left out: so many need a map

# What stands in a section: the room that it begins with, and all that this room has from files not named before.
SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("What lies on the table", ("state.py", "cards.py")),
    ("The rules, in the order of the rulebook; compiled", ("rules.py",)),
    ("Dealing anew what a seat cannot know; compiled", ("redeal.py",)),
    ("What a bot thinks; compiled", ("judgement.py",)),
    ("What a seat sees and reads", ("view.py",)),
    ("What moves on the page", ("motions.py",)),
    ("Positions in words, for case files", ("positions.py",)),
    ("How it looks", ("look/__init__.py",)),
)
TEXTS = {
    "rulebook.en.md": "the rules in our own words; each clause has a lasting handle",
    "rulebook.es.md": "the same in Spanish",
    "cards.toml": "the card set with its provenance",
    "first_game.toml": "a first game for newcomers: a case file whose steps are explained",
    "text/en.po": "every text that a player reads, in English",
    "text/es.po": "every text that a player reads, in Spanish",
    "look/table.html": "the table as a page shows it",
    "look/table.css": "how the table is laid out",
}


def map_of(game: Game) -> str:
    """The map as Markdown."""
    left = {path.relative_to(game.folder).as_posix() for path in _files(game.folder)}
    parts = [f"# The files of {game.names['en']}\n", f"Written by `python -m sobremesa.kit.map {game.id}`.\n"]
    texts = [name for name in TEXTS if name in left and not name.startswith("look/")]
    parts += _section("Rulebook, card set, words", texts, game)
    left -= set(texts)
    for title, rooms in SECTIONS:
        found = [name for name in _with_what_they_need(game.folder, rooms) if name in left]
        if rooms == ("rules.py",):
            found = _in_rulebook_order(game, found)
        if rooms == ("look/__init__.py",):
            found += sorted(name for name in left if name.startswith("look/") and name not in found)
        parts += _section(title, found, game)
        left -= set(found)
    tests = sorted(name for name in left if name.startswith("tests/"))
    parts += _section("What else is there", sorted(left.difference(tests)), game)
    parts += _section("The tests", tests, game)
    return "\n".join(parts)


def _files(folder: Path) -> Iterator[Path]:
    """All that is written in a game's folder; the golden games and card sets of its tests are not named one by one."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        named = parts[0] != "tests" or len(parts) == 2
        if (
            path.is_file()
            and named
            and "__pycache__" not in parts
            and path not in (folder / NAME, folder / "__init__.py")
        ):
            yield path


def _section(title: str, names: Sequence[str], game: Game) -> list[str]:
    if not names:
        return []
    rows = "".join(f"| `{name}` | {_said(game, name)} |\n" for name in names)
    return [f"## {title}\n", f"| file | what it has |\n| --- | --- |\n{rows}"]


def _said(game: Game, name: str) -> str:
    """What a file says of itself in its first sentence."""
    if name in TEXTS:
        return TEXTS[name]
    text = (game.folder / name).read_text("utf-8")
    if name.endswith(".py"):
        said = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0].replace("\n", " ")
    else:
        said = text.splitlines()[0].lstrip("#/* ")
    full_name = game.names["en"]  # which may have a full stop of its own
    said = said.removeprefix(f"{full_name}: ").replace(full_name, "\0")
    return said.split(". ")[0].split(".  ")[0].rstrip(".").replace("\0", full_name).replace("|", "/")


def _in_rulebook_order(game: Game, names: Iterable[str]) -> list[str]:
    """The rules file first, the others by the first clause that each cites."""
    numbers = {handle(clause): int(clause) for clause in game.state.Clause}
    first: dict[str, int] = {}
    for clause, places in cited_by(game).items():
        for place in places:
            name = place.file.partition("/")[2].partition("/")[2]
            first[name] = min(first.get(name, len(numbers)), numbers[clause])
    return sorted(names, key=lambda name: (name != "rules.py", first.get(name, len(numbers) + 1), name))


def _with_what_they_need(folder: Path, rooms: Sequence[str]) -> list[str]:
    """Some files, and those of the folder that they import, directly or not, in the order in which they do."""
    found: list[str] = []
    waiting = [room for room in rooms if (folder / room).exists()]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += _imported(folder, name)
    return found


def _imported(folder: Path, name: str) -> Iterator[str]:
    """The files of the folder that one of them imports."""
    for node in ast.walk(ast.parse((folder / name).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            home = (folder / name).parents[node.level - 1]
            if home == folder or folder in home.parents:
                home = home.joinpath(*(node.module or "").split(".")) if node.module else home
                modules = [home, *(home / alias.name for alias in node.names)]
                for path in (module.with_suffix(".py") for module in modules):
                    if path.is_file():
                        yield path.relative_to(folder).as_posix()
                for package in modules:
                    if (package / "__init__.py").is_file() and package != folder:
                        yield (package / "__init__.py").relative_to(folder).as_posix()


def needs_map(game: Game) -> bool:
    """Has the game so many modules that nobody finds their way without a map?"""
    return len(list(game.folder.glob("*.py"))) > MANY


def main(arguments: Sequence[str] | None = None) -> None:
    """Write maps."""
    parser = argparse.ArgumentParser(
        prog="python -m sobremesa.kit.map", description="Write the map of a game's folder."
    )
    parser.add_argument("games", nargs="+", help="the ids of games")
    for id in parser.parse_args(arguments).games:
        game = find_game(id)
        (game.folder / NAME).write_text(map_of(game), "utf-8")


if __name__ == "__main__":
    main()

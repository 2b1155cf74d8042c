"""What a game's author says to a law, in a file beside the game's tests: what is excused and why, what its order is."""

import tomllib
from typing import Any

from ..engine.contract import Game


def declared(game: Game, file: str) -> dict[str, Any]:
    """What stands in that file; nothing if the game has none."""
    path = game.folder / "tests" / file
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}

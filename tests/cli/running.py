"""Running the command line: in this process, or as a person would."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sobremesa.engine import rng
from sobremesa.engine.play import Play
from sobremesa.games import game

COMMAND = [sys.executable, "-m", "sobremesa"]
SRC = Path(__file__).parents[2] / "src"


@dataclass
class Done:
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one line of JSON on standard output."""
        assert self.out.endswith("\n")
        (line,) = self.out.splitlines()
        return json.loads(line)


Sobremesa = Callable[..., Done]


def environment(**more: str) -> dict[str, str]:
    """The environment of a command that is run as a process of its own."""
    return {**os.environ, "PYTHONPATH": str(SRC), "LC_ALL": "C.UTF-8", "COLUMNS": "120", **more}


def process(*arguments: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        **{"stdin": subprocess.DEVNULL, **options},
    )


def deal(id: str, seats: int, seed: str) -> Play:
    """A game as `sobremesa play --seed` deals it."""
    found = game(id)
    return Play(found, found.cards.load(), {}, seats, rng.key_from(rng.seed_secret(seed)))

"""A server in a process of its own, as a person starts it, but with the same deals in every run."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
START = """
import sys
from itertools import count
from sobremesa.engine import rng
from sobremesa.tables import commands
from sobremesa.web.server import serve
numbers = count()
commands.new_secret = lambda: rng.seed_secret(f"served {next(numbers)}").ljust(32, b".")
serve(port=int(sys.argv[1]), database=sys.argv[2])
"""


class Server:
    """A server that answers: its process and its address."""

    def __init__(self, database: str, port: int = 0):
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(port), database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert said.startswith("Sobremesa is at http://127.0.0.1:"), said
        self.address = said.split()[3].rstrip("/")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """SIGKILL: nothing can be tidied up."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def serving(database: str, port: int = 0) -> Iterator[Server]:
    server = Server(database, port)
    try:
        yield server
    finally:
        server.kill()

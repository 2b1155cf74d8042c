"""The two kinds of database that tables are kept in; the PostgreSQL server is the tests' own."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import psycopg.sql
import pytest

from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store


def binaries() -> Path:
    """The folder of PostgreSQL's programs."""
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if found:
        return max(found, key=lambda path: int(path.parent.name))
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    pytest.fail("PostgreSQL is missing: sh scripts/debian.sh installs it, as make test does")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Cluster:
    """A PostgreSQL server in a temporary folder, run by somebody who is not root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sobremesa-postgresql-"))
        self.bin, self.port = binaries(), free_port()
        self.user: str | None = None
        if os.getuid() == 0:
            names = [user.pw_name for user in pwd.getpwall()]
            self.user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self.user)
        self.run("initdb", "--pgdata", "data", "--username", "sobremesa", "--auth", "trust", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "--pgdata", "data", "--wait", "--log", "log", "--options", options, "start")

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments],
            cwd=self.folder,
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert 0 == done.returncode, f"{program}: {done.stderr}"

    def new_database(self) -> str:
        """The URL of a schema of its own: to what uses it, as good as a database, and made at once."""
        name = f"s{os.urandom(8).hex()}"
        url = f"postgresql://sobremesa@127.0.0.1:{self.port}/postgres"
        with psycopg.connect(url) as connection:
            connection.execute(psycopg.sql.SQL("CREATE SCHEMA {}").format(psycopg.sql.Identifier(name)))
        return f"{url}?options=-csearch_path%3D{name}"

    def stop(self) -> None:
        self.run("pg_ctl", "--pgdata", "data", "--mode", "immediate", "stop")
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    made: str = request.getfixturevalue("cluster").new_database()
    return made


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = Store(database)
    yield made
    made.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store)

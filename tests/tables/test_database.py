"""The database: what it holds, who may read its file, and what is said when it cannot be used."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Timer

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, insert, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from sobremesa.engine.errors import Message
from sobremesa.tables import database as databases
from sobremesa.tables.causes import cause
from sobremesa.tables.commands import Tables
from sobremesa.tables.database import default_url, migrate, open_database, writing
from sobremesa.tables.errors import BadDatabase, NotSaved
from sobremesa.tables.schema import ENTRIES, REVISION, SEATS, TABLES, metadata
from sobremesa.tables.store import Entry, Sitter, Sitting, Store
from tests.tables.conftest import Cluster
from tests.tables.players import new_table

SOURCES = Path(__file__).parents[2] / "src"


def form(engine: Engine) -> dict[str, object]:
    """All that makes the form of a database."""
    found = inspect(engine)
    return {
        name: (
            [{**column, "type": repr(column["type"])} for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            sorted(map(repr, found.get_foreign_keys(name))),
            sorted(map(repr, found.get_indexes(name))),
            sorted(str(constraint["name"]) for constraint in found.get_check_constraints(name)),
        )
        for name in found.get_table_names()
    }


def test_a_new_database_has_the_form_that_the_migrations_lead_to(database: str):
    made = open_database(database)
    at_once = form(made)
    with writing(made).begin() as connection:
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
    with writing(made).begin() as connection:
        migrate(connection)
    assert at_once == form(made)
    with made.connect() as connection:
        assert [] == compare_metadata(MigrationContext.configure(connection), metadata)
        assert REVISION == connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    made.dispose()


def test_the_newest_migration_is_the_one_that_the_schema_names():
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    assert REVISION == ScriptDirectory.from_config(config).get_current_head()


def test_a_database_of_a_newer_version_is_refused(database: str):
    made = open_database(database)
    with writing(made).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    made.dispose()
    with pytest.raises(BadDatabase, match="made by a newer version of Sobremesa"):
        open_database(database)


def test_opening_a_database_needs_no_alembic(database: str):
    code = (
        "import sys; from sobremesa.tables.store import Store; Store(sys.argv[1]); Store(sys.argv[1]);"
        "sys.exit('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, database], env={"PYTHONPATH": str(SOURCES)}, check=False)
    assert 0 == done.returncode


def test_every_commit_reaches_the_disk(database: str):
    engine = open_database(database)
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
            assert wanted == {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}
        else:
            assert "on" == connection.execute(text("SHOW synchronous_commit")).scalar()
    engine.dispose()


def test_an_entry_belongs_to_a_seat_of_a_table(store: Store, tables):
    id = new_table(tables)
    with pytest.raises(NotSaved):
        store.add_entry("a" * 22, 0, Entry(0, 0, 0))
    with pytest.raises(NotSaved):
        store.add_entry(id, 0, Entry(5, 0, 0))
    assert [] == store.entries(id)


def test_the_file_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = Store()
    file = tmp_path / "data" / "sobremesa" / "tables.sqlite3"
    assert f"sqlite:///{file}" == default_url()
    store.signing_key()
    for path in file.parent.iterdir():  # the file and those that SQLite keeps beside it
        assert 0o600 == path.stat().st_mode & 0o777, path
    assert 0o700 == file.parent.stat().st_mode & 0o777
    store.close()


def test_the_signing_key_is_made_once(store: Store, database: str):
    key = store.signing_key()
    assert 32 == len(key)
    later = Store(database)
    assert key == store.signing_key() == later.signing_key()
    later.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense", "'nonsense' is not the URL of a database: give one like sqlite:///"),
        ("mysql://host/name", "SQLite or PostgreSQL, not 'mysql'"),
        ("oracle+weird://host/name", "SQLite or PostgreSQL, not 'oracle+weird'"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:////dev/null/tables.sqlite3", "cannot be written"),
        ("", "'' is not the URL of a database"),
        ("sqlite+aiosqlite:///tables.sqlite3", "SQLite or PostgreSQL, not 'sqlite+aiosqlite'"),
        ("sqlite:///tables.sqlite3?mode=ro", "is not the URL of a file"),
        ("sqlite://host/tables.sqlite3", "is not the URL of a file"),
        ("sqlite:///\0", "is not the URL of a file"),
        ("postgresql+asyncpg://host/name", "SQLite or PostgreSQL, not 'postgresql+asyncpg'"),
        ("postgresql://ana:hidden@host:port/name", "'***@host:port/name' is not the URL of a database"),
        ("postgresql://ana:hid@den:hidden@host/name", "'***@host/name' is not the URL of a database"),
        ("postgresql:/ana:hidden@host/name", "'***@host/name' is not the URL of a database"),
        (
            "postgresql://nobody:hidden@127.0.0.1:1/none",
            "//nobody:***@127.0.0.1:1/none cannot be used as the database: no server answers at 127.0.0.1, port 1",
        ),
        ("postgresql://no.such.host.invalid/none?password=hidden", "there is no machine called no.such.host.invalid"),
        ("postgresql://127.0.0.1:1/none?password=hidden&foo=1", "a setting after the ? is not one of PostgreSQL’s"),
    ],
)
def test_what_is_wrong_with_a_database(url: str, said: str):
    with pytest.raises(BadDatabase) as bad:
        open_database(url)
    assert said in str(bad.value)
    assert "hidden" not in str(bad.value)


def test_a_file_that_is_no_database(tmp_path: Path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, this is a letter and no database. " * 50)
    with pytest.raises(
        BadDatabase, match=r"letter\.txt cannot be used as the database: this file holds something else"
    ):
        open_database(f"sqlite:///{path}")


def test_what_a_server_refuses_is_told_in_our_words(cluster: Cluster):
    at = f"127.0.0.1:{cluster.port}"
    with psycopg.connect(f"postgresql://sobremesa@{at}/postgres", autocommit=True) as keeper:
        keeper.execute("CREATE ROLE known LOGIN PASSWORD 'right'")
        keeper.execute("CREATE ROLE barred LOGIN")
        keeper.execute("CREATE ROLE poor LOGIN")
        keeper.execute("CREATE SCHEMA closed")
        rules = Path(keeper.execute("SHOW hba_file").fetchone()[0])
        before = rules.read_text()
        rules.write_text(f"host all known 127.0.0.1/32 scram-sha-256\nhost all barred 127.0.0.1/32 reject\n{before}")
        keeper.execute("SELECT pg_reload_conf()")
    told = {
        f"postgresql://nobody:hidden@{at}/postgres": "the server has no user nobody",
        f"postgresql://sobremesa@{at}/nothing": "the server has no database nothing",
        f"postgresql://known:hidden@{at}/postgres": "the password of known is missing or wrong",
        f"postgresql://known@{at}/postgres": "the password of known is missing or wrong",
        f"postgresql://barred@{at}/postgres": "the server does not let barred in from here",
        f"postgresql://poor@{at}/postgres?options=-csearch_path%3Dclosed": "poor may not make tables there",
    }
    for url, why in told.items():
        with pytest.raises(BadDatabase) as bad:
            open_database(url)
        named = url.replace(":hidden", ":***").partition("?")[0]
        assert f"{named} cannot be used as the database: {why}" == str(bad.value)


def test_what_nobody_has_words_for_is_told_without_the_drivers():
    error = OperationalError("", {}, Exception("something secret"))
    assert Message("cause.sqlite") == cause(error, make_url("sqlite:///tables.sqlite3"))
    assert "cause.server" == cause(error, make_url("postgresql://ana:hidden@host/name")).id


def test_a_database_that_stays_locked_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(databases, "SECONDS_TO_WAIT", 0.1)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    id = new_table(Tables(store))
    holder = sqlite3.connect(tmp_path / "tables.sqlite3")
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved, match="nothing has changed: another program has locked it"):
        store.add_entry(id, 0, Entry(0, 0, 0))
    holder.rollback()
    holder.close()
    store.add_entry(id, 0, Entry(0, 0, 0))
    store.close()


def test_a_new_file_that_another_process_prepares_is_waited_for(tmp_path: Path):
    holder = sqlite3.connect(tmp_path / "tables.sqlite3", check_same_thread=False)
    holder.execute("BEGIN IMMEDIATE")
    letting_go = Timer(0.3, holder.rollback)
    letting_go.start()
    engine = open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    letting_go.join()
    with engine.connect() as connection:
        assert "wal" == connection.execute(text("PRAGMA journal_mode")).scalar()
    engine.dispose()
    holder.close()


def test_a_new_file_that_stays_locked_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(databases, "SECONDS_TO_WAIT", 0.1)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as holder:
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadDatabase, match="another program has locked it"):
            open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")


def first_form(database: str) -> Engine:
    """A database as the first version left it, empty."""
    made = open_database(database)
    with writing(made).begin() as connection:
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        config = Config()
        config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    return made


def test_tables_of_the_first_form_are_played_on(database: str, tmp_path: Path):
    newer = Store(f"sqlite:///{tmp_path / 'newer.sqlite3'}")
    id = new_table(Tables(newer))
    header = newer.header(id)
    old = first_form(database)
    with writing(old).begin() as connection:
        row = {name: getattr(header, name) for name in TABLES.c.keys() if name not in ("invite", "follows")}  # noqa: SIM118
        connection.execute(insert(TABLES), row)
        for seat, sitter in enumerate(header.sitters):
            connection.execute(insert(SEATS), {"table_id": id, "seat": seat, "person": sitter.person})
        connection.execute(
            insert(ENTRIES), {"table_id": id, "number": 0, "seat": 0, "move": 0, "version": 0, "made_at": 1}
        )
    old.dispose()
    store = Store(database)
    assert header == store.header(id)
    assert [Entry(0, 0, 0)] == store.entries(id)
    assert [id] == store.tables_of(str(header.sitters[0].person), ended=False)
    with pytest.raises(NotSaved):
        store.add_entry(id, 1, Entry(5, 0, 0))  # what refers to a seat is looked at as before
    store.add_sittings(id, 0, [Sitting(0, Sitter())])
    assert [Sitting(0, Sitter())] == store.news(id, 0, 0).sittings
    store.close()
    newer.close()

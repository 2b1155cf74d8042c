"""Two at one position: one wins, the other is told; two in secret at once: both are heard.  And SIGKILL."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Barrier, Thread

import pytest

from sobremesa import games
from sobremesa.engine.errors import SobremesaError
from sobremesa.tables.commands import Tables
from sobremesa.tables.errors import Stale
from sobremesa.tables.store import Store
from tests.tables.players import ANA, BEA, look, move, new_table, position

RACER = Path(__file__).with_name("racer.py")
SOURCES = Path(__file__).parents[2] / "src"


class Racer:
    """A process of its own, with the table in its own memory."""

    def __init__(self, database: str):
        self.process = subprocess.Popen(
            [sys.executable, RACER, database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
        )

    def hear(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def tell(self, *words: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()


@contextmanager
def racers(database: str, n: int) -> Iterator[list[Racer]]:
    """So many processes, which open the database at the same moment."""
    running = [Racer(database) for _ in range(n)]
    try:
        assert ["here"] * n == [racer.hear() for racer in running]
        for racer in running:
            racer.tell("open")
        assert ["ready"] * n == [racer.hear() for racer in running]
        yield running
    finally:
        for racer in running:
            racer.process.kill()
            racer.process.communicate()


def at_once(*actions: Callable[[], None]) -> list[str]:
    """Do it all at once, in threads; for each "made" or the name of its error."""
    heard, start = [""] * len(actions), Barrier(len(actions))

    def run(place: int) -> None:
        start.wait()
        try:
            actions[place]()
        except SobremesaError as error:
            heard[place] = type(error).__name__.lower()
        else:
            heard[place] = "made"

    threads = [Thread(target=run, args=(place,)) for place in range(len(actions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return heard


def whose_move(tables: Tables, id: str) -> tuple[int, str]:
    with tables.at(id) as table:
        seat = table.play.to_act()[0]
        return seat, str(table.header.sitters[seat].person)


@pytest.mark.parametrize("shared", [True, False])
def test_two_threads_at_one_position(tables: Tables, store: Store, shared: bool):
    """`shared`: through one memory, as in one server; otherwise through two, as in two."""
    id, other = new_table(tables), tables if shared else Tables(store)
    for round in range(1, 16):
        seat, person = whose_move(tables, id)
        version, choices = position(tables, id, seat)
        heard = at_once(
            lambda: move(tables, id, person, version, choices[0]),  # noqa: B023 (done within the round)
            lambda: move(other, id, person, version, choices[-1]),  # noqa: B023
        )
        assert ["made", "stale"] == sorted(heard)
        assert round == len(store.entries(id))


def test_two_processes_at_one_position(tables: Tables, database: str):
    id = new_table(tables)
    wins = [0, 0]
    with racers(database, 2) as running:
        for round in range(1, 17):
            seat, person = whose_move(tables, id)
            version, choices = position(tables, id, seat)
            for racer, move in zip(running, (choices[0], choices[-1]), strict=True):
                racer.tell("move", id, person, version, move)
            heard = [racer.hear() for racer in running]
            assert ["made", "stale"] == sorted(heard)
            assert round == len(tables.store.entries(id))
            wins[heard.index("made")] += 1
    assert 16 == sum(wins)


def to_a_secret_choice(tables: Tables) -> str:
    """A table of Leftovers at which both players are asked at once."""
    while True:
        id = new_table(tables, games.TEMPLATE)
        while True:
            with tables.at(id) as table:
                if table.play.over or len(table.play.to_act()) > 1:
                    break
            seat, person = whose_move(tables, id)
            version, choices = position(tables, id, seat)
            move(tables, id, person, version, random.choice(choices))
        with tables.at(id) as table:
            if not table.play.over:
                return id


def test_two_processes_answer_in_secret_at_once_and_both_are_heard(tables: Tables, database: str):
    with racers(database, 2) as running:
        for _ in range(4):
            id = to_a_secret_choice(tables)
            before = len(tables.store.entries(id))
            for seat, person in enumerate((ANA, BEA)):
                version, choices = position(tables, id, seat)
                running[seat].tell("move", id, person, version, choices[0])
            assert ["made", "made"] == [racer.hear() for racer in running]
            assert [0, 1] == sorted(entry.seat for entry in tables.store.entries(id)[before:])


def test_an_answer_in_secret_does_not_make_the_others_position_old(tables: Tables):
    id = to_a_secret_choice(tables)
    mine, yours = position(tables, id, 0), position(tables, id, 1)
    move(tables, id, ANA, mine[0], mine[1][0])
    assert yours[0] == position(tables, id, 1)[0]
    with pytest.raises(Stale):
        move(tables, id, ANA, mine[0], mine[1][0])
    move(tables, id, BEA, yours[0], yours[1][0])


def test_processes_may_make_a_new_database_at_once(tmp_path: Path):
    with racers(f"sqlite:///{tmp_path / 'new.sqlite3'}", 3) as running:
        assert [None] * 3 == [racer.process.poll() for racer in running]


def test_processes_may_make_a_new_database_at_once_in_postgresql(cluster):
    with racers(cluster.new_database(), 3) as running:
        assert [None] * 3 == [racer.process.poll() for racer in running]


def test_sigkill_loses_no_answered_move(tables: Tables, database: str):
    id = new_table(tables)
    answered: list[str] = []
    for moves in (1, 20):
        with racers(database, 1) as (racer,):
            racer.tell("play", id, ANA, BEA)
            answered += [racer.hear() for _ in range(moves)]
            os.kill(racer.process.pid, signal.SIGKILL)
            assert racer.process.stdout
            answered += racer.process.stdout.read().split("\n")[:-1]
        written = [f"{entry.seat} {entry.move}" for entry in tables.store.entries(id)]
        assert answered == written[: len(answered)]
        assert len(written) - len(answered) in (0, 1)  # written and not yet answered when it was killed
        answered = written
        with look(Tables(tables.store), id) as table:
            assert (None, len(written)) == (table.unplayable, table.count)

"""A process of its own at a table: reads commands from standard input, makes them, and says how it went.

python racer.py DATABASE
move TABLE PERSON VERSION MOVE      made, stale or another error's name
play TABLE PERSON PERSON            moves at random without end, a line for each that was answered
"""

import random
import sys

from sobremesa.engine.errors import SobremesaError
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Store


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def move(tables: Tables, id: str, person: str, version: str, number: str) -> None:
    try:
        with tables.visit(id) as visit:
            visit.move(person, int(version), int(number))
    except SobremesaError as error:
        say(type(error).__name__.lower())
    else:
        say("made")


def play(tables: Tables, id: str, *people: str) -> None:
    while True:
        with tables.at(id) as table:
            seat = table.play.to_act()[0]
            version, chosen = table.play.version(seat), random.choice(table.play.choices(seat))
        with tables.visit(id) as visit:
            visit.move(people[seat], version, chosen)
        say(f"{seat} {chosen}")


say("here")
sys.stdin.readline()
tables = Tables(Store(sys.argv[1]))
say("ready")
for line in sys.stdin:
    command, *arguments = line.split()
    if command == "move":
        move(tables, *arguments)
    else:
        play(tables, *arguments)

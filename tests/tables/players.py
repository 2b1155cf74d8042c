"""People at tables, what they see, and what they do: each time on a visit of its own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sobremesa.games import game
from sobremesa.tables import seating
from sobremesa.tables.commands import Tables, Visit
from sobremesa.tables.store import Sitter
from sobremesa.tables.table import Table

ANA, BEA, EVE = "a" * 64, "b" * 64, "e" * 64


def new_table(tables: Tables, id: str = "guacamole", *sitters: Sitter, **options: str) -> str:
    """A table of that game; Ana and Bea sit at it unless others are named."""
    found = game(id)
    return tables.create(found, found.cards.load(), options, sitters or (Sitter(person=ANA), Sitter(person=BEA)))


def position(tables: Tables, id: str, seat: int | None) -> tuple[int, list[int]]:
    """The version and the choices of a seat."""
    with tables.at(id) as table:
        return table.play.version(seat), [] if seat is None else table.play.choices(seat)


@contextmanager
def look(tables: Tables, id: str) -> Iterator[Table]:
    """A table once its bots have done what they have to do."""
    with tables.visit(id) as visit:
        visit.let_bots_move()
        yield visit.table


def move(tables: Tables, id: str, *what: Any, **more: Any) -> None:
    """Make a person's move, then the bots'."""
    with tables.visit(id) as visit:
        visit.move(*what, **more)
        visit.let_bots_move()


def alone(act: Callable[..., Any]) -> Callable[..., Any]:
    """What is done on a visit, and nothing else."""

    def done(tables: Tables, id: str, *what: Any, **more: Any) -> Any:
        with tables.visit(id) as visit:
            return act(visit, *what, **more)

    return done


undo, again = alone(Visit.undo), alone(Visit.again)
join, fill, remove = alone(seating.join), alone(seating.fill), alone(seating.remove)
go, back, rename = alone(seating.go), alone(seating.back), alone(seating.rename)

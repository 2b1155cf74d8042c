"""People at tables, and what they see."""

from sobremesa.games import game
from sobremesa.tables.commands import Tables
from sobremesa.tables.store import Sitter

ANA, BEA, EVE = "a" * 64, "b" * 64, "e" * 64


def new_table(tables: Tables, id: str = "guacamole", *sitters: Sitter, **options: str) -> str:
    """A table of that game; Ana and Bea sit at it unless others are named."""
    found = game(id)
    return tables.create(found, found.cards.load(), options, sitters or (Sitter(person=ANA), Sitter(person=BEA)))


def position(tables: Tables, id: str, seat: int | None) -> tuple[int, list[int]]:
    """The version and the choices of a seat."""
    with tables.at(id) as table:
        return table.play.version(seat), [] if seat is None else table.play.choices(seat)

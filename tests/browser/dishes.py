"""A card set of Leftovers whose dishes are nearly all different: a name on a page says which card it is.

Played without renewing the deck, what a seat has seen once stays known to it, and all other names are secrets.
"""

from itertools import islice

from sobremesa.engine.play import Play
from sobremesa.tables.commands import Tables

SINGLE, DOUBLE = 10, 2  # dishes of one card, which can be secret, and of two, so that there are cards enough
SNACK = {"option-meal": "snack"}  # the deck is not renewed


def name(number: int, language: str) -> str:
    return f"Dish-{number:02}" if language == "en" else f"Plato-{number:02}"


def toml() -> str:
    """The file of the card set."""
    head = (
        'game = "_template"\nid = "all-different"\nprovenance = "own"\nspoils = 1\n[names]\nen = "All"\nes = "Todo"\n'
    )
    return head + "".join(
        f'[[dish]]\nid = "card-{n:02}"\ncopies = {1 if n <= SINGLE else 2}\nvalue = {n % 5}\nprovenance = "own"\n'
        f'names = {{ en = "{name(n, "en")}", es = "{name(n, "es")}" }}\n'
        for n in range(1, SINGLE + DOUBLE + 1)
    )


class Known:
    """Which dishes the seats of a table have seen; it must look after every move."""

    def __init__(self, tables: Tables, id: str, seats: int):
        self.tables, self.id = tables, id
        self.seen: list[set[int]] = [set() for _ in range(seats)]
        self.look()

    def look(self) -> None:
        """Take note of what every seat can see now."""
        with self.tables.at(self.id) as table:
            for seat, seen in enumerate(self.seen):
                seen.update(_visible(table.play, seat))

    def secrets(self, *seats: int) -> list[str]:
        """The names, in both languages, and the ids of the dishes that none of these seats has seen so far."""
        unseen = set(range(1, SINGLE + 1)).difference(*(self.seen[seat] for seat in seats))
        return [word for n in sorted(unseen) for word in (name(n, "en"), name(n, "es"), f"card-{n:02}")]

    def told(self, text: str, *seats: int) -> list[str]:
        """What a text tells that none of these seats has seen."""
        return [secret for secret in self.secrets(*seats) if secret in text]


def _visible(play: Play, seat: int) -> set[int]:
    shown = {slot.card for zone in play.view(seat).zones for slot in zone.slots}
    counter = play.position(seat).counter
    return {card.number for card in play.cards.cards if card.id in shown} | set(islice(counter.card, counter.n))

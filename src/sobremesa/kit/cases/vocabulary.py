"""Every deal that a game allows."""

from collections.abc import Iterator
from itertools import product


def deals(game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with all combinations of options."""
    for seats in game.seats:
        for values in product(*(option.values for option in game.options)):
            yield seats, {option.id: value for option, value in zip(game.options, values, strict=True)}

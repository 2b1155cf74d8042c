"""What games bring: the printed games and the full template all there is; of others tests ask for what they have."""

from collections.abc import Iterator
from itertools import count

from sobremesa.engine import rng
from sobremesa.engine.contract import Game
from sobremesa.engine.play import Play
from sobremesa.games import KNOWN, TEMPLATE, game

PRINTED = ("guacamole", "stew", "platos", "abuela", "cudillero")
COMPLETE = (*PRINTED, TEMPLATE)

LEARNED = [id for id in KNOWN if game(id).first_game.exists()]
PLACED = [id for id in KNOWN if game(id).positions.PLACES]  # whose positions can be set up in words
JUDGED = [id for id in KNOWN if game(id).judgement]  # that greedy bots play
DUELS = [id for id in JUDGED if 2 in game(id).seats]


def players(found: Game, wanted: int) -> int:
    """So many players, or as many as the game has that come nearest."""
    return min(found.seats, key=lambda seats: abs(seats - wanted))


def each_first_option(found: Game) -> list[dict[str, str]]:
    """The game with each value of its first option; as it is if it has none."""
    return [{option.id: value} for option in found.options[:1] for value in option.values] or [{}]


def deals(found: Game, seats: int, options: dict[str, str], seed: int | str) -> Iterator[Play]:
    """One new game after another, for games that are short: the first is dealt from that seed."""
    cards = found.cards.load()
    for number in count():
        secret = rng.seed_secret(f"{seed}/{number}" if number else seed)
        yield Play(found, cards, options, seats, rng.key_from(secret))

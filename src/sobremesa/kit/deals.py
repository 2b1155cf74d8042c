"""Deals: the games that a check plays, and how to come to a position of one of them again."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import Message
from ..engine.events import EVENTS
from ..engine.forms import paper
from ..engine.play import Step
from ..engine.undealt import undealt


@dataclass(frozen=True)
class Way:
    """How moves are chosen in a walk: the first `wild` ones at random, of the others so many percent greedily."""

    greed: int = 0
    wild: int = 0


# Random games reach what nobody would play; greedy ones end as games at tables do; mixed ones are between them.
WAYS: Mapping[str, Way] = {
    "random": Way(),
    "greedy": Way(greed=100),
    "mixed": Way(greed=75),
    "wild": Way(greed=90, wild=300),
}
FIRST, LATER = ("mixed", "greedy"), ("random", "mixed", "wild", "greedy")  # by the number of the game


@dataclass(frozen=True)
class Deal:
    """One game: its number in the check, its seed, the number of players, the options, and the way it is walked."""

    number: int
    seed: str
    seats: int
    options: Mapping[str, str]
    way: str = "random"

    @property
    def key(self) -> list[int]:
        """The key that the cards are dealt from."""
        return rng.key_from(rng.seed_secret(self.seed))

    @property
    def moves_key(self) -> list[int]:
        """The key that the random moves are chosen from."""
        return rng.key_from(rng.seed_secret(f"{self.seed}/moves"))

    def at(self, move: int) -> Message:
        """The place of a position, as a fault names it: after so many moves."""
        options = "".join(f"{name}={value}, " for name, value in self.options.items())
        way = Message("law.way", way=self.way) if self.way != "random" else ""
        return Message("law.where", seed=self.seed, n=self.seats, options=options, way=way, move=move)

    def name(self, move: int) -> str:
        """What no other position of a check is called."""
        return f"{self.seed} {move}"


def combinations(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options."""
    names = [option.id for option in game.options]
    values = itertools.product(*(option.values for option in game.options))
    options = [dict(zip(names, chosen, strict=True)) for chosen in values]
    return [(seats, dict(chosen)) for chosen in options for seats in game.seats]


def deals(game: Game, games: int, seed: int | str, *, greedy: bool = False) -> list[Deal]:
    """So many deals, spread evenly over the combinations; at least one of each, even if that makes more games.

    Deal k has the seed `SEED/k`, as games of a simulation have.  If some are to be `greedy`, the ways alternate: the
    first game of each combination ends soon, later ones are also played at random.
    """
    every = combinations(game)
    made = []
    for number in range(max(games, len(every))):
        seats, options = every[number % len(every)]
        ways = FIRST if number < len(every) else LATER
        way = ways[(number + number // len(every)) % len(ways)] if greedy else "random"
        made.append(Deal(number, f"{seed}/{number}", seats, options, way))
    return made


def dealt(game: Game, cards: CardSet, deal: Deal) -> Any:
    """The state on paper just before its cards are dealt."""
    return undealt(game, deal.options, deal.seats, deal.key)


def replayed(game: Game, cards: CardSet, deal: Deal, steps: Sequence[Step]) -> Any:
    """The state on paper after these moves, made by the rules alone."""
    state, unheard = dealt(game, cards, deal), paper(EVENTS)
    game.rules.setup(state, cards.box, unheard)
    for step in steps:
        game.rules.apply(state, cards.box, step.seat, step.move, unheard)
    return state

"""Counts as proof: how many positions can be reached from a named deal, move by move (chess programmers' perft).

A wrong, missing or doubled choice anywhere near the deal changes the counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game, seats_of
from ..engine.events import EVENTS
from ..engine.forms import copy, numbers, paper
from ..engine.play import Play, list_choices


@dataclass(frozen=True)
class Deal:
    """A named deal."""

    options: Mapping[str, str]
    seats: int
    seed: str


@dataclass(frozen=True)
class Reach:
    """At one depth: how many lines of play there are, and how many different positions they come to."""

    lines: int
    positions: int


def reach(game: Game, cards: CardSet, deal: Deal, depth: int) -> list[Reach]:
    """Lines of play and positions after 1, 2 ... `depth` moves from the deal, chance as the seed has it.

    Of seats that decide at once the first one answers first.
    """
    start = Play(game, cards, deal.options, deal.seats, rng.key_from(rng.seed_secret(deal.seed))).state
    level = {tuple(numbers(start)): (start, 1)}
    silent = paper(EVENTS)
    counts = []
    for _ in range(depth):
        following: dict[tuple[int, ...], tuple[object, int]] = {}
        for state, lines in level.values():
            for seat in seats_of(game.rules.to_act(state))[:1]:
                for move in list_choices(game, cards, state, seat):
                    made = copy(state)
                    game.rules.apply(made, cards.box, seat, move, silent)
                    key = tuple(numbers(made))
                    before = following[key][1] if key in following else 0
                    following[key] = (made, before + lines)
        level = following
        counts.append(Reach(sum(lines for _, lines in level.values()), len(level)))
    return counts

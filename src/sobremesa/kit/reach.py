"""Counts as proof: how many positions can be reached from a named deal, move by move (chess programmers' perft).

A wrong, missing or doubled choice anywhere near the deal changes the counts.

    python -m sobremesa.kit.reach GAME    print the counts of a game's named deals, for its tests/reach.toml
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game, seats_of
from ..engine.events import EVENTS
from ..engine.forms import copy, numbers, paper
from ..engine.play import Play, list_choices
from ..games import game as find_game

DEPTH = 4


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


def named_deals(game: Game) -> Mapping[str, Deal]:
    """The deals whose counts are kept: every number of players with the default options, and every other option."""
    usual = {option.id: option.values[0] for option in game.options}
    deals = {f"{seats} players": Deal(usual, seats, f"reach {seats}") for seats in game.seats}
    for option in game.options:
        for value in option.values[1:]:
            deals[f"{option.id} {value}"] = Deal({**usual, option.id: value}, game.seats[0], f"reach {value}")
    return deals


def table(game: Game, depth: int = DEPTH) -> str:
    """The counts of a game's named deals, as `tests/reach.toml` keeps them."""
    lines = ["# Lines of play, and different positions, after each of the first moves from named deals (kit/reach.py)."]
    for name, deal in named_deals(game).items():
        counts = reach(game, game.cards.load(), deal, depth)
        options = ", ".join(f'{option} = "{value}"' for option, value in deal.options.items())
        lines += [
            "",
            "[[deal]]",
            f'name = "{name}"',
            f"options = {{ {options} }}" if options else "options = {}",
            f"seats = {deal.seats}",
            f'seed = "{deal.seed}"',
            f"lines = {[count.lines for count in counts]}",
            f"positions = {[count.positions for count in counts]}",
        ]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the counts of a game."""
    parser = argparse.ArgumentParser(prog="python -m sobremesa.kit.reach", description="Count reachable positions.")
    parser.add_argument("game", help="the game's id")
    sys.stdout.write(table(find_game(parser.parse_args(arguments).game)))


if __name__ == "__main__":
    main()

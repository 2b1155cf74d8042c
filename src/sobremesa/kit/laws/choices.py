"""Law `choices`: what a seat may choose is exactly what is not refused."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import Game, seats_of
from ...engine.errors import Message
from ...engine.forms import numbers
from ...engine.play import list_choices
from ..report import Fault

JUNK = 100
SOME = 64  # moves looked at for a seat that is not asked


def junk(game: Game, random: Random) -> list[int]:
    """A hundred numbers that are no moves: small, large, negative, and such as do not fit into 64 bits."""
    moves = game.moves
    edges = [-1, -2, moves, moves + 1, 2**31, 2**63 - 1, -(2**63), 2**64, -(2**64), 10**30]
    wild = [random.getrandbits(63) >> random.getrandbits(6) for _ in range(JUNK - len(edges))]
    found = edges + [number + moves if number & 1 else -1 - number for number in wild]
    random.shuffle(found)
    return found


def choices(game: Game, cards: CardSet, state: Any, random: Random) -> Iterator[Fault]:
    """In every position, and for every seat:

    the choices, in increasing order, are exactly the moves that `refusal` does not forbid; a seat that must decide
    has at least one, any other seat none; a number that is no move is refused to everybody, with a clause that the
    rulebook has, as is everything from nobody's seat; and asking changes nothing.  Of seats that are not asked some
    moves are looked at, of those that are all.
    """
    before = list(numbers(state))
    asked = game.rules.to_act(state)
    if asked < 0 or asked >> state.seats:
        yield Message("law.asked", seats=str(seats_of(abs(asked))), n=state.seats)
        return
    tried, known = junk(game, random), {0, *game.state.Clause}
    for seat in range(-1, state.seats + 1):
        listed = list_choices(game, cards, state, seat) if 0 <= seat < state.seats else []
        asks = 0 <= seat < state.seats and bool(asked >> seat & 1)
        every = range(game.moves)
        moves = every if asks or game.moves <= SOME else random.sample(every, SOME)
        clauses = {move: game.rules.refusal(state, cards.box, seat, move) for move in sorted({*moves, *listed})}
        yield from _agreement(game, seat, listed, clauses)
        if bool(listed) != asks:
            yield Message(f"law.{'asked' if asks else 'unasked'}-with-choices", at_seat=seat, n=len(listed))
        for move in tried[seat + 1 :: state.seats + 2]:
            clauses[move] = game.rules.refusal(state, cards.box, seat, move)
            if clauses[move] == 0:
                yield Message("law.no-move", move=move, at_seat=seat)
        for clause in set(clauses.values()) - known:
            move = next(move for move in clauses if clauses[move] == clause)
            yield Message("law.no-clause", move=move, at_seat=seat, clause=clause)
    if before != list(numbers(state)):
        yield Message("law.asking")


def _agreement(game: Game, seat: int, listed: Sequence[int], clauses: Mapping[int, int]) -> Iterator[Fault]:
    offered = set(listed)
    if list(listed) != sorted(offered):
        yield Message("law.order", at_seat=seat, listed=str(listed))
    for move, clause in clauses.items():
        if clause and move in offered:
            yield Message("law.offered", move=move, at_seat=seat, clause=game.clause(clause))
        if not clause and move not in offered:
            yield Message("law.not-offered", move=move, at_seat=seat, listed=str(listed))
    yield from (Message("law.choice-no-move", move=move, at_seat=seat) for move in listed if not 0 <= move < game.moves)

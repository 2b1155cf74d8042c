"""Law `choices`: what a seat may choose is exactly what is not refused."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import Game, seats_of
from ...engine.forms import numbers
from ...engine.play import list_choices

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


def choices(game: Game, cards: CardSet, state: Any, random: Random) -> Iterator[str]:
    """In every position, and for every seat:

    the choices, in increasing order, are exactly the moves that `refusal` does not forbid; a seat that must decide
    has at least one, any other seat none; a number that is no move is refused to everybody, with a clause that the
    rulebook has, as is everything from nobody's seat; and asking changes nothing.  Of seats that are not asked some
    moves are looked at, of those that are all.
    """
    before = list(numbers(state))
    asked = game.rules.to_act(state)
    if asked < 0 or asked >> state.seats:
        yield f"to_act asks seats {seats_of(abs(asked))}; there are {state.seats} players"
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
            yield f"seat {seat} is {'' if asks else 'not '}asked and has {len(listed)} choices"
        for move in tried[seat + 1 :: state.seats + 2]:
            clauses[move] = game.rules.refusal(state, cards.box, seat, move)
            if clauses[move] == 0:
                yield f"{move} is no move, and is not refused to seat {seat}"
        for clause in set(clauses.values()) - known:
            move = next(move for move in clauses if clauses[move] == clause)
            yield f"move {move} of seat {seat} is refused with {clause}, which is no clause"
    if before != list(numbers(state)):
        yield "asking for choices and refusals has changed the position"


def _agreement(game: Game, seat: int, listed: Sequence[int], clauses: Mapping[int, int]) -> Iterator[str]:
    offered = set(listed)
    if list(listed) != sorted(offered):
        yield f"the choices of seat {seat} are not in increasing order: {listed}"
    for move, clause in clauses.items():
        if clause and move in offered:
            yield f"move {move} is a choice of seat {seat} and is refused by [{game.clause(clause)}]"
        if not clause and move not in offered:
            yield f"move {move} of seat {seat} is not refused and is not among its choices {listed}"
    yield from (f"the choice {move} of seat {seat} is no move" for move in listed if not 0 <= move < game.moves)

"""Law `ends`: every game ends."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import SCORES, Game
from ...engine.errors import Message
from ...engine.forms import numbers, paper
from ..report import Fault


def ends(game: Game, cards: CardSet, state: Any, moves: int) -> Iterator[Fault]:
    """After at most as many moves as the game's limit nobody is asked any more.

    The state has counted its moves.  Somebody has won, alone or with others: ranks are 1 for the best and, for
    everybody else, 1 more than the number of players before them.  Scoring changes nothing.
    """
    if state.moves != moves:
        yield Message("law.counts", n=int(state.moves), made=moves)
    if game.rules.to_act(state):
        yield Message("law.endless", n=moves, limit=game.limit)
        return
    before, out = list(numbers(state)), paper(SCORES)
    game.rules.scores(state, cards.box, out)
    ranks = [int(out.rank[seat]) for seat in range(state.seats)]
    if ranks != [1 + sum(other < rank for other in ranks) for rank in ranks]:
        yield Message("law.ranks", ranks=str(ranks))
    if before != list(numbers(state)):
        yield Message("law.scoring")

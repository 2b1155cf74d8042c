"""What holds at any position of a game that is played on paper, for a game's own tests of random games.

The laws ask the same of games that deal evenly; a game's own tests ask it of games that come further.
"""

from random import Random
from typing import Any

from ..engine.events import EVENTS
from ..engine.forms import copy, numbers, paper
from ..engine.play import Play


def choices_are_what_is_not_refused(play: Play, dice: Random) -> None:
    """Every number is a choice of a seat or refused, numbers that are no move too; who must not decide has none."""
    junk = [dice.randrange(-(2**40), 2**40) for _ in range(3)]
    for seat in range(play.seats):
        allowed = [move for move in [*range(-2, play.game.moves + 2), *junk] if play.refusal(seat, move) is None]
        assert allowed == play.choices(seat)
        assert bool(allowed) == (seat in play.to_act())


def another_world(play: Play, seat: int, source: Any) -> Any:
    """What the seat cannot know dealt anew, from `source` (RNG): a state in which it sees the same."""
    world = copy(play.position(seat))
    play.game.redeal.redeal(world, play.cards.box, seat, source)
    assert play.view(seat) == play.game.view.view(world, play.cards, seat)
    return world


def stays_pending(play: Play, seat: int, move: int, source: Any) -> bool:
    """Does the move stay pending?  Then it tells its mover nothing, in no world, and leaves no trace once undone."""
    before, log = list(numbers(play.state)), _log(play, seat)
    world, tried = copy(play.position(seat)), play.branch()
    tried.move(seat, move)
    if not tried.pending:
        return False
    play.game.redeal.redeal(world, play.cards.box, seat, source)
    play.game.rules.apply(world, play.cards.box, seat, move, paper(EVENTS))
    assert tried.view(seat) == play.game.view.view(world, play.cards, seat)
    tried.undo(seat)
    assert before == list(numbers(tried.state))
    assert log == _log(tried, seat)
    return True


def _log(play: Play, seat: int) -> list[tuple[int, ...]]:
    """The log of a seat as numbers."""
    return [(happening.after, *numbers(happening.event)) for happening in play.log(seat)]

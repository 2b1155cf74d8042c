"""Law `replay`: the same seed and moves make the same game."""

from collections.abc import Iterator, Mapping, Sequence

from ...engine.forms import difference, numbers
from ...engine.play import Play, Step
from ...engine.record import read, replay, write
from ..outputs import Output, everybody, everything, first_difference


def same_again(play: Play, secret: bytes, outputs: Mapping[str, Output]) -> Iterator[str]:
    """A finished game, replayed from its record, comes to the same state and has told every seat the same."""
    lasting = {name: output for name, output in outputs.items() if name != "version"}  # which counts undos
    record = read(write(play, secret))
    *_, (again, _) = replay(record, play.game, play.cards)
    if differs := difference(play.state, again.state):
        yield f"the replayed game comes to another position: {differs}"
    for seat in everybody(play):
        one, other = _log(play, seat), _log(again, seat)
        if one != other:
            at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
            yield f"seat {seat} is told something else in the replayed game, at entry {at} of its log"
        if differs := first_difference(everything(play, seat, lasting), everything(again, seat, lasting)):
            yield f"seat {seat} is given something else at the end of the replayed game: {differs}"


def any_order(play: Play, answers: Sequence[Step], outputs: Mapping[str, Output]) -> Iterator[str]:
    """When several seats decide at once, the order in which their answers arrive changes nothing.

    Position, record, and what every seat is given are the same when all have answered.
    """
    first = None
    for order in _orders(list(answers)):
        arrived = play.branch()
        for step in order:
            arrived.move(step.seat, step.move)
        if first is None:
            first = arrived
            continue
        seats = ", ".join(str(step.seat) for step in order)
        if differs := difference(first.state, arrived.state):
            yield f"answers that arrive in the order of seats {seats} lead to another position: {differs}"
        if first.steps != arrived.steps:
            yield f"answers that arrive in the order of seats {seats} make another record"
        for seat in everybody(play):
            if _log(first, seat) != _log(arrived, seat):
                yield f"answers that arrive in the order of seats {seats} make another log for seat {seat}"
            if differs := first_difference(everything(first, seat, outputs), everything(arrived, seat, outputs)):
                yield f"the order of seats {seats} in which answers arrive shows to seat {seat}: {differs}"


def _orders(answers: list[Step]) -> Iterator[list[Step]]:
    """Orders in which each answer comes first once, and last once; and the same backwards."""
    for first in range(len(answers)):
        turned = answers[first:] + answers[:first]
        yield turned
        yield turned[::-1]


def _log(play: Play, seat: int | None) -> list[object]:
    """The log as a seat is told it."""
    tell = play.game.view.tell
    return [(happening.after, tell(play.cards, happening.event, seat)) for happening in play.log(seat)]


def played(state_of_rules: object, play: Play) -> Iterator[str]:
    """A game in progress, which keeps its events, comes to the position that the rules alone come to."""
    if list(numbers(state_of_rules)) != list(numbers(play.state)):
        yield f"a game that keeps its events comes to another position: {difference(state_of_rules, play.state)}"

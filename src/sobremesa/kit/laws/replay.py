"""Law `replay`: the same seed and moves make the same game."""

from collections.abc import Iterator, Mapping, Sequence

from ...engine.errors import Message
from ...engine.forms import difference, numbers
from ...engine.play import Play, Step
from ...engine.record import read, replay, write
from ..outputs import Output, everybody, everything, first_difference
from ..report import Fault


def same_again(play: Play, secret: bytes, outputs: Mapping[str, Output]) -> Iterator[Fault]:
    """A finished game, replayed from its record, comes to the same state and has told every seat the same."""
    lasting = {name: output for name, output in outputs.items() if name != "version"}  # which counts undos
    record = read(write(play, secret))
    *_, (again, _) = replay(record, play.game, play.cards)
    if differs := difference(play.state, again.state):
        yield Message("law.replay-position", differs=differs)
    for seat in everybody(play):
        one, other = _log(play, seat), _log(again, seat)
        if one != other:
            at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
            yield Message("law.replay-log", at_seat=seat, n=at)
        if differs := first_difference(everything(play, seat, lasting), everything(again, seat, lasting)):
            yield Message("law.replay-given", at_seat=seat, differs=differs)


def any_order(play: Play, answers: Sequence[Step], outputs: Mapping[str, Output]) -> Iterator[Fault]:
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
            yield Message("law.answers-position", seats=seats, differs=differs)
        if first.steps != arrived.steps:
            yield Message("law.answers-record", seats=seats)
        for seat in everybody(play):
            if _log(first, seat) != _log(arrived, seat):
                yield Message("law.answers-log", seats=seats, at_seat=seat)
            if differs := first_difference(everything(first, seat, outputs), everything(arrived, seat, outputs)):
                yield Message("law.answers-show", seats=seats, at_seat=seat, differs=differs)


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


def played(state_of_rules: object, play: Play) -> Iterator[Fault]:
    """A game in progress, which keeps its events, comes to the position that the rules alone come to."""
    if list(numbers(state_of_rules)) != list(numbers(play.state)):
        yield Message("law.keeps-events", differs=difference(state_of_rules, play.state))

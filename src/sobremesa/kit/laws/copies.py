"""Law `copies`: a copy has nothing in common with what it was copied from."""

from collections.abc import Iterator
from typing import Any

from ...engine.contract import Game
from ...engine.errors import Message
from ...engine.forms import Checked, Paper, copy, numbers, paper
from ...engine.packed import blank, pack
from ...engine.play import Play, Step
from ..report import Fault


def copies(game: Game, state: Any) -> Iterator[Fault]:
    """The state is made of its own records, lists and ints only, each in one place.

    So when every number of a copy is changed, in either form, the state stays as it is.
    """
    if wrong := _misshapen(state, paper(game.state.STATE), "", {}):
        yield wrong
        return
    before = list(numbers(state))
    _change(copy(state))
    if before != list(numbers(state)):
        yield Message("law.copy-on-paper")
    packed, copied = pack(state, blank(game.state.STATE)), blank(game.state.STATE)
    copied[0] = packed[0]
    copied.view("q")[:] += 1
    if before != list(numbers(packed)):
        yield Message("law.copy-packed")


def earlier_positions(play: Play, step: Step) -> Iterator[Fault]:
    """A move leaves the positions before it as they were."""
    state, committed = play.state, play.committed
    before = list(numbers(state)), list(numbers(committed))
    play.branch().move(step.seat, step.move)
    if before != (list(numbers(state)), list(numbers(committed))):
        yield Message("law.changes-before", move=step.move, at_seat=step.seat)


def _misshapen(value: Any, model: Any, path: str, seen: dict[int, str]) -> Message | None:
    """The first part of a state that is not of its form, or is in two places; None if there is none."""
    if isinstance(model, int):
        return None if isinstance(value, int) else Message("law.no-int", path=path, kind=type(value).__name__)
    if type(value) is not type(model):
        return Message("law.other-form", path=path or Message("law.state"), kind=type(value).__name__)
    if id(value) in seen:
        return Message("law.same-list", path=path, other=seen[id(value)])
    seen[id(value)] = path
    if isinstance(model, Checked):
        if len(value) != len(model):
            return Message("law.places", path=path, n=len(value), should=len(model))
        parts = [(f"{path}[{i}]", value[i], model[i]) for i in range(len(model))]
    else:
        parts = [(f"{path}.{name}".lstrip("."), getattr(value, name), getattr(model, name)) for name in model.__slots__]
    return next(filter(None, (_misshapen(part, like, place, seen) for place, part, like in parts)), None)


def _change(value: Any) -> None:
    """Change every number of a state."""
    if isinstance(value, Paper):
        for name in value.__slots__:
            inner = getattr(value, name)
            if isinstance(inner, int):
                setattr(value, name, inner + 1)
            else:
                _change(inner)
    else:
        for i, inner in enumerate(value):
            if isinstance(inner, int):
                value[i] = inner + 1
            else:
                _change(inner)

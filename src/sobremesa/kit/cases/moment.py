"""A game at the moment when a case says what must follow, and how it is looked at."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ...engine.errors import Message
from ...engine.forms import Paper
from ...engine.play import Play
from ...engine.positions import Layout
from ...engine.views import View
from ...engine.written import shown
from .setting import Setting
from .told import Told

MOST = 10**9


@dataclass(frozen=True)
class Moment:
    """A game after the moves of a step, and the events of that step."""

    play: Play
    events: Sequence[Paper]

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        found: Layout = self.play.game.positions.layout(self.play.state, self.play.cards)
        return found

    @property
    def table(self) -> View:
        """What everybody may see of the table as it is."""
        return table(self.play)


@dataclass(frozen=True)
class Reading:
    """A case while its steps are read: its setting, and the game before the first step."""

    setting: Setting
    first: Play


def table(play: Play) -> View:
    """What everybody may see, steps that could still be taken back included."""
    found: View = play.game.view.view(play.state, play.cards, None)
    return found


Problem = Message | None
Check = Callable[[Moment], Problem]  # what is wrong, or None
Checks = Iterator[tuple[Told, Check]]  # each with the place in the file that says it


def differs(expected: Any, found: Any) -> Problem:
    """What is wrong if the two are not the same."""
    return None if expected == found else Message("case.differs", expected=say(expected), found=say(found))


def count_differs(expected: int, found: int) -> Problem:
    """What is wrong if so many cards are not there."""
    return None if expected == found else Message("case.count-differs", n=expected, found=found)


def say(value: Any) -> str | Message:
    """A value as a failure shows it."""
    match value:
        case bool() | int():
            return shown(value)
        case None:
            return Message("case.nothing")
        case tuple() | list():
            return Message("case.row", values=tuple(map(say, value)))
    return str(value)


def is_count(told: Told) -> bool:
    """Is it a number, where a list of cards might be?"""
    return isinstance(told.value, int) and not isinstance(told.value, bool)

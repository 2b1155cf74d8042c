"""Whose turn it is, and who comes then: reversals, swapped places and lost turns are seen before they happen."""

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.words import GameWords, capital
from ..seen import Seen


@dataclass(frozen=True)
class Turn:
    """A player in the order of play.

    now   is it their turn?
    lost  so many turns will be lost
    last  is the turn that comes their last?
    said  all of that in words
    """

    seat: int
    name: str
    now: bool
    lost: int
    last: bool
    said: str


def around(seen: Seen) -> list[int]:
    """The seats still in play, in the order of their places."""
    places = {c.seat: c.value for c in seen.view.counters if c.kind == "place" and c.seat is not None}
    return sorted(places, key=lambda seat: places[seat])


def is_reversed(seen: Seen) -> bool:
    """Is the round reversed?  Of two players nobody can tell, and nobody need."""
    seats, after = around(seen), seen.number("next") - 1
    if len(seats) < 3 or after not in seats:
        return False
    turn = seen.view.turn
    last = turn if turn in seats else seen.number("before") - 1
    return seats[seats.index(after) - 1] != last


def turns(seen: Seen, words: GameWords) -> Iterator[Turn]:
    """The players from the one on turn on."""
    seats = around(seen)
    if seen.view.over or not seats:
        return
    if is_reversed(seen):
        seats.reverse()
    first = seen.view.turn if seen.view.turn in seats else seen.number("next") - 1
    at = seats.index(int(first)) if first in seats else 0
    for seat in seats[at:] + seats[:at]:
        lost, last = seen.number("lost", seat), bool(seen.number("last-turn", seat))
        name, now = capital(words.player(seat)), seat == seen.view.turn
        told = [name]
        if now:
            told.append(words("look.now"))
        if lost:
            told.append(words("look.loses", n=lost))
        if last:
            told.append(words("look.last-turn"))
        yield Turn(seat, name, now, lost, last, ", ".join(told))

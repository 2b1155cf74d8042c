"""Whose turn it is, worked out a second time: a ring of players, which shares nothing with the rules of the game.

Nobody's place is looked up: the ring is turned until the player on turn stands in front, so the next player is always
the second and the player before the last.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sobremesa.games.platos.state import Event


class Ring:
    """The players still in, in the order of play, from the one on turn on; None where that one has just gone out."""

    def __init__(self, seats: int, first: int):
        self.players: list[int | None] = [*range(first, seats), *range(first)]
        self.owed: Counter[int] = Counter()  # turns to lose
        self.last: set[int] | None = None  # who has a last turn, once the last turns have begun
        self.skipped: list[int] = []  # turns that are told to be lost, before the next turn

    @property
    def next(self) -> int | None:
        """The next player; the player on turn, if there is nobody else."""
        return self.players[1 % len(self.players)]

    @property
    def before(self) -> int | None:
        """The player before; the player on turn, if there is nobody else."""
        return self.players[-1]

    def hear(self, event: Any) -> Counter[str]:
        """Do to the ring what has happened; and say what was seen of the order of play, to be counted."""
        seat, other = int(event.seat), int(event.other)
        match event.what:
            case Event.REVERSED:
                self.players[1:] = self.players[:0:-1]
            case Event.SWAPPED_PLACES:
                self._swap(seat, other)
            case Event.OUT:
                self._leave(seat)
            case Event.LOSES:
                self.owed[seat] += other
            case Event.LAST_TURNS:
                self.last = {player for player in self.players[1:] if player is not None}
            case Event.SKIPPED:
                self.skipped.append(seat)
            case Event.TURN | Event.OVER:
                told = (self.skipped, seat if event.what == Event.TURN else None)
                assert told == self._turn_ends()
                self.skipped = []
            case _:
                return Counter()
        return Counter([Event(event.what).name])

    def _swap(self, one: int, other: int) -> None:
        """Two players change places, and the ring is turned until the player on turn stands in front again."""
        on_turn = self.players[0]
        changed = {one: other, other: one}
        self.players = [None if player is None else changed.get(player, player) for player in self.players]
        while self.players[0] != on_turn:
            self.players.append(self.players.pop(0))

    def _leave(self, seat: int) -> None:
        """A player leaves the ring; the place of the player on turn stays empty until the turn has ended."""
        del self.owed[seat]
        if self.last is not None:
            self.last.discard(seat)
        if self.players[0] == seat:
            self.players[0] = None
        else:
            self.players.remove(seat)

    def _turn_ends(self) -> tuple[list[int], int | None]:
        """Turn the ring until somebody plays; who has lost a turn meanwhile, and who plays, None if nobody does."""
        lost: list[int] = []
        while self.last is None or self.last:
            front = self.players.pop(0)
            if front is not None:
                self.players.append(front)
            seat = self.players[0]
            assert seat is not None
            if self.last is not None:
                if seat not in self.last:
                    continue
                self.last.remove(seat)
            if not self.owed[seat]:
                return lost, seat
            self.owed[seat] -= 1
            lost.append(seat)
        return lost, None


def ring_of(events: Iterable[Any], seats: int) -> tuple[Ring, Counter[str]]:
    """The ring after the events of a game from its deal on, and how often each kind of them was heard."""
    heard: Counter[str] = Counter()
    story = iter(events)
    first = next(event for event in story if event.what == Event.BEGINS)
    ring = Ring(seats, int(first.seat))
    assert next(story).what == Event.TURN
    for event in story:
        heard += ring.hear(event)
    return ring, heard

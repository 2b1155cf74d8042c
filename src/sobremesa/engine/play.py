"""Play: a game in progress, with steps that may be taken back as long as they have shown nothing.

A game is its card set, its options, its seed and its moves.  `Play` is the fold over them.  The steps of an
unfinished turn are *pending*: their mover sees them, everybody else sees the last committed position.  A step
commits itself and everything before it when it uses chance, shows its mover a card, ends the turn or asks another
seat; the engine finds that out from the state and the events, no game declares it.  Undo drops pending steps.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from .cardset import CardSet
from .contract import SCORES, Game, moves_pile, seats_of
from .errors import NothingToUndo, Refused
from .events import EVENTS
from .forms import Paper, copy, paper
from .undealt import undealt
from .views import View


@dataclass(frozen=True)
class Step:
    """A move that was made."""

    seat: int
    move: int


@dataclass(frozen=True)
class Happening:
    """An event and the number of surviving moves made before it (0: the deal)."""

    after: int
    event: Any


class Play:
    """A game in progress, on paper."""

    committed_log: list[Happening]
    _events: Any

    def __init__(self, game: Game, cards: CardSet, options: Mapping[str, str], seats: int, key: Sequence[int]):
        """Deal a new game; BadOptions for options or a number of seats that the game has not."""
        game.check_seats(seats)
        state = undealt(game, options, seats, key)
        self._begin(game, cards, state)
        game.rules.setup(state, cards.box, self._events)
        self.committed_log = self._happened(0)

    @classmethod
    def at(cls, game: Game, cards: CardSet, state: Any) -> "Play":
        """Go on from a position that was set up."""
        made = cls.__new__(cls)
        made._begin(game, cards, state)
        return made

    def _begin(self, game: Game, cards: CardSet, state: Any, events: Any = None) -> None:
        self.game, self.cards = game, cards
        self.state = state  # with the pending steps
        self.committed = state  # without them; the same object while nothing is pending
        self.steps: list[Step] = []  # committed, answers to one question in seat order
        self.pending: list[Step] = []
        self.committed_log = []
        self.pending_log: list[Happening] = []
        self._group: list[Step] = []  # answers so far to a question put to several at once
        self._asked = 0  # the seats it was put to
        self._undone = [0] * state.seats  # undos of each seat
        self._events = events or new_events()  # empty but while a move is made

    def branch(self, state: Any = None) -> "Play":
        """The same game going on by itself: moves made in one do not show in the other.

        state  another position to go on from instead of the committed one; the pending steps are then dropped
        """
        made = type(self).__new__(type(self))
        made._begin(self.game, self.cards, self.committed if state is None else state, self._events)
        made.steps, made.committed_log = self.steps[:], self.committed_log[:]
        made._group, made._asked, made._undone = self._group[:], self._asked, self._undone[:]
        if state is None:
            made.state, made.pending, made.pending_log = self.state, self.pending[:], self.pending_log[:]
        return made

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game.rules.to_act(self.committed) == 0

    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return seats_of(self.game.rules.to_act(self.state))

    def position(self, seat: int | None) -> Any:
        """The state as far as that seat may look at it: its own pending steps are made, another's are not."""
        return self.state if self._mover() == seat else self.committed

    def _mover(self) -> int | None:
        return self.pending[0].seat if self.pending else None

    def view(self, seat: int | None) -> View:
        """What the seat may see (None: a spectator)."""
        return self.game.view.view(self.position(seat), self.cards, seat)

    def choices(self, seat: int) -> list[int]:
        """The moves that the seat may make now, in increasing order; none if it is not asked."""
        state = self.position(seat)
        if not 0 <= seat < self.seats or not self.game.rules.to_act(state) >> seat & 1:
            return []
        return list_choices(self.game, self.cards, state, seat)

    def refusal(self, seat: int, move: int) -> str | None:
        """The handle of the clause that forbids the move, None if it is allowed."""
        clause = self.game.rules.refusal(self.position(seat), self.cards.box, seat, move)
        return self.game.clause(clause) if clause else None

    def move(self, seat: int, move: int) -> list[Happening]:
        """Make a move and return what happened; Refused names the clause that forbids it, and nothing changes."""
        if clause := self.refusal(seat, move):
            raise Refused(seat, move, clause)
        before = self.state
        state = copy(before)
        self._events.n = 0  # whatever a rule that failed has left there
        self.game.rules.apply(state, self.cards.box, seat, move, self._events)
        happened = self._happened(len(self.steps) + len(self.pending) + 1)
        asked_before = self.game.rules.to_act(before)
        self.state = state
        self.pending.append(Step(seat, move))
        self.pending_log += happened
        if self._group or commits(self.game, before, state, seat, happened):
            self._commit(asked_before)
        return self.log(seat)[-len(happened) :] if happened else []

    def undo(self, seat: int) -> None:
        """Take the seat's last pending step back; NothingToUndo if there is none."""
        if self._mover() != seat:
            raise NothingToUndo(f"seat {seat} has no step that can be taken back")
        steps, self.pending, self.pending_log = self.pending[:-1], [], []
        self.state = self.committed
        self._undone[seat] += 1
        for step in steps:
            self.state = copy(self.state)
            self.game.rules.apply(self.state, self.cards.box, step.seat, step.move, self._events)
            self.pending.append(step)
            self.pending_log += self._happened(len(self.steps) + len(self.pending))

    def _happened(self, after: int) -> list[Happening]:
        happened = [Happening(after, copy(event)) for event in islice(self._events.entry, self._events.n)]
        self._events.n = 0
        return happened

    def _commit(self, asked_before: int) -> None:
        log = self.pending_log
        if not self._group and asked_before.bit_count() > 1:
            self._asked = asked_before
        if self._asked:
            self._group += self.pending
            if len(self._group) == self._asked.bit_count():
                self.steps += sorted(self._group, key=lambda step: step.seat)
                self._group, self._asked = [], 0
            log = [Happening(len(self.steps), h.event) for h in log]
        else:
            self.steps += self.pending
        self.committed_log += log
        self.committed, self.pending, self.pending_log = self.state, [], []

    def log(self, seat: int | None) -> list[Happening]:
        """What happened so far, as far as the seat may know that it did."""
        return self.committed_log + (self.pending_log if self._mover() == seat else [])

    def version(self, seat: int | None) -> int:
        """A number that grows with every move and undo of the seat's own and with every committed move of others.

        Another seat's pending steps, undos and secret answers do not show in it.
        """
        if seat is None:
            return len(self.steps)
        own = sum(step.seat == seat for step in [*self._group, *self.pending])
        return len(self.steps) + own + 2 * self._undone[seat]

    def scores(self) -> Any:
        """Points and ranks as they stand (SCORES, on paper)."""
        out = paper(SCORES)
        self.game.rules.scores(self.committed, self.cards.box, out)
        return out


def commits(game: Game, before: Any, after: Any, seat: int, happened: Sequence[Happening]) -> bool:
    """Must the step that led from one state to the other stay made?

    It must if it used chance, showed its mover a card, ended the turn or the game, or asked another seat.
    """
    return (
        tuple_of(before.rng) != tuple_of(after.rng)
        or before.turns != after.turns
        or game.rules.to_act(before) != game.rules.to_act(after)
        or any(h.event.shown >> seat & 1 for h in happened)
    )


def tuple_of(generator: Paper) -> tuple[int, ...]:
    """All of a generator's state that moves when it is used."""
    return (generator.count, generator.at, *generator.key)


def list_choices(game: Game, cards: CardSet, state: Any, seat: int) -> list[int]:
    """The moves that the seat may make in that state, in increasing order."""
    out = paper(moves_pile(game))
    game.rules.choices(state, cards.box, seat, out)
    return [int(move) for move in islice(out.card, out.n)]


def new_events() -> Any:
    """An empty list of events that keeps them."""
    events = paper(EVENTS)
    events.kept = 1
    return events

"""A course: a game in one of the two forms, with all that a walk through it needs."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from ..bots.desk import desk_of
from ..bots.dice import begin
from ..bots.seat import Worlds
from ..engine import forms, rng
from ..engine.cardset import CardSet
from ..engine.contract import SCORES, Game
from ..engine.events import EVENTS
from ..engine.layouts import Record
from ..engine.packed import blank, pack, unpack
from ..engine.play import Play, Step
from .deals import WAYS, Deal, dealt
from .entries import rules_of
from .walk import endings_of, walk_of

Reached = dict[str, set[str]]  # of events, clauses, phases and endings the names of those that there have been


class Course:
    """A game that is walked through, packed or on paper."""

    def __init__(self, game: Game, cards: CardSet, *, packed: bool):
        """Make room; packed, the walk is compiled or found in the cache when it first begins."""
        self.game, self.cards, self.packed = game, cards, packed
        self.rules = rules_of(game, packed=packed)
        self._state, self._walk, self._desk, self._events, self._scores = (
            self.room(layout) for layout in (game.state.STATE, walk_of(game), desk_of(game), EVENTS, SCORES)
        )
        self._rooms = [blank(game.state.STATE) if packed else Worlds([None]) for _ in range(2)]
        self.box = pack(cards.box, blank(game.state.BOX))[0] if packed else cards.box
        if packed:
            pack(cards.box, self._desk["box"])
        else:
            self._desk[0].box = cards.box
        self._events[0].kept = 1
        self._counts, self._supply = self.ints(game.state.CENSUS), self.ints(game.state.CENSUS)
        self.rules.supply(self.box, self._supply)

    def room(self, layout: Record) -> Any:
        """Room for one thing of a layout, in the form of the course: a row of one."""
        return blank(layout) if self.packed else [forms.paper(layout)]

    def ints(self, numbers: int | Sequence[int]) -> Any:
        """Numbers as the rules take them: so many zeros, or these."""
        given = [0] * numbers if isinstance(numbers, int) else list(numbers)
        return np.array(given, np.int64) if self.packed else forms.Checked(given)

    @property
    def row(self) -> Any:
        """The position as a row of one."""
        return self._state

    @property
    def state(self) -> Any:
        """The position, in the form of the course."""
        return self._state[0]

    @property
    def on_paper(self) -> Any:
        """The position on paper; a copy if the course is packed."""
        return unpack(self._state) if self.packed else self.state

    @property
    def numbers(self) -> bytes:
        """All the numbers of the position."""
        return self._state.tobytes() if self.packed else as_bytes(self.state)

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return int(self._walk[0].made)

    @property
    def steps(self) -> list[Step]:
        """The moves made."""
        walk, made = self._walk[0], self.made
        movers, moves = walk.mover, walk.made_move
        if self.packed:
            movers, moves = movers[:made].tolist(), moves[:made].tolist()
        return [Step(movers[i], moves[i]) for i in range(made)]

    def deal(self, deal: Deal) -> None:
        """Deal a new game."""
        state, walk = dealt(self.game, self.cards, deal), self._walk[0]
        if self.packed:
            pack(state, self._state)
        else:
            self._state[0] = state
        self.rules.start(walk.chance, self.ints(deal.moves_key))
        begin(self._desk[0].dice, *deal.moves_key[:3])
        walk.made = walk.broken = self._events[0].n = 0
        walk.greed, walk.wild = WAYS[deal.way].greed, WAYS[deal.way].wild
        for row in (walk.events, walk.clauses, walk.phases, walk.endings):
            for i in range(len(row)):
                row[i] = 0
        self.rules.setup(self.state, self.box, self._events[0])

    def walk(self, stop: int) -> int:
        """Make moves until there are so many, the game ends or a law is broken: which one (`kit.walk`), or 0."""
        walk = self._walk[0]
        walk.stop = min(stop, self.game.limit)
        counts, supply, events = self._counts, self._supply, self._events[0]
        self.rules.walk(self.state, self.box, walk, self._desk[0], *self._rooms, counts, supply, events)
        return int(walk.broken)

    def reached(self) -> Reached:
        """The events, clauses, phases and endings of the walk so far."""
        walk, state = self._walk[0], self.game.state
        return {
            what: {member.name for member in members if row[member]}
            for what, members, row in (
                ("events", state.Event, walk.events),
                ("clauses", state.Clause, walk.clauses),
                ("phases", state.Phase, walk.phases),
                ("endings", endings_of(self.game), walk.endings),
            )
        }

    def over(self) -> bool:
        """Has the game ended?"""
        return int(self.rules.to_act(self.state)) == 0

    def place(self, state: Any) -> None:
        """Put a position on paper here."""
        if self.packed:
            pack(state, self._state)
        else:
            self._state[0] = forms.copy(state)

    def refusals(self, seat: int, moves: Sequence[int]) -> list[int]:
        """The clause by which each of these moves is refused, 0 where it is allowed."""
        clauses = self.ints(len(moves))
        self.rules.refuse(self.state, self.box, seat, self.ints(moves), clauses)
        return list(map(int, clauses.tolist() if self.packed else clauses))

    def all_refusals(self, state: Any, seat: int) -> list[int]:
        """The clauses by which the moves are refused in a position on paper, which is put here."""
        self.place(state)
        return self.refusals(seat, range(self.game.moves))

    def choices(self, seat: int) -> list[int]:
        """The moves that a seat may make."""
        return self.choices_in(self.state, seat)

    def choices_in(self, state: Any, seat: int) -> list[int]:
        """The moves that a seat may make in a position in the form of the course."""
        out = self._desk[0].moves
        self.rules.choices(state, self.box, seat, out)
        return [int(out.card[i]) for i in range(int(out.n))]

    def scores(self) -> list[int]:
        """All numbers of the scores."""
        self.rules.scores(self.state, self.box, self._scores[0])
        return list(forms.numbers(self._scores[0]))

    def judged(self, seat: int) -> int | None:
        """What the game's judgement, if it has one, thinks of the position for a seat."""
        return None if self.game.judgement is None else self.judged_in(self.state, seat)

    def judged_in(self, state: Any, seat: int) -> int:
        """What the game's judgement thinks of a position in the form of the course."""
        return int(self.rules.judge(state, self.box, seat, self._desk[0].notes))

    def redealt(self, seat: int, key: Sequence[int]) -> bytes:
        """All the numbers of the position dealt anew for a seat; the position here changes."""
        self.redeal_in(self.state, seat, key)
        return self.numbers

    def redeal_in(self, state: Any, seat: int, key: Sequence[int]) -> None:
        """Deal a position in the form of the course anew for a seat, from a generator with that key."""
        chance = self.room(rng.RNG)[0]
        self.rules.start(chance, self.ints(key))
        self.rules.redeal(state, self.box, seat, chance)


def walked(course: Course, deal: Deal, moves: int) -> Iterator[Play]:
    """So many moves of a deal's game, as a game in progress on paper: before each of them, and after the last.

    The course chooses the moves, in no time if it is compiled.
    """
    course.deal(deal)
    course.walk(moves)
    play = Play(course.game, course.cards, deal.options, deal.seats, deal.key)
    yield play
    for step in course.steps:
        play.move(step.seat, step.move)
        yield play


def as_bytes(state: Any) -> bytes:
    """All the numbers of a state on paper, as they lie in a packed one."""
    return np.fromiter(forms.numbers(state), np.int64).tobytes()


def position(
    game: Game,
    seed: str,
    seats: int,
    options: Mapping[str, str],
    move: int,
    cards: CardSet | None = None,
    way: str = "random",
) -> Play:
    """The position that a fault names, as a game in progress on paper: what to look at in a debugger."""
    course, deal = Course(game, cards or game.cards.load(), packed=False), Deal(0, seed, seats, options, way)
    *_, play = walked(course, deal, move)
    return play

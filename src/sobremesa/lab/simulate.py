"""Simulation: many games between bots, counted.

Game k of a seed is dealt from the secret that `--seed SEED/k` stands for, so that each can be played again alone, on
paper, and kept as a record.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from ..bots import check_kinds, dice
from ..bots.desk import LUCK, desk_of
from ..bots.registry import chooser, number
from ..bots.seat import Worlds
from ..compiler import Entry, compiled
from ..engine import forms, packed, rng
from ..engine.cardset import CardSet
from ..engine.contract import SCORES, Game, handle
from ..engine.errors import BadOptions
from ..engine.layouts import array
from ..engine.play import Play
from ..engine.undealt import agree

FIRST_BATCH, LARGEST_BATCH = 8, 256  # games; all their states stay in the processor's cache
BATCH_SECONDS = 0.2  # about as long as whoever reads a progress bar likes to wait

LIMIT = "limit"  # the ending of games that the limit of moves has stopped, in whatever way their state tells it
OVER = "over"  # the ending of all others, if the state of the game does not tell how it has ended


def loop(rules, rng, dice, bots, limit, stop):
    """The loop that plays games, of a game's rules and bots: `bots.look` is the rule by which these choose.

    limit, stop   the moves after which a game is stopped, and the event that tells it

    Some games stop a few moves before their limit, where a turn would pass it: events are kept from half of it on.
    """

    def play_games(worlds, start, scores, stopped, keys, first, desk, imagined, trial):
        """Play a game in each of the worlds, dealt from its key, and score it; how many decisions that took."""
        decisions = 0
        box, moves, unheard = desk.box, desk.moves, desk.unheard
        for k in range(len(worlds)):
            worlds[k] = start[0]
            s = worlds[k]
            rng.start(s.rng, keys[k])
            dice.begin(desk.dice, desk.luck[0], desk.luck[1], first + k)
            rules.setup(s, box, unheard)
            asked = rules.to_act(s)
            while asked != 0:
                seat = 0
                while asked >> seat & 1 == 0:
                    seat += 1
                rules.choices(s, box, seat, moves)
                move = bots.look(s, seat, desk, imagined, trial)
                unheard.n = 0
                unheard.kept = 2 * s.moves + 2 >= limit
                rules.apply(s, box, seat, move, unheard)
                unheard.kept = 0
                decisions += 1
                asked = rules.to_act(s)
            rules.scores(s, box, scores[k])
            stopped[k] = 0
            for i in range(unheard.n):
                if unheard.entry[i].what == stop:
                    stopped[k] = 1
        return decisions

    return play_games


@dataclass(frozen=True)
class Match:
    """What is played again and again: a game, its cards and options, the kind of bot in each seat, and a seed."""

    game: Game
    cards: CardSet
    bots: tuple[str, ...]
    seed: int | str = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self):
        """Raise BadOptions or NoSuchBot for what the game has not."""
        self.game.check_seats(len(self.bots))
        self.game.option_values(self.options)
        check_kinds(self.game, self.bots, compiled=True)

    def secret(self, number: int) -> bytes:
        """The secret that a game of the match is dealt from."""
        return rng.seed_secret(f"{self.seed}/{number}")

    def key(self, number: int) -> list[int]:
        """The key that a game of the match is dealt from."""
        return rng.key_from(self.secret(number))

    def keys(self, first: int, games: int) -> np.ndarray:
        """The keys of as many games from number `first` on, a row a game."""
        digests = b"".join(rng.digest(self.secret(first + k)) for k in range(games))
        return np.frombuffer(digests, "<u4").astype(np.int64).reshape(games, rng.KEY)

    def loop(self, rules: Any) -> Callable:
        """The loop that plays its games, by these rules."""
        bots = SimpleNamespace(look=chooser(self.game, self.bots))
        stop = int(getattr(self.game.state.Event, "LIMIT", -1))
        return loop(rules, rng, dice, bots, self.game.limit, stop)

    def prepare(self, start: Any, desk: Any) -> None:
        """Write seats and options into a state, bots and their luck onto a desk."""
        agree(self.game, self.options, len(self.bots), start)
        for seat, kind in enumerate(self.bots):
            desk.kind[seat] = number(kind)
        luck = rng.key_from(rng.seed_secret(f"{self.seed}/bots"))
        for i in range(LUCK):
            desk.luck[i] = luck[i]


# -- many games, compiled ---------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What came out of the games of a match."""

    match: Match
    compile_seconds: float = 0.0
    seconds: float = 0.0
    cpu_seconds: float = 0.0  # what the machine does besides does not count
    decisions: int = 0
    points: list[np.ndarray] = field(default_factory=list)  # a row a game, a column a seat
    ranks: list[np.ndarray] = field(default_factory=list)
    moves: list[np.ndarray] = field(default_factory=list)
    turns: list[np.ndarray] = field(default_factory=list)
    endings: list[np.ndarray] = field(default_factory=list)
    stopped: list[np.ndarray] = field(default_factory=list)  # 1 for a game that the limit of moves has stopped

    def add(self, worlds: np.ndarray, scores: np.ndarray, stopped: np.ndarray) -> None:
        """Count finished games."""
        seats = len(self.match.bots)
        self.points.append(scores["points"][:, :seats].copy())
        self.ranks.append(scores["rank"][:, :seats].copy())
        self.moves.append(worlds["moves"].copy())
        self.turns.append(worlds["turns"].copy())
        self.stopped.append(stopped.astype(bool))
        if "ending" in (worlds.dtype.names or ()):
            self.endings.append(worlds["ending"].copy())

    def as_json(self) -> dict[str, Any]:
        """The whole of it, ready for JSON: games that the limit has stopped are told apart, and count for no more.

        Nobody has won them, and they are as long as the limit allows: in wins, scores and lengths they would mislead.
        """
        stopped = np.concatenate(self.stopped)
        first, points = np.concatenate(self.ranks)[~stopped] == 1, np.concatenate(self.points)[~stopped]
        moves, turns = np.concatenate(self.moves)[~stopped], np.concatenate(self.turns)[~stopped]
        match = self.match
        return {
            "game": match.game.id,
            "cards": {"id": match.cards.id, "digest": match.cards.digest},
            "options": {option.id: match.options.get(option.id, option.values[0]) for option in match.game.options},
            "seats": list(match.bots),
            "seed": match.seed,
            "games": len(stopped),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "decisions_per_cpu_second": round(self.decisions / self.cpu_seconds),
            "compile_seconds": round(self.compile_seconds, 3),
            "wins": {
                "seat": first.sum(axis=0).tolist(),
                "bot": {kind: int(first[:, seats].any(axis=1).sum()) for kind, seats in self._seats_of_kinds()},
                "shared": int((first.sum(axis=1) > 1).sum()),
            },
            "mean_score": {
                "seat": [mean(points[:, seat]) for seat in range(len(match.bots))],
                "bot": {kind: mean(points[:, seats]) for kind, seats in self._seats_of_kinds()},
            },
            "length": {"moves": spread(moves), "turns": spread(turns)},
            "endings": self._endings(stopped),
            "limit_reached": int(stopped.sum()),
        }

    def _seats_of_kinds(self) -> Iterator[tuple[str, list[int]]]:
        for kind in dict.fromkeys(self.match.bots):
            yield kind, [seat for seat, other in enumerate(self.match.bots) if other == kind]

    def _endings(self, stopped: np.ndarray) -> dict[str, int]:
        """How many games have ended in which way."""
        told = {OVER: ~stopped}
        if self.endings:
            endings = np.concatenate(self.endings)
            told = {handle(ending): ~stopped & (endings == ending) for ending in self.match.game.state.Ending}
        counted = {name: int(games.sum()) for name, games in told.items()}
        counted[LIMIT] = int(stopped.sum())
        return {name: games for name, games in counted.items() if games}


def mean(numbers: np.ndarray) -> float | None:
    """The mean of some numbers; none has no mean."""
    return round(float(numbers.mean()), 4) if numbers.size else None


def spread(numbers: np.ndarray) -> dict[str, float] | None:
    """Mean, median, least and most of some numbers; of none there is nothing to tell."""
    if not numbers.size:
        return None
    return {
        "mean": round(float(numbers.mean()), 2),
        "median": round(float(np.median(numbers)), 2),
        "min": int(numbers.min()),
        "max": int(numbers.max()),
    }


class Table:
    """A match laid out for compiled play: the loop, and room for so many games at a time."""

    def __init__(self, match: Match):
        """Compile the loop, or load it from the cache: seconds, or tenths of one."""
        game = match.game
        self.match = match
        state = game.state.STATE
        self.worlds = np.zeros(LARGEST_BATCH, packed.dtype(state))
        self.scores = np.zeros(LARGEST_BATCH, packed.dtype(SCORES))
        self.stopped = np.zeros(LARGEST_BATCH, np.int64)
        self.start, self.imagined, self.trial = (packed.blank(state) for _ in range(3))
        desk = packed.blank(desk_of(game))
        self.desk = desk[0]
        packed.pack(match.cards.box, desk["box"])
        match.prepare(self.start[0], self.desk)
        play_games = match.loop(game.rules)
        states = array(state, None)
        results, keys = (states, states, array(SCORES, None), array(int, None)), array(int, None, rng.KEY)
        kinds = (*results, keys, int, desk_of(game), states, states)
        self.entries = {"play_games": Entry(play_games, kinds)}
        self.program = compiled(self.entries)

    def play(self, first: int, games: int) -> int:
        """Play the games from number `first` on; how many decisions that took."""
        decisions: int = self.program.play_games(*self.arguments(first, games))
        return decisions

    def arguments(self, first: int, games: int) -> list[Any]:
        """What the loop is called with to play these games."""
        keys = self.match.keys(first, games)
        worlds, scores, stopped = self.worlds[:games], self.scores[:games], self.stopped[:games]
        return [worlds, self.start, scores, stopped, keys, first, self.desk, self.imagined, self.trial]


def simulate(match: Match, games: int, progress: Callable[[int], object] = lambda done: None) -> Tally:
    """Play so many games of a match, from number 0 on; `progress` is told now and then how many are done.

    BadOptions if there is no game to play.
    """
    if games < 1:
        raise BadOptions(f"the number of games is at least 1, not {games}")
    began = time.perf_counter()
    table, tally = Table(match), Tally(match)
    tally.compile_seconds = time.perf_counter() - began
    done, batch = 0, min(games, FIRST_BATCH, LARGEST_BATCH)
    while done < games:
        began, cpu_began = time.perf_counter(), time.process_time()
        tally.decisions += table.play(done, batch)
        taken = time.perf_counter() - began
        tally.seconds += taken
        tally.cpu_seconds += time.process_time() - cpu_began
        tally.add(table.worlds[:batch], table.scores[:batch], table.stopped[:batch])
        done += batch
        progress(done)
        batch = max(1, min(games - done, LARGEST_BATCH, int(batch * BATCH_SECONDS / taken), 4 * batch))
    return tally


# -- one game, on paper -----------------------------------------------------------------------------------------


def play_again(match: Match, number: int) -> Play:
    """A game of a match, played again on paper, move by move as it was when it was simulated."""
    if number < 0:
        raise BadOptions(f"games are numbered from 0, not {number}")
    game, made = match.game, Play(match.game, match.cards, match.options, len(match.bots), match.key(number))
    start, desk = forms.paper(game.state.STATE), forms.paper(desk_of(game))
    desk.box = match.cards.box
    match.prepare(start, desk)
    play_games = match.loop(_reporting(game.rules, made.move))
    scores = [forms.paper(SCORES)]
    rooms = Worlds([None]), Worlds([None])
    play_games(Worlds([None]), [start], scores, [0], [match.key(number)], number, desk, *rooms)
    return made


def _reporting(rules: ModuleType, report: Callable[[int, int], object]) -> SimpleNamespace:
    """The rules of a game that also report each move that is made."""

    def apply(s, box, seat, move, events):
        report(seat, int(move))
        rules.apply(s, box, seat, move, events)

    return SimpleNamespace(**{**vars(rules), "apply": apply})

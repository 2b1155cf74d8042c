"""A walk through a game: moves by chance or by a bot, and at every position the laws that are cheap to look at.

One source for both forms, like a game's rules.
"""

from collections.abc import Sequence
from enum import IntEnum
from types import SimpleNamespace

from ..bots.registry import rule_of, usual
from ..engine import rng
from ..engine.contract import Game
from ..engine.layouts import Record, record

CHOICES, CARDS = 1, 2  # the laws that may end a walk
BEYOND = 2  # so many numbers below and above the moves are tried too


def walk_of(game: Game) -> Record:
    """The layout of a walk through a game."""
    state = game.state
    return record(
        chance=rng.RNG,  # for the choice of moves
        greed=int,  # so many percent of the moves are chosen by a bot
        wild=int,  # moves at the beginning that are not
        stop=int,  # moves after which to pause
        made=int,  # moves made so far
        broken=int,  # the law that is broken here, 0 for none
        mover=(int, game.limit + 1),  # the seat of each move made
        made_move=(int, game.limit + 1),
        events=(int, max(state.Event) + 1),  # has there been an event of that kind?
        clauses=(int, max(state.Clause) + 1),  # has that clause been behind an event, or forbidden something?
        phases=(int, max(state.Phase) + 1),  # has there been a decision in that phase?
        endings=(int, max(endings_of(game), default=0) + 1),  # has the state told that ending?
    )


def endings_of(game: Game) -> Sequence[IntEnum]:
    """The endings that a game's state tells; none if it does not."""
    return list(getattr(game.state, "Ending", ()))


def agreement(rules, moves):
    """The function that compares a seat's choices with what is refused to it, for a game with so many moves."""

    def agree(s, box, seat, w, choices):
        """Are the choices, in increasing order, exactly the moves that are not refused; none if it is not asked?"""
        choices.n = 0
        asked = 0
        if 0 <= seat < s.seats:
            asked = rules.to_act(s) >> seat & 1
            rules.choices(s, box, seat, choices)
        listed = 0
        for move in range(-BEYOND, moves + BEYOND):
            is_choice = listed < choices.n and choices.card[listed] == move
            clause = rules.refusal(s, box, seat, move)
            if is_choice != (clause == 0):
                return False
            w.clauses[clause] = 1
            if is_choice:
                listed += 1
        return listed == choices.n and (listed > 0) == (asked == 1)

    return agree


def obedience(rules, ways):
    """The function that looks at a position; `ways.agree` is the game's `agreement`."""

    def broken(s, box, w, choices, counts, supply):
        """The law that is broken in this position, or 0."""
        rules.census(s, box, counts)
        for kind in range(len(counts)):
            if counts[kind] != supply[kind]:
                return CARDS
        if rules.to_act(s) >> s.seats != 0:
            return CHOICES
        for seat in range(-1, s.seats + 1):
            if not ways.agree(s, box, seat, w, choices):
                return CHOICES
        return 0

    return broken


def attention(tells_ending):
    """The function that notes what a walk has come to; does the game's state tell how it ends?"""

    def notice(s, w, events):
        """Note which events there have been, which clauses are behind them, the phase, and how the game ends."""
        for i in range(events.n):
            w.events[events.entry[i].what] = 1
            w.clauses[events.entry[i].clause] = 1
        events.n = 0
        w.phases[s.phase] = 1
        if tells_ending:
            w.endings[s.ending] = 1

    return notice


def walker(rules, rng, ways):
    """The function that walks through a game; `ways.broken` is the game's `obedience`, `ways.look` chooses greedily."""

    def walk(s, box, w, desk, imagined, trial, counts, supply, events):
        """Go on until the stop, the end of the game or a broken law; census fills `counts`, supply has the supply."""
        choices = desk.moves
        while True:
            ways.notice(s, w, events)
            w.broken = ways.broken(s, box, w, choices, counts, supply)
            asked = rules.to_act(s)
            if w.broken > 0 or asked == 0 or w.made >= w.stop:
                return
            several = 0
            for seat in range(s.seats):
                several += asked >> seat & 1
            skip = rng.below(w.chance, several)
            mover = 0
            while asked >> mover & 1 == 0 or skip > 0:
                skip -= asked >> mover & 1
                mover += 1
            rules.choices(s, box, mover, choices)
            if w.greed > 0 and w.made >= w.wild and rng.below(w.chance, 100) < w.greed:
                move = ways.look(s, mover, desk, imagined, trial)
            else:
                move = choices.card[rng.below(w.chance, choices.n)]
            w.mover[w.made] = mover
            w.made_move[w.made] = move
            w.made += 1
            rules.apply(s, box, mover, move, events)

    return walk


def refuser(rules):
    """The function that asks about many moves."""

    def refuse(s, box, seat, moves, clauses):
        """The clause that forbids each of the moves, 0 where there is none."""
        for i in range(len(moves)):
            clauses[i] = rules.refusal(s, box, seat, moves[i])

    return refuse


def ways_of(game: Game) -> SimpleNamespace:
    """A game's walk and what it needs: `walk`, `broken`, `agree`, `refuse`; greedy is its usual bot."""
    made = SimpleNamespace(agree=agreement(game.rules, game.moves), refuse=refuser(game.rules))
    made.notice = attention(bool(endings_of(game)))
    made.look = rule_of(usual(game), game)
    made.broken = obedience(game.rules, made)
    made.walk = walker(game.rules, rng, made)
    return made

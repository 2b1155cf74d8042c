"""The greedy bot: it makes the choice whose outcome its game judges best, on average over a few imagined worlds."""

from ..engine.cardset import CardSet
from ..engine.contract import Game, moves_pile
from ..engine.events import EVENTS
from ..engine.forms import Checked, paper
from .choosing import WORLDS, best
from .dice import roll
from .seat import Bot, Worlds, own_dice


def weigher(rules, judgement):
    """The rule by which choices are weighed, on paper and compiled."""

    def weigh(world, box, seat, moves, trial, unheard, totals):
        """Add to each total what the game judges of that choice's outcome in this world."""
        for i in range(moves.n):
            trial[0] = world
            rules.apply(trial[0], box, seat, moves.card[i], unheard)
            totals[i] += judgement.judge(trial[0], box, seat)

    return weigh


def greedy(game: Game, cards: CardSet, seed: int | str) -> Bot:
    """A bot that looks one move ahead."""
    weigh, unheard = weigher(game.rules, game.judgement), paper(EVENTS)

    def choose(view, choices, imagine):
        if len(choices) == 1:
            return choices[0]
        dice, first = own_dice(seed, view, imagine)
        moves, trial = paper(moves_pile(game)), Worlds([None])
        for move in choices:
            moves.card[moves.n] = move
            moves.n += 1
        totals = Checked([0] * moves.n)
        for world in (first, *(imagine(roll(dice)) for _ in range(WORLDS - 1))):
            weigh(world, cards.box, view.viewer, moves, trial, unheard, totals)
        return choices[best(totals, moves.n, dice)]

    return choose

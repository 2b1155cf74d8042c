"""The greedy bot: it makes the choice whose outcome its game judges best, on average over a few imagined worlds."""

from types import SimpleNamespace

from ..engine.contract import Game
from . import choosing, dice
from .judging import judging


def greedy(game: Game):
    """The rule by which it chooses (`registry`)."""
    weighing = SimpleNamespace(weigh=weigher(game.rules, SimpleNamespace(judge=judging(game))))
    return looker(game.redeal, dice, choosing, weighing)


def weigher(rules, judgement):
    """The rule by which choices are weighed."""

    def weigh(world, seat, desk, trial):
        """Add to each total what the game judges of that choice's outcome in this world."""
        for i in range(desk.moves.n):
            trial[0] = world
            rules.apply(trial[0], desk.box, seat, desk.moves.card[i], desk.unheard)
            desk.totals[i] += judgement.judge(trial[0], desk.box, seat, desk.notes)

    return weigh


def looker(redeal, dice, choosing, weighing):
    """The rule by which it looks one move ahead; `weighing.weigh` is its game's `weigher`."""

    def look(s, seat, desk, imagined, trial):
        """The choice that is judged best on average over a few imagined worlds."""
        if desk.moves.n == 1:
            return desk.moves.card[dice.among(desk.dice, 1)]
        for i in range(desk.moves.n):
            desk.totals[i] = 0
        for _ in range(choosing.WORLDS):
            imagined[0] = s
            dice.start_from(desk.chance, dice.roll(desk.dice))
            redeal.redeal(imagined[0], desk.box, seat, desk.chance)
            weighing.weigh(imagined[0], seat, desk, trial)
        return desk.moves.card[choosing.best(desk.totals, desk.moves.n, desk.dice)]

    return look

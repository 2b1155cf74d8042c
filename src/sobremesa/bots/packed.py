"""Bots in the laboratory: the same choices from the same sources, for loops that play whole games.

A loop has one *desk* with all that it needs besides the states: nothing is allocated while games are played.
"""

from types import SimpleNamespace

from ..engine import rng
from ..engine.contract import MAX_SEATS, Game, moves_pile
from ..engine.events import EVENTS
from ..engine.layouts import Record, record
from . import choosing, dice
from .choosing import GREEDY, RANDOM
from .greedy import weigher

KIND = {"random": RANDOM, "greedy": GREEDY}  # the number of each kind of bot
LUCK = 2  # words of a match's luck; the number of the game is the third word of its dice


def desk_of(game: Game) -> Record:
    """The layout of a desk for a game."""
    return record(
        box=game.state.BOX,
        kind=(int, MAX_SEATS),  # of the bot in each seat
        luck=(int, LUCK),  # seeds the dice of every game
        dice=dice.DICE,  # all bots of a game throw the same
        chance=rng.RNG,  # deals what a bot imagines
        moves=moves_pile(game),  # the choices
        totals=(int, game.moves),  # of the judgements of each choice
        unheard=EVENTS,  # events that nobody keeps
    )


def looker(redeal, dice, choosing, bots):
    """How a greedy bot decides; `bots.weigh` is its game's `bots.greedy.weigher`."""

    def look(s, seat, desk, imagined, trial):
        """The choice that is judged best on average over a few imagined worlds."""
        for i in range(desk.moves.n):
            desk.totals[i] = 0
        for _ in range(choosing.WORLDS):
            imagined[0] = s
            dice.start_from(desk.chance, dice.roll(desk.dice))
            redeal.redeal(imagined[0], desk.box, seat, desk.chance)
            bots.weigh(imagined[0], desk.box, seat, desk.moves, trial, desk.unheard, desk.totals)
        return desk.moves.card[choosing.best(desk.totals, desk.moves.n, desk.dice)]

    return look


def bots_of(game: Game, *, thinking: bool) -> SimpleNamespace:
    """A game's bots: `look`, and what it needs, if any of them is `thinking` (not random)."""
    if not thinking:
        return SimpleNamespace()
    assert game.judgement
    made = SimpleNamespace(weigh=weigher(game.rules, game.judgement))
    made.look = looker(game.redeal, dice, choosing, made)
    return made

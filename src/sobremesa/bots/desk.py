"""A desk: all that the bots of a game need besides states; nothing is allocated while they choose."""

from ..engine import rng
from ..engine.contract import MAX_SEATS, Game, moves_pile
from ..engine.events import EVENTS
from ..engine.layouts import Record, record
from .dice import DICE
from .judging import notes_of

LUCK = 2  # words of a match's luck; the number of the game is the third word of its dice


def desk_of(game: Game) -> Record:
    """The layout of a desk for a game."""
    return record(
        box=game.state.BOX,
        kind=(int, MAX_SEATS),  # of the bot in each seat
        luck=(int, LUCK),  # seeds the dice of every game
        dice=DICE,  # all bots of a game throw the same
        chance=rng.RNG,  # deals what a bot imagines
        moves=moves_pile(game),  # the choices
        totals=(int, game.moves),  # of the judgements of each choice
        notes=notes_of(game),  # what the judgement works out on the way
        unheard=EVENTS,  # events that nobody keeps
    )

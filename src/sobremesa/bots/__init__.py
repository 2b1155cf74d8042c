"""Bots: players that see what a person in their seat would see, and nothing else.

A bot is called with three things and answers with one of the choices:

view      what its seat may see (`engine.views.View`)
choices   the moves that it may make
imagine   `imagine(seed)` is a copy of the position in which all that the seat cannot know is dealt anew

A bot never gets the state.  What it does depends on its seed, on what its seat may see and on how many moves have
been made, so a bot that is made again after a restart goes on as the first one would have.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import Message, SobremesaError
from .greedy import greedy
from .random import random
from .seat import Bot, Imagine, imagination

__all__ = ["KINDS", "Bot", "Imagine", "NoSuchBot", "bot", "check_kinds", "imagination", "kinds"]

KINDS: Mapping[str, Callable[[Game, CardSet, int | str], Bot]] = {"random": random, "greedy": greedy}


class NoSuchBot(SobremesaError):
    """No bot of that kind plays the game; the message lists those that do."""

    texts = Path(__file__).parent / "text"


def bot(kind: str, game: Game, cards: CardSet, seed: int | str) -> Bot:
    """A bot of that kind for a game; NoSuchBot lists the kinds that play it."""
    check_kinds(game, [kind])
    return KINDS[kind](game, cards, seed)


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of bots that play a game; the greedy one needs the game's judgement."""
    return tuple(kind for kind in KINDS if kind != "greedy" or game.judgement)


def check_kinds(game: Game, wanted: Iterable[str]) -> None:
    """Raise NoSuchBot for a kind of bot that does not play the game."""
    for kind in wanted:
        if kind not in kinds(game):
            raise NoSuchBot(Message("error.no-such-bot", kind=kind, game=game.id, kinds=kinds(game)))

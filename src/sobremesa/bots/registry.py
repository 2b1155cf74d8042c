"""The kinds of bots: one list, which tables, pages, the terminal and the laboratory read.

A kind is a rule of the compiled subset, one source for both forms:

    look(s, seat, desk, imagined, trial)

s         the position; at a table one in which all that the seat cannot know has been dealt anew
desk      all that the bots of a game need besides (`desk.desk_of`): `desk.moves` has the choices, `desk.dice` its luck
imagined, trial   room for a position each

It answers with one of the choices.  Before it looks at anything that its seat cannot know it must deal it anew.  A kind
without a rule that compiles may bring a function on paper instead; it sits at tables and does not play in simulations.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import Message, SobremesaError
from .greedy import greedy
from .random import random
from .seat import Bot, at_a_table

Look = Callable[..., Any]


@dataclass(frozen=True)
class Kind:
    """A kind of bot.

    name             as it is written everywhere; `bot.NAME` in the catalogues is what players read
    rule             the rule by which it chooses, for a game; None if it chooses on paper only
    on_paper         what makes a bot for a game, its cards and a seed, if there is no rule
    needs_judgement  does it play only games that have a judgement?
    """

    name: str
    rule: Callable[[Game], Look] | None
    on_paper: Callable[[Game, CardSet, int | str], Bot] | None = None
    needs_judgement: bool = False

    def __post_init__(self):
        """Raise ValueError for a kind that cannot choose."""
        if self.rule is None and self.on_paper is None:
            raise ValueError(
                f"the bot {self.name!r} has neither a rule nor a function on paper: Kind needs one of them"
            )

    def plays(self, game: Game) -> bool:
        """Does it play that game?"""
        return game.judgement is not None or not self.needs_judgement


ALL = (Kind("random", random), Kind("greedy", greedy, needs_judgement=True))
PREFERRED = ("greedy", "random")  # the usual bot of a game is the first of these that plays it


class NoSuchBot(SobremesaError):
    """No bot of that kind plays the game; the message lists those that do."""

    texts = Path(__file__).parent / "text"


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of bots that play a game."""
    return tuple(kind.name for kind in ALL if kind.plays(game))


def usual(game: Game) -> str:
    """The kind of bot that sits down where nobody has said which."""
    return next(name for name in PREFERRED if name in kinds(game))


def check_kinds(game: Game, wanted: Iterable[str], *, compiled: bool = False) -> None:
    """Raise NoSuchBot for a kind of bot that does not play the game, or, if it must be compiled, not in simulations."""
    for name in wanted:
        if name not in kinds(game):
            raise NoSuchBot(Message("error.no-such-bot", kind=name, game=game.id, kinds=kinds(game)))
        if compiled and of(name).rule is None:
            raise NoSuchBot(Message("error.bot-on-paper", kind=name, kinds=simulated(game)))


def simulated(game: Game) -> tuple[str, ...]:
    """The kinds of bots that play a game in simulations."""
    return tuple(name for name in kinds(game) if of(name).rule is not None)


def of(name: str) -> Kind:
    """The kind of that name."""
    return next(kind for kind in ALL if kind.name == name)


def number(name: str) -> int:
    """The number of a kind, as a desk has it."""
    return ALL.index(of(name))


def bot(kind: str, game: Game, cards: CardSet, seed: int | str) -> Bot:
    """A bot of that kind for a game; NoSuchBot lists the kinds that play it."""
    check_kinds(game, [kind])
    found = of(kind)
    if found.rule is not None:
        return _choosing(kind, at_a_table(found.rule(game), game, cards, seed))
    assert found.on_paper is not None
    return _choosing(kind, found.on_paper(game, cards, seed))


def _choosing(kind: str, bot: Bot) -> Bot:
    """The bot, whose answers are its choices: ValueError says so of another one."""

    def choose(view, choices, imagine):
        if (move := bot(view, choices, imagine)) not in choices:
            listed = ", ".join(map(str, choices))
            raise ValueError(f"the bot {kind!r} answers with {move}, which is none of its choices: {listed}")
        return move

    return choose


def chooser(game: Game, names: Iterable[str]) -> Look:
    """The rule by which the bots of these kinds choose, each seat by the kind that the desk says it is."""
    first, *others = sorted(set(names), key=number)
    look = rule_of(first, game)
    for name in others:
        look = _either(number(name), SimpleNamespace(look=rule_of(name, game)), SimpleNamespace(look=look))
    return look


def rule_of(name: str, game: Game) -> Look:
    """The rule by which bots of a kind choose in a game."""
    rule = of(name).rule
    assert rule is not None
    return rule(game)


def _either(number, own, others):
    """The rule of one kind, and of others."""

    def look(s, seat, desk, imagined, trial):
        """The choice of the bot that sits here."""
        if desk.kind[seat] == number:
            return own.look(s, seat, desk, imagined, trial)
        return others.look(s, seat, desk, imagined, trial)

    return look

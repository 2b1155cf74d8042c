"""Offers: the games as they are offered, in words, and what is usual at a new table."""

from dataclasses import dataclass

from ... import bots
from ...engine.contract import Game
from ...engine.words import GameWords, capital, said
from .texts import text

USUAL_PLAYERS = 3


@dataclass(frozen=True)
class OptionOffered:
    """An option of a game in words: its name, and its values with their names."""

    id: str
    name: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Offer:
    """A game as it is offered; `usual` and `usual_bot` are those of a table made with one click.

    time     how long a game takes, in words, if the game says so
    players  how many may play, in words
    lesson   has it a first game for newcomers?
    """

    id: str
    name: str
    tagline: str
    time: str | None
    players: str
    seats: tuple[int, ...]
    usual: int
    options: tuple[OptionOffered, ...]
    bots: tuple[tuple[str, str], ...]
    usual_bot: str
    lesson: bool


def offer(game: Game, language: str) -> Offer:
    """A game in words."""
    words, texts = GameWords(game, game.cards.load(), language), text(language)
    options = (
        OptionOffered(
            option.id,
            words(f"option.{option.id}"),
            tuple((value, words(f"option.{option.id}.{value}")) for value in option.values),
        )
        for option in game.options
    )
    return Offer(
        id=game.id,
        name=game.names[language],
        tagline=words("game.tagline"),
        time=words("game.time") if words.has("game.time") else None,
        players=capital(said(game.players, texts)),
        seats=game.seats,
        usual=usual_players(game),
        options=tuple(options),
        bots=kinds_of_bots(game, language),
        usual_bot=bots.usual(game),
        lesson=game.first_game.exists(),
    )


def kinds_of_bots(game: Game, language: str) -> tuple[tuple[str, str], ...]:
    """The kinds of bots that play a game, with their names."""
    texts = text(language)
    return tuple((kind, texts(f"bot.{kind}")) for kind in bots.kinds(game))


def usual_players(game: Game) -> int:
    """The number of players of a table made with one click."""
    return USUAL_PLAYERS if USUAL_PLAYERS in game.seats else game.seats[0]

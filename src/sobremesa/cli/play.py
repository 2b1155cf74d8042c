"""`sobremesa play`: a game against bots in the terminal, as lines of text."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine.errors import Message
from .arguments import (
    GameId,
    InLanguage,
    WithCards,
    WithOptions,
    chosen_cards,
    chosen_options,
    file_option,
    number_option,
)
from .errors import BadUse
from .output import note, text_of

if TYPE_CHECKING:
    from ..engine.contract import Game
    from ..engine.words import GameWords, Words

PERSON = 0  # the seat of whoever plays in the terminal; who goes first is drawn

Seats = Annotated[int | None, number_option("--seats")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="KIND,KIND,...")]
Seed = Annotated[str | None, typer.Option("--seed")]
RecordTo = Annotated[Path | None, file_option("--record")]


def play(
    game: GameId,
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = None,
    option: WithOptions = None,
    cards: WithCards = None,
    record: RecordTo = None,
    *,
    language: InLanguage,
) -> None:
    """Play a game against bots in the terminal; answer with numbers or words, ? helps."""
    from secrets import token_hex

    from ..bots import bot, usual
    from ..engine.play import Play
    from ..engine.record import write
    from ..engine.rng import key_from, seed_secret
    from ..engine.words import GameWords
    from ..games import game as find
    from .records import check_free, save
    from .session import Quit, Session

    found = find(game)
    kinds = kinds_of(found, seats, usual(found) if bots is None else bots)
    card_set, options = chosen_cards(found, cards), chosen_options(found, option)
    if record:
        check_free(record)
    luck = token_hex(16) if seed is None else seed
    made = {seat: bot(kind, found, card_set, luck) for seat, kind in enumerate(kinds, 1)}
    secret = seed_secret(luck)
    played = Play(found, card_set, options, 1 + len(kinds), key_from(secret))
    texts = text_of(language)
    words = GameWords(found, card_set, language, names(kinds, texts), PERSON)
    introduce(found, words, texts)
    prepare_line_editing()
    try:
        Session(played, PERSON, made, words, texts, asked, print).run()
    except (Quit, EOFError):
        note(texts("play.stopped"))
        return
    except KeyboardInterrupt:
        note(f"\n{texts('play.stopped')}")
        raise typer.Exit(130) from None
    if record:
        save(record, write(played, secret))
        note(texts("play.recorded", path=record))


def kinds_of(game: "Game", seats: int | None, bots: str) -> tuple[str, ...]:
    """The kinds of bots in the other seats; BadUse if they are not as many as there are seats."""
    kinds = tuple(kind.strip() for kind in bots.split(","))
    if seats is None:
        seats = max(game.seats[0], 1 + len(kinds))
    game.check_seats(seats)
    if len(kinds) not in (1, seats - 1):
        raise BadUse(Message("error.other-bots", named=len(kinds), seats=seats, n=seats - 1))
    return kinds if len(kinds) == seats - 1 else kinds * (seats - 1)


def names(kinds: Sequence[str], texts: "Words") -> list[str]:
    """What the players are called, seat by seat."""
    return ["", *(f"{texts(f'bot.{kind}')} {seat}" for seat, kind in enumerate(kinds, 2))]


def introduce(game: "Game", words: "GameWords", texts: "Words") -> None:
    """Say what is played, and with which cards."""
    name, tagline = game.names[words.language], words("game.tagline")
    print(texts("play.welcome", game=name, seats=len(words.players), tagline=tagline))
    cards = words.cards
    print(texts("play.cards", name=cards.names.get(words.language, cards.id)), texts(f"provenance.{cards.provenance}"))


def asked(prompt: str) -> str:
    """A line that the person writes; where nobody types it is shown, so that the game can be read afterwards."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def prepare_line_editing() -> None:
    """Let the arrow keys edit an answer, where a person types."""
    if sys.stdin.isatty():
        import readline  # noqa: F401

"""The page of a table as bytes, for a game in progress, a seat and a language."""

from dataclasses import dataclass
from typing import Any

from ..engine.play import Play
from ..engine.words import GameWords
from ..tables.table import Table
from .board import Describer, options_in_words
from .presence import USUAL_PACE
from .reader import Reader
from .render import Frame, html, text


@dataclass(frozen=True)
class About:
    """What the page says of the table besides the game.

    bots     the kind of bot in each seat, None for a person
    names    what the players call themselves, where they have said so
    seated   does the reader sit there?
    device   the reader's seats if several share their device
    away     the reader's seats that a bot plays for
    rematch  the table that follows
    pace     how fast the reader wants bots to move
    """

    id: str
    bots: tuple[str | None, ...]
    names: tuple[str | None, ...] = ()
    seated: bool = False
    device: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    rematch: str | None = None
    pace: str = USUAL_PACE
    commitment: str = ""
    whole_log: bool = False
    explain: bool = False
    notice: str | None = None  # the id of a text: why nothing was done
    refused: int | None = None  # the move that was


def about_table(table: Table, reader: Reader, **said: Any) -> About:
    """What the page says to a reader of a table besides the game."""
    seats = table.seats_of(reader.person)
    return About(
        id=table.header.id,
        bots=tuple(sitter.bot for sitter in table.sitters),
        names=tuple(sitter.name for sitter in table.sitters),
        seated=bool(seats),
        device=seats if len(seats) > 1 else (),
        away=tuple(seat for seat in seats if table.sitters[seat].bot),
        rematch=table.rematch,
        pace=reader.pace,
        commitment=table.header.commitment,
        **said,
    )


def table_html(play: Play, seat: int | None, language: str, about: About) -> str:
    """The page of a table as one seat (None: whoever looks on) reads it."""
    words = text(language)
    describer = Describer(play, seat, words, about.bots, about.names)
    refusal = None if about.refused is None else describer.refusal(about.refused)
    return html(
        "table.html",
        Frame(language, f"/tables/{about.id}"),
        about=about,
        board=describer.board(whole_log=about.whole_log, explain=about.explain),
        refusal=refusal,
        seated=about.seated or seat is not None,
        game_id=play.game.id,
        card_set=play.cards.names.get(language, play.cards.id),
        rules_version=play.game.rules_version,
        options=options_in_words(play, GameWords(play.game, play.cards, language)),
    )


def notice_html(play: Play, seat: int | None, language: str, about: About) -> str:
    """Why nothing was done, without the table."""
    describer = Describer(play, seat, text(language), about.bots, about.names)
    refusal = None if about.refused is None else describer.refusal(about.refused)
    return html("notice.html", Frame(language, f"/tables/{about.id}"), about=about, refusal=refusal)


def page_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """Everything that the page can show of a game in progress: the law `secrecy` compares it (`kit.outputs.Output`)."""
    about = About(id="example", bots=(None,) * play.seats, whole_log=True, explain=True)
    return table_html(play, seat, language, about).encode()

"""The page of a table as bytes, for a game in progress, a seat and a language."""

from dataclasses import dataclass
from typing import Any

from ...engine.play import Play
from ...engine.words import GameWords
from ...tables.table import Table
from ..site.presence import USUAL_PACE
from ..site.reader import Reader
from ..site.texts import text
from .aside import Aside
from .board import Describer, options_in_words
from .living import Living
from .render import Frame, html


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
    describer = Describer(play, seat, language, about.bots, about.names)
    refusal = None if about.refused is None else describer.refusal(about.refused)
    return html(
        "table.html",
        Frame(language, f"/tables/{about.id}"),
        about=about,
        board=describer.board(whole_log=about.whole_log, explain=about.explain),
        refusal=refusal,
        seated=about.seated or seat is not None,
        seat=seat,
        away=seat in about.away,
        game_id=play.game.id,
        card_set=play.cards.names.get(language, play.cards.id),
        rules_version=play.game.rules_version,
        options=options_in_words(play, GameWords(play.game, play.cards, language)),
    )


def notice_html(play: Play, seat: int | None, language: str, about: About) -> str:
    """Why nothing was done, without the table."""
    describer = Describer(play, seat, language, about.bots, about.names)
    refusal = None if about.refused is None else describer.refusal(about.refused)
    return html("notice.html", Frame(language, f"/tables/{about.id}"), about=about, refusal=refusal)


def page_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """Everything that the page can show of a game in progress: the law `secrecy` compares it (`kit.outputs.Output`)."""
    about = About(id="example", bots=(None,) * play.seats, whole_log=True, explain=True)
    return table_html(play, seat, language, about).encode()


def living(play: Play, seat: int | None, language: str, about: About, since: int | None = None) -> Living:
    """What the template of a living table reads, for one seat (None: whoever looks on).

    since  how many happenings of its log the reader has seen already; what happened after them is shown moving
    """
    made = Living(Describer(play, seat, language, about.bots, about.names), since)
    made.address, made.away = f"/tables/{about.id}", seat in about.away
    return made


def board_html(play: Play, seat: int | None, language: str, about: About, since: int | None = None) -> str:
    """The board of a living table: the part of the page that changes with a move, as the stream sends it."""
    frame = Frame(language, f"/tables/{about.id}")
    return html("board.html", frame, living=living(play, seat, language, about, since), about=about)


def living_html(play: Play, seat: int | None, language: str, about: About) -> str:
    """The page of a living table as one seat reads it."""
    shown = living(play, seat, language, about)
    refusal = None if about.refused is None else shown.describer.refusal(about.refused)
    frame = Frame(language, f"/tables/{about.id}")
    return html(
        "living.html",
        frame,
        living=shown,
        about=about,
        refusal=refusal,
        part="board.html",
        title=shown.title,
        heading=shown.heading,
        game_id=shown.game,
    )


def aside_html(play: Play, language: str, about: About, instead: Aside) -> str:
    """The page of a living table on which something else stands in the place of the board."""
    return html(
        "living.html",
        Frame(language, f"/tables/{about.id}"),
        about=about,
        refusal=None,
        shown=instead.shown,
        inner=instead.template,
        part="aside.html",
        title=play.game.names[language],
        heading=aside_heading(play, language),
        game_id=play.game.id,
    )


def aside_heading(play: Play, language: str) -> str:
    """What the browser's tab says while the board is not shown."""
    return f"{text(language)('table.title-wait')} · {play.game.names[language]}"


def board_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """A board with all that it can show: the law `secrecy` compares it (`kit.outputs.Output`)."""
    about = About(id="example", bots=(None,) * play.seats, seated=True)
    return board_html(play, seat, language, about, since=0).encode()

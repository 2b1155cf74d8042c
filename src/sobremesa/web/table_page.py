"""The page of a table as bytes, for a game in progress, a seat and a language."""

from dataclasses import dataclass

from ..engine.play import Play
from ..engine.words import GameWords
from .board import Describer, options_in_words
from .render import Frame, html, text


@dataclass(frozen=True)
class About:
    """What the page says of the table besides the game.

    bots  the kind of bot in each seat, None for a person
    """

    id: str
    bots: tuple[str | None, ...]
    commitment: str = ""
    whole_log: bool = False
    explain: bool = False
    notice: str | None = None  # the id of a text: why nothing was done
    refused: int | None = None  # the move that was


def table_html(play: Play, seat: int | None, language: str, about: About) -> str:
    """The page of a table as one seat (None: whoever looks on) reads it."""
    words = text(language)
    describer = Describer(play, seat, words, about.bots)
    refusal = None if about.refused is None else describer.refusal(about.refused)
    return html(
        "table.html",
        Frame(language, f"/tables/{about.id}"),
        about=about,
        board=describer.board(whole_log=about.whole_log, explain=about.explain),
        refusal=refusal,
        seated=seat is not None,
        game_id=play.game.id,
        card_set=play.cards.names.get(language, play.cards.id),
        rules_version=play.game.rules_version,
        options=options_in_words(play, GameWords(play.game, play.cards, language)),
    )


def page_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """Everything that the page can show of a game in progress: the law `secrecy` compares it (`kit.outputs.Output`)."""
    about = About(id="example", bots=(None,) * play.seats, whole_log=True, explain=True)
    return table_html(play, seat, language, about).encode()

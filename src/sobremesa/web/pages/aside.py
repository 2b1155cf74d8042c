"""What is shown instead of the board: the seats, until all are taken, and the cover while a device changes hands."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from ... import bots
from ...tables.table import Table
from .. import look as house
from ..site.offers import kinds_of_bots
from ..site.reader import Reader
from ..site.reading import names_at
from ..site.texts import text

LOOPBACK = ("127.0.0.1", "localhost", "::1")  # names of this very device


@dataclass(frozen=True)
class SeatShown:
    """A seat before the game begins. `state` is "you", "person", "bot" or "open"; `face` names a picture."""

    seat: int
    name: str
    state: str
    kind: str
    host: bool
    face: str | None


@dataclass(frozen=True)
class Waiting:
    """Who is there, before the game begins.

    link       the private link, for those who sit there
    qr         the address of its picture
    only_here  does the link work on this device only?
    host       is the reader the one who made the table?
    kinds      of bots that the host may give open seats to, with their names
    """

    game: str
    seats: tuple[SeatShown, ...]
    link: str
    qr: str
    only_here: bool
    seated: bool
    host: bool
    kinds: tuple[tuple[str, str], ...]
    usual_kind: str


@dataclass(frozen=True)
class PlayerHere:
    """One of the players who share a device; `face` names a picture."""

    seat: int
    name: str
    face: str


@dataclass(frozen=True)
class Covered:
    """Players who share a device: who of them may look now, and do they decide? Nothing that any of them holds."""

    game: str
    players: tuple[PlayerHere, ...]
    asked: bool


@dataclass(frozen=True)
class Aside:
    """What is shown instead of the board, and the template that shows it."""

    template: str
    shown: Waiting | Covered

    @property
    def content(self) -> Mapping[str, Any]:
        """What the template reads."""
        return {"shown": self.shown, "part": self.template}


def aside(table: Table, reader: Reader, base: str) -> Aside | None:
    """What a reader is shown instead of the board, None if it is the board.

    base  the beginning of the addresses of this server, as the reader's browser knows it
    """
    if table.waiting:
        return Aside("waiting.html", waiting(table, reader, base))
    if table.play.over or len(table.seats_of(reader.person)) < 2 or reader.seat_at(table) is not None:
        return None
    return Aside("covered.html", _covered(table, reader))


def waiting(table: Table, reader: Reader, base: str) -> Waiting:
    """The seats of a table, as a reader sees them before the game begins."""
    texts, play = text(reader.language), table.play
    seats, names = table.seats_of(reader.person), names_at(table, reader.language)
    seated = bool(seats)
    path = f"join/{table.header.invite}"
    return Waiting(
        game=play.game.names[reader.language],
        seats=tuple(
            SeatShown(
                seat=seat,
                name=names[seat],
                state="open" if sitter.open else "bot" if sitter.bot else "you" if seat in seats else "person",
                kind=texts(f"bot.{sitter.bot}") if sitter.bot else "",
                host=sitter.person is not None and sitter.person == table.host,
                face=None if sitter.open else house.face(seat, bot=bool(sitter.bot)),
            )
            for seat, sitter in enumerate(table.sitters)
        ),
        link=f"{base}{path}" if seated else "",
        only_here=urlsplit(base).hostname in LOOPBACK,
        qr=f"/{path}/qr.svg" if seated else "",
        seated=seated,
        host=seated and reader.person == table.host,
        kinds=kinds_of_bots(play.game, reader.language),
        usual_kind=bots.usual(play.game),
    )


def _covered(table: Table, reader: Reader) -> Covered:
    names = names_at(table, reader.language)
    may = table.may_uncover(reader.person)
    return Covered(
        game=table.play.game.names[reader.language],
        players=tuple(PlayerHere(seat, names[seat], house.face(seat, bot=False)) for seat in may),
        asked=any(seat in table.play.to_act() for seat in may),
    )

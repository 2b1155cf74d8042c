"""Seating: who sits where as time goes by.  Every change is a sitting, on the disk before it is answered."""

import unicodedata
from collections.abc import Sequence
from itertools import groupby

from .. import bots
from .commands import Visit
from .errors import NoSeat, NotNow
from .store import Sitter, Sitting
from .table import Table

LONGEST_NAME = 24
MOST_MARKS = 2  # accents and the like on one letter
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # Unicode's categories of what cannot be seen, or turns the line


def clean_name(text: str) -> str:
    """What a person calls themselves, fit to be shown: composed, without what cannot be seen, with single spaces.

    Raises NotNow ("bad-name") if nothing is left, or more than LONGEST_NAME characters are.
    """
    seen = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text[: 40 * LONGEST_NAME])
        if letter.isspace() or unicodedata.category(letter) not in HIDDEN
    )
    parts = (
        "".join(list(run)[:MOST_MARKS] if is_mark else run)
        for is_mark, run in groupby(seen, key=lambda letter: unicodedata.category(letter).startswith("M"))
    )
    name = " ".join("".join(parts).split())
    if not 1 <= len(name) <= LONGEST_NAME or not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise NotNow("bad-name", f"a name has 1 to {LONGEST_NAME} characters that can be seen")
    return name


def join(visit: Visit, person: str, name: str | None = None) -> int:
    """A person sits down in the first open seat, which is returned; the game begins when it was the last.

    Raises NotNow if they sit there already ("seated"), no seat is open ("full") or the name is somebody's.
    """
    name = clean_name(name) if name else None

    def decide(table: Table) -> Sequence[Sitting]:
        if table.seats_of(person):
            raise NotNow("seated", "you sit at this table already")
        seat = next((n for n, sitter in enumerate(table.sitters) if sitter.open), None)
        if seat is None:
            raise NotNow("full", "no seat of this table is open")
        _check_name_is_free(table, person, name)
        return [Sitting(seat, Sitter(person=person, name=name))]

    return visit.sit(decide)[0].seat


def fill(visit: Visit, person: str | None, kind: str | None = None) -> None:
    """The host gives all open seats to bots: the game begins.

    kind  of bot; by default the usual one of the game

    Raises NotNow if the person is not the host or no seat is open, NoSuchBot if no bot of that kind plays the game.
    """

    def decide(table: Table) -> Sequence[Sitting]:
        _check_is_host(table, person)
        if not table.waiting:
            raise NotNow("begun", "no seat of this table is open")
        chosen = _kind_of_bot(table, kind)
        return [Sitting(n, Sitter(bot=chosen)) for n, sitter in enumerate(table.sitters) if sitter.open]

    visit.sit(decide)


def remove(visit: Visit, person: str | None, seat: int) -> None:
    """The host opens the seat of somebody who has not come, before the game begins.

    Raises NotNow if the person is not the host, the game has begun, or the seat is the host's own; NoSeat if nobody
    sits there.
    """

    def decide(table: Table) -> Sequence[Sitting]:
        _check_is_host(table, person)
        if not table.waiting:
            raise NotNow("begun", "the game has begun: who plays is settled")
        if not 0 <= seat < len(table.sitters) or table.sitters[seat].open:
            raise NoSeat(f"nobody sits in seat {seat}")
        if table.sitters[seat].person == person:
            raise NotNow("own-seat", "the host stays")
        return [Sitting(seat, Sitter())]

    visit.sit(decide)


def go(visit: Visit, person: str | None, kind: str | None = None, seat: int | None = None) -> None:
    """A person must go: a bot plays for them until they are back.  Before the game begins their seat is open again.

    kind  of bot; by default the usual one of the game
    seat  if they have several

    Raises NoSeat, NoSuchBot, or NotNow if a bot plays for them already ("away") or the host would go too early.
    """

    def decide(table: Table) -> Sequence[Sitting]:
        own = _own_seat(table, person, seat, away=False)
        if table.waiting:
            if person == table.host:
                raise NotNow("own-seat", "the host stays until the game begins")
            return [Sitting(own, Sitter())]
        return [Sitting(own, Sitter(person, _kind_of_bot(table, kind), table.sitters[own].name))]

    visit.sit(decide)


def back(visit: Visit, person: str | None, seat: int | None = None) -> None:
    """A person is back and takes their seat from the bot; NotNow if none plays for them ("here"), NoSeat."""

    def decide(table: Table) -> Sequence[Sitting]:
        own = _own_seat(table, person, seat, away=True)
        return [Sitting(own, Sitter(person, None, table.sitters[own].name))]

    visit.sit(decide)


def rename(visit: Visit, person: str | None, name: str, seat: int | None = None) -> None:
    """A person calls themselves something else; NotNow says what is wrong with the name, NoSeat."""
    cleaned = clean_name(name)

    def decide(table: Table) -> Sequence[Sitting]:
        own = _own_seat(table, person, seat)
        sitter = table.sitters[own]
        others = [other.name for n, other in enumerate(table.sitters) if n != own]
        if cleaned.casefold() in (other.casefold() for other in others if other):
            raise NotNow("name-taken", f"somebody at this table is called {cleaned}")
        return [] if sitter.name == cleaned else [Sitting(own, Sitter(sitter.person, sitter.bot, cleaned))]

    visit.sit(decide)


def _own_seat(table: Table, person: str | None, seat: int | None, *, away: bool | None = None) -> int:
    """A person's seat, the one that is meant if they have several; `away`: one that a bot plays for, or does not."""
    seats = table.seats_of(person)
    if not seats or (seat is not None and seat not in seats):
        raise NoSeat(f"you do not sit there at table {table.header.id}")
    meant = [n for n in seats if seat in (None, n) and away in (None, table.sitters[n].bot is not None)]
    if not meant:
        raise NotNow("here", "no bot plays for you") if away else NotNow("away", "a bot plays for you already")
    return meant[0]


def _kind_of_bot(table: Table, wanted: str | None) -> str:
    """The kind of bot that was asked for, the usual one if none was; NoSuchBot if it does not play the game."""
    game = table.play.game
    kind = bots.usual(game) if wanted is None else wanted
    bots.check_kinds(game, [kind])
    return kind


def _check_is_host(table: Table, person: str | None) -> None:
    if person is None or person != table.host:
        raise NotNow("not-host", "only whoever made the table may do that")


def _check_name_is_free(table: Table, person: str | None, name: str | None) -> None:
    taken = [sitter.name.casefold() for sitter in table.sitters if sitter.name and sitter.person != person]
    if name and name.casefold() in taken:
        raise NotNow("name-taken", f"somebody at this table is called {name}")

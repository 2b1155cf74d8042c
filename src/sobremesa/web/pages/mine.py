"""The reader's tables: first those where they are asked, last those that have ended."""

from dataclasses import dataclass

from ...engine.words import GameWords, Words
from ...tables.table import Table
from ..site import Site
from ..site.reader import Reader
from ..site.reading import names_at
from ..site.texts import text
from .render import cover

MOST_GOING_ON = 100  # games that have not ended, the newest, which are looked into to put them in order
ORDER = ("decide", "open", "wait", "unplayable", "won", "over")


@dataclass(frozen=True)
class TableShown:
    """One of the reader's tables. `state` is one of ORDER; "open": somebody must sit down first."""

    id: str
    game: str
    cover: str | None  # the address of the game's picture
    opponents: str
    made: str  # when, like 2025-11-22T18:05Z
    state: str


def my_tables(site: Site, reader: Reader, first: int, most: int) -> list[TableShown]:
    """So many of the reader's tables, from the number `first` on, those where they are asked before the others."""
    if reader.person is None:
        return []
    store = site.tables.store
    going_on = store.tables_of(reader.person, ended=False)
    ended = store.tables_of(reader.person, ended=True)
    shown = _shown(site, reader, going_on[:MOST_GOING_ON])
    _note_old_endings(site, shown)
    head = sorted(shown, key=lambda table: ORDER.index(table.state))
    rest = [*going_on[MOST_GOING_ON:], *ended][max(0, first - len(head)) :]
    found = head[first : first + most]
    return found + _shown(site, reader, rest[: most - len(found)])


def _shown(site: Site, reader: Reader, ids: list[str]) -> list[TableShown]:
    found = []
    for id in ids:
        with site.tables.at(id) as table:
            if table.seats_of(reader.person):  # unless the host has taken them off the table
                found.append(_table(table, reader))
    return found


def _note_old_endings(site: Site, shown: list[TableShown]) -> None:
    """Games that ended before endings were noted are looked into once, not for ever."""
    for table in shown:
        if table.state in ("won", "over"):
            site.tables.store.note_ending(table.id)


def _table(table: Table, reader: Reader) -> TableShown:
    texts, header, own = text(reader.language), table.header, table.seats_of(reader.person)
    names = _opponents(table, own, texts)
    game, picture, opponents = header.game, None, ", ".join(names)
    if not table.unplayable:
        game, picture = table.play.game.names[reader.language], cover(header.game)
        opponents = GameWords(table.play.game, table.play.cards, reader.language).listed(names)
    return TableShown(header.id, game, picture, opponents, header.minute, _state(table, reader))


def _opponents(table: Table, own: tuple[int, ...], texts: Words) -> list[str]:
    """The people whom the reader plays with by name, bots and open seats by their number."""
    everybody = names_at(table, texts.language)
    others = {seat: sitter for seat, sitter in enumerate(table.sitters) if seat not in own}
    found = [everybody[seat] for seat, sitter in others.items() if not sitter.bot and not sitter.open]
    if n := sum(bool(sitter.bot) for sitter in others.values()):
        found.append(texts("mine.bots", n=n))
    if n := sum(sitter.open for sitter in others.values()):
        found.append(texts("mine.open-seats", n=n))
    return found or [everybody[seat] for seat in own]


def _state(table: Table, reader: Reader) -> str:
    if table.unplayable:
        return "unplayable"
    if table.waiting:
        return "open"
    play = table.play
    if play.over:
        own = table.seats_of(reader.person)
        standings = play.view(own[0]).standings
        return "won" if len(own) == 1 and standings[own[0]].rank == 1 else "over"
    return "decide" if table.asks(reader.person) else "wait"

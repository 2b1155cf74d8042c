"""Commands: what may be done at tables.  A command is on the disk before it is answered."""

import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock

from .. import bots
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import NothingToUndo, Refused
from ..engine.record import commitment
from .errors import NotSaved, Stale
from .store import Entry, Header, NumberTaken, Sitter, Store, new_id, new_secret
from .table import Table

MOST_TABLES_IN_MEMORY = 256
MOST_BOT_MOVES = 100  # in one go; a table whose bots have more to do goes on when it is next looked at


class Tables:
    """The tables of one database, as one process sees them.  Any thread may use it, beside other processes."""

    def __init__(self, store: Store):
        self.store = store
        self._memory: OrderedDict[str, Table] = OrderedDict()
        self._memory_lock = Lock()

    def create(
        self, game: Game, cards: CardSet, options: Mapping[str, str], sitters: Sequence[Sitter], words: str = ""
    ) -> str:
        """Make a table and return its id.

        Raises BadOptions for options or a number of seats, NoSuchBot for a kind of bot, that the game has not.
        """
        game.check_seats(len(sitters))
        values = game.option_values(options)
        for sitter in sitters:
            if sitter.bot is not None:
                bots.bot(sitter.bot, game, cards, seed="")
        secret = new_secret()
        header = Header(
            id=new_id(),
            game=game.id,
            rules_version=game.rules_version,
            cards_digest=cards.digest,
            cards_source=cards.source,
            options={option.id: option.values[values[option.id]] for option in game.options},
            secret=secret,
            words=words,
            commitment=commitment(secret),
            made_at=time.time_ns() // 1_000_000,
            sitters=tuple(sitters),
        )
        self.store.add_table(header)
        return header.id

    @contextmanager
    def at(self, id: str) -> Iterator[Table]:
        """Look at a table as it stands; nobody in this process changes it meanwhile.  NoSuchTable if there is none."""
        table = self._recalled(id)
        with table.lock:
            table.catch_up(self.store.entries(id, table.count))
            yield table

    @contextmanager
    def look(self, id: str) -> Iterator[Table]:
        """Look at a table once its bots have done what they have to do."""
        with self.at(id) as table:
            if not table.unplayable:
                self._let_bots_move(table)
            yield table

    def move(self, id: str, person: str | None, version: int, move: int) -> None:
        """Make a person's move, then the bots'.

        version  of the position that the person saw, as `Play.version` counts for their seat

        Raises NoSuchTable, NoSeat, Unplayable, Stale, Refused or NotSaved; nothing has changed then.
        """
        self._enter(id, person, version, move)

    def undo(self, id: str, person: str | None, version: int) -> None:
        """Take a person's last pending step back.

        Raises NoSuchTable, NoSeat, Unplayable, Stale, NothingToUndo or NotSaved; nothing has changed then.
        """
        self._enter(id, person, version, None)

    def _enter(self, id: str, person: str | None, version: int, move: int | None) -> None:
        with self.at(id) as table:
            seat = table.need_seat(person)
            while True:
                now = table.play.version(seat)
                if now != version:
                    raise Stale(version, now)
                if self._write(table, Entry(seat, move, version)):
                    break
            self._let_bots_move(table)

    def _let_bots_move(self, table: Table) -> None:
        """Bots decide from what their seats may see; each of their moves is an entry like any other.

        A move that cannot be saved is made when the table is next looked at.
        """
        try:
            for _ in range(MOST_BOT_MOVES):
                seat = table.bot_to_move()
                if seat is None:
                    return
                self._let_bot_move(table, seat)
        except NotSaved:
            self._reread(table)

    def _let_bot_move(self, table: Table, seat: int) -> None:
        play, kind = table.play, str(table.header.sitters[seat].bot)
        bot = bots.bot(kind, play.game, play.cards, table.bot_seed(seat))
        imagine = bots.imagination(play.game, play.cards, play.position(seat), seat)
        move = bot(play.view(seat), play.choices(seat), imagine)
        try:
            self._write(table, Entry(seat, move, play.version(seat)))
        except Refused as error:  # not a refusal of what a person asked for
            raise RuntimeError(f"the {kind} bot of {play.game.id} made a move that is not among its choices") from error

    def _write(self, table: Table, entry: Entry) -> bool:
        """Do it in memory, then on the disk; False if somebody else was quicker, whose entry is then done instead.

        Memory never runs ahead of the disk: if the disk does not take the entry, memory is read anew from it.
        """
        try:
            table.do(entry)
            self.store.add_entry(table.header.id, table.count, entry)
        except (Refused, NothingToUndo):
            raise
        except NumberTaken:
            self._reread(table)
            return False
        except BaseException:
            self._forget(table)
            raise
        table.count += 1
        return True

    def _reread(self, table: Table) -> None:
        table.begin_again()
        table.catch_up(self.store.entries(table.header.id))

    def _recalled(self, id: str) -> Table:
        with self._memory_lock:
            if id in self._memory:
                self._memory.move_to_end(id)
                return self._memory[id]
        table = Table(self.store.header(id))
        with self._memory_lock:
            table = self._memory.setdefault(id, table)
            while len(self._memory) > MOST_TABLES_IN_MEMORY:
                self._memory.popitem(last=False)
        return table

    def _forget(self, table: Table) -> None:
        """Whoever looks at the table next reads it anew; whoever waits for this one reads it from the deal."""
        table.begin_again()
        with self._memory_lock:
            self._memory.pop(table.header.id, None)

"""Commands: what may be done at tables.  A command is on the disk before it is answered.

Whoever answers a request visits the table once, and hands the visit down to all that look at it or do something there.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock

from .. import bots
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import NothingToUndo, Refused
from ..engine.play import Play
from ..engine.record import commitment
from .errors import NoSeat, NotNow, NotSaved, Stale
from .listeners import Listeners
from .store import Entry, Header, NumberTaken, Sitter, Sitting, Store, new_id, new_secret, now
from .table import Table

MOST_TABLES_IN_MEMORY = 256
MOST_BOT_MOVES = 100  # in one go; a table whose bots have more to do goes on when it is next looked at
MOST_SITTINGS = 1000  # at one table: nobody comes and goes so often

Decide = Callable[[Table], Sequence[Sitting]]


class Tables:
    """The tables of one database, as one process sees them.  Any thread may use it, beside other processes."""

    def __init__(self, store: Store):
        self.store = store
        self.listeners = Listeners()
        self._memory: OrderedDict[str, Table] = OrderedDict()
        self._memory_lock = Lock()

    def create(
        self,
        game: Game,
        cards: CardSet,
        options: Mapping[str, str],
        sitters: Sequence[Sitter],
        words: str = "",
        *,
        follows: str | None = None,
    ) -> str:
        """Make a table and return its id; it has a private link if a seat is open.

        follows  the table that it is the rematch of

        Raises BadOptions for options or a number of seats, NoSuchBot for a kind of bot, that the game has not;
        NumberTaken if the table that it follows has a rematch already.
        """
        game.check_seats(len(sitters))
        values = game.option_values(options)
        bots.check_kinds(game, [sitter.bot for sitter in sitters if sitter.bot is not None])
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
            made_at=now(),
            sitters=tuple(sitters),
            invite=new_id() if any(sitter.open for sitter in sitters) else None,
            follows=follows,
        )
        self.store.add_table(header)
        return header.id

    @contextmanager
    def visit(self, id: str) -> Iterator["Visit"]:
        """Visit a table: nobody else in this process changes it meanwhile.  NoSuchTable if there is none."""
        table = self._recalled(id)
        with table.lock:
            if table.visited:
                raise RuntimeError(f"table {id} is being visited in this thread: hand the visit down")
            table.visited = True
            try:
                visit = Visit(self, table)
                visit.catch_up()
                yield visit
            finally:
                table.visited = False

    @contextmanager
    def at(self, id: str) -> Iterator[Table]:
        """Visit a table to look at it, and to do nothing."""
        with self.visit(id) as visit:
            yield visit.table

    def changed_elsewhere(self, ids: Sequence[str]) -> list[str]:
        """Those of the tables at which others have done something that this process has not read yet."""
        extents = self.store.extents(ids)
        with self._memory_lock:
            known = {id: self._memory[id] for id in ids if id in self._memory}
        return [id for id in ids if id not in known or extents[id] != known[id].extent]

    def let_bot_move(self, id: str, count: int) -> bool:
        """Let one bot make one move if the table has so many entries still; False if it has not, or no bot decides.

        The bot thinks while others may look at the table and even change it: then its move is not made.
        """
        with self.at(id) as table:
            seat = None if table.unplayable or table.count != count else table.bot_to_move()
            if seat is None:
                return False
            play, kind, seed = table.play.branch(), str(table.sitters[seat].bot), table.bot_seed(seat)
        move = _bots_choice(play, seat, kind, seed)
        with self.visit(id) as visit:
            if visit.table.count != count or visit.table.sitters[seat].bot != kind:
                return False
            return visit.make_bots_move(seat, move)

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

    def forget(self, table: Table) -> None:
        """Whoever visits the table next reads it anew; whoever waits for this one reads it from the deal."""
        table.begin_again()
        with self._memory_lock:
            self._memory.pop(table.header.id, None)


class Visit:
    """A visit to a table, which was read when it began: all that is looked at and done in the course of one request.

    table  as it stands
    """

    def __init__(self, tables: Tables, table: Table):
        self.tables, self.store, self.table = tables, tables.store, table

    def move(self, person: str | None, version: int, move: int, *, uncovered: int | None = None) -> None:
        """Make a person's move.

        version    of the position that the person saw, as `Play.version` counts for their seat
        uncovered  which of the seats that share the person's device, if several do

        Raises NoSeat, NotNow, Unplayable, Stale, Refused or NotSaved; nothing has changed then.
        """
        self._enter(person, uncovered, version, move)

    def undo(self, person: str | None, version: int, *, uncovered: int | None = None) -> None:
        """Take a person's last pending step back.

        Raises NoSeat, NotNow, Unplayable, Stale, NothingToUndo or NotSaved; nothing has changed then.
        """
        self._enter(person, uncovered, version, None)

    def _enter(self, person: str | None, uncovered: int | None, version: int, move: int | None) -> None:
        table = self.table
        while True:
            seat = table.need_seat(person, uncovered)
            if table.waiting:
                raise NotNow("waiting", "the game has not begun: somebody must sit down first")
            if table.sitters[seat].bot:
                raise NotNow("away", "a bot plays for you: take your seat back first")
            at_version = table.play.version(seat)
            if at_version != version:
                raise Stale(version, at_version)
            if self._write(Entry(seat, move, version)):
                return

    def sit(self, decide: Decide) -> Sequence[Sitting]:
        """Write who sits where from now on, as `decide` says of the table; it is asked anew if somebody was quicker.

        `decide` may raise, and nothing changes then; nothing does either if it says nothing.
        """
        table = self.table
        while sittings := decide(table):
            if table.sat + len(sittings) > MOST_SITTINGS:
                raise NotNow("enough", f"people have come and gone {MOST_SITTINGS} times at this table")
            try:
                self.store.add_sittings(table.header.id, table.sat, sittings)
            except NumberTaken:
                self._reread()
                continue
            for sitting in sittings:
                table.sit(sitting)
            self._tell()
            break
        return sittings

    def again(self, person: str | None) -> str:
        """The table that follows a game that has ended, the same for everybody: the same players, cards and options.

        It is made by whoever of the players asks first.  Raises NoSeat, or NotNow while the game goes on.
        """
        table, id = self.table, self.table.header.id
        if not table.seats_of(person):
            raise NoSeat(f"you do not sit at table {id}: the rematch is for those who do")
        if table.rematch:
            return table.rematch
        play, sitters = table.play, tuple(table.sitters)
        if not play.over:
            raise NotNow("not-over", "the game goes on: play it to its end first")
        try:
            made = self.tables.create(play.game, play.cards, table.header.options, sitters, follows=id)
        except NumberTaken:
            made = str(self.store.rematch_of(id))
        table.rematch = made
        self._tell()
        return made

    # -- bots -------------------------------------------------------------------------------------------------

    def let_bots_move(self) -> None:
        """Bots decide from what their seats may see; each of their moves is an entry like any other.

        Where all players have left, the bots wait: whoever comes back finds the game as they left it.  A move that
        cannot be saved is made when the bots of the table are next let move.
        """
        table = self.table
        if table.left_to_bots:
            return
        try:
            for _ in range(MOST_BOT_MOVES):
                seat = None if table.unplayable else table.bot_to_move()
                if seat is None:
                    return
                kind = str(table.sitters[seat].bot)
                self.make_bots_move(seat, _bots_choice(table.play, seat, kind, table.bot_seed(seat)))
        except NotSaved:
            self._reread()

    def make_bots_move(self, seat: int, move: int) -> bool:
        """Make the move that a bot has chosen; False if somebody else was quicker."""
        try:
            return self._write(Entry(seat, move, self.table.play.version(seat)))
        except Refused as error:  # not a refusal of what a person asked for
            kind, game = self.table.sitters[seat].bot, self.table.header.game
            raise RuntimeError(f"the {kind} bot of {game} made a move that is not among its choices") from error

    # -- memory and disk --------------------------------------------------------------------------------------

    def _write(self, entry: Entry) -> bool:
        """Do it in memory, then on the disk; False if somebody else was quicker, whose entry is then done instead.

        Memory never runs ahead of the disk: if the disk does not take the entry, memory is read anew from it.
        """
        table = self.table
        try:
            table.do(entry)
            self.store.add_entry(table.header.id, table.count, entry, ends=table.play.over)
        except (Refused, NothingToUndo):
            raise
        except NumberTaken:
            self._reread()
            return False
        except BaseException:
            self.tables.forget(table)
            raise
        table.count += 1
        self._tell()
        return True

    def catch_up(self) -> None:
        """Go on by what others have written, and have those look again who listen to the table in this process."""
        table, before = self.table, self.table.extent
        table.catch_up(self.store.news(table.header.id, table.count, table.sat))
        if table.extent != before:
            self._tell()

    def _reread(self) -> None:
        self.table.begin_again()
        self.catch_up()

    def _tell(self) -> None:
        self.tables.listeners.tell(self.table.header.id)


def _bots_choice(play: Play, seat: int, kind: str, seed: str) -> int:
    """The move of a bot, which gets its view, its choices and a way to imagine what it cannot know."""
    bot = bots.bot(kind, play.game, play.cards, seed)
    return bot(play.view(seat), play.choices(seat), bots.imagination(play.game, play.cards, play.position(seat), seat))

"""Commands: what may be done at tables.  A command is on the disk before it is answered."""

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

    def again(self, id: str, person: str | None) -> str:
        """The table that follows a game that has ended, the same for everybody: the same players, cards and options.

        It is made by whoever of the players asks first.  Raises NoSeat, or NotNow while the game goes on.
        """
        with self.at(id) as table:
            if not table.seats_of(person):
                raise NoSeat(f"you do not sit at table {id}: the rematch is for those who do")
            if table.rematch:
                return table.rematch
            play, sitters = table.play, tuple(table.sitters)
            if not play.over:
                raise NotNow("not-over", "the game goes on: play it to its end first")
            try:
                made = self.create(play.game, play.cards, table.header.options, sitters, follows=id)
            except NumberTaken:
                made = str(self.store.rematch_of(id))
            table.rematch = made
        self.listeners.tell(id)
        return made

    @contextmanager
    def at(self, id: str) -> Iterator[Table]:
        """Look at a table as it stands; nobody in this process changes it meanwhile.  NoSuchTable if there is none.

        Whoever looks at it already and looks again sees the same: the database is asked once.
        """
        table = self._recalled(id)
        with table.lock:
            if not table.looks:
                self._catch_up(table)
            table.looks += 1
            try:
                yield table
            finally:
                table.looks -= 1

    @contextmanager
    def look(self, id: str) -> Iterator[Table]:
        """Look at a table once its bots have done what they have to do."""
        with self.at(id) as table:
            if not table.unplayable:
                self._let_bots_move(table)
            yield table

    def move(
        self,
        id: str,
        person: str | None,
        version: int,
        move: int,
        *,
        uncovered: int | None = None,
        bots_follow: bool = True,
    ) -> None:
        """Make a person's move, then the bots'.

        version      of the position that the person saw, as `Play.version` counts for their seat
        uncovered    which of the seats that share the person's device, if several do
        bots_follow  False if somebody else lets the bots move, at a pace that people can follow

        Raises NoSuchTable, NoSeat, NotNow, Unplayable, Stale, Refused or NotSaved; nothing has changed then.
        """
        self._enter(id, person, uncovered, version, move, bots_follow=bots_follow)

    def undo(self, id: str, person: str | None, version: int, *, uncovered: int | None = None) -> None:
        """Take a person's last pending step back.

        Raises NoSuchTable, NoSeat, NotNow, Unplayable, Stale, NothingToUndo or NotSaved; nothing has changed then.
        """
        self._enter(id, person, uncovered, version, None, bots_follow=False)

    def _enter(
        self, id: str, person: str | None, uncovered: int | None, version: int, move: int | None, *, bots_follow: bool
    ) -> None:
        with self.at(id) as table:
            while True:
                seat = table.need_seat(person, uncovered)
                if table.waiting:
                    raise NotNow("waiting", "the game has not begun: somebody must sit down first")
                if table.sitters[seat].bot:
                    raise NotNow("away", "a bot plays for you: take your seat back first")
                at_version = table.play.version(seat)
                if at_version != version:
                    raise Stale(version, at_version)
                if self._write(table, Entry(seat, move, version)):
                    break
            if bots_follow:
                self._let_bots_move(table)

    def sit(self, id: str, decide: Decide) -> Sequence[Sitting]:
        """Write who sits where from now on, as `decide` says of the table; it is asked anew if somebody was quicker.

        `decide` may raise, and nothing changes then; nothing does either if it says nothing.
        """
        with self.at(id) as table:
            while sittings := decide(table):
                if table.sat + len(sittings) > MOST_SITTINGS:
                    raise NotNow("enough", f"people have come and gone {MOST_SITTINGS} times at this table")
                try:
                    self.store.add_sittings(id, table.sat, sittings)
                except NumberTaken:
                    self._reread(table)
                    continue
                for sitting in sittings:
                    table.sit(sitting)
                break
        if sittings:
            self.listeners.tell(id)
        return sittings

    def changed_elsewhere(self, ids: Sequence[str]) -> list[str]:
        """Those of the tables at which others have done something that this process has not read yet."""
        extents = self.store.extents(ids)
        with self._memory_lock:
            known = {id: self._memory[id] for id in ids if id in self._memory}
        return [id for id in ids if id not in known or extents[id] != known[id].extent]

    # -- bots -------------------------------------------------------------------------------------------------

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
        with self.at(id) as table:
            if table.count != count or table.sitters[seat].bot != kind:
                return False
            return self._write_bots_move(table, seat, move)

    def _let_bots_move(self, table: Table) -> None:
        """Bots decide from what their seats may see; each of their moves is an entry like any other.

        A move that cannot be saved is made when the table is next looked at.
        """
        try:
            for _ in range(MOST_BOT_MOVES):
                seat = table.bot_to_move()
                if seat is None:
                    return
                kind = str(table.sitters[seat].bot)
                self._write_bots_move(table, seat, _bots_choice(table.play, seat, kind, table.bot_seed(seat)))
        except NotSaved:
            self._reread(table)

    def _write_bots_move(self, table: Table, seat: int, move: int) -> bool:
        try:
            return self._write(table, Entry(seat, move, table.play.version(seat)))
        except Refused as error:  # not a refusal of what a person asked for
            kind, game = table.sitters[seat].bot, table.header.game
            raise RuntimeError(f"the {kind} bot of {game} made a move that is not among its choices") from error

    # -- memory and disk --------------------------------------------------------------------------------------

    def _write(self, table: Table, entry: Entry) -> bool:
        """Do it in memory, then on the disk; False if somebody else was quicker, whose entry is then done instead.

        Memory never runs ahead of the disk: if the disk does not take the entry, memory is read anew from it.
        """
        try:
            table.do(entry)
            self.store.add_entry(table.header.id, table.count, entry, ends=table.play.over)
        except (Refused, NothingToUndo):
            raise
        except NumberTaken:
            self._reread(table)
            return False
        except BaseException:
            self._forget(table)
            raise
        table.count += 1
        self.listeners.tell(table.header.id)
        return True

    def _catch_up(self, table: Table) -> None:
        """Go on by what others have written, and have those look again who listen to the table in this process."""
        before = table.extent
        table.catch_up(self.store.news(table.header.id, table.count, table.sat))
        if table.extent != before:
            self.listeners.tell(table.header.id)

    def _reread(self, table: Table) -> None:
        table.begin_again()
        self._catch_up(table)

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


def _bots_choice(play: Play, seat: int, kind: str, seed: str) -> int:
    """The move of a bot, which gets its view, its choices and a way to imagine what it cannot know."""
    bot = bots.bot(kind, play.game, play.cards, seed)
    return bot(play.view(seat), play.choices(seat), bots.imagination(play.game, play.cards, play.position(seat), seat))

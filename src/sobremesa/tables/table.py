"""A table: the fold over its entries, kept in memory by each process that has looked at it."""

import hashlib
import hmac
from threading import RLock

from .. import games
from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import BadCardSet, BadOptions, Message, SobremesaError
from ..engine.play import Play
from ..games import BrokenGame, NoSuchGame
from .errors import NoSeat, NotNow, Unplayable
from .store import Entry, Header, News, Sitting


class Table:
    """A table in memory.  Whoever reads or changes it holds `lock`.

    header      what it was made with
    count       how many of its entries the position comes from
    sitters     who sits there now
    sat         how many sittings that comes from
    rematch     the id of the table that follows it, if there is one
    unplayable  why it can only be read, None if it can be played
    """

    def __init__(self, header: Header):
        self.header = header
        self.lock = RLock()
        self.visited = False  # by the thread that holds the lock
        self.begin_again()

    def begin_again(self) -> None:
        """Go back to the deal."""
        self.count = self.sat = 0
        self.sitters = list(self.header.sitters)
        self.rematch: str | None = None
        self.unplayable: Unplayable | None = None
        self._play: Play | None = None
        try:
            game = game_of(self.header)
            key = rng.key_from(self.header.secret, self.header.words)
            self._play = Play(game, cards_of(self.header, game), self.header.options, len(self.header.sitters), key)
        except Unplayable as why:
            self.unplayable = why
        except BadOptions as error:
            self.unplayable = Unplayable("rules", *error.messages)

    @property
    def extent(self) -> tuple[int, int, str | None]:
        """How much of what is written of the table has been read: entries, sittings, and the rematch."""
        return self.count, self.sat, self.rematch

    @property
    def play(self) -> Play:
        """The game in progress; Unplayable if the table can only be read."""
        if self.unplayable or self._play is None:
            raise self.unplayable or Unplayable("game", "the game has not been dealt")
        return self._play

    def catch_up(self, news: News) -> None:
        """Go on by what others have written."""
        self.rematch = news.rematch
        for sitting in news.sittings:
            self.sit(sitting)
        for entry in news.entries:
            if not self.unplayable:
                try:
                    self.do(entry)
                except SobremesaError as error:
                    why = f"entry {self.count} of table {self.header.id} does not follow from those before it: {error}"
                    self.unplayable = Unplayable("entries", why)
            self.count += 1

    def do(self, entry: Entry) -> None:
        """Make a move or undo in memory; Refused or NothingToUndo, and nothing changes, if it is not allowed."""
        if entry.move is None:
            self.play.undo(entry.seat)
        else:
            self.play.move(entry.seat, entry.move)

    def sit(self, sitting: Sitting) -> None:
        """Somebody sits in a seat from now on."""
        self.sitters[sitting.seat] = sitting.sitter
        self.sat += 1

    @property
    def waiting(self) -> bool:
        """Does the game wait for somebody to sit down?"""
        return any(sitter.open for sitter in self.sitters)

    @property
    def host(self) -> str | None:
        """Who made the table: the first person who sat there."""
        return next((sitter.person for sitter in self.header.sitters if sitter.person), None)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person, several if they share their device with others."""
        return tuple(n for n, sitter in enumerate(self.sitters) if person is not None and sitter.person == person)

    def seat_of(self, person: str | None, uncovered: int | None = None) -> int | None:
        """The seat whose cards a person may see now; None for whoever looks on.

        Several seats of one person share a device: then it is the one that was uncovered there, and None while all are
        covered.  They are covered as soon as another of them is asked and that one is not, and once the game is over:
        then all look at the device together.
        """
        seats = self.seats_of(person)
        if len(seats) < 2:
            return seats[0] if seats else None
        if not self.unplayable and self.play.over:
            return None
        return uncovered if uncovered in self.may_uncover(person) else None

    def may_uncover(self, person: str | None) -> tuple[int, ...]:
        """Which of the seats that share a person's device may be uncovered: those asked; if none is, any of them."""
        seats = self.seats_of(person)
        asked = () if self.unplayable else self.play.to_act()
        return tuple(n for n in asked if n in seats and not self.sitters[n].bot) or seats

    def need_seat(self, person: str | None, uncovered: int | None = None) -> int:
        """The seat that a person moves for; NoSeat if they have none, NotNow while all on one device are covered."""
        if not self.seats_of(person):
            raise NoSeat(f"you do not sit at table {self.header.id}: you may look on, not move")
        seat = self.seat_of(person, uncovered)
        if seat is None:
            raise NotNow("covered", "several players share this device: first say who of them is there")
        return seat

    def asks(self, person: str | None) -> bool:
        """Must a person decide now, for one of their seats that no bot plays for?"""
        seats = () if self.waiting else self.seats_of(person)
        return any(n in seats and not self.sitters[n].bot for n in self.play.to_act())

    def bot_to_move(self) -> int | None:
        """The first seat that must decide now and is a bot's, once the game has begun."""
        if self.waiting:
            return None
        return next((seat for seat in self.play.to_act() if self.sitters[seat].bot), None)

    @property
    def left_to_bots(self) -> bool:
        """Have all players who sit here left, so that bots play in every seat?  Not so where only bots ever sat."""
        return all(sitter.bot for sitter in self.sitters) and any(sitter.person for sitter in self.sitters)

    def bot_seed(self, seat: int) -> str:
        """The seed of the bot in that seat: always the same, and telling nothing of the deal."""
        return hmac.new(self.header.secret, f"bot {seat}".encode(), hashlib.sha256).hexdigest()


def game_of(header: Header) -> Game:
    """The game of a table; Unplayable if it is not here, cannot be loaded, or has other rules than the table."""
    try:
        game = games.game(header.game)
    except BrokenGame as error:
        raise Unplayable("broken", *error.messages) from None
    except NoSuchGame as error:
        raise Unplayable("game", *error.messages) from None
    if game.rules_version != header.rules_version:
        made, now = header.rules_version, game.rules_version
        raise Unplayable("rules", Message("error.other-rules", made=made, game=game.id, now=now))
    return game


def cards_of(header: Header, game: Game) -> CardSet:
    """The card set that a table stores; Unplayable if the game cannot read it or it is not the one it was made with."""
    try:
        standard = game.cards.load()
        if standard.digest == header.cards_digest:
            cards: CardSet = standard
        else:
            cards = game.cards.build(header.cards_source)
    except BadCardSet as error:
        raise Unplayable("cards", *error.messages, texts=error.texts) from None
    if cards.digest != header.cards_digest:
        raise Unplayable("cards", Message("error.other-cards"))
    return cards

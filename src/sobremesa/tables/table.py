"""A table: the fold over its entries, kept in memory by each process that has looked at it."""

import hashlib
import hmac
from collections.abc import Iterable
from threading import RLock

from .. import games
from ..engine import rng
from ..engine.cardset import CardSet
from ..engine.contract import Game
from ..engine.errors import BadCardSet, BadOptions, SobremesaError
from ..engine.play import Play
from ..games import NoSuchGame
from .errors import NoSeat, Unplayable
from .store import Entry, Header


class Table:
    """A table in memory.  Whoever reads or changes it holds `lock`.

    header      what it was made with
    count       how many of its entries the position comes from
    unplayable  why it can only be read, None if it can be played
    """

    def __init__(self, header: Header):
        self.header = header
        self.lock = RLock()
        self.begin_again()

    def begin_again(self) -> None:
        """Go back to the deal."""
        self.count = 0
        self.unplayable: Unplayable | None = None
        self._play: Play | None = None
        try:
            game = game_of(self.header)
            key = rng.key_from(self.header.secret, self.header.words)
            self._play = Play(game, cards_of(self.header, game), self.header.options, len(self.header.sitters), key)
        except Unplayable as why:
            self.unplayable = why
        except BadOptions as error:
            self.unplayable = Unplayable("rules", str(error))

    @property
    def play(self) -> Play:
        """The game in progress; Unplayable if the table can only be read."""
        if self.unplayable or self._play is None:
            raise self.unplayable or Unplayable("game", "the game has not been dealt")
        return self._play

    def catch_up(self, entries: Iterable[Entry]) -> None:
        """Go on by entries that others have written."""
        for entry in entries:
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

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person, None for whoever looks on."""
        for seat, sitter in enumerate(self.header.sitters):
            if person is not None and sitter.person == person:
                return seat
        return None

    def need_seat(self, person: str | None) -> int:
        """The seat of a person; NoSeat if they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise NoSeat(f"you do not sit at table {self.header.id}: you may look on, not move")
        return seat

    def bot_to_move(self) -> int | None:
        """The first seat that must decide now and is a bot's."""
        return next((seat for seat in self.play.to_act() if self.header.sitters[seat].bot), None)

    def bot_seed(self, seat: int) -> str:
        """The seed of the bot in that seat: always the same, and telling nothing of the deal."""
        return hmac.new(self.header.secret, f"bot {seat}".encode(), hashlib.sha256).hexdigest()


def game_of(header: Header) -> Game:
    """The game of a table; Unplayable if it is not here, or has other rules than when the table was made."""
    try:
        game = games.game(header.game)
    except NoSuchGame as error:
        raise Unplayable("game", str(error)) from None
    if game.rules_version != header.rules_version:
        raise Unplayable(
            "rules",
            f"made under rules version {header.rules_version} of {game.id}; this is version {game.rules_version}",
        )
    return game


def cards_of(header: Header, game: Game) -> CardSet:
    """The card set that a table stores; Unplayable if the game cannot read it or it is not the one it was made with."""
    try:
        standard = game.cards.load()
        if standard.digest == header.cards_digest:
            cards: CardSet = standard
        else:
            cards = game.cards.build(header.cards_source, f"the card set of table {header.id}")
    except BadCardSet as error:
        raise Unplayable("cards", str(error)) from None
    if cards.digest != header.cards_digest:
        raise Unplayable("cards", f"the card set of table {header.id} is not the one that it was made with")
    return cards

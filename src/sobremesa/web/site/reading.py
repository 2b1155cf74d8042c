"""A reading: a game in progress as one reader reads it, which board, living table and answers show in their ways."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from ...engine.nearest import nearest
from ...engine.play import Play
from ...engine.rulebook import Clause, rulebook
from ...engine.views import Choice, Counter, Points, Slot, Standing, Text, View, Zone
from ...engine.words import GameWords, Words
from ...tables.table import Table
from .texts import text


def player_names(text: Words, bots: Sequence[str | None], names: Sequence[str | None] = ()) -> list[str]:
    """A name for each seat: what its player calls themselves, or a number."""
    own = [*names, *[None] * (len(bots) - len(names))]
    return [
        name or text("player.bot" if kind else "player.person", n=n)
        for n, (kind, name) in enumerate(zip(bots, own, strict=True), 1)
    ]


def names_at(table: Table, language: str) -> list[str]:
    """A name for each seat of a table."""
    return player_names(text(language), *_players(table))


def _players(table: Table) -> tuple[list[str | None], list[str | None]]:
    return [sitter.bot for sitter in table.sitters], [sitter.name for sitter in table.sitters]


@dataclass(frozen=True)
class Told:
    """Something that happened, as the reader is told it.

    after   so many moves that stay were made before it
    clause  the handle of the clause behind it, if there is one
    """

    after: int
    text: Text
    clause: str | None


class Reading:
    """A game in progress as one reader reads it.

    seat     the reader's, None if they look on
    bots     the kind of bot in each seat, None for a person
    names    what the players call themselves, where they have said so
    text     the texts of the site
    words    those of the game
    version  of the position as the reader sees it
    """

    def __init__(
        self,
        play: Play,
        seat: int | None,
        language: str,
        bots: Sequence[str | None],
        names: Sequence[str | None] = (),
    ):
        self.play, self.seat, self.bots, self.text = play, seat, bots, text(language)
        self.words = GameWords(play.game, play.cards, language, player_names(self.text, bots, names), seat)
        self.version = play.version(seat)

    @classmethod
    def at(cls, table: Table, seat: int | None, language: str) -> Self:
        """The game of a table, as that seat reads it."""
        return cls(table.play, seat, language, *_players(table))

    # -- who decides what ---------------------------------------------------------------------------------------

    @cached_property
    def view(self) -> View:
        """What the reader may see."""
        return self.play.view(self.seat)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.play.game.names[self.text.language]

    @property
    def prompt(self) -> str:
        """Who decides and why, in one sentence."""
        return self.words.say(self.view.prompt)

    @property
    def waiting_for(self) -> str:
        """Who must decide now."""
        return self.words.listed([self.words.player(seat) for seat in self.view.to_act])

    @property
    def can_undo(self) -> bool:
        """May the reader take their last step back?"""
        return bool(self.play.pending) and self.play.pending[0].seat == self.seat

    @property
    def seats(self) -> list[int]:
        """All seats in the order of play, the reader's first; for whoever looks on the first."""
        first = self.seat or 0
        return [(first + n) % self.play.seats for n in range(self.play.seats)]

    def standing(self, seat: int) -> Standing:
        """A seat's points in all and its rank."""
        return next(standing for standing in self.view.standings if standing.seat == seat)

    def points_of(self, seat: int) -> list[Points]:
        """A seat's points, each with what it is for."""
        return [points for points in self.view.points if points.seat == seat]

    # -- what lies there ------------------------------------------------------------------------------------------

    def place(self, zone: Zone) -> str:
        """The name of a zone."""
        return self.words(f"zone.{zone.kind}")

    def card(self, slot: Slot) -> str | None:
        """The name of a card; None for a back."""
        return None if slot.card is None else self.words.card(slot.card)

    def marks(self, slot: Slot) -> tuple[str, ...]:
        """What is special about a card."""
        return tuple(self.words.mark(mark) for mark in slot.marks)

    def counter(self, counter: Counter) -> tuple[str, str]:
        """The name of a number that everybody may know, and what it says."""
        return self.words.counter(counter)

    # -- what happened, and what is not allowed -------------------------------------------------------------------

    def tell(self, event: Any) -> Text | None:
        """An event as the reader is told it; None if they are not."""
        told: Text | None = self.play.game.view.tell(self.play.cards, event, self.seat)
        return told

    def newest(self) -> Iterator[Told]:
        """What the reader is told of all that happened, the newest first."""
        for happening in reversed(self.play.log(self.seat)):
            if (told := self.tell(happening.event)) is not None:
                clause = int(happening.event.clause)
                yield Told(happening.after, told, self.play.game.clause(clause) if clause else None)

    def described(self, move: int) -> str:
        """A move; any number is one."""
        if not 0 <= move < self.play.game.moves:
            return self.text("table.unknown-move", n=move)
        return self.words.say(self.play.game.view.describe(self.play.cards, move))

    def refused(self, move: int) -> tuple[str, Text] | None:
        """The handle of the clause that forbids the reader a move, and why it does; None if they may make it."""
        clause = None if self.seat is None else self.play.refusal(self.seat, move)
        return (clause, self.play.game.view.explain(self.view, self.play.cards, move, clause)) if clause else None

    def nearest(self, move: int) -> list[Choice]:
        """The choices that differ least from a move."""
        offered = {choice.move: choice for choice in self.view.choices}
        return [offered[near] for near in nearest(self.play.game, offered, move)]

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The clauses of the rulebook by handle."""
        return {clause.handle: clause for clause in rulebook(self.play.game, self.text.language)}

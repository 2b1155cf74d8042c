"""The board: all that the page of a table shows of a game in progress, made of the seat's view and put into words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, islice

from ...engine.play import Play
from ...engine.views import Zone
from ...engine.words import GameWords
from ..site.reading import Reading

LATEST = 10  # lines of the log, unless all are asked for
MOST_HINTS = 3  # moves that a refusal proposes


@dataclass(frozen=True)
class Rule:
    """A clause of the rulebook: its title, its sentences, and where it stands."""

    title: str
    text: str
    href: str


@dataclass(frozen=True)
class Line:
    """A sentence and the clause behind it, if there is one."""

    text: str
    rule: Rule | None


@dataclass(frozen=True)
class Card:
    """A card as it lies there: its name, None for a back, and what is special about it."""

    name: str | None
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """A hand, a pile, a row: how many cards are in it, and those that are laid out."""

    name: str
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class PointsLine:
    """Points and the clause that they come from."""

    text: str
    points: int
    rule: Rule | None


@dataclass(frozen=True)
class Player:
    """A player: who they are, what lies before them, and their points and rank so far.

    scored  what their total is called: points, or what a game counts instead
    """

    seat: int
    name: str
    bot: str | None
    you: bool
    asked: bool
    places: tuple[Place, ...]
    counters: tuple[tuple[str, str], ...]
    points: tuple[PointsLine, ...]
    scored: str
    total: int
    rank: int


@dataclass(frozen=True)
class Button:
    """A choice."""

    move: int
    text: str


@dataclass(frozen=True)
class WhyNot:
    """Moves that are not allowed now, for one reason."""

    reason: str
    rule: Rule | None
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Refusal:
    """A move that was refused: what it was, why, the clause, and allowed moves that come nearest to it."""

    move: str
    reason: str
    rule: Rule | None
    nearest: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """What the page of a table shows.

    verbs     the choices, a row of buttons for each verb
    can_undo  may the last step be taken back?
    more_log  are there older lines in the log?
    """

    game: str
    prompt: str
    deciding: bool
    waiting_for: str
    over: bool
    version: int
    verbs: tuple[tuple[Button, ...], ...]
    can_undo: bool
    places: tuple[Place, ...]
    counters: tuple[tuple[str, str], ...]
    players: tuple[Player, ...]
    standings: tuple[Player, ...]
    log: tuple[Line, ...]
    more_log: bool
    why_not: tuple[WhyNot, ...]


class Describer(Reading):
    """Puts what one reader reads of a game in progress on a board, with links into the rulebook."""

    def board(self, *, whole_log: bool, explain: bool) -> Board:
        """The board.  `explain`: with the reasons why other moves are not allowed now."""
        view, log = self.view, self.latest(None if whole_log else LATEST + 1)
        players = tuple(map(self._player, self.seats))
        return Board(
            game=self.title,
            prompt=self.prompt,
            deciding=self.seat in view.to_act,
            waiting_for=self.waiting_for,
            over=view.over,
            version=self.version,
            verbs=tuple(self._verbs()),
            can_undo=self.can_undo,
            places=tuple(self._place(zone) for zone in view.zones if zone.seat is None),
            counters=self._counters(None),
            players=players,
            standings=tuple(sorted(players, key=lambda player: player.rank)),
            log=tuple(log if whole_log else log[-LATEST:]),
            more_log=not whole_log and len(log) > LATEST,
            why_not=tuple(self._why_not()) if explain and self.seat is not None else (),
        )

    def refusal(self, move: int) -> Refusal | None:
        """Why a move is refused, and what would be allowed instead; None if it is not refused."""
        refused = self.refused(move)
        if refused is None:
            return None
        clause, reason = refused
        return Refusal(
            move=self.described(move),
            reason=self.words.say(reason),
            rule=self.rule(clause),
            nearest=tuple(self.words.say(choice.text) for choice in self.nearest(move)[:MOST_HINTS]),
        )

    def rule(self, handle: str | None) -> Rule | None:
        """The clause of that handle, as a link into the rulebook."""
        clause = self.clauses.get(handle) if handle else None
        return Rule(clause.title, clause.plain, f"/games/{self.play.game.id}/rules#{handle}") if clause else None

    def _verbs(self) -> Iterator[tuple[Button, ...]]:
        for _, choices in groupby(self.view.choices, key=lambda choice: choice.verb):
            yield tuple(Button(choice.move, self.words.say(choice.text)) for choice in choices)

    # -- what lies there --------------------------------------------------------------------------------------

    def _player(self, seat: int) -> Player:
        standing, kind = self.standing(seat), self.bots[seat]
        return Player(
            seat=seat,
            name=self.words.player(seat),
            bot=self.text(f"bot.{kind}") if kind else None,
            you=seat == self.seat,
            asked=seat in self.view.to_act,
            places=tuple(self._place(zone) for zone in self.view.zones if zone.seat == seat and zone.count),
            counters=self._counters(seat),
            points=self.points(seat),
            scored=self.words("scored.heading"),
            total=standing.points,
            rank=standing.rank,
        )

    def points(self, seat: int) -> tuple[PointsLine, ...]:
        """A player's points, each with its clause."""
        return tuple(PointsLine(self.words.say(p.text), p.points, self.rule(p.clause)) for p in self.points_of(seat))

    def _place(self, zone: Zone) -> Place:
        cards = tuple(Card(self.card(slot), self.marks(slot)) for slot in zone.in_sight)
        return Place(self.place(zone), zone.count, cards)

    def _counters(self, seat: int | None) -> tuple[tuple[str, str], ...]:
        counters = (counter for counter in self.view.counters if counter.seat == seat)
        return tuple((self.counter(counter), self.counted(counter)) for counter in counters)

    # -- what happened, and what is not allowed ---------------------------------------------------------------

    def latest(self, most: int | None) -> list[Line]:
        """The lines that the reader is told, the last `most` of them, the newest last."""
        lines = [Line(self.words.say(told.text), self.rule(told.clause)) for told in islice(self.newest(), most)]
        return lines[::-1]

    def _why_not(self) -> Iterator[WhyNot]:
        reasons = dict[tuple[str, str], list[int]]()
        for move in range(self.play.game.moves):
            if refused := self.refused(move):
                clause, reason = refused
                reasons.setdefault((clause, self.words.say(reason)), []).append(move)
        for (clause, said), moves in reasons.items():
            yield WhyNot(said, self.rule(clause), tuple(map(self.described, moves)))


def options_in_words(play: Play, words: GameWords) -> Mapping[str, str]:
    """The options of a game in progress, by name and value."""
    chosen = play.game.option_names(play.committed)
    return {words(f"option.{id}"): words(f"option.{id}.{value}") for id, value in chosen.items()}

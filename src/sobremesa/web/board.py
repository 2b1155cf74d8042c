"""The board: all that the page of a table shows of a game in progress, made of the seat's view and put into words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from ..engine.nearest import nearest
from ..engine.play import Play
from ..engine.rulebook import rulebook
from ..engine.views import Slot, View, Zone
from ..engine.words import GameWords, Words

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
    """A player: who they are, what lies before them, and their points and rank so far."""

    seat: int
    name: str
    bot: str | None
    you: bool
    asked: bool
    places: tuple[Place, ...]
    counters: tuple[tuple[str, int], ...]
    points: tuple[PointsLine, ...]
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
    counters: tuple[tuple[str, int], ...]
    players: tuple[Player, ...]
    standings: tuple[Player, ...]
    log: tuple[Line, ...]
    more_log: bool
    why_not: tuple[WhyNot, ...]


def player_names(text: Words, bots: Sequence[str | None], names: Sequence[str | None] = ()) -> list[str]:
    """A name for each seat: what its player calls themselves, or a number."""
    own = [*names, *[None] * (len(bots) - len(names))]
    return [
        name or text("player.bot" if kind else "player.person", n=n)
        for n, (kind, name) in enumerate(zip(bots, own, strict=True), 1)
    ]


class Describer:
    """Puts a game in progress into the words of one reader.

    text   the texts of the page
    bots   the kind of bot in each seat, None for a person
    names  what the players call themselves, where they have said so
    """

    def __init__(
        self,
        play: Play,
        seat: int | None,
        text: Words,
        bots: Sequence[str | None],
        names: Sequence[str | None] = (),
    ):
        self.play, self.seat, self.text, self.bots = play, seat, text, bots
        self.words = GameWords(play.game, play.cards, text.language, player_names(text, bots, names), seat)
        self.clauses = {clause.handle: clause for clause in rulebook(play.game, text.language)}

    def board(self, *, whole_log: bool, explain: bool) -> Board:
        """The board.  `explain`: with the reasons why other moves are not allowed now."""
        view, words = self.play.view(self.seat), self.words
        log = list(self.latest(None if whole_log else LATEST + 1))
        players = tuple(self._player(view, seat) for seat in self._seats())
        return Board(
            game=self.play.game.names[self.text.language],
            prompt=words.say(view.prompt),
            deciding=self.seat in view.to_act,
            waiting_for=words.listed([words.player(seat) for seat in view.to_act]),
            over=view.over,
            version=self.play.version(self.seat),
            verbs=tuple(self._verbs(view)),
            can_undo=bool(self.play.pending) and self.play.pending[0].seat == self.seat,
            places=tuple(self._place(zone) for zone in view.zones if zone.seat is None),
            counters=self._counters(view, None),
            players=players,
            standings=tuple(sorted(players, key=lambda player: player.rank)),
            log=tuple(log if whole_log else log[-LATEST:]),
            more_log=not whole_log and len(log) > LATEST,
            why_not=tuple(self._why_not(view)) if explain and self.seat is not None else (),
        )

    def refusal(self, move: int) -> Refusal | None:
        """Why a move is refused, and what would be allowed instead; None if it is not refused."""
        view, game = self.play.view(self.seat), self.play.game
        clause = None if self.seat is None else self.play.refusal(self.seat, move)
        if clause is None:
            return None
        offered = {choice.move: self.words.say(choice.text) for choice in view.choices}
        return Refusal(
            move=self._described(move),
            reason=self.words.say(game.view.explain(view, self.play.cards, move, clause)),
            rule=self.rule(clause),
            nearest=tuple(offered[near] for near in nearest(game, offered, move)[:MOST_HINTS]),
        )

    def rule(self, handle: str) -> Rule | None:
        """The clause of that handle, as a link into the rulebook."""
        clause = self.clauses.get(handle)
        if clause is None:
            return None
        return Rule(clause.title, clause.plain, f"/games/{self.play.game.id}/rules#{handle}")

    def _described(self, move: int) -> str:
        if not 0 <= move < self.play.game.moves:
            return self.text("table.unknown-move", n=move)
        return self.words.say(self.play.game.view.describe(self.play.cards, move))

    def _seats(self) -> list[int]:
        """All seats in the order of play, the reader's first."""
        first = self.seat or 0
        return [(first + n) % self.play.seats for n in range(self.play.seats)]

    def _verbs(self, view: View) -> Iterator[tuple[Button, ...]]:
        for _, choices in groupby(view.choices, key=lambda choice: choice.verb):
            yield tuple(Button(choice.move, self.words.say(choice.text)) for choice in choices)

    # -- what lies there --------------------------------------------------------------------------------------

    def _player(self, view: View, seat: int) -> Player:
        standing = next(standing for standing in view.standings if standing.seat == seat)
        kind = self.bots[seat]
        return Player(
            seat=seat,
            name=self.words.player(seat),
            bot=self.text(f"bot.{kind}") if kind else None,
            you=seat == self.seat,
            asked=seat in view.to_act,
            places=tuple(self._place(zone) for zone in view.zones if zone.seat == seat and zone.count),
            counters=self._counters(view, seat),
            points=self.points(view, seat),
            total=standing.points,
            rank=standing.rank,
        )

    def points(self, view: View, seat: int) -> tuple[PointsLine, ...]:
        """A player's points, each with its clause."""
        lines = (line for line in view.points if line.seat == seat)
        return tuple(PointsLine(self.words.say(p.text), p.points, self.rule(p.clause)) for p in lines)

    def _place(self, zone: Zone) -> Place:
        return Place(self.words(f"zone.{zone.kind}"), zone.count, tuple(map(self._card, zone.in_sight)))

    def _card(self, slot: Slot) -> Card:
        name = None if slot.card is None else self.words.card(slot.card)
        return Card(name, tuple(self.words.mark(mark) for mark in slot.marks))

    def _counters(self, view: View, seat: int | None) -> tuple[tuple[str, int], ...]:
        counters = (counter for counter in view.counters if counter.seat == seat)
        return tuple((self.words(f"counter.{counter.kind}"), counter.value) for counter in counters)

    # -- what happened, and what is not allowed ---------------------------------------------------------------

    def latest(self, most: int | None) -> list[Line]:
        """The lines that the reader is told, the last `most` of them, the newest last."""
        play, lines = self.play, []
        for happening in reversed(play.log(self.seat)):
            text = play.game.view.tell(play.cards, happening.event, self.seat)
            if text is not None:
                clause = int(happening.event.clause)
                lines.append(Line(self.words.say(text), self.rule(play.game.clause(clause)) if clause else None))
            if len(lines) == most:
                break
        return lines[::-1]

    def _why_not(self, view: View) -> Iterator[WhyNot]:
        play, reasons = self.play, dict[tuple[str, str], list[int]]()
        for move in range(play.game.moves):
            clause = play.refusal(int(self.seat or 0), move)
            if clause:
                reason = self.words.say(play.game.view.explain(view, play.cards, move, clause))
                reasons.setdefault((clause, reason), []).append(move)
        for (clause, reason), moves in reasons.items():
            yield WhyNot(reason, self.rule(clause), tuple(map(self._described, moves)))


def options_in_words(play: Play, words: GameWords) -> Mapping[str, str]:
    """The options of a game in progress, by name and value."""
    chosen = play.game.option_names(play.committed)
    return {words(f"option.{id}"): words(f"option.{id}.{value}") for id, value in chosen.items()}

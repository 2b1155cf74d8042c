"""Telling: a game in progress as one seat may see it, in words, as answers.

The law `secrecy` compares all of it (`kit.outputs.Output`): `position_bytes`, `why_not_bytes` and `log_bytes`.
"""

from collections.abc import Iterable, Mapping, Sequence

from ...engine import views
from ...engine.nearest import nearest
from ...engine.play import Play
from ...engine.rulebook import rulebook
from ...engine.words import GameWords
from ..site.describing import player_names
from ..site.texts import text
from . import answers
from .answers import Choice, Choices, Clause, Log, LogLine, Position, Text, WhyNot

MOST_NEAREST = 10
ALIKE = 2  # so many refused moves of one verb and clause are in the bytes that the law compares


class Teller:
    """Tells one reader of a game in progress.

    seat   the reader's, None if they look on
    bots   the kind of bot in each seat, None for a person
    names  what the players call themselves, where they have said so
    """

    def __init__(
        self,
        play: Play,
        seat: int | None,
        language: str,
        bots: Sequence[str | None],
        names: Sequence[str | None] = (),
    ):
        self.play, self.seat, self.language = play, seat, language
        self.words = GameWords(play.game, play.cards, language, player_names(text(language), bots, names), seat)
        self.version = play.version(seat)

    def position(self) -> Position:
        """The position."""
        mover = self.play.pending[0].seat if self.play.pending else None
        return Position(
            version=self.version,
            can_undo=self.seat is not None and mover == self.seat,
            view=self._view(self.play.view(self.seat)),
        )

    def choices(self) -> Choices:
        """The moves that the reader may make."""
        return Choices(version=self.version, choices=self._choices(self.play.view(self.seat).choices))

    def why_not(self, move: int) -> WhyNot:
        """Why a move is not allowed; the reader has a seat.  Any number is a move."""
        play, game, seat = self.play, self.play.game, int(self.seat or 0)
        clause, view = play.refusal(seat, move), play.view(self.seat)
        if 0 <= move < game.moves:
            words = self.words.say(game.view.describe(play.cards, move))
        else:
            words = text(self.language)("table.unknown-move", n=move)
        offered = {choice.move: choice for choice in view.choices}
        near = nearest(game, offered, move)[:MOST_NEAREST] if clause else []
        return WhyNot(
            version=self.version,
            move=move,
            words=words,
            allowed=clause is None,
            clause=clauses(play, self.language).get(clause) if clause else None,
            reason=self._text(game.view.explain(view, play.cards, move, clause)) if clause else None,
            nearest=self._choices(offered[move] for move in near),
        )

    def log(self, first: int, most: int) -> Log:
        """The lines that the reader is told, so many from the number `first` on."""
        play, told = self.play, []
        for happening in play.log(self.seat):
            text = play.game.view.tell(play.cards, happening.event, self.seat)
            if text is not None:
                told.append((happening, text))
        lines = [
            LogLine(
                moves=happening.after,
                text=self._text(text),
                clause=play.game.clause(clause) if (clause := int(happening.event.clause)) else None,
            )
            for happening, text in told[first : first + most]
        ]
        return Log(version=self.version, first=first, total=len(told), lines=lines)

    # -- parts of a view --------------------------------------------------------------------------------------

    def _view(self, view: views.View) -> answers.View:
        return answers.View(
            game=view.game,
            viewer=view.viewer,
            seats=view.seats,
            options=dict(view.options),
            phase=view.phase,
            turn=view.turn,
            to_act=list(view.to_act),
            prompt=self._text(view.prompt),
            zones=[self._zone(zone) for zone in view.zones],
            counters=[
                answers.Counter(
                    kind=counter.kind,
                    name=self.words(f"counter.{counter.kind}"),
                    seat=counter.seat,
                    value=counter.value,
                )
                for counter in view.counters
            ],
            choices=self._choices(view.choices),
            points=[
                answers.Points(seat=line.seat, text=self._text(line.text), points=line.points, clause=line.clause)
                for line in view.points
            ],
            standings=[
                answers.Standing(seat=standing.seat, points=standing.points, rank=standing.rank)
                for standing in view.standings
            ],
            over=view.over,
        )

    def _zone(self, zone: views.Zone) -> answers.Zone:
        return answers.Zone(
            id=zone.id,
            kind=zone.kind,
            name=self.words(f"zone.{zone.kind}"),
            seat=zone.seat,
            count=zone.count,
            slots=[
                answers.Slot(
                    key=slot.key,
                    card=slot.card,
                    name=None if slot.card is None else self.words.card(slot.card),
                    marks=list(slot.marks),
                )
                for slot in zone.slots
            ],
            pile=zone.pile,
        )

    def _choices(self, choices: Iterable[views.Choice]) -> list[Choice]:
        return [
            Choice(
                move=choice.move,
                verb=choice.verb,
                text=self._text(choice.text),
                source=choice.source,
                target=choice.target,
            )
            for choice in choices
        ]

    def _text(self, said: views.Text) -> Text:
        values = {key: list(value) if isinstance(value, tuple) else value for key, value in said.values.items()}
        return Text(id=said.id, values=values, words=self.words.say(said))


def clauses(play: Play, language: str) -> Mapping[str, Clause]:
    """The clauses of the rulebook of a game in progress, by handle."""
    return {clause.handle: as_clause(clause) for clause in rulebook(play.game, language)}


def as_clause(clause: object) -> Clause:
    """A clause as an answer."""
    return Clause.model_validate(vars(clause))


# -- what the law compares ----------------------------------------------------------------------------------------


def _example(play: Play, seat: int | None, language: str) -> Teller:
    return Teller(play, seat, language, (None,) * play.seats)


def position_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """The position and the choices, as they are answered and streamed."""
    teller = _example(play, seat, language)
    return (teller.position().model_dump_json() + teller.choices().model_dump_json()).encode()


def log_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """The whole log."""
    return _example(play, seat, language).log(0, len(play.log(seat))).model_dump_json().encode()


def why_not_bytes(play: Play, seat: int | None, language: str) -> bytes:
    """Why moves are refused: of each verb and clause a few; nothing for whoever looks on."""
    if seat is None:
        return b""
    teller, seen = _example(play, seat, language), dict[tuple[str, str | None], int]()
    parts = []
    for move in range(play.game.moves):
        kind = (play.game.verb(move).id, play.refusal(seat, move))
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= ALIKE:
            parts.append(teller.why_not(move).model_dump_json())
    return "\n".join(parts).encode()

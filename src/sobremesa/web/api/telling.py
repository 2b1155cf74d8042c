"""Telling: a game in progress as one seat may see it, in words, as answers.

The law `secrecy` compares all of it (`kit.outputs.Output`): `position_bytes`, `why_not_bytes` and `log_bytes`.
"""

from collections.abc import Iterable

from ...engine import views
from ...engine.play import Play
from ..site.reading import Reading
from . import answers
from .answers import Choice, Choices, Clause, Log, LogLine, Position, Text, WhyNot

MOST_NEAREST = 10
ALIKE = 2  # so many refused moves of one verb and clause are in the bytes that the law compares


class Teller(Reading):
    """Tells one reader what they read of a game in progress, as answers."""

    def position(self) -> Position:
        """The position."""
        return Position(version=self.version, can_undo=self.can_undo, view=self._view())

    def choices(self) -> Choices:
        """The moves that the reader may make."""
        return Choices(version=self.version, choices=self._choices(self.view.choices))

    def why_not(self, move: int) -> WhyNot:
        """Why a move is not allowed; the reader has a seat.  Any number is a move."""
        refused = self.refused(move)
        clause, reason = refused or (None, None)
        return WhyNot(
            version=self.version,
            move=move,
            words=self.described(move),
            allowed=refused is None,
            clause=as_clause(self.clauses[clause]) if clause in self.clauses else None,
            reason=self._text(reason) if reason else None,
            nearest=self._choices(self.nearest(move)[:MOST_NEAREST]) if refused else [],
        )

    def log(self, first: int, most: int) -> Log:
        """The lines that the reader is told, so many from the number `first` on."""
        told = list(self.newest())[::-1]
        lines = [
            LogLine(moves=line.after, text=self._text(line.text), clause=line.clause)
            for line in told[first : first + most]
        ]
        return Log(version=self.version, first=first, total=len(told), lines=lines)

    # -- parts of a view --------------------------------------------------------------------------------------

    def _view(self) -> answers.View:
        view = self.view
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
                answers.Counter(kind=counter.kind, name=name, says=says, seat=counter.seat, value=counter.value)
                for counter in view.counters
                for name, says in (self.counter(counter),)
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
            name=self.place(zone),
            seat=zone.seat,
            count=zone.count,
            slots=[
                answers.Slot(
                    key=slot.key,
                    card=slot.card,
                    name=self.card(slot),
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

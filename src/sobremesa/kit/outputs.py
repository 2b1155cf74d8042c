"""Outputs: everything that a seat is given, as bytes.  Law `secrecy` compares all of it.

An output is a function of a game in progress, a seat (None: a spectator) and a language.  Whatever shows a game to
people belongs into the list that the laws are run with: a page, an answer of the API, a line of a stream.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..engine.contract import LANGUAGES
from ..engine.play import Happening, Play
from ..engine.views import Text, View, to_json
from ..engine.words import SeatWords

Output = Callable[[Play, int | None, str], bytes]

LATEST = 20  # so much of the log is compared
ALIKE = 2  # so many refused moves of one verb and clause are explained


Refuser = Callable[[Any, int], Sequence[int]]


class Answered(dict[str, Output]):
    """Outputs, and who answers for all moves of a seat in a position at once: the clauses that forbid them, or 0.

    The packed form does it in a hundredth of the time that paper takes; law `forms` has it that both say the same.
    """

    def __init__(self, outputs: Mapping[str, Output], refuser: Refuser | None):
        super().__init__(outputs)
        self.refuser = refuser


class Still(Play):
    """A game in progress that is only looked at: what a seat may see, or may not do, is worked out once."""

    _views: dict[int | None, View]
    _forbidden: dict[int, list[str | None]]
    _refuser: Refuser

    @classmethod
    def of(cls, play: Play, outputs: Mapping[str, Output]) -> "Still":
        """The game as it stands."""
        made = cls.__new__(cls)
        refuser = (outputs.refuser if isinstance(outputs, Answered) else None) or made._on_paper
        vars(made).update(vars(play.branch()), _views={}, _forbidden={}, _refuser=refuser)
        return made

    def _on_paper(self, state: Any, seat: int) -> list[int]:
        refusal, box = self.game.rules.refusal, self.cards.box
        return [int(refusal(state, box, seat, move)) for move in range(self.game.moves)]

    def view(self, seat: int | None) -> View:
        """What the seat may see."""
        if seat not in self._views:
            self._views[seat] = super().view(seat)
        return self._views[seat]

    def refusal(self, seat: int, move: int) -> str | None:
        """The handle of the clause that forbids the move, None if it is allowed."""
        return self.forbidden(seat)[move]

    def forbidden(self, seat: int) -> list[str | None]:
        """The same for each move."""
        if seat not in self._forbidden:
            clauses = self._refuser(self.position(seat), seat)
            handles: dict[int, str | None] = {clause: self.game.clause(clause) for clause in set(clauses) - {0}}
            self._forbidden[seat] = [handles.get(clause) for clause in clauses]
        return self._forbidden[seat]


def view(play: Play, seat: int | None, language: str) -> bytes:
    """The view."""
    return to_json(play.view(seat)).encode()


def version(play: Play, seat: int | None, language: str) -> bytes:
    """The number that stands for what the seat has seen."""
    return str(play.version(seat)).encode()


def log(play: Play, seat: int | None, language: str) -> bytes:
    """The log in words."""
    words = SeatWords(play.game, play.cards, language, viewer=seat)
    return "\n".join(told(play, words, play.log(seat)[-LATEST:])).encode()


def motions(play: Play, seat: int | None, language: str) -> bytes:
    """What of the log is shown as motions on the table."""
    shown, move = play.view(seat), play.game.motions.motions
    return to_json([move(shown, play.cards, happening.event) for happening in play.log(seat)[-LATEST:]]).encode()


def choices(play: Play, seat: int | None, language: str) -> bytes:
    """The choices in words, what is asked, and the points."""
    shown, words = play.view(seat), SeatWords(play.game, play.cards, language, viewer=seat)
    offered = [] if seat is None else play.choices(seat)
    lines = [words.say(shown.prompt), *(words.say(points.text) for points in shown.points)]
    lines += [words.say(choice.text) for choice in shown.choices]
    lines += [f"{move}: {words.say(play.game.view.describe(play.cards, move))}" for move in offered]
    return "\n".join(lines).encode()


def refusals(play: Play, seat: int | None, language: str) -> bytes:
    """For each move the clause that forbids it, if one does."""
    return b"" if seat is None else ",".join(clause or "-" for clause in still(play).forbidden(seat)).encode()


def explanations(play: Play, seat: int | None, language: str) -> bytes:
    """Why moves are refused, in words."""
    words = SeatWords(play.game, play.cards, language, viewer=seat)
    return "\n".join(words.say(text) for _, text in explained(play, seat)).encode()


OUTPUTS: Mapping[str, Output] = {
    "view": view,
    "version": version,
    "log": log,
    "motions": motions,
    "choices": choices,
    "refusals": refusals,
    "explanations": explanations,
}
WORDLESS = ("view", "version", "motions", "refusals")  # the same in every language


def told(play: Play, words: SeatWords, happenings: list[Happening]) -> Iterator[str]:
    """What a reader is told of what happened, a line each."""
    for happening in happenings:
        text = play.game.view.tell(play.cards, happening.event, words.viewer)
        if text is not None:
            yield f"{happening.after}: {words.say(text)}"


def explained(play: Play, seat: int | None) -> Iterator[tuple[int, Text]]:
    """Refused moves and why they are, a few for each verb and clause."""
    if seat is None:
        return
    here = still(play)
    shown, forbidden = here.view(seat), here.forbidden(seat)
    for verb in play.game.verbs:
        seen: dict[str, int] = {}
        for move, clause in enumerate(forbidden[verb.first : verb.first + verb.size], verb.first):
            if clause is not None and (before := seen.get(clause, 0)) < ALIKE:
                seen[clause] = before + 1
                yield move, play.game.view.explain(shown, play.cards, move, clause)


def still(play: Play) -> Still:
    """The game as it stands, looked at only; the same again if it is already."""
    return play if isinstance(play, Still) else Still.of(play, {})


def everything(play: Play, seat: int | None, outputs: Mapping[str, Output]) -> dict[tuple[str, str], bytes]:
    """All that a seat is given now: for each output and language, its bytes."""
    here = Still.of(play, outputs)
    return {
        (name, language): output(here, seat, language)
        for name, output in outputs.items()
        for language in (LANGUAGES[:1] if name in WORDLESS else LANGUAGES)
    }


def everybody(play: Play) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(play.seats), None]


def first_difference(one: Mapping[tuple[str, str], bytes], other: Mapping[tuple[str, str], bytes]) -> str:
    """Which output differs, and the first place where it does; empty if none does."""
    for name, language in one:
        a, b = one[name, language].decode(), other[name, language].decode()
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            start = max(0, at - 30)
            return f"{name} ({language}): ...{a[start : at + 40]!r} and ...{b[start : at + 40]!r}"
    return ""

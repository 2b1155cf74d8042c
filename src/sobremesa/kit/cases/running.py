"""Running a case: its moves are made, and what must follow is looked at after each step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...engine.errors import Message, Refused, SobremesaError, in_english
from ...engine.play import Play
from ...engine.words import Words, said
from .moment import Moment
from .placing import start
from .reading import Case, Said
from .told import TEXTS


@dataclass(frozen=True)
class Failure:
    """Something that did not follow: the line and the key that say so, and what was found instead."""

    line: int
    key: str
    what: Message

    @property
    def message(self) -> str:
        """What was found instead, in English."""
        return in_english(self.what, TEXTS)

    def in_words(self, language: str) -> str:
        """What was found instead, in a language."""
        return said(self.what, Words(language, [TEXTS, SobremesaError.texts]))


@dataclass(frozen=True)
class Result:
    """What came of a case."""

    case: Case
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        """Did everything follow?"""
        return not self.failures

    def as_json(self) -> dict[str, Any]:
        """The result as a tree for JSON."""
        return {
            "file": self.case.file,
            "name": self.case.name,
            "line": self.case.line,
            "passed": self.passed,
            "clauses": list(self.case.clauses),
            "failures": [{"line": f.line, "key": f.key, "message": f.message} for f in self.failures],
        }


def run(case: Case) -> Result:
    """Play a case and say what did not follow."""
    return Result(case, tuple(_failures(case)))


def _failures(case: Case) -> Iterator[Failure]:
    play = start(case.setting, case.setup, case.seed)
    events = [happening.event for happening in play.committed_log]
    for step in case.steps:
        for move in step.moves:
            try:
                events += [happening.event for happening in play.move(move.seat, move.move)]
            except Refused as refusal:
                yield Failure(move.line, move.key, _refused(play, move, refusal))
                return
        now = Moment(play, events)
        for expectation in step.expectations:
            if problem := expectation.check(now):
                yield Failure(expectation.line, expectation.key, problem)
        events = []


def _refused(play: Play, move: Said, refusal: Refused) -> Message:
    asked = tuple(Message("seat", n=seat + 1) for seat in play.to_act())
    return Message("case.refused" if asked else "case.refused-over", move=move.text, clause=refusal.clause, seats=asked)

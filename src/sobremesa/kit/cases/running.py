"""Running a case: its moves are made, and what must follow is looked at after each step."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...engine.errors import Refused
from ...engine.play import Play
from .moment import Moment
from .placing import start
from .reading import Case, Said


@dataclass(frozen=True)
class Failure:
    """Something that did not follow: the line and the key that say so, and what was found instead."""

    line: int
    key: str
    message: str


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
        for said in step.moves:
            try:
                events += [happening.event for happening in play.move(said.seat, said.move)]
            except Refused as refusal:
                yield Failure(said.line, said.key, _refused(play, said, refusal))
                return
        now = Moment(play, events)
        for expectation in step.expectations:
            if problem := expectation.check(now):
                yield Failure(expectation.line, expectation.key, problem)
        events = []


def _refused(play: Play, said: Said, refusal: Refused) -> str:
    asked = ", ".join(f"seat {seat + 1}" for seat in play.to_act()) or "nobody"
    return f"{said.text!r} is refused by [{refusal.clause}]; {asked} must decide now. The case goes no further"

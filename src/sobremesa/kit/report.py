"""What came of a check: for each law how many cases were looked at, and what broke it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..engine.errors import Message, SobremesaError
from ..engine.languages import LANGUAGES
from ..engine.words import Words, said

TEXTS = Path(__file__).parent / "text"
LAWS = (
    *("choices", "cards", "replay", "forms", "redeal", "secrecy", "ends", "copies", "words", "undo", "clauses"),
    *("precedence", "judged", "reached"),
)
Fault = str | Message  # what broke a law; what a compiler or a game raises is told as it is
SHOWN = 3  # faults of a law that are told in full
ALL_SHOWN = {"clauses": 200}  # of a law each of whose faults is a thing to do
CAUSES = ("law.no-compile", "law.raise")  # faults from which others follow
FOLLOW = ("", *CAUSES, "law.raise-on-paper", "law.no-table", "law.no-case", "law.in-all")  # "": an exception as it is
ONCE = ("clauses", "words")  # laws that need no game: what breaks them follows from nothing


@dataclass
class Finding:
    """One law: the cases looked at, the first faults in full, and how many there were in all."""

    cases: int = 0
    faults: list[Fault] = field(default_factory=list)
    count: int = 0


class Findings:
    """What was found about each law; findings of several runs may be added up."""

    def __init__(self) -> None:
        self.laws = {law: Finding() for law in LAWS}

    def looked(self, law: str, faults: Iterable[Fault] = (), where: Message | None = None, cases: int = 1) -> None:
        """Note that so many cases of a law were looked at, and what broke it.

        An exception is a fault too: the law could not be looked at.
        """
        found = self.laws[law]
        found.cases += cases
        try:
            for fault in faults:
                self._note(law, fault, where)
        except Exception as error:  # noqa: BLE001 - whatever a game's code raises is its fault and is told as one
            self._note(law, raised(error), where)

    def _note(self, law: str, fault: Fault, where: Message | None) -> None:
        found = self.laws[law]
        found.count += 1
        if len(found.faults) < ALL_SHOWN.get(law, SHOWN):
            found.faults.append(Message("law.at", where=where, fault=fault) if where else fault)

    def add(self, other: "Findings") -> None:
        """Add what another run found."""
        for law, found in other.laws.items():
            mine = self.laws[law]
            mine.cases += found.cases
            mine.count += found.count
            mine.faults += found.faults[: ALL_SHOWN.get(law, SHOWN) - len(mine.faults)]


def raised(error: BaseException) -> str:
    """An exception in one line: what it says, and the file, line and function that raised it.

    Of a compiler's many lines these are the first two, and the first that names a place in a file.
    """
    place, trace = "", error.__traceback__
    while trace:
        code = trace.tb_frame.f_code
        place = f" ({code.co_filename}:{trace.tb_lineno}, in {code.co_name})"
        trace = trace.tb_next
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    told = lines[:2] + [line for line in lines[2:] if line.startswith("File ") and ", line " in line][:1]
    return f"{type(error).__name__}{': ' if told else ''}{' '.join(told)}{place}"


@dataclass(frozen=True)
class Report:
    """What came of checking a game.

    laws      for each law that was looked at: passed, cases
    broken    for each law that is broken: what broke it, a line each, with what is needed to see it again
    seconds   of the whole check on the clock
    moves     made in all the games
    unreached  of events, clauses, phases and endings those that no walk has come to
    """

    game: str
    games: int
    seed: str
    laws: Mapping[str, Mapping[str, Any]]
    broken: Mapping[str, tuple[Fault, ...]]
    moves: int
    seconds: float
    unreached: Mapping[str, tuple[str, ...]]

    @property
    def passed(self) -> bool:
        """Does the game obey every law, and was every law looked at?"""
        return all(law["passed"] for law in self.laws.values())

    def as_json(self) -> dict[str, Any]:
        """The report, ready for JSON."""
        return {
            "game": self.game,
            "passed": self.passed,
            "laws": self.laws,
            "games": self.games,
            "seed": self.seed,
            "moves": self.moves,
            "seconds": round(self.seconds, 1),
            "unreached": self.unreached,
        }

    def in_words(self, language: str) -> Mapping[str, tuple[str, ...]]:
        """For each law that is broken what broke it, in a language."""
        words = Words(language, [TEXTS, SobremesaError.texts])
        return {law: tuple(said(fault, words) for fault in faults) for law, faults in self.broken.items()}

    @property
    def faults(self) -> Mapping[str, tuple[str, ...]]:
        """The same in English."""
        return self.in_words(LANGUAGES[0])

    def __str__(self) -> str:
        """The faults, or that there are none: what a failed test shows."""
        if not self.faults:
            return f"{self.game} obeys every law in {self.games} games"
        return "\n".join(f"law {law}: {fault}" for law, faults in self.faults.items() for fault in faults)


def report(
    game: str,
    games: int,
    seed: str,
    findings: Findings,
    laws: Iterable[str],
    moves: int,
    seconds: float,
    unreached: Mapping[str, tuple[str, ...]],
) -> Report:
    """The report on the laws that were looked at; a law without a case has not passed."""
    told: dict[str, Mapping[str, Any]] = {}
    faults: dict[str, tuple[Fault, ...]] = {}
    for law in laws:
        found = findings.laws[law]
        told[law] = {"passed": found.count == 0 and found.cases > 0, "cases": found.cases}
        lines = list(found.faults)
        if found.count > len(lines):
            lines.append(Message("law.in-all", n=found.count))
        if found.cases == 0:
            lines.append(Message("law.no-case"))
        if lines:
            faults[law] = tuple(lines)
    return Report(game, games, seed, told, _causes_first(faults), moves, seconds, unreached)


def _causes_first(broken: Mapping[str, tuple[Fault, ...]]) -> Mapping[str, tuple[Fault, ...]]:
    """Where rules do not compile, or raise, that first, and of other laws not what only says that they raise."""
    causes = [law for id in CAUSES for law, faults in broken.items() if any(_id(fault) == id for fault in faults)]
    if not causes:
        return broken
    told = {causes[0]: broken[causes[0]]}
    for law, faults in broken.items():
        if law != causes[0] and (apart := tuple(fault for fault in faults if law in ONCE or _id(fault) not in FOLLOW)):
            told[law] = apart
    return told


def _id(fault: Fault) -> str:
    """The id of a fault, wherever it was seen; empty if it is what a game raised."""
    while isinstance(fault, Message) and fault.id == "law.at":
        fault = fault.values["fault"]
    return fault.id if isinstance(fault, Message) else ""

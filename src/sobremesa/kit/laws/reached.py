"""Law `reached`: the walks come to everything that a game can come to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ...engine.contract import Game, handle
from ...engine.errors import Message
from ...engine.rulebook import named_in
from ..compiled_subset import rules_files
from ..declared import declared
from ..report import Fault

KINDS = ("events", "clauses", "phases", "endings")
FILE = "unreached.toml"


@dataclass(frozen=True)
class Unreached:
    """What no walk has come to, by kind, and what of it a game's list excuses, each with the reason."""

    names: Mapping[str, tuple[str, ...]]
    excused: Mapping[str, Mapping[str, str]]


def unreached(game: Game, reached: Mapping[str, set[str]]) -> Unreached:
    """What the walks have not come to.

    reached  of each kind the names of members of its enum: Event, Clause, Phase, Ending

    Of clauses those count that the rules name as `Clause.NAME`: behind an event, or to forbid something.  Clauses of
    points, which only a view names, are for tests.
    """
    state, named = game.state, frozenset[str]().union(*map(named_in, rules_files(game.folder)))
    known = {
        "events": list(state.Event),
        "clauses": [clause for clause in state.Clause if handle(clause) in named],
        "phases": list(state.Phase),
        "endings": list(getattr(state, "Ending", ())),
    }
    missing = {
        kind: tuple(handle(member) for member in members if member.name not in reached.get(kind, set()))
        for kind, members in known.items()
    }
    return Unreached(missing, excuses(game))


def excuses(game: Game) -> dict[str, dict[str, str]]:
    """The game's list of what walks need not come to: `tests/unreached.toml`, a reason for each name."""
    return declared(game, FILE)


def reached(game: Game, found: Unreached) -> Iterator[Fault]:
    """Every event, clause, phase and ending has been come to, or is excused with a reason; what is excused exists."""
    members = {"events": "Event", "clauses": "Clause", "phases": "Phase", "endings": "Ending"}
    for kind in KINDS:
        excused = found.excused.get(kind, {})
        yield from (
            Message("law.unreached", kind=kind[:-1], name=name) for name in found.names[kind] if not excused.get(name)
        )
        known = {handle(member) for member in getattr(game.state, members[kind], ())}
        yield from (
            Message("law.excuse", file=FILE, kind=kind[:-1], name=name) for name in excused if name not in known
        )
    yield from (
        Message("law.no-kind", file=FILE, kind=kind, kinds=KINDS) for kind in found.excused if kind not in KINDS
    )

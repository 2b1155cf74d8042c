"""Law `precedence`: a refusal names the order before the detail, and advice that it gives can be followed and helps.

A game says in `tests/precedence.toml` what its order is: `stage`, the fields that the order depends on; `order`, the
clauses of order; `detail`, verbs for which such a clause is a detail, too; `unknown`, clauses that say that there is
no such move; `advice`, texts of refusals that say what to do first, with the verbs that do it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import LANGUAGES, Game, Verb, handle
from ...engine.errors import Message
from ...engine.forms import copy, numbers
from ...engine.play import Play, list_choices, new_events
from ...engine.views import View
from ...engine.words import catalogue
from ..declared import declared
from ..report import Fault

FILE = "precedence.toml"
KINDS = ("unknown", "stage", "order", "detail", "advice")
FIELD = re.compile(r"([\w.]+)(?:\[(seat)\])?")
TRIED = 200  # moves that are tried to follow an advice

Stage = tuple[int, ...]


@dataclass(frozen=True)
class Precedence:
    """What a game says of the order of its refusals."""

    unknown: frozenset[str] = frozenset()
    stage: tuple[str, ...] = ()
    order: frozenset[str] = frozenset()
    detail: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    advice: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game) -> "Precedence":
        """What stands in the game's file; nothing if it has none."""
        said = declared(game, FILE)
        if unknown := [name for name in said if name not in KINDS]:
            raise ValueError(f"{FILE}: {unknown[0]!r} is none of {', '.join(KINDS)}")
        return cls(
            frozenset(said.get("unknown", ())),
            tuple(said.get("stage", ())),
            frozenset(said.get("order", ())),
            {clause: tuple(verbs) for clause, verbs in said.get("detail", {}).items()},
            {text: tuple(verbs) for text, verbs in said.get("advice", {}).items()},
        )

    def details_of(self, verb: str) -> set[str]:
        """The clauses of order that are a detail of a verb, too."""
        return {clause for clause, verbs in self.detail.items() if verb in verbs}

    def stage_of(self, state: Any, seat: int) -> Stage:
        """The stage of a seat in a position: the numbers of all the fields that the order depends on."""
        return tuple(number for name in self.stage for number in _field(state, name, seat))


def _field(state: Any, name: str, seat: int) -> Iterator[int]:
    """The numbers of a field of a state, `options.mode`; or of a seat's own, `acts[seat]`, its bit in a bit mask."""
    found = FIELD.fullmatch(name)
    if found is None:
        raise ValueError(f"{FILE}: {name!r} is no field")
    value = state
    for part in found[1].split("."):
        value = getattr(value, part)
    if found[2]:
        value = value >> seat & 1 if _is_number(value) else value[seat]
    yield from (value,) if _is_number(value) else numbers(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, Integral)


def known(game: Game, said: Precedence) -> Iterator[Fault]:
    """What the game's file names is there: clauses, verbs, texts."""
    clauses, verbs = {handle(clause) for clause in game.state.Clause}, {verb.id for verb in game.verbs}
    texts = catalogue(game.folder / "text" / f"{LANGUAGES[0]}.po")
    for name in sorted({*said.unknown, *said.order, *said.detail} - clauses):
        yield Message("law.file-no-clause", file=FILE, clause=name)
    for name in said.detail:
        if name not in said.order:
            yield Message("law.file-no-order", file=FILE, clause=name)
    for what, named in {**said.detail, **said.advice}.items():
        for verb in named:
            if verb not in verbs:
                yield Message("law.file-no-verb", file=FILE, what=what, verb=verb)
    for text in said.advice:
        if text not in texts:
            yield Message("law.file-no-text", file=FILE, text=text)


# -- the order before the detail ----------------------------------------------------------------------------------


@dataclass
class _Cell:
    """What has been found of a verb at a stage: where a move was allowed, and the clauses that forbade one."""

    allowed: Message | None = None
    refused: dict[int, tuple[Message, int]] = field(default_factory=dict)  # where, and a move


class Stages:
    """What refusals have named at each stage, in all positions of all walks."""

    def __init__(self) -> None:
        self.cells: dict[tuple[Stage, str], _Cell] = {}

    def saw(self, game: Game, stage: Stage, clauses: Sequence[int], where: Message) -> None:
        """Note the clauses that forbid the moves of a seat that is asked, 0 where there is none."""
        for verb in game.verbs:
            cell = self.cells.setdefault((stage, verb.id), _Cell())
            own = _own(verb, clauses)
            for clause in set(own):
                if clause == 0:
                    cell.allowed = cell.allowed or where
                elif clause not in cell.refused:
                    cell.refused[clause] = where, verb.first + own.index(clause)

    def add(self, other: "Stages") -> None:
        """Add what others have seen."""
        for key, found in other.cells.items():
            cell = self.cells.setdefault(key, _Cell())
            cell.allowed = cell.allowed or found.allowed
            cell.refused = {**found.refused, **cell.refused}


def precedence(game: Game, said: Precedence, stages: Stages) -> Iterator[Fault]:
    """The order comes before the detail, in all positions of a stage alike.

    If a clause of order forbids a move, none of that verb is allowed at that stage, and the same clause forbids all of
    them: what lies in hands and piles makes no difference.  A clause of order that is a detail of the verb, too, tells
    nothing; nor does one that says that there is no such move, which may be said at any time.
    """
    for (_, verb), cell in stages.cells.items():
        found = {clause: game.clause(clause) for clause in cell.refused}
        named = {clause: name for clause, name in found.items() if name not in said.unknown}
        order = [clause for clause, name in named.items() if name in said.order - said.details_of(verb)]
        if not order:
            continue
        first = order[0]
        if cell.allowed:
            where, move = cell.refused[first]
            told = {"move": move, "verb": verb, "clause": named[first], "there": cell.allowed}
            yield Message("law.at", where=where, fault=Message("law.order-allowed", **told))
        elif len(named) > 1:
            other = next((clause for clause in named if clause not in order), order[-1])
            (where, move), (there, _) = cell.refused[other], cell.refused[first]
            told = {"move": move, "verb": verb, "clause": named[other], "order": named[first], "there": there}
            yield Message("law.at", where=where, fault=Message("law.order-first", **told))


def whose_turn(game: Game, state: Any, seat: int, clauses: Sequence[int]) -> Iterator[Fault]:
    """Whose turn it is comes before all else: a seat that is not asked is refused every move by the same clause."""
    if not game.rules.to_act(state) >> seat & 1 and len(found := set(clauses)) > 1:
        told = tuple(f"[{game.clause(clause)}]" for clause in sorted(found - {0}))
        yield Message("law.order-turn", at_seat=seat, clauses=told)


def _own(verb: Verb, clauses: Sequence[int]) -> Sequence[int]:
    """The clauses of the moves of a verb."""
    return clauses[verb.first : verb.first + verb.size]


# -- advice ---------------------------------------------------------------------------------------------------------


def advice(play: Play, seat: int, said: Precedence, clauses: Sequence[int]) -> Iterator[Fault]:
    """What a refusal says to do first can be done now, and helps.

    One of the verbs that do it is allowed.  And there is a way to make their moves after which the refused move is
    allowed, or is refused for another reason.
    """
    view, allowed = play.view(seat), {verb.id for verb in play.game.verbs if 0 in _own(verb, clauses)}
    for move in _one_of_each(play.game, clauses):
        text = _reason(play.game, play.cards, view, move, clauses[move])
        if text in said.advice:
            verbs = said.advice[text]
            told = {"move": move, "at_seat": seat, "text": text, "verbs": verbs}
            if not allowed.intersection(verbs):
                yield Message("law.advice-forbidden", **told)
            elif not _helps(play, seat, move, text, verbs):
                yield Message("law.advice-useless", **told)


def _one_of_each(game: Game, clauses: Sequence[int]) -> Iterator[int]:
    """Of each verb and each clause the first move that is refused by it."""
    for verb in game.verbs:
        own = _own(verb, clauses)
        yield from (verb.first + own.index(clause) for clause in set(own) if clause)


def _reason(game: Game, cards: CardSet, view: View, move: int, clause: int) -> str:
    """Which text says why a move is refused."""
    return game.view.explain(view, cards, move, game.clause(clause)).id


def _helps(play: Play, seat: int, refused: int, text: str, verbs: Sequence[str]) -> bool:
    """Is there a way to follow the advice after which the move is no longer refused with that text?"""
    game, cards, events = play.game, play.cards, new_events()
    waiting, tried = [play.position(seat)], 0
    while waiting and tried < TRIED:
        position = waiting.pop()
        for move in list_choices(game, cards, position, seat):
            if game.verb(move).id in verbs:
                tried += 1
                after, events.n = copy(position), 0
                game.rules.apply(after, cards.box, seat, move, events)
                clause = game.rules.refusal(after, cards.box, seat, refused)
                if clause == 0 or text != _reason(game, cards, game.view.view(after, cards, seat), refused, clause):
                    return True
                waiting.append(after)
    return False

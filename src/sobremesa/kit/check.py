"""The check: many random games of a game, in both forms, under all laws.

`docs/kit.md` shows how to run it on a game of one's own, in one's own tests.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from ..engine.cardset import CardSet
from ..engine.contract import LANGUAGES, Game, handle
from ..engine.errors import Message
from .clauses import clauses
from .compiled_subset import game_outside_subset
from .course import Course
from .deals import Deal, combinations, deals
from .laws.forms import same_answers
from .laws.judged import excuses, judged
from .laws.precedence import Precedence, known, precedence
from .laws.reached import reached, unreached
from .laws.redeal import foreseen
from .laws.words import moves_in_words, same_texts
from .outputs import OUTPUTS, Output
from .playing import EVERY, Notes, Room, play_on_paper, walk
from .report import LAWS, Report, raised, report
from .table import Table

BATCH, FIRST_BATCH = 100, 3  # games played together; the first ones, most of which are played at a table, take long
ENOUGH = 200  # games of a check that should come to everything that a game can come to, and tell all apart
AT_TABLE = 24  # at most so many of the first games of each combination are played at a table
Progress = Callable[[int, int, str], None]


def check(
    game: Game,
    games: int = 1000,
    seed: int | str = 1,
    progress: Progress | None = None,
    *,
    workers: int = 1,
    packed: bool = True,
    outputs: Mapping[str, Output] = OUTPUTS,
    cards: CardSet | None = None,
) -> Report:
    """Play random games under all laws and report what was found.

    game      any Game; with more than one worker it must be a name of an importable module
    games     in all, spread over numbers of players and options; at least one of each combination is played
    seed      game k is dealt from the seed `SEED/k`; the same seed gives the same report
    progress  is called with the games played, the games in all, and what is being done
    cards     a card set of one's own
    workers   processes; in a script, call `check` below `if __name__ == "__main__":` if there is more than one
    packed    False: nothing is compiled, games are played on paper only and at random, and laws `forms` and `reached`
              are not looked at; the latter needs 200 games, too
    outputs   everything that seats are given, for law `secrecy` (see `kit.outputs`); others than these in one process
    """
    began = time.perf_counter()
    told = progress or (lambda done, total, what: None)
    dealt = deals(game, games, seed, greedy=packed)
    told(0, len(dealt), "compiling" if packed else "reading")
    notes = Notes()
    room = _room(game, cards or game.cards.load(), notes, packed=packed, outputs=outputs)
    _once(room, notes)
    batches = list(_batches(dealt, len(combinations(game)), seed))
    done = 0
    told(done, len(dealt), "playing")
    for batch, found in zip(batches, _played(room, batches, workers), strict=True):
        notes.add(found)
        done += len(batch.deals)
        told(done, len(dealt), "playing")
    for what, seen in sorted(notes.sightings.items()):
        notes.findings.looked("redeal", foreseen(handle(game.state.Event(what)), seen), cases=0)
    notes.findings.looked("precedence", precedence(game, room.precedence, notes.stages), cases=0)
    if len(dealt) >= ENOUGH:  # in a few games much is judged alike that is told apart in others
        notes.findings.looked("judged", judged(game, notes.opinions, excuses(game)), cases=0)
    missing = unreached(game, notes.reached)
    if packed and len(dealt) >= ENOUGH:
        notes.findings.looked("reached", reached(game, missing), cases=sum(map(len, notes.reached.values())))
    looked_at = {"forms": packed, "judged": game.judgement is not None, "reached": packed and len(dealt) >= ENOUGH}
    laws = [law for law in LAWS if looked_at.get(law, True)]
    seconds = time.perf_counter() - began
    return report(game.id, len(dealt), str(seed), notes.findings, laws, notes.moves, seconds, missing.names)


def _room(game: Game, cards: CardSet, notes: Notes, *, packed: bool, outputs: Mapping[str, Output]) -> Room:
    """All that is needed to play; rules that do not compile are a fault of law `forms`, and are played on paper."""
    paper, compiled = Course(game, cards, packed=False), None
    if packed:
        deal = deals(game, 1, "to compile")[0]
        try:
            compiled = Course(game, cards, packed=True)
            compiled.deal(deal)
            compiled.walk(1)
            paper.place(compiled.on_paper)
            notes.findings.looked("forms", same_answers(paper, compiled, range(game.moves)), deal.at(1))
        except Exception as error:  # noqa: BLE001 - whatever the compiler does not like
            hints = game_outside_subset(game)
            notes.findings.looked("forms", [Message("law.no-compile", error=raised(error)), *hints])
            compiled = None
    return Room(game, cards, paper, compiled, outputs, Precedence.of(game))


def _once(room: Room, notes: Notes) -> None:
    """The laws that need no game: `clauses`, `words` of moves and catalogues, and what `precedence` reads."""
    game, looked = room.game, notes.findings.looked
    try:
        faults, cases = clauses(game)
    except Exception as error:  # noqa: BLE001 - a rulebook of somebody else's
        faults, cases = [raised(error)], 0
    looked("clauses", faults, cases=cases)
    looked("words", same_texts(game), cases=len(LANGUAGES))
    looked("precedence", known(game, room.precedence), cases=0)
    for language in LANGUAGES:
        looked("words", moves_in_words(game, room.cards, language), cases=game.moves)


@dataclass(frozen=True)
class _Batch:
    """Games that are played together, whatever the number of processes, and those that are played at a table, too."""

    deals: Sequence[Deal]
    at_table: frozenset[int]


def _batches(dealt: Sequence[Deal], combinations: int, seed: int | str) -> Iterator[_Batch]:
    """The first game of each combination, in small batches; then the others, the first of each batch at a table."""
    chosen = Random(str(seed)).sample(range(combinations), min(AT_TABLE, combinations))
    for i in range(0, combinations, FIRST_BATCH):
        yield _Batch(dealt[i : min(i + FIRST_BATCH, combinations)], frozenset(chosen))
    for i in range(combinations, len(dealt), BATCH):
        yield _Batch(dealt[i : i + BATCH], frozenset({i}))


def _play(room: Room, batch: _Batch) -> Notes:
    """Play the games of a batch."""
    notes = Notes()
    for deal in batch.deals:
        random = Random(deal.seed)
        closely = deal.number in batch.at_table
        walked = walk(room, deal, notes, every=1 if closely and room.packed else EVERY)
        play_on_paper(room, deal, walked, notes, random)
        if closely:
            try:
                Table(room, deal, walked, notes, random).play_through()
            except Exception as error:  # noqa: BLE001 - the walk made these moves
                fault = Message("law.no-table", error=raised(error))
                notes.findings.looked("replay", [fault], deal.at(len(walked.steps)))
    return notes


# -- on several cores -------------------------------------------------------------------------------------------


def _played(room: Room, batches: Sequence[_Batch], workers: int) -> Iterator[Notes]:
    """The notes on each batch, in order."""
    reference = _reference(room.game) if min(workers, len(batches)) > 1 else None
    if reference is None or room.outputs is not OUTPUTS:
        yield from (_play(room, batch) for batch in batches)
        return
    how = (*reference, room.cards.source, room.packed is not None)
    others = set(active_children())
    with ProcessPoolExecutor(min(workers, len(batches)), get_context("spawn"), _begin, how) as processes:
        try:
            # Not `map`, which calls off what is waiting when it is left: the pool of Python 3.11 breaks on that.
            for played in [processes.submit(_play_there, batch) for batch in batches]:
                yield played.result()
        except BaseException:  # Ctrl-C, too: nobody waits for what the processes have begun
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _reference(game: Game) -> tuple[str, str] | None:
    """The module and name under which another process finds the game; None if there is none."""
    for name, module in list(sys.modules.items()):
        for attribute, thing in list(getattr(module, "__dict__", {}).items()):
            if thing is game and name != "__main__":
                return name, attribute
    return None


_there: list[Room] = []


def _begin(module: str, name: str, source: Mapping[str, Any], packed: bool) -> None:  # noqa: FBT001 - by position
    """Make a process ready to play; it ends with the one that began it, however that ends."""
    Thread(target=_end_with_parent, daemon=True).start()
    game = getattr(import_module(module), name)
    _there[:] = [_room(game, game.cards.build(source), Notes(), packed=packed, outputs=OUTPUTS)]


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)


def _play_there(batch: _Batch) -> Notes:
    return _play(_there[0], batch)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

"""Law `undo`: undo restores every byte, and shows nobody anything."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from ...engine.errors import Message, NothingToUndo
from ...engine.forms import numbers
from ...engine.play import Play, Step
from ...engine.record import write
from ..outputs import OUTPUTS, Output, everybody, everything, first_difference
from ..report import Fault

Given = Mapping[int | None, Mapping[tuple[str, str], bytes]]


def undo(play: Play, step: Step, outputs: Mapping[str, Output]) -> Iterator[Fault]:
    """A step that is pending can be taken back by its mover, any other step by nobody.

    Taking a step back restores the state, and to its mover the view, the log, the choices, byte by byte.  Nobody else
    sees anything of it: neither of a pending step nor of one that was taken back.  Made again it leads to the same.
    A refused undo changes nothing.
    """
    tried = play.branch()
    happened = tried.move(step.seat, step.move)
    if not tried.pending:
        yield from _refused(tried, range(tried.seats))
        return
    made, number = list(numbers(tried.state)), tried.version(step.seat)
    before = _given(play, outputs)
    yield from _hidden(before, _given(tried, outputs), step.seat, "law.sees-pending")
    yield from _refused(tried, [seat for seat in range(tried.seats) if seat != step.seat])
    tried.undo(step.seat)
    after = _given(tried, outputs)
    yield from _hidden(before, after, step.seat, "law.sees-undone")
    if list(numbers(play.state)) != list(numbers(tried.state)):
        yield Message("law.undo-state", move=step.move, at_seat=step.seat)
    if differs := first_difference(_own(before[step.seat]), _own(after[step.seat])):
        yield Message("law.undo-given", move=step.move, at_seat=step.seat, differs=differs)
    if tried.version(step.seat) <= number:
        yield Message("law.undo-version", move=step.move, at_seat=step.seat)
    again = tried.move(step.seat, step.move)
    if made != list(numbers(tried.state)) or _told(happened) != _told(again):
        yield Message("law.undo-again", move=step.move, at_seat=step.seat)


def down_to_the_committed(play: Play) -> Iterator[Fault]:
    """All pending steps can be taken back, one by one; what is left is the committed position."""
    tried = play.branch()
    for step in play.pending:
        tried.undo(step.seat)
    if tried.pending or list(numbers(tried.state)) != list(numbers(play.committed)):
        yield Message("law.undo-all")
    yield from _refused(tried, range(tried.seats))


def restless(fresh: Play, steady: Play, arrived: Sequence[Step], secret: bytes, random: Random) -> Iterator[Fault]:
    """A game in which steps are taken back and made again, and others tried, has the same record as one without.

    fresh    the game just dealt
    steady   the same game, played without an undo
    arrived  the moves in the order in which they were made
    """
    for step in arrived:
        for move in (random.choice(fresh.choices(step.seat)), step.move):
            tried = fresh.branch()
            tried.move(step.seat, move)
            if tried.pending:
                fresh.move(step.seat, move)
                fresh.undo(step.seat)
        fresh.move(step.seat, step.move)
    if list(numbers(fresh.state)) != list(numbers(steady.state)):
        yield Message("law.restless-position")
    if _told(fresh.log(None)) != _told(steady.log(None)):
        yield Message("law.restless-log")
    if write(fresh, secret) != write(steady, secret):
        yield Message("law.restless-record")


def _given(play: Play, outputs: Mapping[str, Output]) -> Given:
    return {seat: everything(play, seat, outputs) for seat in everybody(play)}


def _own(given: Mapping[tuple[str, str], bytes]) -> dict[tuple[str, str], bytes]:
    """What undo restores to the mover: all of our own outputs but the version, which grows."""
    return {key: output for key, output in given.items() if key[0] in OUTPUTS and key[0] != "version"}


def _hidden(before: Given, after: Given, mover: int, what: str) -> Iterator[Fault]:
    for seat in before:
        if seat != mover and (differs := first_difference(before[seat], after[seat])):
            yield Message(what, at_seat=seat, mover=mover, differs=differs)


def _refused(play: Play, seats: Sequence[int]) -> Iterator[Fault]:
    """An undo is refused to these seats, and changes nothing."""
    before = _all_of(play)
    for seat in seats:
        try:
            play.undo(seat)
        except NothingToUndo:
            continue
        yield Message("law.undo-stays", at_seat=seat)
        return
    if before != _all_of(play):
        yield Message("law.undo-refused")


def _all_of(play: Play) -> list[Any]:
    versions = [play.version(seat) for seat in everybody(play)]
    return [list(numbers(play.state)), list(numbers(play.committed)), play.pending[:], len(play.log(None)), versions]


def _told(happenings: Sequence[Any]) -> list[Any]:
    return [(happening.after, list(numbers(happening.event))) for happening in happenings]

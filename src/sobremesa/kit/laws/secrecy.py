"""Law `secrecy`: a seat is given nothing by which it could tell what it cannot know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...engine.events import EVERYBODY
from ...engine.forms import copy
from ...engine.play import Happening, Play, Step, tuple_of
from ..outputs import Output, everything, first_difference
from ..worlds import elsewhere, known, redealt, rekeyed


def secrecy(play: Play, seat: int | None, steps: Sequence[Step], outputs: Mapping[str, Output]) -> Iterator[str]:
    """Two worlds that differ only in what a seat cannot know give that seat identical bytes, and stay alike to it.

    All outputs are compared, in every language: now, and after each of the next moves as long as both worlds allow
    them.  The seat is given the same in both exactly as long as redeal takes them for the same: if what it is given
    differs, its knowledge must, and if its knowledge differs, it must have been told.  Worlds come from redeal, and,
    where the next move uses chance, from another generator.
    """
    worlds = [("dealt anew", redealt(play.game, play.cards, play.committed, seat, "secrecy"))]
    if steps and _uses_chance(play, steps[0]):
        worlds.append(("with another generator", rekeyed(play.committed, "secrecy")))
    for what, state in worlds:
        yield from _alike(play, elsewhere(play, state), what, seat, steps, outputs)


def _alike(
    play: Play, there: Play, what: str, seat: int | None, steps: Sequence[Step], outputs: Mapping[str, Output]
) -> Iterator[str]:
    here = play.branch()
    for n, step in enumerate([None, *steps]):
        if step:
            if there.refusal(step.seat, step.move):
                return
            here.move(step.seat, step.move)
            there.move(step.seat, step.move)
        when = f"{n} moves on, " if n else ""
        differs = first_difference(everything(here, seat, outputs), everything(there, seat, outputs))
        same = _known(here, seat) == _known(there, seat)
        if differs and same:
            yield f"{when}seat {seat} can tell a world {what} by its {differs}"
        if not differs and not same:
            yield f"{when}seat {seat} is given the same in a world {what}, and redeal does not take it for the same"
        if differs or not same:
            return


def _known(play: Play, seat: int | None) -> list[int]:
    return known(play.game, play.cards, play.position(seat), seat)


def _uses_chance(play: Play, step: Step) -> bool:
    made = play.branch()
    made.move(step.seat, step.move)
    return tuple_of(play.state.rng) != tuple_of(made.state.rng)


def masked(play: Play, happenings: Sequence[Happening], cards: Mapping[int, set[int]]) -> Iterator[str]:
    """What a reader is told of an event does not depend on its card, unless the event says that they see it.

    cards  for each kind of event the cards that it has had, to try instead
    """
    tell = play.game.view.tell
    for happening in happenings:
        event = happening.event
        if event.sees == EVERYBODY:
            continue
        for seat in [*range(play.seats), None]:
            if seat is not None and event.sees >> seat & 1:
                continue
            told = tell(play.cards, event, seat)
            for card in sorted(cards.get(int(event.what), set()) - {int(event.card)}):
                other: Any = copy(event)
                other.card = card
                if told != tell(play.cards, other, seat):
                    name = play.game.state.Event(int(event.what)).name
                    yield f"{name} tells seat {seat} a card that it does not see"
                    break

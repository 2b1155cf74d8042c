"""Law `secrecy`: a seat is given nothing by which it could tell what it cannot know."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...engine.errors import Message
from ...engine.events import EVERYBODY
from ...engine.forms import copy
from ...engine.play import Happening, Play, Step, tuple_of
from ..outputs import Output, everything, first_difference
from ..report import Fault
from ..worlds import Redealer, elsewhere, rekeyed
from .redeal import Sighting


def secrecy(
    play: Play,
    seat: int | None,
    steps: Sequence[Step],
    outputs: Mapping[str, Output],
    redealer: Redealer,
    kept: list[Fault],
) -> Iterator[Fault]:
    """Two worlds that differ only in what a seat cannot know give that seat identical bytes, and stay alike to it.

    All outputs are compared, in every language: now, and after each of the next moves as long as both worlds allow
    them.  Where what the seat is given differs, its knowledge must: that is the law.  And where its knowledge
    differs, it must have been given something else: if not, redeal keeps what the seat has never been told, which is
    a fault of law `redeal` and goes to `kept`.  Worlds come from redeal, and, where the next move uses chance, from
    another generator.
    """
    worlds = [("law.world-anew", redealer.redealt(play.committed, seat, "secrecy"))]
    if steps and _uses_chance(play, steps[0]):
        worlds.append(("law.world-generator", rekeyed(play.committed, "secrecy")))
    for what, state in worlds:
        here, there = play.branch(), elsewhere(play, state)
        for n, step in enumerate([None, *steps]):
            if step and there.refusal(step.seat, step.move):
                break
            if step:
                here.move(step.seat, step.move)
                there.move(step.seat, step.move)
            differs = first_difference(everything(here, seat, outputs), everything(there, seat, outputs))
            same = redealer.known(here.position(seat), seat) == redealer.known(there.position(seat), seat)
            if differs and same:
                yield Message("law.secrecy-world", n=n, at_seat=seat, world=Message(what), differs=differs)
            if not differs and not same:
                kept.append(Message("law.secrecy-kept", n=n, at_seat=seat, world=Message(what)))
            if differs or not same:
                break


def told_of(
    play: Play, step: Step, seat: int, name: str, redealer: Redealer, sightings: list[Sighting]
) -> Iterator[Fault]:
    """Of one move a seat is told the same in two worlds, unless its knowledge after it differs.

    What its events say they show the seat, here and in the other world, goes to `sightings`, for `redeal.foreseen`.
    """
    here, there = play.branch(), play.branch(redealer.redealt(play.committed, seat, name))
    if play.pending or there.refusal(step.seat, step.move):
        return
    happened, happened_there = here.move(step.seat, step.move), there.move(step.seat, step.move)
    tell = play.game.view.tell
    before = len(play.log(seat))
    one, other = ([tell(play.cards, h.event, seat) for h in world.log(seat)[before:]] for world in (here, there))
    same = redealer.known(here.position(seat), seat) == redealer.known(there.position(seat), seat)
    if one != other and same:
        at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), -1)
        yield Message("law.secrecy-hears", at_seat=seat, here=one[at], there=other[at])
    shown: dict[int, tuple[list[int], list[int]]] = {}
    for event, event_there in zip((h.event for h in happened), (h.event for h in happened_there), strict=False):
        if event.what != event_there.what:
            break
        if event.shown >> seat & 1:
            cards, cards_there = shown.setdefault(int(event.what), ([], []))
            cards.append(int(event.card))
            cards_there.append(int(event_there.card))
    for what, (cards, cards_there) in shown.items():
        sightings.append(Sighting(what, step.move, tuple(sorted(cards)), tuple(sorted(cards_there))))


def _uses_chance(play: Play, step: Step) -> bool:
    made = play.branch()
    made.move(step.seat, step.move)
    return tuple_of(play.state.rng) != tuple_of(made.state.rng)


def masked(play: Play, happenings: Sequence[Happening], cards: Mapping[int, set[int]]) -> Iterator[Fault]:
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
                    yield Message("law.masked", event=name, at_seat=seat)
                    break

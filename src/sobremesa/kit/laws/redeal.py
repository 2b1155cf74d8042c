"""Law `redeal`: what is dealt anew is what the seat cannot know, all of it and nothing else."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ...engine.errors import Message
from ...engine.forms import Checked, copy, difference
from ...engine.play import Play, Step, tuple_of
from ...engine.views import to_json
from ..outputs import Output, everything, first_difference
from ..report import Fault
from ..worlds import Redealer, elsewhere, rekeyed

KEPT = ("seats", "moves", "turns", "phase")


def redeal(play: Play, seat: int | None, redealer: Redealer) -> Iterator[Fault]:
    """For every seat and a spectator, in every position:

    a position dealt anew looks the same to the seat, has the same cards, asks the same seats, and has another
    generator.  What comes out depends only on what the seat knows and on the generator that deals: worlds dealt anew
    differently, or with another generator inside, come out equal when they are dealt anew alike.
    """
    game, cards, state = play.game, play.cards, play.position(seat)
    seen, census = to_json(game.view.view(state, cards, seat)), _census(play, state)
    worlds = [redealer.redealt(state, seat, name) for name in ("one", "two")]
    for world in worlds:
        if seen != (there := to_json(game.view.view(world, cards, seat))):
            differs = first_difference({("view", ""): seen.encode()}, {("view", ""): there.encode()})
            yield Message("law.redeal-sees", at_seat=seat, differs=differs)
        if census != _census(play, world):
            yield Message("law.redeal-cards", at_seat=seat)
        changed = [name for name in KEPT if getattr(world, name) != getattr(state, name)]
        changed += [] if game.rules.to_act(world) == game.rules.to_act(state) else ["to_act"]
        if changed:
            yield Message("law.redeal-changes", at_seat=seat, changed=tuple(changed))
        if tuple_of(world.rng) == tuple_of(state.rng):
            yield Message("law.redeal-generator", at_seat=seat)
    same = redealer.known(state, seat)
    for world, what in ((worlds[0], "law.world-before"), (rekeyed(state, "redeal"), "law.world-generator")):
        if same != redealer.known(world, seat):
            differs = difference(redealer.redealt(state, seat, "known"), redealer.redealt(world, seat, "known"))
            yield Message("law.redeal-same", world=Message(what), at_seat=seat, differs=differs)


def uncommitted(play: Play, step: Step, outputs: Mapping[str, Output], redealer: Redealer) -> Iterator[Fault]:
    """A step that does not commit itself tells its mover nothing: it may be taken back.

    In every world that the mover cannot tell from this one the step is allowed, does not commit itself either, and
    leads to the same view.
    """
    made = play.branch()
    made.move(step.seat, step.move)
    if not made.pending:
        return
    seen = everything(made, step.seat, outputs)
    for name in ("one", "two", "three"):
        world = elsewhere(play, redealer.redealt(play.committed, step.seat, name))
        if len(world.pending) < len(play.pending):
            yield Message("law.uncommitted-before", move=step.move, at_seat=step.seat)
        elif clause := world.refusal(step.seat, step.move):
            yield Message("law.uncommitted-refused", move=step.move, at_seat=step.seat, clause=clause)
        else:
            world.move(step.seat, step.move)
            if not world.pending:
                yield Message("law.uncommitted-commits", move=step.move, at_seat=step.seat)
            elif differs := first_difference(seen, everything(world, step.seat, outputs)):
                yield Message("law.uncommitted-shows", move=step.move, at_seat=step.seat, differs=differs)


MANY = 100


@dataclass(frozen=True)
class Sighting:
    """The cards that a move's events of one kind showed a seat, in two worlds that it could not tell apart."""

    what: int
    move: int
    cards: tuple[int, ...]
    elsewhere: tuple[int, ...]


@dataclass
class Sightings:
    """What events of one kind have shown: how often, how often others elsewhere, and which cards after each move."""

    cases: int = 0
    different: int = 0
    of_move: dict[int, set[tuple[int, ...]]] = field(default_factory=lambda: defaultdict(set))

    def saw(self, sighting: Sighting) -> None:
        """One more."""
        self.cases += 1
        self.different += sighting.cards != sighting.elsewhere
        self.of_move[sighting.move].add(sighting.cards)

    def add(self, other: "Sightings") -> None:
        """Those of other games."""
        self.cases += other.cases
        self.different += other.different
        for move, cards in other.of_move.items():
            self.of_move[move] |= cards

    @property
    def follow_from_moves(self) -> bool:
        """Does each move always show the same cards, as one that names the card that is played?"""
        return all(len(cards) == 1 for cards in self.of_move.values())


def foreseen(what: str, seen: Sightings) -> Iterator[Fault]:
    """Of many cards that an event shows, redeal deals another one now and then: else it keeps what is not known.

    Nothing can be said of cards that follow from the move, and a move that has been seen once tells nothing of that.
    """
    if seen.cases >= MANY and seen.different == 0 and not seen.follow_from_moves:
        yield Message("law.foreseen", event=what, n=seen.cases)


def _census(play: Play, state: object) -> list[int]:
    out = Checked([0] * play.game.state.CENSUS)
    play.game.rules.census(copy(state), play.cards.box, out)
    return list(out)

"""Law `forms`: a game is the same on paper and packed."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.errors import Message
from ...engine.forms import difference
from ...engine.rng import key_from, seed_secret
from ..report import Fault

if TYPE_CHECKING:
    from ..course import Course


def same_numbers(one: Any, other: Any) -> Iterator[Fault]:
    """After the same moves both forms of a state are the same numbers."""
    if differs := difference(one, other):
        yield Message("law.forms", differs=differs)


def same_answers(paper: "Course", packed: "Course", moves: Sequence[int]) -> Iterator[Fault]:
    """In the same position both forms refuse, offer, score, judge and deal anew alike.

    paper, packed  two courses in that position; it is dealt anew in them
    moves          the numbers to ask about, moves and others
    """
    state = paper.on_paper
    for seat in range(-1, state.seats + 1):
        one, other = paper.refusals(seat, moves), packed.refusals(seat, moves)
        for move, here, there in zip(moves, one, other, strict=True):
            if here != there:
                yield Message("law.forms-refusal", move=move, at_seat=seat, here=here, there=there)
    for seat in range(state.seats):
        if paper.choices(seat) != packed.choices(seat):
            yield Message(
                "law.forms-choices", at_seat=seat, here=str(paper.choices(seat)), there=str(packed.choices(seat))
            )
        if paper.judged(seat) != packed.judged(seat):
            yield Message(
                "law.forms-judged", at_seat=seat, here=str(paper.judged(seat)), there=str(packed.judged(seat))
            )
    if paper.scores() != packed.scores():
        yield Message("law.forms-scores", here=str(paper.scores()), there=str(packed.scores()))
    for seat in range(-1, state.seats):
        paper.place(state)
        packed.place(state)
        key = key_from(seed_secret(f"redeal {seat}"))
        if paper.redealt(seat, key) != packed.redealt(seat, key):
            yield Message("law.forms-redeal", at_seat=seat, differs=difference(paper.on_paper, packed.on_paper))

"""Law `forms`: a game is the same on paper and packed."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...engine.forms import difference
from ...engine.rng import key_from, seed_secret

if TYPE_CHECKING:
    from ..course import Course


def same_numbers(one: Any, other: Any) -> Iterator[str]:
    """After the same moves both forms of a state are the same numbers."""
    if differs := difference(one, other):
        yield f"on paper and packed the positions differ in {differs}"


def same_answers(paper: "Course", packed: "Course", moves: Sequence[int]) -> Iterator[str]:
    """In the same position both forms refuse, offer, score, judge and deal anew alike.

    paper, packed  two courses in that position; it is dealt anew in them
    moves          the numbers to ask about, moves and others
    """
    state = paper.on_paper
    for seat in range(-1, state.seats + 1):
        one, other = paper.refusals(seat, moves), packed.refusals(seat, moves)
        for move, here, there in zip(moves, one, other, strict=True):
            if here != there:
                yield f"move {move} of seat {seat} is refused with {here} on paper and {there} packed"
    for seat in range(state.seats):
        if paper.choices(seat) != packed.choices(seat):
            yield f"seat {seat} has choices {paper.choices(seat)} on paper and {packed.choices(seat)} packed"
        if paper.judged(seat) != packed.judged(seat):
            yield f"seat {seat} is judged {paper.judged(seat)} on paper and {packed.judged(seat)} packed"
    if paper.scores() != packed.scores():
        yield f"scores are {paper.scores()} on paper and {packed.scores()} packed"
    for seat in range(-1, state.seats):
        paper.place(state)
        packed.place(state)
        key = key_from(seed_secret(f"redeal {seat}"))
        if paper.redealt(seat, key) != packed.redealt(seat, key):
            yield f"redeal for seat {seat} differs: {difference(paper.on_paper, packed.on_paper)}"

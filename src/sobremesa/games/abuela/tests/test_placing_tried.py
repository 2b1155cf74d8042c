"""Abuela Co.: which cards may be placed in positions of greedy games: tried.py tries, the rules know without trying."""

from collections import Counter

import pytest

from sobremesa.games.abuela import GAME
from sobremesa.games.abuela.state import BURNERS, COMMUNITY, HAND, SEATS, STOVES, Action, Move, Phase
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON
from sobremesa.games.abuela.tests.tried import Kitchen, kitchen
from sobremesa.kit.course import Course, walked
from sobremesa.kit.deals import Deal

BOTH = {**ADVANCED, **SAZON, "start_side": "B"}
MOVES = 120


def game_of(seats, options):
    """A game of players who are greedy most of the time, so that more is met, before each of its moves."""
    deal = Deal(0, f"tried {seats} {options}", seats, options, "mixed")
    return walked(Course(GAME, CARDS, packed=True), deal, MOVES)


def may_place(state):
    """May the player on turn place a card now, if it can be placed at all: is it the order's turn?"""
    if state.phase != Phase.TURN:
        return False
    if state.action == Action.PLACE:
        return True
    return state.action == Action.NONE and state.left > 0


def compared(play, seen):
    """Every move that places a card is refused exactly if trying finds that it may not be made."""
    state, seat = play.state, int(play.state.turn)
    enhanced = state.action == Action.PLACE and state.enhanced == 1
    steps = int(state.steps) if state.action == Action.PLACE else 0
    here: Kitchen = kitchen(
        GAME.positions.layout(state, CARDS), CARDS, dict(play.view(None).options), enhanced=enhanced
    )
    offered = set(play.choices(seat))
    held = -1
    for place in range(HAND):
        empty = not state.hand[seat][place]
        held += not empty
        for stove in range(STOVES):
            for burner in range(BURNERS):
                then = None if empty else here.placed(held, "c" if stove == COMMUNITY else str(stove), burner)
                agree(play, seat, Move.PLACE.join(place, stove, burner), offered, then and here.allowed([then], steps))
                seen[f"place {bool(then)}"] += 1
        for target in range(SEATS):
            after = [] if empty else list(here.played(held, target))
            may = here.allowed(after, steps)
            agree(play, seat, Move.PLAY.join(place, target), offered, may)
            seen[f"play {may}"] += 1


def agree(play, seat, move, offered, may):
    """Do the refusal and the choices of the rules say what trying says?"""
    assert (play.refusal(seat, move) is None) == (move in offered) == bool(may), GAME.verb(move)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, ADVANCED), (3, ADVANCED), (4, BOTH), (2, BOTH), (3, SAZON)],
    ids=["basic", "advanced-2", "advanced-3", "both-4", "both-2", "sazon"],
)
def test_what_may_be_placed_is_what_trying_finds(seats, options):
    seen = Counter()
    for play in game_of(seats, options):
        if may_place(play.state):
            compared(play, seen)
    assert all(seen[what] for what in ("place True", "place False", "play True", "play False"))

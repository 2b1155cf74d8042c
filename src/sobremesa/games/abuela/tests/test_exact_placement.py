"""Abuela Co.: whether three cards can still be placed is found without trying; here it is tried, card by card."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.abuela import GAME, placing
from sobremesa.games.abuela.state import BURNERS, CALENTADO, COMMUNITY, HAND, Action, Clause, Move
from sobremesa.games.abuela.tests.table import BASICS, CARDS, lay
from sobremesa.games.abuela.tests.tried import kitchen

INTERACTIONS = ("salt", "coffee", "heat", "sugar", "calentado")
HELD = [*BASICS.split(), *BASICS.split(), "water", "potato", "panela", "cheese", "broth", "milk", *INTERACTIONS]
OPTIONS = {"mode": "advanced", "sazon": "true"}


def here(table):
    """What the player on turn may place."""
    return kitchen(GAME.positions.layout(table.state, CARDS), CARDS, OPTIONS, enhanced=False)


@st.composite
def tables(draw):
    """A table of the advanced game with Con Más Sazón at the beginning of a turn."""
    hand = draw(st.lists(st.sampled_from(HELD), min_size=1, max_size=HAND))
    stoves, locks = {}, {}
    for at in "0c":
        types = draw(st.permutations([*BASICS.split(), "", "", ""]))
        for burner in range(BURNERS):
            if draw(st.integers(0, 3)) == 0:
                locks[f"{at}.{burner}"] = (1, "panela", 1)
            stoves[f"{at}.{burner}"] = f"{types[burner]} panela"
    coffee = draw(st.dictionaries(st.integers(0, 2), st.just(1), max_size=2))
    seats = draw(st.integers(2, 3))
    rest = [" ".join(draw(st.lists(st.sampled_from(("rice", "water", "milk")), max_size=3))) for _ in range(seats - 1)]
    discard = " ".join(draw(st.lists(st.sampled_from(("corn", "salt", "calentado")), max_size=3)))
    return lay(
        " ".join(hand),
        *rest,
        stoves=stoves,
        locks=locks,
        coffee=coffee,
        discard=discard,
        mode="advanced",
        sazon="true",
    )


def check_every_step(table, steps):
    """Every first step is refused by [exact-placement] exactly if three cannot be reached after it."""
    s, box, now = table.state, CARDS.box, here(table)
    for place in range(HAND):
        card = s.hand[0][place]
        held = sum(1 for n in range(place) if s.hand[0][n])
        if card > CALENTADO:
            for at, stove in (("0", 0), ("c", COMMUNITY)):
                for burner in range(BURNERS):
                    clause = placing.refuse_place(s, box, 0, Move.PLACE.join(place, stove, burner), 0, steps)
                    then = now.placed(held, at, burner)
                    agrees(clause, [then] if then else [], now, steps)
        elif card:
            for target in range(s.seats):
                clause = placing.refuse_play(s, box, 0, place, target, placing.still_due(s, 0, steps))
                agrees(clause, list(now.played(held, target)), now, steps)


def agrees(clause, after, now, steps):
    """Does a refusal say what trying says?"""
    if not after:
        assert clause not in (0, Clause.EXACT_PLACEMENT)
    else:
        assert (0 if now.allowed(after, steps) else Clause.EXACT_PLACEMENT) == clause


@settings(max_examples=300)
@given(tables())
def test_exact_placement_is_refused_exactly_if_three_cannot_be_reached(table):
    check_every_step(table, 0)
    assert here(table).reaches(3) == placing.can_place(table.state, CARDS.box, 0, 0, 0)


@settings(max_examples=150)
@given(tables())
def test_exact_placement_after_the_first_card(table):
    check_every_step(table, 1)
    assert here(table).reaches(2) == placing.can_place(table.state, CARDS.box, 0, 0, 1)


@settings(max_examples=150)
@given(tables(), st.data())
def test_exact_placement_goes_on_exactly_as_long_as_a_card_can_be_placed(table, data):
    """Then it ends by itself (ruling AB-31).  Without an interaction card the third card is always reached."""
    placed = interactions = 0
    while table.state.left == 2 or table.state.action == Action.PLACE:
        choices = table.play.choices(table.asked)
        steps = [move for move in choices if Move.PLACE <= move < Move.DRAW or move >= Move.GIVE]
        if table.state.action == Action.PLACE:
            assert steps
            assert Move.DONE not in choices
        if not steps:
            break
        move = data.draw(st.sampled_from(steps))
        placed += move < Move.GIVE
        interactions += Move.PLAY <= move < Move.DRAW
        table.play.move(table.asked, move)
    assert placed in (0, 3) or (interactions and placed < 3)

"""Abuela Co.: whether three cards can still be placed is found without trying; here it is tried, card by card.

A card that a Sugar Cup or a Calentado may bring is any card, which goes on any open burner.
"""

from dataclasses import dataclass, replace
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.abuela import placing
from sobremesa.games.abuela.state import BURNERS, CALENTADO, COMMUNITY, HAND, Action, Clause, Move
from sobremesa.games.abuela.tests.table import BASICS, CARDS, lay

TIMED = {"panela", "cheese", "broth"}
INTERACTIONS = ("salt", "coffee", "heat", "sugar", "calentado")
HELD = [*BASICS.split(), *BASICS.split(), "water", "potato", "panela", "cheese", "broth", "milk", *INTERACTIONS]
ANY = "any"


@dataclass(frozen=True)
class Position:
    """What matters for placing: the hand, what basic lies on each open or locked burner, who may be affected.

    burners   of each stove ("0" and "c"), its four burners: the basic there ("" for none), and whether it is open
    given     how many ingredients each seat would give for a Sugar Cup
    discards  how many cards a Calentado may bring back
    """

    hand: tuple[str, ...]
    burners: tuple[tuple[str, tuple[tuple[str, bool], ...]], ...]
    targets: frozenset[int]
    barred: bool
    given: tuple[int, ...]
    discards: int

    def placed(self, held: int, at: str, burner: int) -> "Position | None":
        """The position once a card lies on a burner, None if it may not lie there."""
        card, there = self.hand[held], dict(self.burners)[at]
        basic, is_open = there[burner]
        if not is_open or (at == "0" and self.barred):
            return None
        if card in BASICS.split():
            if basic not in ("", card) or any(kind == card for n, (kind, _) in enumerate(there) if n != burner):
                return None
            basic = card
        now = (*there[:burner], (basic, card not in TIMED), *there[burner + 1 :])
        burners = tuple((name, now if name == at else old) for name, old in self.burners)
        return replace(self, hand=self.without(held), burners=burners)

    def played(self, held: int, target: int) -> "Position | None":
        """The position once an interaction card is played, whatever it takes away; None if it may not be."""
        if target not in self.targets:
            return None
        card, hand, discards = self.hand[held], self.without(held), self.discards
        barred = self.barred or (card == "coffee" and target == 0)
        if card == "sugar":
            hand += (ANY,) * min(self.given[target], HAND - len(hand))
        if card == "calentado" and target == 0:
            brought = min(2, discards, HAND - len(hand))
            hand, discards = hand + (ANY,) * brought, discards - brought
        discards += card not in ("coffee", "calentado")
        return replace(self, hand=hand, targets=self.targets - {target}, barred=barred, discards=discards)

    def without(self, held: int) -> tuple[str, ...]:
        """The hand without a card."""
        return self.hand[:held] + self.hand[held + 1 :]

    def next(self) -> "list[Position]":
        """All positions after one card more; like cards are tried once."""
        found = []
        for held, card in enumerate(self.hand):
            if card in self.hand[:held]:
                continue
            if card in INTERACTIONS:
                found += [self.played(held, target) for target in range(4)]
            else:
                found += [self.placed(held, at, burner) for at in "0c" for burner in range(BURNERS)]
        return [position for position in found if position]

    def reaches(self, cards: int) -> bool:
        """Can so many cards be placed?"""
        return cards <= 0 or any(position.reaches(cards - 1) for position in dict.fromkeys(self.next()))


def position(s):
    """What matters of a state in which seat 0 is on turn."""
    names = {card.number: card.id for card in CARDS.cards if card.group in ("ingredient", "processed")}

    def there(stove, burner):
        basics = [name for name in BASICS.split() if s.burner[stove][burner][CARDS.by_id[name].number]]
        return (basics[0] if basics else "", s.lock_seat[stove][burner] == 0)

    stoves = [("0", 0), ("c", COMMUNITY)]
    return Position(
        hand=tuple(names[card] for card in s.hand[0] if card),
        burners=tuple((at, tuple(there(stove, n) for n in range(BURNERS))) for at, stove in stoves),
        targets=frozenset(n for n in range(s.seats) if not s.struck >> n & 1 and not s.coffee[n]),
        barred=s.coffee[0] > 0,
        given=(0, *(min(2, sum(0 < card < CARDS.box.first_food for card in s.hand[n])) for n in range(1, s.seats))),
        discards=sum(names[card] != "calentado" for card in islice(s.discard.card, s.discard.n)),
    )


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
    s, box, here = table.state, CARDS.box, position(table.state)
    for place in range(HAND):
        card = s.hand[0][place]
        held = sum(1 for n in range(place) if s.hand[0][n])
        if card > CALENTADO:
            for at, stove in (("0", 0), ("c", COMMUNITY)):
                for burner in range(BURNERS):
                    clause = placing.refuse_place(s, box, 0, place, stove, burner, 0, steps)
                    agrees(clause, here.placed(held, at, burner), steps)
        elif card:
            for target in range(s.seats):
                clause = placing.refuse_play(s, box, 0, place, target, 0, steps)
                agrees(clause, here.played(held, target), steps)


def agrees(clause, after, steps):
    """Does a refusal say what trying says?"""
    if after is None:
        assert clause not in (0, Clause.EXACT_PLACEMENT)
    else:
        assert (0 if after.reaches(3 - steps - 1) else Clause.EXACT_PLACEMENT) == clause


@settings(max_examples=300)
@given(tables())
def test_exact_placement_is_refused_exactly_if_three_cannot_be_reached(table):
    check_every_step(table, 0)
    assert position(table.state).reaches(3) == placing.can_place(table.state, CARDS.box, 0, 0, 0)


@settings(max_examples=150)
@given(tables())
def test_exact_placement_after_the_first_card(table):
    check_every_step(table, 1)
    assert position(table.state).reaches(2) == placing.can_place(table.state, CARDS.box, 0, 0, 1)


@settings(max_examples=150)
@given(tables(), st.data())
def test_exact_placement_may_be_done_exactly_if_no_card_can_be_placed(table, data):
    """Without an interaction card the third card is always reached."""
    placed = interactions = 0
    while table.state.left == 2 or table.state.action == Action.PLACE:
        choices = table.play.choices(table.asked)
        steps = [move for move in choices if Move.PLACE <= move < Move.DRAW or move >= Move.GIVE]
        if table.state.action == Action.PLACE:
            assert (Move.DONE in choices) == (not steps)
        if not steps:
            break
        move = data.draw(st.sampled_from(steps))
        placed += move < Move.GIVE
        interactions += Move.PLAY <= move < Move.DRAW
        table.play.move(table.asked, move)
    assert placed in (0, 3) or (interactions and placed < 3)

"""Abuela Co.: a pantry that could not be filled, or keeps three alike, is looked at again (ruling AB-33)."""

from sobremesa.games.abuela.tests.table import lay, told

SAZON = {"sazon": "true"}
ALIKE = "rice rice rice cow pig hen"


def test_full_pantry_again_when_a_turn_begins_at_the_latest():
    table = lay("corn", "corn", pantry="corn - rice pig hen potato", deck="cow beans rice")
    table.do("draw 1", "draw 1")
    assert ("corn rice rice pig hen potato", 1) == (table.pantry, table.asked)


def test_full_pantry_waits_until_an_exchange_is_complete():
    """Nothing is filled in or moved away between its two cards."""
    table = lay("rice rice", "corn", pantry="rice cow pig hen potato -", deck="beans", **SAZON)
    table.do("exchange rice for cow")
    assert "rice rice pig hen potato -" == table.pantry
    table.do("exchange rice for pig")
    assert ("- - - hen potato beans", "rice rice rice") == (table.pantry, table.burner("c.0"))


def test_three_alike_are_replaced_as_soon_as_there_are_cards():
    table = lay("corn", "corn", pantry=ALIKE, deck="", stoves={"0.0": "beans"})
    happened = table.do("throw beans from 0")
    assert ["thrown", "three-away", *["alike-away"] * 3, "renewed", *["filled"] * 3] == told(happened)[:9]
    assert {"three-alike"} == {event.clause for event in happened if event.what == "alike-away"}
    assert 1 == table.state.deck.n + table.state.discard.n


def test_three_alike_are_replaced_when_cards_are_cooked_or_given_up():
    cooked = lay("corn", "corn", pantry=ALIKE, deck="", stoves={"0.0": "cow cow"})
    assert "alike-away" in told(cooked.do("light 0 milk"))
    salted = lay("salt", "corn beans", pantry=ALIKE, deck="")
    assert ["played"] == told(salted.do("play salt on 1"))
    assert "alike-away" in told(salted.do("give corn"))


def test_three_alike_are_replaced_when_a_coffee_is_over():
    """It is discarded at the end of its turn, and is then the only card to draw from."""
    table = lay("corn corn", "corn", pantry=ALIKE, deck="", coffee={0: 1})
    table.do("place corn on 1.0", "done", "place corn on 1.0")
    assert ALIKE == table.pantry
    assert ["said-done", "spent", "turn", "three-away", *["alike-away"] * 3] == told(table.do("done"))[:7]


def test_three_alike_that_nothing_replaces_stay():
    table = lay("corn corn", "corn", pantry=ALIKE, deck="")
    table.do("place corn on 0.0", "done", "place corn on 0.0", "done")
    assert (ALIKE, 1) == (table.pantry, table.asked)


def test_three_alike_move_as_soon_as_a_burner_is_free():
    """With Con Más Sazón they need no card to draw, but a burner; the timers of seat 1 end as its turn begins."""
    locks = {f"c.{n}": (1, "broth", 1) for n in range(4)}
    table = lay("corn corn", "corn", pantry="water water water cow pig hen", deck="", locks=locks, **SAZON)
    table.do("place corn on 0.0", "done", "place corn on 0.0")
    assert "water water water cow pig hen" == table.pantry
    table.do("done")
    assert ("- - - cow pig hen", "water water water broth") == (table.pantry, table.burner("c.0"))

"""Abuela Co.: lighting a stove, water, and the printed examples: a test for every clause, named after it."""

import pytest

from sobremesa.engine.events import EVERYBODY, NOBODY
from sobremesa.games.abuela import cards
from sobremesa.games.abuela.tests.table import CARDS, lay, one, standard_set, told

DISHES = [card.id for card in CARDS.cards if card.group in ("processed", "recipe")]


def cookable(there, **options):
    """The dishes that a burner with these cards cooks, with Con Más Sazón so that every recipe is there."""
    table = lay("corn", "corn", stoves={"0.0": there}, sazon="true", **options)
    return [dish for dish in DISHES if table.no(f"light 0 {dish}") is None]


def test_light_the_stove():
    """Burner by burner in any order; what is not wanted is left for later turns (ruling AB-6)."""
    table = lay("pig", "corn", stoves={"0.0": "rice rice rice", "0.1": "cow cow", "0.2": "hen hen", "0.3": "corn"})
    table.do("light 2 egg")
    assert "light" == table.action
    table.do("light 0 cooked-rice", "done")
    assert ("pig egg cooked-rice", "cow cow", "corn") == (table.hand(0), table.burner("0.1"), table.burner("0.3"))
    assert (0, "turn", 1) == table.turn


def test_light_the_stove_ends_when_nothing_is_left_to_cook():
    table = lay("pig", "corn", stoves={"0.0": "rice rice rice", "0.1": "cow"})
    table.do("light 0 cooked-rice")
    assert ("none", (0, "turn", 1)) == (table.action, table.turn)


def test_light_the_stove_is_ones_own():
    table = lay("pig", "corn", stoves={"1.0": "cow cow", "c.0": "hen hen"})
    assert "exact-ingredients" == table.no("light 0 milk")
    assert "community-stove" == table.no("light c.0 egg")


@pytest.mark.parametrize("dish", DISHES)
def test_exact_ingredients(dish):
    """The whole content of the burner is what the dish asks for, and one card more or less spoils it (ruling AB-6)."""
    needs = [id for id, many in CARDS.by_id[dish].facts["needs"].items() for _ in range(many)]
    exact = " ".join(needs)
    assert [dish] == cookable(exact)
    assert dish not in cookable(f"{exact} plantain")
    assert dish not in cookable(f"{exact} {needs[0]}")
    assert dish not in cookable(" ".join(needs[1:]))


def test_exact_ingredients_on_one_burner():
    table = lay("pig", "corn", stoves={"0.0": "milk", "0.1": "egg"})
    assert ["exact-ingredients"] * 2 == [table.no("light 0 changua"), table.no("light 1 changua")]


def test_one_result_a_burner():
    """Each burner cooks one thing an action (ruling AB-6)."""
    table = lay("pig", "corn", stoves={"0.0": "milk egg", "0.1": "cow cow", "0.2": "hen hen"})
    table.do("light 0 changua")
    assert "one-result-a-burner" == table.no("light 0 milk")
    table.do("light 1 milk", "done", "place milk on 0.1", "done")
    assert 1 == table.asked


def test_used_cards():
    """Ingredients are discarded, processed foods go back to their piles, for the next burner perhaps (ruling AB-6)."""
    table = lay("pig", "corn", stoves={"0.0": "meat potato flour", "0.1": "cow cow cow"}, food={"meat": 0, "flour": 4})
    assert "empty-food-pile" == table.no("light 1 meat")
    happened = table.do("light 0 empanada")
    assert ["used", "used", "used", "recipe"] == told(happened)
    assert [("potato", 1, 0), ("flour", 1, 0), ("meat", 1, 0)] == [
        (event.card, event.place, event.other) for event in happened[:3]
    ]
    assert ("potato", 1, 5) == (
        table.discard,
        table.state.food_pile[table.number("meat")],
        table.state.food_pile[table.number("flour")],
    )
    table.do("light 1 meat")
    assert ("pig meat", "cow cow cow potato") == (table.hand(0), table.discard)


def test_food_to_hand():
    table = lay("pig", "corn", stoves={"0.2": "hen hen"})
    happened = table.do("light 2 egg")
    assert ["used", "cooked"] == told(happened)
    event = one(happened, "cooked")
    assert ("egg", 1, 2, "food-to-hand", EVERYBODY, NOBODY) == (
        event.card,
        event.place,
        event.other,
        event.clause,
        event.sees,
        event.shown,
    )
    assert ("pig egg", EVERYBODY, 2) == (
        table.hand(0),
        table.knows(0, 1),
        table.state.food_pile[table.number("egg")],
    )


def test_food_to_hand_needs_room():
    """(ruling AB-3)"""
    table = lay("pig pig pig pig pig", "corn", stoves={"0.0": "hen hen", "0.1": "cow cow", "0.2": "milk egg"})
    table.do("light 0 egg")
    assert "hand-limit" == table.no("light 1 milk")
    table.do("light 2 changua")
    assert ("none", {"changua"}) == (table.action, table.cooked(0))


def test_empty_food_pile():
    """(ruling AB-6)"""
    table = lay("pig", "corn", stoves={"0.0": "hen hen", "0.1": "hen"}, food={"egg": 0})
    assert "empty-food-pile" == table.no("light 0 egg")


def test_recipe_to_play_area():
    table = lay("pig", "corn", stoves={"0.0": "milk egg"})
    happened = table.do("light 0 changua")
    event = one(happened, "recipe")
    assert ("changua", 0, 0, "recipe-to-play-area") == (event.card, event.seat, event.other, event.clause)
    assert ({"changua"}, "pig", "") == (table.cooked(0), table.hand(0), table.discard)


def test_cooking_example():
    """Three rice are cooked rice, two cows milk, meat with potato and flour an empanada."""
    table = lay("pig", "corn", stoves={"0.0": "rice rice rice", "0.1": "cow cow", "0.2": "meat potato flour"})
    table.do("light 0 cooked-rice", "light 1 milk", "light 2 empanada")
    assert ("pig cooked-rice milk", {"empanada"}) == (table.hand(0), table.cooked(0))


def test_water():
    """It copies the basic on its burner."""
    assert ["flour"] == cookable("corn corn water")
    assert ["meat"] == cookable("cow cow water")
    assert ["milk"] == cookable("cow water")
    assert ["mazamorra"] == cookable("corn water water milk")
    assert ["cheese"] == cookable("milk cow")
    assert [] == cookable("corn corn corn water")
    assert [] == cookable("corn corn water water")


def test_water_copies_no_special_and_no_food():
    assert [] == cookable("milk water")
    assert [] == cookable("beans chicharron water")


def test_water_needs_basic():
    """At the moment of cooking (ruling AB-7)."""
    table = lay("pig", "corn", stoves={"0.0": "water water water", "0.1": "corn water water water"})
    assert "water-needs-basic" == table.no("light 0 flour")
    table.do("hand corn from 1")
    assert "water-needs-basic" == table.no("light 1 flour")
    table.do("place corn on 0.0", "done")
    assert "water-needs-basic" == lay("pig", "corn", stoves={"0.0": "milk water water water"}).no("light 0 mazamorra")


def test_water_is_no_basic_for_another_dish():
    assert "exact-ingredients" == lay("pig", "corn", stoves={"0.0": "corn water"}).no("light 0 milk")


def test_water_example():
    """One corn and two waters count as three corn for flour."""
    table = lay("pig", "corn", stoves={"0.0": "corn water water"})
    table.do("light 0 flour")
    assert ("pig flour", "corn water water") == (table.hand(0), table.discard)


def test_water_that_a_recipe_asks_for():
    """A set of one's own may ask for water itself: what is more of it copies a basic."""
    source = standard_set()
    source["recipe"][0]["needs"] = {"water": 1, "hen": 3}
    own = cards.build(source)
    for there, clause in (
        ("water hen hen hen", None),
        ("water water hen hen", None),
        ("water water water water", "water-needs-basic"),
        ("hen hen hen", "exact-ingredients"),
        ("water water hen hen hen", "exact-ingredients"),
    ):
        table = lay("corn", "corn", stoves={"0.0": there}, card_set=own)
        assert clause == table.no("light 0 bandeja-paisa")


def test_two_dishes_of_the_same_are_the_players_choice():
    """[light-the-stove]"""
    source = standard_set()
    source["recipe"][1]["needs"] = dict(source["recipe"][0]["needs"])
    table = lay(
        "corn",
        "corn",
        stoves={"0.0": "beans cooked-rice chicharron egg plantain"},
        card_set=cards.build(source),
    )
    assert [None, None] == [table.no("light 0 bandeja-paisa"), table.no("light 0 frijoles-con-garra")]

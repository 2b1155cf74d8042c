"""Abuela Co.: the end of the game and the scores: a test for every clause, named after it."""

import pytest

from sobremesa.games.abuela import cards
from sobremesa.games.abuela.tests.table import CARDS, lay, one, standard_set, told

TURN = ("draw 1", "draw 1")
DECK = "corn cow rice pig hen potato plantain beans water " * 4
ENDS = ("end-met", "last-round", "over")


@pytest.mark.parametrize(
    ("seats", "cooked", "clause"),
    [
        (2, "mazamorra arepa-de-huevo", None),
        (2, "mazamorra arepa-de-huevo tamal", "four-recipes"),
        (3, "mazamorra", None),
        (3, "mazamorra arepa-de-huevo", "three-recipes"),
        (4, "mazamorra arepa-de-huevo", "three-recipes"),
    ],
)
def test_three_recipes_and_four_recipes_of_two(seats, cooked, clause):
    """[three-recipes] [four-recipes]"""
    table = lay(*[""] * seats, stoves={"0.0": "milk egg"}, cooked={0: cooked})
    happened = table.do("light 0 changua")
    assert ([clause] if clause else []) == [event.clause for event in happened if event.what == "end-met"]
    assert ("met" if clause else "not-met") == table.ending


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        (1, [1, 2, 0, 1, 2, 0]),  # in the first turn of a round
        (2, [2, 0, 1, 2, 0]),
        (0, [0, 1, 2, 0]),  # in the last turn of a round (ruling AB-30)
    ],
)
def test_last_round(turn, expected):
    """The round is completed, and one more is played (ruling AB-11)."""
    stoves, cooked = {f"{turn}.0": "milk egg"}, {turn: "mazamorra tamal"}
    table = lay("", "", "", stoves=stoves, cooked=cooked, deck=DECK, turn=turn, first=1)
    table.do("light 0 changua", "draw 1")
    order = [turn]
    while not table.play.over:
        order.append(table.asked)
        table.do(*TURN)
    assert (expected, "over") == (order, table.ending)


def test_last_round_is_told():
    table = lay("", "", "", stoves={"0.0": "milk egg"}, cooked={0: "mazamorra tamal"}, deck=DECK)
    happened = table.do("light 0 changua", "draw 1", *TURN, *TURN)
    assert ["end-met", "last-round"] == [event.what for event in happened if event.what in ENDS]
    assert ("last-round", "last-round") == (table.ending, one(happened, "last-round").clause)
    assert "last-round" == one(table.do(*TURN, *TURN, *TURN), "over").clause


def test_last_round_is_not_put_off():
    """Meeting the end again changes nothing (ruling AB-30)."""
    stoves = {"0.0": "milk egg", "1.0": "meat potato flour"}
    cooked = {0: "mazamorra tamal", 1: "bandeja-paisa arepa-de-huevo"}
    table = lay("", "", stoves=stoves, cooked={**cooked, 0: "mazamorra tamal ajiaco", 1: "bandeja-paisa"}, deck=DECK)
    table.do("light 0 changua", "draw 1", *TURN, *TURN)
    happened = table.do("light 0 empanada", "draw 1")
    assert (True, "over") == (table.play.over, table.ending)
    assert "end-met" not in told(happened)
    more = lay("", "", "", stoves=stoves, cooked=cooked, deck=DECK)
    more.do("light 0 changua", "draw 1")
    assert "end-met" not in told(more.do("light 0 empanada", "draw 1", *TURN, *TURN, *TURN))
    assert not more.play.over
    more.do(*TURN)
    assert more.play.over


def test_no_recipe_left():
    """With a set of few recipes the last open one ends the game in the same way."""
    source = standard_set()
    source["recipe"] = [recipe for recipe in source["recipe"] if recipe["id"] in ("changua", "tamal")]
    stoves = {"0.0": "milk egg", "0.1": "flour chicharron egg"}
    table = lay("", "", stoves=stoves, card_set=cards.build(source), deck=DECK)
    assert "recipes-out" not in told(table.do("light 0 changua"))
    happened = table.do("light 1 tamal")
    assert ("no-recipe-left", "met") == (one(happened, "recipes-out").clause, table.ending)
    table.do("draw 1", *TURN, *TURN)
    assert "last-round" == table.ending
    table.do(*TURN)
    assert table.play.over


@pytest.mark.parametrize(
    ("cooked", "last", "items"),
    [
        ("bandeja-paisa", "changua", 7),
        ("bandeja-paisa mazamorra", "changua", 8),
        ("mazamorra sancocho-de-gallina", "changua", 5),
        ("bandeja-paisa", "tamal", 8),
    ],
)
def test_eight_food_items(cooked, last, items):
    """They end the expansion, however many recipes there are (rulings AB-17, AB-30)."""
    there = " ".join(CARDS.by_id[last].facts["needs"])
    table = lay("", "", "", stoves={"0.0": there}, cooked={0: cooked}, sazon="true")
    happened = table.do(f"light 0 {last}")
    assert items == sum(CARDS.by_id[id].facts["food_items"] for id in [*cooked.split(), last])
    assert ["eight-food-items"] * (items >= 8) == [e.clause for e in happened if e.what == "end-met"]


def test_food_items():
    """Processed foods and specials that a recipe asks for; basics and water do not count (ruling AB-17)."""
    expected = {"bandeja-paisa": 5, "mazamorra": 1, "ajiaco": 2, "sancocho-trifasico": 4, "lechona-tolimense": 2}
    assert expected == {id: CARDS.by_id[id].facts["food_items"] for id in expected}
    assert list(expected.values()) == [CARDS.box.food_items[CARDS.by_id[id].number] for id in expected]
    source = standard_set()
    source["recipe"][0]["needs"] = {"water": 2, "corn": 1, "milk": 2, "potato": 1}
    assert 3 == cards.build(source).by_id["bandeja-paisa"].facts["food_items"]


# -- scoring ----------------------------------------------------------------------------------------------------


def test_recipe_points():
    table = lay("", "", cooked={0: "empanada changua", 1: "sancocho-trifasico bunuelos"})
    assert [7 + 5, 11 + 10] == table.points


def test_colour_bonus():
    """Two points for each recipe of one's own colour; gray and purple are nobody's."""
    green, others = "bandeja-paisa mazamorra", "cayeye lechona-tolimense natilla"
    assert [10 + 2 + 5 + 2, 8 + 2 + 8 + 8] == lay("", "", cooked={0: green, 1: others}).points


def test_card_points():
    """Processed foods and specials in the hand and on one's own stove, none on the community's (ruling AB-12)."""
    stoves = {"0.0": "milk", "1.1": "water water corn", "c.0": "broth cheese water"}
    table = lay("water potato flour corn salt", "cheese broth", stoves=stoves, sazon="true")
    assert [-1 - 1 + 1 + 1, 2 + 2 - 1 - 1] == table.points


@pytest.mark.parametrize(
    ("hands", "cooked", "points", "ranks"),
    [
        (("", "water", ""), {0: "changua", 1: "sancocho-de-gallina"}, [5, 4, 0], [1, 2, 3]),  # most points
        (("", "flour flour", ""), {0: "changua", 1: "ajiaco"}, [5, 7, 0], [2, 1, 3]),
        (("", "flour"), {0: "tamal", 1: "ajiaco arepa-de-huevo"}, [8, 13], [2, 1]),
        (("flour flour flour", ""), {0: "empanada", 1: "ajiaco changua"}, [10, 10], [2, 1]),  # most recipes
        (("flour", "flour flour water"), {0: "changua", 1: "ajiaco"}, [6, 6], [2, 1]),  # most negative points
        (("water flour", "flour water"), {0: "changua", 1: "ajiaco"}, [5, 5], [1, 1]),  # shared
        (("", "", ""), {2: "changua"}, [0, 0, 7], [2, 2, 1]),
    ],
)
def test_tiebreak(hands, cooked, points, ranks):
    """Most recipes, then the larger sum of negative points, then it is shared (ruling AB-13)."""
    table = lay(*hands, cooked=cooked)
    assert (points, ranks) == (table.points, table.ranks)

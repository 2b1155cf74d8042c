"""Abuela Co. before the first turn: a test for every clause, named after it."""

from collections import Counter

import pytest

from sobremesa.engine.events import EVERYBODY, just
from sobremesa.games.abuela import cards, rules
from sobremesa.games.abuela.state import CENSUS, COMMUNITY, HAND, PANTRY
from sobremesa.games.abuela.tests.table import (
    CARDS,
    deal,
    every_choice_of_options,
    lay,
    one,
    standard_set,
    told,
)

LABELLED = {"panela", "cheese", "broth"}
SEEDS = range(40)


def counted(group, *roles):
    """The numbers of copies of the cards of a group, the most first."""
    found = [card for card in CARDS.cards if card.group == group]
    return sorted((card.copies for card in found if not roles or card.facts["role"] in roles), reverse=True)


def test_components():
    assert [17, 13, 10, 10, 10] == counted("ingredient", "basic")
    assert [8, 3, 3, 3, 3] == counted("ingredient", "special")
    assert [2] * 5 == counted("ingredient", "interaction")
    assert [5, 3, 3, 3, 5, 3, 2, 2] == [card.copies for card in CARDS.cards if card.group == "processed"]
    assert [5] == counted("help")
    assert (22, 4) == (len(counted("recipe")), len(counted("stove")))
    assert 147 == sum(card.copies for card in CARDS.cards)


def test_components_are_all_there_whatever_the_options():
    supply, found = [9] * CENSUS, [9] * CENSUS  # whatever they held before
    rules.supply(CARDS.box, supply)
    assert 147 - 5 == sum(supply)
    for options in every_choice_of_options():
        for seats in (2, 3, 4):
            table, _ = deal(seats, **options)
            rules.census(table.state, CARDS.box, found)
            assert supply == found


def test_card_elements():
    corn, water, broth, empanada, stove = (
        CARDS.by_id[id] for id in ("corn", "water", "broth", "empanada", "green-stove")
    )
    assert ({"role": "basic", "labelled": False}, 17) == (corn.facts, corn.copies)
    assert {"role": "special", "points": -1, "timer": False, "labelled": False} == water.facts
    assert {"points": 2, "needs": {"hen": 3}, "timer": True, "labelled": True} == broth.facts
    expected = {"colour": "blue", "points": 7, "food_items": 3, "labelled": False}
    assert {**expected, "needs": {"meat": 1, "potato": 1, "flour": 1}} == empanada.facts
    assert {"colour": "green"} == stove.facts


def test_leave_out_labelled():
    assert LABELLED == {card.id for card in CARDS.cards if card.group != "recipe" and card.facts.get("labelled")}
    table, _ = deal(2)
    assert "panela" not in f"{table.deck} {table.pantry} {table.hand(0)} {table.hand(1)}".split()
    assert 87 == table.state.deck.n + PANTRY + 2 * HAND
    assert [0, 0] == [table.state.food_pile[table.number(food)] for food in ("cheese", "broth")]
    assert not any(CARDS.by_id[id].facts["labelled"] for id in table.open_recipes)


def test_sazon_adds_the_labelled_cards():
    table, _ = deal(2, sazon="true")
    assert 90 == table.state.deck.n + PANTRY + 2 * HAND
    everywhere = f"{table.deck} {table.pantry} {table.hand(0)} {table.hand(1)}".split()
    assert 3 == everywhere.count("panela")
    assert [2, 2] == [table.state.food_pile[table.number(food)] for food in ("cheese", "broth")]


def test_open_recipes():
    """All that are played with lie open from the start, one card each (ruling AB-19)."""
    table, happened = deal(4)
    colours = Counter(CARDS.by_id[id].facts["colour"] for id in table.open_recipes)
    assert {"green": 3, "yellow": 3, "red": 3, "blue": 3} == colours
    assert "recipe-away" not in told(happened)


def test_open_recipes_are_there_once():
    table = lay("corn", "corn", stoves={"0.0": "milk egg", "0.1": "milk egg"})
    table.do("light 0 changua")
    assert "changua" not in table.open_recipes
    assert "open-recipes" == table.no("light 1 changua")


def test_food_piles():
    table, _ = deal(2)
    piles = {card.id: table.state.food_pile[card.number] for card in CARDS.cards if card.group == "processed"}
    expected = {"flour": 5, "cooked-rice": 3, "milk": 3, "egg": 3, "meat": 5, "chicharron": 3, "cheese": 0, "broth": 0}
    assert expected == piles


def test_lay_out_pantry():
    for seed in SEEDS:
        table, happened = deal(2, seed=seed)
        assert PANTRY == len(table.pantry.replace("-", "").split())
        types = Counter("interaction" if CARDS.by_id[card].number <= 5 else card for card in table.pantry.split())
        assert max(types.values()) < 3
        laid = [event for event in happened if event.what == "filled"][-PANTRY:]
        assert table.pantry == " ".join(str(event.card) for event in laid)
        assert {("lay-out-pantry", EVERYBODY, EVERYBODY)} == {(e.clause, e.sees, e.shown) for e in laid}


def test_lay_out_pantry_again_if_three_are_alike():
    """The cards go back and are dealt again, as often as it takes (ruling AB-10)."""
    back = [told(deal(2, seed=seed)[1]).count("shuffled-back") for seed in SEEDS]
    assert 0 in back
    assert max(back) > 1


def test_lay_out_pantry_ends_with_a_set_that_is_all_alike():
    source = standard_set()
    source["basic"][0]["copies"] = 70
    for group in ("basic", "special", "interaction"):
        for card in source[group]:
            if card["id"] != "corn":
                card["copies"] = 1
    source["processed"] = source["processed"][:1]
    source["recipe"] = [{**source["recipe"][0], "needs": {"flour": 1}}]
    table, happened = deal(4, card_set=cards.build(source))
    assert 12 == told(happened).count("shuffled-back")
    assert "corn corn corn" in " ".join(sorted(table.pantry.split()))


def test_stove_at_random():
    seen = set()
    for seed in SEEDS:
        table, happened = deal(3, seed=seed)
        colours = list(table.state.colour)[:3]
        assert 3 == len(set(colours))
        assert colours == [table.number(str(event.card)) for event in happened if event.what == "stove"]
        assert "AAA" == table.sides()
        seen |= set(enumerate(colours))
    assert {(seat, colour) for seat in range(3) for colour in range(4)} == seen


def test_deal_hands():
    table, happened = deal(3)
    for seat in range(3):
        dealt = [event for event in happened if event.what == "dealt" and event.seat == seat]
        assert table.hand(seat) == " ".join(str(event.card) for event in dealt)
        assert list(range(HAND)) == [event.place for event in dealt]
        assert {just(seat)} == {event.sees for event in dealt} == {event.shown for event in dealt}
        assert [just(seat)] * HAND == [table.knows(seat, place) for place in range(HAND)]


def test_deal_hands_from_one_seed():
    """(ruling X-6)"""
    assert repr(deal(4, seed="a")[0].state) == repr(deal(4, seed="a")[0].state)
    assert deal(4, seed="a")[0].deck != deal(4, seed="b")[0].deck


def test_first_player():
    seen = Counter(deal(3, seed=seed)[0].state.turn for seed in SEEDS)
    assert {0, 1, 2} == set(seen)
    table, happened = deal(3)
    assert table.state.first == table.state.turn == one(happened, "begins").seat == table.asked
    assert (1, 1, 2) == (table.state.turns, table.state.rounds, table.state.left)


def test_four_burners():
    """A burner holds any number of cards (ruling AB-2)."""
    crowd = "water water potato potato beans beans plantain flour flour milk"
    table = lay("potato water egg", "corn", stoves={"0.3": crowd})
    table.do("place potato on 0.3", "place water on 0.3", "place egg on 0.3")
    assert 13 == len(table.burner("0.3").split())
    assert [""] * 3 == [table.burner(f"0.{n}") for n in range(3)]


def test_stove_colour():
    """Each player's grandmother is another one, so a recipe is dearer to one of them at most."""
    table = lay("corn", "corn", "corn", cooked={0: "bandeja-paisa", 1: "mazamorra"})
    assert [12, 5, 0] == table.points  # green is the colour of seat 0
    assert {"green", "yellow", "red", "blue"} == {card.facts["colour"] for card in CARDS.cards if card.group == "stove"}


def test_any_recipe():
    table = lay("corn", "corn", stoves={"0.0": "milk egg"}, turn=0)
    assert ("red", 0) == (CARDS.by_id["changua"].facts["colour"], table.state.colour[0])
    table.do("light 0 changua")
    assert {"changua"} == table.cooked(0)


# -- Con Más Sazón ----------------------------------------------------------------------------------------------


def colours_of(table):
    """How many open recipes there are of each colour."""
    return Counter(CARDS.by_id[id].facts["colour"] for id in table.open_recipes)


def test_three_of_each_colour():
    """Gray and purple too; four go back to the box (ruling AB-20)."""
    away = set()
    for seed in SEEDS:
        table, happened = deal(2, seed=seed, sazon="true")
        assert dict.fromkeys(("green", "yellow", "red", "blue", "gray", "purple"), 3) == colours_of(table)
        back = {str(event.card) for event in happened if event.what == "recipe-away"}
        assert 4 == len(back)
        assert not back & table.open_recipes
        away |= back
    assert {card.id for card in CARDS.cards if card.facts.get("colour") in ("green", "yellow", "red", "blue")} - {
        card.id for card in CARDS.cards if card.group == "stove"
    } == away


def test_all_labelled_recipes():
    """Still three of each colour, so a base recipe of each stove colour goes back (ruling AB-20)."""
    away = set()
    labelled = {card.id for card in CARDS.cards if card.group == "recipe" and card.facts["labelled"]}
    for seed in SEEDS:
        table, happened = deal(3, seed=seed, sazon="true", sazon_recipes="all")
        assert dict.fromkeys(("green", "yellow", "red", "blue", "gray", "purple"), 3) == colours_of(table)
        assert labelled <= table.open_recipes
        away |= {str(event.card) for event in happened if event.what == "recipe-away"}
    assert 12 == len(away)
    assert not away & labelled


def test_three_of_each_colour_as_far_as_a_set_has_them():
    source = standard_set()
    gone = ("cayeye", "tamal", "changua", "ajiaco")
    source["recipe"] = [item for item in source["recipe"] if item["colour"] != "gray" and item["id"] not in gone]
    table, _ = deal(2, card_set=cards.build(source), sazon="true", sazon_recipes="all")
    assert {"green": 3, "yellow": 3, "red": 1, "blue": 3, "purple": 3} == colours_of(table)


def test_side_b():
    """The option says which side lies up at the start (ruling AB-25)."""
    assert "AAA" == deal(3, sazon="true")[0].sides()
    assert "BBB" == deal(3, sazon="true", start_side="B")[0].sides()


def test_stove_at_random_lies_on_side_a_without_the_expansion():
    assert "AAA" == deal(3, start_side="B")[0].sides()


@pytest.mark.parametrize(
    ("mode", "sazon", "there"),
    [("beginner", "false", False), ("advanced", "false", True), ("beginner", "true", True), ("advanced", "true", True)],
)
def test_community_stove(mode, sazon, there):
    """The two options combine freely (ruling AB-18). [advanced-mode] [sazon-community-stove]"""
    table = lay("potato potato potato", "corn", mode=mode, sazon=sazon)
    assert ("community-stove" if not there else None) == table.no("place potato on c.0")
    if there:
        table.do("place potato on c.0")
        assert 1 == table.state.burner[COMMUNITY][0][table.number("potato")]


def test_advanced_mode_keeps_the_basic_rules():
    table = lay("corn rice potato", "corn", stoves={"0.0": "rice"}, mode="advanced")
    assert "one-basic-a-burner" == table.no("place corn on 0.0")
    assert "one-burner-a-basic" == table.no("place rice on 0.1")

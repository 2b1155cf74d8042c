"""Abuela Co.: what burners are on the way to, and which recipes could be cooked soon."""

import random
from collections import Counter

import pytest

from sobremesa.engine.forms import copy
from sobremesa.engine.positions import BadPosition
from sobremesa.games.abuela import lighting
from sobremesa.games.abuela.dishes import Soon, Way, lack, prospects, ways
from sobremesa.games.abuela.names import dish_number
from sobremesa.games.abuela.rules import refusal
from sobremesa.games.abuela.seen import Seen
from sobremesa.games.abuela.state import BURNERS, COMMUNITY, FOODS, Move
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, random_game

BOTH = {**ADVANCED, **SAZON}


def seen(play, viewer=0):
    """A table before the eyes of a seat."""
    return Seen(play.view(viewer), CARDS)


# -- what is missing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "dish", "missing", "spare"),
    [
        ("milk", "changua", "egg", ""),
        ("milk egg", "changua", "", ""),
        ("corn", "flour", "corn corn", ""),
        ("corn water", "flour", "corn", ""),
        ("corn water water", "flour", "", ""),
        ("water water", "flour", "corn", ""),
        ("water water water", "flour", "corn", "water"),
        ("corn corn corn water", "flour", "", "water"),
        ("milk corn water", "mazamorra", "corn", ""),
        ("hen water", "egg", "", ""),
        ("rice", "changua", "milk egg", "rice"),
        ("", "changua", "milk egg", ""),
    ],
)
def test_a_burner_lacks_what_must_be_added_and_has_to_spare_what_must_go(there, dish, missing, spare):
    found = lack(CARDS, Counter(there.split()), dish)
    assert (Counter(missing.split()), Counter(spare.split())) == (Counter(found.missing), Counter(found.spare))


def nearest(play, burner, stove=0):
    """The dishes that a burner is on the way to, and what each lacks."""
    return [(way.dish, " ".join(way.missing)) for way in ways(seen(play), stove, burner)]


def test_a_burner_is_on_the_way_to_the_dishes_that_lack_least():
    """Recipes before foods, more points first, three at most."""
    play = laid(
        options=SAZON, burner_1_1="milk", recipes="changua natilla mazamorra arroz-con-leche tamal", foods="cheese"
    )
    assert [("changua", "egg"), ("cheese", "cow"), ("arroz-con-leche", "cooked-rice panela")] == nearest(play, 0)
    play = laid(options=SAZON, burner_1_1="milk egg", recipes="changua", foods="cheese")
    assert [("changua", "")] == nearest(play, 0)


def test_a_burner_is_on_no_way_to_what_is_not_there_to_be_cooked():
    assert [] == nearest(laid(burner_1_1="milk", cooked_1="changua"), 0)
    assert [] == nearest(laid(burner_1_1="corn corn", recipes="changua"), 0)
    assert [("flour", "corn")] == nearest(laid(burner_1_1="corn corn", foods="flour", recipes="changua"), 0)
    assert [] == nearest(laid(recipes="changua"), 0)


def test_burners_of_others_and_of_the_community_are_on_the_way_too():
    play = laid(options=ADVANCED, burner_2_2="egg", community_3="milk", recipes="changua")
    assert [("changua", "milk")] == nearest(play, 1, stove=1)
    assert [("changua", "egg")] == nearest(play, 2, stove=COMMUNITY)


@pytest.mark.parametrize("options", [{}, BOTH])
def test_with_what_is_missing_a_burner_cooks_the_dish(options):
    """The rules agree, in the positions of random games."""
    found = 0
    for play in random_game(2, options, f"ways {options}", 120):
        view = seen(play)
        for stove in (0, 1, COMMUNITY):
            for burner in range(BURNERS):
                for way in ways(view, stove, burner):
                    found += 1
                    assert 0 == refuse_with(play, stove, burner, way)
    assert found > 100


def refuse_with(play, stove, burner, way: Way):
    """The clause by which a burner with the missing cards would not cook the dish."""
    state = copy(play.position(0))
    for card in way.missing:
        state.burner[stove][burner][CARDS.by_id[card].number] += 1
    return lighting.refuse_dish(state, CARDS.box, stove, burner, dish_number(CARDS, way.dish))


# -- how soon ---------------------------------------------------------------------------------------------------


def soon(play, recipe):
    """How soon a recipe could be cooked, where, and with what from hand and pantry."""
    found = next(one for one in prospects(seen(play)) if one.recipe == recipe)
    return found.soon, found.stove, found.burner, found.hand, found.pantry, found.missing


def test_a_recipe_that_lies_ready_could_be_cooked_now():
    play = laid(burner_2_1="milk egg", recipes="changua tamal")
    assert (Soon.NOW, 0, 1, (), (), ()) == soon(play, "changua")
    assert ["changua", "tamal"] == [one.recipe for one in prospects(seen(play))]
    assert Soon.LATER == soon(play, "tamal")[0]


def test_a_recipe_whose_cards_are_at_hand_could_be_next():
    play = laid(burner_2_1="milk", hand_1="egg", recipes="changua")
    assert (Soon.NEXT, 0, 1, ("egg",), (), ()) == soon(play, "changua")
    play = laid(hand_1="rice cooked-rice", pantry="beans", recipes="arroz-de-frijol")
    assert (Soon.NEXT, 0, 0, ("cooked-rice",), ("beans",), ()) == soon(play, "arroz-de-frijol")
    play = laid(hand_1="rice", pantry="beans", recipes="arroz-de-frijol")
    assert (Soon.LATER, 0, 0, (), ("beans",), ("cooked-rice",)) == soon(play, "arroz-de-frijol")


def test_a_burner_that_may_not_be_used_does_not_count():
    ready = {"burner_2_1": "milk egg", "recipes": "changua"}
    assert (Soon.LATER, None, None) == soon(laid(coffee_1="coffee", **ready), "changua")[:3]
    timed = laid(options=SAZON, burner_2_1="panela cheese", timer_2_1=0, timer_card_2_1="panela",
                 recipes="aguapanela-con-queso")  # fmt: skip
    assert Soon.LATER == soon(timed, "aguapanela-con-queso")[0]
    corn = laid(burner_1_1="corn potato", burner_2_1="milk", hand_1="corn corn corn",
                recipes="mazamorra")  # fmt: skip
    assert (Soon.LATER, None) == soon(corn, "mazamorra")[:2]


def test_the_community_stove_is_as_good_as_ones_own():
    ready = {"community_2": "milk egg", "recipes": "changua"}
    assert (Soon.NOW, COMMUNITY, 1) == soon(laid(options=ADVANCED, **ready), "changua")[:3]
    assert Soon.NEXT == soon(laid(options=SAZON, community_lit=True, **ready), "changua")[0]


def test_a_spectator_cooks_nothing():
    assert () == prospects(seen(laid(burner_2_1="milk egg", recipes="changua"), None))


def burners_of_dishes(dice, options):
    """A position whose burners hold what dishes are made of, some with a card too few or too many."""
    dishes = [card for card in CARDS.cards if card.group in ("processed", "recipe")]
    dishes = [card for card in dishes if options or not card.facts["labelled"]]
    places = [f"burner_{n}_1" for n in range(1, 5)] + ([f"community_{n}" for n in range(1, 5)] if options else [])
    said = {}
    for place in dice.sample(places, 2):
        cards = list(Counter(dice.choice(dishes).facts["needs"]).elements())
        cards += dice.choice(([], [], [], ["egg"], ["water"]))
        said[place] = " ".join(cards[dice.choice((0, 0, 0, 1)) :])
    said["recipes"] = " ".join(card.id for card in dishes if card.group == "recipe" and dice.random() < 0.7)
    coffee = {"coffee_1": "coffee"} if dice.random() < 0.1 else {}
    return laid(options=options, **said, **coffee)


@pytest.mark.parametrize("options", [{}, BOTH])
def test_what_could_be_cooked_now_is_what_the_rules_let_one_cook(options):
    dice, cooked = random.Random(str(options)), 0
    for _ in range(200):
        try:
            play = burners_of_dishes(dice, options)
        except BadPosition:  # a basic on two burners
            continue
        now = {one.recipe for one in prospects(seen(play)) if one.soon == Soon.NOW}
        lit = [Move.LIGHT.split(choice.move) for choice in play.view(0).choices if choice.verb == "light"]
        dishes = {dish - FOODS for _, _, dish in lit}
        assert now == {CARDS.card(recipe, "recipe").id for recipe in dishes if recipe >= 0}
        cooked += len(now)
    assert cooked > 50


def test_what_could_be_cooked_next_can_be_placed_and_then_cooked():
    """What the hand has for a recipe goes, card by card, to the burner that is named, and the recipe is cooked."""
    play = laid(burner_3_1="meat", hand_1="corn flour potato", recipes="empanada", pantry="corn")
    state, stove, burner, hand, pantry, missing = soon(play, "empanada")
    assert (Soon.NEXT, (), ()) == (state, pantry, missing)
    for card in hand:
        place = next(n for n, kind in enumerate(play.state.hand[0]) if kind == CARDS.by_id[card].number)
        play.move(0, Move.PLACE.join(place, stove, burner))
    move = Move.LIGHT.join(0, burner, dish_number(CARDS, "empanada"))
    assert 0 == refusal(play.state, CARDS.box, 0, move)


def test_hidden_cards_of_others_change_nothing():
    one = laid(hand_1="egg", burner_2_1="milk", hand_2="egg flour", recipes="changua tamal")
    other = laid(hand_1="egg", burner_2_1="milk", hand_2="flour egg", recipes="changua tamal", deck="corn")
    assert prospects(seen(one)) == prospects(seen(other))
    hidden = [laid(hand_1="egg", hand_2=hand, recipes="changua") for hand in ("corn", "water")]
    assert 1 == len({prospects(seen(play)) for play in hidden})

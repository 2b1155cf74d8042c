"""Abuela Co.: the advanced game: a test for every clause, named after it."""

import pytest

from sobremesa.games.abuela.tests.table import lay, one, told

ADVANCED = {"mode": "advanced"}


def test_community_stove_is_there_for_everybody():
    """What one player puts there another may cook."""
    table = lay("milk potato beans", "corn", stoves={"c.0": "egg"}, **ADVANCED)
    table.do("place milk on c.0", "place potato on 0.0", "place beans on 0.0", "draw 3")
    table.do("light c.0 changua")
    assert (set(), {"changua"}, "") == (table.cooked(0), table.cooked(1), table.burner("c.0"))


def test_community_as_own():
    """Placing, removing and lighting."""
    table = lay("potato potato beans", "corn", stoves={"c.0": "cow cow", "c.1": "corn"}, **ADVANCED)
    assert [None] * 4 == [
        table.no(words)
        for words in ("place potato on c.3", "hand corn from c.1", "throw corn from c.1", "light c.0 milk")
    ]
    table.do("hand corn from c.1", "light c.0 milk")
    assert ("potato potato beans corn milk", 0) == (table.hand(0), table.asked)


def test_one_stove_a_lighting():
    stoves = {"0.0": "cow cow", "0.1": "hen hen", "c.0": "cow cow", "c.1": "pig pig pig"}
    table = lay("potato", "corn", stoves=stoves, **ADVANCED)
    table.do("light 0 milk")
    assert ["one-stove-a-lighting"] * 2 == [table.no("light c.0 milk"), table.no("light c.1 chicharron")]
    table.do("done", "light c.0 milk")
    assert "one-stove-a-lighting" == table.no("light 1 egg")
    table.do("light c.1 chicharron")  # without Con Más Sazón as many burners as one likes
    assert "potato milk milk chicharron" == table.hand(0)


def test_free_action():
    """Once a turn, before the first action, any card of the pantry (ruling AB-21)."""
    table = lay("corn", "corn", deck="beans corn corn corn water", **ADVANCED)
    happened = table.do("free rice")
    assert ["freed", "filled"] == told(happened)
    assert ("rice", 2, "free-action") == (happened[0].card, happened[0].place, happened[0].clause)
    assert ("corn cow beans pig hen potato", "rice") == (table.pantry, table.discard)
    assert "free-action" == table.no("free beans")
    table.do("draw 3")
    assert (0, "turn", 1) == table.turn


def test_free_action_is_no_action_and_may_be_left():
    table = lay("corn", "corn", **ADVANCED)
    table.do("draw 3")
    assert "free-action" == table.no("free rice")


def test_free_action_before_an_enhanced_action_only():
    table = lay("corn", "corn", side="B", sazon="true", **ADVANCED)
    table.do("enhance draw")
    assert "sazon-free-action" == table.no("free rice")


def test_free_action_is_of_the_advanced_game():
    assert "free-action" == lay("corn", "corn").no("free rice")


def test_free_action_of_an_empty_place():
    assert "free-action" == lay("corn", "corn", pantry="corn - rice", deck="", **ADVANCED).no("free 1")


def test_free_action_looks_for_three_alike():
    """[three-alike]"""
    table = lay("corn", "corn", pantry="corn corn rice pig hen cow", deck="corn beans water potato", **ADVANCED)
    table.do("free rice")
    assert ("beans water potato pig hen cow", "corn corn corn rice") == (table.pantry, table.discard)


# -- exact placement --------------------------------------------------------------------------------------------


def test_exact_placement():
    """Three cards, neither more nor less (ruling AB-1)."""
    table = lay("potato beans water plantain", "corn", **ADVANCED)
    event = one(table.do("place potato on 0.0"), "placed")
    assert "exact-placement" == event.clause
    for words in ("done", "draw 3", "take corn", "throw potato from 0"):
        assert "exact-placement" == table.no(words)
    table.do("place beans on c.0")
    assert "exact-placement" == table.no("done")
    table.do("place water on 0.3")
    assert ("none", 1) == (table.action, table.state.left)


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("potato beans", []),  # not three
        ("corn rice pig", []),  # pigs lie on own burner 0 and rice on the community's: corn has no burner
        ("corn rice pig potato", ["rice", "pig", "potato"]),
        ("potato beans egg", ["potato", "beans", "egg"]),
    ],
)
def test_exact_placement_is_offered_if_three_can_be_placed(hand, offered):
    """(rulings AB-1, AB-27)"""
    stoves = {"0.0": "pig", "0.1": "hen", "0.2": "cow", "0.3": "rice"}
    table = lay(hand, "corn", stoves=stoves | {f"c{at[1:]}": there for at, there in stoves.items()}, **ADVANCED)
    burners = [f"{at}.{n}" for at in "0c" for n in range(4)]
    assert offered == [
        card for card in hand.split() if any(table.no(f"place {card} on {where}") is None for where in burners)
    ]


def test_exact_placement_refuses_a_step_after_which_three_cannot_be_reached():
    """Rice needs the only burner that has no basic (ruling AB-27)."""
    stoves = {"0.0": "pig", "0.1": "hen", "0.2": "cow", "c.0": "pig", "c.1": "hen", "c.2": "cow"}
    locks = {"c.3": (1, "broth", 1)}
    table = lay("rice corn potato", "corn", stoves={**stoves, "c.3": "broth"}, locks=locks, **ADVANCED)
    assert "exact-placement" == table.no("place rice on 0.3")
    assert "exact-placement" == table.no("place potato on 0.3")
    more = lay("rice corn potato beans", "corn", stoves={**stoves, "c.3": "broth"}, locks=locks, **ADVANCED)
    assert [None, None] == [more.no("place rice on 0.3"), more.no("place corn on 0.3")]
    more.do("place rice on 0.3")
    assert ["one-basic-a-burner", None] == [more.no("place corn on 0.3"), more.no("place beans on 0.3")]


def test_exact_placement_counts_interaction_cards():
    """One for each player that may be affected (rulings AB-1, AB-27)."""
    table = lay("salt heat potato", "corn", **ADVANCED)
    assert [None] * 3 == [table.no(words) for words in ("play salt on 1", "play heat on 0", "place potato on 0.0")]
    alone = lay("salt heat potato", "corn", coffee={1: 1}, **ADVANCED)
    assert "exact-placement" == alone.no("place potato on 0.0")
    assert "exact-placement" == alone.no("play heat on 0")


def test_exact_placement_that_a_card_makes_impossible_ends_and_counts():
    """Salt on oneself takes cards that were to follow (ruling AB-27)."""
    table = lay("salt potato beans flour flour", "corn", **ADVANCED)
    table.do("play salt on 0", "give potato", "give beans", "place flour on 0.0")
    assert ("place", 1) == (table.action, table.state.left)
    table = lay("sugar potato", "corn corn", stoves={f"0.{n}": "cow" for n in range(4)}, **ADVANCED)
    assert table.no("play sugar on 1") is None


def test_exact_placement_and_salt_on_oneself():
    """What it certainly takes counts in advance (ruling AB-31)."""
    table = lay("salt corn rice", "corn", **ADVANCED)
    assert ["exact-placement", None] == [table.no("play salt on 0"), table.no("play salt on 1")]
    table.do("place corn on 0.0", "place rice on 0.1")
    assert table.no("play salt on 0") is None
    assert "exact-placement" == lay("salt corn rice pig", "corn", **ADVANCED).no("play salt on 0")
    for enough in ("salt corn rice pig hen", "salt corn rice flour milk", "salt flour milk", "salt rice flour milk"):
        assert lay(enough, "corn", **ADVANCED).no("play salt on 0") is None
    second = lay("corn salt rice pig", "corn", **ADVANCED)
    second.do("place corn on 0.0")
    assert "exact-placement" == second.no("play salt on 0")
    second = lay("corn salt rice pig hen", "corn", **ADVANCED)
    second.do("place corn on 0.0")
    assert second.no("play salt on 0") is None


def test_exact_placement_that_a_card_makes_impossible_ends_with_cards_in_the_hand():
    """What is left cannot be placed: nobody has to say so (ruling AB-31)."""
    bars = {f"c.{n}": (1, "broth", 1) for n in range(4)} | {f"0.{n}": (1, "broth", 1) for n in range(1, 4)}
    position = {"stoves": {"0.0": "cow"}, "locks": bars, **ADVANCED}
    table = lay("salt potato water beans corn!", "corn", **position)
    table.do("play salt on 0", "give potato", "give water")
    assert ("- - - beans corn", "none", 1) == (table.hand(0), table.action, table.state.left)
    assert "exact-placement" == table.no("place beans on 0.0")


def test_exact_placement_and_coffee_on_oneself():
    """It lies there as soon as it is placed, so it bars the own stove for what must follow (ruling AB-27)."""
    locks = {f"c.{n}": (1, "broth", 1) for n in range(4)}
    table = lay("coffee potato beans water", "corn", locks=locks, **ADVANCED)
    assert ["exact-placement", None] == [table.no("play coffee on 0"), table.no("play coffee on 1")]
    table.do("place potato on 0.0", "place beans on 0.0")
    assert table.no("play coffee on 0") is None


def test_own_or_community():
    """Only interaction cards go to another player (ruling AB-1)."""
    table = lay("potato beans water salt", "corn", **ADVANCED)
    assert ["own-or-community", None, None] == [table.no(f"place potato on {at}.0") for at in "10c"]
    assert table.no("play salt on 1") is None


# -- exact drawing ----------------------------------------------------------------------------------------------


def test_exact_drawing():
    """Three, and so the hand needs room for three (ruling AB-3)."""
    table = lay("corn corn corn", "corn", **ADVANCED)
    assert ["exact-drawing", "exact-drawing", None] == [table.no(f"draw {n}") for n in (1, 2, 3)]
    happened = table.do("draw 3")
    assert {"exact-drawing"} == {event.clause for event in happened if event.what == "drew"}
    full = lay("corn corn corn corn", "corn", **ADVANCED)
    assert ["exact-drawing", "exact-drawing", "hand-limit"] == [full.no(f"draw {n}") for n in (1, 2, 3)]


def test_exact_drawing_of_all_there_is():
    """Fewer than three cards in deck and discards (ruling AB-29)."""
    table = lay("corn corn corn corn", "corn", deck="rice", discard="cow", **ADVANCED)
    assert ["exact-drawing", None, "exact-drawing"] == [table.no(f"draw {n}") for n in (1, 2, 3)]
    table.do("draw 2")
    assert 6 == len(table.hand(0).split())
    assert "renew-deck" == lay("corn", "corn", deck="", **ADVANCED).no("draw 1")

"""Abuela Co.: Con Más Sazón but for side B: a test for every clause, named after it."""

import pytest

from sobremesa.engine.events import EVERYBODY, NOBODY
from sobremesa.games.abuela.tests.table import lay, one, told

SAZON = {"sazon": "true"}
BEANS = "beans beans pig hen cow"


def moved(pantry, deck, stoves, take="potato", **position):
    """Take a card, and let the pantry be filled from the deck: the table and what then happened."""
    table = lay("corn", "corn", pantry=pantry, deck=deck, stoves=stoves, **position, **SAZON)
    return table, table.do(f"take {take}")


def test_sazon_free_action():
    """In the beginner's game too (ruling AB-21)."""
    table = lay("corn", "corn", deck="beans", **SAZON)
    happened = table.do("free rice")
    assert "sazon-free-action" == happened[0].clause
    assert "sazon-free-action" == table.no("free beans")


def test_sazon_community_stove():
    table = lay("potato corn", "corn", stoves={"c.0": "cow cow"}, **SAZON)
    assert [None] * 3 == [table.no(words) for words in ("place potato on c.0", "throw cow from c.0", "light c.0 milk")]


# -- from the pantry to the community stove ---------------------------------------------------------------------


def test_pantry_to_community():
    """Three alike move to an empty burner instead of being discarded, again and again (ruling AB-10)."""
    table, happened = moved("corn corn rice pig hen potato", "corn hen hen cow beans water plantain", {})
    three = ["three-moved", *["alike-moved"] * 3, *["filled"] * 3]
    assert ["took", "filled", *three, *three] == told(happened)
    first = [event for event in happened if event.what == "alike-moved"][:3]
    assert [("corn", place, 4 * 4, "pantry-to-community") for place in (0, 1, 5)] == [
        (event.card, event.place, event.other, event.clause) for event in first
    ]
    assert {(EVERYBODY, NOBODY)} == {(event.sees, event.shown) for event in first}
    assert ["corn corn corn", "hen hen hen", ""] == [table.burner(f"c.{n}") for n in range(3)]
    assert ("beans water rice pig plantain cow", "") == (table.pantry, table.discard)


def test_pantry_to_community_three_of_four():
    table = lay("corn corn", "corn", pantry="corn corn rice pig hen potato", deck="cow beans water", **SAZON)
    table.do("exchange 0 for rice", "exchange 1 for pig")
    assert ("cow beans water corn hen potato", "corn corn corn") == (table.pantry, table.burner("c.0"))


@pytest.mark.parametrize(
    ("stoves", "there"),
    [
        ({"c.0": "rice", "c.2": "corn potato"}, 2),  # the burner that holds that type
        ({"c.0": "rice", "c.1": "potato"}, 2),  # else an empty one: one with specials is not empty
        ({"c.0": "rice", "c.1": "pig", "c.2": "hen", "c.3": "corn"}, 3),
    ],
)
def test_same_burner_of_basics(stoves, there):
    """(ruling AB-10)"""
    table, happened = moved("corn corn rice pig hen potato", "corn cow beans water", stoves)
    assert f"c.{there}" == f"c.{one_burner(happened)}"
    assert 3 <= table.burner(f"c.{there}").split().count("corn")
    clause = "same-burner" if "corn" in stoves.get(f"c.{there}", "") else "pantry-to-community"
    assert {clause} == {event.clause for event in happened if event.what == "alike-moved"}


@pytest.mark.parametrize(
    ("stoves", "locks", "there"),
    [
        ({"c.3": "beans corn"}, {}, 3),  # a burner that holds that type
        ({"c.0": "corn"}, {}, 1),  # else an empty one
        ({"c.0": "corn", "c.1": "pig", "c.2": "hen", "c.3": "cow"}, {}, 0),  # else the lowest
        ({"c.0": "panela", "c.1": "pig", "c.2": "hen", "c.3": "cow"}, {"c.0": (1, "panela", 1)}, 1),  # if not locked
        ({"c.0": "panela beans", "c.1": "pig"}, {"c.0": (1, "panela", 1)}, 2),  # that type on a locked burner
    ],
)
def test_same_burner_of_specials(stoves, locks, there):
    """(ruling AB-10)"""
    table, happened = moved(f"{BEANS} potato", "beans cow corn water", stoves, locks=locks)
    assert there == one_burner(happened)
    assert 3 <= table.burner(f"c.{there}").split().count("beans")


def one_burner(happened):
    """The burner of the community stove that all three moved to."""
    (where,) = {event.other for event in happened if event.what == "alike-moved"}
    return where - 4 * 4


@pytest.mark.parametrize(
    ("stoves", "locks"),
    [
        ({"c.0": "rice", "c.1": "pig", "c.2": "hen", "c.3": "potato"}, {}),
        ({"c.1": "corn panela"}, {"c.1": (1, "panela", 1)}),  # the burner of that type is locked
    ],
)
def test_no_room_on_community(stoves, locks):
    """Then they are discarded (ruling AB-10)."""
    table, happened = moved("corn corn rice pig hen potato", "corn cow beans water", stoves, locks=locks)
    assert {("corn", "no-room-on-community")} == {(e.card, e.clause) for e in happened if e.what == "alike-away"}
    assert ("cow beans rice pig hen water", "corn corn corn") == (table.pantry, table.discard)


def test_no_room_on_community_for_specials_if_all_is_locked():
    stoves, locks = {f"c.{n}": "panela" for n in range(4)}, {f"c.{n}": (1, "panela", 1) for n in range(4)}
    table, _ = moved(f"{BEANS} potato", "beans cow corn water", stoves, locks=locks)
    assert "beans beans beans" == table.discard


def test_interaction_alike_are_discarded_with_the_expansion_too():
    """(ruling AB-10)"""
    table, happened = moved("salt coffee rice pig hen potato", "sugar cow beans water", {})
    assert {"interaction-alike"} == {event.clause for event in happened if event.what == "alike-away"}
    assert ["", "sugar coffee salt"] == [table.burner("c.0"), table.discard]


def test_one_community_burner():
    """A turn, not an action (ruling AB-6)."""
    table = lay("pig", "corn", stoves={"c.0": "cow cow", "c.1": "hen hen", "0.0": "hen hen"}, **SAZON)
    table.do("light c.0 milk")
    assert ("none", "one-community-burner") == (table.action, table.no("light c.1 egg"))
    table.do("light 0 egg", "done", "draw 1", "draw 1")
    assert table.no("light c.1 egg") is None


# -- timers -----------------------------------------------------------------------------------------------------


def test_timer_waits():
    """Its burner cooks nothing until the next turn of the player who placed the card (ruling AB-16)."""
    table = lay("panela", "corn", "corn", stoves={"0.0": "cheese"}, **SAZON)
    happened = table.do("place panela on 0.0")
    assert ["placed", "timer-starts"] == told(happened)
    assert ("panela", 0, "timer-waits", 0) == (
        happened[1].card,
        happened[1].place,
        happened[1].clause,
        happened[1].seat,
    )
    assert ("timer-waits", (0, "panela", 1)) == (table.no("light 0 aguapanela-con-queso"), table.locked("0.0"))
    table.do("draw 1", "draw 1", "draw 1", "draw 1")
    assert (0, "panela", 1) == table.locked("0.0")
    happened = table.do("draw 1")
    assert ["timer-ends"] == [each.what for each in happened if each.what.startswith("timer")]
    assert 0 == one(happened, "timer-ends").place
    assert (None, None) == (table.locked("0.0"), table.no("light 0 aguapanela-con-queso"))


def test_timer_waits_for_whoever_placed_the_card():
    """On another player's stove too (ruling AB-16)."""
    table = lay("panela", "corn", stoves={"1.0": "cheese"}, **SAZON)
    table.do("place panela on 1.0", "draw 1")
    assert (1, "timer-waits") == (table.asked, table.no("light 0 aguapanela-con-queso"))
    table.do("draw 1", "draw 1")
    assert table.locked("1.0") is None


def test_timer_waits_from_the_pantry_for_the_player_on_turn():
    """Three that move together enter together, then lock (ruling AB-16)."""
    table, happened = moved("panela panela rice pig hen potato", "panela cow beans water", {"c.0": "cheese"}, turn=1)
    assert ("panela panela panela", (1, "panela", 3)) == (table.burner("c.1"), table.locked("c.1"))
    assert 4 * 4 + 1 == one(happened, "timer-starts").place


def test_timer_locks():
    """Nothing is added meanwhile, not by anybody (ruling AB-16)."""
    table = lay("panela potato corn salt", "potato", stoves={"0.0": "milk"}, **SAZON)
    table.do("place panela on 0.0")
    assert ["timer-locks"] * 2 == [table.no("place potato on 0.0"), table.no("place corn on 0.0")]
    table.do("done", "throw milk from 0", "done")
    assert "timer-locks" == table.no("place potato on 0.0")


def test_timer_locks_and_lets_cards_be_removed():
    """Removing the timer card unlocks the burner (ruling AB-16)."""
    table = lay("panela potato", "corn", stoves={"0.0": "milk"}, **SAZON)
    table.do("place panela on 0.0", "hand timer from 0")
    assert (None, "panela potato", "confirm") == (table.locked("0.0"), table.hand(0), table.turn[1])


def test_timer_locks_until_the_last_fresh_card_is_gone():
    """Each of like cards keeps its own time, and whoever takes one says which (ruling AB-32)."""
    table = lay(
        "corn",
        "corn",
        stoves={"0.0": "panela panela", "c.0": "panela panela"},
        locks={"0.0": (0, "panela", 1), "c.0": (1, "panela", 2)},
        **SAZON,
    )
    table.do("throw panela from 0")
    assert ("panela", (0, "panela", 1)) == (table.burner("0.0"), table.locked("0.0"))
    assert ["remove-card", "remove-card"] == [table.no("throw panela from 0"), table.no("throw timer from 1")]
    table.do("throw timer from c.0")
    assert (1, "panela", 1) == table.locked("c.0")
    assert "two-actions" == table.no("throw timer from 0")


def test_timer_locks_by_high_heat_end_too():
    """[high-heat]"""
    table = lay("heat", "corn", stoves={"1.0": "panela"}, locks={"1.0": (1, "panela", 1)}, **SAZON)
    table.do("play heat on 1")
    assert "high-heat" == table.no("scorch panela from 0")
    table.do("scorch timer from 0")
    assert table.locked("1.0") is None


def test_timer_locks_is_checked_by_exact_placement():
    """Each timer card needs an open burner of its own; they can be placed last. [exact-placement]"""
    locks = {f"c.{n}": (1, "broth", 1) for n in range(4)} | {"0.0": (1, "broth", 1), "0.1": (1, "broth", 1)}
    advanced = {"mode": "advanced", "locks": locks, **SAZON}
    table = lay("panela panela potato", "corn", **advanced)
    assert [None] * 2 == [table.no(f"place {card} on 0.2") for card in ("panela", "potato")]
    table.do("place panela on 0.2")
    assert "exact-placement" == table.no("place panela on 0.3")
    table.do("place potato on 0.3", "place panela on 0.3")
    assert "exact-placement" == lay("panela panela panela", "corn", **advanced).no("place panela on 0.2")

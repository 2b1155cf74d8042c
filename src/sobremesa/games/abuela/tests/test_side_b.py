"""Abuela Co.: side B and its enhanced actions: a test for every clause, named after it."""

import pytest

from sobremesa.games.abuela.tests.table import lay, one, told

B = {"sazon": "true", "side": "B"}


def test_side_b():
    """A player whose stove shows side B may use it, for each action plain or enhanced (rulings AB-14, AB-25)."""
    table = lay("corn corn", "corn", stoves={"0.0": "cow cow", "0.1": "corn"}, **B)
    actions = ("place", "draw", "take", "exchange", "remove", "light")
    assert [None] * 6 == [table.no(f"enhance {action}") for action in actions]
    assert table.no("draw 1") is None
    assert "draw-cards" == table.no("draw 4")
    plain = lay("corn corn", "corn", stoves={"0.0": "cow cow"}, sazon="true")
    assert ["side-b"] * 6 == [plain.no(f"enhance {action}") for action in actions]


def test_flip_to_a():
    """Choosing an enhanced action turns one's own stove (ruling AB-25)."""
    table = lay("corn", "corn", **B)
    happened = table.do("enhance draw")
    assert ("enhanced", "flip-to-a", 2) == (happened[0].what, happened[0].clause, happened[0].other)
    assert ("AB", "draw", 1) == (table.sides(), table.action, table.state.left)
    assert "enhanced-draw" == table.no("done")
    assert {"two-actions"} == {table.no(words) for words in ("take cow", "place corn on 0.0", "enhance take")}
    table.play.undo(0)
    assert ("BB", "none") == (table.sides(), table.action)


def test_flip_to_b():
    """Whenever anybody cooks a recipe, all stoves turn (ruling AB-14)."""
    table = lay("corn", "corn", "corn", stoves={"0.0": "milk egg"}, sazon="true")
    happened = table.do("light 0 changua")
    assert ["used", "used", "recipe", "all-to-b"] == told(happened)
    assert ("BBB", "flip-to-b") == (table.sides(), one(happened, "all-to-b").clause)
    table.do("enhance draw", "draw 5")
    assert ("ABB", 6) == (table.sides(), len(table.hand(0).split()))


def test_flip_to_b_in_an_enhanced_lighting():
    """One's own stove too (ruling AB-25), and the same action goes on."""
    table = lay("corn", "corn", stoves={"0.0": "milk egg", "0.1": "cow cow"}, **B)
    table.do("enhance light", "light 0 changua")
    assert ("BB", "light", 1) == (table.sides(), table.action, table.state.enhanced)
    table.do("light 1 milk", "enhance draw", "draw 4")
    assert ("milk", "AB", 1) == (table.burner("0.1"), table.sides(), table.asked)


def test_flip_to_b_needs_the_expansion():
    table = lay("corn", "corn", stoves={"0.0": "milk egg"})
    assert "all-to-b" not in told(table.do("light 0 changua"))
    assert "AA" == table.sides()


def test_side_b_begins_another_action_and_ends_the_one_before():
    """[say-done]"""
    table = lay("potato potato", "corn", **B)
    table.do("place potato on 0.0", "enhance draw")
    assert ("draw", 0) == (table.action, table.state.left)
    table.do("draw 5")
    assert 1 == table.asked


@pytest.mark.parametrize("mode", ["beginner", "advanced"])
def test_enhanced_place(mode):
    """One to six cards on one's own stove (rulings AB-22, AB-23)."""
    table = lay("potato beans water plantain salt corn", "corn", mode=mode, **B)
    table.do("enhance place")
    assert "enhanced-place" == table.no("done")
    assert ["enhanced-place"] * 2 == [table.no("place potato on 1.0"), table.no("place potato on c.0")]
    event = one(table.do("place potato on 0.0"), "placed")
    assert "enhanced-place" == event.clause
    assert table.no("done") is None
    table.do("place beans on 0.0", "place water on 0.0", "place plantain on 0.0", "play salt on 1", "give corn")
    assert ("place", 5) == (table.action, table.state.steps)
    table.do("place corn on 0.0")
    assert ("none", 1) == (table.action, table.state.left)


def test_enhanced_place_needs_a_card_for_ones_own_stove():
    locks = {f"0.{n}": (1, "broth", 1) for n in range(4)}
    assert "enhanced-place" == lay("potato", "corn", locks=locks, **B).no("enhance place")
    assert lay("salt", "corn", locks=locks, **B).no("enhance place") is None


@pytest.mark.parametrize("mode", ["beginner", "advanced"])
def test_enhanced_draw(mode):
    """One to six, as room allows (ruling AB-23)."""
    table = lay("corn", "corn", mode=mode, deck="cow " * 9, **B)
    table.do("enhance draw")
    assert [*[None] * 5, "hand-limit"] == [table.no(f"draw {n}") for n in range(1, 7)]
    event = table.do("draw 5")[0]
    assert ("drew", "enhanced-draw", "corn cow cow cow cow cow") == (event.what, event.clause, table.hand(0))
    assert "hand-limit" == lay("corn " * 6, "corn", **B).no("enhance draw")
    assert "renew-deck" == lay("corn " * 6, "corn", deck="", **B).no("enhance draw")


def test_enhanced_take():
    """Two, both chosen before the pantry is filled (ruling AB-23)."""
    table = lay("corn", "corn", pantry="corn cow rice pig hen potato", deck="beans water", **B)
    table.do("enhance take", "take cow")
    assert ("corn - rice pig hen potato", "enhanced-take") == (table.pantry, table.no("done"))
    assert "take-from-pantry" == table.no("take 1")
    assert "enhanced-take" == table.no("draw 1")
    happened = table.do("take hen")
    assert ("took", "enhanced-take") == (happened[0].what, happened[0].clause)
    assert ("corn cow hen", "corn beans rice pig water potato") == (table.hand(0), table.pantry)
    assert ("none", 1) == (table.action, table.state.left)


def test_enhanced_take_needs_two_cards_and_room_for_two():
    assert "hand-limit" == lay("corn " * 5, "corn", **B).no("enhance take")
    for hand in ("corn", "corn " * 6):  # making room would not help
        assert "enhanced-take" == lay(hand, "corn", pantry="corn - - - - -", deck="", **B).no("enhance take")


def test_enhanced_exchange():
    """One to four each way (ruling AB-23)."""
    table = lay("corn corn corn corn corn", "corn", pantry="cow rice pig hen potato beans", **B)
    table.do("enhance exchange", "exchange 0 for cow")
    assert ["enhanced-exchange"] * 2 == [table.no("exchange 0 for rice"), table.no("exchange 1 for 0")]
    assert table.no("done") is None
    assert "say-done" == table.no("take rice")  # the pantry may change when the exchange ends
    table.do("exchange 1 for rice", "exchange 2 for pig", "exchange 3 for hen")
    assert ("none", "cow rice pig hen corn") == (table.action, table.hand(0))


def test_enhanced_exchange_of_one():
    table = lay("corn milk", "corn", pantry="cow rice pig hen potato beans", **B)
    assert "exchange-with-pantry" == table.no("exchange corn for cow")
    happened = table.do("enhance exchange", "exchange corn for cow")
    assert "enhanced-exchange" == happened[1].clause
    assert ("none", "cow milk") == (table.action, table.hand(0))  # there is no other ingredient to give
    assert "enhanced-exchange" == lay("milk", "corn", **B).no("enhance exchange")


def test_enhanced_exchange_that_is_done_is_looked_at_for_three_alike():
    """[three-alike]"""
    table = lay("corn corn corn", "corn", pantry="corn corn rice pig hen potato", deck="beans water cow", **B)
    table.do("enhance exchange", "exchange 0 for rice")
    assert "corn corn corn pig hen potato" == table.pantry
    happened = table.do("done")
    assert ["said-done", "three-moved", *["alike-moved"] * 3, *["filled"] * 3] == told(happened)
    assert ("beans water cow pig hen potato", "corn corn corn") == (table.pantry, table.burner("c.0"))


def test_enhanced_move():
    """One card to another burner of one's own stove, if one likes (ruling AB-24)."""
    stoves = {"0.0": "corn potato", "0.1": "rice", "0.2": "cow cow", "0.3": "panela"}
    table = lay("hen", "corn", stoves=stoves, locks={"0.3": (1, "panela", 1)}, **B)
    assert "enhanced-move" == table.no("move potato from 0 to 1")
    table.do("enhance remove")
    assert ["one-basic-a-burner", "timer-locks", "enhanced-move", "enhanced-move"] == [
        table.no(words)
        for words in (
            "move corn from 0 to 1",
            "move potato from 0 to 3",
            "move corn from 0 to 0",
            "move rice from 0 to 1",
        )
    ]
    event = table.do("move potato from 0 to 1")[0]
    assert ("moved", "potato", 0, 1, "enhanced-move") == (
        event.what,
        event.card,
        event.place,
        event.other,
        event.clause,
    )
    assert ["corn", "rice potato"] == [table.burner("0.0"), table.burner("0.1")]
    assert "enhanced-move" == table.no("move potato from 1 to 0")
    assert table.no("done") is None


def test_enhanced_move_keeps_a_basic_on_one_burner():
    """[one-burner-a-basic]"""
    table = lay("hen", "corn", stoves={"0.0": "corn corn", "0.1": "rice"}, **B)
    table.do("enhance remove")
    assert ["one-burner-a-basic", None] == [table.no("move corn from 0 to 2"), table.no("move rice from 1 to 2")]


def test_enhanced_move_takes_the_timer_along():
    """Moving does not start it anew (ruling AB-16)."""
    table = lay("hen", "corn", stoves={"0.0": "panela panela"}, locks={"0.0": (1, "panela", 2)}, **B)
    table.do("enhance remove", "move timer from 0 to 1")
    assert [(1, "panela", 1)] * 2 == [table.locked("0.0"), table.locked("0.1")]
    both = lay("hen", "corn", stoves={"0.0": "panela panela"}, locks={"0.0": (1, "panela", 1)}, **B)
    both.do("enhance remove", "move panela from 0 to 1")  # the one whose time is over (ruling AB-32)
    assert [(1, "panela", 1), None] == [both.locked("0.0"), both.locked("0.1")]
    old = lay("hen", "corn", stoves={"0.0": "panela"}, **B)
    old.do("enhance remove", "move panela from 0 to 1")
    assert [None, None] == [old.locked("0.0"), old.locked("0.1")]


def test_enhanced_remove():
    """Up to two cards of one's own stove, at least one of all these (rulings AB-22, AB-24)."""
    table = lay("hen", "corn", stoves={"0.0": "corn milk", "0.1": "rice", "c.0": "pig"}, **B)
    table.do("enhance remove")
    assert ["enhanced-remove", "enhanced-remove"] == [table.no("done"), table.no("throw pig from c.0")]
    happened = table.do("throw milk from 0", "hand corn from 0")
    assert {"enhanced-remove"} == {event.clause for event in happened}
    assert ("hen corn", "", 3) == (table.hand(0), table.discard, table.state.food_pile[table.number("milk")])
    assert ("remove", "enhanced-remove") == (table.action, table.no("throw rice from 1"))
    table.do("move rice from 1 to 0")
    assert ("none", 1) == (table.action, table.state.left)


def test_enhanced_remove_ends_when_nothing_is_left():
    table = lay("hen", "corn", stoves={"0.0": "corn"}, **B)
    table.do("enhance remove", "throw corn from 0")
    assert ("none", 1) == (table.action, table.state.left)
    assert "enhanced-remove" == lay("hen", "corn", stoves={"c.0": "corn"}, **B).no("enhance remove")


def test_enhanced_light():
    """A processed food stays on the burner that cooked it, so a full hand does not matter (ruling AB-15)."""
    table = lay("hen " * 6, "corn", stoves={"0.0": "cow cow", "0.1": "hen hen", "c.0": "hen hen"}, **B)
    assert "hand-limit" == table.no("light 0 milk")
    table.do("enhance light")
    assert "enhanced-light" == table.no("light c.0 egg")
    event = one(table.do("light 0 milk"), "cooked-on")
    assert ("milk", 0, "enhanced-light") == (event.card, event.other, event.clause)
    assert ("milk", "one-result-a-burner") == (table.burner("0.0"), table.no("light 0 milk"))
    table.do("light 1 egg")
    assert ("none", "egg") == (table.action, table.burner("0.1"))
    assert ["hand-limit", None] == [table.no("hand milk from 0"), table.no("throw milk from 0")]


def test_enhanced_light_starts_the_timer_of_what_it_cooks():
    """(rulings AB-15, AB-16)"""
    table = lay("hen", "corn", stoves={"0.0": "hen hen hen"}, **B)
    table.do("enhance light", "light 0 broth")
    assert ("broth", (0, "broth", 1)) == (table.burner("0.0"), table.locked("0.0"))


def test_enhanced_light_is_barred_by_coffee():
    """[cup-of-coffee]"""
    table = lay("hen", "corn", stoves={"0.0": "cow cow"}, coffee={0: 1}, **B)
    assert ["cup-of-coffee"] * 2 == [table.no(f"enhance {action}") for action in ("light", "place")]
    assert lay("salt", "corn", coffee={0: 1}, **B).no("enhance place") is None
    assert "enhanced-place" == lay("", "corn", coffee={0: 1}, **B).no("enhance place")


def test_nothing_to_do_counts_enhanced_actions():
    """A player passes only if no enhanced action is possible either (ruling AB-29)."""
    full, table = "salt salt heat heat sugar sugar", {"coffee": {0: 1, 1: 1}, "pantry": "corn - - - - -", "deck": ""}
    seasoned = lay(full, "corn", **table, **B)  # one card each way can be exchanged
    assert ["nothing-to-do", None] == [seasoned.no("pass"), seasoned.no("enhance exchange")]
    assert lay(full, "corn", **table, sazon="true").no("pass") is None

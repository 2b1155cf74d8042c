"""Abuela Co.: a turn and its actions in the beginner's game: a test for every clause, named after it."""

import pytest

from sobremesa.engine.events import EVERYBODY, NOBODY, just
from sobremesa.games.abuela.state import LIMIT, MOVES, Move
from sobremesa.games.abuela.tests.table import lay, one, told

FULL = "corn corn corn rice rice rice"

# -- hands and turns --------------------------------------------------------------------------------------------


def test_hand_limit():
    """Nothing may lift a hand above six (ruling AB-3)."""
    table = lay(FULL, "corn", stoves={"0.0": "rice rice rice", "0.1": "corn"})
    expected = ["hand-limit"] * 4
    assert expected == [table.no(words) for words in ("draw 1", "take cow", "hand corn from 1", "light 0 cooked-rice")]
    assert table.no("throw corn from 1") is None
    table.do("place corn on 0.1", "done")
    assert [None, "hand-limit", None, None] == [
        table.no(words) for words in ("draw 1", "draw 2", "take cow", "light 0 cooked-rice")
    ]


def test_two_actions():
    table = lay("corn", "corn")
    table.do("draw 1")
    assert (0, "turn", 1) == table.turn
    table.do("take cow")
    assert (1, "turn", 2) == table.turn


def test_two_actions_may_be_the_same():
    table = lay("corn", "corn")
    table.do("draw 1", "draw 1")
    assert "corn corn cow" == table.hand(0)
    assert 1 == table.asked


def test_two_actions_and_no_third():
    table = lay("potato potato", "corn")
    table.do("draw 1", "place potato on 0.0")
    assert ["two-actions"] * 3 == [table.no(words) for words in ("draw 1", "take cow", "throw potato from 0")]
    table.do("place potato on 0.0", "place corn on 0.0")
    assert (0, "confirm", 0) == table.turn
    assert ["two-actions"] * 3 == [table.no(words) for words in ("draw 1", "pass", "take cow")]
    assert [Move.DONE] == table.play.choices(0)


def test_two_actions_each_do_something():
    """An action must do at least one thing (ruling AB-29)."""
    table = lay("potato", "corn")
    assert "two-actions" == table.no("done")
    table.do("place potato on 0.0")
    assert (1, "none") == (table.state.left, table.action)
    assert "two-actions" == table.no("done")


def test_nothing_to_do():
    """An action without anything to do is passed, and the other one is still played (rulings AB-29, X-4)."""
    full, burners = "flour flour flour flour flour milk", [f"1.{n}" for n in range(4)]
    assert "nothing-to-do" == lay(full, "corn").no("pass")
    table = lay(full, "corn", coffee={0: 2}, locks=dict.fromkeys(burners, (1, "broth", 1)))
    assert [Move.PASS] == table.play.choices(0)
    happened = table.do("pass")
    assert ("nothing-to-do", (0, "turn", 1)) == (one(happened, "passed").clause, table.turn)
    table.do("pass")
    assert (1, "turn", 2) == table.turn


@pytest.mark.parametrize("words", ["draw 1", "take corn", "throw corn from 0", "exchange corn for cow", "light 0 milk"])
def test_nothing_to_do_is_refused_while_there_is_an_action(words):
    table = lay("corn cow", "corn", stoves={"0.0": "corn", "0.1": "cow cow"}, deck="")
    assert "nothing-to-do" == table.no("pass")


def test_next_player():
    """Play goes on to the next seat, and from the last one to the first (ruling X-1)."""
    table = lay("corn", "corn", "corn", turn=1, first=1)
    order = []
    for _ in range(4):
        order.append((table.asked, table.state.turns, table.state.rounds))
        happened = table.do("draw 1", "draw 1")
        assert (order[-1][0] + 1) % 3 == one(happened, "turn").seat
    assert [(1, 1, 1), (2, 2, 1), (0, 3, 1), (1, 4, 2)] == order


# -- placing cards ----------------------------------------------------------------------------------------------


def test_place_cards():
    """One to three cards, one at a time, each on any stove (ruling AB-1)."""
    table = lay("corn! potato rice cow", "corn", "corn")
    event = one(table.do("place corn on 1.2"), "placed")
    assert ("corn", 0, 1 * 4 + 2, "place-cards", EVERYBODY, NOBODY) == (
        event.card,
        event.place,
        event.other,
        event.clause,
        event.sees,
        event.shown,
    )
    event = one(table.do("place potato on 0.2"), "placed")
    assert (EVERYBODY, EVERYBODY & ~just(0)) == (event.sees, event.shown)
    assert "place" == table.action
    table.do("place rice on 2.0")
    assert ("none", 1) == (table.action, table.state.left)
    assert ["corn", "potato", "rice"] == [table.burner(where) for where in ("1.2", "0.2", "2.0")]
    assert "- - - cow" == table.hand(0)


def test_place_cards_may_be_one_or_two():
    table = lay("corn potato rice", "corn")
    table.do("place corn on 0.0", "done")
    assert (1, "none") == (table.state.left, table.action)
    table.do("place potato on 0.0", "done")
    assert 1 == table.asked


def test_place_cards_ends_when_the_hand_is_empty():
    table = lay("corn potato", "corn")
    table.do("place corn on 0.0", "place potato on 0.0")
    assert (0, "turn", 1) == table.turn
    assert "none" == table.action


def test_place_cards_on_what_is_there():
    table = lay("corn", "corn")
    assert "place-cards" == table.no("place 3 on 0.0")
    assert "place-cards" == table.no("place corn on 2.0")
    assert "community-stove" == table.no("place corn on c.0")


def test_place_cards_twice_in_a_turn():
    """A new action of the same kind begins once the first is said to be done, or is full."""
    table = lay("corn corn corn corn potato", "corn")
    table.do("place corn on 0.0", "place corn on 0.0", "place corn on 0.0", "place corn on 0.0")
    assert (0, "place", 1) == (table.state.left, table.action, table.state.steps)


def test_one_basic_a_burner():
    """(ruling AB-2)"""
    table = lay("corn rice potato", "corn", stoves={"0.0": "corn potato", "1.0": "rice"})
    assert "one-basic-a-burner" == table.no("place rice on 0.0")
    assert "one-basic-a-burner" == table.no("place corn on 1.0")
    table.do("place corn on 0.0", "place rice on 0.1")
    assert ["corn corn potato", "rice"] == [table.burner("0.0"), table.burner("0.1")]


def test_one_burner_a_basic():
    """(ruling AB-2)"""
    table = lay("corn rice corn", "corn", stoves={"0.2": "corn", "1.0": "rice"})
    assert ["one-burner-a-basic"] * 2 == [table.no("place corn on 0.0"), table.no("place corn on 0.3")]
    assert "one-burner-a-basic" == table.no("place rice on 1.3")
    assert table.no("place corn on 1.1") is None
    assert table.no("place rice on 0.0") is None
    table.do("place corn on 0.2", "place corn on 1.1")


@pytest.mark.parametrize("card", ["water", "potato", "plantain", "beans", "flour", "milk", "meat"])
def test_cards_with_points(card):
    """They go on any burner, whatever lies there (ruling AB-2)."""
    table = lay(card, "corn", stoves={"0.0": "corn corn", "0.1": f"{card} milk", "0.2": "water"})
    assert [None] * 4 == [table.no(f"place {card} on 0.{n}") for n in range(4)]


# -- drawing ----------------------------------------------------------------------------------------------------


def test_draw_cards():
    """Up to three, and the number is said before any is seen (ruling AB-3)."""
    table = lay("corn - rice", "corn", deck="milk egg flour meat")
    assert [None] * 3 == [table.no(f"draw {n}") for n in (1, 2, 3)]
    assert ["draw-cards"] * 3 == [table.no(f"draw {n}") for n in (4, 5, 6)]
    happened = table.do("draw 3")
    assert "corn milk rice egg flour" == table.hand(0)
    drawn = [event for event in happened if event.what == "drew"]
    assert [("milk", 1), ("egg", 3), ("flour", 4)] == [(event.card, event.place) for event in drawn]
    assert {(just(0), just(0), "draw-cards")} == {(event.sees, event.shown, event.clause) for event in drawn}
    assert just(0) == table.knows(0, 1)
    assert 1 == table.state.left


def test_draw_cards_ends_the_turn_with_the_second_action():
    table = lay("corn", "corn")
    table.do("draw 1", "draw 2")
    assert (1, "turn", 2) == table.turn


def test_draw_cards_as_room_allows():
    table = lay("corn corn corn corn", "corn")
    assert [None, None, "hand-limit"] == [table.no(f"draw {n}") for n in (1, 2, 3)]


def test_renew_deck():
    """All discards are shuffled into a new deck when a card is needed (ruling X-3)."""
    table = lay("corn", "corn", deck="cow", discard="rice pig hen potato")
    happened = table.do("draw 3")
    assert ["drew", "renewed", "drew", "drew"] == told(happened)
    assert (4, "renew-deck") == (one(happened, "renewed").other, one(happened, "renewed").clause)
    assert ("", 2, 1) == (table.discard, table.state.deck.n, table.state.renewals)
    assert "corn cow" == " ".join(table.hand(0).split()[:2])
    assert [0, 0, 1, 1] == list(table.state.deal[0])[:4]


def test_renew_deck_only_when_a_card_is_needed():
    table = lay("corn", "corn", deck="cow", discard="rice")
    table.do("draw 1")
    assert ("", "rice", 0) == (table.deck, table.discard, table.state.renewals)


def test_renew_deck_gives_no_more_cards_than_there_are():
    table = lay("corn", "corn", deck="cow", discard="rice")
    assert [None, None, "renew-deck"] == [table.no(f"draw {n}") for n in (1, 2, 3)]
    empty = lay("corn", "corn", deck="")
    assert ["renew-deck"] * 3 == [empty.no(f"draw {n}") for n in (1, 2, 3)]


# -- the pantry -------------------------------------------------------------------------------------------------


def test_take_from_pantry():
    table = lay("corn", "corn", pantry="corn cow rice pig hen potato", deck="beans water")
    happened = table.do("take rice")
    assert ["took", "filled"] == told(happened)
    took = one(happened, "took")
    assert ("rice", 1, 2, "take-from-pantry", EVERYBODY, NOBODY) == (
        took.card,
        took.place,
        took.other,
        took.clause,
        took.sees,
        took.shown,
    )
    assert ("corn rice", "corn cow beans pig hen potato") == (table.hand(0), table.pantry)
    assert EVERYBODY == table.knows(0, 1)


def test_take_from_pantry_what_is_there():
    table = lay("corn", "corn", pantry="corn - rice pig hen potato", deck="")
    assert "take-from-pantry" == table.no("take 1")


def test_full_pantry():
    """It is filled at once, and as far as there are cards (ruling AB-30)."""
    table = lay("corn", "corn", deck="water", discard="beans")
    table.do("take cow")
    assert "corn water rice pig hen potato" == table.pantry
    table.do("take water")
    assert "corn beans rice pig hen potato" == table.pantry
    bare = lay("corn", "corn", deck="")
    bare.do("take cow")
    assert "corn - rice pig hen potato" == bare.pantry


def test_full_pantry_again_as_soon_as_there_are_cards():
    """(ruling AB-33)"""
    table = lay("corn", "corn", deck="", stoves={"0.0": "beans"})
    table.do("take cow")
    assert "corn - rice pig hen potato" == table.pantry
    assert ["thrown", "renewed", "filled"] == told(table.do("throw beans from 0"))
    assert ("corn beans rice pig hen potato", "") == (table.pantry, table.discard)


def test_three_alike():
    """They are discarded and replaced (ruling AB-10)."""
    table = lay("corn", "corn", pantry="corn corn rice pig hen potato", deck="corn cow beans water")
    happened = table.do("take potato")
    assert ["took", "filled", "three-away", *["alike-away"] * 3, *["filled"] * 3] == told(happened)
    assert {("corn", "three-alike")} == {(e.card, e.clause) for e in happened if e.what == "alike-away"}
    assert ("cow beans rice pig hen water", "corn corn corn") == (table.pantry, table.discard)


def test_three_alike_again_and_again():
    deck = "corn rice rice beans hen water plantain cow"
    table = lay("corn", "corn", pantry="corn corn rice pig hen potato", deck=deck)
    happened = table.do("take potato")
    assert [0, 1, 5, 0, 1, 2] == [event.place for event in happened if event.what == "alike-away"]
    assert ("hen water plantain pig hen beans", "cow") == (table.pantry, table.deck)
    assert "rice rice rice corn corn corn" == table.discard


def test_three_alike_of_four_leave_three():
    table = lay("corn corn corn", "corn", pantry="corn corn rice pig hen potato", deck="cow beans plantain water")
    table.do("exchange 0 for rice", "exchange 1 for potato")
    assert "cow beans plantain pig hen corn" == table.pantry
    assert "corn corn corn" == table.discard


def test_three_alike_that_nothing_could_replace_stay():
    table = lay("corn corn", "corn", pantry="corn rice pig hen potato corn", deck="", stoves={"0.0": "corn"})
    table.do("exchange 0 for rice", "exchange 1 for pig")
    assert ("corn corn corn hen potato corn", "") == (table.pantry, table.discard)


def test_three_alike_end_with_a_deck_that_is_all_alike():
    table = lay("corn", "corn", pantry="corn corn corn corn hen potato", deck="corn " * 60)
    happened = table.do("take potato")
    assert 12 * 3 == told(happened).count("alike-away")
    assert "corn corn corn corn hen corn" == table.pantry


def test_interaction_alike():
    """All interaction cards are one type (ruling AB-28: otherwise they are ordinary ingredients)."""
    table = lay("corn", "corn", pantry="salt coffee rice pig hen potato", deck="sugar cow beans water")
    happened = table.do("take potato")
    away = [event for event in happened if event.what == "alike-away"]
    assert [("salt", "interaction-alike"), ("coffee", "interaction-alike"), ("sugar", "interaction-alike")] == [
        (event.card, event.clause) for event in away
    ]
    assert ("cow beans rice pig hen water", "sugar coffee salt") == (table.pantry, table.discard)


def test_exchange_with_pantry():
    """Two cards each way (ruling AB-4); the pantry is looked at when both have changed places."""
    table = lay("corn corn! milk", "corn", pantry="corn cow rice pig hen potato", deck="beans plantain water")
    happened = table.do("exchange 0 for rice")
    assert ["offered", "took"] == told(happened)
    offered, took = happened
    assert ("corn", 0, 2, EVERYBODY & ~just(0)) == (offered.card, offered.place, offered.other, offered.shown)
    assert ("rice", 0, 2, NOBODY) == (took.card, took.place, took.other, took.shown)
    assert ("rice corn milk", "corn cow corn pig hen potato") == (table.hand(0), table.pantry)
    assert "exchange" == table.action
    happened = table.do("exchange 1 for cow")
    assert NOBODY == happened[0].shown
    assert ["offered", "took", "three-away", *["alike-away"] * 3, *["filled"] * 3] == told(happened)
    assert ("rice cow milk", "beans plantain water pig hen potato") == (table.hand(0), table.pantry)
    assert [EVERYBODY] * 3 == [table.knows(0, place) for place in range(3)]
    assert ("none", 1) == (table.action, table.state.left)


def test_exchange_with_pantry_is_two_or_nothing():
    table = lay("corn rice cow milk", "corn")
    table.do("exchange corn for pig")
    for words in ("done", "draw 1", "take cow", "place rice on 0.0", "pass"):
        assert table.no(words) in ("exchange-with-pantry", "nothing-to-do")
    assert "exchange-with-pantry" == table.no("exchange 0 for hen")  # the place has changed already
    assert "exchange-with-pantry" == table.no("exchange rice for 3")
    assert table.no("exchange rice for hen") is None


def test_exchange_with_pantry_needs_two_ingredients_and_two_cards():
    assert "exchange-with-pantry" == lay("corn milk flour", "corn").no("exchange corn for cow")
    assert "exchange-with-pantry" == lay("corn rice milk", "corn").no("exchange milk for cow")
    assert "exchange-with-pantry" == lay("corn rice", "corn", pantry="corn - - - - -").no("exchange corn for corn")
    assert "exchange-with-pantry" == lay("corn rice", "corn").no("exchange 4 for cow")
    assert lay("corn salt", "corn").no("exchange salt for cow") is None


# -- removing ---------------------------------------------------------------------------------------------------


def test_remove_card():
    """Any one card of one's own stove, to the hand or the discards (ruling AB-5)."""
    table = lay("corn", "corn", stoves={"0.1": "corn potato", "1.0": "rice"})
    happened = table.do("hand potato from 1")
    assert ("to-hand", "potato", 1, 1, "remove-card") == (
        happened[0].what,
        happened[0].card,
        happened[0].place,
        happened[0].other,
        happened[0].clause,
    )
    assert ("corn potato", "corn", EVERYBODY) == (table.hand(0), table.burner("0.1"), table.knows(0, 1))
    happened = table.do("throw corn from 1")
    assert (["thrown"], "corn", "") == (told(happened), table.discard, table.burner("0.1"))
    assert (0, "confirm", 0) == table.turn


def test_remove_card_of_processed_food_goes_back_to_its_pile():
    table = lay("corn", "corn", stoves={"0.1": "milk"})
    table.do("throw milk from 1")
    assert ("", 3) == (table.discard, table.state.food_pile[table.number("milk")])
    assert "remove-card" == table.no("throw milk from 1")


def test_remove_card_of_ones_own_stove_only():
    table = lay("corn", "corn", stoves={"1.0": "rice", "c.0": "pig"})
    assert "remove-card" == table.no("throw rice from 0")
    assert "community-stove" == table.no("throw pig from c.0")
    assert "enhanced-move" == table.no("move rice from 0 to 1")


# -- at this table ----------------------------------------------------------------------------------------------


def test_say_done():
    """Another action ends the one before; the last one waits, so that its steps can be taken back."""
    table = lay("corn potato rice", "corn")
    table.do("place corn on 0.0")
    assert ("place", 1) == (table.action, table.state.left)
    table.do("throw corn from 0")
    assert (0, "confirm", 0) == table.turn
    assert 2 == len(table.play.pending)
    table.play.undo(0)
    table.play.undo(0)
    assert "corn potato rice" == table.hand(0)
    table.do("place rice on 0.0", "throw rice from 0")
    happened = table.do("done")
    assert ["said-done", "turn"] == told(happened)
    assert ((1, "turn", 2), []) == (table.turn, table.play.pending)


def test_say_done_ends_the_last_action_and_the_turn_at_once():
    table = lay("corn potato rice", "corn")
    table.do("draw 1", "place corn on 0.0")
    happened = table.do("done")
    assert (1, "said-done") == (happened[0].other, happened[0].what)
    assert (1, "turn", 2) == table.turn


def test_your_turn():
    table = lay("corn", "corn", "corn", turn=1)
    assert ["your-turn"] * 5 == [table.play.refusal(seat, Move.DRAW) for seat in (0, 2, -1, 3, 10**12)]
    assert [] == table.play.choices(0)


def test_known_moves():
    table = lay("corn", "corn")
    junk = (-1, -(10**12), MOVES, 4096, 2**64)
    assert ["known-moves"] * 5 == [table.play.refusal(0, move) for move in junk]
    assert 1600 == MOVES
    assert "known-moves" == table.refused(0, Move.LIGHT + 43)  # a recipe that the set does not have


def test_game_over():
    table = lay("corn", "corn")
    table.state.moves = LIMIT - 1
    table.do("draw 1")
    assert {"game-over"} == {table.play.refusal(seat, move) for seat in (0, 1, 5) for move in range(-1, MOVES + 1)}
    assert table.play.over


def test_game_over_with_open_hands():
    """Cards in hands count, so they are laid open. [card-points]"""
    table = lay("corn water!", "potato", "milk")
    table.state.moves = LIMIT - 1
    happened = table.do("take cow")
    laid = [event for event in happened if event.what == "laid-open"]
    assert [(0, "corn", EVERYBODY & ~just(0)), (1, "potato", EVERYBODY & ~just(1))] == [
        (event.seat, event.card, event.shown) for event in laid
    ]
    assert [EVERYBODY] * 5 == [table.knows(*at) for at in ((0, 0), (0, 1), (0, 2), (1, 0), (2, 0))]


def test_safety_limit():
    """(ruling X-5)"""
    table = lay("corn", "corn", cooked={1: "changua"})
    table.state.moves = LIMIT - 2
    table.do("draw 1")
    assert not table.play.over
    happened = table.do("draw 1")
    assert (True, "limit", "safety-limit") == (table.play.over, table.ending, one(happened, "limit").clause)
    assert [2, 1] == table.ranks


def test_object_is_points():
    table = lay("flour", "flour", "flour", cooked={1: "changua", 2: "bandeja-paisa"})
    assert ([1, 6, 11], [3, 2, 1]) == (table.points, table.ranks)

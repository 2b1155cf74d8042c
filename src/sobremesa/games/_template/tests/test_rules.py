"""Leftovers: a test for every clause of the rulebook, named after it."""

import pytest

from sobremesa.engine import rng
from sobremesa.engine.events import NOBODY, but
from sobremesa.engine.play import Play
from sobremesa.games._template import GAME
from sobremesa.games._template.state import CENSUS, LIMIT, MOVES, PLACES, Phase
from sobremesa.games._template.tests.laid import CARDS, hand, happened, laid, move, number, pile, step, tin


def deal(seats=3, seed=1, **options):
    """A new game."""
    return Play(GAME, CARDS, options, seats, rng.key_from(rng.seed_secret(seed)))


# -- getting ready ----------------------------------------------------------------------------------------------


def test_components():
    have = {card.id: (card.copies, card.facts["value"]) for card in CARDS.cards}
    assert {"rice": (5, 1), "lentils": (5, 2), "croquettes": (4, 3), "meatballs": (3, 4), "flan": (3, 5)} == have


@pytest.mark.parametrize("seats", GAME.seats)
def test_deal_hands(seats):
    play = deal(seats)
    for seat in range(seats):
        assert 3 == play.view(None).zone(f"hand:{seat}").count
        assert [seat == other for other in range(seats)] == [
            all(slot.card for slot in play.view(other).zone(f"hand:{seat}").slots) for other in range(seats)
        ]
    assert {number(card.id): card.copies for card in CARDS.cards} == counted(play)


def counted(play):
    """How many cards of each dish there are."""
    out = [0] * CENSUS
    GAME.rules.census(play.state, CARDS.box, out)
    return {dish: count for dish, count in enumerate(out) if count}


def test_counter_begins_with_one_card():
    play = deal()
    shown = play.view(None).zone("counter")
    assert (1, pile(play.state.counter)) == (shown.count, shown.slots[0].card)


def test_counter_takes_cards_on_top():
    play = laid(hand_1="flan rice", hand_2="rice", phase="serve", counter="lentils")
    step(play, 0, "leave card 1")
    assert "lentils flan" == pile(play.state.counter)
    assert ("flan",) == tuple(slot.card for slot in play.view(None).zone("counter").slots)


def test_first_player_is_drawn_by_lot_and_begins_every_round():
    assert {0, 1, 2} == {deal(seed=seed).to_act()[0] for seed in range(20)}
    play = laid(hand_1="rice", hand_2="rice", phase="serve", first=1, counter="flan", deck="flan")
    step(play, 0, "leave card 1")
    assert (1,) == play.to_act()


# -- a turn -----------------------------------------------------------------------------------------------------


def test_turn_order():
    play = laid(3, hand_1="rice", hand_2="rice", hand_3="rice", turn=2, first=1, counter="flan", deck="flan")
    assert "turn-order" == play.refusal(2, move("leave card 1"))
    step(play, 2, "draw")
    assert "turn-order" == play.refusal(2, move("draw"))
    step(play, 2, "leave card 1")
    assert (0,) == play.to_act()


def test_draw_card():
    play = laid(hand_1="rice - lentils", hand_2="flan", counter="rice", deck="croquettes flan")
    step(play, 0, "draw")
    assert "rice croquettes lentils" == hand(play, 0)
    assert "croquettes" == play.view(0).zone("hand:0").slots[1].card
    assert [None, None, None] == [slot.card for slot in play.view(1).zone("hand:0").slots]
    assert "DREW" in happened(play, 1)
    empty = laid(hand_1="rice", hand_2="flan", counter="rice")
    assert "draw-card" == empty.refusal(0, move("draw"))


def test_take_card():
    play = laid(hand_1="rice", hand_2="flan", counter="meatballs flan", deck="croquettes lentils")
    step(play, 0, "take from the counter")
    assert "rice flan" == hand(play, 0)
    assert "meatballs croquettes" == pile(play.state.counter)
    assert [None, "flan"] == [slot.card for slot in play.view(1).zone("hand:0").slots]
    empty = laid(hand_1="rice", hand_2="flan", deck="rice")
    assert "take-card" == empty.refusal(0, move("take from the counter"))


def test_take_card_that_everybody_remembers():
    play = laid(hand_1="rice rice rice", hand_2="flan", seen_1=(1,), phase="serve", counter="lentils", deck="flan")
    step(play, 0, "serve card 3")
    assert [None, "rice"] == [slot.card for slot in play.view(1).zone("hand:0").slots][:2]
    step(play, 0, "leave card 2")
    new_to = [h.event.shown for h in play.log(1)]
    assert [but(0), NOBODY] == new_to
    assert [None] == [slot.card for slot in play.view(1).zone("hand:0").slots]


def test_nothing_to_fetch():
    play = laid(hand_1="flan", hand_2="rice lentils", tin_2="flan", phase="serve")
    step(play, 0, "leave card 1")
    step(play, 1, "accept")
    assert (Phase.SERVE, (1,)) == (play.state.phase, play.to_act())
    step(play, 1, "leave card 1")
    assert ("- lentils", True) == (hand(play, 1), play.over)


def test_deck_runs_out():
    play = laid(hand_1="rice", hand_2="rice", counter="lentils lentils flan meatballs", deck="croquettes")
    step(play, 0, "draw")
    assert "meatballs" == pile(play.state.counter)
    assert ["flan", "lentils", "lentils"] == sorted(pile(play.state.deck).split())
    assert ["DREW", "COUNTER_SHUFFLED"] == happened(play)


def test_deck_runs_out_as_its_last_card_is_turned_up():
    play = laid(hand_1="rice", hand_2="rice", counter="lentils rice flan", deck="croquettes")
    step(play, 0, "take from the counter")
    assert "croquettes" == pile(play.state.counter)
    assert ["lentils", "rice"] == sorted(pile(play.state.deck).split())


def test_deck_runs_out_twice():
    play = laid(hand_1="rice", hand_2="rice", renewals=1, counter="lentils flan", deck="croquettes")
    step(play, 0, "draw")
    assert (0, "lentils flan", 1) == (play.state.deck.n, pile(play.state.counter), play.state.last)


def test_serve_cards():
    play = laid(hand_1="rice flan rice", hand_2="rice", phase="serve", counter="lentils")
    step(play, 0, "serve card 3")
    step(play, 0, "serve card 1")
    assert ("rice rice", "- flan") == (tin(play, 0), hand(play, 0))
    assert "serve-cards" == play.refusal(0, move("serve card 1"))


def test_one_dish():
    play = laid(hand_1="rice flan rice", hand_2="rice", phase="serve")
    step(play, 0, "serve card 1")
    assert "one-dish" == play.refusal(0, move("serve card 2"))
    assert play.refusal(0, move("serve card 3")) is None
    step(play, 0, "leave card 3")
    later = laid(hand_1="flan", hand_2="rice", phase="serve")
    assert later.refusal(0, move("serve card 1")) is None


def test_leave_card():
    play = laid(hand_1="rice flan", hand_2="rice", phase="serve", deck="flan")
    assert "leave-card" == play.refusal(0, move("leave card 3"))
    step(play, 0, "leave card 2")
    assert ("rice", "flan", (1,)) == (hand(play, 0), pile(play.state.counter), play.to_act())


def test_empty_hand():
    play = laid(hand_1="rice", hand_2="rice", phase="serve", deck="flan")
    assert "empty-hand" == play.refusal(0, move("finish"))
    step(play, 0, "serve card 1")
    assert [move("finish")] == play.choices(0)
    step(play, 0, "finish")
    assert (1,) == play.to_act()


def offered():
    """Seat 1 leaves rice; seat 3 and seat 0 have some already, seat 2 has not."""
    hands = {"hand_1": "flan", "hand_2": "rice flan", "hand_3": "rice", "hand_4": "flan"}
    tins = {"tin_1": "rice", "tin_2": "rice", "tin_3": "flan", "tin_4": "rice"}
    return laid(4, **hands, **tins, phase="serve", turn=1, counter="flan", deck="flan")


def test_offer_card():
    play = offered()
    step(play, 1, "leave card 1")
    assert (3,) == play.to_act()
    assert [move("accept"), move("decline")] == play.choices(3)
    assert "offer-card" == play.refusal(3, move("draw"))
    step(play, 3, "accept")
    assert ("rice rice", "flan", (2,)) == (tin(play, 3), pile(play.state.counter), play.to_act())


def test_offer_card_declined():
    play = offered()
    step(play, 1, "leave card 1")
    step(play, 3, "decline")
    assert ("rice", "flan rice", (2,)) == (tin(play, 3), pile(play.state.counter), play.to_act())


def test_offer_card_that_nobody_has():
    play = offered()
    step(play, 1, "leave card 2")
    assert (2,) == play.to_act()
    own = laid(hand_1="rice rice", hand_2="rice", tin_1="rice", phase="serve", deck="flan")
    step(own, 0, "leave card 1")
    assert "rice" == pile(own.state.counter)


# -- after every round ------------------------------------------------------------------------------------------


def test_shared_table():
    hands = {"hand_1": "rice flan", "hand_2": "rice", "hand_4": "lentils rice"}
    play = laid(4, **hands, phase="serve", turn=3, deck="flan", counter="croquettes")
    step(play, 3, "leave card 2")
    assert (0, 1, 3) == play.to_act()
    assert "shared-table" == play.refusal(0, move("draw"))
    assert "shared-table" == play.refusal(0, move("share card 4"))
    step(play, 1, "share card 1")
    step(play, 3, "share card 1")
    step(play, 0, "share card 2")
    assert ["flan", "rice", "", "lentils"] == [tin(play, seat) for seat in range(4)]
    assert ["rice", "", "", ""] == [hand(play, seat) for seat in range(4)]
    assert (0,) == play.to_act()


def test_shared_table_needs_two():
    play = laid(hand_1="rice", hand_2="rice", phase="serve", turn=1, deck="flan")
    step(play, 1, "leave card 1")
    assert (Phase.FETCH, (0,)) == (play.state.phase, play.to_act())


def test_same_dish():
    play = laid(
        3, hand_1="rice", hand_2="flan", hand_3="rice", phase="share", turn=1, first=1, counter="lentils", deck="flan"
    )
    for seat in (0, 1, 2):
        step(play, seat, "share card 1")
    assert ["", "flan", ""] == [tin(play, seat) for seat in range(3)]
    assert "lentils rice rice" == pile(play.state.counter)
    assert [1, 2, 0] == [h.event.seat for h in play.log(None)]


# -- the end ----------------------------------------------------------------------------------------------------


def test_last_round():
    play = laid(hand_1="flan", hand_2="rice lentils", renewals=1, counter="meatballs", deck="croquettes")
    step(play, 0, "draw")
    assert ["DREW", "LAST_ROUND"] == happened(play)
    step(play, 0, "leave card 1")
    step(play, 1, "take from the counter")
    step(play, 1, "leave card 1")
    assert (0, 1) == play.to_act()
    step(play, 0, "share card 2")
    step(play, 1, "share card 2")
    assert play.over
    assert ["croquettes", "lentils"] == [tin(play, seat) for seat in range(2)]


def test_last_round_without_cards_on_the_counter():
    play = laid(hand_1="flan", hand_2="rice", counter="meatballs", deck="croquettes")
    step(play, 0, "draw")
    assert (1, "meatballs") == (play.state.last, pile(play.state.counter))


def points(*tins):
    """Points and ranks for tins."""
    lie = {f"{place}_{n}": cards for n, tin in enumerate(tins, 1) for place, cards in (("hand", "rice"), ("tin", tin))}
    scores = laid(len(tins), **lie).scores()
    return list(zip(scores.points, scores.rank, strict=True))[: len(tins)]


def test_object():
    assert [(6, 2), (9, 1)] == points("lentils lentils lentils", "croquettes croquettes croquettes")


def test_helpings():
    assert [(5 * 3 + 1 * 2, 1), (0, 2)] == points("rice flan rice flan flan", "")


def test_lone_helping():
    assert [(-2, 3), (2 * 1 - 2 - 2, 2), (0, 1)] == points("flan", "rice rice lentils flan", "")


def test_winning_after_a_tie():
    one, two = "croquettes croquettes", "rice rice lentils lentils"
    assert [(6, 3), (6, 1), (6, 1)] == points(one, two, two)


def test_snack():
    play = laid(2, {"meal": "snack"}, hand_1="rice", hand_2="rice", counter="lentils flan", deck="croquettes")
    step(play, 0, "draw")
    assert ["DREW", "LAST_ROUND"] == happened(play)
    assert 0 == play.state.deck.n


# -- at this table ----------------------------------------------------------------------------------------------


def test_your_turn():
    play = laid(hand_1="rice", hand_2="rice", turn=1, first=1, deck="flan")
    assert ["your-turn"] * 4 == [play.refusal(seat, move("draw")) for seat in (0, 2, -1, 64)]
    sharing = laid(hand_1="rice", hand_2="rice", phase="share", deck="flan")
    step(sharing, 0, "share card 1")
    assert "your-turn" == sharing.refusal(0, move("share card 1"))
    assert sharing.refusal(1, move("share card 1")) is None


def test_known_moves():
    play = laid(hand_1="rice", hand_2="rice", deck="flan")
    assert ["known-moves"] * 4 == [play.refusal(0, junk) for junk in (-1, MOVES, 4096, -(10**12))]
    assert MOVES == GAME.moves


def test_game_over():
    play = laid(hand_1="rice", hand_2="rice", phase="over", deck="flan")
    assert {"game-over"} == {play.refusal(0, move) for move in range(-1, MOVES + 1)}
    assert play.view(0).over


def test_safety_limit():
    play = laid(hand_1="rice", hand_2="rice", deck="croquettes flan")
    play.state.moves = LIMIT - 1
    step(play, 0, "draw")
    assert play.over
    assert "LIMIT" in happened(play)


def test_a_turn_never_needs_more_places_than_a_hand_has():
    play = laid(hand_1="rice rice rice", hand_2="rice", deck="flan flan")
    step(play, 0, "draw")
    assert PLACES == len(hand(play, 0).split())

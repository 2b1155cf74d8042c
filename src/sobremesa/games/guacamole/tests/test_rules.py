"""Guacamole from the box to the end of a turn: a test for every clause, named after it, and for every ruling."""

import pytest

from sobremesa.engine.contract import moves_pile
from sobremesa.engine.forms import paper
from sobremesa.games.guacamole import GAME, cards, rules
from sobremesa.games.guacamole.state import Move
from sobremesa.games.guacamole.tests.table import (
    HEATS,
    MEDIUM_1,
    MILD_1,
    NO_RECIPE,
    SPECIALS,
    deal,
    happened,
    lay,
    standard_set,
)

# -- what you need, and the aim -----------------------------------------------------------------------------------


def test_components():
    groups = {"ingredient": 0, "special": 0, "disc": 0}
    heats = dict.fromkeys(HEATS, 0)
    for card in cards.load().cards:
        groups[card.group] += card.copies
        if card.group == "disc":
            heats[card.facts["heat"]] += 1
    assert {"ingredient": 57, "special": 3, "disc": 21} == groups
    assert {"mild": 7, "medium": 7, "spicy": 7} == heats
    table, _ = deal(4)
    box, lying = [9] * GAME.state.CENSUS, [9] * GAME.state.CENSUS  # whatever they held before
    rules.supply(table.play.cards.box, box)
    rules.census(table.state, table.play.cards.box, lying)
    assert box == lying
    assert 57 + 3 + 21 == sum(box)


def test_object_is_one_disc_of_each_type():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_1="medium-3 spicy-3")
    events = table.claim(0, "mild")
    assert ["winning"] == [event.clause for event in happened(events, "won")]
    assert ("over", "won", [1, 2]) == (table.phase, table.ending, table.ranks)


def test_object_is_not_three_discs_of_two_types():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_1="mild-3 medium-3")
    table.claim(0, "mild")
    assert {"mild-1", "mild-3", "medium-3"} == table.won(0)
    assert "turn" == table.phase


def test_collect_disc_goes_to_the_first_to_claim():
    table = lay(3, hand_1=NO_RECIPE, hand_2=MILD_1, hand_3=MILD_1)
    assert (1,) == table.asked
    table.claim(1, "mild")
    assert [set(), {"mild-1"}, set()] == [table.won(seat) for seat in range(3)]
    assert "mild-2" == table.discs("mild")
    assert ("turn", (0,)) == (table.phase, table.asked)  # the hand of seat 2 does not match the next disc


@pytest.mark.parametrize(
    ("hand", "clause"),
    [
        (MILD_1, None),  # 4 avocados, 4 tomatoes, 2 chilies
        ("aa aa tt t tcc", None),  # the same of other cards
        ("aaa aat tc c t", "exact-match"),  # one avocado more, one tomato less
        ("aaa att tcc c t", "exact-match"),  # one chili too many
        ("aaa att t c t", "exact-match"),  # one chili too few
        ("aaa aat ttt cc a", "exact-match"),  # two avocados too many
        ("aaa a ttt cc a", "exact-match"),  # one avocado too many and one tomato too few
    ],
)
def test_exact_match(hand, clause):
    table = lay(hand_1=hand, hand_2=NO_RECIPE)
    assert ("turn" if clause else "claim") == table.phase
    assert clause == table.refused(0, Move.CLAIM)


def test_exact_match_of_one_disc_is_not_another():
    table = lay(hand_1=MEDIUM_1, hand_2=NO_RECIPE)
    refused = [table.refused(0, Move.CLAIM + heat) for heat in range(3)]
    assert ["exact-match", None, "exact-match"] == refused


def test_exact_match_needs_an_open_disc():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, won_2="mild-3", disc_mild="")
    assert "exact-match" == table.refused(0, Move.CLAIM)
    assert "turn" == table.phase


# -- getting ready ------------------------------------------------------------------------------------------------


def test_disc_piles_are_sorted_by_type_and_face_down_but_for_the_top():
    table, _ = deal(3)
    other, _ = deal(3, seed=2)
    for heat in HEATS:
        pile = table.discs(heat).split()
        assert {f"{heat}-{n}" for n in range(1, 8)} == set(pile)
        zone = table.play.view(None).zone(f"disc:{heat}")
        assert (7, [pile[0]]) == (zone.count, [slot.card for slot in zone.slots])
        assert pile != other.discs(heat).split()  # they are mixed


def test_hand_example():
    table = lay(hand_1=NO_RECIPE, hand_2=MEDIUM_1)
    counted = {counter.kind: counter.value for counter in table.play.view(0).counters if counter.seat == 1}
    assert {"avocados": 4, "tomatoes": 3, "chilies": 4} == counted


def test_hand_example_is_counted_anew_with_every_card():
    table = lay(hand_1=MEDIUM_1, hand_2=NO_RECIPE, deck="a t", discard="ttt")
    table.decline(0)
    table.take(0, over="aaa")
    counted = {counter.kind: counter.value for counter in table.play.view(0).counters if counter.seat == 0}
    assert {"avocados": 1, "tomatoes": 6, "chilies": 4} == counted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal_hands(seats):
    table, events = deal(seats)
    assert [(seat, place) for seat in range(seats) for place in range(5)] == [
        (event.seat, event.place) for event in happened(events, "dealt")
    ]
    assert {"deal-hands"} == {event.clause for event in happened(events, "dealt")}
    assert all(5 == len(hand.split()) for hand in table.hands)
    assert 60 - 5 * seats - 1 == len(table.deck.split())
    assert set(table.deck.split()) >= SPECIALS  # shuffled together


def test_deal_hands_comes_from_the_seed():
    """The same seed, the same deal, and another seed, another [deal-hands] (ruling X-6)."""
    one, again, other = deal(2, seed=1)[0], deal(2, seed=1)[0], deal(2, seed=2)[0]
    assert repr(one.state) == repr(again.state)
    assert one.deck != other.deck
    for table in (one, again):
        if table.phase == "claim":
            table.decline(table.asked[0])
        table.draw(table.asked[0])
    assert repr(one.state) == repr(again.state)


def test_discard_pile_begins_with_an_ingredient():
    for seed in range(20):
        table, events = deal(4, seed=seed)
        (turned,) = happened(events, "turned-discard")
        assert (table.discard, "discard-pile") == (turned.card, turned.clause)
        assert turned.card not in SPECIALS


def test_special_dealt_goes_back_into_the_deck():
    """Ninety specials among thirty ingredients: whenever one comes up, another card is drawn (ruling GU-1)."""
    source = standard_set()
    for special in source["special"]:
        special["copies"] = 30
    for ingredient in source["ingredient"]:
        ingredient["copies"] = 1
    source["ingredient"][0]["copies"] = 12
    table, events = deal(4, card_set=cards.build(source))
    back = happened(events, "shuffled-in")
    assert len(back) > 20
    assert {"special-dealt"} == {event.clause for event in back}
    assert {event.card for event in back} == SPECIALS
    assert not SPECIALS & set(" ".join([*table.hands, table.discard]).split())
    assert 90 == sum(card in SPECIALS for card in table.deck.split())


def test_special_dealt_has_no_effect_in_a_new_hand():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="onion t a aa tt cc ac tc ttt")
    events = table.claim(0, "mild")
    assert ["onion"] == [event.card for event in happened(events, "shuffled-in")][:1]
    assert not happened(events, "special")
    assert not happened(events, "passed-hand")
    assert NO_RECIPE == table.hand(1)
    assert "onion" not in table.hand(0)
    assert "onion" in table.deck


def test_special_dealt_from_a_deck_of_specials_only():
    """The discards but the top one are shuffled in first (ruling GU-1)."""
    table = lay(
        hand_1="c c att tc aaa", hand_2=NO_RECIPE, deck="lime onion cilantro", discard="ac at tt aa", disc_mild="mild-1"
    )
    table.state.goal[0] = table.state.mix[0]
    rules.discs_changed(table.state)
    rules.settle(table.state)
    events = table.claim(0, "mild")
    assert "gathered" in [event.what for event in events]
    assert "aaa" == table.discard  # the last card of the old hand stays on top
    rest = sorted(f"{table.hand(0)} {table.deck}".split())
    assert ["aa", "ac", "at", "att", "c", "c", "cilantro", "lime", "onion", "tc", "tt"] == rest
    assert not SPECIALS & set(table.hand(0).split())


def test_open_hands():
    table = lay(hand_1=NO_RECIPE, hand_2=MEDIUM_1, turn=0)
    for viewer in (0, 1, None):
        for seat, hand in enumerate((NO_RECIPE, MEDIUM_1)):
            shown = [slot.card for slot in table.play.view(viewer).zone(f"hand:{seat}").slots]
            assert hand.split() == shown


def test_open_discs():
    table, events = deal(2)
    turned = happened(events, "turned-disc")
    assert [table.discs(heat).split()[0] for heat in HEATS] == [event.card for event in turned]
    assert {"open-discs"} == {event.clause for event in turned}
    assert 3 == len(turned)


# -- taking turns -------------------------------------------------------------------------------------------------


def test_first_player_is_drawn_by_lot():
    first = set()
    for seed in range(40):
        table, events = deal(4, seed=seed)
        (begins,) = happened(events, "begins")
        assert (table.state.turn, "first-player") == (begins.seat, begins.clause)
        first.add(begins.seat)
    assert {0, 1, 2, 3} == first


def test_turn_choices_are_to_take_or_to_draw():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE)
    assert [Move.DRAW, *range(Move.TAKE, Move.TAKE + 5)] == table.choices(0)


def test_turn_choices_replace_those_of_another_position():
    """They are written over whatever the pile of moves held before."""
    out = paper(moves_pile(GAME))
    for table, count in ((lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE), 6), (lay(hand_1=MILD_1, hand_2=NO_RECIPE), 2)):
        rules.choices(table.state, table.play.cards.box, 0, out)
        assert table.choices(0) == list(out.card)[: out.n]
        assert count == out.n


def test_turn_choices_are_not_both():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="tt a")
    table.draw(0)
    assert [*range(Move.KEEP, Move.KEEP + 5), Move.DISCARD] == table.choices(0)
    assert "turn-choices" == table.refused(0, Move.DRAW)
    assert "turn-choices" == table.refused(0, Move.TAKE)


def test_take_discard():
    table = lay(hand_1="a a tt t c", hand_2=NO_RECIPE, discard="at ccc")
    (took,) = table.take(0, over="tt")
    assert ("took", 0, "ccc", 2, "take-discard") == (took.what, took.seat, took.card, took.place, took.clause)
    assert "a a ccc t c" == table.hand(0)
    assert "tt at" == table.discard
    assert "a t c aa tt cc at ac tc" == table.deck


def test_take_discard_always_replaces_a_card():
    """Every way to take it puts it into another place of the hand (ruling GU-12)."""
    hands = set()
    for place in range(5):
        table = lay(hand_1="a t c aa tt", hand_2=NO_RECIPE, discard="at ccc")
        table.move(0, Move.TAKE + place)
        assert 2 == len(table.discard.split())
        hands.add(table.hand(0))
    assert {"ccc t c aa tt", "a ccc c aa tt", "a t ccc aa tt", "a t c ccc tt", "a t c aa ccc"} == hands


@pytest.mark.parametrize("special", sorted(SPECIALS))
def test_special_on_top_cannot_be_taken(special):
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, discard=f"a {special}")
    assert ["special-on-top"] * 5 == [table.refused(0, Move.TAKE + place) for place in range(5)]
    assert [Move.DRAW] == table.choices(0)


def test_draw_card():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att t c", discard="a")
    (drew,) = table.draw(0)
    assert ("drew", 0, "att", "draw-card") == (drew.what, drew.seat, drew.card, drew.clause)
    assert ("att", "t c", "a", NO_RECIPE) == (table.drawn, table.deck, table.discard, table.hand(0))
    assert ("drawn", (0,)) == (table.phase, table.asked)


def test_draw_card_is_seen_by_everybody():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att t c")
    (drew,) = table.draw(0)
    assert ((0, 1), (0, 1)) == (drew.sees, drew.shown)
    seen = [table.play.view(viewer).zone("drawn").slots[0].card for viewer in (0, 1, None)]
    assert ["att", "att", "att"] == seen
    (kept,) = table.keep(0, over="t")
    assert ((0, 1), ()) == (kept.sees, kept.shown)


def test_use_drawn_in_place_of_a_card():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att t c", discard="a")
    table.draw(0)
    (kept,) = table.keep(0, over="c")
    assert ("kept", "att", 4, "use-drawn") == (kept.what, kept.card, kept.place, kept.clause)
    assert ("a a t t att", "c a", None) == (table.hand(0), table.discard, table.drawn)


def test_use_drawn_by_discarding_it():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att t c", discard="a")
    table.draw(0)
    (discarded,) = table.throw(0)
    assert ("discarded", "att", "use-drawn") == (discarded.what, discarded.card, discarded.clause)
    assert (NO_RECIPE, "att a", None) == (table.hand(0), table.discard, table.drawn)


def test_use_drawn_only_after_drawing():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE)
    assert ["use-drawn"] * 6 == [table.refused(0, move) for move in range(Move.KEEP, Move.PASS)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_next_player_is_on_the_left(seats):
    table = lay(seats, **{f"hand_{n + 1}": NO_RECIPE for n in range(seats)}, turn=1, deck="a t c aa tt cc", discard="a")
    order = []
    for _ in range(seats + 1):
        order.append(table.asked)
        table.draw(table.asked[0])
        table.throw(table.asked[0])
    assert [((1 + n) % seats,) for n in range(seats + 1)] == order


def test_renew_deck_the_moment_its_last_card_leaves_it():
    """Before the drawer decides about that card; the top discard stays (ruling GU-8)."""
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att", discard="tt aa c t")
    renewed, drew = table.draw(0)
    assert ("renewed", 3, "renew-deck") == (renewed.what, renewed.other, renewed.clause)
    assert "drew" == drew.what
    assert ("drawn", "att", "t") == (table.phase, table.drawn, table.discard)
    assert ["aa", "c", "tt"] == sorted(table.deck.split())


def test_renew_deck_shuffles():
    discards = "a t c aa tt cc at ac tc aaa ttt ccc"
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att", discard=f"{discards} aac")
    table.draw(0)
    assert sorted(discards.split()) == sorted(table.deck.split())
    assert table.deck not in (discards, " ".join(reversed(discards.split())))


def test_renew_deck_leaves_a_special_on_top():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="att", discard="tt aa c lime")
    table.draw(0)
    assert "lime" == table.discard
    assert ["aa", "c", "tt"] == sorted(table.deck.split())


def test_renew_deck_when_the_last_card_is_a_special():
    table = lay(hand_1=NO_RECIPE, hand_2=NO_RECIPE, deck="onion", discard="tt aa c t")
    events = table.draw(0)
    assert ["renewed", "special", "passed-hand", "passed-hand"] == [event.what for event in events]
    assert "onion t" == table.discard
    assert ["aa", "c", "tt"] == sorted(table.deck.split())


def test_renew_deck_in_the_middle_of_a_new_hand():
    table = lay(hand_1=MILD_1, hand_2=NO_RECIPE, deck="cc ac", discard="at ccc tt aa")
    events = table.claim(0, "mild")
    what = [event.what for event in events]
    # it runs out with the second card, so before the third
    assert ["claimed", "hand-away", "renewed", "new-card"] == [*what[:2], *what[3:5]]
    assert "cc ac" == " ".join(table.hand(0).split()[:2])
    assert "t" == table.discard  # the last card of the old hand
    rest = sorted(f"{' '.join(table.hand(0).split()[2:])} {table.deck}".split())
    assert ["aa", "aaa", "at", "att", "c", "ccc", "tc", "tt"] == rest


def test_renew_deck_never_leaves_it_empty():
    """The smallest deck of a valid card set lasts through a game (ruling X-3)."""
    source = standard_set()
    for ingredient in source["ingredient"]:
        ingredient["copies"] = 1
    source["ingredient"][0]["copies"] = cards.FEWEST_INGREDIENTS - 18
    for special in source["special"]:
        special["copies"] = 0
    table, _ = deal(4, card_set=cards.build(source))
    renewed = 0
    for turn in range(300):
        while table.phase == "claim":
            table.decline(table.asked[0])
        (seat,) = table.asked
        renewed += len(happened(table.draw(seat), "renewed"))
        assert table.deck
        if turn % 2:
            table.move(seat, Move.KEEP + turn % 5)
        else:
            table.throw(seat)
    assert renewed > 20


def test_renew_deck_lasts_through_a_claim_with_the_fewest_cards():
    """Four hands, one card in the deck: a new hand is still found."""
    discard = "a " * (cards.FEWEST_INGREDIENTS - 4 * 5 - 1)
    table = lay(4, hand_1=MILD_1, hand_2=NO_RECIPE, hand_3=NO_RECIPE, hand_4=NO_RECIPE, deck="ccc", discard=discard)
    table.claim(0, "mild")
    assert "ccc" == table.hand(0).split()[0]
    assert (9, 1) == (len(table.deck.split()), len(table.discard.split()))

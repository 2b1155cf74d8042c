"""Guacamole's rules: a test for every clause, named after it, and for every ruling."""

from copy import deepcopy

import pytest

from sobremesa.engine.contract import moves_pile
from sobremesa.engine.forms import copy, paper
from sobremesa.engine.rng import RNG, key_from, start
from sobremesa.games.guacamole import GAME, cards, redeal, rules
from sobremesa.games.guacamole.state import LIMIT, MOVES, Move
from sobremesa.games.guacamole.tests.table import HEATS, deal, happened, lay

# Hands of five that are a recipe, and one that is none, in the standard set.
MILD_1 = "aaa att tc c t"  # 4 avocados, 4 tomatoes, 2 chilies
MEDIUM_1 = "aaa att tcc c c"  # 4, 3, 4: the printed example
SPICY_1 = "aaa att tcc cc c"  # 4, 3, 5
NO_RECIPE = "a a t t c"
SPECIALS = {"lime", "cilantro", "onion"}


@pytest.fixture
def standard():
    """The content of the standard card set, to be changed."""
    return deepcopy(dict(cards.load().source))


def all_alike(source, avocados=5):
    """Change a card set so that every ingredient shows one avocado, and every disc asks for so many of them."""
    for ingredient in source["ingredient"]:
        ingredient.update(avocados=1, tomatoes=0, chilies=0)
    for disc in source["disc"]:
        disc.update(avocados=avocados, tomatoes=0, chilies=0)
    return cards.build(source)


# -- what you need, and the aim -----------------------------------------------------------------------------------


def test_components():
    box = {"ingredient": 0, "special": 0, "disc": 0}
    heats = dict.fromkeys(HEATS, 0)
    for card in cards.load().cards:
        box[card.group] += card.copies
        if card.group == "disc":
            heats[card.facts["heat"]] += 1
    assert {"ingredient": 57, "special": 3, "disc": 21} == box
    assert {"mild": 7, "medium": 7, "spicy": 7} == heats
    table, _ = deal(4)
    out = [0] * GAME.state.CENSUS
    rules.supply(table.play.cards.box, out)
    assert out == table.census()


def test_object_is_one_disc_of_each_type():
    table = lay(MILD_1, NO_RECIPE, won={0: "medium-3 spicy-3"})
    events = table.claim(0, "mild")
    assert ["winning"] == [event.clause for event in happened(events, "won")]
    assert ("over", "won", [1, 2]) == (table.phase, table.ending, table.ranks)


def test_object_is_not_three_discs_of_two_types():
    table = lay(MILD_1, NO_RECIPE, won={0: "mild-3 medium-3"})
    table.claim(0, "mild")
    assert {"mild-1", "mild-3", "medium-3"} == table.won(0)
    assert "turn" == table.phase


def test_collect_disc_goes_to_the_first_to_claim():
    table = lay(NO_RECIPE, MILD_1, MILD_1)
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
    table = lay(hand, NO_RECIPE)
    assert ("turn" if clause else "claim") == table.phase
    assert clause == table.refused(0, Move.CLAIM)


def test_exact_match_of_one_disc_is_not_another():
    table = lay(MEDIUM_1, NO_RECIPE)
    refused = [table.refused(0, Move.CLAIM + heat) for heat in range(3)]
    assert ["exact-match", None, "exact-match"] == refused


def test_exact_match_needs_an_open_disc():
    table = lay(MILD_1, NO_RECIPE, discs={"mild": ""})
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
    table = lay(NO_RECIPE, MEDIUM_1)
    counted = {counter.kind: counter.value for counter in table.play.view(0).counters if counter.seat == 1}
    assert {"avocados": 4, "tomatoes": 3, "chilies": 4} == counted


def test_hand_example_is_counted_anew_with_every_card():
    table = lay(MEDIUM_1, NO_RECIPE, discard="ttt", deck="a t")
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


def test_special_dealt_goes_back_into_the_deck(standard):
    """Ninety specials among thirty ingredients: whenever one comes up, another card is drawn (ruling GU-1)."""
    for special in standard["special"]:
        special["copies"] = 30
    for ingredient in standard["ingredient"]:
        ingredient["copies"] = 1
    standard["ingredient"][0]["copies"] = 12
    table, events = deal(4, card_set=cards.build(standard))
    back = happened(events, "shuffled-in")
    assert len(back) > 20
    assert {"special-dealt"} == {event.clause for event in back}
    assert {event.card for event in back} == SPECIALS
    assert not SPECIALS & set(" ".join([*table.hands, table.discard]).split())
    assert 90 == sum(card in SPECIALS for card in table.deck.split())


def test_special_dealt_has_no_effect_in_a_new_hand():
    table = lay(MILD_1, NO_RECIPE, deck="onion t a aa tt cc ac tc ttt")
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
        "c c att tc aaa", NO_RECIPE, deck="lime onion cilantro", discard="aa tt at ac", discs={"mild": "mild-1"}
    )
    table.state.goal[0] = table.state.mix[0]
    rules.discs_changed(table.state)
    rules.settle(table.state)
    events = table.claim(0, "mild")
    assert "renewed" in [event.what for event in events]
    assert "aaa" == table.discard  # the last card of the old hand stays on top
    rest = sorted(f"{table.hand(0)} {table.deck}".split())
    assert ["aa", "ac", "at", "att", "c", "c", "cilantro", "lime", "onion", "tc", "tt"] == rest
    assert not SPECIALS & set(table.hand(0).split())


def test_open_hands():
    table = lay(NO_RECIPE, MEDIUM_1, turn=0)
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
    table = lay(NO_RECIPE, NO_RECIPE)
    assert [Move.DRAW, *range(Move.TAKE, Move.TAKE + 5)] == table.choices(0)


def test_turn_choices_replace_those_of_another_position():
    """They are written over whatever the pile of moves held before."""
    out = paper(moves_pile(GAME))
    for table, count in ((lay(NO_RECIPE, NO_RECIPE), 6), (lay(MILD_1, NO_RECIPE), 2)):
        rules.choices(table.state, table.play.cards.box, 0, out)
        assert table.choices(0) == list(out.card)[: out.n]
        assert count == out.n


def test_turn_choices_are_not_both():
    table = lay(NO_RECIPE, NO_RECIPE, deck="tt a")
    table.draw(0)
    assert [*range(Move.KEEP, Move.KEEP + 5), Move.DISCARD] == table.choices(0)
    assert "turn-choices" == table.refused(0, Move.DRAW)
    assert "turn-choices" == table.refused(0, Move.TAKE)


def test_take_discard():
    table = lay("a a tt t c", NO_RECIPE, discard="ccc at")
    (took,) = table.take(0, over="tt")
    assert ("took", 0, "ccc", 2, "take-discard") == (took.what, took.seat, took.card, took.place, took.clause)
    assert "a a ccc t c" == table.hand(0)
    assert "tt at" == table.discard
    assert "a t c aa tt cc at ac tc" == table.deck


def test_take_discard_always_replaces_a_card():
    """Every way to take it puts it into another place of the hand (ruling GU-12)."""
    hands = set()
    for place in range(5):
        table = lay("a t c aa tt", NO_RECIPE, discard="ccc at")
        table.move(0, Move.TAKE + place)
        assert 2 == len(table.discard.split())
        hands.add(table.hand(0))
    assert {"ccc t c aa tt", "a ccc c aa tt", "a t ccc aa tt", "a t c ccc tt", "a t c aa ccc"} == hands


@pytest.mark.parametrize("special", sorted(SPECIALS))
def test_special_on_top_cannot_be_taken(special):
    table = lay(NO_RECIPE, NO_RECIPE, discard=f"{special} a")
    assert ["special-on-top"] * 5 == [table.refused(0, Move.TAKE + place) for place in range(5)]
    assert [Move.DRAW] == table.choices(0)


def test_draw_card():
    table = lay(NO_RECIPE, NO_RECIPE, deck="att t c", discard="a")
    (drew,) = table.draw(0)
    assert ("drew", 0, "att", "draw-card") == (drew.what, drew.seat, drew.card, drew.clause)
    assert ("att", "t c", "a", NO_RECIPE) == (table.drawn, table.deck, table.discard, table.hand(0))
    assert ("drawn", (0,)) == (table.phase, table.asked)


def test_draw_card_is_seen_by_its_drawer_alone():
    table = lay(NO_RECIPE, NO_RECIPE, deck="att t c")
    (drew,) = table.draw(0)
    assert ((0,), (0,)) == (drew.sees, drew.shown)
    seen = [table.play.view(viewer).zone("drawn").slots[0].card for viewer in (0, 1, None)]
    assert ["att", None, None] == seen
    (kept,) = table.keep(0, over="t")
    assert ((0, 1), (1,)) == (kept.sees, kept.shown)


def test_use_drawn_in_place_of_a_card():
    table = lay(NO_RECIPE, NO_RECIPE, deck="att t c", discard="a")
    table.draw(0)
    (kept,) = table.keep(0, over="c")
    assert ("kept", "att", 4, "use-drawn") == (kept.what, kept.card, kept.place, kept.clause)
    assert ("a a t t att", "c a", None) == (table.hand(0), table.discard, table.drawn)


def test_use_drawn_by_discarding_it():
    table = lay(NO_RECIPE, NO_RECIPE, deck="att t c", discard="a")
    table.draw(0)
    (discarded,) = table.throw(0)
    assert ("discarded", "att", "use-drawn") == (discarded.what, discarded.card, discarded.clause)
    assert (NO_RECIPE, "att a", None) == (table.hand(0), table.discard, table.drawn)


def test_use_drawn_only_after_drawing():
    table = lay(NO_RECIPE, NO_RECIPE)
    assert ["use-drawn"] * 6 == [table.refused(0, move) for move in range(Move.KEEP, Move.PASS)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_next_player_is_on_the_left(seats):
    table = lay(*[NO_RECIPE] * seats, turn=1, deck="a t c aa tt cc", discard="a")
    order = []
    for _ in range(seats + 1):
        order.append(table.asked)
        table.draw(table.asked[0])
        table.throw(table.asked[0])
    assert [((1 + n) % seats,) for n in range(seats + 1)] == order


def test_renew_deck_the_moment_its_last_card_leaves_it():
    """Before the drawer decides about that card; the top discard stays (ruling GU-8)."""
    table = lay(NO_RECIPE, NO_RECIPE, deck="att", discard="t c aa tt")
    renewed, drew = table.draw(0)
    assert ("renewed", 3, "renew-deck") == (renewed.what, renewed.other, renewed.clause)
    assert "drew" == drew.what
    assert ("drawn", "att", "t") == (table.phase, table.drawn, table.discard)
    assert ["aa", "c", "tt"] == sorted(table.deck.split())


def test_renew_deck_leaves_a_special_on_top():
    table = lay(NO_RECIPE, NO_RECIPE, deck="att", discard="lime c aa tt")
    table.draw(0)
    assert "lime" == table.discard
    assert ["aa", "c", "tt"] == sorted(table.deck.split())


def test_renew_deck_when_the_last_card_is_a_special():
    table = lay(NO_RECIPE, NO_RECIPE, deck="onion", discard="t c aa tt")
    events = table.draw(0)
    assert ["renewed", "special", "passed-hand", "passed-hand"] == [event.what for event in events]
    assert "onion t" == table.discard
    assert ["aa", "c", "tt"] == sorted(table.deck.split())


def test_renew_deck_in_the_middle_of_a_new_hand():
    table = lay(MILD_1, NO_RECIPE, deck="cc ac", discard="aa tt ccc at")
    events = table.claim(0, "mild")
    what = [event.what for event in events]
    # it runs out with the second card, so before the third
    assert ["claimed", "renewed", "new-card"] == [what[0], what[2], what[3]]
    assert "cc ac" == " ".join(table.hand(0).split()[:2])
    assert "t" == table.discard  # the last card of the old hand
    rest = sorted(f"{' '.join(table.hand(0).split()[2:])} {table.deck}".split())
    assert ["aa", "aaa", "at", "att", "c", "ccc", "tc", "tt"] == rest


def test_renew_deck_never_leaves_it_empty():
    """The smallest deck of a valid card set lasts through a game (ruling X-3)."""
    source = deepcopy(dict(cards.load().source))
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
    table = lay(MILD_1, NO_RECIPE, NO_RECIPE, NO_RECIPE, deck="ccc", discard=discard)
    table.claim(0, "mild")
    assert "ccc" == table.hand(0).split()[0]
    assert (9, 1) == (len(table.deck.split()), len(table.discard.split()))


# -- special cards ------------------------------------------------------------------------------------------------


def test_special_drawn_is_discarded_at_once_and_is_the_whole_turn():
    table = lay(NO_RECIPE, NO_RECIPE, NO_RECIPE, deck="onion t c", discard="a")
    events = table.draw(0)
    special = events[0]
    assert ("special", 0, "onion", "special-drawn") == (special.what, special.seat, special.card, special.clause)
    assert ("onion a", None) == (table.discard, table.drawn)
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_special_drawn_is_followed_by_claims():
    """Onion brings a player a recipe: it is offered before the next turn (ruling GU-3)."""
    table = lay(NO_RECIPE, MILD_1, NO_RECIPE, deck="onion t c", discard="a")
    table.decline(1)
    table.draw(0)
    assert ("claim", (2,)) == (table.phase, table.asked)
    table.decline(2)
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_lime_passes_a_card_to_the_left():
    table = lay("a a a a aa", "t t t t tt", "c c c c cc", deck="lime t c", discard="a")
    table.draw(0)
    table.give(0, "aa")
    table.give(1, "tt")
    events = table.give(2, "cc")
    passed = happened(events, "passed")
    assert [(0, 1, "aa"), (1, 2, "tt"), (2, 0, "cc")] == [(event.seat, event.other, event.card) for event in passed]
    assert {"lime"} == {event.clause for event in passed}
    assert ["a a a a cc", "t t t t aa", "c c c c tt"] == table.hands
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_cilantro_passes_a_card_to_the_right():
    table = lay("a a a a aa", "t t t t tt", "c c c c cc", deck="cilantro t c", discard="a")
    table.draw(0)
    table.give(0, "aa")
    table.give(1, "tt")
    events = table.give(2, "cc")
    passed = happened(events, "passed")
    assert [(0, 2, "aa"), (1, 0, "tt"), (2, 1, "cc")] == [(event.seat, event.other, event.card) for event in passed]
    assert {"cilantro"} == {event.clause for event in passed}
    assert ["a a a a tt", "t t t t cc", "c c c c aa"] == table.hands


@pytest.mark.parametrize("special", ["lime", "cilantro"])
def test_pass_in_secret_into_the_place_of_the_card_given(special):
    """Hands keep their slots (ruling GU-5); with two players left and right are the same."""
    table = lay("a aa aaa at ac", "t tt ttt tc ttc", deck=f"{special} t c", discard="a")
    table.draw(0)
    table.give(0, "aa")
    table.give(1, "ttc")
    assert ["a ttc aaa at ac", "t tt ttt tc aa"] == table.hands


def test_pass_in_secret_asks_everybody_at_once():
    table = lay(NO_RECIPE, NO_RECIPE, NO_RECIPE, deck="lime t c", discard="a")
    table.draw(0)
    assert ("pass", (0, 1, 2)) == (table.phase, table.asked)
    assert [list(range(Move.PASS, Move.PASS + 5))] * 3 == [table.choices(seat) for seat in range(3)]
    assert ["pass-in-secret"] * 2 == [table.refused(1, move) for move in (Move.DRAW, Move.TAKE)]
    table.give(1, "t")
    assert (0, 2) == table.asked
    assert [NO_RECIPE] * 3 == table.hands


def test_pass_in_secret_shows_nobody_what_was_chosen():
    table = lay(NO_RECIPE, "t tt ttt tc ttc", NO_RECIPE, deck="lime t c", discard="a")
    table.draw(0)
    other = lay(NO_RECIPE, "t tt ttt tc ttc", NO_RECIPE, deck="lime t c", discard="a")
    other.draw(0)
    assert [] == table.give(1, "tt")
    assert [] == other.give(1, "ttc")
    for viewer in (0, 2, None):
        assert table.play.view(viewer) == other.play.view(viewer)
        assert table.play.log(viewer)[-1].event.what == other.play.log(viewer)[-1].event.what
    assert table.play.view(1) != other.play.view(1)


def test_pass_in_secret_whatever_the_order_of_the_answers():
    chosen = {0: "aa", 1: "tt", 2: "cc"}
    told = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        table = lay("a a a a aa", "t t t t tt", "c c c c cc", deck="cilantro t c", discard="a")
        table.draw(0)
        events = [event for seat in order for event in table.give(seat, chosen[seat])]
        told.add((repr(table.state), repr(events), repr(table.play.steps)))
    assert 1 == len(told)


def test_pass_in_secret_only_after_lime_or_cilantro():
    table = lay(NO_RECIPE, NO_RECIPE, deck="a t c")
    assert ["pass-in-secret"] * 5 == [table.refused(0, Move.PASS + place) for place in range(5)]
    table.draw(0)
    assert "pass-in-secret" == table.refused(0, Move.PASS)


def test_onion_passes_whole_hands_to_the_left():
    """In their order (ruling GU-5); discs stay with their owners."""
    table = lay(
        "a aa aaa at ac", "t tt ttt tc ttc", "c cc ccc acc tcc", deck="onion t c", won={0: "mild-3", 2: "spicy-4"}
    )
    events = happened(table.draw(0), "passed-hand")
    assert [(0, 1), (1, 2), (2, 0)] == [(event.seat, event.other) for event in events]
    assert {"onion"} == {event.clause for event in events}
    assert ["c cc ccc acc tcc", "a aa aaa at ac", "t tt ttt tc ttc"] == table.hands
    assert [{"mild-3"}, set(), {"spicy-4"}] == [table.won(seat) for seat in range(3)]
    counted = {(c.seat, c.kind): c.value for c in table.play.view(0).counters}
    assert (0, 9) == (counted[0, "tomatoes"] - 1, counted[2, "tomatoes"])


# -- claims -------------------------------------------------------------------------------------------------------


def test_claim_by_a_player_who_is_not_on_turn():
    table = lay(NO_RECIPE, NO_RECIPE, MILD_1, deck="a t c aa tt cc", discard="a")
    assert ("claim", (2,)) == (table.phase, table.asked)
    claimed = table.claim(2, "mild")[0]
    assert ("claimed", 2, "mild-1", "claim") == (claimed.what, claimed.seat, claimed.card, claimed.clause)
    assert {"mild-1"} == table.won(2)


def test_claim_does_not_use_up_a_turn():
    table = lay(NO_RECIPE, MILD_1, deck="a t c aa tt cc", discard="a")
    table.claim(1, "mild")
    assert ("turn", (0,)) == (table.phase, table.asked)
    table.draw(0)
    table.throw(0)
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_claim_in_ones_own_turn():
    table = lay("aaa att tc c aa", NO_RECIPE, discard="t a")
    table.take(0, over="aa")
    assert ("claim", (0,)) == (table.phase, table.asked)
    table.claim(0, "mild")
    assert ("turn", (1,)) == (table.phase, table.asked)


def test_claim_comes_before_anything_else():
    table = lay(MILD_1, NO_RECIPE)
    assert ["claim"] * 2 == [table.refused(0, move) for move in (Move.DRAW, Move.TAKE)]
    assert [Move.CLAIM, Move.DECLINE] == table.choices(0)


def test_claim_order_from_the_player_on_turn():
    """One after another in play order; each who declines makes room for the next (ruling GU-4)."""
    table = lay(MILD_1, NO_RECIPE, MEDIUM_1, SPICY_1, turn=2)
    order = []
    while table.phase == "claim":
        order.append(table.asked)
        table.decline(table.asked[0])
    assert [(2,), (3,), (0,)] == order
    assert ("turn", (2,)) == (table.phase, table.asked)


def test_claim_order_begins_again_after_a_claim():
    """Seat 0 let the medium disc go, and is first again once the discs have changed (ruling GU-4)."""
    table = lay(MEDIUM_1, MILD_1, SPICY_1, turn=0, deck="a t c aa tt cc")
    assert (0,) == table.asked
    table.decline(0)
    assert (1,) == table.asked
    table.claim(1, "mild")
    assert (0,) == table.asked
    table.decline(0)
    assert (2,) == table.asked


def test_claim_order_after_the_deal(standard):
    """Claims are offered before the first turn (ruling GU-10)."""
    table, _ = deal(3, card_set=all_alike(standard))
    assert ("claim", (table.state.turn,)) == (table.phase, table.asked)
    for n in range(1, 4):
        table.decline(table.asked[0])
        if n < 3:
            assert ("claim", ((table.state.turn + n) % 3,)) == (table.phase, table.asked)
    assert ("turn", (table.state.turn,)) == (table.phase, table.asked)


def test_claim_order_while_cards_are_passed():
    """Nobody is offered a claim before all hands have settled (ruling GU-10)."""
    table = lay("aaa att tc c ac", MILD_1, NO_RECIPE, deck="lime a c", discard="aa")
    table.decline(1)
    table.draw(0)
    assert "claim-order" == table.refused(1, Move.CLAIM)
    table.give(0, "ac")
    table.give(1, "t")
    assert "pass" == table.phase
    table.give(2, "t")
    assert [MILD_1, "aaa att tc c ac", NO_RECIPE] == table.hands
    assert ("claim", (0,)) == (table.phase, table.asked)


def test_claim_order_asks_only_those_whose_open_hands_match():
    """Who is asked follows from what everybody sees (ruling X-7)."""
    table = lay(NO_RECIPE, MILD_1, NO_RECIPE)
    views = [table.play.view(viewer) for viewer in (0, 1, 2, None)]
    assert [(1,)] * 4 == [view.to_act for view in views]
    for seat in (0, 2):
        other = copy(table.state)
        start(other.rng, key_from(b"another table"))
        redeal.redeal(other, table.play.cards.box, seat, source())
        assert rules.to_act(table.state) == rules.to_act(other)


def test_claim_order_is_not_a_players_own():
    """A claim that was let go cannot be made later, unoffered [claim-order]."""
    table = lay(MILD_1, NO_RECIPE, deck="ccc a t")
    table.decline(0)
    assert "claim-order" == table.refused(0, Move.CLAIM)
    table.draw(0)
    assert "claim-order" == table.refused(0, Move.CLAIM)


def test_decline_claim_is_a_move():
    table = lay(MILD_1, NO_RECIPE)
    (declined,) = table.decline(0)
    assert ("declined", 0, "decline-claim") == (declined.what, declined.seat, declined.clause)
    assert (MILD_1, set(), "mild-1 mild-2") == (table.hand(0), table.won(0), table.discs("mild"))
    assert ("turn", (0,)) == (table.phase, table.asked)


def test_decline_claim_only_when_one_is_offered():
    table = lay(NO_RECIPE, NO_RECIPE, deck="a t lime")
    assert "decline-claim" == table.refused(0, Move.DECLINE)
    table.draw(0)
    assert "decline-claim" == table.refused(0, Move.DECLINE)
    table.throw(0)
    table.draw(1)
    table.throw(1)
    table.draw(0)
    assert "pass" == table.phase
    assert "decline-claim" == table.refused(0, Move.DECLINE)


def test_decline_claim_is_not_asked_again_while_nothing_of_theirs_changes():
    """Neither turns nor changes of other hands bring the claim back (ruling GU-4)."""
    table = lay(MILD_1, NO_RECIPE, deck="ccc a ttt aa t", discard="a")
    table.decline(0)
    table.draw(0)
    table.throw(0)
    assert ("turn", (1,)) == (table.phase, table.asked)
    table.draw(1)
    table.keep(1, over="c")
    assert ("turn", (0,)) == (table.phase, table.asked)


def test_decline_claim_is_asked_again_when_the_hand_changes():
    table = lay(MILD_1, NO_RECIPE, deck="ccc a ttt aa t", discard="t")
    table.decline(0)
    table.take(0, over="t")
    assert ("claim", (0,)) == (table.phase, table.asked)


def test_decline_claim_is_asked_again_when_the_hand_comes_by_passing():
    table = lay(MILD_1, MILD_1, deck="onion a ttt aa t")
    table.decline(0)
    table.decline(1)
    table.draw(0)
    assert ("claim", (0,)) == (table.phase, table.asked)
    table.decline(0)
    assert ("claim", (1,)) == (table.phase, table.asked)


def test_decline_claim_is_asked_again_when_the_discs_change():
    table = lay(MILD_1, "aaa att tcc c aa", deck="ccc a ttt aa t at ac", discard="a")
    table.decline(0)
    table.draw(0)
    table.throw(0)
    table.state.discard.card[table.state.discard.n - 1] = table.play.cards.by_id["c"].number
    table.take(1, over="aa")
    assert ("claim", (1,)) == (table.phase, table.asked)  # seat 0 is not asked again
    table.claim(1, "medium")
    assert ("claim", (0,)) == (table.phase, table.asked)


def test_two_discs_that_ask_for_the_same(standard):
    """A hand that matches both chooses one (ruling GU-11)."""
    for disc in standard["disc"]:
        if disc["id"] in ("mild-1", "spicy-1"):
            disc.update(avocados=4, tomatoes=3, chilies=4)
    for heat, rest in (("mild", {"medium", "spicy"}), ("medium", {"mild", "spicy"}), ("spicy", {"mild", "medium"})):
        table = lay(MEDIUM_1, NO_RECIPE, card_set=cards.build(deepcopy(standard)))
        assert [Move.CLAIM, Move.CLAIM + 1, Move.CLAIM + 2, Move.DECLINE] == table.choices(0)
        table.claim(0, heat)
        assert {f"{heat}-1"} == table.won(0)
        assert {f"{other}-1" for other in rest} < {table.discs(other).split()[0] for other in HEATS}


def test_new_hand():
    table = lay(MILD_1, NO_RECIPE, deck="cc ac at tt aa ccc", discard="a")
    events = happened(table.claim(0, "mild"), "new-card")
    assert ["cc", "ac", "at", "tt", "aa"] == [event.card for event in events]
    assert {"new-hand"} == {event.clause for event in events}
    assert "cc ac at tt aa" == table.hand(0)
    assert "t c tc att aaa a" == table.discard  # in the order of the hand (ruling GU-4)
    assert "ccc" == table.deck


def test_new_hand_may_match_at_once():
    table = lay(MILD_1, NO_RECIPE, deck="aaa att tcc c c ccc t")
    table.claim(0, "mild")
    assert ("claim", (0,)) == (table.phase, table.asked)
    table.claim(0, "medium")
    assert {"mild-1", "medium-1"} == table.won(0)


def test_new_hand_draws_another_card_for_a_special():
    """It goes back into the deck, which is shuffled (ruling GU-1)."""
    table = lay(MILD_1, NO_RECIPE, deck="cc lime at tt aa ccc ttt aac ttc acc", discard="a")
    events = table.claim(0, "mild")
    assert ["claimed", "new-card", "shuffled-in"] == [event.what for event in events][:3]
    assert "cc" == table.hand(0).split()[0]
    assert "lime" not in table.hand(0)
    assert "lime" in table.deck
    assert 10 == len(f"{table.hand(0)} {table.deck}".split())


def test_others_keep_their_cards():
    others = ["a aa aaa at ac", "c cc ccc acc tcc"]
    table = lay(others[0], MILD_1, others[1], deck="t c a aa tt cc")
    table.claim(1, "mild")
    assert others == [table.hand(0), table.hand(2)]


def test_next_disc_of_that_pile_is_turned():
    table = lay(MILD_1, NO_RECIPE, deck="t c a aa tt cc")
    (turned,) = happened(table.claim(0, "mild"), "turned-disc")
    assert ("mild-2", 0, "next-disc") == (turned.card, turned.place, turned.clause)
    assert ["mild-2", "medium-1 medium-2", "spicy-1 spicy-2"] == [table.discs(heat) for heat in HEATS]


def test_next_disc_may_match_another_hand():
    """Mild-2 asks for 5 avocados, 4 tomatoes and 2 chilies: claims are offered anew (ruling GU-4)."""
    table = lay(MILD_1, "aaa att tc ac t", deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert ("claim", (1,)) == (table.phase, table.asked)
    table.claim(1, "mild")
    assert {"mild-2"} == table.won(1)


def test_next_disc_of_an_empty_pile_is_none():
    """An empty pile turns nothing, and nothing can be claimed from it (ruling GU-6)."""
    table = lay(MILD_1, MILD_1, discs={"mild": "mild-1"}, deck="t c a aa tt cc")
    events = table.claim(0, "mild")
    assert not happened(events, "turned-disc")
    assert ("", "turn") == (table.discs("mild"), table.phase)
    table.draw(0)
    table.throw(0)
    assert (1,) == table.asked
    assert "exact-match" == table.refused(1, Move.CLAIM)


# -- the end ------------------------------------------------------------------------------------------------------


def test_winning_ends_the_game_at_once():
    """No new hand, no disc turned, no claim of others (ruling GU-9)."""
    table = lay(NO_RECIPE, MILD_1, MEDIUM_1, won={1: "medium-3 spicy-3"}, deck="t c a aa tt cc")
    events = table.claim(1, "mild")
    assert ["claimed", "won"] == [event.what for event in events]
    assert ("over", "won", ()) == (table.phase, table.ending, table.asked)
    assert [None] == [slot.card for slot in table.play.view(1).zone("disc:mild").slots]
    assert (MILD_1, "t c a aa tt cc") == (table.hand(1), table.deck)
    assert [2, 1, 2] == table.ranks
    assert [0, 3, 0] == table.points


def test_winning_is_only_for_all_three_types():
    table = lay(MILD_1, NO_RECIPE, won={0: "medium-3", 1: "mild-3 spicy-3"}, deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert ("turn", "not-over") == (table.phase, table.ending)
    assert [2, 2] == table.points


def test_extra_discs_do_not_help_to_win():
    table = lay(MILD_1, NO_RECIPE, won={0: "mild-3 mild-4"}, deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert {"mild-1", "mild-3", "mild-4"} == table.won(0)
    assert ("turn", [1, 0]) == (table.phase, table.points)
    extra = [points for points in table.play.view(0).points if points.clause == "extra-discs"]
    assert [(0, 0, 2)] == [(points.seat, points.points, points.text.values["n"]) for points in extra]


def test_extra_discs_thwart_the_others():
    """Seat 1 needs a mild disc; seat 0 takes the last one, which it does not need."""
    table = lay(
        MILD_1,
        NO_RECIPE,
        won={0: "mild-3", 1: "medium-3 spicy-3"},
        discs={"mild": "mild-1", "medium": "", "spicy": ""},
        deck="t c a aa tt cc",
    )
    table.claim(0, "mild")
    assert ("over", "nobody-can-win") == (table.phase, table.ending)
    assert [2, 1] == table.ranks


def test_nobody_can_win_ends_the_game():
    """It does as soon as no player can complete a set, and not before (ruling GU-6)."""
    won = {0: "medium-3", 1: "spicy-3"}
    for left, phase in (("spicy-2", "turn"), ("", "over")):
        table = lay(
            MILD_1, NO_RECIPE, won=won, discs={"mild": "mild-1", "medium": "", "spicy": left}, deck="t c a aa t"
        )
        events = table.claim(0, "mild")
        assert phase == table.phase
        ended = happened(events, "nobody-can-win")
        assert (["nobody-can-win"] if phase == "over" else []) == [event.clause for event in ended]


@pytest.mark.parametrize(
    ("won", "ranks"),
    [
        ({0: "medium-3", 1: "mild-4 mild-5 mild-6"}, [1, 2]),  # two types before one type of four discs
        ({0: "mild-3 mild-4", 1: "mild-5 mild-6"}, [1, 2]),  # one type each: three discs before two
        ({0: "mild-3", 1: "mild-5 mild-6"}, [1, 1]),  # alike: shared
        ({0: "mild-3", 1: "medium-3 spicy-3", 2: "medium-4 spicy-4"}, [3, 1, 1]),
    ],
)
def test_nobody_can_win_is_decided_by_types_then_discs(won, ranks):
    hands = [MILD_1, *[NO_RECIPE] * (len(ranks) - 1)]
    table = lay(*hands, won=won, discs={"mild": "mild-1", "medium": "", "spicy": ""}, deck="t c a aa tt cc")
    table.claim(0, "mild")
    assert ("over", "nobody-can-win") == (table.phase, table.ending)
    assert ranks == table.ranks


# -- an easier game -----------------------------------------------------------------------------------------------


def test_easier_game_has_one_pile_and_one_open_disc():
    """All 21 discs form one pile (ruling GU-7)."""
    table, events = deal(2, game="easier")
    assert {f"{heat}-{n}" for heat in HEATS for n in range(1, 8)} == set(table.discs("mild").split())
    assert ("", "") == (table.discs("medium"), table.discs("spicy"))
    assert [table.discs("mild").split()[0]] == [event.card for event in happened(events, "turned-disc")]


def test_easier_game_is_won_with_any_three_discs():
    table = lay(MILD_1, NO_RECIPE, game="easier", won={0: "mild-3 mild-4"})
    events = table.claim(0, "mild")
    assert ["easier-game"] == [event.clause for event in happened(events, "won")]
    assert ("over", "won", [1, 2], [3, 0]) == (table.phase, table.ending, table.ranks, table.points)


def test_easier_game_turns_the_next_disc_of_any_type():
    table = lay(MILD_1, MEDIUM_1, game="easier", deck="t c a aa tt cc")
    assert (0,) == table.asked  # only the mild disc is open
    events = table.claim(0, "mild")
    assert ["medium-1"] == [event.card for event in happened(events, "turned-disc")]
    assert ("claim", (1,)) == (table.phase, table.asked)
    table.claim(1, "mild")
    assert {"medium-1"} == table.won(1)


def test_easier_game_has_nothing_in_the_other_piles():
    table = lay(MEDIUM_1, NO_RECIPE, game="easier")
    assert ["exact-match"] * 3 == [table.refused(0, Move.CLAIM + heat) for heat in range(3)]


def test_easier_game_ends_when_nobody_can_reach_three():
    """One disc is left and nobody has two (ruling GU-6)."""
    table = lay(
        MILD_1, NO_RECIPE, game="easier", discs={"mild": "mild-1 mild-2"}, won={1: "spicy-1"}, deck="t c a aa tt"
    )
    table.claim(0, "mild")
    assert ("over", "nobody-can-win", [1, 1]) == (table.phase, table.ending, table.ranks)


# -- at this table ------------------------------------------------------------------------------------------------


def source():
    """A generator to deal anew from."""
    made = paper(RNG)
    start(made, key_from(b"to deal anew from"))
    return made


def test_who_sees_what_lies_open():
    table = lay(NO_RECIPE, MEDIUM_1, won={1: "mild-3"}, discard="ccc at", deck="a t c")
    table.decline(1)
    for viewer in (0, 1, None):
        view = table.play.view(viewer)
        assert ["mild-3"] == [slot.card for slot in view.zone("won:1").slots]
        assert ["mild-1"] == [slot.card for slot in view.zone("disc:mild").slots]
        assert "ccc" == view.zone("discard").slots[-1].card
        assert (3, 2, 2) == (view.zone("deck").count, view.zone("discard").count, view.zone("disc:mild").count)
        assert [None] == [slot.card for slot in view.zone("deck").slots]


def test_who_sees_nothing_of_the_order_of_deck_and_discs():
    """Dealt anew, deck and discs below the open ones look the same to everybody [who-sees]."""
    table = lay(NO_RECIPE, NO_RECIPE, deck="a t c aa tt cc at ac tc", discs={"mild": "mild-1 mild-2 mild-3 mild-4"})
    orders = set()
    anew = source()
    for _ in range(5):
        other = copy(table.state)
        redeal.redeal(other, table.play.cards.box, 0, anew)
        assert GAME.view.view(table.state, table.play.cards, 0) == GAME.view.view(other, table.play.cards, 0)
        assert sorted(table.state.deck.card) == sorted(other.deck.card)
        orders.add((tuple(other.deck.card), tuple(other.discs[0].card)))
    assert 5 == len(orders)


def test_who_sees_a_drawn_card_and_a_chosen_one():
    """Dealt anew for another seat they may be any; for their owner they stay [who-sees]."""
    drawn = lay(NO_RECIPE, NO_RECIPE, deck="att t c aa onion cc at")
    drawn.draw(0)
    chosen = lay(NO_RECIPE, "t tt ttt tc ttc", deck="lime t c")
    chosen.draw(0)
    chosen.give(1, "ttt")
    anew = source()
    kinds, places = set(), set()
    for _ in range(60):
        for seat in (0, 1):
            one, two = copy(drawn.state), copy(chosen.state)
            redeal.redeal(one, drawn.play.cards.box, seat, anew)
            redeal.redeal(two, chosen.play.cards.box, seat, anew)
            if seat == 1:
                kinds.add(drawn.play.cards.card(one.drawn, "ingredient", "special").id)
                assert 2 == two.chosen[1]
            else:
                assert drawn.state.drawn == one.drawn
                places.add(two.chosen[1])
    assert {"att", "t", "c", "aa", "cc", "at"} == kinds
    assert {0, 1, 2, 3, 4} == places


def test_your_turn():
    table = lay(NO_RECIPE, NO_RECIPE, NO_RECIPE, deck="lime t c")
    for seat in (1, 2, 3, -1):
        assert "your-turn" == table.play.refusal(seat, Move.DRAW)
    assert {"your-turn"} == {table.refused(1, move) for move in range(-3, MOVES + 3)}
    table.draw(0)
    table.give(1, "a")
    assert "your-turn" == table.refused(1, Move.PASS + 3)  # an answer stands


def test_your_turn_is_when_a_claim_is_offered():
    table = lay(NO_RECIPE, MILD_1, MEDIUM_1)
    assert ["your-turn", None, "your-turn"] == [table.refused(seat, Move.DECLINE) for seat in range(3)]
    assert "your-turn" == table.refused(2, Move.CLAIM + 1)


@pytest.mark.parametrize("move", [-1, -17, MOVES, MOVES + 1, 10**6, -(2**62)])
def test_known_moves(move):
    phases = [
        lay(NO_RECIPE, NO_RECIPE),
        lay(NO_RECIPE, NO_RECIPE, deck="a t c"),
        lay(NO_RECIPE, NO_RECIPE, deck="lime t c"),
        lay(MILD_1, NO_RECIPE),
    ]
    phases[1].draw(0)
    phases[2].draw(0)
    assert ["turn", "drawn", "pass", "claim"] == [table.phase for table in phases]
    assert ["known-moves"] * 4 == [table.refused(0, move) for table in phases]


def test_game_over():
    table = lay(MILD_1, NO_RECIPE, won={0: "medium-3 spicy-3"})
    table.claim(0, "mild")
    assert {"game-over"} == {table.refused(seat, move) for seat in (0, 1) for move in range(-3, MOVES + 3)}
    assert ([], []) == (table.choices(0), table.choices(1))


def test_safety_limit_ends_the_game_as_it_stands():
    """The game ends with the last move allowed and is ranked as it stands (ruling X-5)."""
    table = lay(NO_RECIPE, NO_RECIPE, won={0: "mild-3", 1: "mild-4 medium-4"}, moves=LIMIT - 2, deck="a t c")
    table.draw(0)
    assert "drawn" == table.phase
    events = table.throw(0)
    assert ["safety-limit"] == [event.clause for event in happened(events, "limit")]
    assert ("over", "limit", (), [2, 1]) == (table.phase, table.ending, table.asked, table.ranks)


def test_safety_limit_waits_until_passed_cards_have_settled():
    """Otherwise the order of the answers would decide which of them counts."""
    table = lay("a a a a aa", "t t t t tt", moves=LIMIT - 1, deck="lime t c")
    table.draw(0)
    table.give(1, "tt")
    assert "pass" == table.phase
    table.give(0, "aa")
    assert ["a a a a tt", "t t t t aa"] == table.hands
    assert ("over", "limit") == (table.phase, table.ending)


def test_safety_limit_leaves_a_victory_a_victory():
    table = lay(MILD_1, NO_RECIPE, won={0: "medium-3 spicy-3"}, moves=LIMIT - 1)
    table.claim(0, "mild")
    assert ("over", "won") == (table.phase, table.ending)

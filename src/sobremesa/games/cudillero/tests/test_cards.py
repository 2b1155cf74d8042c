"""Cudillero: card sets of one's own, and what is wrong with those that cannot be played."""

import copy
from collections import Counter

import pytest

from sobremesa.engine.errors import BadCardSet
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.engine.words import GameWords
from sobremesa.games.cudillero import GAME
from sobremesa.games.cudillero.cards import build
from sobremesa.games.cudillero.tests.laid import CARDS


def changed(change):
    """The content of the standard set after a change."""
    source = copy.deepcopy(dict(CARDS.source))
    change(source)
    return source


def test_components():
    """The standard set: so many cards of each sort, and in each colour one floor for each way of its cables."""
    many = Counter()
    for card in CARDS.cards:
        many[card.group] += card.copies
    expected = {"doorway": 16, "floor": 60, "roof": 24, "action": 72, "common": 9, "personal": 12, "token": 20}
    assert expected == many
    floors = [card.facts for card in CARDS.cards if card.group == "floor"]
    for colour in ("blue", "yellow", "white", "red"):
        assert 15 == len({floor["cables"] for floor in floors if floor["colour"] == colour})
    assert (20, 20, 20) == tuple(sum(floor[s] for floor in floors) for s in ("balconies", "neighbours", "chimneys"))
    for floor in floors:
        printed = floor["balconies"] + floor["neighbours"] + floor["chimneys"]
        assert len(floor["cables"]) + 2 * len(floor["line"]) + printed == (5 if floor["line"] == "LR" else 4)


def test_each_pair_of_actions_is_on_three_cards_and_the_better_the_weaker():
    """[action-cards]"""
    pairs = Counter()
    values = Counter()
    for card in CARDS.cards:
        if card.group == "action":
            pairs[tuple(sorted(card.facts["actions"]))] += 1
            values[tuple(sorted(card.facts["actions"]))] += card.facts["value"]
    assert {3} == set(pairs.values())
    assert {26, 27, 28, 29, 30, 31} == set(values.values())
    assert 11 == next(c.facts["value"] for c in CARDS.cards if c.id == "action-11")


def test_action_cards_are_numbered_by_their_values():
    """Whatever their order in the file, a hand lies in the order of its values."""

    def reverse(source):
        source["action"].reverse()
        source["action"][0]["value"] = 99

    cards = build(changed(reverse))
    values = [card.facts["value"] for card in cards.cards if card.group == "action"]
    assert sorted(values) == values == list(cards.box.bid)[1:]


def test_a_set_of_ones_own_is_played_with_its_own_numbers():
    """[compare-bids] [height] [colour-points]"""

    def change(source):
        source["token"][0]["adds"] = 7
        source["floor"][0] |= {"names": {"en": "The captain's house"}, "chimneys": 3}
        source["tables"]["heights"][2] = 50
        source["board"]["most"] = 4
        source["board"]["line"] = 3

    cards = build(changed(change))
    assert (7, 4, 3, 50) == (cards.box.adds[0], cards.box.board, cards.box.line, cards.box.height[2])
    words = GameWords(GAME, cards, "es")
    assert ("Ficha +7", "The captain's house") == (words.card("plus-ten"), words.card("f01"))
    assert "3 chimeneas" in words.about("f01")
    play = Play(GAME, cards, {"personal_objectives": "true"}, 4, key_from(b"own"))
    for seat in range(4):
        play.move(seat, play.choices(seat)[-1])
    assert (0, 1, 2, 3) == play.to_act()


def test_an_objective_of_a_token_that_is_kept_names_what_the_token_adds():
    """Everybody who keeps it scores, so points for a second say nothing. [kept-plus-ten] [first-and-second]"""

    def change(source):
        source["token"][0]["adds"] = 7
        source["common"][2] |= {"first": 4, "second": 3}

    words = GameWords(GAME, build(changed(change)), "en")
    assert "+7 token kept" == words.card("kept-plus-ten")
    assert "For everyone who still has the +7 token at the end: 4 points" == words.about("kept-plus-ten")


def leave_out(group, id):
    """A set without a card."""

    def change(source):
        source[group] = [card for card in source[group] if card["id"] != id]

    return change


def set_to(group, n, **values):
    """A set with a card changed."""

    def change(source):
        source[group][n] |= values

    return change


BAD = [
    (leave_out("action", "action-3"), "there are 17; the game needs 18"),
    (lambda source: source.__setitem__("roof", source["roof"][:11]), "there are 11; the game needs 12"),
    (lambda source: source.__setitem__("floor", source["floor"][:7]), "there are 7; the game needs 8"),
    (lambda source: source.__setitem__("common", []), "there are 0; the game needs 1"),
    (lambda source: source.__setitem__("personal", source["personal"][:7]), "there are 7; the game needs 8"),
    (leave_out("token", "relocate"), "there are 4; the game needs 5"),
    (set_to("action", 3, value=1), "another action card has the value 1"),
    (set_to("token", 0, adds=20), "the two tokens for bids add 20 each"),
    (set_to("floor", 2, id="f01"), "f01"),
    (set_to("floor", 2, id="doorway"), "belongs to the doorway cards"),
    (lambda source: source["board"].__setitem__("line", 11), "the line is at 11, beyond the last space 10"),
    (set_to("floor", 0, cables="DU"), "cables"),
    (set_to("floor", 0, colour="green"), "green"),
    (set_to("roof", 0, cables="U"), "cables"),
    (set_to("common", 0, id="two-doorways"), "two-doorways"),
    (lambda source: source.__setitem__("doorways", 15), "16"),
    (lambda source: source["tables"]["heights"].pop(), "heights"),
]


@pytest.mark.parametrize(("change", "message"), BAD, ids=[message for _, message in BAD])
def test_what_cannot_be_played_is_refused_with_the_reason(change, message):
    with pytest.raises(BadCardSet, match=message):
        build(changed(change))


def test_more_floors_than_there_is_room_for_are_refused():
    def change(source):
        source["floor"] += [source["floor"][0] | {"id": f"more-{n}"} for n in range(21)]

    with pytest.raises(BadCardSet, match="81"):
        build(changed(change))

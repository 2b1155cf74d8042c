"""Leftovers: card sets of one's own, and what is wrong with those that cannot be played."""

import copy

import pytest

from sobremesa.engine.errors import BadCardSet
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.games._template import GAME
from sobremesa.games._template.state import CARDS as ROOM
from sobremesa.games._template.state import DISHES
from sobremesa.games._template.tests.laid import CARDS


def changed(change):
    """The content of the standard set after a change."""
    source = copy.deepcopy(dict(CARDS.source))
    change(source)
    return source


def dish(id="stew", copies=3, value=2, **more):
    """A dish as a file has it."""
    return {"id": id, "copies": copies, "value": value, "provenance": "own", **more}


def test_the_standard_set():
    assert (20, 2, 6) == (sum(card.copies for card in CARDS.cards), CARDS.box.spoils, CARDS.box.dishes)
    assert [0, 5, 5, 4, 3, 3] == list(CARDS.box.copies)[:6]
    assert [0, 1, 2, 3, 4, 5] == list(CARDS.box.value)[:6]
    assert CARDS.names.keys() == {"en", "es"}


@pytest.mark.parametrize("dishes", [[dish("a", 7), dish("b", 7)], [dish(f"d{n}", 5) for n in range(DISHES - 1)]])
def test_the_smallest_and_the_largest_set_can_be_played_to_the_end(dishes):
    cards = GAME.cards.build(changed(lambda source: source.update(dish=dishes)))
    play = Play(GAME, cards, {}, 4, key_from(b"own cards"))
    moves = 0
    while not play.over:
        seat = play.to_act()[-1]
        play.move(seat, play.choices(seat)[0])
        moves += 1
        assert moves < GAME.limit
    assert "LIMIT" not in {GAME.state.Event(h.event.what).name for h in play.log(None)}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda s: s["dish"].append(dish("rice")), "dish 6, id: another card, above, has the id rice; each needs its"),
        (lambda s: s.update(dish=[dish(copies=13)]), "13 cards in all; a game needs at least 14"),
        (lambda s: s["dish"].append(dish(copies=41)), "61 cards in all; there is room for 60"),
        (lambda s: s.update(dish=[dish(f"d{n}", 2) for n in range(DISHES)]), "dish: 13 of these; there is room for 12"),
        (lambda s: s["dish"].append(dish(copies=0)), "dish 6, copies: expected a whole number from 1 to 60, not 0"),
        (lambda s: s["dish"].append(dish(value=100)), "dish 6, value: expected a whole number from 0 to 99, not 100"),
        (lambda s: s["dish"].append(dish(colour="red")), "dish 6, colour: unknown key"),
        (lambda s: s["dish"].append(dish(id="A B")), "dish 6, id: expected small letters, digits and hyphens"),
        (lambda s: s["dish"].append(dish(provenance="heard")), "dish 6, provenance: expected one of 'own', "),
        (lambda s: s.update(spoils="2"), "spoils: expected a whole number from 0 to 99, not '2'"),
        (lambda s: s.pop("spoils"), "expected a key 'spoils', which is missing"),
        (lambda s: s.update(game="guacamole"), "game: expected '_template', not 'guacamole'"),
    ],
)
def test_a_set_that_does_not_fit_is_refused_by_name(change, says):
    with pytest.raises(BadCardSet) as error:
        GAME.cards.build(changed(change), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert says in str(error.value)


def test_there_is_room_for_what_the_largest_set_may_have():
    assert ROOM == len(Play(GAME, CARDS, {}, 2, key_from(b"room")).state.deck.card)


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(BadCardSet, match=r"nowhere\.toml: cannot be read"):
        GAME.cards.load(tmp_path / "nowhere.toml")
    (tmp_path / "broken.toml").write_text("game = ")
    with pytest.raises(BadCardSet, match=r"broken\.toml:1: expected TOML"):
        GAME.cards.load(tmp_path / "broken.toml")

"""Platos: card sets of one's own, and what is wrong with those that cannot be played."""

import copy
from pathlib import Path

import pytest

from sobremesa.engine.errors import BadCardSet
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.engine.words import GameWords
from sobremesa.games.platos import GAME
from sobremesa.games.platos.tests.laid import CARDS

SMALL = GAME.cards.load(Path(__file__).parent / "sets" / "small.toml")


def changed(change):
    """The content of the standard set after a change."""
    source = copy.deepcopy(dict(CARDS.source))
    change(source)
    return source


def dish(id="stew", needs=("onion", "rice"), points=3, **more):
    """A dish as a file has it."""
    return {"id": id, "needs": list(needs), "points": points, "provenance": "own", **more}


def ingredient(id="saffron", copies=3, **more):
    """An ingredient as a file has it."""
    return {"id": id, "copies": copies, "provenance": "own", **more}


def test_components():
    """The standard set: 72 ingredients, 32 specials, 24 dishes worth n (n - 1) / 2 + 1 points for n ingredients."""
    many = {
        group: sum(c.copies for c in CARDS.cards if c.group == group) for group in ("ingredient", "special", "dish")
    }
    assert {"ingredient": 72, "special": 32, "dish": 24} == many
    dishes = [card for card in CARDS.cards if card.group == "dish"]
    assert all(len(c.facts["needs"]) * (len(c.facts["needs"]) - 1) // 2 + 1 == c.facts["points"] for c in dishes)
    assert 109 == sum(CARDS.box.value)
    for card in CARDS.cards:
        if card.group == "ingredient":
            assert card.copies == sum(card.id in dish.facts["needs"] for dish in dishes) or card.copies >= 4
    assert {4} == {card.copies for card in CARDS.cards if card.group == "special"}


def test_a_dish_tells_what_it_is_made_of():
    words = GameWords(GAME, CARDS, "en"), GameWords(GAME, CARDS, "es")
    assert ["Corn, chorizo, meat, potato and onion; 11 points".lower()] == [words[0].about("locro").lower()]
    assert "choclo, chorizo, carne, papa y cebolla; 11 puntos" == words[1].about("locro")
    assert "" == words[0].about("onion")


LARGEST = {
    "ingredient": [ingredient(f"i{n}", 4) for n in range(16)],
    "dish": [dish(f"d{n}", (f"i{n % 16}", f"i{(n + 1) % 16}")) for n in range(36)],
}


@pytest.mark.parametrize("cards", [SMALL, GAME.cards.build(changed(lambda source: source.update(LARGEST)))])
@pytest.mark.parametrize("mode", ["1", "2"])
def test_the_smallest_and_the_largest_set_can_be_played(cards, mode):
    play = Play(GAME, cards, {"mode": mode}, 5, key_from(b"own cards"))
    for number in range(150):
        if play.over:
            break
        seat = play.to_act()[-1]
        choices = play.choices(seat)
        play.move(seat, choices[number % len(choices)])
        if number % 10 == 0:
            play.view(seat)
    assert play.state.turns > 1


def test_moves_name_dishes_that_share_a_name_by_number():
    names = {"en": "Stew", "es": "Guiso"}
    twins = GAME.cards.build(changed(lambda s: s["dish"].extend([dish("a", names=names), dish("b", names=names)])))
    words = GameWords(GAME, twins, "en")
    said = {words.say(GAME.view.describe(twins, move)) for move in range(GAME.moves)}
    assert GAME.moves == len(said)
    assert "Reserve dish number 25" in said


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda s: s["dish"].append(dish("pizza")), "another card, above, has the id pizza"),
        (lambda s: s["special"].pop(), "none has id = secret"),
        (lambda s: s["special"][0].update(id="flood"), "expected one of"),
        (lambda s: s["special"][7].update(copies=5), "special 8, copies: 5 of these; there is room for 4"),
        (
            lambda s: s["ingredient"].extend(ingredient(f"i{n}", 1) for n in range(5)),
            "17 of these; there is room for 16",
        ),
        (lambda s: s["dish"].extend(dish(f"d{n}") for n in range(13)), "37 of these; there is room for 36"),
        (lambda s: s.update(dish=s["dish"][:4]), "4 cards of this kind in all; a game needs at least 5"),
        (lambda s: s["ingredient"].append(ingredient(copies=17)), "121 cards in all; there is room for 120"),
        (
            lambda s: s["ingredient"].append(ingredient(copies=0)),
            "copies: expected a whole number from 1 to 120, not 0",
        ),
        (lambda s: s["dish"].append(dish(needs=())), "ingredients listed: 0; a dish has 1 to 6"),
        (lambda s: s["dish"].append(dish(needs=("onion", "onions"))), "there is no such ingredient"),
        (lambda s: s["dish"].append(dish(needs=("onion", "fire"))), "there is no such ingredient"),
        (lambda s: s["dish"].append(dish(needs=("onion", "onion"))), "lists onion twice"),
        (lambda s: s["dish"].append(dish(points=100)), "points: expected a whole number from 0 to 99, not 100"),
        (lambda s: s.update(game="abuela"), "game: expected 'platos', not 'abuela'"),
    ],
)
def test_a_set_that_does_not_fit_is_refused_by_name(change, says):
    with pytest.raises(BadCardSet) as error:
        GAME.cards.build(changed(change), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert says in str(error.value)
    assert error.value.in_words("es")


def test_a_set_with_too_few_cards_is_refused():
    source = copy.deepcopy(dict(SMALL.source))
    for item in source["ingredient"]:
        item["copies"] = 2
    with pytest.raises(BadCardSet, match="16 cards in all; a game needs at least 26"):
        GAME.cards.build(source)

"""Stew: the standard set, card sets of one's own, and what is wrong with those that cannot be played."""

import copy

import pytest

from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.errors import BadCardSet
from sobremesa.engine.play import Play
from sobremesa.engine.rng import key_from
from sobremesa.engine.words import GameWords
from sobremesa.games.stew import GAME
from sobremesa.games.stew.state import CARDS as ROOM
from sobremesa.games.stew.state import COPIES, KINDS, VERMIN
from sobremesa.games.stew.tests.laid import CARDS, deal, laid, move, step, told
from sobremesa.kit.check import check


def changed(change):
    """The content of the standard set after a change."""
    source = copy.deepcopy(dict(CARDS.source))
    change(source)
    return source


def ingredient(id="turnip", copies=2, **more):
    """An ingredient as a file has it."""
    return {"id": id, "copies": copies, "worth": list(range(1, copies + 1)), "provenance": "own", **more}


def animal(id="mole", eats="carrot", **more):
    """An animal as a file has it."""
    return {"id": id, "eats": eats, "provenance": "own", **more}


def test_the_standard_set():
    box = CARDS.box
    assert (12, 6) == (sum(card.copies for card in CARDS.cards if card.group == "ingredient"), box.vermin)
    assert [0, 4, 2, 2, 2, 1, 1] == list(box.copies)[: box.kinds]
    assert [0, 1, 4, 9, 16] == list(box.worth[1])[:5]
    assert [1, 2, 3, 4, 5, 0] == list(box.eats)[:6]
    assert (5, 5, 3, 3) == (box.vagabond, box.looks_for, box.takes, box.adds)
    assert (12, 2, 1, 1, 5) == (box.enough, box.right, box.wrong, box.unclaimed, box.goal)
    assert {"rulebook", "published"} == {card.provenance for card in CARDS.cards}


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("potato", "worth 1, 4, 9 and 16 in the pot, depending on how many there are"),
        ("stone", "worth -3 in the pot"),
        ("gopher", "eats a leek unless it is fed"),
        ("vagabond", "unless he is fed: with chicken in the pot \N{MINUS SIGN}3, without it +3"),
    ],
)
def test_what_else_is_printed_on_a_card(id, expected):
    assert expected == GameWords(GAME, CARDS, "en").about(id)


SMALLEST = {"ingredient": [ingredient("turnip", 4)], "animal": []}
LARGEST = {
    "ingredient": [ingredient(f"i{n}", 3) for n in range(KINDS - 5)] + [ingredient(f"j{n}", COPIES) for n in range(2)],
    "animal": [animal(f"a{n}", "i0") for n in range(VERMIN - 1)],
}


@pytest.mark.parametrize("own", [SMALLEST, LARGEST], ids=["smallest", "largest"])
def test_the_smallest_and_the_largest_set_obey_the_laws(own):
    eaten = own["ingredient"][0]["id"]
    vagabond = {**CARDS.source["vagabond"], "looks_for": eaten}
    cards = GAME.cards.build(changed(lambda source: source.update(own, vagabond=vagabond)))
    report = check(GAME, games=6, packed=False, cards=cards)
    assert report.passed, report


def test_numbers_of_ones_own_hold():
    """[components]"""
    numbers = {"enough": 7, "right": 3, "wrong": 2, "goal": 9, "unclaimed": 4}
    cards = GAME.cards.build(changed(lambda source: source.update(numbers)))
    fed = "stone stone stone stone stone stone"
    play = step(laid(drawn="garlic", pot="carrot", fed=fed, cards=cards), "1: call stew", "1: put into the pot")
    assert [3, 0] == list(play.scores().points)[:2]
    play = step(laid(drawn="leek", pot="leek", fed=fed, cards=cards, right_1=2), "1: call stew", "1: put into the pot")
    assert [6, 2] == list(play.scores().points)[:2]
    play = step(laid(drawn="leek", cards=cards, right_1=2), "1: put into the pot", "2: let it simmer")
    assert [2, 0] == list(play.scores().points)[:2]


def test_all_who_come_to_the_goal_share_the_victory_with_more_points_or_fewer():
    """[winning]"""
    cards = GAME.cards.build(changed(lambda source: source.update(wrong=2)))
    play = laid(4, drawn="leek", cards=cards, wrong_2=2, right_3=2, unclaimed_3=1, wrong_4=1)
    step(play, "1: call stew", "1: put into the pot")
    assert (True, [0, 6, 5, 4]) == (play.over, list(play.scores().points)[:4])
    assert [4, 1, 1, 3] == list(play.scores().rank)[:4]
    assert "Shared victory: Player 2 and Player 3!" == GameWords(GAME, cards, "en").say(play.view(0).prompt)


def test_two_animals_with_the_same_taste_eat_two_cards():
    """[animals-eat]"""
    cards = GAME.cards.build(changed(lambda source: source["animal"].append(animal("mole", "potato"))))
    play = step(laid(drawn="potato", pot="leek potato", cards=cards), "1: call stew", "1: put into the pot")
    eaten = [(slot.card, slot.marks) for slot in play.view(1).zone("pot").slots]
    assert [("leek", ("eaten",)), ("potato", ("eaten",)), ("potato", ("eaten",))] == [
        (card, tuple(mark for mark in marks if mark == "eaten")) for card, marks in eaten
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Player 1 feeds the hamster."), ("es", "Jugador 1 alimenta a hámster.")]
)
def test_an_animal_of_ones_own_has_the_name_that_its_card_set_gives(language, said):
    names = {"en": "hamster", "es": "hámster"}
    cards = GAME.cards.build(changed(lambda source: source["animal"].append(animal("hamster", names=names))))
    play = laid(drawn="potato", cards=cards)
    play.move(0, move("feed the hamster", cards))
    assert said == told(play, 1, language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language):
    words = GameWords(GAME, CARDS, language)
    assert len(CARDS.cards) == len({words.card(card.id) for card in CARDS.cards})
    assert all(words.has(f"card.{card.id}") and words.about(card.id) for card in CARDS.cards)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            lambda s: s["ingredient"].append(ingredient("leek")),
            "ingredient 7, id: another card, above, has the id leek",
        ),
        (lambda s: s["animal"].append(animal("leek")), "animal 6, id: another card, above, has the id leek"),
        (lambda s: s["vagabond"].update(id="fox"), "vagabond.id: another card, above, has the id fox"),
        (lambda s: s["ingredient"][0].update(worth=[1, 4]), "worth: expected as many numbers as copies (4), not 2"),
        (lambda s: s["animal"].append(animal(eats="beet")), "animal 6, eats: there is no ingredient beet in this set"),
        (lambda s: s["vagabond"].update(looks_for="fox"), "vagabond.looks_for: there is no ingredient fox"),
        (lambda s: s["ingredient"].append(ingredient(copies=0)), "copies: expected a whole number from 1 to 12, not 0"),
        (lambda s: s["ingredient"].extend(ingredient(f"i{n}") for n in range(11)), "17 of these; there is room for 16"),
        (lambda s: s["animal"].extend(animal(f"a{n}") for n in range(3)), "8 of these; there is room for 7"),
        (lambda s: s["ingredient"].extend(ingredient(f"i{n}", 12) for n in range(5)), "72 cards in all; there is room"),
        (lambda s: s.update(goal=0), "goal: expected a whole number from 1 to 99, not 0"),
        (lambda s: s.pop("vagabond"), "expected a key 'vagabond', which is missing"),
        (lambda s: s.update(game="guacamole"), "game: expected 'stew', not 'guacamole'"),
    ],
)
def test_a_set_that_does_not_fit_is_refused_by_name(change, says):
    with pytest.raises(BadCardSet) as error:
        GAME.cards.build(changed(change), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert says in str(error.value)


def test_too_few_cards_for_everybody_to_play_are_refused():
    def few(source):
        source["ingredient"], source["animal"] = [ingredient("turnip", 3)], []
        source["vagabond"]["looks_for"] = "turnip"

    with pytest.raises(BadCardSet, match="3 cards in all; a game needs at least 4"):
        GAME.cards.build(changed(few))


def test_there_is_room_for_what_the_largest_set_may_have():
    s = Play(GAME, CARDS, {}, 2, key_from(b"room")).state
    assert [ROOM] * 4 == [len(pile) for pile in (s.deck.card, s.pot.card, s.putter, s.gathered.card)]
    assert deal().game.moves == VERMIN + 5

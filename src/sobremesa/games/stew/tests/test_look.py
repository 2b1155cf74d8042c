"""Stew's pictures, and what its table shows besides the view: memory, and the count of an open pot."""

import copy
import random

import pytest

from sobremesa.drawing.art import NoSuchPicture
from sobremesa.engine.contract import LANGUAGES, handle
from sobremesa.engine.words import GameWords
from sobremesa.games.stew import GAME, look
from sobremesa.games.stew.look.sheet import sheet
from sobremesa.games.stew.state import Clause, Event
from sobremesa.games.stew.tests.laid import ADVANCED, ALL_FED, CARDS, deal, laid, step
from sobremesa.kit.pictures import faults, names


def facts(play, viewer=None, language="en"):
    """What the table shows a reader."""
    return look.SPREAD.facts(play.view(viewer), play.cards, GameWords(GAME, play.cards, language, viewer=viewer), look)


@pytest.mark.parametrize("name", names(look, CARDS))
def test_a_picture_is_what_every_picture_must_be(name):
    assert [] == faults(name, look.draw(name))


def test_every_card_has_pictures_of_its_own():
    for size in ("face", "small"):
        drawn = [look.draw(look.pictures(card)[size]) for card in CARDS.cards]
        assert len(CARDS.cards) == len(set(drawn))


def test_cards_of_ones_own_have_a_picture():
    source = copy.deepcopy(dict(CARDS.source))
    own = {"copies": 1, "worth": [2], "provenance": "own"}
    source["ingredient"].append({"id": "beet", **own})
    source["animal"].append({"id": "hamster", "eats": "beet", "provenance": "own"})
    cards = GAME.cards.build(source)
    assert {"face": "face-own", "small": "glyph-own"} == look.pictures(cards.by_id["beet"])
    assert {"face": "vermin-own", "small": "head-own"} == look.pictures(cards.by_id["hamster"])


@pytest.mark.parametrize("name", ["", "face", "face-", "face-fox", "vermin-leek", "pot-4", "pot--1", "face-leek\n"])
def test_a_name_of_no_picture_is_refused(name):
    with pytest.raises(NoSuchPicture, match="stew has no picture"):
        look.draw(name)


def test_the_sheet_shows_every_picture():
    page = sheet()
    assert [] == [name for name in look.NAMES if f'alt="{name}"' not in page]


def test_the_pot_fills():
    levels = [facts(laid(pot=" ".join(["leek"] * n), phase="over")).level for n in range(12)]
    assert [0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3] == levels


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You put in: a leek and a stone; 3 from the others.", "You put in nothing; 5 from the others."]),
        ("es", ["Echaste: un puerro y una piedra; 3 de los demás.", "No echaste nada; 5 de los demás."]),
    ],
)
def test_the_table_helps_to_remember_what_one_has_put_into_the_pot(language, said):
    play = laid(3, drawn="leek", pot="leek carrot stone garlic leek", put_2=(0, 2), put_3=(1, 3, 4))
    assert said == [facts(play, seat, language).memory for seat in (1, 0)]
    assert "" == facts(play, None, language).memory
    alone = laid(drawn="leek", pot="leek leek")
    assert "You put in: 2 leeks." == facts(alone, 0).memory


def test_an_open_pot_is_counted_step_by_step():
    play = laid(2, ADVANCED, drawn="potato", pot="chicken leek leek garlic garlic stone", fed="carrot")
    step(play, "1: call stew")
    shown = facts(play)
    assert [
        ("head-gopher", "ate a leek", ""),
        ("head-boar", "ate garlic", ""),
        ("head-fox", "ate a chicken", ""),
        ("head-vagabond", "finds no chicken, goes on his way", "+3"),
        ("glyph-leek", "a leek", "+3"),
        ("glyph-garlic", "garlic", "+6"),
        ("glyph-stone", "a stone", "\N{MINUS SIGN}3"),
    ] == [(s.picture, s.said, s.points) for s in shown.steps]
    assert "The pot is worth 9 points." == shown.total


def test_the_vagabond_shares_the_chicken_that_the_fox_has_not_eaten():
    play = laid(2, ADVANCED, drawn="potato", pot="chicken", fed=ALL_FED.replace("stone stone", "stone -"))
    (man, chicken) = facts(step(play, "1: call stew")).steps
    assert ("finds chicken, takes a share", "\N{MINUS SIGN}3") == (man.said, man.points)
    assert ("a chicken", "+5") == (chicken.said, chicken.points)


def test_the_steps_add_up_to_the_total_in_random_games():
    opened = 0
    for number in range(20):
        play, dice = deal(3, f"steps {number}"), random.Random(number)
        while not play.over:
            seat = dice.choice(play.to_act())
            play.move(seat, dice.choice(play.choices(seat)))
            counters = {c.kind: c.value for c in play.view(None).counters if c.seat is None}
            points = [int(s.points.replace("\N{MINUS SIGN}", "-")) for s in facts(play).steps if s.points]
            if "total" in counters:
                opened += 1
                assert counters["total"] == sum(points)
            else:
                assert [] == points
    assert opened > 40


def test_nothing_is_counted_while_the_pot_is_shut():
    play = laid(drawn="leek", pot="leek leek")
    assert ((), "") == (facts(play, 0).steps, facts(play, 0).total)
    play = step(laid(drawn="leek"), "1: put into the pot", "2: let it simmer")
    assert () == facts(play, 0).steps


def test_the_row_names_what_lies_on_each_of_the_vermin():
    row = facts(laid(drawn="leek", fed="- carrot")).row
    assert [("vermin-0", None), ("vermin-1", "food-1"), ("vermin-2", None)] == [(p.vermin, p.food) for p in row[:3]]


def test_who_is_not_asked_again_is_shown():
    assert {1} == facts(laid(3, drawn="leek", quiet=(1,)), 0).quiet


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_shouted_and_nothing_else(language):
    play = step(laid(3, drawn="leek"), "1: put into the pot", "2: call stew", "3: call stew")
    shouted = [look.SPREAD.shout(h.event) for h in play.log(None) if look.SPREAD.shout(h.event)]
    assert ["shout.stew"] == shouted
    assert GameWords(GAME, CARDS, language).has("shout.stew")
    assert [Event.CALLED] == [what for what in Event if look.SPREAD.shout(type("E", (), {"what": what}))]


def test_every_card_tells_its_clauses():
    handles = {handle(clause) for clause in Clause}
    told = {card.id: look.SPREAD.clauses(card) for card in CARDS.cards}
    assert all(found and set(found) <= handles for found in told.values())
    assert ("stone", "vagabond", "potatoes") == (told["stone"][0], told["vagabond"][0], told["potato"][0])

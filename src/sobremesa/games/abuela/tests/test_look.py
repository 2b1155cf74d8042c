"""How Abuela Co. looks: a picture for every card of any card set, and what the table tells of burners and recipes."""

import copy
import re
from types import SimpleNamespace

import pytest

from sobremesa.drawing.art import NoSuchPicture
from sobremesa.engine.contract import LANGUAGES
from sobremesa.engine.words import GameWords
from sobremesa.games.abuela import GAME, cards, look
from sobremesa.games.abuela.look import SPREAD
from sobremesa.games.abuela.look.cards import FACE, WIDTH
from sobremesa.games.abuela.look.kitchen import ENAMEL, SIGNS
from sobremesa.games.abuela.look.own import FORMS, HUES
from sobremesa.games.abuela.look.sheet import sheet
from sobremesa.games.abuela.state import Clause, Event
from sobremesa.games.abuela.tests.laid import ADVANCED, CARDS, SAZON, laid, random_game, step
from sobremesa.kit.pictures import faults, names

LARGEST = 9 * 1024  # bytes of a picture
KNOWN_BY_NAME = ("water",)
STATES = {"empty", "ready", "way", "stray", "waits"}


def own_set():
    """The standard set under other ids, but for the cards that the rules know by name."""
    source = copy.deepcopy(dict(CARDS.source))

    def own(id):
        return id if id in KNOWN_BY_NAME else f"own-{id}"

    for group in ("basic", "special", "processed", "recipe"):
        for card in source[group]:
            card["id"] = own(card["id"])
            if "needs" in card:
                card["needs"] = {own(id): n for id, n in card["needs"].items()}
    return cards.build(source)


def facts(play, viewer=0, language="en"):
    """What the table shows besides the view of a seat."""
    words = GameWords(GAME, play.cards, language, viewer=viewer)
    return SPREAD.facts(play.view(viewer), play.cards, words, look)


def event(what, card=0):
    """An event of seat 1."""
    return SimpleNamespace(what=what, seat=0, card=card, place=0, other=0)


def burner(play, stove, number, viewer=0, language="en"):
    """A burner as the table shows it; stove None is the community stove."""
    shown = next(one for one in facts(play, viewer, language).stoves if one.seat == stove)
    return shown.burners[number - 1]


def recipe(play, id, viewer=0, language="en"):
    return next(one for one in facts(play, viewer, language).recipes if one.card == id)


def needs(play, id, viewer=0):
    """What a recipe asks for, and where the reader has it."""
    return [f"{need.shown.card}: {need.at}" for need in recipe(play, id, viewer).needs]


# -- pictures -----------------------------------------------------------------------------------------------------


def test_the_names_of_pictures_say_what_is_on_the_card():
    of = {id: dict(look.pictures(CARDS.by_id[id])) for id in ("corn", "egg", "heat", "changua", "red-stove", "help")}
    assert {"face": "face-corn", "small": "glyph-corn"} == of["corn"]
    assert {"face": "face-egg", "small": "glyph-egg"} == of["egg"]
    assert {"face": "face-heat", "small": "glyph-heat"} == of["heat"]
    assert {"face": "recipe-red-changua", "small": "dish-red-changua"} == of["changua"]
    assert {"face": "stove-red", "small": "sign-red"} == of["red-stove"]
    assert {"face": "help", "small": "help"} == of["help"]
    assert {"back"} == {look.back(zone) for zone in ("deck", "hand", "discard")}


@pytest.mark.parametrize("name", names(look, CARDS))
def test_the_pictures_of_the_standard_set_are_faultless(name):
    svg = look.draw(name)
    assert [] == faults(name, svg)
    assert name == "cover" or len(svg) <= LARGEST


def test_a_set_of_ones_own_has_its_pictures_under_any_ids():
    own = own_set()
    assert [] == [fault for name in names(look, own) for fault in faults(name, look.draw(name))]
    assert {"face": "face-water", "small": "glyph-water"} == look.pictures(own.by_id["water"])
    assert look.pictures(own.by_id["own-corn"])["face"].startswith("face-basic-")
    assert look.pictures(own.by_id["own-changua"])["face"].startswith("recipe-red-own-")


@pytest.mark.parametrize("set", [CARDS, own_set()], ids=["standard", "own"])
def test_no_two_cards_of_a_set_look_alike(set):
    """Not by their pictures, and not by what is left of these without their ids."""
    shown = [card for card in set.cards if card.group != "help"]
    for size in ("face", "small"):
        drawn = [re.sub(r"i[0-9a-f]{8}", "", look.draw(look.pictures(card)[size])) for card in shown]
        assert len(shown) == len(dict.fromkeys(drawn))


@pytest.mark.parametrize("sort", FORMS)
def test_own_cards_have_all_forms_and_hues_and_no_others(sort):
    drawn = [look.draw(f"glyph-{sort}-{form}-{hue}") for form in FORMS[sort] for hue in range(len(HUES))]
    assert len(FORMS[sort]) * len(HUES) == len(dict.fromkeys(re.sub(r"i[0-9a-f]{8}", "", svg) for svg in drawn))
    for wrong in (f"glyph-{sort}-{FORMS[sort][0]}-{len(HUES)}", f"glyph-{sort}-anvil-0"):
        with pytest.raises(NoSuchPicture):
            look.draw(wrong)


@pytest.mark.parametrize(
    "name",
    ["face-", "face-changua", "glyph-nothing", "recipe-red-corn", "recipe-pink-changua", "dish-red-own-9-0", "x"],
)
def test_a_name_without_a_picture_is_refused(name):
    with pytest.raises(NoSuchPicture, match=re.escape(f"abuela has no picture {name!r}; it has face-KIND")):
        look.draw(name)


def test_a_colour_is_told_by_pattern_and_sign_too():
    """Whoever sees no colours tells stoves apart: without any colour no two enamels and no two signs are alike."""
    for pictures in ([f"enamel-{colour}" for colour in ENAMEL], [f"sign-{colour}" for colour in SIGNS]):
        bare = [re.sub(r"#[0-9a-f]{3,6}", "", look.draw(name)) for name in pictures]
        assert len(pictures) == len(dict.fromkeys(bare))
    assert {"green", "yellow", "red", "blue", "community"} == set(ENAMEL)
    assert {str(card.facts["colour"]) for card in CARDS.cards if card.group == "recipe"} <= set(SIGNS)


def test_faces_fit_their_cards():
    for card in CARDS.cards:
        if card.group != "help":
            assert f'viewBox="0 0 {WIDTH} {FACE}"' in look.draw(look.pictures(card)["face"])


def test_the_sheet_shows_everything():
    page = sheet()
    shown = {
        name for card in CARDS.cards if card.group not in ("stove", "help") for name in look.pictures(card).values()
    }
    assert [] == [name for name in (*shown, *look.NAMES) if f'alt="{name}"' not in page]


# -- burners ------------------------------------------------------------------------------------------------------


def test_a_burner_says_what_it_is_on_the_way_to():
    play = laid(burner_1_1="milk", burner_2_1="milk egg", burner_3_1="corn egg", recipes="changua", foods="flour")
    shown = [(one.state, one.label, one.brief) for one in facts(play).stoves[0].burners]
    assert [
        ("way", "An egg short of Changua", "1 short"),
        ("ready", "Changua is ready", "ready"),
        ("stray", "Makes no dish", "no dish"),
        ("empty", "Empty", "empty"),
    ] == shown
    assert "Changua: falta un huevo" == burner(play, 0, 1, language="es").label


def test_a_burner_says_all_that_lies_there_and_what_else_it_could_become():
    play = laid(burner_2_1="cow cow water", recipes="changua", foods="milk meat")
    said = burner(play, 0, 2).said
    assert said.startswith("Burner 2: water and 2 cows. Meat is ready")
    assert burner(play, 1, 1).said == "Burner 1. Empty"


def test_like_cards_of_a_burner_are_shown_once_with_their_number():
    play = laid(burner_1_1="corn corn water corn", recipes="changua")
    shown = burner(play, 0, 1)
    slots = {slot.key: slot.card for slot in play.view(0).zone(shown.zone).slots}
    assert {"corn": 3, "water": 1} == {slots[key]: n for key, n in shown.counts.items()}
    assert all(key.endswith(":0") for key in shown.counts)
    assert "" == shown.running


def test_like_timer_cards_are_shown_apart_and_each_can_be_taken():
    """One whose time is over, two that the burner waits for (ruling AB-32)."""
    timed = {"burner_1_1": "panela panela panela", "timer_1_1": 1, "timer_cards_1_1": 2}
    play = laid(options=SAZON, hand_1="corn", **timed)
    shown = burner(play, 0, 1)
    assert [1, 2] == list(shown.counts.values())
    assert shown.running in shown.counts
    sources = {choice.source: choice.text.id for choice in play.view(0).choices if choice.verb == "to-hand"}
    assert set(shown.counts) == set(sources)
    assert "choice.to-hand-running" == sources[shown.running]
    assert "" == burner(laid(options=SAZON, burner_1_1="panela", timer_1_1=1), 0, 1).running


# -- recipes ------------------------------------------------------------------------------------------------------


def test_recipes_come_in_the_order_in_which_the_reader_could_cook_them():
    play = laid(
        hand_1="egg",
        burner_1_1="milk",
        burner_2_1="rice",
        burner_3_1="meat plantain chicharron",
        pantry="water",
        recipes="arepa-de-huevo patacon-con-todo bandeja-paisa changua",
    )
    shown = [(one.card, one.soon, one.brief) for one in facts(play).recipes]
    assert [
        ("patacon-con-todo", "now", "ready"),
        ("changua", "next", "from your hand"),
        ("arepa-de-huevo", "later", "1 missing"),
        ("bandeja-paisa", "later", "4 missing"),
    ] == shown
    assert "lista" == recipe(play, "patacon-con-todo", language="es").brief


def test_a_recipe_says_where_the_reader_has_what_it_asks_for():
    play = laid(hand_1="plantain", burner_1_1="meat", pantry="beans", recipes="patacon-con-todo", foods="milk")
    assert ["meat: burner", "plantain: hand", "chicharron: nowhere"] == needs(play, "patacon-con-todo")
    told = recipe(play, "patacon-con-todo").said.split(". ")
    assert ["Patacón con todo, a yellow recipe", "7 points"] == told[:2]
    assert ["Made with a plantain, meat and a chicharrón", "Missing: a chicharrón"] == told[2:]


def test_the_bonus_of_ones_own_colour_is_shown():
    """Seat 1 has the green stove, seat 2 the yellow one [colour-bonus]."""
    play = laid(recipes="arepa-de-huevo mazamorra")
    assert (0, 2) == tuple(recipe(play, id, viewer=0).bonus for id in ("arepa-de-huevo", "mazamorra"))
    assert (2, 0) == tuple(recipe(play, id, viewer=1).bonus for id in ("arepa-de-huevo", "mazamorra"))
    assert "5 points, 2 more in your colour" in recipe(play, "mazamorra").said


def test_a_card_of_the_pantry_that_completes_a_recipe_is_wanted():
    play = laid(burner_1_1="cooked-rice", pantry="beans corn", recipes="arroz-de-frijol bandeja-paisa")
    assert {"beans"} == facts(play).wanted
    assert ("next", "with the pantry") == (recipe(play, "arroz-de-frijol").soon, recipe(play, "arroz-de-frijol").brief)
    assert ["cooked-rice: burner", "beans: pantry"] == needs(play, "arroz-de-frijol")


def test_who_looks_on_sees_recipes_as_they_lie():
    play = laid(burner_1_1="milk egg", recipes="changua arepa-de-huevo")
    shown = facts(play, viewer=None)
    assert [("arepa-de-huevo", "", ""), ("changua", "", "")] == [
        (one.card, one.soon, one.brief) for one in shown.recipes
    ]
    assert [False, False] == [bool(stove.burners[0].cook) for stove in shown.stoves]
    assert frozenset() == shown.wanted == shown.known


def test_piles_of_food_are_shown_empty_too():
    play = laid(foods="flour flour milk", recipes="changua")
    shown = {food.shown.card: food.left for food in facts(play).foods}
    assert {"flour": 2, "cooked-rice": 0, "milk": 1, "egg": 0, "meat": 0, "chicharron": 0} == shown
    assert {"cheese", "broth"} == {food.shown.card for food in facts(laid(options=SAZON)).foods} - set(shown)
    flour = facts(play).foods[0]
    assert "Flour. 2 left. Made with 3 corn" == flour.said
    assert [(3, "corn")] == [(n, what.card) for n, what in flour.needs]


# -- the rest of the table ----------------------------------------------------------------------------------------


def test_the_community_stove_comes_last_and_belongs_to_nobody():
    assert None is facts(laid()).community
    community = facts(laid(options=ADVANCED, community_2="corn", recipes="changua", foods="flour")).community
    assert community is not None
    assert (None, "community", "") == (community.seat, community.colour, community.side)
    assert "2 corn short of flour" == community.burners[1].label


def test_dots_count_the_actions_that_are_left():
    assert (True, True) == facts(laid(left=2)).dots
    assert (True, False) == facts(laid(left=1)).dots
    play = laid(hand_1="corn rice", left=1, deck="cow")
    step(play, 0, "place card 1 on burner 1 of seat 1's stove")
    assert (False, False) == facts(play).dots


def test_the_round_is_told_and_that_it_is_the_last():
    assert "Round 3" == facts(laid(rounds=3)).standing
    assert "Round 3, then one more" == facts(laid(rounds=3, ending="met")).standing
    assert "Last round" == facts(laid(rounds=4, ending="last-round")).standing
    assert "Última ronda" == facts(laid(rounds=4, ending="last-round"), language="es").standing


def test_cards_show_their_points_and_timers():
    badges = facts(laid()).badges
    assert ("", False, "") == (badges["corn"].points, badges["corn"].timer, badges["corn"].said)
    assert ("+1", False) == (badges["egg"].points, badges["egg"].timer)
    assert ("\N{MINUS SIGN}1", True) == (badges["panela"].points, badges["panela"].timer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_a_card_is_said_line_by_line(language):
    words = GameWords(GAME, CARDS, language)
    lines = {card.id: SPREAD.printed(CARDS, card, words) for card in CARDS.cards}
    assert {"help", "green-stove", "yellow-stove", "red-stove", "blue-stove"} == {id for id in lines if not lines[id]}
    if language == "en":
        assert ("17 of them in the game",) == lines["corn"]
        assert ("2 points", "Made with milk and a cow", "With a timer", "2 of them in the game") == lines["cheese"]
        assert ("Milk and egg soup", "red recipe", "5 points", "Made with milk and an egg", "2 food items") == lines[
            "changua"
        ]
        assert "\N{MINUS SIGN}1 points" in lines["water"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_has_a_name_a_sign_and_moves(language):
    words, verbs = GameWords(GAME, CARDS, language), {verb.id for verb in GAME.verbs}
    for deed, of in SPREAD.deeds.items():
        assert words(f"deed.{deed}")
        assert f"action-{deed}" in look.NAMES
        assert set(of) <= verbs
    assert set(SPREAD.listed) | set(SPREAD.rare) <= set(SPREAD.deeds)
    assert set(SPREAD.near or ()) <= verbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_big_moments_are_shouted(language):
    words = GameWords(GAME, CARDS, language)
    interactions = [card.number for card in CARDS.cards if card.facts.get("role") == "interaction"]
    loud = [event(Event.RECIPE), event(Event.LAST_ROUND), *(event(Event.PLAYED, card=n) for n in interactions)]
    said = [words(str(SPREAD.shout(one))) for one in loud]
    assert len(loud) == len(dict.fromkeys(said))
    assert [] == [
        what
        for what in Event
        if what not in (Event.RECIPE, Event.LAST_ROUND, Event.PLAYED) and SPREAD.shout(event(what))
    ]


def test_every_card_leads_to_clauses_of_its_own():
    handles = {clause.name.lower().replace("_", "-") for clause in Clause}
    for card in CARDS.cards:
        assert SPREAD.clauses(card)
        assert set(SPREAD.clauses(card)) <= handles, card.id
    assert ("high-heat", "play-interaction") == SPREAD.clauses(CARDS.by_id["heat"])
    assert "timer-waits" in SPREAD.clauses(CARDS.by_id["cheese"])
    assert "timer-waits" not in SPREAD.clauses(CARDS.by_id["milk"])


@pytest.mark.parametrize("sazon", ["false", "true"])
@pytest.mark.parametrize("mode", ["beginner", "advanced"])
def test_every_position_can_be_shown_to_everybody(mode, sazon):
    """In both languages, to each seat and to who looks on, and with the same burners for all of them."""
    for play in random_game(3, {"mode": mode, "sazon": sazon}, f"look {mode} {sazon}", 60):
        for language in LANGUAGES:
            shown = [facts(play, viewer, language) for viewer in (*range(3), None)]
            assert 1 == len({tuple(stove.brief for stove in one.stoves) for one in shown})
            for one in shown:
                assert {cell.state for stove in one.stoves for cell in stove.burners} <= STATES
                assert len(play.view(None).zone("recipes").slots) == len(one.recipes)

"""How Platos looks: a picture for every card of any card set, and what the table tells of orders, turns and attacks."""

import copy
import re
from types import SimpleNamespace

import pytest

from sobremesa.drawing.art import NoSuchPicture
from sobremesa.engine.contract import LANGUAGES, handle
from sobremesa.engine.words import GameWords
from sobremesa.games.platos import GAME, look
from sobremesa.games.platos.look import SPREAD
from sobremesa.games.platos.look.cards import FACE, WIDTH
from sobremesa.games.platos.look.own import DISH_FORMS, HUES, SIGNS
from sobremesa.games.platos.look.sheet import sheet
from sobremesa.games.platos.state import Clause, Event
from sobremesa.games.platos.tests.laid import CARDS, FREE, laid, move, random_game, step
from sobremesa.kit.pictures import faults, names

SPECIALS = [card.id for card in CARDS.cards if card.group == "special"]
LARGEST = 16 * 1024  # bytes of a picture


def own_set():
    """The standard set with ingredients and dishes under other ids."""
    source = copy.deepcopy(dict(CARDS.source))
    for item in source["ingredient"]:
        item["id"] = f"own-{item['id']}"
    for dish in source["dish"]:
        dish["id"] = f"own-{dish['id']}"
        dish["needs"] = [f"own-{id}" for id in dish["needs"]]
    return GAME.cards.build(source)


NAMES = ("Ana", "Irene", "Iván", "Hipólito", "Luis")


def facts(play, viewer=0, language="en"):
    """What the table shows a reader."""
    return SPREAD.facts(play.view(viewer), play.cards, GameWords(GAME, play.cards, language, NAMES, viewer), look)


def order(play, dish, viewer=0, language="en"):
    return next(one for one in facts(play, viewer, language).orders if one.card == dish)


def around(play, viewer=0):
    """The seats in the order in which they play, counted from 1."""
    return [turn.seat + 1 for turn in facts(play, viewer).turns]


# -- pictures -----------------------------------------------------------------------------------------------------


def test_the_names_of_pictures_say_what_is_on_the_card():
    of = {id: dict(look.pictures(CARDS.by_id[id])) for id in ("corn", "fire", "locro")}
    assert {"face": "face-corn", "small": "glyph-corn"} == of["corn"]
    assert {"face": "face-fire", "small": "stamp-fire"} == of["fire"]
    assert {"face": "order-locro.corn.chorizo.meat.potato.onion", "small": "plate-locro"} == of["locro"]
    assert {"back"} == {look.back(zone) for zone in ("deck", "hand", "discard")}
    assert "back-dish" == look.back("dishes")


@pytest.mark.parametrize("name", names(look, CARDS))
def test_the_pictures_of_the_standard_set_are_faultless(name):
    svg = look.draw(name)
    assert [] == faults(name, svg)
    assert name == "cover" or len(svg) <= LARGEST


def test_a_set_of_ones_own_has_its_pictures_under_any_ids():
    own = own_set()
    assert [] == [fault for name in names(look, own) for fault in faults(name, look.draw(name))]
    assert look.pictures(own.by_id["own-corn"])["face"].startswith("face-own-")
    assert look.pictures(own.by_id["own-locro"])["small"].startswith("plate-own-")


def test_an_order_shows_the_jars_of_the_ingredients_that_it_takes():
    own = own_set()
    jars = [look.pictures(own.by_id[id])["face"].removeprefix("face-") for id in ("own-cheese", "own-tomato")]
    assert look.pictures(own.by_id["own-provoleta"])["face"].endswith(f".{jars[0]}.{jars[1]}")


@pytest.mark.parametrize("set", [CARDS, own_set()], ids=["standard", "own"])
def test_no_two_cards_of_a_set_look_alike(set):
    """Not by their pictures, and not by what is left of these without their ids."""
    for size in ("face", "small"):
        drawn = [re.sub(r"i[0-9a-f]{8}", "", look.draw(look.pictures(card)[size])) for card in set.cards]
        assert len(set.cards) == len(dict.fromkeys(drawn))


@pytest.mark.parametrize("special", SPECIALS)
def test_a_double_shows_its_special_twice(special):
    svg = look.draw(f"double-{special}")
    (stamp,) = re.findall(r'<defs><g id="(i[0-9a-f]{8}t)">', svg)
    assert 2 == svg.count(f'<use href="#{stamp}"')


def test_own_cards_have_all_forms_and_hues_and_no_others():
    jars = [f"glyph-own-{sign}-{hue}-0" for sign in range(len(SIGNS)) for hue in range(len(HUES))]
    dishes = [f"plate-own-{form}-{hue}" for form in range(len(DISH_FORMS)) for hue in range(len(HUES))]
    drawn = [re.sub(r"i[0-9a-f]{8}", "", look.draw(name)) for name in (*jars, *dishes)]
    assert len(jars) + len(dishes) == len(dict.fromkeys(drawn))
    for wrong in (f"glyph-own-{len(SIGNS)}-0-0", f"glyph-own-0-{len(HUES)}-0", f"plate-own-{len(DISH_FORMS)}-0"):
        with pytest.raises(NoSuchPicture):
            look.draw(wrong)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "face-",
        "face-locro",
        "face-corn.corn",
        "glyph-nothing",
        "plate-corn",
        "plate-locro.corn",
        "order-locro",
        "order-locro.",
        "order-locro.nothing",
        "order-corn.corn",
        "order-locro" + ".corn" * 7,
        "stamp-corn",
        "double-egg",
        "face-corn\n",
    ],
)
def test_a_name_without_a_picture_is_refused(name):
    with pytest.raises(NoSuchPicture, match=re.escape(f"platos has no picture {name!r}; it has face-KIND")):
        look.draw(name)


def test_faces_fit_their_cards():
    for card in CARDS.cards:
        assert f'viewBox="0 0 {WIDTH} {FACE}"' in look.draw(look.pictures(card)["face"])


def test_the_sheet_shows_everything():
    page = sheet()
    assert [] == [name for name in names(look, CARDS) if f'alt="{name}"' not in page]


# -- orders -------------------------------------------------------------------------------------------------------


def test_an_order_tells_what_one_has_what_could_be_taken_and_what_is_missing():
    play = laid(2, hand_1="egg onion", discard_2="corn potato", centre="tortilla pizza locro fideos", dishes="humita")
    needs = {need.card: need.at for need in order(play, "tortilla").needs}
    assert {"potato": "pile", "egg": "hand", "onion": "hand"} == needs
    assert {"nowhere"} == {need.at for need in order(play, "pizza").needs}
    assert (
        "Potato omelette; 4 points; made with potato, egg and onion; you need: potato" == order(play, "tortilla").said
    )
    assert {"nowhere"} == {need.at for need in order(play, "tortilla", viewer=None).needs}


def test_an_order_that_can_be_completed_has_a_button():
    play = laid(2, hand_1="cheese tomato", centre="provoleta pizza locro fideos", dishes="humita")
    ready, other = order(play, "provoleta"), order(play, "pizza")
    assert move("complete provoleta with tomato") == ready.complete
    assert ready.said.endswith("you have it all")
    assert None is other.complete
    assert None is order(play, "provoleta", viewer=1).complete


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["reserved by Irene", "reserved for you"]), ("es", ["reservado por Irene", "para vos"])],
)
def test_an_order_tells_for_whom_it_is_reserved(language, said):
    play = laid(2, centre="provoleta pizza locro fideos humita", dishes="puchero", reserved_2=(0,))
    seen, own = order(play, "provoleta", 0, language), order(play, "provoleta", 1, language)
    assert [(False, True), (True, True)] == [(one.yours, bool(one.reserved)) for one in (seen, own)]
    assert [True, True] == [words in one.said for words, one in zip(said, (seen, own), strict=True)]
    assert ("", False) == (order(play, "pizza").reserved, order(play, "pizza").yours)


# -- turns --------------------------------------------------------------------------------------------------------


def test_the_order_of_play_begins_with_who_is_on_turn():
    assert [2, 3, 4, 1] == around(laid(4, turn=1))


def test_a_reversed_round_is_seen_before_anybody_has_played():
    play = laid(4, turn=1, reversed=True)
    assert ([2, 1, 4, 3], True) == (around(play), facts(play).back)
    assert not facts(laid(4, turn=1)).back


def test_places_that_were_swapped_and_players_who_are_out_are_seen():
    assert [1, 3, 2, 4] == around(laid(4, spot_2=3, spot_3=2))
    assert [1, 3] == around(laid(3, out=(1,), hand_2=""))


def test_lost_turns_are_seen():
    turns = facts(laid(3, lost_2=2, lost_3=1)).turns
    assert ["You, now", "Irene, will lose 2 turns", "Iván, will lose 1 turn"] == [turn.said for turn in turns]


def test_the_order_of_play_is_that_of_the_game():
    """In random games whoever comes after the one on turn is the seat that the rules say is next."""
    compared = reversals = 0
    for number in range(12):
        for play in random_game(4, FREE, f"turns {number}", 150):
            view, shown = play.view(None), facts(play, None)
            reversals += shown.back
            if len(shown.turns) > 1 and shown.turns[0].now:
                compared += 1
                after = next(c.value for c in view.counters if c.kind == "next")
                assert after == shown.turns[1].seat + 1
    assert compared > 500
    assert reversals > 50


# -- an attack ----------------------------------------------------------------------------------------------------


def test_an_attack_shows_who_what_against_whom_and_what_answers_it():
    play = step(laid(3, hand_1="fire egg", hand_2="fire rice rice rice rice"), 0, "play Kitchen Fire")
    seen = facts(play, 1).alarm
    assert (0, (1,), "Kitchen Fire", "Kitchen Fire") == (seen.source, seen.targets, seen.special, seen.answer)
    assert (True, True, "You can answer") == (seen.asked, seen.can, seen.verdict)
    assert "/stamp-fire.svg" in seen.picture


def test_whoever_has_no_answer_is_told_so_and_others_are_told_nothing():
    play = step(laid(3, hand_1="fire egg", hand_2="rice rice rice rice rice"), 0, "play Kitchen Fire")
    target, other, spectator = (facts(play, viewer).alarm for viewer in (1, 2, None))
    assert (True, False, "You can\u2019t answer") == (target.asked, target.can, target.verdict)
    assert [(False, False, "")] * 2 == [(one.asked, one.can, one.verdict) for one in (other, spectator)]


def test_the_alarm_does_not_tell_others_what_the_attacked_one_holds():
    """[who-is-asked]"""
    both = [
        step(laid(3, hand_1="fire egg", hand_2=held), 0, "play Kitchen Fire")
        for held in ("fire rice rice rice rice", "egg rice rice rice rice")
    ]
    assert facts(both[0], 2).alarm == facts(both[1], 2).alarm


def test_a_double_attack_is_shown_with_two_cards():
    play = laid(2, FREE, hand_1="apron apron egg", hand_2="egg egg", phase="actions")
    seen = facts(step(play, 0, "play two Hang Up the Apron on seat 2"), 1).alarm
    assert "/double-apron.svg" in seen.picture
    assert "/double-apron.svg" in seen.answer_picture


def test_dishes_that_can_be_protected_have_buttons():
    play = laid(2, hand_1="contamination egg", hand_2="mine egg", cooked_2="locro pizza", dishes="humita")
    step(play, 0, "contaminate locro")
    seen = facts(play, 1).alarm
    assert {"Locro", "Pizza muzzarella"} == {one.name for one in seen.protects}
    assert {move("protect locro"), move("protect pizza muzzarella")} == {one.move for one in seen.protects}
    assert () == facts(play, 0).alarm.protects


def test_a_reservation_can_be_undone_by_all_who_are_asked():
    play = step(laid(4, hand_1="mine egg"), 0, "reserve provoleta with tomato")
    seen = facts(play, 0).alarm
    assert ((1, 2, 3), "Kitchen Changes", False) == (seen.targets, seen.answer, seen.asked)


def test_there_is_no_alarm_in_peace():
    assert None is facts(laid(2)).alarm


# -- cards, words -------------------------------------------------------------------------------------------------


def test_a_pile_from_which_one_may_take_has_a_button():
    play = laid(3, hand_1="egg", discard_3="onion", discard_2="corn")
    assert {2: move("take from the pile of seat 3")} == facts(play).take
    assert {} == facts(play, 1).take


def test_own_cards_that_others_know_are_marked():
    play = laid(3, hand_1="egg onion corn", known_2_1=(0,), open_1=(2,))
    assert {"hand-0-0", "hand-0-2"} == facts(play).known
    assert frozenset() == facts(play, None).known


def test_the_last_turns_are_told():
    assert [False, True] == [facts(laid(2, **said)).last_turns for said in ({}, {"due": (0, 1), "deck": ""})]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["made with corn, chorizo, meat, potato and onion", "11 points"]),
        ("es", ["lleva choclo, chorizo, carne, papa y cebolla", "11 puntos"]),
    ],
)
def test_a_card_from_near_by_tells_what_is_printed_on_it(language, lines):
    words = GameWords(GAME, CARDS, language)
    assert lines == list(SPREAD.printed(CARDS, CARDS.by_id["locro"], words))
    assert 1 == len(SPREAD.printed(CARDS, CARDS.by_id["fire"], words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_big_moments_are_shouted(language):
    shouted = {what: SPREAD.shout(SimpleNamespace(what=what)) for what in Event}
    assert "shout.fire" == shouted[Event.FIRE]
    assert None is shouted[Event.DREW]
    words = GameWords(GAME, CARDS, language)
    assert [] == [id for id in shouted.values() if id and not words.has(id)]


def test_every_card_tells_its_clauses():
    handles = {handle(clause) for clause in Clause}
    told = {card.id: SPREAD.clauses(card) for card in CARDS.cards}
    assert all(found and set(found) <= handles for found in told.values())
    assert {card for card in SPECIALS if any(clause.startswith("double-") for clause in told[card])} == {*SPECIALS} - {
        "secret"
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_plates_are_short(language):
    play = laid(2)
    plates = facts(play, 0, language).plates
    assert set(plates) <= set(SPECIALS)
    assert [] == [name for name in plates.values() if max(map(len, re.split("[ \u00ad]", name))) > 9]

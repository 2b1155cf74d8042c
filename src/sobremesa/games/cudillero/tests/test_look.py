"""How Cudillero looks: a picture for every card of any card set; what the table tells of villages, values, bids."""

import copy
import re
from types import SimpleNamespace

import pytest

from sobremesa.drawing.art import NoSuchPicture
from sobremesa.engine.contract import LANGUAGES, handle
from sobremesa.engine.words import GameWords
from sobremesa.games.cudillero import GAME, look
from sobremesa.games.cudillero.look import SPREAD
from sobremesa.games.cudillero.look.sheet import sheet
from sobremesa.games.cudillero.look.walls import PAINTS, wall
from sobremesa.games.cudillero.state import Clause, Event
from sobremesa.games.cudillero.tests.laid import CARDS, VARIANTS, laid, move, random_game
from sobremesa.kit.pictures import faults, names

LARGEST = 12 * 1024  # bytes of a picture of a card
TILES = ("floor", "roof", "doorway", "common", "personal")


def own_set():
    """The standard set with floors and roofs under other ids, and more of every symbol than the standard one has."""
    source = copy.deepcopy(dict(CARDS.source))
    for n, item in enumerate([*source["floor"], *source["roof"]]):
        item["id"] = f"own-{item['id']}"
        item |= {"balconies": n % 10, "neighbours": (n + 3) % 10, "chimneys": (n + 7) % 10}
    source["token"][0]["adds"] = 125
    return GAME.cards.build(source)


def facts(play, viewer=0, language="en"):
    """What the table shows a reader."""
    return SPREAD.facts(play.view(viewer), play.cards, GameWords(GAME, play.cards, language, viewer=viewer), look)


def previews(play, place, viewer=0, language="en"):
    """What the cards that may go to a place would bring there, by what the style sheet calls each."""
    return {one.source: (one.points, one.brings, one.good) for one in facts(play, viewer, language).previews[place]}


def over(play, element, viewer=0):
    """The names of the pictures that lie over a card of a village."""
    return [re.search(r"cudillero/(.*)\.svg", address)[1] for address in facts(play, viewer).houses[element].over]


# -- pictures -----------------------------------------------------------------------------------------------------


def test_the_names_of_pictures_say_what_is_on_the_card():
    of = {id: look.pictures(CARDS.by_id[id]) for id in ("f05", "f15", "r05", "doorway", "action-2", "plus-ten")}
    assert re.fullmatch(r"floor-blue-UD-L-0-0-0-\d+", of["f05"]["face"])
    assert re.fullmatch(r"floor-blue-UDLR-0-0-0-0-\d+", of["f15"]["face"])
    assert re.fullmatch(r"roof-blue-LR-fibre-0-1-2-\d+", of["r05"]["face"])
    assert {"face": "act-buy-build", "small": "acts-buy-build"} == of["action-2"]
    assert ["door-0", "plus-10"] == [of[id]["face"] for id in ("doorway", "plus-ten")]


def test_backs_tell_the_decks_apart():
    kinds = {"floors": "back-floor", "roofs": "back-roof", "initial": "back-roof", "objective": "back-goal"}
    assert kinds == {zone: look.back(zone) for zone in kinds}
    assert {"back"} == {look.back(zone) for zone in ("deck", "actions", "bid", "act")}


@pytest.mark.parametrize("name", names(look, CARDS))
def test_the_pictures_of_the_standard_set_are_faultless(name):
    svg = look.draw(name)
    assert [] == faults(name, svg)
    assert name == "cover" or len(svg) <= LARGEST


@pytest.mark.parametrize("edge", ["L", "R"])
def test_what_is_laid_over_houses_is_faultless(edge):
    laid_over = [f"washing-{edge}-{n}" for n in range(12)]
    laid_over += [f"lit-{sides}{edge}" for sides in ("", "U", "D", "UD")]
    assert [] == [fault for name in laid_over for fault in faults(name, look.draw(name))]
    assert len(laid_over) == len({look.draw(name) for name in laid_over})


def test_a_set_of_ones_own_has_its_pictures_under_any_ids():
    own = own_set()
    assert [] == [fault for name in names(look, own) for fault in faults(name, look.draw(name))]
    assert look.pictures(own.by_id["own-f05"])["face"].startswith("floor-blue-UD-L-4-7-1-")
    assert "plus-125" == look.pictures(own.by_id["plus-ten"])["face"]


@pytest.mark.parametrize("set", [CARDS, own_set()], ids=["standard", "own"])
def test_no_two_houses_of_a_set_look_alike(set):
    houses = [look.draw(look.pictures(card)["face"]) for card in set.cards if card.group in ("floor", "roof")]
    assert len(houses) == len(dict.fromkeys(houses))


@pytest.mark.parametrize("symbol", ["balconies", "neighbours", "chimneys"])
def test_every_symbol_is_drawn_and_so_is_how_many_there_are(symbol):
    place = {"balconies": 0, "neighbours": 1, "chimneys": 2}[symbol]
    for group, third in (("floor", "0"), ("roof", "none")):
        drawn = []
        for n in range(10):
            numbers = ["0", "0", "0"]
            numbers[place] = str(n)
            drawn.append(look.draw(f"{group}-red-0-{third}-{'-'.join(numbers)}-1"))
        assert 10 == len(dict.fromkeys(drawn))


def test_colours_are_told_by_their_patterns_too():
    """Walls differ even if all colours are taken for one."""
    assert len(PAINTS) == len({re.sub(r"#[0-9a-f]{3,6}", "", wall(colour)) for colour in PAINTS})


def test_cables_leave_houses_at_the_same_places():
    """So that those of neighbours join: up and down at x = 12, to both sides at y = 90."""
    for side, end in (("U", "M12 90V0"), ("D", "M12 90V100"), ("L", "M12 90H0"), ("R", "M12 90H160")):
        assert end in look.draw(f"floor-red-{side}-0-0-0-0-1")
        assert end in look.draw(f"lit-{side}")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "floor-",
        "floor-green-0-0-0-0-0-1",
        "floor-red-DU-0-0-0-0-1",
        "floor-red--0-0-0-0-1",
        "floor-red-0-RL-0-0-0-1",
        "floor-red-0-0-10-0-0-1",
        "floor-red-0-0-0-0-0",
        "roof-red-U-none-0-0-0-1",
        "roof-red-D-door-0-0-0-1",
        "door-",
        "door-100",
        "lit-",
        "lit-LU",
        "washing-U-1",
        "act-buy",
        "act-buy-sell",
        "acts-buy-build-value",
        "plus-1000",
        "floor-red-0-0-0-0-0-1\n",
    ],
)
def test_a_name_without_a_picture_is_refused(name):
    with pytest.raises(NoSuchPicture, match=re.escape(f"cudillero has no picture {name!r}; it has door-VARIANT")):
        look.draw(name)


def test_tiles_have_the_shape_of_their_places():
    for card in CARDS.cards:
        size = "0 0 160 100" if card.group in TILES else "0 0 100 140" if card.group == "action" else "0 0 100 100"
        assert f'viewBox="{size}"' in look.draw(look.pictures(card)["face"])


def test_the_sheet_shows_the_pictures():
    page = sheet()
    shown = [name for name in names(look, CARDS) if not name.startswith("acts-")]
    assert [] == [name for name in shown if f'alt="{name}"' not in page]


# -- villages -----------------------------------------------------------------------------------------------------


def test_cables_carry_light_where_the_view_says_that_they_reach():
    play = laid(2, building_1_1="doorway f12 f20 f05", building_2_1="doorway f33 f17")
    assert ["lit-ULR"] == over(play, "door-0-1")
    assert ["lit-UDR"] == over(play, "cell-0-0-0")
    assert "lit-L" in over(play, "cell-0-1-0")
    assert [] == over(play, "cell-0-1-1")


def test_washing_hangs_where_a_line_is_complete_and_nowhere_else():
    play = laid(2, building_1_1="doorway f33", building_2_1="doorway f05")
    assert [1, 1] == [sum("washing" in name for name in over(play, f"cell-0-{column}-0")) for column in (0, 1)]
    assert any(name.startswith("washing-R") for name in over(play, "cell-0-0-0"))
    assert any(name.startswith("washing-L") for name in over(play, "cell-0-1-0"))
    apart = laid(2, building_1_1="doorway f05", building_2_1="doorway f33")
    assert not [name for column in (0, 1) for name in over(apart, f"cell-0-{column}-0") if "washing" in name]


def test_villages_tell_how_much_room_they_need():
    play = laid(
        3, building_1_1="doorway f02 f06", building_2_1="doorway f08 r03", building_1_2="doorway f12 f20 f05 r01"
    )
    acts, other, low = facts(play).villages
    assert (2, 4) == (acts.across, acts.up)
    assert "2 buildings; finished: 1" == acts.said
    assert ((1, 5), "one building; finished: 1") == ((other.across, other.up), other.said)
    assert 3 == low.up


def test_points_are_shown_by_kind():
    play = laid(2, building_1_1="doorway f02 f06 r03", value_blue=3)
    shown = facts(play).villages[0].tallies
    assert sum(line.points for line in play.view(0).points if line.seat == 0) == sum(tally.points for tally in shown)
    assert any(tally.said.startswith("heights: ") for tally in shown)
    assert len(shown) == len({tally.said.split(":")[0] for tally in shown})


# -- what a card would bring --------------------------------------------------------------------------------------


def test_places_tell_what_each_card_would_bring():
    play = laid(2, act_1="action-1", hand_1="f07 f02", building_1_1="doorway", value_blue=3)
    found = previews(play, "building-1-0")
    assert {"hand-0", "hand-1"} == set(found)
    points, brings, good = found["hand-1"]
    assert (True, ()) == (good, brings)
    assert points.startswith("+")


def test_places_tell_of_free_cards():
    hanging = laid(2, act_1="action-1", hand_1="f05", building_1_1="doorway f33", building_2_1="doorway")
    assert "free card" in previews(hanging, "building-2-0")["hand-0"][1]
    assert "carta gratis" in previews(hanging, "building-2-0", language="es")["hand-0"][1]
    assert () == previews(hanging, "building-1-0")["hand-0"][1]


def test_doorways_may_go_to_both_ends():
    play = laid(2, act_1="action-1", hand_1="doorway")
    assert [{"hand-0"}] * 2 == [set(previews(play, f"{end}-end-0")) for end in ("left", "right")]


def test_only_who_builds_is_told():
    play = laid(2, act_1="action-1", hand_1="f07")
    assert facts(play, 0).previews
    assert [{}, {}] == [facts(play, viewer).previews for viewer in (1, None)]


def test_losses_have_a_minus_sign():
    signs = set()
    for number in range(6):
        for play in random_game(2, VARIANTS, f"signs {number}", 500):
            for seat in play.to_act():
                shown = [one.points for some in facts(play, seat).previews.values() for one in some]
                signs |= {points[0] for points in shown}
                assert [] == [points for points in shown if not re.fullmatch(r"[+\N{MINUS SIGN}]\d+", points)]
    assert {"+", "\N{MINUS SIGN}"} == signs


# -- values, bids -------------------------------------------------------------------------------------------------


def test_values_have_buttons_for_who_may_change_them():
    play = laid(2, act_1="action-6", value_blue=2)
    blue, yellow, *_ = facts(play).values
    assert ("blue", 2, "Blue: value 2") == (blue.colour, blue.value, blue.said)
    assert (move("raise blue"), move("lower blue")) == (blue.up, blue.down)
    assert None is yellow.down
    assert [None] * 8 == [press for worth in facts(play, 1).values for press in (worth.up, worth.down)]


def test_every_bid_is_offered_once_by_the_card_to_act_with():
    play = laid(2, phase="bid", actions_1="action-3 action-9 action-12 action-17 action-18")
    bids = facts(play).bids
    moves = [pair[0] for bid in bids for pair in bid.pairs]
    assert sorted(play.choices(0)) == sorted(moves)
    assert [f"actions-0-{n}" for n in range(5)] == [bid.element for bid in bids]
    assert (18, 17) == bids[0].pairs[0][1:]
    assert all(high > low for bid in bids for _, high, low in bid.pairs)
    assert () == facts(play, None).bids


def test_what_is_left_to_do_is_shown():
    assert (("buy", "build"),) == facts(laid(2, act_1="action-2", both=())).dues
    assert (("build",), ("build",)) == facts(laid(2, act_1="action-1", both=(0,))).dues
    assert () == facts(laid(2, phase="bid")).dues


def test_roofs_have_buttons_unless_an_objective_goes_with_them():
    """[initial-roof] [personal-objectives]"""
    alone, both = (next(random_game(2, options, "keep", 1)) for options in ({}, VARIANTS))
    assert sorted(alone.choices(0)) == sorted(facts(alone).keeps.values())
    assert {} == facts(both).keeps


def test_hidden_roofs_are_told_to_nobody_else():
    """[who-sees]"""
    tables = [laid(2, initial_2=roof, roofs=f"{other} r02") for roof, other in (("r01", "r03"), ("r03", "r01"))]
    assert facts(tables[0]) == facts(tables[1])


# -- cards, words -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_from_near_by_tells_its_clauses_and_what_is_printed_on_it(language):
    handles, words = {handle(clause) for clause in Clause}, GameWords(GAME, CARDS, language)
    told = {card.id: SPREAD.clauses(card) for card in CARDS.cards}
    assert all(found and set(found) <= handles for found in told.values())
    lines = {card.id: SPREAD.printed(CARDS, card, words) for card in CARDS.cards}
    assert {"doorway", *(card.id for card in CARDS.cards if card.group == "token")} == {
        id for id, found in lines.items() if not found
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_big_moments_are_shouted(language):
    shouted = {what: SPREAD.shout(SimpleNamespace(what=what)) for what in Event}
    assert ("shout.wins", None) == (shouted[Event.WINS], shouted[Event.DREW])
    words = GameWords(GAME, CARDS, language)
    assert [] == [id for id in shouted.values() if id and not words.has(id)]

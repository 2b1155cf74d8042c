"""Guacamole's pictures: there is one for every card and disc of any card set, and what it shows can be counted."""

import copy
import hashlib
import os
import re
import subprocess
import sys
from itertools import combinations
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sobremesa.drawing.art import NoSuchPicture, art
from sobremesa.drawing.gouache import prefix
from sobremesa.engine.cardset import Card
from sobremesa.games.guacamole import GAME, cards, look
from sobremesa.games.guacamole.look.arrangement import SORTS, Spot, banded, few, on_plate, stacked
from sobremesa.games.guacamole.look.cards import FACE, GROUNDS, SMALL, WIDTH
from sobremesa.games.guacamole.look.plates import CLEAR, FLAME, FLAME_HEART, HEATS
from sobremesa.games.guacamole.look.sheet import sheet
from sobremesa.games.guacamole.state import HAND, MAX_ICONS
from sobremesa.kit.pictures import faults, names

STANDARD = cards.load()
INGREDIENTS = [card for card in STANDARD.cards if card.group == "ingredient"]
DISCS = [card for card in STANDARD.cards if card.group == "disc"]
CARD_SIZE, GLYPH_SIZE = 8 * 1024, 4 * 1024  # bytes

counts_of_a_card = some.tuples(*[some.integers(0, MAX_ICONS)] * 3).filter(any)
counts_of_a_disc = some.tuples(*[some.integers(0, HAND * MAX_ICONS)] * 3).filter(any)


def ingredient(counts):
    """An ingredient card of a card set of one's own."""
    facts = dict(zip(("avocados", "tomatoes", "chilies"), counts, strict=True))
    return Card("own", 4, "ingredient", 1, "own", facts)


def disc(heat, counts):
    """A recipe disc of a card set of one's own."""
    return Card("own", 0, "disc", 1, "own", {**ingredient(counts).facts, "heat": heat})


def counts_of(card):
    return tuple(card.facts[icon] for icon in ("avocados", "tomatoes", "chilies"))


def icons_of(name):
    """How many icons of each sort are seen in a picture."""
    svg = look.draw(name)
    return tuple(len(re.findall(rf'<use href="#{prefix(name)}{sort[0]}" transform', svg)) for sort in SORTS)


# -- names --------------------------------------------------------------------------------------------------------


def test_the_names_of_pictures_say_what_is_on_the_card():
    pictures = {id: dict(look.pictures(STANDARD.by_id[id])) for id in ("aat", "tcc", "lime", "medium-1")}
    assert {
        "aat": {"face": "face-2-1-0", "small": "small-2-1-0"},
        "tcc": {"face": "face-0-1-2", "small": "small-0-1-2"},
        "lime": {"face": "face-lime", "small": "small-lime"},
        "medium-1": {"face": "plate-medium-4-3-4", "small": "won-medium"},
    } == pictures


def test_different_ingredients_never_share_a_picture():
    for size in ("face", "small"):
        drawn = [look.draw(look.pictures(card)[size]) for card in INGREDIENTS]
        assert len(INGREDIENTS) == len(set(drawn)) == 19


@pytest.mark.parametrize(
    "name",
    [
        "", "face", "face-0-0-0", "face-1-0", "face-1-0-0-0", "face-01-0-0", "face-13-0-0", "face--1-0-0",
        "face-1-0-0\n", "face-\u0661-0-0", "small-0-0-13", "plate-hot-1-0-0", "plate-all-1-0-0", "plate-mild-61-0-0",
        "plate-mild-0-0-0", "won-all", "hidden", "../cards", "FACE-1-0-0", "face-1-0-0.svg",
    ],
)  # fmt: skip
def test_a_name_without_a_picture_is_refused_and_the_names_are_listed(name):
    with pytest.raises(NoSuchPicture, match=r"face-A-T-C .* plate-HEAT-A-T-C .* garland"):
        look.draw(name)


def test_every_place_for_face_down_cards_has_a_back():
    kinds = ("deck", "drawn", "disc-mild", "disc-medium", "disc-spicy", "disc-all")
    pictures = {kind: look.back(kind) for kind in kinds}
    assert {
        "deck": "back",
        "drawn": "back",
        "disc-mild": "hidden-mild",
        "disc-medium": "hidden-medium",
        "disc-spicy": "hidden-spicy",
        "disc-all": "hidden-all",
    } == pictures
    assert set(pictures.values()) <= set(look.NAMES)


# -- what every picture must be -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names(look, STANDARD))
def test_the_pictures_of_the_standard_set_are_faultless(name):
    assert [] == faults(name, look.draw(name))


@settings(max_examples=60)
@given(counts_of_a_card, counts_of_a_disc, some.sampled_from(HEATS))
def test_the_pictures_of_any_card_set_are_faultless(card_counts, disc_counts, heat):
    card, recipe = ingredient(card_counts), disc(heat, disc_counts)
    for name in (*look.pictures(card).values(), *look.pictures(recipe).values()):
        assert [] == faults(name, look.draw(name))


def test_a_set_of_ones_own_has_its_pictures_under_any_ids():
    source = copy.deepcopy(dict(STANDARD.source))
    source["ingredient"][0] |= {"id": "feast", "avocados": 12, "tomatoes": 0, "chilies": 7}
    source["disc"][0] |= {"id": "banquet", "avocados": 60, "tomatoes": 1, "chilies": 0}
    own = cards.build(source)
    assert {"face": "face-12-0-7", "small": "small-12-0-7"} == look.pictures(own.by_id["feast"])
    assert {"face": "plate-mild-60-1-0", "small": "won-mild"} == look.pictures(own.by_id["banquet"])
    assert [] == [fault for name in names(look, own) for fault in faults(name, look.draw(name))]


def test_pictures_are_small():
    sizes = {name: len(look.draw(name)) for name in names(look, STANDARD)}
    cards_and_discs = ("face-", "small-", "plate-", "won-")
    assert [] == [name for name in sizes if name.startswith(cards_and_discs) and sizes[name] > CARD_SIZE]
    assert [] == [name for name in sizes if name.startswith(("glyph-", "bold-")) and sizes[name] > GLYPH_SIZE]


def test_the_fullest_card_and_disc_are_not_large():
    assert len(look.draw("face-12-12-12")) <= CARD_SIZE
    assert len(look.draw("small-12-12-12")) <= CARD_SIZE
    assert len(look.draw("plate-spicy-60-60-60")) <= 3 * CARD_SIZE


def test_the_same_name_gives_the_same_bytes_whatever_the_process():
    chosen = names(look, STANDARD)
    program = (
        "import hashlib, sys; from sobremesa.games.guacamole import look;"
        "print(hashlib.sha256(''.join(map(look.draw, sys.argv[1:])).encode()).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program, *chosen],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    here = hashlib.sha256("".join(map(look.draw, chosen)).encode()).hexdigest()
    assert [here, here] == runs


# -- what is seen -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [*INGREDIENTS, *DISCS], ids=lambda card: card.id)
def test_each_icon_is_seen_once(card):
    pictures = look.pictures(card)
    assert counts_of(card) == icons_of(pictures["face"])
    if card.group == "ingredient":
        assert counts_of(card) == icons_of(pictures["small"])


@settings(max_examples=40)
@given(counts_of_a_card, counts_of_a_disc, some.sampled_from(HEATS))
def test_each_icon_of_any_card_set_is_seen_once(card_counts, disc_counts, heat):
    card = look.pictures(ingredient(card_counts))
    assert card_counts == icons_of(card["face"])
    assert card_counts == icons_of(card["small"])
    assert disc_counts == icons_of(look.pictures(disc(heat, disc_counts))["face"])


def apart(spots: list[Spot]) -> float:
    """How near the nearest two icons are, if an icon is 1 wide."""
    between = [hypot(a.x - b.x, a.y - b.y) / max(a.size, b.size) for a, b in combinations(spots, 2)]
    return min(between, default=1)


def within(spots: list[Spot], width: float, height: float) -> bool:
    """Do the middles of the icons lie well within the card?"""
    return all(
        spot.size * 0.45 <= spot.x <= width - spot.size * 0.45
        and spot.size * 0.45 <= spot.y <= height - spot.size * 0.45
        for spot in spots
    )


@pytest.mark.parametrize("card", INGREDIENTS, ids=lambda card: card.id)
def test_few_icons_lie_apart_and_within_the_card(card):
    for spots, height in ((few(counts_of(card)), FACE), (stacked(counts_of(card), WIDTH, SMALL)[0], SMALL)):
        assert len({spot.size for spot in spots}) == 1
        assert apart(spots) >= 0.85
        assert within(spots, WIDTH, height)


@settings(max_examples=100)
@given(counts_of_a_card)
def test_many_icons_lie_apart_and_within_the_card(counts):
    for height in (FACE, SMALL):
        spots, bands = banded(counts, WIDTH, height)
        assert apart(spots) >= 0.95
        assert within(spots, WIDTH, height)
        assert [sort for sort, count in zip(SORTS, counts, strict=True) if count] == [band.sort for band in bands]
        assert all(spot.sort == band.sort for band in bands for spot in spots if band.top < spot.y < band.bottom)


@settings(max_examples=60)
@given(counts_of_a_disc)
def test_the_icons_of_a_recipe_lie_apart_and_on_the_plate(counts):
    spots, bands = on_plate(counts, CLEAR)
    assert apart(spots) >= 0.85
    assert all(hypot(spot.x, spot.y) + spot.size / 2 <= CLEAR + 0.01 for spot in spots)
    assert all(spot.sort == band.sort for band in bands for spot in spots if band.top < spot.y < band.bottom)


@pytest.mark.parametrize("card", DISCS, ids=lambda card: card.id)
def test_a_recipe_is_counted_at_a_glance(card):
    """Rows of no more than four, and icons of 15 pixels on a plate of 110."""
    spots, _ = on_plate(counts_of(card), CLEAR)
    rows = [spot.y for spot in spots]
    assert max(rows.count(y) for y in rows) <= 4
    assert min(spot.size for spot in spots) * 110 / 200 >= 15


@pytest.mark.parametrize("card", INGREDIENTS, ids=lambda card: card.id)
def test_the_ground_has_the_colours_of_the_sorts_and_no_other(card):
    for name in look.pictures(card).values():
        svg = look.draw(name)
        seen = [
            count for sort, count in zip(SORTS, counts_of(card), strict=True) if f'fill="{GROUNDS[sort][0]}"' in svg
        ]
        assert [count for count in counts_of(card) if count] == seen


@pytest.mark.parametrize(("heat", "flames"), [("mild", 1), ("medium", 2), ("spicy", 3), ("all", 0)])
def test_flames_tell_the_heat_besides_the_colour(heat, flames):
    pictures = [f"hidden-{heat}"] + ([f"plate-{heat}-4-4-2", f"won-{heat}"] if heat in HEATS else [])
    for name in pictures:
        svg = look.draw(name)
        assert (flames, flames) == (svg.count(f'd="{FLAME}"'), svg.count(f'd="{FLAME_HEART}"'))


def test_lime_and_onion_point_to_the_left_and_cilantro_to_the_right():
    for size in ("face", "small"):
        mirrored = {id: "scale(-1 1)" in look.draw(f"{size}-{id}") for id in cards.SPECIALS}
        assert {"lime": False, "cilantro": True, "onion": False} == mirrored


# -- the registry and the sheet -----------------------------------------------------------------------------------


def test_the_game_names_its_look():
    assert look is GAME.look
    assert look.draw("face-2-1-0").encode() == art(GAME.look, "face-2-1-0").svg


def test_the_sheet_shows_every_picture():
    shown = set(re.findall(r'alt="([\w-]+)"', sheet()))
    assert set(names(look, STANDARD)) <= shown

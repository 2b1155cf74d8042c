"""Pictures by name and tag, the house's way of drawing, and what is found wrong with a picture."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pytest

from sobremesa.drawing.art import KEPT, NoSuchPicture, art
from sobremesa.drawing.gouache import at, glyph, number, placed, prefix, sector, svg, wedges
from sobremesa.games import GAMES, game
from sobremesa.kit.pictures import faults, names
from sobremesa.web import look as house

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


@dataclass(frozen=True)
class Look:
    """A look that draws as it is told."""

    draw: Callable[[str], str]
    NAMES = ()


def looks():
    """Every look, and the names of its pictures."""
    games = [game(id) for id in GAMES]
    of_games = [(found.look, names(found.look, found.cards.load())) for found in games if found.look]
    return [(house, list(house.NAMES)), *of_games]


# -- by name ------------------------------------------------------------------------------------------------------


def test_a_picture_has_a_tag_of_its_own_bytes():
    pictures = {name: art(house, name) for name in house.NAMES}
    assert len(pictures) == len({picture.tag for picture in pictures.values()})
    assert all(re.fullmatch(r"[0-9a-f]{16}", picture.tag) for picture in pictures.values())
    assert art(Look(str.upper), "same") == art(Look(str.upper), "Same")


def test_a_picture_is_drawn_once_and_kept():
    drawn = []
    look = Look(lambda name: drawn.append(name) or "<svg/>")
    assert art(look, "a") is art(look, "a")
    assert ["a"] == drawn
    assert KEPT == art.cache_info().maxsize


def test_a_name_without_a_picture_is_refused():
    with pytest.raises(NoSuchPicture, match=r"no picture 'person-99'; there are: person-0, .* icon"):
        art(house, "person-99")


# -- faults -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", house.NAMES)
def test_the_pictures_of_the_page_are_faultless(name):
    assert [] == faults(name, house.draw(name))


def test_no_two_pictures_share_an_id():
    """So a page may write several into itself."""
    owners = {}
    for look, found in looks():
        for name in found:
            for id in set(re.findall(r' id="([^"]+)"', look.draw(name))):
                assert name == owners.setdefault(id, name), id


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<path d='M0 0'>", "is not XML: mismatched tag: line 1, column 75"),
        ("<text/>", "has an element text"),
        ("<script/>", "has an element script"),
        ("<g>Lime</g>", "has a text: Lime"),
        ('<g style="fill:red"/>', "has an attribute style"),
        ('<g onclick="x"/>', "has an attribute onclick"),
        ('<g class="a"/>', "has an attribute class"),
        ('<use href="https://example.org/a.svg#b"/>', "refers to https://example.org/a.svg#b, which it does not have"),
        ('<use href="#i1"/>', "refers to #i1, which it does not have"),
        ('<g clip-path="url(#i1)"/>', "refers to url(#i1), which it does not have"),
        ('<g fill="url(https://example.org)"/>', "refers to url(https://example.org)"),
        ('<g id="a"/>', "has the id a, which does not begin with ifa39e735"),
        ('<g id="ifa39e735"/><g id="ifa39e735"/>', "has the id ifa39e735 twice"),
        (f'<path d="{"M0 0" * 6000}"/>', "has 24076 bytes, not at most 24000"),
    ],
)
def test_a_fault_is_found_and_named(body, fault):
    assert [f"lime: {fault}"] == faults("lime", f'<svg {XMLNS} viewBox="0 0 9 9">{body}</svg>')


def test_what_is_no_svg_is_a_fault():
    assert ["lime: is no svg with a viewBox", "lime: has an element p"] == faults("lime", "<p/>")
    assert ["lime: is no svg with a viewBox"] == faults("lime", f"<svg {XMLNS}/>")


# -- drawing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (-0.04, "0"), (10, "10"), (100.0, "100"), (2.5, "2.5"), (-1.26, "-1.3")]
)
def test_numbers_are_written_short(value, written):
    assert written == number(value)


def test_a_glyph_lies_about_its_middle():
    assert '<use href="#a" transform="translate(25 25) scale(0.5)"/>' == glyph("a", 50, 50, 50)
    assert '<use href="#a" transform="translate(75 25) rotate(90) scale(0.5)"/>' == glyph("a", 50, 50, 50, turn=90)


def test_what_is_placed_is_mirrored_then_turned_then_moved():
    assert '<g transform="translate(1 2) rotate(30) scale(-2 2)"><p/></g>' == placed(
        "<p/>", 1, 2, scale=2, turn=30, mirrored=True
    )
    assert "<g><p/></g>" == placed("<p/>")


def test_every_other_wedge_is_drawn():
    assert f"M0 0L{at((10, 0), (0, 10))}ZM0 0L{at((-10, 0), (0, -10))}Z" == wedges(0, 0, 0, 360, 90, 10)


def test_a_sector_reaches_far_enough():
    """The middles between the corners of its rim are no nearer than it must reach."""
    corners = [tuple(map(float, pair)) for pair in re.findall(r"(-?[\d.]+) (-?[\d.]+)", sector(0, 0, 0, 90, 100))][1:]
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(corners)]
    assert [100, 100] == [round(abs(complex(*middle))) for middle in middles]


def test_a_whole_picture_has_its_size_and_its_corner():
    assert f'<svg {XMLNS} width="20" height="10" viewBox="-5 -2.5 20 10"></svg>' == svg(20, 10, left=-5, top=-2.5)


def test_prefixes_are_ids():
    assert re.fullmatch(r"i[0-9a-f]{8}", prefix("face-2-1-0"))
    assert prefix("face-2-1-0") != prefix("face-1-2-0")

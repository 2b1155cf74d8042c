"""Drawings for cards of sets of one's own: jars for ingredients, covered dishes for dishes, in a few hues and forms."""

from collections.abc import Callable, Sequence

from ....drawing.gouache import drawn, ellipse, filled, mixed, shaded
from .brush import Glyph, dots, hoop
from .dishes.crockery import bowl, plate

HUES = ("#e4492f", "#f2b134", "#4f9a3a", "#3f8fc4", "#8a4fa8", "#d97ba6", "#8a4b2a", "#2aa89a", "#6d6873")

# -- ingredients --------------------------------------------------------------------------------------------------


def jar(label: int, hue: str, cap: str) -> Glyph:
    """A jar of something of that hue, with a lid of that colour, and the sign of that number on its label."""

    def glyph(ids: str) -> str:
        glass = "M24 24H76C86 30 88 36 88 44V84C88 96 12 96 12 84V44C12 36 14 30 24 24Z"
        full = filled("M0 46C20 40 40 52 60 46C80 40 90 50 100 46V100H0Z", hue)
        lid = shaded(
            f"{ids}l", "M22 6H78C82 6 82 25 78 25H22C18 25 18 6 22 6Z", cap, mixed(cap, "#2b1a17", 0.4), shift=(-3, -4)
        )
        paper = filled("M28 52H72V84H28Z", "#fff8e8", line=2.2)
        light = drawn("M22 38V78", "#fff", 5, opacity=0.7)
        return shaded(f"{ids}g", glass, "#e7f0f2", "#b8c9cf", full + light, shift=(-4, -3)) + lid + paper + SIGNS[label]

    return glyph


SIGNS: Sequence[str] = (
    filled("M50 58C60 64 60 74 50 79C40 74 40 64 50 58Z", "#4f9a3a", line=2),
    filled("M50 57L54 65L63 66L56 72L58 80L50 76L42 80L44 72L37 66L46 65Z", "#f2b134", line=2),
    ellipse(50, 68, 10, 10, "#e4492f", line=2),
    drawn("M37 62H63M37 68H63M37 74H63", "#2b1a17", 3),
    filled("M50 78C36 68 38 57 45 58C48 58 50 61 50 63C50 61 52 58 55 58C62 57 64 68 50 78Z", "#d97ba6", line=2),
    filled("M36 77L50 57L64 77Z", "#3f8fc4", line=2),
)

# -- dishes -------------------------------------------------------------------------------------------------------


def covered(hue: str) -> Glyph:
    """A dish under its cover."""

    def glyph(ids: str) -> str:
        bell = "M14 56C14 30 30 17 50 17C70 17 86 30 86 56C70 64 30 64 14 56Z"
        light = drawn("M24 48C25 37 31 29 41 26", "#fff", 5.5)
        knob = ellipse(50, 12, 6.4, 6.4, "#ffd84d", line=2.4)
        return plate(hue) + knob + shaded(f"{ids}b", bell, "#e4e9ee", "#98a4b0", light, shift=(-8, -4))

    return glyph


def soup(hue: str) -> Glyph:
    """A bowl of soup."""

    def glyph(ids: str) -> str:
        drops = dots(((30, 50), (44, 58), (62, 48), (70, 57), (52, 47)), "#fff6d8", 4)
        return bowl(ids, hue, mixed(hue, "#2b1a17", 0.4), hue, mixed(hue, "#2b1a17", 0.45), "#fff6d8") + drops

    return glyph


def heap(hue: str) -> Glyph:
    """A heap of something on a plate."""

    def glyph(ids: str) -> str:
        body = "M14 62C14 42 30 28 50 28C70 28 86 42 86 62C80 78 20 78 14 62Z"
        inside = dots(((34, 48), (50, 40), (62, 54), (44, 62), (72, 62), (28, 62)), mixed(hue, "#fff6d8", 0.6), 5)
        return plate("#8b8792") + shaded(f"{ids}b", body, hue, mixed(hue, "#2b1a17", 0.4), inside, shift=(-4, -5))

    return glyph


def round_cake(hue: str) -> Glyph:
    """A round cake with a rim."""

    def glyph(ids: str) -> str:
        side = "M10 48V64C10 88 90 88 90 64V48Z"
        top = ellipse(50, 48, 40, 24, mixed(hue, "#fff6d8", 0.3), line=2.4)
        return plate() + shaded(f"{ids}b", side, hue, mixed(hue, "#2b1a17", 0.4)) + top + hoop(50, 48, 29, 16, hue, 4)

    return glyph


DISH_FORMS: Sequence[Callable[[str], Glyph]] = (covered, soup, heap, round_cake)

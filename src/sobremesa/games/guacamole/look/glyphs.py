"""The glyphs of Guacamole, each in a box of 100 by 100.

`FULL` holds them with all their detail, for a card in the hand.  `BOLD` holds the ingredients with few shapes and
strong lines, for a picture that is a few millimetres wide: there one must be able to count them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ....drawing.gouache import (
    INK,
    at,
    circle,
    circle_path,
    copied,
    defined,
    drawn,
    ellipse,
    filled,
    number,
    placed,
    point,
    prefix,
    shaded,
    svg,
)
from ....drawing.produce import ONION, ONION_ROOTS, ONION_SPROUTS, TOMATO, TOMATO_STAR, onion, tomato

LEAF, LEAF_DARK, LEAF_LIGHT = "#4f9a3a", "#2f6b2c", "#8fcb62"
EDGE = "#fff6df"


@dataclass(frozen=True)
class Glyph:
    """A glyph: its drawing as a function of what its ids begin with, and its bare shapes.

    turn   degrees that it leans to the right
    scale  what makes it look as large as the others
    edge   how far the pale edge, which lifts it off any ground, reaches beyond its shapes
    """

    drawing: Callable[[str], str]
    shapes: str
    turn: float = 0
    scale: float = 1
    edge: float = 3.6

    def parts(self, id: str) -> str:
        """What is to be defined: the glyph on its pale edge as `id`, its shapes without any colour as `id` + "o"."""
        line = f'stroke-width="{number(2 * self.edge)}" stroke-linejoin="round" stroke-linecap="round"'
        edge = f'<use href="#{id}o" fill="{EDGE}" stroke="{EDGE}"/>'
        return (
            f'<g id="{id}o" {line}>{self._leaning(self.shapes)}</g>'
            f'<g id="{id}">{edge}{self._leaning(self.drawing(id))}</g>'
        )

    def _leaning(self, body: str) -> str:
        return f'<g transform="rotate({number(self.turn)} 50 50)">{body}</g>' if self.turn else body


def shape(d: str, width: float = 0) -> str:
    """A shape without colour; a line has a width of its own, the pale edge included."""
    return f'<path d="{d}" stroke-width="{number(width)}" fill="none"/>' if width else f'<path d="{d}"/>'


# -- in full ------------------------------------------------------------------------------------------------------

AVOCADO = (
    "M50 5C61 4 66 15 70 27C75 43 89 51 90 68C91 86 74 96 53 97C33 97 15 87 14 70C13 53 28 43 31 28C34 15 39 6 50 5Z"
)
CHILI = "M19 29C27 20 45 21 51 33C56 45 62 64 89 79C71 94 41 88 27 66C19 53 14 38 19 29Z"
CHILI_CAP = "M14 33C12 21 24 12 37 16C47 18 55 24 54 35C49 32 45 33 41 37C36 31 31 31 27 36C23 31 18 30 14 33Z"
CHILI_STALK = "M30 17C27 11 22 8 15 7"


def avocado(ids: str) -> str:
    """Half an avocado with its stone."""
    flesh = (
        "M50 13C58 12 62 21 65 32C69 47 82 54 83 68C83 82 69 89 53 90C36 90 22 83 21 69C20 56 34 47 37 33"
        "C39 22 43 14 50 13Z"
    )
    inner = (
        "M51 25C56 24 58 31 60 38C63 51 75 58 75 69C75 79 65 83 53 83C40 83 30 78 29 69C28 59 40 51 43 38"
        "C45 31 46 26 51 25Z"
    )
    stone = circle_path(52.5, 66, 14.5)
    shine = placed(ellipse(0, 0, 4.6, 3.2, "#d59a6a"), 46, 58, turn=-35)
    return (
        shaded(f"{ids}a", AVOCADO, "#3f7a37", "#24502a")
        + filled(flesh, "#a8cf52")
        + filled(inner, "#f1ea9b")
        + drawn("M26 61C28 55 32 51 35 46", "#e9f5b6", 3)
        + shaded(f"{ids}b", stone, "#8a4b2a", "#5a2e1c", shine, line=2.2, shift=(-4, -4))
    )


def chili(ids: str) -> str:
    """A red chili with a green cap and stalk."""
    light = drawn("M25 38C27 54 39 72 58 79", "#f5806c", 5)
    return (
        shaded(f"{ids}a", CHILI, "#e0332b", "#98191f", light, shift=(-4, -8))
        + filled(CHILI_CAP, LEAF, line=2.2)
        + drawn(CHILI_STALK, INK, 8.5)
        + drawn("M30 18C27 11 22 8 15 7", "#3d8331", 4.6)
        + drawn("M27 22C32 20 40 21 45 26", LEAF_LIGHT, 2.6)
    )


LIME = "M58 20C70 10 87 14 93 28C100 43 96 61 82 69C68 78 50 70 46 56C42 42 44 31 58 20Z"
LIME_HALF = circle_path(44, 57, 37)
LIME_LEAF = "M82 15C78 8 82 2 93 3C95 9 92 16 84 18Z"


def lime(ids: str) -> str:
    """Half a lime before a whole one."""
    segments = ""
    for i in range(8):
        start, end, middle = i * 45 - 85, i * 45 - 50, i * 45 - 67.5
        tip, first, bow, last = (
            point(44, 57, angle, radius) for angle, radius in ((middle, 6), (start, 26), (middle, 30), (end, 26))
        )
        colour = "#a9d84a" if i % 2 else "#98cc3d"
        d = f"M{at(tip)}L{at(first)}Q{at(bow, last)}Z"
        segments += f'<path d="{d}" fill="{colour}" stroke="#a9d84a" stroke-width="2" stroke-linejoin="round"/>'
    return (
        shaded(f"{ids}a", LIME, "#5cab3c", LEAF_DARK, drawn("M62 25C67 21 74 20 80 25", "#b5df7c", 5))
        + filled(LIME_LEAF, LEAF, line=2.2)
        + drawn("M83 17L89 8", LEAF_DARK, 1.8)
        + filled(LIME_HALF, "#4a9636", line=2.4)
        + circle(44, 57, 31.5, "#f2f7d3")
        + segments
        + circle(44, 57, 3.2, "#f2f7d3")
        + drawn("M12 50C14 40 21 31 31 27", "#8fcb62", 2.6)
    )


CILANTRO_STEMS = (
    "M50 97C50 80 50 66 50 52M50 84C44 72 34 66 26 60M50 80C57 70 66 65 75 58M50 70C44 58 38 48 34 36"
    "M50 68C57 56 63 46 67 35"
)
CILANTRO_LEAF = (
    "M0 0C-4 -8 -16 -7 -20 -15C-15 -16 -17 -21 -21 -24C-14 -26 -13 -22 -10 -25C-13 -30 -9 -34 -7 -40"
    "C-3 -37 -2 -39 0 -43C2 -39 3 -37 7 -40C9 -34 13 -30 10 -25C13 -22 14 -26 21 -24C17 -21 15 -16 20 -15"
    "C16 -7 4 -8 0 0Z"
)
CILANTRO_FAN = (
    "M0 0C-6 -8 -27 -10 -22 -25C-12 -29 -10 -42 0 -44C10 -42 12 -29 22 -25C27 -10 6 -8 0 0Z"  # less its teeth
)
CILANTRO_LEAVES = (
    (26, 62, 0.72, -62, LEAF),
    (75, 60, 0.72, 62, LEAF),
    (34, 40, 0.76, -28, "#5aa843"),
    (67, 39, 0.76, 28, "#5aa843"),
    (50, 54, 1.06, 0, "#69b94b"),
)


def cilantro(ids: str) -> str:
    """A sprig of cilantro."""
    veins = "M0 -2V-34M0 -14L-13 -20M0 -14L13 -20M0 -24L-5 -31M0 -24L5 -31"
    leaf = defined(f"{ids}l", shape(CILANTRO_LEAF)) + defined(f"{ids}v", drawn(veins, LEAF_DARK, 1.8))
    out = leaf + drawn(CILANTRO_STEMS, INK, 6.6) + drawn(CILANTRO_STEMS, "#6fae45", 3)
    for x, y, scale, turn, colour in CILANTRO_LEAVES:
        fan = f'<g fill="{colour}" stroke="{INK}" stroke-width="{number(2.2 / scale)}">{copied(f"{ids}l")}</g>'
        out += placed(fan + copied(f"{ids}v"), x, y, scale=scale, turn=turn)
    return out


# -- to be counted ------------------------------------------------------------------------------------------------

BOLD_AVOCADO = (
    "M50 4C61 4 65 15 69 28C73 42 87 51 87 68C87 87 71 96 50 96C29 96 13 87 13 68C13 51 27 42 31 28C35 15 39 4 50 4Z"
)
BOLD_TOMATO = "M50 24C63 14 81 19 89 33C98 51 92 74 77 86C63 97 37 97 23 86C8 74 2 51 11 33C19 19 37 14 50 24Z"
BOLD_STAR = (
    "M50 33C42 38 33 41 24 39L35 28C28 26 23 25 17 20C28 15 39 15 45 19L49 5L56 19C63 15 73 15 83 20"
    "C77 25 72 26 65 28L76 39C67 41 58 38 50 33Z"
)
BOLD_CHILI = "M16 33C25 20 49 19 56 32C61 46 68 60 91 75C74 95 40 91 25 68C17 55 12 43 16 33Z"
BOLD_CAP = "M10 36C7 20 22 9 38 13C52 16 62 24 60 38C50 31 45 34 40 40C34 32 27 33 23 39C19 34 14 33 10 36Z"
BOLD_STALK = "M30 13C27 8 21 5 13 6"


def bold_avocado(ids: str) -> str:
    """An avocado to be counted."""
    flesh = (
        "M50 17C56 17 58 24 60 33C64 47 76 55 76 68C76 79 65 84 50 84C35 84 24 79 24 68C24 55 36 47 40 33"
        "C42 24 44 17 50 17Z"
    )
    return filled(BOLD_AVOCADO, "#3c7a35", line=5) + filled(flesh, "#e3ec8c") + circle(50, 65, 15, "#7d4226", line=4.5)


def bold_tomato(ids: str) -> str:
    """A tomato to be counted."""
    return (
        filled(BOLD_TOMATO, "#e8432d", line=5)
        + drawn("M23 48C21 58 24 67 30 74", "#ff9c80", 8)
        + filled(BOLD_STAR, "#57a83f", line=4.5)
    )


def bold_chili(ids: str) -> str:
    """A chili to be counted."""
    return (
        filled(BOLD_CHILI, "#e8372c", line=5)
        + drawn("M28 50C33 63 43 72 58 77", "#ff8f78", 6.5)
        + drawn(BOLD_STALK, INK, 12)
        + filled(BOLD_CAP, "#57a83f", line=4.5)
        + drawn(BOLD_STALK, "#57a83f", 4)
    )


def _cilantro_shapes() -> str:
    """The sprig with leaves that have lost their teeth."""
    leaves = (placed(shape(CILANTRO_FAN), x, y, scale=scale, turn=turn) for x, y, scale, turn, _ in CILANTRO_LEAVES)
    return shape(CILANTRO_STEMS, 11) + "".join(leaves)


FULL: Mapping[str, Glyph] = {
    "avocado": Glyph(avocado, shape(AVOCADO), turn=7, scale=1.08),
    "tomato": Glyph(tomato, shape(TOMATO) + shape(TOMATO_STAR), scale=0.94),
    "chili": Glyph(chili, shape(CHILI) + shape(CHILI_CAP) + shape(CHILI_STALK, 15), turn=-4),
    "lime": Glyph(lime, shape(LIME) + shape(LIME_HALF) + shape(LIME_LEAF)),
    "cilantro": Glyph(cilantro, _cilantro_shapes()),
    "onion": Glyph(onion, shape(ONION) + shape(ONION_SPROUTS, 12) + shape(ONION_ROOTS, 8)),
}
BOLD: Mapping[str, Glyph] = {
    "avocado": Glyph(bold_avocado, shape(BOLD_AVOCADO), scale=1.06, edge=6.5),
    "tomato": Glyph(bold_tomato, shape(BOLD_TOMATO) + shape(BOLD_STAR), edge=6.5),
    "chili": Glyph(bold_chili, shape(BOLD_CHILI) + shape(BOLD_CAP) + shape(BOLD_STALK, 25), edge=6.5),
}


def alone(glyph: Glyph, name: str) -> str:
    """A glyph as a picture of its own, 118 by 118."""
    id = prefix(name)
    return svg(118, 118, f"<defs>{glyph.parts(id)}</defs>", copied(id), left=-9, top=-9)

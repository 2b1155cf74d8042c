"""The picture that stands for the game: a molcajete full of guacamole under papel picado."""

from ....drawing.gouache import (
    circle,
    copied,
    defined,
    drawn,
    ellipse,
    filled,
    glyph,
    placed,
    prefix,
    rectangle,
    shaded,
    svg,
    wedges,
)
from .embroidery import CREAM, GOLD, PINK
from .garland import hung
from .glyphs import FULL

WIDTH, HEIGHT = 400, 300
WALL, BEAMS = "#0f4f54", "#0c4549"
STONE, STONE_DARK, STONE_LIGHT, RIM = "#6d696e", "#454148", "#98949a", "#7d797f"
RED, WHITE, LILAC = "#e8452f", CREAM, "#d7a0c4"

BOWL = "M104 172C102 226 146 258 200 258C254 258 298 226 296 172Z"
BOWL_RIM = "M98 168C150 190 250 190 302 168C304 176 302 182 298 185C250 206 150 206 102 185C98 182 96 176 98 168Z"
FEET = "M124 236L112 268H140L152 250ZM276 236L288 268H260L248 250ZM186 254L184 278H216L214 254Z"
PITS = ((140, 206), (168, 222), (206, 212), (236, 230), (262, 204), (190, 240), (150, 228), (228, 196))
PESTLE = "M262 128L304 70C310 60 326 66 324 80C322 90 300 118 284 144Z"
MOUND = (
    "M116 170C112 150 136 138 152 134C166 118 190 122 200 116C214 112 232 118 242 130"
    "C262 132 290 150 284 170C262 186 138 186 116 170Z"
)
BITS = (
    (150, 156, 5.5, RED), (184, 138, 6, RED), (232, 150, 6, RED), (258, 160, 5, RED),
    (168, 168, 4, WHITE), (212, 134, 4, WHITE), (244, 140, 4.4, LILAC), (204, 164, 4.4, LILAC),
)  # fmt: skip
HERB = "M0 0C-5 -4 -5 -9 0 -13C5 -9 5 -4 0 0Z"
HERBS = ((170, 150, -50), (216, 156, 40), (198, 150, 10), (136, 166, -20), (268, 170, 60))
CHIP = "M0 -34C12 -12 24 8 32 24C12 30 -12 30 -32 24C-24 6 -12 -14 0 -34Z"
CHIPS = ((148, 118, -24, 1.15), (256, 112, 22, 1.25), (196, 100, -4, 1.05))

# The glyphs beside the bowl: middle, width, turn.
BESIDE = {
    "avocado": (62, 226, 104, -12),
    "tomato": (342, 232, 82, 0),
    "lime": (128, 262, 62, -4),
    "chili": (288, 258, 80, 14),
}


def cover() -> str:
    """The game in one picture, 400 by 300."""
    ids = prefix("cover")
    glyphs = "".join(FULL[name].parts(ids + name) for name in BESIDE)
    beside = "".join(glyph(ids + name, x, y, size, turn=turn) for name, (x, y, size, turn) in BESIDE.items())
    return svg(
        WIDTH,
        HEIGHT,
        f"<defs>{glyphs}</defs>",
        rectangle(0, 0, WIDTH, HEIGHT, WALL),
        filled(wedges(200, 150, 0, 360, 15, 320), BEAMS),
        circle(200, 148, 112, "#fbe3a0"),
        filled(wedges(200, 148, 7.5, 367.5, 15, 112), "#f8d47c"),
        _cloth(),
        placed(hung(), -3, -4, scale=0.606),
        _chips(ids),
        shaded(f"{ids}p", PESTLE, STONE, STONE_DARK, drawn("M276 124L308 80", STONE_LIGHT, 6)),
        _guacamole(ids),
        _bowl(ids),
        beside,
    )


def _cloth() -> str:
    dots = "".join(circle(x, y, 3.4, GOLD) for x, y in ((20, 246), (200, 288), (380, 248)))
    hem = drawn("M0 240C70 222 330 222 400 240", CREAM, 2, dash="7 6")
    return filled("M0 232C70 214 330 214 400 232V300H0Z", PINK) + hem + dots


def _chips(ids: str) -> str:
    salt = drawn("M-8 8l2 1M4 -8l2 1M10 14l2 -1M-14 18l2 1M0 4l1 1", "#fff1c4", 2.4)
    chip = shaded(f"{ids}t", CHIP, "#f3b63c", "#cf8a1c", salt, shift=(-4, -4))
    copies = "".join(copied(f"{ids}k", x, y, turn=turn, scale=scale) for x, y, turn, scale in CHIPS)
    return defined(f"{ids}k", chip) + copies


def _guacamole(ids: str) -> str:
    light = drawn("M132 158C138 150 148 146 156 143M194 126C200 123 210 122 218 124", "#cfe58a", 6)
    bits = "".join(circle(*bit, line=1.6) for bit in BITS)
    herbs = "".join(placed(filled(HERB, "#3d8331", line=1.6), x, y, turn=turn) for x, y, turn in HERBS)
    return shaded(f"{ids}g", MOUND, "#9dc94b", "#6f9c33", light) + bits + herbs


def _bowl(ids: str) -> str:
    pits = "".join(ellipse(x, y, 4.6, 3, STONE_DARK) for x, y in PITS)
    light = drawn("M122 190C126 214 142 232 164 242", STONE_LIGHT, 8)
    return (
        filled(FEET, STONE_DARK, line=2.6)
        + shaded(f"{ids}b", BOWL, STONE, STONE_DARK, light + pits, shift=(-8, -8))
        + filled(BOWL_RIM, RIM, line=2.6)
        + drawn("M108 182C150 196 200 198 226 196", "#a6a2a8", 3)
    )

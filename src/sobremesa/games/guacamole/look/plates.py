"""The recipe discs as plates: the icons in rows, each sort on the ground it has on the cards.

The rim tells the heat twice: by its colour, and by groups of one, two or three flames.
"""

from collections.abc import Sequence
from math import sqrt

from ....drawing.gouache import (
    INK,
    PAPER,
    circle,
    copied,
    defined,
    drawn,
    filled,
    glyph,
    number,
    placed,
    prefix,
    ring,
    svg,
)
from .arrangement import SORTS, Band, Counts, on_plate, written
from .cards import GROUNDS
from .embroidery import CREAM, GOLD, MINT, RED, SAGE, STRAW, TEAL, dahlia, flower, leaf
from .glyphs import BOLD

HEATS = ("mild", "medium", "spicy")
RIMS = {  # colour, its shade
    "mild": ("#7fb347", "#4f8226"),
    "medium": ("#f0a431", "#bd6d0a"),
    "spicy": ("#e2492f", "#9c2015"),
    "all": ("#e84a8a", "#b52a64"),
}
EDGE, WELL, CLEAR = 97, 78, 76  # radii: of the plate, of its well, of the part of the well where icons lie
ALONG_RIM = 87.2  # radius of the middle of the rim
FLAME = (
    "M50 2C56 20 78 32 79 60C80 82 68 97 50 97C32 97 20 82 21 60C22 47 31 41 33 27C40 32 42 38 43 44C50 34 53 20 50 2Z"
)
FLAME_HEART = "M50 52C58 60 65 66 63 78C60 89 40 89 37 78C35 66 46 62 50 52Z"

# The flames of a disc won: the middle of each, and how large they are.
FIRES = {
    "mild": (1.06, ((0, -2),)),
    "medium": (0.84, ((-29, 0), (29, 0))),
    "spicy": (0.68, ((0, -29), (-30, 25), (30, 25))),
}


def plate(heat: str, counts: Counts) -> str:
    """A recipe disc lying open, 200 by 200."""
    ids = prefix(f"plate-{heat}-{written(counts)}")
    spots, bands = on_plate(counts, CLEAR)
    glyphs = "".join(BOLD[sort].parts(ids + sort[0]) for sort, count in zip(SORTS, counts, strict=True) if count)
    icons = "".join(glyph(ids + spot.sort[0], spot.x, spot.y, spot.size) for spot in spots)
    grounds = "".join(filled(_slice(band, bands), GROUNDS[band.sort][0]) for band in bands)
    glaze = ring(0, 0, WELL - 3.4, "#fff", 1.4, opacity=0.6)
    return _round(f"<defs>{glyphs}</defs>", _rim(heat, ids), grounds, glaze, icons)


def hidden(heat: str) -> str:
    """A recipe disc lying face down, 200 by 200; its heat is "all" where all heats lie in one pile."""
    ids = prefix(f"hidden-{heat}")
    petal = flower(0, -56, 11, GOLD, STRAW, RED, count=6) + placed(leaf(0, -42, 25, 0, MINT, SAGE), turn=30)
    around = "".join(copied(f"{ids}p", turn=60 * i) for i in range(6))
    hem = ring(0, 0, WELL - 5, CREAM, 1.4, dash="4 3.4", opacity=0.55)
    return _round(defined(f"{ids}p", petal), _rim(heat, ids), circle(0, 0, WELL, TEAL), hem, around, dahlia(0, 0, 40))


def won(heat: str) -> str:
    """A disc that somebody has won, 200 by 200, to be recognised when it is 20 pixels wide."""
    colour, dark = RIMS[heat]
    size, places = FIRES[heat]
    fire = filled(FLAME, "#f0601f", line=6) + filled(FLAME_HEART, "#ffd35a")
    flames = "".join(placed(fire, x - 50 * size, y - 50 * size, scale=size) for x, y in places)
    ground = circle(0, 0, 98, INK) + circle(0, 0, 94, colour) + circle(0, 0, 77, dark) + circle(0, 0, 73, PAPER)
    return _round(ground, flames)


def _round(*body: str) -> str:
    return svg(200, 200, *body, left=-100, top=-100)


def _rim(heat: str, ids: str) -> str:
    """The rim: six groups of flames and a curl after each; flowers where no heat is told."""
    colour, dark = RIMS[heat]
    count = HEATS.index(heat) + 1 if heat in HEATS else 0
    sign = "".join(_flame((i - (count - 1) / 2) * 12.5, dark) for i in range(count))
    sign = sign or flower(0, -ALONG_RIM, 8, CREAM, dark, dark, count=6)
    curl = drawn(f"M-6 {-ALONG_RIM}q3 4 6 0t6 0", dark, 2.2)
    return (
        defined(f"{ids}r", sign + placed(curl, turn=30))
        + circle(0, 0, EDGE + 1.8, INK)
        + circle(0, 0, EDGE, colour)
        + "".join(copied(f"{ids}r", turn=60 * i) for i in range(6))
        + ring(0, 0, WELL + 1, dark, 3.6)
    )


def _flame(degrees: float, dark: str) -> str:
    """A flame on the rim, so many degrees to the right of its top."""
    flame = f'<path d="{FLAME}" fill="#fff3d0" stroke="{dark}" stroke-width="9"/>{filled(FLAME_HEART, dark)}'
    return placed(placed(flame, -9.6, -ALONG_RIM - 9.6, scale=0.192), turn=degrees)


def _slice(band: Band, bands: Sequence[Band]) -> str:
    """Path data of a band within the well, the first and the last reaching to its edge."""
    top = -WELL if band is bands[0] else band.top
    bottom = WELL if band is bands[-1] else band.bottom
    upper, lower = (number(sqrt(max(0, WELL**2 - y**2))) for y in (top, bottom))
    arc = f"A{WELL} {WELL} 0 0 1"
    return f"M-{upper} {number(top)}H{upper}{arc} {lower} {number(bottom)}H-{lower}{arc} -{upper} {number(top)}Z"

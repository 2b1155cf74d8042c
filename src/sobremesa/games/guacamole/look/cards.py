"""The cards of Guacamole as a lotería deck: faces for the hand, small cards to be counted from afar, the back.

The ground tells the composition: each sort of icon has its own, and a mixed card is split in proportion, so that two
thirds of yellow are two avocados of three icons.  The icons say the same without any colour.
"""

from collections.abc import Iterable, Mapping, Sequence

from ....drawing.gouache import (
    INK,
    PAPER,
    copied,
    defined,
    drawn,
    filled,
    glyph,
    placed,
    prefix,
    rectangle,
    sector,
    svg,
    wedges,
)
from ..state import HAND
from .arrangement import SORTS, Band, Counts, Spot, banded, few, stacked, written
from .embroidery import CREAM, GOLD, MINT, PEACH, PINK, RED, ROSE, SAGE, STRAW, TEAL, dahlia, flower, leaf
from .glyphs import BOLD, FULL, Glyph

WIDTH, FACE, SMALL = 100, 124, 145  # how wide all are, how high a face above its name plate, a small card without one
MARGIN = 4
FEW_ICONS = 3
CAST = 12  # no more icons than that cast a shadow
GROUNDS = {  # ground, rays
    "avocado": ("#f6c445", "#eab22c"),
    "tomato": ("#9fd8c4", "#86c8b1"),
    "chili": ("#34489e", "#2a3b88"),
    "lime": ("#ee6aa0", "#e2558f"),
    "cilantro": ("#f3a35c", "#e89147"),
    "onion": ("#cfe07a", "#bfd263"),
}
RAY, REACH = 15, 90  # degrees, length
SHADOW = 0.045  # how far a shadow falls, if a glyph is 1 wide
ARROW = "#c93a18"

HEM = "M10 4.5H90Q95.5 4.5 95.5 10V130Q95.5 135.5 90 135.5H10Q4.5 135.5 4.5 130V10Q4.5 4.5 10 4.5Z"  # of the back

# How two or three icons split the ground about its middle: where the part of each begins and ends, in degrees.
SPLITS: Mapping[int, Sequence[tuple[float, float]]] = {
    2: ((-135, 45), (45, 225)),
    3: ((210, 330), (90, 210), (-30, 90)),
}

# What the ribbon of a special shows: how many cards everybody passes, and to which side.
PASSED = {"lime": (1, "left"), "cilantro": (1, "right"), "onion": (HAND, "left")}


def face(counts: Counts) -> str:
    """An ingredient card in the hand, 100 by 124."""
    ids = prefix(f"face-{written(counts)}")
    if sum(counts) <= FEW_ICONS:
        spots = few(counts)
        ground = _split([spot.sort for spot in spots])
    else:
        inner, bands = banded(counts, WIDTH - 2 * MARGIN, FACE - 2 * MARGIN)
        spots = [Spot(spot.sort, spot.x + MARGIN, spot.y + MARGIN, spot.size) for spot in inner]
        ground = _striped(bands, FACE, MARGIN)
    shadows = _shadows(ids, spots, FULL) if len(spots) <= CAST else ""
    return svg(WIDTH, FACE, _glyphs(ids, spots, FULL), ground, shadows, _icons(ids, spots, FULL))


def small(counts: Counts) -> str:
    """An ingredient card seen from afar, 100 by 145: a flag with a stripe for each of up to three icons."""
    ids = prefix(f"small-{written(counts)}")
    laid = stacked if sum(counts) <= FEW_ICONS else banded
    spots, bands = laid(counts, WIDTH, SMALL)
    return svg(WIDTH, SMALL, _glyphs(ids, spots, BOLD), _striped(bands, SMALL, 0), _icons(ids, spots, BOLD))


def special(name: str) -> str:
    """Lime, cilantro or onion, 100 by 124: a ribbon shows what everybody passes, and to which side."""
    return _special(name, f"face-{name}", FACE)


def small_special(name: str) -> str:
    """Lime, cilantro or onion seen from afar, 100 by 145."""
    return _special(name, f"small-{name}", SMALL)


def back() -> str:
    """The back of every card, 100 by 140: an embroidered dahlia, the same whichever way up it lies."""
    ids = prefix("back")
    leaves = ((50, 44, 21, 0), (44, 46, 20, -38), (56, 46, 20, 38), (36, 51, 18, -66), (64, 51, 18, 66))
    corner = (
        drawn("M14 26C14 18 18 14 27 14", MINT, 1.4)
        + leaf(14, 26, 13, 158, MINT, SAGE)
        + leaf(27, 14, 13, 112, MINT, SAGE)
        + flower(17, 17, 7, GOLD, STRAW, RED, count=6)
    )
    half = (
        "".join(leaf(*where, MINT, SAGE) for where in leaves)
        + copied(f"{ids}c")
        + copied(f"{ids}c", 100, mirrored=True)
        + flower(50, 19, 8.5, PINK, ROSE, GOLD)
        + flower(32, 30, 5, RED, PEACH, GOLD, count=6)
        + flower(68, 30, 5, RED, PEACH, GOLD, count=6)
        + leaf(12, 62, 14, 10, MINT, SAGE)
        + leaf(88, 62, 14, -10, MINT, SAGE)
        + flower(11.5, 70, 6.5, PINK, ROSE, GOLD, count=6)
    )
    hem = drawn(HEM, CREAM, 1.1, dash="2.4 2.6", opacity=0.55)
    return svg(
        100,
        140,
        defined(f"{ids}c", corner),
        defined(f"{ids}h", half),
        rectangle(0, 0, 100, 140, TEAL),
        hem,
        copied(f"{ids}h"),
        copied(f"{ids}h", 100, 140, turn=180),
        dahlia(50, 70, 27),
    )


# -- glyphs -------------------------------------------------------------------------------------------------------


def _glyphs(ids: str, spots: Iterable[Spot], glyphs: Mapping[str, Glyph]) -> str:
    """The definitions of the glyphs that the spots need."""
    needed = {spot.sort for spot in spots}
    return f"<defs>{''.join(glyphs[sort].parts(ids + sort[0]) for sort in SORTS if sort in needed)}</defs>"


def _icons(ids: str, spots: Iterable[Spot], glyphs: Mapping[str, Glyph]) -> str:
    return "".join(
        glyph(ids + spot.sort[0], spot.x, spot.y, spot.size * glyphs[spot.sort].scale, turn=spot.turn) for spot in spots
    )


def _shadows(ids: str, spots: Iterable[Spot], glyphs: Mapping[str, Glyph]) -> str:
    """The shadows that the icons cast, in one tone even where they overlap."""
    cast = "".join(
        glyph(
            f"{ids}{spot.sort[0]}o",
            spot.x + spot.size * SHADOW,
            spot.y + spot.size * SHADOW * 1.3,
            spot.size * glyphs[spot.sort].scale,
            turn=spot.turn,
        )
        for spot in spots
    )
    return f'<g fill="{INK}" stroke="{INK}" opacity=".25">{cast}</g>'


# -- grounds ------------------------------------------------------------------------------------------------------


def _split(sorts: Sequence[str]) -> str:
    """The ground of a face of a few icons: sunrays in as many parts as there are icons, equal ones in one."""
    middle = (WIDTH / 2, FACE / 2)
    if len(set(sorts)) == 1:
        return _rayed(sorts[0], FACE, FACE / 2)
    out = ""
    for sort, (start, end) in zip(sorts, SPLITS[len(sorts)], strict=True):
        ground, rays = GROUNDS[sort]
        out += filled(sector(*middle, start, end, REACH), ground)
        out += filled(wedges(*middle, start, end, RAY, 2 * REACH), rays)
    return out


def _rayed(sort: str, height: float, middle: float) -> str:
    """A ground of one sort, with sunrays from that height."""
    ground, rays = GROUNDS[sort]
    return rectangle(0, 0, WIDTH, height, ground) + filled(wedges(WIDTH / 2, middle, 0, 360, RAY, 2 * REACH), rays)


def _striped(bands: Sequence[Band], height: float, margin: float) -> str:
    """A ground of stripes, the first and the last of them up to the edge of the card."""
    out = ""
    for band in bands:
        top = 0 if band is bands[0] else band.top + margin
        bottom = height if band is bands[-1] else band.bottom + margin
        out += rectangle(0, top, WIDTH, bottom - top, GROUNDS[band.sort][0])
    return out + filled(wedges(WIDTH / 2, height / 2, 0, 360, RAY, 2 * REACH), "#fff", opacity=0.13)


# -- specials -----------------------------------------------------------------------------------------------------


def _special(name: str, picture: str, height: float) -> str:
    ids = prefix(picture)
    spot = Spot(name, WIDTH / 2, height / 2 - 9, 72)
    return svg(
        WIDTH,
        height,
        f"<defs>{FULL[name].parts(ids + name[0])}</defs>",
        _rayed(name, height, spot.y),
        _shadows(ids, [spot], FULL),
        _icons(ids, [spot], FULL),
        placed(_ribbon(*PASSED[name]), WIDTH / 2, height - 15),
    )


def _ribbon(cards: int, side: str) -> str:
    """A ribbon about (0, 0) with so many cards, and an arrow to the side that they go to."""
    tails = filled("M-30 -6H-48L-43 4L-48 14H-30ZM30 -6H48L43 4L48 14H30Z", "#dcc795", line=1.6)
    band = filled("M-38 -11H38V11H-38Z", PAPER, line=1.6)
    arrow = filled("M-33 0L-21 -8.5V-3.4H-8V3.4H-21V8.5Z", ARROW, line=1.5)
    card = rectangle(-5, -7, 10, 14, TEAL, corner=1.4, line=1.5) + rectangle(-2.6, -4.6, 5.2, 9.2, GOLD, corner=0.8)
    shown = "".join(placed(card, 12 + (i - (cards - 1) / 2) * 5.5) for i in range(cards))
    return tails + band + placed(arrow + shown, mirrored=side == "right")

"""The cards of Abuela Co.: pastel faces with little flowers, recipes on their colour, and the back, a crochet doily."""

from collections.abc import Mapping

from ....drawing.gouache import (
    INK,
    circle,
    copied,
    defined,
    drawn,
    filled,
    mixed,
    placed,
    point,
    prefix,
    rectangle,
    ring,
    svg,
)
from .brush import Glyph, around, oval, spots
from .kitchen import COLOURS, PASTELS

WIDTH, FACE = 100, 124  # a face above its name plate
CARD = 140  # the height of the back, which has no plate
EDGE = "#fff8e8"
HALO = 5.2  # how thick the pale edge is that lifts a glyph off a dark ground

# Of the faces, by the drawing of the card; those that have none here have that of their sort.
GROUNDS: Mapping[str, str] = {
    "corn": "#c4e3cf",
    "cow": "#f9df9d",
    "rice": "#cfe0f4",
    "pig": "#f7ccd2",
    "hen": "#ddd6f0",
    "water": "#cbe6ef",
    "potato": "#f4dcc0",
    "plantain": "#e3edbd",
    "beans": "#f7d3c4",
    "panela": "#f3ddb4",
    "basic": "#dfe9c8",
    "special": "#f6dcc4",
    "processed": "#f8cfe0",
    "interaction": "#d2473a",
}

LINEN, THREAD = "#a8402f", "#fff4e0"  # of the back


def kind_face(name: str, sort: str, glyph: Glyph) -> str:
    """An ingredient or a processed food in the hand, 100 by 124; interaction cards have rays instead of flowers."""
    ids = prefix(f"face-{name}")
    ground = GROUNDS.get(name, GROUNDS[sort])
    pattern = _rays(ground) if sort == "interaction" else _flowers(ids, ground)
    ground = rectangle(0, 0, WIDTH, FACE, ground)
    shadow = oval(50, 104, 34, 5, INK, opacity=0.14)
    return svg(WIDTH, FACE, ground, pattern, shadow, placed(glyph(ids), 9, 19, scale=0.82), _stitches())


def dish_face(name: str, colour: str, glyph: Glyph) -> str:
    """A recipe, 100 by 124."""
    ids = prefix(f"recipe-{name}")
    ground, deep = PASTELS[colour], COLOURS[colour]
    band = rectangle(0, 100, WIDTH, 24, deep) + drawn("M0 100H100", INK, 1.4)
    hem = "".join(oval(x, 100, 6.2, 5, ground) for x in range(0, 101, 12))
    shadow = oval(50, 92, 36, 5, INK, opacity=0.14)
    return svg(
        WIDTH,
        FACE,
        rectangle(0, 0, WIDTH, FACE, ground),
        _flowers(ids, ground),
        band,
        hem,
        shadow,
        placed(glyph(ids), 8, 8, scale=0.84),
    )


def alone(name: str, glyph: Glyph) -> str:
    """A glyph as a picture of its own, 108 by 108, on nothing."""
    return svg(108, 108, glyph(prefix(name)), left=-4, top=-4)


def help_face() -> str:
    """The help card, 100 by 124: a recipe book."""
    book = (
        filled("M14 30C26 22 40 22 50 30C60 22 74 22 86 30V92C74 84 60 84 50 92C40 84 26 84 14 92Z", EDGE, line=2.4)
        + drawn("M50 30V92", INK, 2.2)
        + drawn("M22 40q10 -5 20 0M22 52q10 -5 20 0M22 64q10 -5 20 0M58 40q10 -5 20 0M58 52q10 -5 20 0", "#b9a48a", 2.4)
        + circle(68, 68, 8, "#e0412c", line=2)
    )
    return svg(WIDTH, FACE, rectangle(0, 0, WIDTH, FACE, PASTELS["community"]), book, _stitches())


def back() -> str:
    """The back of every card, 100 by 140: a crochet doily on red linen, the same whichever way up it lies."""
    ids = prefix("back")
    scallop = circle(0, 0, 6, THREAD) + circle(0, 0, 2.4, LINEN)
    fan = drawn("M0 -16L-7 -29M0 -16V-30M0 -16L7 -29", THREAD, 1.8) + circle(0, -32, 2.6, THREAD)
    rim = "".join(copied(f"{ids}s", *point(50, 70, degrees, 41)) for degrees in range(0, 360, 18))
    fans = "".join(placed(copied(f"{ids}f"), 50, 70, turn=degrees) for degrees in range(0, 360, 30))
    rosette = around(["M", (0, 0), "C", (-9, -6), (-7, -15), (0, -17), "C", (7, -15), (9, -6), (0, 0)], 8)
    corner = "".join(circle(x, y, 2.6, THREAD) for x, y in ((12, 12), (20, 12), (12, 20)))
    corners = "".join(
        placed(corner, x, y, turn=turn) for x, y, turn in ((0, 0, 0), (100, 0, 90), (100, 140, 180), (0, 140, 270))
    )
    weave = drawn("".join(f"M0 {y}H100" for y in range(4, 140, 8)), mixed(LINEN, "#fff4e0", 0.08), 1.6)
    return svg(
        WIDTH,
        CARD,
        defined(f"{ids}s", scallop),
        defined(f"{ids}f", fan),
        rectangle(0, 0, WIDTH, CARD, LINEN),
        weave,
        drawn(_box(5, CARD), THREAD, 1.2, dash="3 3"),
        corners,
        rim,
        ring(50, 70, 35.5, THREAD, 3),
        fans,
        ring(50, 70, 18.5, THREAD, 2.6),
        placed(filled(rosette, THREAD), 0, 20),
        circle(50, 70, 3.4, LINEN),
    )


# -- grounds ------------------------------------------------------------------------------------------------------


def _flowers(ids: str, ground: str) -> str:
    """Little flowers strewn over a pastel ground, tone on tone."""
    deeper = mixed(ground, "#b06a4a", 0.16)
    petals = around(["M", (0, -2), "C", (-5, -5), (-4, -11), (0, -12), "C", (4, -11), (5, -5), (0, -2)], 5)
    flower = filled(petals, deeper) + circle(50, 50, 2.2, mixed(ground, "#fff6e0", 0.6))
    strewn = spots("14 16 .8, 84 22 1, 50 6 .6, 8 62 .9, 94 76 .8, 20 108 1, 80 112 .7, 52 118 .5")
    return defined(f"{ids}w", placed(flower, -50, -50)) + "".join(
        copied(f"{ids}w", x, y, scale=size, turn=x) for x, y, size in strewn
    )


def _rays(ground: str) -> str:
    """Rays that begin in the middle: something is going to happen."""
    d = around(["M", (0, 0), "L", (-14, -100), "L", (14, -100)], 11)
    return placed(filled(d, mixed(ground, "#fff6e0", 0.16)), 0, 12)


def _stitches() -> str:
    """The seam along the edge of a face."""
    return drawn(_box(4, FACE), "#fffaf0", 1.6, dash="3.2 3.4", opacity=0.9)


def _box(edge: float, height: float) -> str:
    """Path data of a box with round corners, so far from the edge of a card."""
    right, bottom, far = WIDTH - edge, height - edge, edge + 6
    return (
        f"M{edge} {far}Q{edge} {edge} {far} {edge}H{right - 6}Q{right} {edge} {right} {far}"
        f"V{bottom - 6}Q{right} {bottom} {right - 6} {bottom}H{far}Q{edge} {bottom} {edge} {bottom - 6}Z"
    )

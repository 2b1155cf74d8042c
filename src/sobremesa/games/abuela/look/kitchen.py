"""What stands in the kitchen: burners, a timer, and the enamel and the sign of each colour.

A colour is told three times: by its hue, by the pattern of its enamel, and by its sign.
"""

from collections.abc import Callable, Mapping
from math import cos, radians, sin

from ....drawing.gouache import (
    INK,
    PAPER,
    at,
    circle,
    circle_path,
    copied,
    defined,
    drawn,
    filled,
    mixed,
    placed,
    prefix,
    rectangle,
    ring,
    shaded,
    svg,
    tube,
    twice,
)
from .brush import Shape, around, oval

# Of stoves and recipes; "community" is the stove that everybody uses.
COLOURS: Mapping[str, str] = {
    "green": "#4a8f45",
    "yellow": "#d3930f",
    "red": "#c8392b",
    "blue": "#2f70b0",
    "gray": "#6f6b65",
    "purple": "#84509f",
    "community": "#8a6447",
}
PASTELS: Mapping[str, str] = {
    "green": "#d5ebcf",
    "yellow": "#fae7b0",
    "red": "#f8cfc8",
    "blue": "#cfe0f4",
    "gray": "#e2dfd8",
    "purple": "#e8d6f0",
    "community": "#ead9c4",
}
TILE = 40


# -- signs --------------------------------------------------------------------------------------------------------


def _leaf() -> str:
    return filled("M50 12C82 26 84 66 50 90C16 66 18 26 50 12Z", PAPER) + drawn(
        "M50 30V84M50 50L36 40M50 50L64 40M50 66L38 57M50 66L62 57", COLOURS["green"], 4
    )


def _sun() -> str:
    rays = "".join(f"M{at(_ray(a, 30))}L{at(_ray(a, 42))}" for a in range(0, 360, 45))
    return circle(50, 50, 20, PAPER) + drawn(rays, PAPER, 8)


def _ray(degrees: float, far: float) -> tuple[float, float]:
    return 50 + far * cos(radians(degrees)), 50 + far * sin(radians(degrees))


def _flower() -> str:
    petal = around(["M", (-7, -12), "C", (-20, -26), (-14, -42), (0, -42), "C", (14, -42), (20, -26), (7, -12)], 5)
    return filled(petal, PAPER) + circle(50, 50, 9, "#f6c445") + ring(50, 50, 13, PAPER, 5)


def _waves() -> str:
    d = "".join(f"M12 {y}q9.500 -16 19 0t19 0t19 0t19 0" for y in (32, 54, 76))
    return drawn(d, PAPER, 8)


def _flame() -> str:
    flame = (
        "M52 8C56 28 78 34 78 62C78 82 66 92 50 92C34 92 22 82 22 62"
        "C22 46 34 40 36 26C44 30 46 36 46 42C52 32 54 20 52 8Z"
    )
    return filled(flame, PAPER) + filled(
        "M50 56C58 64 62 68 60 78C57 88 43 88 40 78C38 70 46 66 50 56Z", COLOURS["gray"]
    )


def _sweet() -> str:
    wrapped = filled("M30 50L8 32L8 68ZM70 50L92 32L92 68Z", PAPER)
    return wrapped + circle(50, 50, 24, PAPER) + drawn("M40 36Q58 50 40 64M54 33Q70 50 54 67", COLOURS["purple"], 5)


def _pot() -> str:
    lid = filled("M20 40C20 28 34 24 50 24C66 24 80 28 80 40Z", PAPER) + circle(50, 18, 6, PAPER)
    return lid + filled("M18 46H82L78 76C76 86 24 86 22 76Z", PAPER) + twice(drawn("M20 54H8", PAPER, 8))


SIGNS: Mapping[str, Callable[[], str]] = {
    "green": _leaf,
    "yellow": _sun,
    "red": _flower,
    "blue": _waves,
    "gray": _flame,
    "purple": _sweet,
    "community": _pot,
}


def sign(colour: str) -> str:
    """The sign of a colour on a disc of it, 100 by 100."""
    ground = circle(50, 50, 49, INK) + circle(50, 50, 45.5, COLOURS[colour])
    return svg(100, 100, ground, placed(SIGNS[colour](), 21, 21, scale=0.58))


def seasoned() -> str:
    """The sign of side B, 100 by 100: a star of spice."""
    star = around(["M", (-9, -20), "L", (0, -44), "L", (9, -20)], 8)
    return svg(
        100,
        100,
        circle(50, 50, 49, INK),
        circle(50, 50, 45.5, "#ffc94d"),
        placed(filled(star, "#c8392b", line=2), 5, 5, scale=0.9),
        circle(50, 50, 20, "#c8392b", line=2.6),
        filled("M50 36C56 44 62 48 60 57C57 66 43 66 40 57C38 50 46 46 50 36Z", PAPER),
    )


# -- enamel -------------------------------------------------------------------------------------------------------


def _stripes(light: str) -> str:
    return drawn("M-10 30L30 -10M-10 50L50 -10M10 50L50 10", light, 6)


def _spots(light: str) -> str:
    return circle(10, 10, 5, light) + circle(30, 30, 5, light)


def _daisies(light: str) -> str:
    daisy = "".join(placed(oval(0, -5, 2.6, 4, light), turn=turn) for turn in range(0, 360, 60))
    daisy += circle(0, 0, 2.2, "#ffd65a")
    return placed(daisy, 10, 10) + placed(daisy, 30, 30)


def _ripples(light: str) -> str:
    return drawn("M-10 10q10 -10 20 0t20 0t20 0M-10 30q10 -10 20 0t20 0t20 0", light, 4)


def _checks(light: str) -> str:
    return rectangle(0, 0, 20, 20, light) + rectangle(20, 20, 20, 20, light)


ENAMEL: Mapping[str, Callable[[str], str]] = {
    "green": _stripes,
    "yellow": _spots,
    "red": _daisies,
    "blue": _ripples,
    "community": _checks,
}


def enamel(colour: str) -> str:
    """A square of a stove's enamel that repeats without a seam."""
    ground = COLOURS[colour]
    return svg(TILE, TILE, rectangle(0, 0, TILE, TILE, ground), ENAMEL[colour](mixed(ground, "#fff6e4", 0.26)))


# -- iron ---------------------------------------------------------------------------------------------------------

BAR: Shape = ["M", (-2.6, -44), "L", (2.6, -44), "L", (2.6, -24), "L", (-2.6, -24)]
# Of flames: their shape, how many, how they are turned, their colour, their line.
CROWNS: tuple[tuple[Shape, int, float, str, float], ...] = (
    (["M", (-7, -13), "C", (-12, -22), (-3, -27), (4, -42), "C", (5, -31), (11, -22), (6, -13)], 8, 0.39, "#f8621b", 2),
    (["M", (-5, -13), "C", (-8, -19), (-3, -22), (0, -31), "C", (4, -23), (8, -19), (5, -13)], 8, 0, "#ff9a2a", 1.6),
    (["M", (-4, -14), "C", (-7, -21), (0, -24), (3, -33), "C", (3, -26), (7, -21), (4, -14)], 8, 0.39, "#ffd34d", 0),
    (["M", (-4, -15), "C", (-3, -22), (3, -22), (4, -15)], 16, 0, "#4fb4ee", 0),
)  # fmt: skip


def burner(*, lit: bool) -> str:
    """A burner from above, 100 by 100, lit or not."""
    well = oval(50, 50, 37, 37, "#3a1715" if lit else "#2d2a30")
    flames = oval(50, 50, 35, 35, "#6e2216") + oval(50, 50, 27, 27, "#a8391b")
    for shape, count, start, colour, line in CROWNS:
        flames += filled(around(shape, count, start), colour, line=line)
    cap = "#6a656e" if lit else "#77727b"
    return svg(
        100,
        100,
        circle(50, 50, 45, "#3f3b42", line=2.4),
        circle(48.5, 48.5, 41.5, "#57525a"),
        well,
        flames if lit else drawn("M12 40C15 29 22 20 31 15", "#8b868f", 3.4),
        filled(around(BAR, 4), "#a29da6" if lit else "#8b868f", line=2),
        circle(50, 50, 15, mixed(cap, INK, 0.45), line=2.4),
        circle(49, 48.5, 11, cap),
        drawn("M42 47C43 43 46 40 50 40", "#ffb27a" if lit else "#c3bec8", 3),
    )


def timer() -> str:
    """A kitchen timer, 100 by 100."""
    ids = prefix("timer")
    body = "M50 14C73 14 90 31 90 53C90 76 73 92 50 92C27 92 10 76 10 53C10 31 27 14 50 14Z"
    marks = "".join(f"M{at(_mark(a, 24))}L{at(_mark(a, 28))}" for a in range(0, 360, 30))
    dial = (
        circle(50, 53, 30.5, "#fff6e4", line=2.2)
        + filled("M50 53V26A27 27 0 0 1 76.4 58.6Z", "#f6b93a")
        + drawn(marks, INK, 2.2)
        + tube("M50 53L64 37", "#e8533c", 2.6, 3.6)
        + circle(50, 53, 5, "#e8533c", line=2.2)
    )
    return svg(
        100,
        100,
        filled("M27 84H73L82 97H18Z", "#8f2a25", line=2.3),
        drawn("M27 93H46", "#c9574a", 2.6),
        filled("M41 5H59V19H41Z", "#c3cbd0", line=2.3),
        filled("M36 3H64V10H36Z", "#dfe5e8", line=2.2),
        shaded(f"{ids}0", body, "#e8533c", "#a3302a", drawn("M17 51C18 40 25 30 35 25", "#f9a990", 5)),
        dial,
    )


def _mark(degrees: float, far: float) -> tuple[float, float]:
    return 50 + far * cos(radians(degrees)), 53 + far * sin(radians(degrees))


def stove(colour: str) -> str:
    """A player's stove as a card, 100 by 124: its enamel, its sign, four burners."""
    ids = prefix(f"stove-{colour}")
    ground = COLOURS[colour]
    eye = circle(0, 0, 15, "#3f3b42", line=2.2) + circle(0, 0, 11, "#2d2a30") + circle(0, 0, 5, "#77727b", line=1.6)
    tiles = "".join(copied(f"{ids}t", x, y) for x in (0, 40, 80) for y in (0, 40, 80, 120))
    return svg(
        100,
        124,
        defined(f"{ids}t", ENAMEL[colour](mixed(ground, "#fff6e4", 0.26))),
        defined(f"{ids}b", eye),
        rectangle(0, 0, 100, 124, ground),
        tiles,
        *(copied(f"{ids}b", x, y) for x in (28, 72) for y in (26, 66)),
        rectangle(6, 92, 88, 26, mixed(ground, "#1a0f14", 0.3), corner=6, line=2),
        filled(circle_path(50, 105, 16), PAPER, line=2),
        circle(50, 105, 13.5, ground),
        placed(SIGNS[colour](), 40.5, 95.5, scale=0.19),
    )

"""Strokes that many glyphs of this game share, beyond those of the house."""

from collections.abc import Callable, Sequence
from math import cos, sin, tau

from ....drawing.gouache import at, circle, drawn, ellipse, filled, oval_path, placed

Shape = Sequence[str | tuple[float, float]]  # the commands of a path, and its points
Glyph = Callable[[str], str]  # a drawing in a box of 100 by 100, by what its ids begin with

WISP, WISP_EDGE = "#fffdf6", "#8f7a6b"


def spots(text: str) -> list[tuple[float, ...]]:
    """Numbers that belong together, as they are written: "30 42 20, 58 38 -5"."""
    return [tuple(float(part) for part in spot.split()) for spot in text.split(",")]


def oval(
    x: float, y: float, rx: float, ry: float, colour: str, *, line: float = 0, turn: float = 0, opacity: float = 1
) -> str:
    """An ellipse about (x, y), turned about its middle."""
    if opacity != 1:
        return filled(oval_path(x, y, rx, ry), colour, opacity=opacity)
    return (
        placed(ellipse(0, 0, rx, ry, colour, line=line), x, y, turn=turn)
        if turn
        else ellipse(x, y, rx, ry, colour, line=line)
    )


def dots(where: str, radius: float, colour: str, *, line: float = 0) -> str:
    """Equal dots at those spots."""
    return "".join(circle(x, y, radius, colour, line=line) for x, y in spots(where))


def steam(xs: Sequence[float], bottom: float, top: float) -> str:
    """Wisps of steam that rise at those places, with an edge that shows on any ground."""
    rise = bottom - top
    d = "".join(
        f"M{at((x, bottom))}C{at((x - 7, bottom - rise * 0.36), (x + 7, bottom - rise * 0.6), (x, top))}" for x in xs
    )
    return drawn(d, WISP_EDGE, 6.2) + drawn(d, WISP, 4)


def around(shape: Shape, count: int, start: float = 0) -> str:
    """Path data of a closed shape, repeated about (50, 50).

    shape  its points as seen from there
    start  by how much the first one is turned, in radians
    """
    d = ""
    for i in range(count):
        angle = tau * i / count + start
        c, s = cos(angle), sin(angle)
        for part in shape:
            d += (
                part
                if isinstance(part, str)
                else f"{at((50 + part[0] * c - part[1] * s, 50 + part[0] * s + part[1] * c))} "
            )
        d += "Z"
    return d

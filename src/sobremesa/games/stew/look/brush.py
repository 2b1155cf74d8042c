"""Strokes that many glyphs of this game share, beyond those of the house."""

from collections.abc import Callable, Sequence

from ....engine.drawing import INK, at, circle, drawn, ellipse, placed

Glyph = Callable[[str], str]  # a drawing in a box of 100 by 100, by what its ids begin with


def tube(d: str, colour: str, width: float, edge: float = 4.6) -> str:
    """A line as thick as a handle, with an ink line on both sides; `edge` is the width of both together."""
    return drawn(d, INK, width + edge) + drawn(d, colour, width)


def twice(body: str, across: float = 100) -> str:
    """A half and its mirror image in a box so wide."""
    return body + placed(body, across, mirrored=True)


def eye(x: float, y: float, radius: float = 4) -> str:
    """An eye with a glint."""
    return ellipse(x, y, radius, radius * 1.2, INK) + circle(x + radius * 0.3, y - radius * 0.45, radius * 0.36, "#fff")


def steam(xs: Sequence[float], bottom: float, top: float) -> str:
    """Wisps of steam that rise at those places."""
    rise = bottom - top
    d = "".join(
        f"M{at((x, bottom))}C{at((x - 7, bottom - rise * 0.36), (x + 7, bottom - rise * 0.6), (x, top))}" for x in xs
    )
    return drawn(d, "#fffdf6", 4, opacity=0.8)

"""Strokes that many glyphs of this game share, beyond those of the house."""

from collections.abc import Callable, Sequence

from ....drawing.gouache import at, drawn

Glyph = Callable[[str], str]  # a drawing in a box of 100 by 100, by what its ids begin with


def steam(xs: Sequence[float], bottom: float, top: float) -> str:
    """Wisps of steam that rise at those places."""
    rise = bottom - top
    d = "".join(
        f"M{at((x, bottom))}C{at((x - 7, bottom - rise * 0.36), (x + 7, bottom - rise * 0.6), (x, top))}" for x in xs
    )
    return drawn(d, "#fffdf6", 4, opacity=0.8)

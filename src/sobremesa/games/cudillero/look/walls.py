"""The walls of the four colours, each told by its pattern too: bricks, planks, lozenges, ashlar."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ....drawing.gouache import INK, drawn, filled, rectangle

WIDTH, HEIGHT = 160, 100


@dataclass(frozen=True)
class Paint:
    """A colour of the village: its wall, the shade and the light on it, shutters that go with it, and its tiles."""

    wall: str
    shade: str
    light: str
    shutters: tuple[str, ...]
    tiles: tuple[str, str, str]


PAINTS: Mapping[str, Paint] = {
    "blue": Paint(
        "#3f8fc4", "#2a6d9d", "#7dbde3", ("#f4ecdc", "#f0b93a", "#8d2f2a"), ("#5d7f9c", "#4f708c", "#6d90ac")
    ),
    "yellow": Paint(
        "#f0b93a", "#c98e16", "#f9d67c", ("#2f6f6b", "#8d2f2a", "#27496d"), ("#d9a13c", "#c98e2d", "#e4b356")
    ),
    "white": Paint(
        "#f4ecdc", "#c9bb9d", "#ffffff", ("#3f8fc4", "#2f6f6b", "#b93c30"), ("#a9a196", "#99917f", "#bab2a4")
    ),
    "red": Paint("#d9503f", "#ab3428", "#ef8370", ("#2f6f6b", "#f4ecdc", "#27496d"), ("#c25c3c", "#b04e33", "#cf6a47")),
}


def wall(colour: str, top: float = 0, bottom: float = HEIGHT) -> str:
    """A wall from edge to edge with its pattern, a cornice above and a ledge below."""
    paint = PAINTS[colour]
    inside = PATTERNS[colour](top + 4, bottom - 4)
    return (
        rectangle(0, top, WIDTH, bottom - top, paint.wall)
        + drawn(inside, paint.shade, 1.7, opacity=0.62)
        + filled(f"M147 {top}H160V{bottom}H147Z", paint.shade, opacity=0.28)
        + rectangle(0, top, WIDTH, 4, paint.shade)
        + rectangle(0, bottom - 4, WIDTH, 4, "#fff8ea")
        + drawn(f"M0 {bottom - 4}H160M0 {bottom}H160M0 {top}V{bottom}M160 {top}V{bottom}", INK, 1.8)
    )


def _bricks(top: float, bottom: float) -> str:
    """Courses of bricks, every other one shifted."""
    d, row, y = "", 0, top
    while y + 10 < bottom:
        y += 10
        d += f"M1 {y:g}H159"
        d += "".join(f"M{x} {y - 10:g}v10" for x in range(20 if row % 2 else 10, 158, 20))
        row += 1
    return d


def _planks(top: float, bottom: float) -> str:
    """Long level planks."""
    d, y = "", top + 4
    while y < bottom:
        d += f"M1 {y:g}H159"
        y += 7
    return d


def _lozenges(top: float, bottom: float) -> str:
    """A net of lozenges."""
    reach, d = bottom - top, ""
    for x in range(-144, 160, 24):
        left, right = max(0, -x), min(reach, 160 - x)
        if left < right:
            d += f"M{x + left:g} {top + left:g}L{x + right:g} {top + right:g}"
            d += f"M{160 - x - left:g} {top + left:g}L{160 - x - right:g} {top + right:g}"
    return d


def _ashlar(top: float, bottom: float) -> str:
    """Dressed stones at both corners of a plain wall."""
    d, y, wide = "", top, True
    while y + 10 <= bottom:
        w = 15 if wide else 9
        d += f"M1 {y:g}H{w}V{y + 10:g}H1M159 {y:g}H{160 - w}V{y + 10:g}H159"
        y, wide = y + 10, not wide
    return d


PATTERNS: Mapping[str, Callable[[float, float], str]] = {
    "blue": _planks,
    "yellow": _lozenges,
    "white": _ashlar,
    "red": _bricks,
}

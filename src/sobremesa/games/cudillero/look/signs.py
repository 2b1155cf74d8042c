"""Symbols that tokens, objectives, roofs and action cards show, each drawn about a point, 100 wide at scale 1."""

from collections.abc import Callable, Mapping
from functools import partial

from ....drawing.gouache import INK, circle, drawn, filled, placed
from .brush import CREAM, LIT, arrow, box, coin
from .walls import PAINTS

Symbol = Callable[[float, float, float], str]


def _about(body: Callable[[], str], x: float, y: float, scale: float) -> str:
    return placed(body(), x, y, scale=scale)


def _chimney() -> str:
    smoke = "M0 -34c-12 -8 12 -14 0 -22"
    return (
        box(-17, -20, 34, 62, "#b9563a", 4, 2)
        + drawn("M-15 0h30M-15 20h30M-4 0v20M6 20v20", INK, 3, opacity=0.5)
        + box(-24, -30, 48, 13, CREAM, 4, 3)
        + drawn(smoke, INK, 12)
        + drawn(smoke, "#fff", 6)
    )


def _balcony() -> str:
    bars = "".join(f"M{x} 4v32" for x in (-34, -17, 0, 17, 34))
    return (
        box(-24, -44, 48, 50, "#a9d5df", 4, 3)
        + drawn("M0 -42V4", INK, 3)
        + drawn(bars, INK, 9)
        + drawn(bars, "#8b5a34", 4)
        + box(-44, -2, 88, 10, "#6d4327", 4, 2)
        + box(-44, 34, 88, 11, "#6d4327", 4, 2)
    )


def _neighbour() -> str:
    arm = "M22 40C42 30 40 0 40 -22"
    return (
        filled("M-36 46C-36 8 36 8 36 46Z", "#5fb49c", line=4)
        + drawn(arm, INK, 18)
        + drawn(arm, "#5fb49c", 10)
        + circle(40, -28, 9, "#e0ac7e", line=4)
        + circle(0, -10, 25, "#e0ac7e", line=4)
        + filled("M-26 -10C-28 -46 28 -46 26 -10C14 -24 -14 -22 -26 -10Z", "#5a3a1e", line=3.4)
        + circle(-9, -8, 3.4, INK)
        + circle(9, -8, 3.4, INK)
        + drawn("M-8 3q8 7 16 0", INK, 3.4)
    )


def _height() -> str:
    house = filled("M-20 46V6L4 -14L28 6V46Z", CREAM, line=4) + box(-3, 22, 14, 24, "#2f6f6b", 3, 1)
    return house + arrow(-34, 4, up=True, size=2.1)


def _fibre() -> str:
    d = "M-46 20H-10V-18H46"
    return (
        drawn(d, INK, 19)
        + drawn(d, LIT, 11)
        + drawn(d, "#c9fff7", 4, dash="10 12")
        + circle(-10, 20, 15, "#20303c", line=4)
        + circle(-10, 20, 7, "#5ff2e1")
    )


def _rope() -> str:
    d = "M-48 -26Q0 -6 48 -26"
    shirt = "M-16 -17l-16 12 8 10 8 -4v36h32v-36l8 4 8 -10 -16 -12q-16 8 -32 0z"
    return drawn(d, INK, 8) + drawn(d, CREAM, 3.4) + filled(shirt, "#e84a8a", line=4)


def _house(colour: str) -> str:
    paint = PAINTS[colour]
    return (
        box(-40, -34, 80, 74, paint.wall, 4, 2)
        + drawn("M-40 -18H40M-40 24H40", paint.shade, 5)
        + box(-26, -10, 20, 26, "#bfe3ea", 3.6, 2)
        + box(8, -10, 20, 26, "#bfe3ea", 3.6, 2)
        + drawn("M-40 40H40", INK, 5)
    )


def _doorway() -> str:
    return (
        filled("M-30 46V-6a30 30 0 0 1 60 0V46Z", CREAM, line=4)
        + filled("M-20 46V-4a20 20 0 0 1 40 0V46Z", "#27496d", line=4)
        + circle(9, 22, 4, "#f0b93a")
    )


def _roof() -> str:
    tiles = "M-34 2q8 8 16 0t16 0 16 0 16 0M-42 18q10 9 21 0t21 0 21 0 21 0"
    return (
        box(18, -44, 14, 30, "#a64a32", 4, 1)
        + filled("M-50 30L-28 -20H28L50 30Z", "#c25c3c", line=4)
        + drawn(tiles, INK, 3, opacity=0.6)
        + box(-44, 30, 88, 14, CREAM, 4, 1)
    )


def _tower() -> str:
    rows = "".join(box(x, y, 11, 12, "#bfe3ea", 3, 1) for y in (-16, 4, 24) for x in (-14, 4))
    return filled("M-26 -24L0 -46L26 -24Z", "#c25c3c", line=4) + box(-22, -24, 44, 70, CREAM, 4, 1) + rows


def _row() -> str:
    out = ""
    for x, colour, top in ((-46, "blue", 0), (-15, "yellow", -14), (16, "red", -4)):
        roof = filled(f"M{x - 3} {top}L{x + 15} {top - 22}L{x + 33} {top}Z", "#c25c3c", line=3.4)
        out += roof + box(x, top, 30, 46 - top, PAINTS[colour].wall, 3.4, 1)
        out += box(x + 9, top + 12, 12, 14, "#bfe3ea", 3, 1)
    return out


def _colours() -> str:
    places = zip(("blue", "yellow", "white", "red"), ((-40, -36), (2, -36), (-40, 4), (2, 4)), strict=True)
    return "".join(box(x, y, 38, 36, PAINTS[colour].wall, 4, 3) for colour, (x, y) in places)


def _alike() -> str:
    return "".join(box(x, -20, 28, 40, PAINTS["blue"].wall, 4, 3) for x in (-47, -14, 19))


def _different() -> str:
    colours = zip((-47, -14, 19), ("blue", "yellow", "red"), strict=True)
    return "".join(box(x, -20, 28, 40, PAINTS[colour].wall, 4, 3) for x, colour in colours)


def _buy() -> str:
    return coin(-16, 14, 27) + coin(16, -10, 27)


def _build() -> str:
    low = "".join(box(x, 18, 38, 22, "#c25c3c", 4, 2) for x in (-43, -1))
    top = box(-22, -6, 38, 22, "#d9704e", 4, 2)
    trowel = filled("M-6 -14L8 -40L30 -18Z", "#d5dde0", line=4) + drawn("M20 -30L30 -38", INK, 9)
    return low + top + trowel + placed(box(-6, -16, 12, 28, "#8b5a34", 4, 6), 36, -42, turn=48)


def _value() -> str:
    return arrow(-22, 0, up=True, size=3) + arrow(24, 0, up=False, size=3)


def _again() -> str:
    d = "M30 -24A38 38 0 1 0 38 10"
    return drawn(d, INK, 20) + drawn(d, "#f2b134", 11) + filled("M14 -22L48 -44L46 -4Z", "#f2b134", line=4)


def _extra() -> str:
    return (
        placed(_build(), -4, 6, scale=0.86)
        + circle(30, -26, 20, "#3f7f2b", line=4)
        + drawn("M30 -37V-15M19 -26H41", "#fff", 6)
    )


def _moved() -> str:
    one = placed(_house("blue"), -24, 12, scale=0.52) + placed(_house("red"), 26, 12, scale=0.52)
    over = "M-30 -18C-16 -44 16 -44 30 -18"
    tip = filled("M18 -20L42 -30L38 -4Z", "#f2b134", line=3)
    return one + drawn(over, INK, 12) + drawn(over, "#f2b134", 6) + tip


_DRAWN: Mapping[str, Callable[[], str]] = {
    "chimney": _chimney,
    "balcony": _balcony,
    "neighbour": _neighbour,
    "height": _height,
    "fibre": _fibre,
    "line": _rope,
    "doorway": _doorway,
    "roof": _roof,
    "tower": _tower,
    "row": _row,
    "colours": _colours,
    "alike": _alike,
    "different": _different,
    "buy": _buy,
    "build": _build,
    "value": _value,
    "again": _again,
    "extra": _extra,
    "moved": _moved,
    **{colour: partial(_house, colour) for colour in PAINTS},
}
SYMBOLS: Mapping[str, Symbol] = {name: partial(_about, body) for name, body in _DRAWN.items()}

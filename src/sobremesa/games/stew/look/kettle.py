"""The pot over its fire: the more cards lie in it, the fuller it is."""

from ....drawing.gouache import INK, drawn, ellipse, filled, placed, shaded, tube, twice
from .brush import steam

LEVELS = 4  # empty, a first ingredient, half full, full
IRON, DARK, LIGHT = "#615d67", "#38353d", "#9d98a4"


def kettle(ids: str, level: int) -> str:
    """The pot as full as that, in a box of 100 by 100."""
    body = "M9 38C2 54 4 90 50 91C96 90 98 54 91 38Z"
    inside = drawn("M15 58C16 70 22 79 31 84", LIGHT, 5.4) + drawn("M6 52C30 64 70 64 94 52", "#47434b", 3)
    whole = (
        (steam((28, 50, 74), 17, 1) if level == LEVELS - 1 else steam((42, 58), 22, 8) if level > 1 else "")
        + twice(tube("M28 86L24 96", "#4a464f", 5.4))
        + twice(tube("M10 50C-1 50 -1 66 9 66", "#77727c", 3.6))
        + shaded(f"{ids}0", body, IRON, DARK, inside)
        + ellipse(50, 36, 44, 16, "#77727c", line=2.4)
        + drawn("M11 33C16 26 26 23 36 21.5", "#b5b0bb", 3)
        + ellipse(50, 37, 37.5, 11.8, "#1f1c22", line=2.2)
        + _broth(level)
    )
    return placed(whole, 4.5, 5.5, scale=0.91)


def _broth(level: int) -> str:
    if level == 0:
        return filled("M14 36C16 30 32 27 46 26C34 30 26 36 26 44C18 42 14 39 14 36Z", "#4b4751")
    if level == 1:
        return ellipse(50, 43, 27, 5.4, "#9c5a1e", line=1.8) + drawn("M36 42.5C40 40.5 45 40 49 40", "#f7c67e", 2)
    if level == 2:
        broth = ellipse(50, 40, 34, 8.4, "#b56a22", line=1.8) + ellipse(50, 40, 32, 7, "#d98a35")
        return broth + _carrot(56, 40) + drawn("M28 39C33 36 40 35 45 35", "#f7c67e", 2.4)
    broth = ellipse(50, 36, 38, 12, "#b56a22", line=2) + ellipse(50, 36.6, 36.6, 10.6, "#e09a3f")
    potato = filled("M20 34C18 24 30 17 38 23C44 28 42 37 36 39C29 41 21 40 20 34Z", "#d9a05b", line=2.2)
    onion = filled("M66 33C68 26 82 27 82 34C80 40 67 40 66 33Z", "#fdf6ea", line=2.1)
    leaf = filled("M40 41C42 36 52 36 54 41C52 45 42 45 40 41Z", "#69b94b", line=2)
    return broth + potato + _carrot(55, 33) + onion + leaf + drawn("M25 30C27 26 30 25 33 25", "#f1cd94", 3)


def _carrot(x: float, y: float) -> str:
    slice_ = ellipse(x, y, 8, 5, "#f08a2c", line=2) + ellipse(x, y, 3.6, 2, "#fbbf7e")
    return slice_ + drawn(f"M{x - 5} {y - 1}l1 -1M{x + 5} {y + 1}l1 0", INK, 1)

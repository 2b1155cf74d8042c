"""What dishes are served in: a plate, a bowl, a clay pot."""

from .....drawing.gouache import drawn, filled, number, oval_path, shaded, twice
from ..brush import oval


def plate(
    ids: str,
    base: str = "#fbf1dc",
    shade: str = "#d8c39a",
    band: str = "#d9503f",
    *,
    y: float = 64,
    rx: float = 47,
    ry: float = 28,
) -> str:
    """A plate about (50, y) with a dotted band."""
    left, down = 50 - rx, number(ry * 1.47)
    body = f"M{left:g} {y:g}a{rx:g} {ry:g} 0 0 1 {2 * rx:g} 0c0 {down} -{2 * rx:g} {down} -{2 * rx:g} 0Z"
    glint = (
        f"M{left + 2:g} {y - 6:g}C{left + 8:g} {y - 16:g} {left + 16:g} {y - 21:g} {left + 26:g} {number(y - ry + 3.4)}"
    )
    return (
        shaded(f"{ids}p", body, base, shade, shift=(-1, -5))
        + drawn(oval_path(50, y - 1, rx - 4.5, ry - 4), band, 3, dash="1 6.2")
        + oval(50, y, rx - 10, ry - 8, "#eadbb8")
        + oval(50, y + 1.2, rx - 10, ry - 8.6, "#fff8e8")
        + drawn(glint, "#fff", 3)
    )


def bowl(
    ids: str,
    base: str = "#3f8fc4",
    shade: str = "#24608c",
    light: str = "#9fd0ec",
    inside: str = "#fbf1dc",
    liquid: str = "#f1cf6b",
    glint: str = "#fae9ae",
    band: str = "#fbf1dc",
) -> str:
    """A bowl on a foot, full of something."""
    body = "M5 50C5 74 24 89 36 91V94H64V91C76 89 95 74 95 50Z"
    side = drawn("M13 60C17 74 26 83 35 87", light, 4.5) + drawn("M8 63C28 84 72 84 92 63", band, 3, dash="1 7")
    return (
        shaded(f"{ids}b", body, base, shade, side, shift=(-6, -6))
        + oval(50, 50, 45, 21, inside, line=2.4)
        + oval(50, 51, 39, 16.6, shade)
        + oval(50, 52.4, 38, 15.4, liquid)
        + drawn("M17 50C22 43 31 39.5 40 38.5", glint, 2.6)
    )


def clay_pot(
    ids: str,
    base: str = "#8a4b2a",
    shade: str = "#55291a",
    light: str = "#c98a5c",
    liquid: str = "#b5502c",
    glint: str = "#e39a63",
) -> str:
    """A clay pot with two ears, full of something."""
    ear = filled("M11 55C-2 50 -2 71 14 69L14 64C5 65 5 59 11 60Z", base, line=2.2)
    body = "M8 50C7 66 15 82 27 92H73C85 82 93 66 92 50Z"
    side = drawn("M16 62C19 73 23 80 29 86", light, 4.5) + drawn("M9 66C30 78 70 78 91 66", shade, 2.2)
    return (
        twice(ear)
        + shaded(f"{ids}b", body, base, shade, side, shift=(-6, -6))
        + oval(50, 50, 43, 20.5, light, line=2.4)
        + oval(50, 51, 37.5, 16, shade)
        + oval(50, 52.2, 36.5, 15, liquid)
        + drawn("M18 50C23 43 31 40 40 39", glint, 2.6)
    )

"""What lies on plates and swims in bowls, drawn about (0, 0)."""

from math import cos, radians, sin

from .....drawing.gouache import INK, drawn, ellipse, filled, placed, shaded
from ..brush import dots, hoop


def fried_egg(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """A fried egg."""
    return placed(
        filled(
            "M-19 -1C-21 -11 -10 -15 -2 -13C8 -17 20 -11 18 -1C22 7 12 13 4 11C-5 15 -19 11 -19 -1Z",
            "#fffdf4",
            line=2.2,
        )
        + drawn("M-14 4C-9 9 -2 8 4 7C10 8 13 6 14 3", "#dcd0b4", 2.4)
        + ellipse(-1, -3, 8, 6.8, "#f7b42c", line=2)
        + drawn("M-5 -5C-4 -7 -3 -7.6 -1 -7.6", "#ffe9a3", 2.4),
        x,
        y,
        scale=size,
        turn=turn,
    )


def leg(x: float, y: float, size: float = 1, turn: float = 0, colour: str = "#c8742c", shade: str = "#8d4517") -> str:
    """A leg of roast chicken."""
    d = "M-27 9C-30 -8 -16 -21 1 -19C12 -18 17 -14 24 -16L28 -10C25 -3 19 3 12 11C3 21 -23 25 -27 9Z"
    return placed(
        filled("M22 -15L32 -23C31 -30 39 -31 40 -26C46 -26 46 -18 39 -17L28 -9Z", "#fff6e3", line=2.2)
        + filled(d, shade, line=2.2)
        + filled("M-25 6C-27 -8 -15 -19 1 -17C11 -16 17 -13 23 -14C19 -7 14 2 6 8C-4 15 -22 16 -25 6Z", colour)
        + drawn("M-19 0C-17 -8 -10 -12 -2 -12", "#f0b470", 4)
        + drawn("M2 2l5 -3M-8 8l5 -2", shade, 2),
        x,
        y,
        scale=size,
        turn=turn,
    )


BATON = (
    filled("M-14 -3L-11 -7H12L14 -4V3L11 6H-14Z", "#e3a536", line=2)
    + filled("M-13 -3L-10.5 -6H12.5L10 -3Z", "#fde59a")
    + filled("M-13 -2H10V5H-13Z", "#f7cc50")
    + drawn("M-9 1H4", "#fde59a", 2)
)


PEA = ellipse(0, 0, 3.2, 3.2, "#69b94b", line=1.6)


def tomato_slice(x: float, y: float, size: float = 1) -> str:
    """A slice of tomato."""
    return placed(
        ellipse(0, 0, 10, 7.6, "#e8452f", line=2)
        + ellipse(0, 0, 7, 5, "#f8937a")
        + drawn("M-4.5 0h9M-2.4 -3l4.8 6M2.4 -3l-4.8 6", "#e8452f", 1.8),
        x,
        y,
        scale=size,
    )


def chorizo_slice(x: float, y: float, size: float = 1) -> str:
    """A slice of chorizo."""
    return placed(
        ellipse(0, 1.6, 9, 7, "#7c1f18", line=2)
        + ellipse(0, 0, 8.4, 6.4, "#cf4b30")
        + dots(((-3, -1), (2, -3), (3, 2), (-1, 3)), "#ffd9bd", 2.4),
        x,
        y,
        scale=size,
    )


def corn_wheel(x: float, y: float, size: float = 1) -> str:
    """A wheel cut from a cob of corn."""
    return placed(
        filled("M-12 -2A12 9 0 0 1 12 -2V5A12 9 0 0 1 -12 5Z", "#e0a020", line=2.2)
        + ellipse(0, -2, 12, 9, "#f9d14a", line=2.2)
        + hoop(0, -2, 8.8, 6.2, "#c98a12", 3, dash="1.3 3")
        + ellipse(0, -2, 5, 3.2, "#fdf1c4"),
        x,
        y,
        scale=size,
    )


def onion_ring(x: float, y: float, rx: float, ry: float, colour: str = "#fbe7f2") -> str:
    """A ring of onion."""
    return hoop(x, y, rx, ry, INK, 5) + hoop(x, y, rx, ry, colour, 2.4)


def chunk(x: float, y: float, colour: str, light: str, size: float = 1, turn: float = 0) -> str:
    """A chunk of meat or potato."""
    return placed(
        filled("M-9 -3L-3 -8L8 -6L10 2L3 8L-8 5Z", colour, line=2.2)
        + filled("M-8 -2.6L-2.6 -7L7 -5L1 0Z", light)
        + drawn("M2 1L3 7", INK, 1.8, opacity=0.33),
        x,
        y,
        scale=size,
        turn=turn,
    )


MEAT = chunk(0, 0, "#8f4a2a", "#c98358")


SPUD = chunk(0, 0, "#f0d27a", "#fff4c4")


def basil_leaf(x: float, y: float, size: float = 1, turn: float = 0, colour: str = "#4f9a3a") -> str:
    """A leaf of basil."""
    return placed(
        filled("M0 0C-8 -3 -9 -11 -4 -17C3 -14 6 -6 0 0Z", colour, line=2) + drawn("M-1 -3L-3 -11", "#2f6b2c", 1.6),
        x,
        y,
        scale=size,
        turn=turn,
    )


def parsley(*places: tuple[float, float]) -> str:
    """Parsley, sprinkled at those places."""
    return dots(places, "#2f6b2c", 3.6) + dots(places, "#69b94b", 2)


def cutlet(ids: str, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """A breaded cutlet."""
    d = "M-34 4C-37 -10 -22 -20 -6 -18C8 -22 30 -18 33 -3C36 10 22 17 8 16C-6 21 -31 18 -34 4Z"
    return placed(
        shaded(
            f"{ids}k",
            d,
            "#dc9a3c",
            "#a5611a",
            drawn("M-27 -2C-24 -9 -16 -13 -8 -12", "#f6cf86", 4)
            + dots(((-14, 0), (-3, -7), (6, 2), (18, -6), (24, 2), (-20, 8), (-5, 9), (14, 9)), "#b06f22", 3)
            + dots(((-8, -2), (12, -9), (0, 4), (20, 6), (-14, 11)), "#f3c779", 2.6),
            shift=(-3, -4),
        ),
        x,
        y,
        scale=size,
        turn=turn,
    )


GRAINS = (
    (-20, 6),
    (-12, -1),
    (-4, 5),
    (4, -4),
    (12, 3),
    (20, 7),
    (-8, -9),
    (2, -13),
    (10, -8),
    (-15, 12),
    (0, 12),
    (14, 12),
    (-26, 12),
    (25, 13),
    (-2, -2),
)


def rice_mound(
    ids: str,
    x: float,
    y: float,
    size: float = 1,
    colour: str = "#fffdf4",
    shade: str = "#dccfae",
    grain: str = "#c3b189",
) -> str:
    """A mound of rice."""
    d = "M-36 14C-35 -4 -22 -20 0 -20C22 -20 35 -4 36 14C30 23 -30 23 -36 14Z"
    grains = drawn(
        "".join((f"M{a} {b}l{(3, -2, 3, 2)[i % 4]} {(1.6, 2.6, -2, 2.6)[i % 4]}" for i, (a, b) in enumerate(GRAINS))),
        grain,
        2.2,
    )
    return placed(
        shaded(f"{ids}r", d, colour, shade, grains + drawn("M-25 0C-21 -9 -14 -14 -6 -15", "#fff", 4), shift=(-3, -4)),
        x,
        y,
        scale=size,
    )


GNOCCO = (
    filled("M-11 0C-11 -9 11 -9 11 0C11 9 -11 9 -11 0Z", "#f6dc98", line=2)
    + drawn("M-5 -4C-6.6 -1 -6.6 1 -5 4M0 -5C-1.6 -1 -1.6 1 0 5M5 -4.6C3.6 -1 3.6 1 5 4.6", "#cf9f48", 1.7)
    + drawn("M-8 -2C-6 -4.5 -4 -5 -2 -5", "#fff3cc", 1.8)
)


def empanada(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """An empanada."""
    folds = 9
    around = [180 + 180 * i / folds for i in range(folds + 1)]
    crust = (
        "M-27 10"
        + "".join(
            f"A4.6 4.6 0 0 1 {27 * cos(radians(degrees)):.1f} {10 + 27 * sin(radians(degrees)):.1f}"
            for degrees in around[1:]
        )
        + "C22 17 -22 17 -27 10Z"
    )
    return placed(
        filled(crust, "#d0862f", line=2.2)
        + filled("M-22 10A22 22 0 0 1 22 10C16 14 -16 14 -22 10Z", "#eeb355")
        + drawn("M-20.5 8A21 21 0 0 1 20.5 8", "#9a5718", 1.8)
        + drawn("M-14 4C-12 -3 -6 -7 0 -7", "#fbdc9a", 4)
        + dots(((5, 4), (10, 0), (2, -1)), "#b9702a", 2.6),
        x,
        y,
        scale=size,
        turn=turn,
    )


def husk(ids: str, x: float, y: float, turn: float, size: float = 1) -> str:
    """A humita in its husk."""
    d = (
        "M-33 -9C-20 -16 10 -15 19 -8L36 -17C33 -11 35 -8 40 -4C35 -2 36 4 40 10C34 10 26 9 19 7"
        "C10 14 -20 16 -33 9C-38 4 -38 -4 -33 -9Z"
    )
    return placed(
        shaded(
            ids,
            d,
            "#d3dc86",
            "#94a548",
            drawn(
                ("M-28 -6C-14 -10 4 -10 16 -4M-30 3C-14 0 4 2 17 1M-24 9C-12 6 4 7 14 4M22 -3L33 -9M23 2L34 4"),
                "#8d9c3e",
                2,
            )
            + drawn("M-28 -9C-20 -12 -12 -12 -6 -12", "#f2f5c0", 3),
            shift=(-2, -4),
        )
        + filled("M15 -11C19 -6 19 5 15 10L21 9C25 4 25 -5 21 -9Z", "#f6d274", line=2)
        + filled("M-13 -14C-10 -8 -10 8 -13 14L-6 14C-3 7 -3 -7 -6 -14Z", "#f6d274", line=2),
        x,
        y,
        scale=size,
        turn=turn,
    )

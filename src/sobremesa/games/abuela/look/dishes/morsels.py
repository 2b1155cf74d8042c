"""Bits of food that dishes are made of, each about the spot it lies at."""

from math import cos, radians, sin

from .....drawing.gouache import at, drawn, filled, oval_path, placed
from ..brush import oval, spots

# A bean: three curves, each three points away from where it begins.
BEAN = (
    ((-1, -5), (4, -5.5), (7, -4.5)),
    ((4, -1.5), (6, 3.5), (4.5, 6)),
    ((-2.5, 2.5), (-10.5, 2.5), (-11.5, -1.5)),
)


def fried_egg(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A fried egg."""
    return placed(
        filled(
            "M-15 1C-17 -6 -8 -9 -3 -8C4 -12 15 -8 15 -1C17 5 10 8 4 7C-3 11 -14 8 -15 1Z", "#fffaf0", line=2 / scale
        )
        + filled(oval_path(0, -1, 6.4, 5.2), "#f8b62d", line=1.6 / scale)
        + drawn("M-3 -3q2 -1.6 4 -1.2", "#ffe9a8", 1.8),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def half_egg(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Half a boiled egg."""
    return placed(
        filled(oval_path(0, 0, 8, 6), "#fffaf0", line=1.9 / scale) + oval(0, 0, 4.2, 3.2, "#f8b62d"),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def cob(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A piece of a cob of corn."""
    return placed(
        filled("M-9 -8.500H9a5 8.5 0 0 1 0 17H-9Z", "#f6c93f", line=2 / scale)
        + drawn("M-3.5 -8v16M2 -8v16M7.5 -8v16M-6 -3H13M-6 3H13", "#c98a12", 1.4)
        + filled(oval_path(-9, 0, 5, 8.5), "#ffe38a", line=2 / scale)
        + oval(-9, 0, 2.2, 4, "#f3ecd0"),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def drumstick(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drumstick."""
    return placed(
        filled("M-2.5 -4V-15a4.2 4.2 0 1 1 2.5 -6a4.2 4.2 0 1 1 2.5 6V-4Z", "#fbf1dc", line=1.9 / scale)
        + filled("M0 -9C9 -7 14 4 12 13C10 22 -10 22 -12 13C-14 4 -9 -7 0 -9Z", "#d98c3f", line=2 / scale)
        + drawn("M-7 2C-9 8 -8 13 -5 16", "#f3c584", 3)
        + drawn("M8 4C9 9 8 13 6 16", "#a95f22", 2),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def potato(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A piece of potato."""
    return placed(
        filled("M-9 2C-10 -5 -4 -8 2 -7C8 -7 11 -1 9 4C6 9 -7 9 -9 2Z", "#f2d27a", line=1.9 / scale)
        + drawn("M-5 -1C-3 -4 0 -4 3 -4", "#fdf0bd", 2.4),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def meat(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A piece of stewed meat."""
    return placed(
        filled("M-11 2C-12 -6 -4 -9 3 -8C10 -8 13 -2 11 4C8 10 -9 10 -11 2Z", "#93512f", line=2 / scale)
        + drawn("M-6 -2C-3 -5 1 -5 5 -4", "#c98a5c", 2.4)
        + drawn("M-5 4q5 -2 10 -1M-1 .5q4 -1 7 0", "#6b3419", 1.5),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def plantain(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A slice of fried plantain."""
    return placed(
        filled(oval_path(0, 0, 10, 6), "#f2a93a", line=1.9 / scale)
        + oval(-0.5, -0.7, 6.5, 3.4, "#f9cc6e")
        + drawn("M-4 -.5H4", "#b96a14", 1.6),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def avocado(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A slice of avocado."""
    return placed(
        filled("M-17 6C-14 -11 14 -11 17 6C10 0 -10 0 -17 6Z", "#5f9e3c", line=2 / scale)
        + filled("M-14 2.500C-9 -7.5 9 -7.5 14 2.500C9 -1.5 -9 -1.5 -14 2.500Z", "#e8ea95"),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def crackling(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A strip of crackling."""
    return placed(
        filled("M-21 9C-20 -13 20 -13 21 9L15 7L13 12L8 4L4 9L0 2L-4 9L-8 4L-13 12L-15 7Z", "#b8632b", line=2 / scale)
        + drawn("M-17 4C-14 -7 14 -7 17 4", "#e9a860", 3)
        + drawn("M-9 -3L-8 3M0 -5V1M9 -3L8 3", "#7d3a17", 1.6),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def cilantro(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A leaf of cilantro."""
    return placed(
        filled(
            (
                "M0 0C-3 -2 -8 -2 -9 -6C-6 -6 -7 -9 -5 -10C-3 -8 -2 -10 0 -13"
                "C2 -10 3 -8 5 -10C7 -9 6 -6 9 -6C8 -2 3 -2 0 0Z"
            ),
            "#5aa843",
            line=1.7 / scale,
        )
        + drawn("M0 -1V-8", "#2f6b2c", 1.4),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def rib(x: float, y: float, colour: str = "#8f4a26", light: str = "#c98a5c", scale: float = 1, turn: float = 0) -> str:
    """A rib of pork with its bone."""
    return placed(
        filled("M-4 -8V-22a4.6 4.6 0 0 1 9 0V-8Z", "#fbf1dc", line=2)
        + filled("M-13 -8C-4 -12 6 -12 14 -8C17 0 15 10 12 14H-11C-15 8 -16 -2 -13 -8Z", colour, line=2)
        + drawn("M-8 -3C-4 -6 2 -6 6 -5", light, 3)
        + drawn("M-8 5H8M-6 10H6", "#6b3419", 1.6),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def yuca(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A piece of yuca."""
    return placed(
        filled("M-15 -7C-6 -10 8 -10 15 -5V6C8 10 -8 10 -15 7Z", "#f4dc98", line=1.9)
        + filled(oval_path(-14, 0, 3.6, 7), "#fbeec2", line=1.7)
        + drawn("M-14 -2v4", "#c9a45a", 1.6),
        x,
        y,
        scale=scale,
        turn=turn,
    )


def beans(where: str, colour: str = "#8f3022", light: str = "#d07a63", size: float = 1) -> str:
    """Beans at those spots, each with how it is turned."""
    shapes = shine = ""
    for x, y, turn in spots(where):
        c, s = size * cos(radians(turn)), size * sin(radians(turn))
        shapes += f"M{at((x - 6 * c - s, y - 6 * s + c))}" + "".join(
            f"c{at(*((a * c - b * s, a * s + b * c) for a, b in curve))}" for curve in BEAN
        )
        shapes += "Z"
        shine += f"M{at((x - 3, y - 1))}h3"
    return filled(shapes, colour, line=1.6) + drawn(shine, light, 1.6)


def grains(where: str, colour: str = "#fff", edge: str = "#cdbf9f") -> str:
    """Grains of rice at those spots, each with how it is turned."""
    d = "".join(f"M{at((x, y))}l{at((4 * cos(radians(turn)), 4 * sin(radians(turn))))}" for x, y, turn in spots(where))
    return drawn(d, edge, 4.6) + drawn(d, colour, 2.4)


def kernels(where: str, colour: str = "#fdf3cf") -> str:
    """Kernels of corn at those spots."""
    d = "".join(f"M{at((x, y))}q-4.5 0 -3.5 -4q1.5 -4 4.5 -2.5q4 .5 3 4q-1 2.5 -4 2.5Z" for x, y in spots(where))
    return filled(d, colour, line=1.4)


def wisps(*xs: float, y: float = 26, height: float = 20) -> str:
    """White wisps that rise from that height."""
    d = "".join(
        f"M{at((x, y))}C{at((x - 6, y - height * 0.35), (x + 6, y - height * 0.6), (x, y - height))}" for x in xs
    )
    return drawn(d, "#fff", 4, opacity=0.9)

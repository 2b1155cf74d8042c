"""Strokes that many pictures of this game share, beyond those of the house: ink on edges, digits, a steady choice."""

from collections.abc import Sequence
from typing import TypeVar

from ....drawing.gouache import INK, circle, drawn, filled, placed, rectangle, ring

T = TypeVar("T")

CREAM, CABLE, LIT = "#fff8ea", "#4d7f80", "#20c5b5"
DIGIT_WIDTH = 13  # from one digit to the next, in a line of digits 16 high

# Each digit as a stroke in a box of 9 by 16.
DIGITS: Sequence[str] = (
    "M4.5 0C1 0 0 4 0 8S1 16 4.5 16S9 12 9 8S8 0 4.5 0Z",
    "M1 4L5.5 0V16",
    "M0 4C0 -1.5 9 -1.5 9 4C9 8 1 11 0 16H9",
    "M0 1.5C3 -1 8.5 -.5 8.5 4C8.5 7 5.5 7.6 3.6 7.6C6 7.6 9 8.6 9 12C9 16.5 2.5 17.2 0 14.2",
    "M6.6 16V0L0 11.4H9",
    "M8.4 0H1.4L.6 7C3.5 5.4 9 6 9 10.8C9 16.4 2.6 17.2 0 14.4",
    "M8 .6C3 0 0 5 0 10.4C0 18 9 17.6 9 11C9 5.4 2 5 .4 9.6",
    "M0 0H9C6 5 4 10 3.4 16",
    "M4.5 7.4C0 7.4 0 0 4.5 0S9 7.4 4.5 7.4C-1.4 7.4 -1.4 16 4.5 16S10.4 7.4 4.5 7.4Z",
    "M1 15.4C6 16 9 11 9 5.6C9 -2 0 -1.6 0 5C0 10.6 7 11 8.6 6.4",
)
PLUS, TIMES = "M0 9H9M4.5 4.5V13.5", "M.6 5.4L8.4 13.2M8.4 5.4L.6 13.2"


def picked(from_: Sequence[T], variant: int, salt: int) -> T:
    """One of a few, by the variant of a card and what it is for: the same in every picture of that card."""
    return from_[(variant * 7 + variant // 5 * 3 + salt * 11) % len(from_)]


def written(strokes: Sequence[str], x: float, y: float, *, scale: float = 1, width: float = 3.2) -> str:
    """Signs beside one another, with the middle of their line at (x, y)."""
    across = len(strokes) * DIGIT_WIDTH - 4
    line = "".join(placed(drawn(stroke, INK, width), n * DIGIT_WIDTH, 0) for n, stroke in enumerate(strokes))
    return placed(line, x - across * scale / 2, y - 8 * scale, scale=scale)


def digits(n: int) -> list[str]:
    """The strokes of a number."""
    return [DIGITS[int(digit)] for digit in str(n)]


def badge(n: int, x: float, y: float, radius: float = 8) -> str:
    """A number in a small disc, for more of a symbol than can be drawn."""
    return circle(x, y, radius, CREAM, line=1.6) + written(digits(n), x, y, scale=radius / 14, width=3.4)


def box(x: float, y: float, width: float, height: float, colour: str, line: float = 1.6, corner: float = 1) -> str:
    """A rectangle with an ink line."""
    return rectangle(x, y, width, height, colour, corner=corner, line=line)


def rope(d: str, colour: str = CREAM, width: float = 1.3) -> str:
    """A thin line with ink on both sides."""
    return drawn(d, INK, width + 1.8) + drawn(d, colour, width)


def coin(x: float, y: float, radius: float) -> str:
    """A gold coin."""
    return circle(x, y, radius, "#f0b93a", line=2.2) + ring(x, y, radius * 0.62, "#b47a14", 1.8)


def arrow(x: float, y: float, *, up: bool, size: float = 1) -> str:
    """A broad arrow that points up or down, 20 high about its middle."""
    d = "M0 -11L10 1H4V11H-4V1H-10Z" if up else "M0 11L10 -1H4V-11H-4V-1H-10Z"
    return placed(filled(d, "#3f7f2b" if up else "#c93a18", line=2.2), x, y, scale=size)

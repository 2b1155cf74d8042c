"""Embroidered flowers and birds, after the cloths of Tenango: the card backs, the plates' undersides, the table."""

from ....drawing.gouache import at, circle, drawn, filled, placed, point

TEAL, CREAM = "#123f47", "#f7ecd7"
RED, GOLD, PINK, MINT = "#e4572e", "#f2b134", "#e84a8a", "#5fb49c"
PEACH, STRAW, ROSE, SAGE = "#f79a6f", "#fbe0a0", "#f8a9c8", "#a6dcc8"  # the threads on them

BIRD = (
    "M43 -4L31 -8C28 -17 18 -19 11 -14C2 -16 -10 -13 -17 -5C-27 -9 -42 -8 -55 -16C-53 -9 -50 -6 -46 -4"
    "C-52 -4 -58 -4 -63 -7C-60 0 -54 4 -47 5C-51 8 -56 10 -61 10C-52 17 -36 15 -24 9C-15 18 6 20 17 11C25 6 28 1 31 -3Z"
)
BIRD_WING = "M9 -3C0 -9 -12 -5 -20 3C-13 2 -11 3 -9 5C-4 4 -2 6 -1 9C6 8 10 2 9 -3Z"
BIRD_LEGS = "M-2 15L-5 24M-5 24L-10 25M-5 24L-2 27M8 13L8 22M8 22L3 24M8 22L12 25"
BIRD_CREST = "M17 -16L14 -25M21 -17L21 -27M25 -15L29 -23"


def petals(x: float, y: float, count: int, near: float, far: float, width: float, *, turn: float = 0) -> str:
    """Path data of petals about (x, y), from `near` to `far` from it, the first upright if `turn` is 0."""
    d = ""
    for i in range(count):
        up = turn - 90 + 360 * i / count
        there, again = _side(x, y, up, near, far, width), _side(x, y, up, far, near, -width)
        d += f"M{at(point(x, y, up, near))}C{there} {again}Z"
    return d


def stitches(x: float, y: float, count: int, near: float, far: float, *, turn: float = 0) -> str:
    """Path data of a thread along the middle of each petal."""
    d = ""
    for i in range(count):
        up = turn - 90 + 360 * i / count
        d += f"M{at(point(x, y, up, near))}L{at(point(x, y, up, far))}"
    return d


def flower(
    x: float, y: float, size: float, colour: str, thread: str, centre: str, *, count: int = 8, turn: float = 0
) -> str:
    """A flower of one ring of petals, `size` from its middle to its edge."""
    return (
        filled(petals(x, y, count, size * 0.15, size, 1.9 * size / count, turn=turn), colour)
        + drawn(stitches(x, y, count, size * 0.5, size * 0.78, turn=turn), thread, size * 0.07)
        + circle(x, y, size * 0.27, centre)
    )


def leaf(x: float, y: float, length: float, turn: float, colour: str, thread: str) -> str:
    """A leaf that grows from (x, y); upright if `turn` is 0."""
    vein = stitches(x, y, 1, length * 0.2, length * 0.78, turn=turn)
    return filled(petals(x, y, 1, 0, length, length * 0.34, turn=turn), colour) + drawn(vein, thread, length * 0.07)


def dahlia(x: float, y: float, size: float) -> str:
    """The great flower of the card back, `size` from its middle to its edge."""
    return (
        filled(petals(x, y, 12, size * 0.3, size, size * 0.2), RED)
        + drawn(stitches(x, y, 12, size * 0.7, size * 0.88), PEACH, size * 0.035)
        + filled(petals(x, y, 12, size * 0.2, size * 0.68, size * 0.15, turn=15), GOLD)
        + drawn(stitches(x, y, 12, size * 0.46, size * 0.58, turn=15), STRAW, size * 0.03)
        + filled(petals(x, y, 8, 0, size * 0.42, size * 0.13), PINK)
        + drawn(stitches(x, y, 8, size * 0.2, size * 0.34), ROSE, size * 0.03)
        + circle(x, y, size * 0.13, CREAM)
        + circle(x, y, size * 0.055, RED)
    )


def bird(size: float, colour: str, thread: str) -> str:
    """A bird about (0, 0) that looks to the right, about `size` long."""
    body = (
        drawn(BIRD_LEGS + BIRD_CREST, colour, 2.6)
        + filled(BIRD, colour)
        + drawn(BIRD_WING, thread, 2.2)
        + drawn("M-26 1L-44 -4M-26 3L-42 4M-26 5L-44 9", thread, 1.8)
        + circle(22, -9, 2.6, thread)
    )
    return placed(body, scale=size / 106)


def _side(x: float, y: float, up: float, start: float, end: float, width: float) -> str:
    """The side of a petal on the left of the direction `up`, or on the right of it on the way back."""
    near, far = (0.3, 0.75), (0.88, 0.95)  # where the curve is drawn outwards, and how far
    back = start > end
    bends = [(1 - along, aside) for along, aside in (far, near)] if back else [near, far]
    pulls = (point(*point(x, y, up, start + (end - start) * along), up - 90, width * aside) for along, aside in bends)
    return at(*pulls, point(x, y, up, end))

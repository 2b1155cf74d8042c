"""The cards of Platos: ingredients on dotted paper, specials on rays in black frames, orders, backs."""

from collections.abc import Mapping, Sequence

from ....drawing.gouache import (
    INK,
    PAPER,
    circle,
    copied,
    defined,
    drawn,
    filled,
    oval_path,
    placed,
    prefix,
    rectangle,
    svg,
    wedges,
)
from .brush import Glyph, dots

WIDTH, FACE = 100, 124  # a face above its name plate
CARD = 140  # the height of a back, which has no plate
BLACK, TILE = "#1d1a1c", "#fbf4e4"

# Of the specials: the ground and its rays.
GROUNDS: Mapping[str, tuple[str, str]] = {
    "fire": ("#e4472f", "#cf3620"),
    "apron": ("#7b57b0", "#68459c"),
    "party": ("#ee5a97", "#dd4486"),
    "reverse": ("#3b8fd0", "#2b7dbf"),
    "contamination": ("#d9d24a", "#c8bf35"),
    "mine": ("#f4a03c", "#e58e27"),
    "changes": ("#2aa89a", "#1e9587"),
    "secret": ("#f6c445", "#eab22c"),
}


# -- faces --------------------------------------------------------------------------------------------------------


def ingredient_face(name: str, glyph: Glyph) -> str:
    """An ingredient in the hand, 100 by 124."""
    return svg(
        WIDTH,
        FACE,
        rectangle(0, 0, WIDTH, FACE, "#fdf5e2"),
        _dotted("#f3cdb9"),
        _shadow(107, 34),
        placed(glyph(prefix(f"face-{name}")), 9, 20, scale=0.82),
    )


def special_face(name: str, glyph: Glyph) -> str:
    """A special in the hand, 100 by 124."""
    return svg(WIDTH, FACE, _rays(name), _shadow(107, 36), placed(glyph(prefix(f"face-{name}")), 9, 20, scale=0.82))


def order_face(name: str, dish: Glyph, needs: Sequence[Glyph]) -> str:
    """A dish as an order, 100 by 124: the plate, and below it what it takes."""
    ids = prefix(name)
    size = min(24.0, 92 / len(needs))
    left = 50 - size * len(needs) / 2
    return svg(
        WIDTH,
        FACE,
        rectangle(0, 0, WIDTH, FACE, TILE),
        _dotted("#cfe3ee"),
        _shadow(84, 38),
        placed(dish(f"{ids}d"), 8, 4, scale=0.84),
        rectangle(0, 93, WIDTH, FACE, "#fffdf6"),
        drawn("M0 93H100", INK, 1.6, dash="3.4 3.4"),
        "".join(
            placed(glyph(f"{ids}n{n}"), left + size * n + 1, 97 + (24 - size) / 2, scale=(size - 2) / 100)
            for n, glyph in enumerate(needs)
        ),
    )


# -- as they are seen from afar -----------------------------------------------------------------------------------


def alone(name: str, glyph: Glyph) -> str:
    """A glyph as a picture of its own, 108 by 108, on nothing."""
    return svg(108, 108, glyph(prefix(name)), left=-4, top=-4)


def stamp(name: str, kind: str, glyph: Glyph) -> str:
    """A special as it is seen from afar, 100 by 100: on its rays, in its black frame."""
    return svg(100, 100, _stamp(kind, glyph(prefix(name))))


def double(name: str, kind: str, glyph: Glyph) -> str:
    """Two specials of a kind, 132 by 108: played together they do more."""
    ids = prefix(name)
    return svg(
        132,
        108,
        defined(f"{ids}t", _stamp(kind, glyph(ids))),
        copied(f"{ids}t", 2, 10, scale=0.88, turn=-6),
        copied(f"{ids}t", 42, 6, scale=0.88, turn=5),
    )


def _stamp(kind: str, glyph: str) -> str:
    ground, rays = GROUNDS[kind]
    inner = rectangle(5, 5, 90, 90, ground) + filled(_burst(50, 50, 44.9), rays)
    return rectangle(0, 0, 100, 100, BLACK, corner=7) + inner + placed(glyph, 11, 10, scale=0.78)


def _burst(x: float, y: float, reach: float) -> str:
    """Path data of short rays that stay in a frame."""
    return wedges(x, y, 0, 360, 20, reach)


# -- backs --------------------------------------------------------------------------------------------------------


def kitchen_back() -> str:
    """The back of a kitchen card, 100 by 140: black with stripes like a ticket, the same whichever way up it lies."""
    ids = prefix("back")
    stripes = "".join(f"M{x} -10L{x - 90} 150" for x in range(0, 260, 16))
    half = drawn("M0 -4V-24M-9 -30V-52C-9 -58 9 -58 9 -52V-30C9 -22 -9 -22 -9 -30M0 -34V-56", "#f2b134", 4.6)
    return svg(
        WIDTH,
        CARD,
        defined(f"{ids}h", half),
        rectangle(0, 0, WIDTH, CARD, BLACK),
        drawn(stripes, "#2c282b", 7),
        drawn("M7 7H93V133H7Z", "#f2b134", 1.8),
        circle(50, 70, 33, BLACK),
        drawn(oval_path(50, 70, 33, 33), "#f2b134", 1.8, dash="4 3.2"),
        copied(f"{ids}h", 50, 70, scale=0.5),
        copied(f"{ids}h", 50, 70, scale=0.5, turn=180),
        _checks(12, 12),
        _checks(12, 122),
    )


def _checks(x: float, y: float) -> str:
    """A band of tiles across a back."""
    return filled("".join(f"M{x + n * 7.6:g} {y + (n % 2) * 3}h7.6v3h-7.6Z" for n in range(10)), "#f2b134")


def dish_back() -> str:
    """The back of a dish, 100 by 140: an order pad with a covered dish, both ways up."""
    ids = prefix("back-dish")
    bell = filled("M-26 0C-26 -20 -14 -30 0 -30C14 -30 26 -20 26 0Z", PAPER, line=2.4)
    bell += circle(0, -34, 4.4, "#f2b134", line=2.2) + drawn("M-17 -6C-16 -14 -12 -20 -5 -23", "#fff", 4)
    return svg(
        WIDTH,
        CARD,
        defined(f"{ids}b", bell),
        rectangle(0, 0, WIDTH, CARD, "#c8432f"),
        drawn("".join(f"M0 {y}H100" for y in range(5, CARD, 10)), "#b5371f", 3.4),
        drawn("M7 7H93V133H7Z", PAPER, 1.8, dash="5 3.4"),
        copied(f"{ids}b", 50, 68),
        copied(f"{ids}b", 50, 72, turn=180),
        drawn("M18 70H82", INK, 4.6),
        drawn("M18 70H82", PAPER, 2),
    )


# -- grounds ------------------------------------------------------------------------------------------------------


def _dotted(colour: str) -> str:
    """Rows of dots over a face."""
    rows = enumerate(range(8, FACE, 12))
    return dots([(x, y) for row, y in rows for x in range(8 + 6 * (row % 2), WIDTH, 12)], colour, 3)


def _rays(kind: str) -> str:
    """Rays that begin in the middle of a face: something is going to happen."""
    ground, rays = GROUNDS[kind]
    return rectangle(0, 0, WIDTH, FACE, ground) + filled(wedges(50, 62, 0, 360, 13, 90), rays)


def _shadow(y: float, reach: float) -> str:
    return filled(oval_path(50, y, reach, 4.8), INK, opacity=0.22)

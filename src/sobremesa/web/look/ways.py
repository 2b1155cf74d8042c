"""Ways to sit down, as pictures beside their buttons: by letter, around one device, with a teacher."""

from ...drawing.gouache import INK, PAPER, circle, drawn, filled, placed, prefix, rectangle, shaded, svg
from .linen import GOLD, MINT, PINK, RED, TEAL

ENVELOPE = "M10 26H90A4 4 0 0 1 94 30V78A4 4 0 0 1 90 82H10A4 4 0 0 1 6 78V30A4 4 0 0 1 10 26Z"
FLAP = "M7 28C8 26 9 26 11 26H89C91 26 92 26 93 28L55 58C52 60 48 60 45 58Z"
HEART = (
    "M0 8C-6 3 -10 0 -10 -4C-10 -8 -7 -10 -4.6 -10"
    "C-2.4 -10 -0.8 -8.6 0 -6.6C0.8 -8.6 2.4 -10 4.6 -10C7 -10 10 -8 10 -4C10 0 6 3 0 8Z"
)
PHONE = "M32 6H68A7 7 0 0 1 75 13V87A7 7 0 0 1 68 94H32A7 7 0 0 1 25 87V13A7 7 0 0 1 32 6Z"
TURNING = "M16 30C6 42 6 58 16 70M84 70C94 58 94 42 84 30"
ARROWS = "M7 66L17 72L20 60M93 34L83 28L80 40"
LEFT_PAGE = "M50 26C40 18 22 16 8 20V78C22 74 40 76 50 84Z"
RIGHT_PAGE = "M50 26C60 18 78 16 92 20V78C78 74 60 76 50 84Z"
BINDING = "M5 26C4 26 4 27 4 28V84C20 79 38 80 50 89C62 80 80 79 96 84V28C96 27 96 26 95 26Z"
LINES = "M17 34C25 32 34 33 41 36M17 46C25 44 34 45 41 48M17 58C25 56 34 57 41 60"


def invite() -> str:
    """A letter with a heart for a seal: friends by private link."""
    ids = prefix("invite")
    return svg(
        100,
        100,
        shaded(f"{ids}e", ENVELOPE, PAPER, "#dcc9a2", drawn("M8 80L40 54M92 80L60 54", "#cdb78a", 3), shift=(-4, -4)),
        filled(FLAP, "#f1e2c3", line=2.4),
        circle(50, 58, 15, RED, line=2.4),
        placed(filled(HEART, PAPER), 50, 59),
    )


def device() -> str:
    """A phone that goes round: several players on one device."""
    ids = prefix("device")
    cards = _card(-9, PINK, -11) + _card(9, GOLD, 11)
    return svg(
        100,
        100,
        drawn(TURNING, INK, 9) + drawn(ARROWS, INK, 9),
        drawn(TURNING, MINT, 4.6) + drawn(ARROWS, MINT, 4.6),
        shaded(f"{ids}p", PHONE, "#3b3230", "#241a18", shift=(-3, -3)),
        rectangle(30, 14, 40, 66, TEAL, corner=3),
        placed(cards, 50, 52),
        circle(50, 87, 2.8, PAPER),
    )


def learn() -> str:
    """An open book: a first game."""
    ids = prefix("learn")
    star = "M0 -13L3.6 -4.6L12.6 -4.1L5.6 1.7L7.9 10.5L0 5.6L-7.9 10.5L-5.6 1.7L-12.6 -4.1L-3.6 -4.6Z"
    return svg(
        100,
        100,
        filled(BINDING, RED, line=2.4),
        shaded(f"{ids}l", LEFT_PAGE, PAPER, "#e3d2ad", drawn(LINES, "#b79f73", 3), shift=(-4, 0)),
        shaded(f"{ids}r", RIGHT_PAGE, PAPER, "#e3d2ad", shift=(4, 0)),
        placed(filled(star, GOLD, line=2.2), 71, 48),
    )


def _card(x: float, colour: str, turn: float) -> str:
    card = rectangle(-10, -15, 20, 30, PAPER, corner=3, line=2) + rectangle(-6.5, -11.5, 13, 23, colour, corner=1.5)
    return placed(card, x, 0, turn=turn)

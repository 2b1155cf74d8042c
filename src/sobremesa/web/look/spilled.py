"""What went wrong, as a picture: the cup of the emblem has tipped over, and the cards are wet."""

from ...drawing.gouache import PAPER, circle, drawn, filled, placed, prefix, rectangle, shaded, svg
from .emblem import cup

COFFEE, GLEAM = "#5a2e1c", "#8a5233"
PUDDLE = (
    "M64 118C40 112 30 124 44 132C26 138 34 152 62 150C84 162 128 160 150 150C186 154 196 140 178 134"
    "C196 122 176 112 152 116C128 106 88 108 64 118Z"
)
SHADOW = "M16 152A106 13 0 0 0 228 152A106 13 0 0 0 16 152Z"
DROPS = ((24, 142, 4.6), (206, 146, 3.8), (34, 112, 3))
CARDS = ((52, 84, -26, "#e84a8a"), (96, 58, 9, "#9fd8c4"))  # middle, turn, colour


def spilled() -> str:
    """A cup on its side, 240 by 170."""
    ids = prefix("spilled")
    drops = "".join(circle(x, y, radius, COFFEE, line=2) for x, y, radius in DROPS)
    return svg(
        240,
        170,
        filled(SHADOW, "#2b1a17", opacity=0.14),
        "".join(_card(*card) for card in CARDS),
        shaded(f"{ids}p", PUDDLE, COFFEE, "#44210f", drawn("M66 124C80 118 100 117 118 119", GLEAM, 5), shift=(0, -5)),
        drops,
        placed(cup(ids), 122, 168, scale=1.06, turn=-80),
    )


def _card(x: float, y: float, turn: float, colour: str) -> str:
    paper = rectangle(-27, -39, 54, 78, PAPER, corner=6, line=2.6) + rectangle(-21, -33, 42, 58, colour, corner=3)
    rays = filled(
        "M0 -4L-21 -20V-33H-10ZM0 -4L6 -33H21V-24ZM0 -4L21 4V16ZM0 -4L8 25H-6ZM0 -4L-21 18V6Z", "#ffffff", opacity=0.3
    )
    return placed(paper + rays, x, y, turn=turn)

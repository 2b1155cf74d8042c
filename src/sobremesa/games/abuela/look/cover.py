"""The picture that stands for the game: two grandmothers at a table that bends under their dishes."""

from ....engine.drawing import circle, drawn, filled, placed, prefix, rectangle, svg, wedges
from . import grandmothers
from .basics import corn
from .brush import oval
from .cloth import CREAM, RED, ROSE
from .dishes import DISHES
from .mischief import coffee

WIDTH, HEIGHT = 400, 300
WALL, BEAMS, TILES, GROUT = "#f3c765", "#f0bb4c", "#2f70b0", "#fbf1dc"
TABLE = 196  # where the table begins
CHECK = 20

# What stands on the table: a drawing, its corner, how large it is.
ON_THE_TABLE = (
    (DISHES["sancocho-trifasico"], 142, 134, 1.16),
    (DISHES["arepa-de-huevo"], 34, 178, 0.94),
    (DISHES["empanada"], 272, 176, 0.98),
    (DISHES["changua"], 104, 214, 0.8),
    (DISHES["bunuelos"], 222, 208, 0.8),
    (corn, 8, 226, 0.66),
    (coffee, 328, 224, 0.66),
)


def cover() -> str:
    """The game in one picture, 400 by 300."""
    ids = prefix("cover")
    return svg(
        WIDTH,
        HEIGHT,
        rectangle(0, 0, WIDTH, HEIGHT, WALL),
        filled(wedges(200, 120, 0, 360, 12, 330), BEAMS),
        _tiles(),
        circle(122, 92, 70, "#fff6e4", opacity=0.5),
        circle(278, 92, 70, "#fff6e4", opacity=0.5),
        placed(grandmothers.with_bun(f"{ids}g"), 56, 30, scale=1.32),
        placed(grandmothers.with_turban(f"{ids}h"), 212, 30, scale=1.32),
        _cloth(),
        "".join(
            oval(x + 50 * size, y + 94 * size, 44 * size, 8 * size, "#7a2018", opacity=0.3)
            + placed(glyph(f"{ids}{i}"), x, y, scale=size)
            for i, (glyph, x, y, size) in enumerate(ON_THE_TABLE)
        ),
    )


def _tiles() -> str:
    """A frieze of blue tiles along the wall."""
    tile = "".join(
        rectangle(x, 0, 38, 18, TILES) + circle(x + 19, 9, 5, GROUT) + drawn(f"M{x + 4} 9h7M{x + 27} 9h7", GROUT, 2.4)
        for x in range(1, WIDTH, 40)
    )
    return rectangle(0, 0, WIDTH, 22, GROUT) + placed(tile, 0, 2)


def _cloth() -> str:
    """The table: gingham, with a hem."""
    rows = range(TABLE, HEIGHT, CHECK)
    columns = range(0, WIDTH, 2 * CHECK)
    return (
        rectangle(0, TABLE, WIDTH, HEIGHT - TABLE, CREAM)
        + "".join(rectangle(x, TABLE, CHECK, HEIGHT - TABLE, ROSE) for x in columns)
        + "".join(rectangle(0, y, WIDTH, CHECK, ROSE) for y in rows[::2])
        + "".join(rectangle(x, y, CHECK, CHECK, RED) for y in rows[::2] for x in columns)
        + drawn(f"M0 {TABLE}H{WIDTH}", "#b12f25", 4)
        + drawn(f"M0 {TABLE + 6}H{WIDTH}", CREAM, 1.6, dash="7 6")
    )

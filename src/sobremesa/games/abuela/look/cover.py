"""The picture that stands for the game: two grandmothers at a table that bends under their dishes."""

from ....drawing.gouache import circle, circle_path, drawn, filled, placed, prefix, rectangle, svg, wedges
from . import grandmothers
from .brush import oval
from .cloth import CREAM, RED, ROSE
from .dishes import DISHES

WIDTH, HEIGHT = 400, 300
WALL, BEAMS, TILES, GROUT = "#f3c765", "#f0bb4c", "#2f70b0", "#fbf1dc"
TABLE = 196  # where the table begins
CHECK = 20

# What stands on the table: a drawing, its corner, how large it is.
ON_THE_TABLE = (
    (DISHES["sancocho-trifasico"], 136, 128, 1.3),
    (DISHES["arepa-de-huevo"], 26, 176, 1.1),
    (DISHES["empanada"], 272, 172, 1.12),
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
        placed(grandmothers.with_bun(f"{ids}g"), 52, 32, scale=1.36),
        placed(grandmothers.with_turban(f"{ids}h"), 212, 32, scale=1.36),
        _cloth(),
        "".join(
            oval(x + 50 * size, y + 94 * size, 44 * size, 8 * size, "#7a2018", opacity=0.3)
            + placed(glyph(f"{ids}{i}"), x, y, scale=size)
            for i, (glyph, x, y, size) in enumerate(ON_THE_TABLE)
        ),
    )


def _tiles() -> str:
    """A frieze of blue tiles along the wall."""
    columns = range(1, WIDTH, 40)
    tiles = "".join(f"M{x} 2h38v18h-38Z" for x in columns)
    flowers = "".join(circle_path(x + 19, 11, 5) for x in columns)
    return (
        rectangle(0, 0, WIDTH, 22, GROUT)
        + filled(tiles, TILES)
        + filled(flowers, GROUT)
        + drawn("".join(f"M{x + 5} 11h6M{x + 27} 11h6" for x in columns), GROUT, 2.4)
    )


def _cloth() -> str:
    """The table: gingham, with a hem."""
    rows, columns = range(TABLE, HEIGHT, 2 * CHECK), range(0, WIDTH, 2 * CHECK)
    down = "".join(f"M{x} {TABLE}h{CHECK}V{HEIGHT}h-{CHECK}Z" for x in columns)
    across = "".join(f"M0 {y}H{WIDTH}v{CHECK}H0Z" for y in rows)
    crossings = "".join(f"M{x} {y}h{CHECK}v{CHECK}h-{CHECK}Z" for y in rows for x in columns)
    return (
        rectangle(0, TABLE, WIDTH, HEIGHT - TABLE, CREAM)
        + filled(down, ROSE)
        + filled(across, ROSE)
        + filled(crossings, RED)
        + drawn(f"M0 {TABLE}H{WIDTH}", "#b12f25", 4)
    )

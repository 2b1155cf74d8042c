"""The picture that stands for the game: a full pot in the light of a lantern, and who would like to eat from it."""

from ....drawing.gouache import INK, circle, drawn, ellipse, filled, placed, prefix, rectangle, svg
from .ingredients import INGREDIENTS
from .kettle import LEVELS, kettle
from .vermin import VERMIN

WIDTH, HEIGHT = 400, 300
NIGHT, DUSK, TABLE, EDGE = "#251d22", "#3a2b2b", "#563626", "#38221a"
BOARD = 222  # where the table begins

# Who looks over the table, and what lies on it: the corner and the size.
WATCHING = (("raccoon", 10, 112, 1.06), ("fox", 292, 108, 1.08), ("rabbit", 84, 92, 0.82), ("boar", 246, 92, 0.86))
LYING = (("carrot", 22, 214, 0.72), ("leek", 296, 206, 0.78), ("garlic", 96, 236, 0.52), ("potato", 250, 238, 0.54))


def cover() -> str:
    """The game in one picture, 400 by 300."""
    ids = prefix("cover")
    glow = "".join(
        circle(200, 84, radius, colour, opacity=opacity)
        for radius, colour, opacity in ((230, "#7a4a22", 0.3), (160, "#b9742c", 0.3), (90, "#f0b354", 0.35))
    )
    return svg(
        WIDTH,
        HEIGHT,
        rectangle(0, 0, WIDTH, HEIGHT, NIGHT),
        rectangle(0, 120, WIDTH, HEIGHT, DUSK),
        glow,
        "".join(placed(VERMIN[name](f"{ids}w{n}"), x, y, scale=size) for n, (name, x, y, size) in enumerate(WATCHING)),
        rectangle(0, BOARD, WIDTH, HEIGHT - BOARD, TABLE),
        drawn(f"M0 {BOARD}H400M0 252H400M0 280H400", EDGE, 3),
        _lantern(),
        ellipse(200, 268, 92, 14, INK),
        placed(kettle(f"{ids}k", LEVELS - 1), 112, 92, scale=1.76),
        "".join(
            placed(INGREDIENTS[name](f"{ids}i{n}"), x, y, scale=size) for n, (name, x, y, size) in enumerate(LYING)
        ),
    )


def _lantern() -> str:
    """A lantern on its chain."""
    return (
        drawn("M200 0V22", "#15100f", 4)
        + filled("M184 34C184 20 216 20 216 34Z", "#4a3a30", line=2.4)
        + filled("M180 34H220L214 78H186Z", "#ffd98a", line=2.6)
        + filled("M200 42C208 54 208 66 200 70C192 66 192 54 200 42Z", "#fff6dc")
        + drawn("M193 35L191 77M207 35L209 77", "#4a3a30", 2.4)
        + filled("M182 78H218L214 86H186Z", "#4a3a30", line=2.4)
    )

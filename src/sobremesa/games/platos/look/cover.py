"""The picture that stands for the game: a kitchen in uproar, a pan on fire, plates ready to go, orders on the rail."""

from ....drawing.gouache import INK, circle, drawn, filled, oval_path, placed, prefix, rectangle, svg
from .dishes import DISHES
from .ingredients import INGREDIENTS
from .specials import SPECIALS

WIDTH, HEIGHT = 400, 300
COUNTER = 204  # where the counter begins
STEP = 40  # of the tiles on the wall

# What hangs on the rail: the dish, the corner of the ticket, how it hangs.
ORDERS = (("pizza", 26, 22, -3), ("locro", 112, 26, 2), ("empanadas", 214, 24, -2), ("milanesa", 302, 22, 3))

# What stands on the counter: a drawing, its corner, how large it is.
STANDING = (
    (DISHES["tortilla"], 14, 164, 1.12),
    (DISHES["fideos"], 274, 160, 1.16),
    (INGREDIENTS["tomato"], 118, 232, 0.5),
    (INGREDIENTS["onion"], 240, 236, 0.46),
)


def cover() -> str:
    """The game in one picture, 400 by 300."""
    ids = prefix("cover")
    return svg(
        WIDTH,
        HEIGHT,
        rectangle(0, 0, WIDTH, HEIGHT, "#f4ead2"),
        _tiles(),
        circle(200, 168, 130, "#ff9a2e", opacity=0.28),
        circle(200, 168, 92, "#ffd84d", opacity=0.34),
        drawn("M0 20H400", INK, 9),
        drawn("M0 19H400", "#98a4b0", 5),
        "".join(_order(f"{ids}o{n}", *order) for n, order in enumerate(ORDERS)),
        rectangle(0, COUNTER, WIDTH, HEIGHT - COUNTER, "#c8432f"),
        rectangle(0, COUNTER, WIDTH, 16, "#e8dcc0"),
        drawn(f"M0 {COUNTER}H400M0 {COUNTER + 16}H400", INK, 2.6),
        _doors(),
        filled(oval_path(200, 246, 84, 10), INK, opacity=0.3),
        placed(SPECIALS["fire"](f"{ids}f"), 110, 74, scale=1.8),
        "".join(placed(glyph(f"{ids}s{n}"), x, y, scale=size) for n, (glyph, x, y, size) in enumerate(STANDING)),
    )


def _tiles() -> str:
    """The wall, chequered."""
    rows, columns = range(0, COUNTER, STEP), range(0, WIDTH, STEP)
    dark = "".join(f"M{x} {y}h{STEP}v{STEP}h-{STEP}Z" for y in rows for x in columns if (x + y) // STEP % 2)
    joints = "".join(f"M{x} 0V{COUNTER}" for x in columns) + "".join(f"M0 {y}H{WIDTH}" for y in rows)
    return filled(dark, "#3a3639") + drawn(joints, "#cdbf9f", 1.6)


def _order(ids: str, dish: str, x: float, y: float, turn: float) -> str:
    """An order that hangs on the rail."""
    paper = filled(f"M0 0H72V78{'l-4 -5l-4 5' * 9}Z", "#fffdf6", line=2.2)
    lines = drawn("M10 64H44M52 64H62", "#b9ab8f", 3)
    pin = circle(36, 2, 5, "#e4492f", line=2.2)
    return placed(paper + placed(DISHES[dish](ids), 11, 8, scale=0.5) + lines + pin, x, y, turn=turn)


def _doors() -> str:
    """The cupboards below the counter."""
    return drawn("M68 226V300M332 226V300M200 226V300", "#8a241b", 4) + drawn("M0 228H400", "#8a241b", 3, opacity=0.5)

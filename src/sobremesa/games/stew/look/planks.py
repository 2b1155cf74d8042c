"""The table: walnut planks."""

from ....drawing.gouache import drawn, ellipse, rectangle, svg

WALNUT, LIGHTER, DARKER, SEAM = "#563626", "#5d3c2a", "#4c2f21", "#38221a"
SIZE, PLANK = 240, 60


def tile() -> str:
    """A square of the table that repeats without a seam: four planks, each with its grain and its joint."""
    parts = []
    for n, colour in enumerate((WALNUT, LIGHTER, DARKER, LIGHTER)):
        top = n * PLANK
        joint = (70, 190, 120, 20)[n]
        grain = "".join(
            f"M0 {top + y}C60 {top + y - 4} 90 {top + y + 5} 120 {top + y}S200 {top + y - 4} {SIZE} {top + y}"
            for y in (11, 22, 36, 49)
        )
        parts += [
            rectangle(0, top, SIZE, PLANK, colour),
            drawn(grain, SEAM, 1.2, opacity=0.32),
            ellipse((joint + 90) % SIZE, top + 30, 7, 3.4, SEAM),
            ellipse((joint + 90) % SIZE, top + 30, 3.6, 1.6, WALNUT),
            drawn(f"M0 {top}H{SIZE}M{joint} {top}V{top + PLANK}", SEAM, 2.4),
        ]
    return svg(SIZE, SIZE, *parts)

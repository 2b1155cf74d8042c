"""The floor of the kitchen, which is the table: dark tiles, tone on tone."""

from ....drawing.gouache import drawn, filled, rectangle, svg

SIDE = 96


def tile() -> str:
    """A piece of the floor, 96 by 96, that goes on at its edges."""
    half = SIDE // 2
    return svg(
        SIDE,
        SIDE,
        rectangle(0, 0, SIDE, SIDE, "#242124"),
        filled(f"M{half} 0H{SIDE}V{half}H{half}ZM0 {half}H{half}V{SIDE}H0Z", "#302d30"),
        drawn(f"M0 0H{SIDE}M0 {half}H{SIDE}M0 0V{SIDE}M{half} 0V{SIDE}", "#1b191b", 1.6),
        drawn(f"M4 4H{half - 6}M{half + 4} {half + 4}H{SIDE - 6}", "#39363a", 1.4),
        drawn(f"M{half + 4} 4H{SIDE - 6}M4 {half + 4}H{half - 6}", "#423f43", 1.4),
    )

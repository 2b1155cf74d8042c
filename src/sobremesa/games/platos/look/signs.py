"""Signs on the table: the direction of play, a protected dish, who knows a card, two of a kind."""

from ....drawing.gouache import INK, PAPER, circle, drawn, filled, placed, rectangle, svg

GOLD = "#f2b134"


def way(*, back: bool) -> str:
    """An arrow around a plate: the direction of play, 100 by 100."""
    arrow = drawn("M38 18A34 34 0 1 1 20 64", GOLD, 11) + filled("M17 38L2 68L40 62Z", GOLD)
    return svg(100, 100, placed(arrow, 100, mirrored=True) if back else arrow, circle(50, 50, 13, PAPER))


def protected() -> str:
    """A shield with a hand's mark: this dish is safe, 100 by 100."""
    shield = "M50 4L90 18V50C90 74 72 90 50 97C28 90 10 74 10 50V18Z"
    return svg(100, 100, filled(shield, "#3f7f2b", line=5), drawn("M30 50L45 65L72 34", "#fff", 11))


def known() -> str:
    """An eye: others know this card, 100 by 100."""
    lid = filled("M4 50C22 22 78 22 96 50C78 78 22 78 4 50Z", PAPER)
    return svg(100, 100, lid, circle(50, 50, 17, INK), circle(56, 44, 5, PAPER))


def two() -> str:
    """Two cards of a kind, for the button that lists the doubles, 100 by 100."""
    card = "#7b57b0"
    return svg(
        100,
        100,
        rectangle(12, 12, 48, 68, card, corner=7, line=5),
        rectangle(40, 20, 48, 68, card, corner=7, line=5),
        filled("M64 36L70 49L84 50L73 59L77 73L64 65L52 73L56 59L45 50L59 49Z", "#ffd84d", line=3),
    )

"""The purple dishes: sweets."""

from .....drawing.gouache import copied, defined, drawn, filled, oval_path, placed, shaded
from ..brush import dots, spots
from .crockery import bowl, plate
from .morsels import grains


def arroz_con_leche(ids: str) -> str:
    """A bowl of rice pudding with raisins and cinnamon."""
    m = "M13 48C22 30 38 26 50 26C62 26 78 30 87 48C78 62 22 62 13 48Z"
    return (
        bowl(ids, "#b98ad0", "#7d4f96", "#e0c5ee", "#fbf1dc", "#fffaf0", "#fff")
        + _cinnamon(66, 28, 24)
        + _cinnamon(75, 30, 40)
        + shaded(
            f"{ids}m",
            m,
            "#fffaf0",
            "#e6d5b4",
            grains(
                "32 42 20, 44 34 -25, 56 38 35, 40 48 -10, 54 50 15, 66 46 -35, 26 50 40, 74 50 20, 48 56 0, 34 55 -20",
                "#fff",
                "#d3c096",
            ),
            shift=(-3, -4),
        )
        + dots("38 38, 46 42, 50 36, 58 44, 42 53, 62 52, 36 48, 52 46", 1.2, "#b5713c")
        + "".join(filled(oval_path(x, y, 4, 2.8), "#5b2a3c", line=1.5) for x, y in spots("30 46, 60 33, 47 51, 70 52"))
    )


def natilla(ids: str) -> str:
    """A custard with a piece cut out of it."""
    top = "M12 48C12 34 30 26 50 26C70 26 88 34 88 48L66 60L50 49L36 66C22 64 12 57 12 48Z"
    side = "M12 48C12 57 22 64 36 66V84C22 82 12 75 12 66Z"
    return (
        plate(ids, band="#b98ad0", y=70, rx=48, ry=25)
        + filled(side, "#b5713c", line=2.2)
        + filled("M14 56C18 64 26 68 34 69V80C24 78 16 72 14 66Z", "#c98545")
        + filled("M36 66L50 49V66L36 84Z", "#e0ab6c", line=2.2)
        + filled("M50 49L66 60V78L50 66Z", "#c98a4c", line=2.2)
        + filled("M66 60L88 48V66C86 72 76 77 66 78Z", "#a5632f", line=2.2)
        + shaded(
            f"{ids}t",
            top,
            "#dba060",
            "#b5773a",
            drawn("M20 44C26 36 36 33 48 32", "#f3cd9a", 4)
            + dots("30 46, 40 40, 52 36, 62 42, 72 46, 46 44, 58 48, 34 54, 66 36, 76 40, 26 52", 1.3, "#7d4220"),
            shift=(-3, -6),
        )
        + placed(filled("M-3 14V-14H3V14Z", "#8a4b2a", line=1.9) + drawn("M0 10V-10", "#c98a5c", 1.6), 68, 30, turn=62)
        + placed(filled("M-3 14V-14H3V14Z", "#a5612f", line=1.9) + drawn("M0 10V-10", "#d99a5c", 1.6), 50, 28, turn=-64)
        + placed(
            filled("M-18 -2L0 -12L18 -4L2 7Z", "#dba060", line=2)
            + filled("M-18 -2L2 7V17L-18 7Z", "#c98a4c", line=2)
            + filled("M2 7L18 -4V6L2 17Z", "#a5632f", line=2)
            + drawn("M-10 -2L-1 -7", "#f3cd9a", 2.4),
            78,
            82,
        )
    )


def bunuelos(ids: str) -> str:
    """A basket of fried cheese puffs."""
    ball = shaded(
        f"{ids}a",
        oval_path(0, 0, 15, 14.5),
        "#e39a34",
        "#a8611a",
        drawn("M-9 0C-9 -6 -5 -9 -1 -10", "#f9d48c", 3.6) + drawn("M1 3q4 -3 7 1M-6 6q3 1 4 4", "#a8611a", 2),
        line=2.3,
        shift=(-4, -4),
    )
    bask = "M8 62H92L84 90C82 95 18 95 16 90Z"
    weave = drawn("M12 70H88M14 79H86M16 88H84M22 62L27 94M36 62L39 95M50 62V95M64 62L61 95M78 62L73 94", "#8f5a22", 2)
    nap = filled("M10 62L20 80L32 66L44 82L56 66L68 82L80 66L90 62C70 54 30 54 10 62Z", "#fff8e8", line=2) + drawn(
        "M18 68L22 75M42 72L45 77M66 72L69 77", "#d9503f", 2.4
    )
    return (
        defined(f"{ids}g", ball)
        + "".join(copied(f"{ids}g", x, y) for x, y in spots("50 20, 34 36, 66 36, 20 52, 80 52, 50 50"))
        + shaded(f"{ids}k", bask, "#d9a05b", "#a86f37", weave, shift=(-6, -6))
        + nap
    )


def _cinnamon(x: float, y: float, turn: float) -> str:
    """A stick of cinnamon."""
    return placed(
        filled("M-3.5 14V-22H3.5V14Z", "#a5612f", line=2)
        + drawn("M-.3 10V-18", "#d99a5c", 1.8)
        + filled(oval_path(0, -22, 3.6, 2), "#6b3419", line=1.6),
        x,
        y,
        turn=turn,
    )

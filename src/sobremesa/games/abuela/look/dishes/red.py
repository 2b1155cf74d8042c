"""The dishes of the red stove: the highlands'."""

from .....drawing.gouache import INK, drawn, filled, oval_path, placed, ring, shaded, twice
from ..brush import dots, oval, spots
from .crockery import bowl, clay_pot
from .morsels import avocado, cilantro, cob, half_egg, meat, potato, wisps, yuca


def ajiaco(ids: str) -> str:
    """A pot of chicken and potato soup with corn and avocado."""
    return (
        clay_pot(ids, "#4a4140", "#28211f", "#8d8280", "#f0cf5a", "#fbeaa6")
        + cob(31, 38, 1.12, -28)
        + avocado(68, 37, 0.95, 22)
        + potato(50, 46, 0.8)
        + potato(72, 56, 0.8, 20)
        + drawn("M38 56C44 50 56 52 62 56C56 62 44 62 40 58", "#fffaf0", 3.6)
        + dots("28 55, 35 61, 64 63, 52 65.5", 2.6, "#6f8f3a", line=1.5)
        + cilantro(52, 60, 0.78, 10)
        + drawn("M60 50q5 -3 10 -1M24 60q4 2 7 5", "#fff3d2", 2.6)
        + wisps(50, y=26, height=18)
    )


def changua(ids: str) -> str:
    """A bowl of milk and egg soup with bread."""
    onion = spots("28 52, 37 60, 70 58, 62 46, 78 52, 40 45")
    return (
        bowl(ids, "#d9503f", "#9a2c20", "#f39a86", "#fbf1dc", "#fff6e2", "#fff")
        + wisps(38, 24, y=28, height=18)
        + "".join(ring(x, y, 2.5, INK, 4.6) + ring(x, y, 2.5, "#7fbf4a", 2.2) for x, y in onion)
        + placed(
            filled("M-15 0C-16 -6 -6 -8 0 -7C7 -8 15 -5 15 0C15 6 6 8 0 7.500C-7 8 -14 6 -15 0Z", "#fffdf8", line=1.7)
            + filled(oval_path(0, -0.5, 6.5, 4.4), "#f8a92d", line=1.5)
            + drawn("M-3 -2q2 -1.4 4 -1", "#ffe9a8", 1.8),
            51,
            53,
            scale=1.15,
        )
        + filled("M66 44L78 10C88 8 96 16 92 26L82 46C76 50 70 49 66 44Z", "#dda35c", line=2.2)
        + filled("M70 43L80 15C86 14 90 19 88 25L80 43C77 46 73 46 70 43Z", "#f6dfb0")
        + dots("80 24, 76 34, 83 33", 1.6, "#dda35c")
        + cilantro(46, 64, 0.7, -12)
        + cilantro(60, 63, 0.65, 20)
    )


def tamal(ids: str) -> str:
    """Corn dough in its leaf."""
    back = twice(filled("M50 66C20 62 8 40 6 22C30 20 46 36 50 66Z", "#3d8331", line=2.2)) + filled(
        "M50 66C38 46 36 22 50 6C64 22 62 46 50 66Z", "#4f9a3a", line=2.2
    )
    d = "M2 66C20 58 80 58 98 66C92 86 74 95 50 95C26 95 8 86 2 66Z"
    m = "M17 64C14 46 30 34 50 34C70 34 86 46 83 64C74 74 26 74 17 64Z"
    return (
        back
        + drawn("M11 28C22 36 34 48 40 58M89 28C78 36 66 48 60 58M50 14V36", "#8fcb62", 1.8)
        + shaded(
            f"{ids}m",
            m,
            "#f1c454",
            "#bf8a24",
            drawn("M25 56C28 47 36 42 46 41", "#fbe7a4", 4) + dots("40 62, 62 44, 72 60, 52 38", 1.7, "#bf8a24"),
            shift=(-6, -6),
        )
        + half_egg(62, 52, 1.05, 12)
        + filled(oval_path(38, 50, 6.5, 5), "#f08a2c", line=1.8)
        + oval(38, 50, 2.6, 1.9, "#fbbf7e")
        + meat(50, 61, 0.85)
        + dots("29 58, 50 46, 72 62", 2.5, "#7fbf4a", line=1.4)
        + shaded(
            f"{ids}l",
            d,
            "#4f9a3a",
            "#2f6b2c",
            drawn("M8 68C26 62 74 62 92 68", "#8fcb62", 2.4)
            + drawn("M30 70L26 86M50 71V93M70 70L74 86", "#2f6b2c", 1.8),
            shift=(-3, -4),
        )
        + drawn("M4 76C30 86 70 86 96 76", INK, 5)
        + drawn("M4 76C30 86 70 86 96 76", "#f1cd94", 2.2)
    )


def puchero(ids: str) -> str:
    """A bowl of boiled dinner: meat, cabbage, yuca, corn."""
    cab = "M16 50C10 40 16 28 26 28C30 20 44 22 44 32C50 38 46 50 38 53C30 56 20 56 16 50Z"
    return (
        bowl(ids, "#4f9a6a", "#2c6444", "#a3d8b4", "#fbf1dc", "#e8b85a", "#f8dc9a")
        + meat(74, 45, 1.05, -20)
        + yuca(52, 36, 1.05, -70)
        + shaded(
            f"{ids}c",
            cab,
            "#a9d077",
            "#6f9c47",
            drawn("M26 54C26 44 28 38 33 30M27 46L20 40M28 42L36 38M26 50L36 47", "#e3f2bd", 2),
            line=2.2,
            shift=(-6, -6),
        )
        + cob(68, 56, 0.85, 12)
        + potato(45, 58, 1, 10)
        + filled(oval_path(30, 60, 6, 4.4), "#f08a2c", line=1.7)
        + cilantro(56, 64, 0.7, 15)
        + wisps(86, y=30, height=18)
    )

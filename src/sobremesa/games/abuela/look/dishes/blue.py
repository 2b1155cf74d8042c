"""The dishes of the blue stove: the valley's."""

from .....drawing.gouache import INK, drawn, filled, oval_path, placed, shaded
from ..brush import dots, oval
from .crockery import bowl, clay_pot, plate
from .morsels import cilantro, cob, crackling, drumstick, grains, half_egg, potato, wisps, yuca


def empanada(ids: str) -> str:
    """Two fried turnovers and a bowl of sauce."""
    dip = "M62 74H98C98 90 90 97 80 97C70 97 62 90 62 74Z"
    return (
        placed(_turnover(f"{ids}a"), 58, 34, scale=0.92, turn=14)
        + placed(_turnover(f"{ids}b"), 38, 62, scale=1.06, turn=-8)
        + shaded(
            f"{ids}d",
            dip,
            "#3f8fc4",
            "#24608c",
            drawn("M68 80C69 86 72 90 75 92", "#9fd0ec", 3),
            line=2.2,
            shift=(-4, -4),
        )
        + oval(80, 74, 18, 7, "#fbf1dc", line=2.2)
        + oval(80, 75, 14, 4.6, "#c9d94a")
        + dots("74 74, 84 77, 88 74", 1.7, "#e0412c")
        + dots("79 76, 70 76, 81 73", 1.6, "#3d8331")
    )


def sancocho_de_gallina(ids: str) -> str:
    """A bowl of hen stew with corn and yuca."""
    return (
        bowl(ids, "#e0a52e", "#a86f14", "#f9dc95", "#fbf1dc", "#e3c65a", "#f7eaa8", "#8d2f12")
        + wisps(20, y=28, height=18)
        + drumstick(52, 30, 1.15, 18)
        + cob(28, 46, 1.0, -16)
        + yuca(76, 46, 0.8, -30)
        + potato(40, 58, 0.95)
        + potato(66, 59, 0.85, 20)
        + cilantro(52, 62, 0.9, -8)
        + cilantro(62, 51, 0.75, 30)
        + dots("26 58, 56 66, 80 57", 1.8, "#fbefae")
    )


def arroz_atollado(ids: str) -> str:
    """A pot of moist rice with pork, egg and sausage."""
    d = "M14 54C18 34 34 24 50 24C66 24 82 34 86 54C76 66 24 66 14 54Z"
    return (
        clay_pot(ids, liquid="#d9862c")
        + shaded(
            f"{ids}r",
            d,
            "#ec9f3c",
            "#b96a1a",
            drawn("M22 46C27 36 36 31 46 29", "#fbd08a", 4)
            + grains(
                "38 40 30, 50 34 -20, 62 40 40, 34 52 -10, 46 46 60, 58 52 10, 72 50 -40, 26 56 20, 52 60 -30",
                "#fbd596",
                "#b96a1a",
            ),
            shift=(-6, -6),
        )
        + half_egg(36, 38, 0.95, -14)
        + half_egg(66, 54, 0.95, 12)
        + potato(30, 53, 0.8)
        + crackling(66, 34, 0.6, 20)
        + "".join(
            filled(oval_path(x, y, 5.6, 4.2), "#b3321f", line=1.7)
            + drawn(f"M{x - 2} {y - 1}q2 -1.5 4 0", "#ea7a5e", 1.6)
            for x, y in ((50, 54), (54, 40))
        )
        + cilantro(45, 48, 0.85, -20)
        + cilantro(76, 50, 0.7, 30)
        + cilantro(42, 62, 0.7, 10)
    )


def aborrajado(ids: str) -> str:
    """Plantain in batter, pulled apart, with its cheese."""
    a = "M28 44C24 22 42 8 64 10C86 12 99 24 95 40C93 54 76 58 56 56C40 56 30 54 28 44Z"
    b = "M5 66C3 48 16 40 31 41C41 42 45 52 45 66C45 81 39 91 26 90C13 89 6 81 5 66Z"
    c = "M64 72C64 57 71 51 81 52C93 53 97 63 96 74C95 87 87 92 79 91C69 90 64 84 64 72Z"
    pull = "M39 58C46 74 60 72 71 66M39 74C50 90 60 84 71 80"
    return (
        plate(ids, band="#3f8fc4", y=66, ry=29)
        + shaded(
            f"{ids}a",
            a,
            "#e8a03a",
            "#b06a16",
            drawn("M37 34C41 24 50 18 62 17", "#fbd78f", 4.5)
            + drawn("M62 28q5 -4 9 0M76 36q4 -3 8 1M58 40q4 3 9 0", "#b06a16", 2.2),
            shift=(-6, -6),
        )
        + shaded(
            f"{ids}b",
            b,
            "#e8a03a",
            "#b06a16",
            drawn("M11 62C12 54 18 49 25 48", "#fbd78f", 3.6) + drawn("M13 74q4 -3 7 1M18 83q3 -2 6 0", "#b06a16", 2.2),
            shift=(-6, -6),
        )
        + shaded(
            f"{ids}c", c, "#e8a03a", "#b06a16", drawn("M88 64q4 2 3 6M86 82q4 0 5 -4", "#b06a16", 2.2), shift=(-6, -6)
        )
        + _cut(37, 67)
        + _cut(72, 73)
        + drawn(pull, INK, 6)
        + drawn(pull + "M37 60V75M72 66V80", "#fffbe6", 3)
    )


def _turnover(id: str) -> str:
    """A turnover about (0, 0)."""
    body = "M-34 12C-36 -14 -16 -30 4 -28C24 -26 36 -8 34 12C30 18 -30 18 -34 12Z"
    skin = drawn("M-22 2C-20 -10 -10 -18 2 -19", "#fbdc83", 4.5) + dots("6 -6, 16 -12, 22 0, -2 -16", 1.8, "#c07a17")
    folds = (
        "M-29 4C-27 -8 -20 -18 -10 -22M4 -28l-1 8M14 -26l-4 8M23 -20l-7 6"
        "M30 -11l-8 4M34 1l-9 2M-7 -27l3 8M-18 -22l5 7M-27 -14l7 5M-33 -3l9 3"
    )
    return shaded(id, body, "#f2b134", "#c07a17", skin, shift=(-6, -6)) + drawn(folds, "#a5610f", 2)


def _cut(x: float, y: float) -> str:
    """Where the batter was pulled apart."""
    return filled(oval_path(x, y, 10, 19), "#f4bf45", line=2) + filled(oval_path(x, y, 5.6, 12.5), "#fffbe6", line=1.7)

"""Dishes of two ingredients."""

from .....drawing.gouache import INK, drawn, ellipse, filled, placed, shaded
from ..brush import again, dots, many
from .crockery import plate
from .morsels import BATON, basil_leaf, fried_egg, leg, parsley, rice_mound, tomato_slice


def provoleta(ids: str) -> str:
    """Provoleta with tomato."""
    d = "M5 56A45 32 0 0 1 95 56V63A45 32 0 0 1 5 63Z"
    cheese = "M11 57C9 41 28 30 48 31C68 28 91 39 89 55C92 69 74 81 54 79C34 83 11 73 11 57Z"
    return (
        filled("M10 50C-3 46 -3 68 9 66ZM90 50C103 46 103 68 91 66Z", "#4a464f", line=2.2)
        + filled(d, "#2a272e", line=2.4)
        + ellipse(50, 56, 45, 32, "#57525c", line=2.4)
        + ellipse(50, 57, 38, 25.5, "#2f2c33")
        + shaded(
            f"{ids}c",
            cheese,
            "#f9d567",
            "#d98f2c",
            drawn("M18 55C19 45 30 38 42 36", "#fff0b4", 4.4)
            + filled(
                (
                    "M60 36C70 38 78 44 79 51C72 52 62 46 60 36ZM22 60C30 62 34 68 36 74C28 72 22 67 22 60Z"
                    "M62 72C64 66 72 64 78 64C75 70 69 73 62 72Z"
                ),
                "#c9772a",
            ),
            shift=(-3, -4),
        )
        + tomato_slice(38, 51, 1.1)
        + tomato_slice(61, 54, 1.1)
        + tomato_slice(47, 66, 1.1)
        + parsley((50, 44), (28, 54), (72, 48), (60, 66), (33, 63), (70, 60))
    )


def bife_a_caballo(ids: str) -> str:
    """A steak with two fried eggs."""
    d = "M12 58C10 40 30 30 50 32C70 28 92 38 90 56C90 74 68 82 48 80C28 82 12 74 12 58Z"
    return (
        plate()
        + shaded(
            f"{ids}m",
            d,
            "#9a5433",
            "#5f2c1a",
            drawn("M20 70L34 78M16 62L46 79M76 40L86 50", "#4a1f14", 2.8)
            + drawn("M19 54C20 46 28 41 34 40", "#c98358", 4),
            shift=(-3, -5),
        )
        + fried_egg(36, 48, 1.02)
        + fried_egg(63, 60, 1.02, 8)
    )


def choripan(ids: str) -> str:
    """A chorizo in a roll."""
    bread = "M10 60C6 46 20 38 50 38C80 38 94 46 90 60Z"
    sausage = "M1 58C0 50 8 47 16 50H84C92 47 100 50 99 58C100 66 92 70 84 68H16C8 70 0 66 1 58Z"
    return plate("#c8432f") + placed(
        placed(
            shaded(
                f"{ids}a", bread, "#e6ab5c", "#b8742c", drawn("M22 46C30 43 40 42 52 42", "#fbdca2", 4), shift=(-2, -4)
            )
            + shaded(
                f"{ids}z",
                sausage,
                "#c8432f",
                "#8a241b",
                drawn("M10 54H70", "#ef8468", 3.4)
                + dots(((24, 61), (40, 58), (54, 62), (68, 59), (82, 61)), "#f6c3a4", 3),
                shift=(-1, -5),
            )
            + filled(
                "M12 66C16 60 22 68 28 63C34 60 38 68 46 63C52 60 58 68 64 63C70 60 76 68 88 64L88 72H12Z",
                "#69b94b",
                line=2,
            )
            + shaded(
                f"{ids}b",
                "M7 68C20 72 80 72 93 68C95 80 82 88 50 88C18 88 5 80 7 68Z",
                "#edb968",
                "#b8742c",
                drawn("M16 76C26 80 40 80 52 80", "#fbdca2", 3.4),
                shift=(-2, -5),
            ),
            -45.5,
            -58,
            scale=0.91,
        ),
        50,
        58,
        turn=-12,
    )


def polenta(ids: str) -> str:
    """Polenta with cheese."""
    d = "M11 64C12 52 22 45 34 43C44 36 62 36 70 43C82 46 90 54 89 64C84 82 16 82 11 64Z"
    cheese = (
        "M25 52C26 42 38 38 50 37C64 36 76 43 77 52C78 60 71 61 68 56C65 54 63 58 62 63"
        "C60 69 54 68 53 62C51 57 48 58 46 62C43 67 38 64 37 58C34 54 26 58 25 52Z"
    )
    cube = (
        filled("M-9 -4L1 -9L10 -4V6L0 11L-9 6Z", "#fbe7a0", line=2)
        + filled("M0 1L10 -4V6L0 11Z", "#e0b04a")
        + drawn("M-9 -4L0 1L10 -4M0 1V11", INK, 1.8)
    )
    return (
        plate("#f08a2c")
        + shaded(
            f"{ids}m",
            d,
            "#f8c630",
            "#cf8f17",
            drawn("M17 62C18 55 24 50 31 48", "#ffeb9e", 4.4)
            + drawn("M20 70C34 77 48 70 60 76M66 70C74 72 80 68 84 64", "#d39a1f", 2.4)
            + dots(((26, 66), (40, 73), (72, 64), (80, 60), (58, 72), (20, 62), (32, 62)), "#d39a1f", 2.6),
            shift=(-4, -4),
        )
        + shaded(f"{ids}c", cheese, "#fffbe6", "#ecd592", shift=(-2, -4))
        + many(f"{ids}q", cube, (38, 40), (62, 41, 0, 1), (50, 33))
        + parsley((30, 50), (70, 51), (50, 54), (46, 49), (58, 55))
    )


def arroz_con_huevo(ids: str) -> str:
    """Rice with a fried egg."""
    return (
        plate("#4f9a3a")
        + rice_mound(ids, 50, 55, 1.12)
        + fried_egg(50, 41, 1.3)
        + parsley((24, 62), (76, 64), (50, 70), (36, 68))
    )


def fideos(ids: str) -> str:
    """Pasta with tomato sauce."""
    d = "M12 64C12 46 26 32 50 32C74 32 88 46 88 64C84 80 16 80 12 64Z"
    noodles = drawn(
        (
            "M16 62C18 48 32 38 48 38M18 70C24 52 38 46 50 48M84 62C82 50 72 40 60 38M82 70"
            "C78 58 70 52 62 52M26 75C34 66 44 74 54 68C62 64 70 74 78 72M14 64C22 74 34 62 44 70"
            "C54 78 66 66 84 66M30 56C26 62 24 66 24 72M72 54C76 60 78 64 78 70"
        ),
        "#c98a2c",
        2.2,
    )
    sauce = (
        "M28 48C28 34 40 24 52 24C66 24 74 36 73 47C76 56 68 60 64 55C60 60 54 62 50 56"
        "C46 64 36 62 36 55C31 57 27 54 28 48Z"
    )
    return (
        plate("#e4492f")
        + shaded(f"{ids}m", d, "#f8d77c", "#dca848", noodles, shift=(-4, -4))
        + shaded(
            f"{ids}s",
            sauce,
            "#e03a28",
            "#a32119",
            drawn("M35 44C36 36 42 31 48 30", "#f88d77", 4)
            + dots(((56, 36), (62, 46), (46, 48), (52, 40)), "#b3281b", 4),
            shift=(-4, -4),
        )
        + basil_leaf(52, 30, 1.1, -30)
        + basil_leaf(53, 30, 1, 40, "#69b94b")
    )


def bunuelos(ids: str) -> str:
    """Chard fritters."""
    d = "M-15 1C-17 -9 -8 -15 1 -14C11 -15 17 -7 15 2C16 11 7 15 -1 14C-9 16 -15 10 -15 1Z"
    fritter = (
        filled(d, "#a8681d", line=2.2)
        + filled("M-13 0C-15 -8 -7 -13 1 -12C9 -13 14 -6 12 0C12 8 4 11 -2 10C-9 11 -13 7 -13 0Z", "#e3a845")
        + drawn("M-8 -2C-7 -6 -4 -8 0 -8", "#fbe3a6", 3)
        + dots(((6, -3), (-5, 5), (4, 5), (9, 3), (-9, 3), (1, -1)), "#2f7a2c", 4.2)
    )
    return (
        plate("#4f9a3a")
        + many(f"{ids}l", basil_leaf(0, 0, 1.3), (24, 71, -74), (76, 71, 74))
        + many(
            f"{ids}b",
            fritter,
            (32, 49, 15),
            (68, 49, 60),
            (50, 40, -20),
            (25, 64, 0),
            (75, 64, 30),
            (38, 71, 10),
            (62, 71, -25),
            (50, 58, 12),
        )
    )


def pollo_con_papas(ids: str) -> str:
    """Chicken with potatoes."""
    return (
        plate("#f2b134")
        + many(f"{ids}w", BATON, (76, 46, 40), (66, 42, -10), (84, 58, 70), (24, 72, -35))
        + leg(43, 52, 1.12, 4)
        + again(f"{ids}w", (76, 66, -25), (64, 72, 18), (38, 79, 10), (52, 78, -16))
        + parsley((60, 60), (84, 68), (30, 68), (47, 70))
    )

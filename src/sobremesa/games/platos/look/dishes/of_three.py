"""Dishes of three ingredients."""

from .....drawing.gouache import INK, drawn, ellipse, filled, placed, shaded
from ..brush import again, dots, many, on_oval
from .crockery import cake, plate
from .morsels import GNOCCO, PEA, basil_leaf, cutlet, empanada, husk, leg, onion_ring, parsley, rice_mound


def milanesa(ids: str) -> str:
    """A milanesa with mash."""
    mash = "M-24 11C-26 1 -16 -4 -12 -10C-8 -18 2 -18 7 -12C14 -7 26 0 24 11C17 19 -17 19 -24 11Z"
    return (
        plate("#8a4fa8")
        + placed(
            shaded(
                f"{ids}q",
                mash,
                "#fff3c4",
                "#dfc070",
                drawn("M-18 8C-8 1 8 3 18 8M-12 -2C-5 -7 6 -5 13 0", "#d2ad55", 2.6)
                + drawn("M-15 3C-14 0 -11 -3 -9 -6", "#fff", 3),
                shift=(-3, -3),
            )
            + filled("M-8 -13L1 -17L9 -13V-8L0 -4L-8 -8Z", "#ffd84d", line=2)
            + drawn("M-8 -13L0 -9L9 -13M0 -9V-4", INK, 1.6),
            66,
            43,
            scale=1.16,
        )
        + cutlet(ids, 42, 65, 1.02, -4)
        + placed(
            ellipse(0, 0, 12, 8.8, "#e9cf3a", line=2)
            + ellipse(0, 0, 9, 6.2, "#fbf3b0")
            + drawn("M-7 0H7M-3.4 -4.4L3.4 4.4M3.4 -4.4L-3.4 4.4", "#e9cf3a", 1.6),
            31,
            62,
        )
        + parsley((54, 66), (62, 62), (50, 74), (84, 46), (68, 40))
    )


def tortilla(ids: str) -> str:
    """A potato omelette."""
    pie = cake(50, 46, 40, 25, 19, 28, 98, "#f0b83e", "#c77f22", "#fbe08c", 50, 46)
    browned = filled(
        (
            "M22 42C28 32 42 27 52 28C48 34 34 36 22 42ZM60 34C70 32 80 38 82 46C74 46 64 42 60 34Z"
            "M18 52C26 52 32 58 36 64C26 62 20 58 18 52Z"
        ),
        "#d08a2c",
    )
    inside = drawn("M56 58L82 67M54 63L78 71M49 56V60M48 64V76", "#d9a93c", 2.6) + drawn(
        "M60 56L70 60M64 66L72 69", "#fff6cf", 3.4
    )
    return (
        plate("#3f8fc4")
        + pie
        + browned
        + drawn("M19 40C24 33 32 28 42 26", "#ffe39a", 3.6)
        + inside
        + parsley((52, 36), (34, 46), (66, 48))
    )


def pizza(ids: str) -> str:
    """A pizza."""

    def ol(x: float, y: float) -> str:
        return ellipse(x, y, 4.6, 3.6, "#4f7a2c", line=1.9) + ellipse(x, y, 1.5, 1.1, "#2b1a17")

    return (
        plate("#e4492f")
        + cake(47, 51, 42, 31, 5, 24, 76, "#d98f3a", "#a8641f", "#f3d9a0", 47, 51)
        + filled("M47 52L80.5 63.5A36.5 26 0 1 0 55 77Z", "#d8392a")
        + filled("M46 50L78 61C84 50 78 36 62 30C44 24 22 30 15 42C10 56 22 70 36 74C42 76 48 76 53 75Z", "#ffe7a3")
        + filled(
            (
                "M30 36C38 32 48 34 50 38C44 42 34 42 30 36ZM20 52C26 50 32 54 33 60C27 62 20 58 20 52Z"
                "M62 40C70 40 74 46 73 52C66 52 60 46 62 40Z"
            ),
            "#f6bf55",
        )
        + drawn("M46 50L20 35M46 50L17 64M46 50L50 25M46 50L76 38M46 50L36 76", "#c98a3a", 2)
        + ol(36, 44)
        + ol(56, 40)
        + ol(34, 62)
        + ol(24, 46)
        + ol(67, 52)
        + filled("M59 59L92 68V72C89 82 79 90 66 93V89Z", "#a8641f", line=2.2)
        + filled("M59 59L92 68C89 78 79 86 66 89Z", "#d98f3a", line=2.2)
        + filled("M61 62L86 69C83 75 76 80 68 82Z", "#ffe7a3")
        + ol(74, 71)
    )


def fugazzeta(ids: str) -> str:
    """A pizza with cheese and onion."""
    rings = (
        onion_ring(36, 42, 12, 7)
        + onion_ring(60, 39, 13, 7, "#e6b3d3")
        + onion_ring(73, 50, 10, 6.4)
        + onion_ring(26, 54, 10, 6, "#e6b3d3")
        + onion_ring(41, 60, 11, 6.6)
        + onion_ring(50, 47, 9, 5.4, "#fff4d8")
    )
    return (
        plate("#b0407f")
        + cake(50, 47, 43, 27, 13, 30, 92, "#e0a04a", "#b06c24", "#f3d9a0", 50, 47)
        + filled("M50 48L83 59.4A37 22 0 1 0 49 70Z", "#fbe6ae")
        + rings
        + drawn("M13 42C17 34 26 28 36 25", "#f7d08a", 3.4)
        + filled(
            (
                "M50 49L84 60V66C83 71 80 70 79 66C78 62 74 63 74 67C73 76 68 76 68 68C67 62 63 62 62 66"
                "C61 71 57 70 57 65C56 61 52 60 50 62Z"
            ),
            "#fff6d0",
            line=2,
        )
    )


def noquis(ids: str) -> str:
    """Gnocchi with tomato sauce."""
    sauce = (
        "M20 58C18 42 34 31 50 31C68 31 83 42 80 58C83 68 74 71 69 65C63 73 54 70 51 64"
        "C46 72 36 71 33 64C28 69 19 66 20 58Z"
    )
    return (
        plate("#e4492f")
        + many(
            f"{ids}g",
            GNOCCO,
            (17, 58, 60),
            (83, 58, -60),
            (22, 70, 30),
            (78, 70, -30),
            (36, 76, 12),
            (64, 76, -12),
            (50, 78),
        )
        + shaded(
            f"{ids}s", sauce, "#e03a28", "#a32119", drawn("M27 53C28 44 35 38 43 37", "#f88d77", 4), shift=(-4, -4)
        )
        + again(f"{ids}g", (36, 52, 24), (65, 52, -24), (50, 61, 0), (50, 43, -8))
        + dots(((30, 62), (70, 62), (40, 42), (60, 41), (74, 52), (50, 52)), "#fff3c8", 3)
        + basil_leaf(49, 38, 1.1, -22)
        + basil_leaf(51, 38, 1, 34, "#69b94b")
    )


def arroz_con_pollo(ids: str) -> str:
    """Rice with chicken."""
    return (
        plate("#f08a2c")
        + rice_mound(ids, 50, 59, 1.16, "#f9d04e", "#d39a1f", "#c2871a")
        + leg(44, 45, 1.0, 2)
        + many(f"{ids}p", PEA, (22, 66), (34, 74), (66, 60), (76, 68), (56, 74), (78, 56), (46, 70))
        + onion_ring(66, 72, 6, 3.6)
        + onion_ring(24, 54, 5.4, 3.4)
    )


def pascualina(ids: str) -> str:
    """A pie of chard and eggs."""
    start, end = (on_oval(50, 45, 35, 20.5, 106), on_oval(50, 45, 35, 20.5, -8))
    return (
        plate("#4f9a3a")
        + cake(50, 45, 43, 26, 20, 16, 100, "#eab658", "#c07c2e", "#3f8636", 33, 40)
        + drawn("M12 40C17 32 26 26 36 23", "#fde0a2", 3.6)
        + drawn(f"M{start}A35 20.5 0 1 1 {end}", "#b8742c", 2.2, dash="6 4")
        + drawn("M40 30l8 4M52 27l7 4M66 32l7 4M28 36l3 3", "#b8742c", 2.6)
        + drawn("M36 59.5L88 70", "#f3d08c", 3.2)
        + ellipse(53, 54.5, 10, 7.6, "#fffdf4", line=2)
        + ellipse(53, 54.5, 5.2, 4.4, "#f7b42c")
        + ellipse(77, 60.5, 10, 7.6, "#fffdf4", line=2)
        + ellipse(77, 60.5, 5.2, 4.4, "#f7b42c")
        + dots(((40, 50), (41, 56), (65, 54), (65, 62), (86, 56)), "#8fcb62", 3)
    )


def empanadas(ids: str) -> str:
    """Three empanadas."""
    return plate("#3f8fc4") + many(f"{ids}e", empanada(0, 0), (32, 45, -14), (68, 46, 12), (50, 66, -2, 1.18))


def humita(ids: str) -> str:
    """Humitas in their husks."""
    return (
        plate("#f2b134")
        + husk(f"{ids}a", 44, 40, -10, 1.02)
        + husk(f"{ids}b", 54, 66, 172, 1.1)
        + placed(
            filled("M-6 -8C1 -4 8 -4 15 -7C17 0 16 5 14 9C7 5 1 6 -5 9C-8 3 -8 -3 -6 -8Z", "#f9cf45", line=2)
            + dots(((-2, 0), (4, -1), (10, -1), (1, 4), (8, 3), (13, 4)), "#fff0a8", 3),
            54,
            66,
            scale=1.1,
            turn=172,
        )
    )

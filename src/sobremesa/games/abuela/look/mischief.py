"""The interaction cards: a salt shaker, a cup of coffee, high heat, a cup of sugar, a pan of calentado."""

from ....drawing.gouache import INK, circle, drawn, filled, placed, shaded, tube
from .brush import dots, oval, spots, steam


def salt(ids: str) -> str:
    """An open salt shaker, its lid beside it."""
    g = "M-15 -24H15L21 24C22 31 -22 31 -21 24Z"
    pile = "M4 95C12 84 20 70 30 68C42 69 52 84 62 95Z"
    return (
        drawn("M33 44C28 54 29 62 30 72", INK, 13)
        + drawn("M33 44C28 54 29 62 30 74", "#fffdf8", 8.4)
        + placed(
            shaded(
                f"{ids}0",
                g,
                "#d5ecf4",
                "#94bccd",
                filled("M-26 34V12C-10 6 8 8 24 -14L30 34Z", "#fffdf8")
                + drawn("M12 -14L16 20", "#fff", 4.4)
                + drawn("M-13 8L-16 22", "#e2dbcb", 4),
                shift=(5, -5),
            )
            + oval(0, -24, 15.5, 5.4, "#fffdf8", line=2.3)
            + drawn("M-17 -16H17", INK, 2),
            62,
            32,
            turn=-118,
        )
        + shaded(
            f"{ids}p",
            pile,
            "#fffdf8",
            "#ddd2c2",
            drawn("M20 86l.1 0M34 80l.1 0M42 90l.1 0M28 92l.1 0", "#b9ab97", 3),
            shift=(-4, -3),
        )
        + drawn("M20 56l.1 .1M43 60l.1 .1M14 66l.1 .1M48 74l.1 .1", INK, 5.6)
        + drawn("M20 56l.1 .1M43 60l.1 .1M14 66l.1 .1M48 74l.1 .1", "#fffdf8", 3)
        + placed(
            shaded(
                f"{ids}c",
                "M-16 12C-16 -4 -10 -12 0 -12C10 -12 16 -4 16 12C8 16 -8 16 -16 12Z",
                "#c3cbd0",
                "#858f97",
                drawn("M-10 4C-9 -2 -7 -5 -4 -7", "#fff", 3.6),
                shift=(-4, -4),
            )
            + dots("0 -6, -4 1, 5 1", 1.8, INK)
            + drawn("M-15.5 7C-8 11 8 11 15.5 7", INK, 1.8),
            80,
            80,
            turn=18,
        )
    )


def coffee(ids: str) -> str:
    """A cup of coffee on its saucer."""
    cup = "M20 40H74C74 40 76 84 60 90H34C18 84 20 40 20 40Z"
    light = drawn("M28 50C28 66 30 76 34 82", "#fff", 5) + drawn("M20 62H76", "#d9503f", 4)
    return (
        tube("M72 50C92 44 94 72 68 74", "#fbf1dc", 5)
        + oval(47, 93, 38, 5.4, "#e4d3b0", line=2.3)
        + shaded(f"{ids}0", cup, "#fbf1dc", "#d8c39a", light)
        + oval(47, 40, 27, 7, "#5a2e1c", line=2.4)
        + drawn("M30 40q8 -4 16 -2", "#a5683f", 2.4)
        + steam((36, 50, 63), 28, 5)
    )


def heat(ids: str) -> str:
    """A flame that is far too high."""
    o = (
        "M52 3C54 18 66 24 72 34C74 31 74 27 74 24C84 34 88 48 84 60C80 74 66 81 50 81"
        "C34 81 20 74 16 60C12 46 20 36 26 26C28 32 31 35 35 36C34 22 42 12 52 3Z"
    )
    return (
        shaded(
            f"{ids}0",
            o,
            "#f4622a",
            "#c3281f",
            filled(
                (
                    "M51 26C53 38 68 44 68 60C68 74 60 82 50 82C40 82 31 74 32 60"
                    "C33 52 38 50 40 44C43 48 45 48 47 46C46 38 47 32 51 26Z"
                ),
                "#ffb52e",
            )
            + filled("M50 50C54 58 59 62 58 70C58 78 54 82 50 82C46 82 42 78 42 70C42 62 47 58 50 50Z", "#fff1b0")
            + drawn("M24 58C23 50 26 44 29 40", "#ff9d6b", 4.6),
            shift=(-5, -4),
        )
        + shaded(
            f"{ids}b",
            "M6 80C20 75 80 75 94 80L86 94C74 98 26 98 14 94Z",
            "#5b565e",
            "#37333a",
            drawn("M18 87C30 90 48 90 60 90", "#928d98", 3.6),
            shift=(-4, -4),
        )
        + "".join(
            filled(f"M{x} 79C{x - 4} 75 {x - 2} 71 {x} 67C{x + 2} 71 {x + 4} 75 {x} 79Z", "#4fb4ee", line=1.8)
            for x in (16, 30, 70, 84)
        )
    )


def sugar(ids: str) -> str:
    """A cup full of sugar, and a cube."""
    d = "M14 46H74C75 62 73 84 62 91H27C15 84 13 62 14 46Z"
    m = "M16 47C18 36 28 32 34 24C40 16 50 18 54 26C60 32 70 36 72 47C60 53 28 53 16 47Z"
    return (
        tube("M54 38L76 6", "#c3cbd0", 4.4)
        + tube("M72 56C92 50 94 76 69 78", "#49b3a6", 5)
        + shaded(
            f"{ids}0",
            d,
            "#53c2b3",
            "#2b8579",
            drawn("M23 56C22 68 25 78 30 84", "#b4ece2", 5)
            + drawn("M10 62C30 68 58 68 78 62", "#fbf1dc", 3.4)
            + dots("36 77, 48 78, 60 76", 2.8, "#fbf1dc"),
        )
        + shaded(
            f"{ids}m",
            m,
            "#fffdf8",
            "#e0d4c6",
            drawn("M28 40l.1 0M38 34l.1 0M48 42l.1 0M56 38l.1 0M42 46l.1 0M60 45l.1 0", "#b9ab9f", 2.8),
            shift=(-4, -3),
        )
        + placed(_cube(), 84, 86)
        + drawn("M24 8v10M19 13h10M12 28v6M9 31h6", INK, 4.6)
        + drawn("M24 8v10M19 13h10M12 28v6M9 31h6", "#fff", 2.2)
    )


def _cube() -> str:
    """A cube of sugar about (0, 0)."""
    return (
        filled("M0 -9L12 -4V8L0 13L-12 8V-4Z", "#fffdf8", line=2.2)
        + filled("M0 1L11 -3.5V7.5L0 12Z", "#d8cbbb")
        + drawn("M-12 -4L0 1L12 -4M0 1V13", INK, 1.8)
    )


def calentado(ids: str) -> str:
    """Rice, beans and an egg, warmed up in a pan."""
    rice = "M16 56C14 40 28 28 42 30C50 26 66 32 68 46C74 58 66 76 52 80C36 84 18 74 16 56Z"
    beans = "".join(
        placed(filled("M-6 1C-6 -5 6 -5 6 1C6 5 2 4 0 3C-2 4 -6 5 -6 1Z", "#a3303a", line=1.7), x, y, turn=turn)
        for x, y, turn in spots("26 66 20, 34 73 -20, 48 74 30, 22 54 -40, 58 66 -50")
    )
    return (
        tube("M70 30L92 8", "#8a4b2a", 7.4, 5)
        + drawn("M78 20L90 8", "#c98552", 2.6)
        + oval(42, 57, 40, 37, "#37333a", line=2.4)
        + oval(40.5, 55, 37, 34, "#5b565e")
        + oval(42, 57, 33, 30, "#2f2b31", line=2)
        + drawn("M8 50C10 36 20 26 32 23", "#a09ba6", 3.6)
        + placed(
            placed(
                filled(rice, "#fff6df", line=2.2)
                + filled("M60 36C70 50 66 72 46 80C62 78 72 66 68 48Z", "#d8c393")
                + drawn("M24 48l4 -2M58 70l4 -2M22 62l4 1M62 60l3 -3", "#c3ad7c", 2.4)
                + beans
                + filled(
                    "M28 50C26 40 36 34 44 36C52 32 64 38 62 48C66 58 54 64 46 61C38 65 26 60 28 50Z", "#fff", line=2.2
                )
                + circle(45, 48, 8.6, "#f7a81f", line=2)
                + drawn("M40 46C41 43 43 42 45 42", "#ffe39a", 2.6)
                + drawn("M33 41l3 1M56 55l3 -1M60 41l3 2", "#3d8331", 3),
                -43,
                -55.5,
            ),
            42,
            56,
            scale=1.13,
        )
        + steam((14, 28), 18, 3)
    )

"""Vegetables and flour that several games draw, each in a box of 100 by 100; `ids` is what its ids begin with."""

from .gouache import INK, circle, drawn, ellipse, filled, placed, shaded

TOMATO = "M50 27C62 17 79 21 87 34C97 51 91 74 76 86C62 97 38 97 24 86C9 74 3 51 13 34C21 21 38 17 50 27Z"
TOMATO_STAR = (
    "M50 30C44 33 35 38 27 37C31 33 33 29 38 27C32 24 25 25 20 21C30 18 39 19 45 22C44 17 46 10 52 6"
    "C54 10 56 12 55 18L54 21C61 18 71 17 80 21C74 24 69 25 63 27C67 30 70 34 73 38C64 38 56 34 50 30Z"
)
ONION = (
    "M50 16C52 26 60 30 70 36C84 44 92 54 90 68C87 84 70 91 50 91C30 91 13 84 10 68C8 54 16 44 30 36C40 30 48 26 50 16Z"
)
ONION_SPROUTS = "M46 26C42 18 40 10 34 4M54 26C57 18 60 12 68 6"
ONION_ROOTS = "M42 90C40 94 36 97 33 98M50 91V99M58 90C60 94 64 97 67 98"


def tomato(ids: str) -> str:
    """A ripe tomato with its green star."""
    light = (
        drawn("M22 40C19 52 22 65 29 74", "#f58a6f", 6.5)
        + drawn("M26 33l2 -2", "#f9b39e", 5.5)
        + drawn("M66 34C74 44 76 62 68 78", "#c9301f", 3)
    )
    return (
        shaded(f"{ids}a", TOMATO, "#e8452f", "#a92420", light)
        + filled(TOMATO_STAR, "#4f9a3a", line=2.2)
        + drawn("M47 26C40 30 34 32 30 34M54 25C60 28 65 31 69 34M52 12L51 22", "#2f6b2c", 1.8)
    )


def onion(ids: str) -> str:
    """A purple onion that has begun to sprout."""
    lines = "M46 28C32 44 30 72 42 92M54 28C68 44 70 72 58 92M50 24V92M62 40C74 50 78 66 72 82"
    layers = drawn("M26 46C17 56 17 72 26 82", "#dc8fbb", 5) + drawn(lines, "#7d2661", 2.2)
    return (
        drawn(ONION_ROOTS, INK, 2.4)
        + drawn(ONION_SPROUTS, INK, 6.6)
        + drawn(ONION_SPROUTS, "#8fbf5a", 3)
        + shaded(f"{ids}a", ONION, "#b0407f", "#6f1f56", layers)
    )


def potato(ids: str) -> str:
    """A potato with its eyes."""
    d = "M18 40C26 18 52 10 72 20C92 30 96 56 84 74C72 92 46 94 28 84C12 75 10 56 18 40Z"
    eyes = "".join(f"M{x} {y}q4 -2 7 1" for x, y in ((44, 46), (66, 42), (36, 66), (58, 70), (74, 60)))
    marks = drawn("M27 44C33 30 46 23 58 25", "#f1cd94", 6) + drawn(eyes, "#8a5528", 2.4)
    dots = circle(54, 57, 1.8, "#8a5528") + circle(40, 78, 1.6, "#8a5528")
    return shaded(f"{ids}0", d, "#d9a05b", "#a86f37", marks + dots)


def corn(ids: str) -> str:
    """A cob of corn in its husk."""
    cob = "M50 6C64 10 70 30 68 52C66 72 60 86 50 90C40 86 34 72 32 52C30 30 36 10 50 6Z"
    husks = (
        ("M50 96C28 92 18 70 22 40C36 50 46 66 50 96Z", "#69b94b"),
        ("M50 96C72 92 82 70 78 40C64 50 54 66 50 96Z", "#4f9a3a"),
    )
    kernels = ""
    for row in range(9):
        lean = row % 2
        for x, colour in ((38 + lean * 3, "#f8cf4a"), (50 + lean, "#ffe07a"), (61 - lean * 2, "#f2b92c")):
            kernels += ellipse(x, 14 + row * 9, 5.6, 5, "#c98a12") + ellipse(x, 14 + row * 9, 4.3, 3.7, colour)
    return shaded(f"{ids}0", cob, "#f6c93f", "#d89a1a", kernels) + "".join(filled(*husk, line=2.3) for husk in husks)


def flour(ids: str) -> str:
    """A sack of flour with an ear of grain on it."""
    sack = "M22 24C26 20 74 20 78 24L84 88C84 96 16 96 16 88Z"
    neck = "M22 24C18 14 30 14 34 9C42 15 58 15 66 9C70 14 82 14 78 24C60 30 40 30 22 24Z"
    light = drawn("M24 30L20 80", "#fff6e0", 5)
    ear = drawn("M50 82V52", "#8a5528", 2.6)
    for y in (78, 68, 58):
        grain = filled(f"M50 {y}C54 {y - 8} 63 {y - 9} 65 {y - 14}C64 {y - 4} 58 {y} 50 {y}Z", "#e0a52e", line=1.6)
        ear += grain + placed(grain, 100, mirrored=True)
    tip = filled("M50 52C45 46 46 40 50 35C54 40 55 46 50 52Z", "#e0a52e", line=1.6)
    return (
        shaded(f"{ids}0", sack, "#f3e3c3", "#cbb183", light, shift=(-5, -3))
        + filled(neck, "#e8d3a8", line=2.4)
        + ear
        + tip
    )

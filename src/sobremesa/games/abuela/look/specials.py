"""The special ingredients: water, potato, plantain, beans, panela."""

from ....drawing.gouache import INK, drawn, filled, placed, ring, shaded
from .brush import dots, oval, spots

BEAN = "M-25 3C-28 -13 -12 -20 0 -18C14 -20 27 -11 25 5C23 16 11 16 7 9C4 4 -4 4 -7 9C-12 17 -23 15 -25 3Z"


def water(ids: str) -> str:
    """A glass of water."""
    d = "M18 12H82L72 90C71 97 29 97 28 90Z"
    return (
        shaded(
            f"{ids}0",
            d,
            "#e3f4fb",
            "#bcdcea",
            filled("M16 34H84L76 100H24Z", "#2f8cc6")
            + filled("M16 34H78L68 90H20Z", "#57b5e8")
            + oval(50, 34, 29.5, 6, "#a9def6")
            + drawn("M30 20L37 82", "#fff", 5.5)
            + drawn("M43 88L42 82", "#fff", 4)
            + ring(60, 58, 4, "#d9f2fd", 2.2)
            + dots("54 74, 66 76", 2.2, "#d9f2fd"),
        )
        + oval(50, 12, 32, 6.4, "#f4fbfe", line=2.4)
        + drawn("M27 13C36 16 48 16 56 15", "#bcdcea", 2)
    )


def potato(ids: str) -> str:
    """A potato with its eyes."""
    body = "M18 40C26 18 52 10 72 20C92 30 96 56 84 74C72 92 46 94 28 84C12 75 10 56 18 40Z"
    eyes = "".join(f"M{x:g} {y:g}q4 -2 7 1" for x, y in spots("44 46, 66 42, 36 66, 58 70, 74 60"))
    skin = (
        drawn("M27 44C33 30 46 23 58 25", "#f1cd94", 6)
        + drawn(eyes, "#8a5528", 2.4)
        + dots("54 57, 40 78", 1.7, "#8a5528")
    )
    return shaded(f"{ids}0", body, "#d9a05b", "#a86f37", skin)


def plantain(ids: str) -> str:
    """Two plantains and two slices of one."""
    a = "M30 4C35 2 39 5 39 10C40 36 58 58 88 66C97 69 97 78 88 80C54 86 24 52 28 14C28 10 28 6 30 4Z"
    b = "M19 12C24 9 28 12 28 17C28 48 44 72 70 83C78 87 76 95 68 95C34 94 10 58 16 22C17 18 17 14 19 12Z"
    return (
        shaded(f"{ids}a", a, "#8fae35", "#5a7a22", drawn("M34 22C37 42 50 60 70 68", "#cfdd77", 4.5), shift=(-3, -6))
        + filled("M90 67C97 70 96 78 89 79C86 76 86 70 90 67Z", INK)
        + shaded(
            f"{ids}b",
            b,
            "#a9c240",
            "#6d8a26",
            drawn("M22 30C23 52 34 72 50 82", "#e0ea91", 5) + drawn("M27 34C30 56 42 74 60 86", "#5a7a22", 2.2),
            shift=(-3, -7),
        )
        + filled("M18 13C16 8 22 3 26 6C32 1 40 2 40 8C38 14 32 12 29 17C26 20 20 18 18 13Z", "#6b4a26", line=2.2)
        + filled("M71 85C77 88 75 94 69 94C67 91 68 87 71 85Z", INK)
        + _slice(13, 71)
        + _slice(27, 89)
    )


def _slice(x: float, y: float) -> str:
    """A slice of plantain."""
    seeds = dots(f"{x - 0.5} {y + 1.6}, {x + 1.5} {y - 1.6}, {x - 2.5} {y - 1.6}", 1, "#a97b2a")
    return oval(x, y, 11, 9.5, "#d9b23c", line=2.3) + oval(x - 0.5, y - 0.8, 7.8, 6.4, "#fbe9a6") + seeds


def beans(ids: str) -> str:
    """Five beans, one of them speckled."""
    speckles = drawn("M-8 -6l4 1M4 -10l5 2M12 -2l3 4M-14 3l3 2M15 -8l2 3M-1 -1l4 -1", "#a8333a", 3)
    return (
        oval(53, 52, 20, 18, "#4a1420")
        + placed(_bean(f"{ids}0", "#d9615a", "#93323a", "#f5b0a4"), 51, 52, scale=0.8, turn=80)
        + placed(_bean(f"{ids}1", "#b3363a", "#741c29", "#ea8f88"), 29, 33, scale=1.05, turn=-28)
        + placed(_bean(f"{ids}2", "#f4dcc4", "#cfa58a", "#fff7ec", speckles), 70, 34, scale=1.05, turn=24)
        + placed(_bean(f"{ids}3", "#8f2731", "#591320", "#d27b78"), 71, 68, scale=1.05, turn=152)
        + placed(_bean(f"{ids}4", "#c0443f", "#7f222b", "#f2a297"), 36, 67, scale=1.15, turn=18)
    )


def _bean(id: str, colour: str, shade: str, light: str, speckles: str = "") -> str:
    """A bean about (0, 0)."""
    inside = drawn("M-18 -5C-14 -12 -6 -13 1 -13", light, 4.6) + speckles
    return shaded(id, BEAN, colour, shade, inside, shift=(-3, -5)) + drawn(
        "M-3 5.5C-1.5 4.5 1.5 4.5 3 5.5", "#fff1dc", 2.2
    )


def panela(ids: str) -> str:
    """A block of panela, raw cane sugar, and what broke off it."""
    return (
        filled("M8 40L50 22L93 36L52 56Z", "#e0a257", line=2.3)
        + filled("M8 40L52 56V90L9 71Z", "#bf7a34", line=2.3)
        + filled("M52 56L93 36V68L52 90Z", "#8f5322", line=2.3)
        + drawn("M18 39L49 26L68 32", "#f6cd90", 4.6)
        + drawn("M14 48V64", "#e0a257", 4)
        + drawn("M26 58l3 1M38 66l3 1M20 68l2 1M32 74l3 1M44 76l2 1M42 61l2 1", "#8f5322", 3)
        + drawn("M62 62l4 -2M76 62l4 -2M66 74l3 -2M84 52l3 -2M82 66l2 -1", "#6b3a17", 3)
        + drawn("M56 40l4 1M66 40l4 1M46 46l4 1M74 38l3 1", "#b87430", 2.6)
        + placed(
            filled("M60 14L72 6L84 12L82 23L70 29L60 24Z", "#e9b06a", line=2.2)
            + filled("M61 15L71 18V28L61 24Z", "#c98440")
            + filled("M71 18L83 13L81 22L70 28Z", "#8f5322")
            + drawn("M61 14L71 17.5L70 28M71 17.5L83.5 12.5", INK, 1.8),
            -16,
            13,
        )
        + filled("M10 84L20 80L28 86L20 93L11 91Z", "#d6924a", line=2.2)
        + filled("M20 86.5L27 86L20 92Z", "#9c5c27")
        + filled("M34 93l5 -3 4 4 -4 4z", "#bf7a34", line=2)
    )

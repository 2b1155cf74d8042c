"""The dishes of the yellow stove: the coast's."""

from math import cos, radians, sin

from .....drawing.gouache import INK, at, drawn, filled, oval_path, shaded
from ..brush import dots, oval, spots
from .crockery import plate
from .morsels import avocado, beans, cilantro, crackling, fried_egg, grains, plantain


def arepa_de_huevo(ids: str) -> str:
    """Two fried corn cakes, one cut open, with an egg inside."""
    back = oval_path(60, 38, 34, 29)
    half = "M7 58C30 46 60 50 80 66C82 86 62 96 42 94C20 92 4 78 7 58Z"
    return (
        shaded(
            f"{ids}a",
            back,
            "#f2b134",
            "#c07a17",
            drawn("M34 34C38 22 48 16 60 15", "#fbdc83", 4.5) + dots("58 30, 72 36, 66 24, 80 46, 54 42", 2, "#c07a17"),
            shift=(-6, -6),
        )
        + shaded(
            f"{ids}h", half, "#eda52c", "#b56c12", dots("24 84, 40 90, 56 88, 68 80", 1.9, "#b56c12"), shift=(-6, -6)
        )
        + filled("M7 58C30 46 60 50 80 66C72 78 52 80 34 76C18 72 8 66 7 58Z", "#fbe08a", line=2)
        + filled("M18 61C34 54 56 57 69 67C60 74 46 74 34 71C25 69 19 66 18 61Z", "#fffaf0", line=1.8)
        + filled(oval_path(45, 65.5, 13, 6), "#f79a1e", line=1.8)
        + drawn("M37 64C40 62 44 61.5 48 62", "#ffd489", 2.4)
        + drawn("M10 70C16 80 26 87 38 89", "#fbdc83", 3.5)
    )


def arroz_de_frijol(ids: str) -> str:
    """A mound of rice with black-eyed beans."""
    d = "M16 64C14 40 32 18 50 18C68 18 86 40 84 64C74 76 26 76 16 64Z"
    beans_at = (
        "34 40 70, 48 30 -20, 62 36 40, 48 46 10, 30 56 -30, 62 52 85, 75 58 -15, 44 62 40, 59 66 5, 25 68 5, 73 70 -30"
    )
    eyes = ""
    for x, y, turn in spots(beans_at):
        c, s = cos(radians(turn)), sin(radians(turn))
        eyes += f"M{at((x + 2 * s, y - 2.2 * c))}l{at((1.4 * c, 1.4 * s))}"
    return (
        plate(ids, band="#e0a52e", y=65)
        + shaded(
            f"{ids}r",
            d,
            "#c9986a",
            "#8f6238",
            drawn("M23 52C25 40 33 29 42 24", "#e6c49c", 4)
            + grains(
                "39 35 40, 57 31 -30, 56 43 10, 38 49 30, 72 48 -40, 36 62 -15, 53 56 20, 66 62 10, 51 70 30, 40 55 60",
                "#efd6b2",
                "#94663a",
            ),
            shift=(-6, -6),
        )
        + beans(beans_at, "#fbeed0", "#fbeed0", 0.92)
        + drawn(eyes, INK, 2.6)
        + cilantro(52, 22, 1.15, 12)
        + cilantro(44, 22, 0.85, -30)
        + plantain(17, 77, 0.9, -16)
        + plantain(31, 82, 0.9, 8)
    )


def patacon_con_todo(ids: str) -> str:
    """A flat fried plantain with everything on it."""
    d = (
        "M3 66C2 54 8 48 14 43C22 36 34 36 50 34C68 35 80 36 88 44C96 50 98 60 96 70"
        "C94 80 86 82 80 87C70 93 60 90 50 93C38 91 29 93 20 88C11 83 4 78 3 66Z"
    )
    shred = "M18 60C14 44 28 34 38 38C44 28 64 28 68 37C80 37 87 50 82 61C72 74 28 74 18 60Z"
    return (
        shaded(
            f"{ids}a",
            d,
            "#f0c04a",
            "#c2841c",
            drawn("M9 62C11 54 16 49 22 46", "#fbe49a", 4)
            + drawn("M12 78L21 74M29 88L34 80M50 91V83M70 89L67 81M87 81L80 76M92 64L86 65", "#c2841c", 2.2),
            shift=(-6, -6),
        )
        + shaded(
            f"{ids}s",
            shred,
            "#9a5228",
            "#6b3419",
            drawn(
                "M22 56q8 -8 18 -6M34 44q8 -4 16 2M44 58q10 -6 20 0M56 42q8 0 14 8M62 60q6 -6 14 -4M32 64q8 -2 12 0",
                "#cf8f57",
                2.2,
            ),
            shift=(-3, -6),
        )
        + crackling(61, 30, 0.9, 14)
        + avocado(33, 36, 0.9, -22)
        + filled(oval_path(47, 54, 8, 6), "#e0412c", line=2)
        + oval(47, 53.4, 5, 3.4, "#f58a6f")
        + filled(oval_path(59, 57, 8, 6), "#e0412c", line=2)
        + oval(59, 56.4, 5, 3.4, "#f58a6f")
        + drawn("M22 58Q30 74 37 61T51 69T66 65T80 57", INK, 6.6)
        + drawn("M22 58Q30 74 37 61T51 69T66 65T80 57", "#fff3d6", 3.4)
        + cilantro(74, 54, 0.95, 30)
        + cilantro(28, 58, 0.85, -30)
    )


def cayeye(ids: str) -> str:
    """Mashed green plantain with cheese and an egg."""
    d = "M15 64C13 48 24 36 38 34C48 26 66 30 72 38C84 42 88 54 84 65C72 78 26 78 15 64Z"
    cheese = "".join(
        f"M{x:g} {y:g}l{a:g} {b:g}"
        for x, y, a, b in spots(
            "26 48 8 3, 36 42 5 -6, 30 56 9 -2, 40 52 3 7, 44 40 7 3, 22 58 5 5, 34 62 8 2, 46 34 8 2"
        )
    )
    return (
        plate(ids, band="#3f8fc4", y=66)
        + shaded(
            f"{ids}m",
            d,
            "#e9cf78",
            "#b8963c",
            drawn("M22 56C24 46 30 41 38 40", "#f8e9b0", 4)
            + drawn("M50 66q8 4 16 0M30 70q6 3 12 1M72 66q4 -1 6 -4", "#b8963c", 2),
            shift=(-6, -6),
        )
        + drawn(cheese, INK, 4.2)
        + drawn(cheese, "#fffdf4", 2.4)
        + fried_egg(63, 48, 1.22, 6)
        + filled("M36 72C34 67 40 65 44 67C49 65 53 69 50 73C46 76 38 76 36 72Z", "#e0412c", line=1.7)
        + filled("M60 72C60 68 65 67 68 69C72 69 73 73 70 75C66 76 61 76 60 72Z", "#e0412c", line=1.7)
        + cilantro(54, 76, 0.7, 10)
    )

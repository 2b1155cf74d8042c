"""What goes into the pot: potato, carrot, leek, garlic, chicken, stone; and a turnip for ingredients of one's own."""

from collections.abc import Mapping

from ....drawing.gouache import INK, drawn, eye, filled, placed, shaded
from ....drawing.produce import potato
from .brush import Glyph


def carrot(ids: str) -> str:
    """A carrot with its greens."""
    d = "M57 38C70 42 74 56 65 66C52 80 32 90 10 96C16 74 26 54 40 41C45 36 52 36 57 38Z"
    leaf = "M0 0C-7 -12 -5 -26 2 -36C8 -26 8 -12 0 0Z"
    leaves = (
        (12, 1, "#3d8331"),
        (78, 1, "#3d8331"),
        (28, 1.12, "#4f9a3a"),
        (62, 1.12, "#4f9a3a"),
        (45, 1.3, "#69b94b"),
    )
    greens = "".join(
        placed(filled(leaf, colour, line=2.2), 60, 44, scale=size, turn=turn) for turn, size, colour in leaves
    )
    marks = drawn("M44 50C34 58 26 70 21 82", "#fbbf7e", 5)
    rings = drawn("M52 52l8 7M40 62l7 7M30 74l7 6M60 48l6 4", "#b8520d", 2.6)
    return greens + shaded(f"{ids}0", d, "#f08a2c", "#c75f14", marks + rings)


def leek(ids: str) -> str:
    """A leek with its roots."""
    leaves = (
        ("M46 52C40 34 26 20 8 18C10 34 24 50 40 60Z", "#3d8331"),
        ("M56 52C62 34 74 18 94 14C92 32 78 50 62 60Z", "#3d8331"),
        ("M44 54C38 34 32 18 34 4C46 16 52 34 54 54Z", "#4f9a3a"),
        ("M48 54C50 34 58 16 70 6C70 24 66 40 60 56Z", "#5fae46"),
    )
    stalk = "M40 52C46 48 56 48 62 52L61 84C61 94 41 94 41 84Z"
    inside = filled("M40 50h22v14q-11 6 -22 0z", "#a9cf7a") + drawn("M47 56V90M54 56V90", "#b9c794", 2)
    return (
        "".join(filled(d, colour, line=2.4) for d, colour in leaves)
        + drawn("M44 91C42 95 40 97 37 99M51 92V99M58 91C60 95 62 97 65 99", INK, 2.2)
        + shaded(f"{ids}0", stalk, "#f6f6df", "#cfd7ae", inside, shift=(-4, -2))
        + drawn("M20 26C28 32 36 42 40 52M82 24C74 32 66 42 62 52M42 18C46 28 50 40 51 50", "#2f6b2c", 2)
    )


def garlic(ids: str) -> str:
    """A bulb of garlic."""
    d = "M50 22C52 30 60 34 70 42C86 54 90 74 76 86C66 93 34 93 24 86C10 74 14 54 30 42C40 34 48 30 50 22Z"
    inside = (
        drawn("M50 26C34 44 30 68 40 90M50 26C66 44 70 68 60 90", "#b48fa6", 2.4)
        + drawn("M26 58C22 66 23 76 28 82", "#fff", 5)
        + drawn("M72 54C78 62 79 72 75 80", "#c9a6bb", 2.2)
    )
    return (
        filled("M47 30C46 20 44 12 40 6L52 4C52 12 53 22 54 30Z", "#efe3cf", line=2.3)
        + shaded(f"{ids}0", d, "#fdf6ea", "#d9c4cf", inside)
        + drawn("M40 92q3 4 -2 6M50 93v5M60 92q-3 4 2 6", INK, 2.2)
    )


def chicken(ids: str) -> str:
    """A chicken that is still on its feet."""
    d = "M22 34C26 22 40 18 48 26C54 34 54 44 66 46C76 46 82 38 90 32C96 48 94 70 80 80"
    d += "C66 90 44 88 32 78C22 68 18 48 22 34Z"
    feet = "M46 84v12M40 98l6 -3 7 3M62 84v12M56 98l6 -3 7 3"
    wing = filled("M46 58C54 52 70 54 76 62C70 74 54 74 46 66Z", "#ead8b6")
    quills = drawn("M48 60C56 56 68 58 74 63M50 66C58 64 64 66 70 68", "#b99a6a", 2.2)
    return (
        drawn(feet, INK, 5)
        + drawn(feet, "#f0a431", 2.2)
        + filled("M24 26C20 20 24 14 29 17C29 10 38 9 38 16C44 13 48 19 44 25Z", "#e0332b", line=2.2)
        + shaded(f"{ids}0", d, "#fffaf0", "#e2cfae", wing + quills)
        + filled("M23 36L9 41L23 46Z", "#f0a431", line=2.2)
        + filled("M22 47C18 54 22 60 27 56C28 52 27 49 26 46Z", "#e0332b", line=2)
        + eye(33, 34, 3)
    )


def stone(ids: str) -> str:
    """A stone with a crack."""
    d = "M14 62C16 44 30 30 48 26C66 22 84 36 88 56C91 74 82 86 62 89C42 91 22 90 15 80C12 75 13 68 14 62Z"
    light = drawn("M24 58C28 46 38 38 50 36", "#d7dbda", 6)
    crack = drawn("M56 30L50 48L64 62L60 80M50 48L36 56", "#63696c", 2.6)
    return shaded(f"{ids}0", d, "#a7abab", "#6d7376", light + crack)


def turnip(ids: str) -> str:
    """A turnip: any ingredient that is not of the printed cards."""
    d = "M14 50C14 32 32 26 50 30C68 26 86 32 86 50C86 68 64 78 54 88L48 98L44 88C34 78 14 68 14 50Z"
    inside = filled("M10 58C34 70 66 70 90 58V100H10Z", "#fdf3e6") + drawn("M24 46C28 38 36 35 44 35", "#f2b8d0", 5)
    leaves = (
        ("M48 32C38 24 34 14 36 4C48 8 54 20 52 32Z", "#4f9a3a"),
        ("M52 32C54 18 62 10 74 8C74 20 64 30 54 34Z", "#69b94b"),
    )
    return "".join(filled(leaf, c, line=2.4) for leaf, c in leaves) + shaded(f"{ids}0", d, "#c25a8e", "#8f3a66", inside)


INGREDIENTS: Mapping[str, Glyph] = {
    "potato": potato,
    "carrot": carrot,
    "leek": leek,
    "garlic": garlic,
    "chicken": chicken,
    "stone": stone,
    "own": turnip,
}

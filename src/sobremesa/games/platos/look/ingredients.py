"""The ingredients: what is drawn on each, by the id of its card."""

from collections.abc import Mapping

from ....drawing.gouache import drawn, ellipse, filled, placed, shaded
from ....drawing.produce import corn, flour, onion, potato, tomato
from .brush import Glyph, dots, many, tube


def egg(ids: str) -> str:
    """Eggs: a whole one, and a broken one."""
    whole = "M56 5C74 5 90 32 90 54C90 72 76 84 57 84C38 84 24 72 24 54C24 32 38 5 56 5Z"
    half = "M8 68L16 74L24 66L33 75L42 67L51 75L60 67L66 71C67 86 54 96 38 96C22 96 9 86 8 68Z"
    return (
        placed(
            placed(
                shaded(
                    f"{ids}a",
                    whole,
                    "#e8ab72",
                    "#b5703c",
                    drawn("M36 54C35 38 42 22 51 15", "#fad9b4", 6)
                    + dots(((66, 30), (74, 46), (60, 52), (70, 66), (56, 22)), "#c78549", 2.8),
                    shift=(-8, -6),
                ),
                -56,
                -46,
            ),
            56,
            46,
            turn=12,
        )
        + ellipse(37, 68, 28.6, 12, "#fff6e6", line=2.4)
        + ellipse(37, 66, 17, 13, "#f7b42c", line=2.2)
        + drawn("M28 62C30 57 34 55 38 55", "#ffe9a3", 3.6)
        + shaded(f"{ids}b", half, "#fffaf0", "#d9c9ac", drawn("M15 78C17 85 22 89 28 91", "#fff", 4), shift=(-5, -4))
    )


def cheese(ids: str) -> str:
    """A wedge of cheese."""
    side, top = ("M6 54L94 42V76L10 90C8 90 6 88 6 86Z", "M6 54C22 34 44 20 66 12C82 16 92 28 94 42Z")
    hole = (
        ellipse(28, 71, 8, 7, "#d9932a", line=2)
        + ellipse(57, 62, 6, 5.4, "#d9932a", line=2)
        + ellipse(76, 70, 8.4, 7, "#d9932a", line=2)
        + ellipse(48, 82, 5, 4, "#d9932a", line=2)
    )
    return shaded(
        f"{ids}a", side, "#f7bf3a", "#d9932a", hole + drawn("M11 60V76", "#ffe28c", 4), shift=(-3, -5)
    ) + shaded(
        f"{ids}b",
        top,
        "#ffdf75",
        "#f0bb3e",
        drawn("M26 46C38 34 50 27 62 22", "#fff3bd", 5) + ellipse(62, 34, 8, 4.4, "#e8ad36", line=2),
        shift=(-4, -4),
    )


def meat(ids: str) -> str:
    """A slice of meat with its bone."""
    d = "M14 36C18 14 46 6 66 12C88 18 96 38 88 56C84 68 72 68 66 76C58 90 36 96 22 84C8 74 10 52 14 36Z"
    lean = "M22 40C26 22 48 16 63 20C80 25 86 40 80 52C76 60 66 60 59 69C51 80 37 85 28 77C18 69 19 52 22 40Z"
    return (
        shaded(f"{ids}a", d, "#f6dcc4", "#d3a17f", shift=(-4, -5))
        + shaded(
            f"{ids}b",
            lean,
            "#d8433c",
            "#9c2226",
            drawn("M30 46C33 34 44 27 56 27", "#f08a7c", 5)
            + drawn(
                ("M62 30C68 34 72 40 71 47M34 62C38 68 42 72 42 78M58 46C56 54 50 58 48 64M28 54C32 55 34 57 35 60"),
                "#f3b9a4",
                2.8,
            ),
            line=2,
            shift=(-4, -5),
        )
        + ellipse(50, 45, 9.6, 8, "#fff3de", line=2.2)
        + ellipse(50.6, 45.8, 4.4, 3.6, "#dba77c")
    )


def chard(ids: str) -> str:
    """A bunch of chard."""
    leaf = (
        "M0 8C-9 12 -17 8 -17 0C-24 -4 -24 -14 -20 -19C-25 -27 -22 -36 -16 -40"
        "C-15 -50 -7 -56 0 -57C7 -56 15 -50 16 -40C22 -36 25 -27 20 -19C24 -14 24 -4 17 0"
        "C17 8 9 12 0 8Z"
    )
    veins = drawn("M-14 -20C-15 -30 -12 -38 -7 -43", "#a5d977", 4) + drawn(
        "M0 -4L-12 -15M0 -4L12 -15M0 -21L-11 -32M0 -21L11 -32M0 -36L-6 -44M0 -36L6 -44", "#eef6d6", 2.6
    )
    stalk = filled("M-6.5 0L-6 44H6L6.5 0L1 -46H-1Z", "#f7fae8", line=2)
    return (
        many(f"{ids}s", filled(leaf, "#3d8331", line=2.8) + veins + stalk, (29, 58, -30, 0.84), (71, 58, 30, 0.84))
        + placed(
            filled("M-6 0L-7 38H7L6 0Z", "#f7fae8", line=2.4)
            + shaded(f"{ids}c", leaf, "#5aa843", "#2f6b2c", veins, shift=(-4, -4))
            + filled("M-5 10L-1 -48H1L5 10V20H-5Z", "#f7fae8")
            + drawn("M4 12L5 36", "#c3d6a0", 2.4),
            50,
            61,
        )
        + filled("M36 75C44 80 56 80 64 75L63 86C56 90 44 90 37 86Z", "#e4492f", line=2.4)
        + drawn("M41 81C45 83 49 83.5 54 83", "#f7998a", 2.4)
    )


def chorizo(ids: str) -> str:
    """Two chorizos."""
    front = "M20 16C34 8 44 22 46 40C48 54 56 64 66 70C74 76 70 90 58 90C40 88 20 70 14 46C11 32 12 20 20 16Z"
    behind = "M52 12C62 6 72 14 76 26C79 36 86 42 90 50C94 60 86 68 76 64C62 58 50 44 46 28C45 20 47 15 52 12Z"

    def tie(x: float, y: float, r: float) -> str:
        return placed(filled("M-3 0L-6 -9C-2 -7 2 -7 6 -9L3 0Z", "#efd9b2", line=2), x, y, turn=r)

    light = drawn("M20 28C20 46 32 66 48 76", "#ef8468", 5) + dots(
        ((30, 30), (34, 44), (27, 54), (42, 58), (38, 70), (52, 72), (56, 82), (24, 40)), "#f6c3a4", 3
    )
    return (
        tie(50, 13, -25)
        + tie(89, 64, 128)
        + shaded(
            f"{ids}b",
            behind,
            "#b8392a",
            "#7c1f18",
            drawn("M53 22C56 34 64 46 74 54", "#ef8468", 4.4)
            + dots(((64, 24), (68, 36), (76, 44), (82, 54), (60, 34)), "#f6c3a4", 3),
            shift=(-5, -4),
        )
        + tie(21, 16, -20)
        + tie(66, 88, 140)
        + shaded(f"{ids}a", front, "#c8432f", "#8a241b", light, shift=(-5, -5))
    )


def chicken(ids: str) -> str:
    """A leg of chicken."""
    d = "M6 68C3 42 24 20 50 21C62 22 68 27 76 23L85 32C82 44 75 54 67 66C56 90 12 98 6 68Z"
    return (
        filled("M73 25L82 15C79 4 91 1 93 10C102 11 101 23 91 23L82 34Z", "#fff6e3", line=2.4)
        + drawn("M84 13C84 9 87 8 89 9", "#fff", 3)
        + shaded(
            f"{ids}a",
            d,
            "#d5832f",
            "#8d4517",
            drawn("M16 62C15 46 27 33 42 31", "#f9ca88", 6.4)
            + drawn("M51 31C56 32 60 34 64 34", "#f9ca88", 3.4)
            + drawn("M30 72l9 -5M46 64l9 -7M34 84l10 -4M56 76l6 -6", "#8d4517", 3)
            + dots(((27, 56), (42, 48), (60, 46), (47, 78), (20, 72)), "#a55a1f", 3.2),
            shift=(-7, -8),
        )
    )


def rice(ids: str) -> str:
    """Raw rice on a wooden scoop."""
    heap = "M9 48C12 30 24 20 38 20C52 18 68 30 72 46C62 58 20 60 9 48Z"
    scoop = "M5 46C22 58 58 58 76 44C80 66 64 86 42 86C20 86 4 68 5 46Z"
    grain = ellipse(0, 0, 5.2, 2.7, "#cbb98f") + ellipse(0, 0, 4.2, 1.9, "#fff")
    lying = ((22, 42, 20), (33, 31, -30), (46, 27, 10), (58, 36, 40), (40, 40), (66, 45, -15), (28, 50, 40))
    grains = many(f"{ids}g", grain, *lying, (51, 48, -35), (17, 49, 5), (47, 37, 60))
    dropped = ellipse(0, 0, 5.6, 2.9, "#fffdf4", line=2)
    fallen = many(f"{ids}d", dropped, (30, 93, -14), (46, 95, 10), (16, 90, 24))
    return (
        tube("M66 66L93 90", "#b9803f", 8)
        + drawn("M72 68L90 84", "#e3b475", 2.6)
        + shaded(f"{ids}m", heap, "#fffdf4", "#e2d6b8", grains, shift=(-2, -4))
        + shaded(f"{ids}0", scoop, "#c98d49", "#8a5a28", drawn("M13 60C17 70 24 77 33 79", "#efc68c", 5))
        + drawn("M22 66C36 72 52 70 64 62", "#a06a30", 2)
        + fallen
    )


INGREDIENTS: Mapping[str, Glyph] = {
    "onion": onion,
    "flour": flour,
    "potato": potato,
    "egg": egg,
    "cheese": cheese,
    "tomato": tomato,
    "meat": meat,
    "corn": corn,
    "chicken": chicken,
    "chard": chard,
    "chorizo": chorizo,
    "rice": rice,
}

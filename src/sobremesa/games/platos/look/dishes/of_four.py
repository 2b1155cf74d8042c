"""Dishes of four and five ingredients."""

from .....drawing.gouache import drawn, ellipse, filled, placed, shaded
from ..brush import clipped, dots, many
from .crockery import bowl, iron_pot, plate
from .morsels import (
    BATON,
    MEAT,
    SPUD,
    basil_leaf,
    chorizo_slice,
    corn_wheel,
    cutlet,
    leg,
    onion_ring,
    parsley,
    tomato_slice,
)


def pastel_de_papa(ids: str) -> str:
    """A slice of potato pie."""
    top = "M50 20L88 36L50 55L12 36Z"
    left, right = ("M12 36L50 55V81L12 61Z", "M88 36L50 55V81L88 61Z")
    return (
        plate("#c8432f")
        + filled(left, "#8a4b2a", line=2.2)
        + filled(right, "#6d351c", line=2.2)
        + filled("M13 37L50 55.5V66L13 47Z", "#f9dd8c")
        + filled("M87 37L50 55.5V66L87 47Z", "#dfb44f")
        + dots(((20, 56), (28, 62), (40, 68), (34, 58), (44, 74), (24, 54)), "#c07a4c", 4)
        + dots(((58, 72), (68, 64), (78, 60), (64, 72), (80, 54)), "#a05c34", 4)
        + dots(((31, 66), (73, 66)), "#fffdf4", 6)
        + dots(((46, 66), (56, 66)), "#cfe07a", 4)
        + filled(left + right, "none", line=2.4)
        + filled(top, "#f5cc62", line=2.4)
        + filled("M46 23L30 32L40 36L58 27ZM66 31L50 42L60 46L80 37ZM26 34L20 37L44 49L50 46Z", "#cf8329")
        + drawn("M50 24L22 37M60 28L31 42M70 33L40 47M80 36L50 51", "#fff0b4", 2.2)
        + parsley((50, 36))
        + basil_leaf(50, 38, 0.9, 10)
    )


def suprema(ids: str) -> str:
    """A chicken cutlet with cheese and tomato."""
    sauce = "M14 58C13 42 32 33 48 35C66 31 86 42 84 55C86 68 68 74 52 72C34 77 15 72 14 58Z"
    cheese = (
        "M20 56C19 44 34 38 48 39C64 36 80 44 78 54C80 60 74 64 69 60C66 67 58 68 55 63"
        "C51 71 42 70 40 63C35 69 28 67 27 61C23 62 20 60 20 56Z"
    )
    return (
        plate("#e4492f")
        + many(f"{ids}w", BATON, (74, 38, 14), (60, 32, -16), (84, 46, 60))
        + cutlet(ids, 48, 58, 1.28, -4)
        + filled(sauce, "#d8392a", line=2)
        + shaded(
            f"{ids}q",
            cheese,
            "#ffe184",
            "#eaa93a",
            filled("M58 41C66 41 72 45 73 51C66 52 58 47 58 41ZM42 60C46 57 52 58 54 62C51 68 44 67 42 60Z", "#f0b04a")
            + drawn("M25 52C27 46 34 43 40 42", "#fff6cf", 3),
            shift=(-2, -4),
        )
        + many(f"{ids}t", tomato_slice(0, 0, 1), (33, 53), (63, 54), (48, 52))
        + parsley((40, 45), (56, 45), (72, 47), (27, 60), (56, 61))
    )


def canelones(ids: str) -> str:
    """Cannelloni with chard."""
    roll = (
        filled("M-12 36L-10 2C-9 -6 9 -6 10 2L12 36Z", "#f8e09a", line=2.2)
        + filled("M5 -2C10 -2 10 6 11 34H6Z", "#dcb257")
        + ellipse(0, 36, 12.4, 11.4, "#fdeebc", line=2.2)
        + ellipse(0, 36.5, 8.8, 8, "#3f8636", line=1.8)
        + drawn("M-4 37C-4 32 4 32 4 37C3 40 -1 40 -1 37", "#a5d977", 2.2)
    )
    return (
        plate("#4f9a3a")
        + many(f"{ids}r", roll, (25, 33), (75, 33), (50, 34))
        + filled(
            (
                "M11 44C11 32 20 29 28 32C38 26 62 26 72 32C80 29 89 32 89 44C89 51 81 50 79 46"
                "C75 54 69 52 67 46C63 55 57 54 55 47C51 53 47 52 44 47C40 55 34 53 32 46"
                "C28 52 22 50 20 46C16 51 11 50 11 44Z"
            ),
            "#e03a28",
            line=2.2,
        )
        + drawn("M16 41C18 36 22 35 27 36", "#f88d77", 3)
        + filled(
            (
                "M24 33C30 23 44 26 50 28C58 24 72 25 77 33C78 39 70 40 66 37C60 42 54 40 50 37"
                "C44 41 36 41 33 37C29 40 23 38 24 33Z"
            ),
            "#fffbe6",
            line=2,
        )
        + parsley((38, 32), (60, 32), (50, 33), (70, 43), (30, 43))
    )


def guiso_carrero(ids: str) -> str:
    """A stew of rice and chorizo."""
    grains = drawn(
        "".join(
            (
                f"M{x} {y}l{a} {b}"
                for x, y, a, b in (
                    (22, 50, 3, 1),
                    (30, 57, 2, -2),
                    (44, 60, 3, 1),
                    (56, 42, 3, -1),
                    (66, 60, 3, 1),
                    (76, 48, 2, 2),
                    (36, 42, 3, 1),
                    (60, 52, 2, -2),
                    (48, 50, 3, 1),
                    (72, 56, 3, -1),
                    (26, 45, 2, 2),
                    (40, 37, 3, 1),
                    (52, 38, 2, -1),
                    (64, 40, 3, 1),
                    (22, 55, 2, 2),
                    (38, 62, 3, 0),
                    (54, 64, 3, -1),
                    (80, 52, 2, 1),
                )
            )
        ),
        "#fff3c8",
        3.2,
    )
    return (
        iron_pot(ids, "#d9502b", "#9c2c17")
        + grains
        + chorizo_slice(34, 49, 0.95)
        + chorizo_slice(57, 46, 0.95)
        + chorizo_slice(68, 54, 0.85)
        + chorizo_slice(47, 57, 0.9)
        + onion_ring(26, 54, 5, 3)
        + parsley((44, 44), (62, 57), (74, 46), (40, 54))
    )


def carbonada(ids: str) -> str:
    """A stew in a pumpkin."""
    d = "M6 48C0 66 8 88 26 94C34 97 66 97 74 94C92 88 100 66 94 48Z"
    ribs = drawn(
        ("M24 60C20 74 24 86 32 94M42 64C40 78 42 88 44 96M62 64C64 78 62 88 58 96M78 60C82 74 78 86 70 94"),
        "#b8520d",
        2.8,
    )
    return (
        placed(
            filled("M-20 10C-22 -8 -8 -16 4 -14C18 -12 22 2 16 14Z", "#e87d22", line=2.2)
            + filled("M-2 -13C-2 -18 0 -21 4 -24L9 -20C6 -18 5 -15 6 -12Z", "#6fae45", line=2)
            + drawn("M-12 4C-12 -4 -8 -9 -2 -10", "#fbbf7e", 3.4)
            + drawn("M6 -12C10 -6 11 4 8 12", "#b8520d", 2.2),
            75,
            26,
        )
        + shaded(
            f"{ids}v", d, "#f08a2c", "#c0560f", ribs + drawn("M13 62C11 74 14 82 20 88", "#fbc48a", 5), shift=(-6, -4)
        )
        + ellipse(50, 49, 45, 23, "#f7b04c", line=2.4)
        + ellipse(50, 50, 38, 18, "#b3581c", line=2)
        + ellipse(50, 52, 36.5, 15.6, "#d98632")
        + many(f"{ids}m", MEAT, (28, 49), (66, 57, 12))
        + many(f"{ids}k", SPUD, (47, 43), (74, 46))
        + many(f"{ids}w", corn_wheel(0, 0, 0.86), (42, 58), (59, 48))
        + onion_ring(29, 59, 5, 3)
        + parsley((54, 58), (36, 45), (80, 52), (64, 41))
    )


def locro(ids: str) -> str:
    """A stew of corn."""
    kernels = dots(
        ((20, 52), (34, 62), (52, 66), (68, 62), (80, 50), (60, 40), (36, 40), (48, 52)), "#a86a10", 6
    ) + dots(
        ((20, 51.5), (34, 61.5), (52, 65.5), (68, 61.5), (80, 49.5), (60, 39.5), (36, 39.5), (48, 51.5)), "#fff0a8", 4.4
    )
    return (
        bowl(ids, "#f2a92f", "#b8661a")
        + kernels
        + drawn("M40 46C46 42 58 44 60 50C61 56 50 58 46 55", "#c9301f", 3.4)
        + chorizo_slice(32, 50, 1)
        + chorizo_slice(66, 52, 1)
        + many(f"{ids}m", MEAT, (52, 61), (47, 39, 0, 0.85))
        + placed(SPUD, 72, 43, scale=0.85)
        + parsley((56, 50), (26, 58), (40, 58), (76, 57), (58, 44))
    )


def puchero(ids: str) -> str:
    """A boiled dinner."""
    cob = placed(
        filled("M-11 -22C-11 -28 11 -28 11 -22V16H-11Z", "#f6c93f", line=2.2)
        + drawn("M-6 -20V14M0 -21V14M6 -20V14", "#d89a1a", 1.8)
        + drawn("M-10 -12H10M-10 -4H10M-10 4H10M-10 12H10", "#d89a1a", 1.8)
        + ellipse(0, -22, 11, 5, "#fde9a4", line=2)
        + ellipse(0, -22, 5, 2, "#fff8dc"),
        68,
        40,
        turn=14,
    )
    leaf = placed(
        filled("M0 22C-16 14 -20 -8 -10 -22C-4 -28 6 -28 10 -20C18 -8 14 14 0 22Z", "#4f9a3a", line=2.2)
        + drawn("M0 20C0 4 0 -8 0 -18M0 6L-8 -4M0 6L7 -4M0 -4L-5 -12", "#eef4d8", 2.4),
        30,
        36,
        turn=-16,
    )
    d = "M5 50C5 80 24 95 50 95C76 95 95 80 95 50Z"
    back = ellipse(50, 49, 45, 25, "#fff8e8", line=2.4) + ellipse(50, 50, 38.5, 20, "#d9a83a", line=2)
    return (
        shaded(
            f"{ids}v",
            d,
            "#3f8fc4",
            "#24608c",
            drawn("M14 64C19 77 28 85 37 88", "#9fd0ec", 5) + drawn("M10 70C30 88 70 88 90 70", "#fff8e8", 3),
            shift=(-8, -5),
        )
        + back
        + ellipse(50, 52, 37, 17.6, "#f0cc66")
        + clipped(
            f"{ids}f",
            "M0 0H100V50H88.5A38.5 20 0 0 1 11.5 50H0Z",
            leaf + cob + leg(42, 48, 0.8, 0) + many(f"{ids}k", SPUD, (74, 57, 0, 1.1), (24, 58)),
        )
        + onion_ring(55, 61, 8, 4.6)
        + onion_ring(55, 61, 3.4, 1.6)
        + parsley((42, 63), (66, 64), (34, 60))
    )

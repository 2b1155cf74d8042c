"""The grey dishes: feasts."""

from .....drawing.gouache import INK, drawn, filled, oval_path, shaded, tube, twice
from ..brush import dots, oval
from .crockery import clay_pot, plate
from .morsels import cilantro, cob, drumstick, grains, kernels, meat, plantain, potato, rib, wisps


def lechona(ids: str) -> str:
    """A roast pig stuffed with rice."""
    d = "M12 58C12 40 28 30 50 30C60 26 74 28 82 34C92 38 97 48 92 56C90 66 80 74 66 76H34C20 76 12 70 12 58Z"
    belly = "M26 66C30 54 48 50 62 58C68 62 68 72 64 77H32C27 75 25 71 26 66Z"
    return (
        plate(ids, "#dfe5e6", "#a7b3b6", "#8d9a9e", y=72, rx=48, ry=24)
        + drawn("M13 50C5 48 3 40 9 38C13 37 14 43 10 44", INK, 5)
        + drawn("M13 50C5 48 3 40 9 38C13 37 14 43 10 44", "#c26a2a", 2.2)
        + shaded(
            f"{ids}b",
            d,
            "#d07a30",
            "#93481a",
            drawn("M20 52C24 42 34 37 46 36", "#f2b56d", 5)
            + drawn("M30 40l8 8M40 36l8 8M50 34l6 7M24 48l6 6", "#93481a", 1.8),
            shift=(-6, -6),
        )
        + shaded(
            f"{ids}r",
            belly,
            "#fbe9b0",
            "#d9b45e",
            grains("36 64 20, 46 60 -20, 56 64 40, 40 72 10, 52 72 -30, 60 72 20, 32 71 60", "#fffaf0", "#c99a3c")
            + dots("42 67, 50 66, 57 70, 35 68, 46 75", 2.3, "#6fae45"),
            line=2,
            shift=(-2, -3),
        )
        + filled("M64 34C60 24 66 20 72 20C76 24 77 30 76 36Z", "#c26a2a", line=2)
        + filled("M76 32C80 22 87 22 91 26C91 33 88 38 84 40Z", "#d98c3f", line=2)
        + filled("M84 50C84 44 90 42 95 44C99 47 99 57 95 60C90 62 84 58 84 50Z", "#e59a55", line=2)
        + dots("90 50, 95 51", 1.7, INK)
        + drawn("M72 44q4 -4 8 0", INK, 2.2)
        + drawn("M78 61C82 66 88 66 91 63", INK, 2)
        + cilantro(22, 78, 0.9, -30)
        + cilantro(32, 82, 0.8, 10)
        + filled(oval_path(76, 80, 9, 5), "#fdf3d4", line=1.9)
        + filled(oval_path(86, 77, 8, 4.6), "#fdf3d4", line=1.9)
        + dots("74 79, 79 81, 86 76", 1.3, "#c9a45a")
    )


def mute(ids: str) -> str:
    """A pot of corn soup with pork."""
    ks = kernels("22 52, 30 47, 40 56, 36 63, 54 63, 62 54, 76 56, 70 63, 28 59", "#fbe6a2")
    return (
        clay_pot(ids, "#b5602f", "#74351a", "#e0a072", "#c2571f", "#efa066")
        + wisps(30, y=26, height=18)
        + rib(60, 34, turn=28)
        + potato(46, 47, 0.95, -10)
        + ks
        + drawn("M45 52q6 -3 8 2t7 1M64 60q3 4 8 1", "#f8dd8a", 3)
        + cilantro(80, 50, 0.75, 20)
        + cilantro(48, 62, 0.75, -10)
        + filled(oval_path(22, 58, 3.4, 2.8), "#e8b45c", line=1.4)
    )


def sancocho_trifasico(ids: str) -> str:
    """A stew with three meats, over a fire."""
    pot = "M16 40C12 62 18 80 30 82H70C82 80 88 62 84 40Z"
    logs = (
        filled("M4 92L34 80L38 87L8 98Z", "#93512f", line=2)
        + filled("M96 92L66 80L62 87L92 98Z", "#93512f", line=2)
        + filled(oval_path(6, 95, 3.2, 4), "#e0b07a", line=1.8)
        + filled(oval_path(94, 95, 3.2, 4), "#e0b07a", line=1.8)
    )
    fire = filled(
        "M28 96C24 86 34 82 36 74C42 80 46 76 50 70C54 76 58 80 64 74C66 82 76 86 72 96Z", "#f0722c", line=2.2
    ) + filled("M38 95C36 88 42 86 44 81C47 85 50 82 52 79C55 84 62 87 61 95Z", "#ffd34d")
    handle = tube("M15 50C5 46 5 62 16 62", "#8b9497", 2.6)
    return (
        logs
        + fire
        + twice(handle)
        + shaded(
            f"{ids}p", pot, "#5d666a", "#343a3d", drawn("M23 50C22 60 24 68 28 74", "#a7b1b4", 4.5), shift=(-6, -6)
        )
        + oval(50, 40, 36, 14.5, "#8b9497", line=2.4)
        + oval(50, 41, 31, 11, "#343a3d")
        + oval(50, 42, 30, 10.2, "#dca63c")
        + drumstick(34, 23, 0.92, -20)
        + rib(66, 24, "#b8632b", "#e9a860", 0.82, 20)
        + meat(50, 34, 1)
        + cob(31, 41, 0.62, -10)
        + plantain(68, 44, 0.8, -14)
        + potato(51, 46, 0.7)
        + cilantro(60, 50, 0.6, 10)
    )

"""The dishes of the green stove: Antioquia's."""

from .....drawing.gouache import INK, drawn, filled, placed, shaded
from ..brush import dots, oval
from .crockery import bowl, clay_pot
from .morsels import avocado, beans, cilantro, crackling, fried_egg, grains, kernels, plantain, wisps


def bandeja_paisa(ids: str) -> str:
    """A platter of beans, rice, sausage, crackling, egg, plantain and avocado."""
    d = "M3 56C3 28 20 17 50 17C80 17 97 28 97 56C97 84 80 95 50 95C20 95 3 84 3 56Z"
    rice = "M33 46C32 30 44 25 55 26C66 26 74 32 74 45C70 55 38 56 33 46Z"
    return (
        shaded(f"{ids}p", d, "#a9683a", "#6d3c1e", drawn("M9 46C13 32 24 24 38 23", "#d9a06a", 3.4), shift=(-2, -6))
        + oval(50, 56, 40, 31, "#7d4826")
        + oval(50, 58, 40, 30, "#8f5530")
        + filled("M12 60C11 44 24 38 34 44C44 50 44 68 38 78C28 82 14 76 12 60Z", "#6b2117", line=2)
        + beans("22 51 -20, 33 52 15, 20 62 30, 32 63 -10, 26 72 10, 37 72 -30")
        + crackling(79, 50, 0.78, 52)
        + shaded(
            f"{ids}r",
            rice,
            "#fffdf4",
            "#e2d6b8",
            grains("36 42 20, 66 46 -20, 40 33 -50, 66 34 40, 44 50 0"),
            shift=(-2, -3),
        )
        + fried_egg(54, 39, 1.05)
        + placed(
            filled("M-18 0C-18 -7 -8 -7 0 -6C8 -5 18 -6 18 1C18 8 8 7 0 7C-9 7 -18 7 -18 0Z", "#b3321f", line=2)
            + drawn("M-12 -2C-6 -4 4 -3 10 -2", "#ea7a5e", 2.4)
            + drawn("M-6 1l3 4M3 1l3 4", "#7a1b12", 1.6),
            66,
            76,
            scale=1.1,
            turn=-14,
        )
        + plantain(49, 62, 1, -25)
        + plantain(50, 74, 1, 8)
        + avocado(69, 62, 0.72, 4)
    )


def frijoles_con_garra(ids: str) -> str:
    """A pot of beans with pork rind."""
    bs = beans("24 51 -20, 34 46 20, 30 57 10, 42 53 -30, 43 62 0, 54 58 25, 53 49 -10, 65 61 -25, 76 55 20, 71 47 -20")
    return (
        clay_pot(ids, liquid="#7d2a1e", glint="#b8604c")
        + wisps(24, 76, y=24, height=18)
        + crackling(52, 35, 0.95, -10)
        + bs
        + plantain(62, 45, 0.9, 20)
        + plantain(76, 47, 0.85, -15)
        + cilantro(40, 49, 0.8, -25)
    )


def mazamorra(ids: str) -> str:
    """A bowl of corn in milk, with a piece of guava paste."""
    ks = kernels("24 52, 33 47, 33 59, 43 53, 45 45, 52 62, 55 50, 64 57, 66 47, 76 53")
    cube = (
        filled("M70 78L84 72L97 78L84 85Z", "#d9503f", line=2)
        + filled("M70 78L84 85V97L70 90Z", "#b1301f", line=2)
        + filled("M84 85L97 78V90L84 97Z", "#8c2216", line=2)
        + drawn("M76 78L84 74.5", "#f08a75", 2.4)
    )
    return (
        bowl(ids, "#fbf1dc", "#d8c39a", "#fff", "#fff8e8", "#fffdf6", "#fff", "#3f8fc4")
        + drawn("M5.5 52A45 21 0 0 0 94.5 52", "#3f8fc4", 2.6)
        + ks
        + drawn("M66 50L86 14", INK, 8)
        + drawn("M66 50L86 14", "#d9a05b", 4)
        + drawn("M84 14L76 29", "#f1cd94", 1.6)
        + cube
    )


def aguapanela_con_queso(ids: str) -> str:
    """A mug of hot panela and a piece of cheese."""
    mug = "M10 34H64C64 34 66 78 60 88H14C8 78 10 34 10 34Z"
    ch = "M50 78L66 66L98 72V88L62 96L50 92Z"
    return (
        wisps(26, 38, 50, y=22, height=17)
        + drawn("M62 46C86 40 86 72 61 70", INK, 10)
        + drawn("M62 46C86 40 86 72 61 70", "#e8eef2", 5)
        + shaded(
            f"{ids}m",
            mug,
            "#f4f7f8",
            "#bccad2",
            drawn("M18 48C18 64 19 74 22 82", "#fff", 5)
            + dots("30 58, 42 52, 54 60, 36 72, 48 74, 28 82", 2.2, "#3f8fc4"),
            shift=(-6, -6),
        )
        + oval(37, 34, 27, 8.5, "#3f8fc4", line=2.4)
        + oval(37, 35, 23, 6.2, "#8a3f14")
        + drawn("M20 34C24 31 30 30 35 30", "#d98c3f", 2.4)
        + filled(ch, "#f3e3b4", line=2.4)
        + filled("M50 78L66 66L98 72L62 82Z", "#fffdf0", line=2.2)
        + filled("M62 82L98 72V88L62 96Z", "#f7ebc4")
        + drawn(ch[:-1] + "M50 78L62 82L98 72M62 82V96", INK, 2.2)
        + drawn("M70 87h4M82 82h5M78 90h3M88 87h2", "#d8c08a", 2.2)
    )

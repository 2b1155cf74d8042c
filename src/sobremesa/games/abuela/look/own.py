"""Drawings for cards of sets of one's own: a few forms of each sort of card, in a few hues."""

from collections.abc import Callable, Mapping

from ....drawing.gouache import INK, drawn, filled, mixed, oval_path, placed, shaded, tube, twice
from .brush import Glyph, dots, oval
from .dishes.crockery import bowl, clay_pot, plate
from .dishes.morsels import cilantro, wisps

HUES = ("#e0a52e", "#c9483a", "#7fae45", "#8d62b0", "#3f8fc4", "#b5713c")
LEAF, LEAF_DARK = "#5aa843", "#2f6b2c"
CREAM = "#fbf1dc"

# The forms of each sort of card, by their names in `SHAPES`.
FORMS: Mapping[str, tuple[str, ...]] = {
    "basic": ("fruit", "root", "pod"),
    "special": ("bunch", "jar", "cube"),
    "processed": ("loaf", "sack", "cup"),
}

Shape = Callable[[str, str], str]  # what the ids begin with, and a hue


def fruit(ids: str, hue: str) -> str:
    """A round fruit with a leaf."""
    body = "M50 26C62 16 84 22 90 42C96 64 80 92 50 92C20 92 4 64 10 42C16 22 38 16 50 26Z"
    return (
        drawn("M50 28C49 18 52 10 58 5", INK, 6)
        + drawn("M50 28C49 18 52 10 58 5", "#8a5528", 2.6)
        + filled("M54 20C62 6 80 4 90 12C84 24 68 28 54 20Z", LEAF, line=2.3)
        + drawn("M58 18C68 14 76 12 84 13", LEAF_DARK, 1.8)
        + shaded(f"{ids}0", body, hue, _dark(hue), drawn("M20 48C22 38 28 32 36 30", _light(hue), 6))
    )


def root(ids: str, hue: str) -> str:
    """A root with its leaves."""
    body = "M24 40C36 30 64 30 76 40C86 58 66 78 52 98C50 99 48 99 46 96C34 78 14 58 24 40Z"
    leaves = filled("M50 40C34 34 24 20 26 4C42 8 50 24 50 40Z", LEAF, line=2.3)
    rings = drawn("M24 52q8 4 14 1M62 60q6 2 10 -1M38 74q6 4 12 1", _dark(hue), 2.4)
    inside = drawn("M30 48C34 62 42 74 47 82", _light(hue), 5) + rings
    return (
        twice(leaves)
        + filled("M50 42C44 28 44 12 50 2C56 12 56 28 50 42Z", "#69b94b", line=2.3)
        + shaded(f"{ids}0", body, hue, _dark(hue), inside)
    )


def pod(ids: str, hue: str) -> str:
    """A pod that is open, with what is in it."""
    body = "M6 30C10 18 22 16 32 26C50 44 66 54 92 56C98 60 96 70 88 74C58 84 22 66 8 40C5 36 5 33 6 30Z"
    slit = "M16 32C34 54 58 66 88 64C62 76 28 64 14 40Z"
    return (
        drawn("M92 62L99 58", INK, 5)
        + shaded(f"{ids}0", body, LEAF, LEAF_DARK, drawn("M14 28C18 24 22 24 26 28", "#a6da7e", 4))
        + filled(slit, LEAF_DARK, line=1.8)
        + dots("25 44, 40 57, 58 65, 75 67", 7.4, hue, line=2.2)
        + dots("23 42, 38 55, 56 63, 73 65", 2, _light(hue))
    )


def bunch(ids: str, hue: str) -> str:
    """A bunch of herbs in bloom, tied with string."""
    stems = "M50 96C50 80 50 60 50 40M50 90C42 72 32 58 24 46M50 90C58 72 68 58 76 46"
    sprig = filled("M0 0C-16 -6 -20 -24 -10 -38C2 -30 8 -14 0 0Z", LEAF, line=2.2)
    leaves = "".join(placed(sprig, x, y, turn=turn) for x, y, turn in ((50, 46, 4), (26, 54, -34), (74, 54, 44)))
    return (
        drawn(stems, INK, 7)
        + drawn(stems, "#6fae45", 3.2)
        + leaves
        + tube("M40 76C46 80 54 80 60 76", CREAM, 4)
        + (
            dots("50 12, 22 24, 79 24, 38 30, 63 30", 7, hue, line=2.2)
            + dots("50 12, 22 24, 79 24, 38 30, 63 30", 2.4, CREAM)
        )
    )


def jar(ids: str, hue: str) -> str:
    """A jar under a cloth."""
    body = "M22 34H78C84 50 84 76 78 90C70 97 30 97 22 90C16 76 16 50 22 34Z"
    cloth = (
        "M14 32C14 14 32 6 50 6C68 6 86 14 86 32C80 40 76 32 68 38"
        "C60 44 56 34 50 40C44 34 40 44 32 38C24 32 20 40 14 32Z"
    )
    inside = filled("M0 50H100V100H0Z", hue) + drawn("M28 44C26 58 26 72 30 84", "#fff", 5.5)
    return (
        shaded(f"{ids}0", body, "#e6f1f2", "#b5cdd1", inside)
        + shaded(f"{ids}1", cloth, CREAM, "#d8c39a", dots("34 22, 50 16, 66 22, 50 28, 24 28, 76 28", 2.6, "#d9503f"))
        + tube("M24 36H76", "#b5713c", 2.6, 3.6)
    )


def cube(ids: str, hue: str) -> str:
    """A block of something, cut."""
    return (
        filled("M8 40L50 20L92 38L52 58Z", _light(hue), line=2.4)
        + filled("M8 40L52 58V92L9 72Z", hue, line=2.4)
        + filled("M52 58L92 38V70L52 92Z", _dark(hue), line=2.4)
        + drawn("M20 40L48 27", "#fff", 4.4, opacity=0.8)
        + drawn("M22 54l5 2M34 68l5 2M22 66l4 2M66 64l5 -3M78 66l4 -3M66 78l5 -3", _dark(_dark(hue)), 2.8)
    )


def loaf(ids: str, hue: str) -> str:
    """A loaf."""
    body = "M6 58C6 34 28 20 54 22C80 24 96 40 94 60C92 80 74 86 48 86C22 86 6 78 6 58Z"
    cuts = drawn("M30 36q10 8 8 22M50 30q10 8 8 22M70 34q9 8 7 20", _dark(hue), 3.4)
    return shaded(f"{ids}0", body, hue, _dark(hue), drawn("M14 54C16 42 24 34 34 30", _light(hue), 5) + cuts)


def sack(ids: str, hue: str) -> str:
    """An open sack, full to the brim."""
    body = "M16 44H84C92 62 92 84 84 92C70 98 30 98 16 92C8 84 8 62 16 44Z"
    heap = "M18 44C24 24 38 16 50 16C62 16 76 24 82 44C64 52 36 52 18 44Z"
    return (
        shaded(f"{ids}1", heap, hue, _dark(hue), dots("38 30, 52 24, 64 34, 48 38, 30 40, 72 42", 2.4, _light(hue)))
        + shaded(f"{ids}0", body, "#dcb77c", "#a97f45", drawn("M20 56C16 68 18 80 24 86", "#f3dcae", 5), shift=(-6, -5))
        + tube("M12 46C30 56 70 56 88 46", "#ecd3a0", 5)
        + drawn("M40 66h20M36 76h28", "#a97f45", 2.4)
    )


def cup(ids: str, hue: str) -> str:
    """A steaming cup."""
    return bowl(ids, mixed(hue, CREAM, 0.25), _dark(hue), _light(hue), liquid=hue, glint=_light(hue)) + wisps(
        34, 50, 66, y=34, height=26
    )


SHAPES: Mapping[str, Shape] = {
    "fruit": fruit,
    "root": root,
    "pod": pod,
    "bunch": bunch,
    "jar": jar,
    "cube": cube,
    "loaf": loaf,
    "sack": sack,
    "cup": cup,
}


def own_kind(form: str, hue: int) -> Glyph:
    """The drawing of a form in the hue of that number."""
    return lambda ids: SHAPES[form](ids, HUES[hue])


# -- recipes ------------------------------------------------------------------------------------------------------

# What a dish of one's own is full of: its colour, and that of the light on it.
FILLINGS = (("#e8b85a", "#f8dc9a"), ("#b5502c", "#e39a63"), ("#8fae4a", "#d3e39a"), ("#f3e6c8", "#ffffff"))


def _in_a_bowl(ids: str, colour: str, filling: int) -> str:
    """Soup in a bowl of that colour."""
    liquid, glint = FILLINGS[filling]
    soup = bowl(ids, colour, _dark(colour), _light(colour), liquid=liquid, glint=glint)
    return soup + _bits() + wisps(34, 66, y=30)


def _in_a_pot(ids: str, colour: str, filling: int) -> str:
    """A stew in a clay pot."""
    liquid, glint = FILLINGS[filling]
    clay = mixed(colour, "#8a4b2a", 0.45)
    return clay_pot(ids, clay, _dark(colour), _light(colour), liquid, glint) + _bits() + wisps(50, y=26)


def _on_a_plate(ids: str, colour: str, filling: int) -> str:
    """A mound on a plate with a band of that colour."""
    base, glint = FILLINGS[filling]
    mound = "M18 64C16 42 32 26 50 26C68 26 84 42 82 64C72 74 28 74 18 64Z"
    light = drawn("M26 54C28 44 36 36 46 33", glint, 4)
    top = placed(cilantro(0, 0, 1.2), 50, 34) + dots("38 52, 62 48, 52 62, 68 60, 30 62", 3, colour, line=1.6)
    return plate(ids, band=colour, y=66) + shaded(f"{ids}r", mound, base, _dark(base), light, shift=(-6, -6)) + top


def _bits() -> str:
    pieces = "".join(
        filled(oval_path(x, y, 8, 5.4), colour, line=1.9)
        for x, y, colour in ((32, 50, "#f2d27a"), (52, 46, "#b3321f"), (68, 54, "#f08a2c"), (46, 58, "#f2d27a"))
    )
    return pieces + oval(32, 49, 4, 2.2, "#fdf0bd") + cilantro(58, 60, 0.9, 20) + cilantro(40, 50, 0.8, -20)


DISH_FORMS = (_in_a_bowl, _in_a_pot, _on_a_plate)


def own_dish(form: int, filling: int, colour: str) -> Glyph:
    """The drawing of a recipe of that colour, in the form and with the filling of those numbers."""
    return lambda ids: DISH_FORMS[form](ids, colour, filling)


def _dark(hue: str) -> str:
    return mixed(hue, "#3a1418", 0.38)


def _light(hue: str) -> str:
    return mixed(hue, "#fff6dd", 0.55)

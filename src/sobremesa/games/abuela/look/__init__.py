"""How Abuela Co. looks: every picture by a name that says all that is in it.

`face-corn` is a card in the hand, `glyph-corn` what is drawn on it, `recipe-red-changua` a recipe, `dish-red-changua`
what is cooked by it.  Cards of sets of one's own are drawn too: `face-basic-root-3` is the root in the fourth hue, for
a basic ingredient, `dish-red-own-1-0` the second form of a dish with the first filling.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial

from ....drawing.art import NoSuchPicture
from ....engine.cardset import Card
from ..cards import COLOUR_NAMES
from . import grandmothers
from .brush import Glyph
from .cards import alone, dish_face, help_face, kind_face
from .cards import back as card_back
from .cloth import tile
from .cover import cover
from .dishes import DISHES
from .glyphs import KINDS, dish_name, kind_name
from .icons import ACTIONS, action, known, undo
from .kitchen import COLOURS, ENAMEL, SIGNS, burner, enamel, seasoned, sign, stove, timer
from .own import DISH_FORMS, FILLINGS, FORMS, HUES, own_dish, own_kind
from .spread import SPREAD

__all__ = ["NAMES", "SPREAD", "back", "draw", "pictures"]

GRANDMOTHERS: Mapping[str, Glyph] = {
    "green": grandmothers.with_braids,
    "yellow": grandmothers.with_turban,
    "red": grandmothers.with_bun,
    "blue": grandmothers.with_curls,
    "community": grandmothers.with_flower,
}

FIXED: Mapping[str, Callable[[], str]] = {
    "back": card_back,
    "help": help_face,
    "cloth": tile,
    "cover": cover,
    "burner": partial(burner, lit=False),
    "burner-lit": partial(burner, lit=True),
    "timer": timer,
    "seasoned": seasoned,
    "known": known,
    "undo": undo,
    **{f"action-{name}": partial(action, name) for name in ACTIONS},
    **{f"stove-{colour}": partial(stove, colour) for colour in ENAMEL},
    **{f"enamel-{colour}": partial(enamel, colour) for colour in ENAMEL},
    **{f"sign-{colour}": partial(sign, colour) for colour in SIGNS},
    **{
        f"grandmother-{colour}": partial(alone, f"grandmother-{colour}", glyph)
        for colour, glyph in GRANDMOTHERS.items()
    },
}
NAMES = tuple(FIXED)

KIND = re.compile(r"(face|glyph)-([a-z0-9-]+)")
OWN_KIND = re.compile(r"(basic|special|processed)-([a-z]+)-(\d)")
RECIPE = re.compile(rf"(recipe|dish)-({'|'.join(COLOUR_NAMES)})-([a-z0-9-]+)")
OWN_DISH = re.compile(r"own-(\d)-(\d)")

# The sort of each card of the standard set.
SORTS: Mapping[str, str] = {
    **dict.fromkeys(("corn", "cow", "rice", "pig", "hen"), "basic"),
    **dict.fromkeys(("water", "potato", "plantain", "beans", "panela"), "special"),
    **dict.fromkeys(("salt", "coffee", "heat", "sugar", "calentado"), "interaction"),
}


def draw(name: str) -> str:
    """The picture of that name as SVG; NoSuchPicture says which names there are."""
    if name in FIXED:
        return FIXED[name]()
    if (found := KIND.fullmatch(name)) and (kind := _kind(found[2])):
        sort, glyph = kind
        return kind_face(found[2], sort, glyph) if found[1] == "face" else alone(name, glyph)
    if (found := RECIPE.fullmatch(name)) and (dish := _dish(found[3], found[2])):
        return dish_face(f"{found[2]}-{found[3]}", found[2], dish) if found[1] == "recipe" else alone(name, dish)
    raise NoSuchPicture(
        f"abuela has no picture {name!r}; it has face-KIND and glyph-KIND (of the standard set, or SORT-FORM-HUE), "
        f"recipe-COLOUR-DISH and dish-COLOUR-DISH (of the standard set, or own-FORM-FILLING), and: {', '.join(NAMES)}"
    )


def pictures(card: Card) -> Mapping[str, str]:
    """The names of a card's pictures: "face" as it lies in the hand, "small" as seen from afar, without its ground."""
    match card.group:
        case "ingredient" | "processed":
            return {"face": f"face-{kind_name(card)}", "small": f"glyph-{kind_name(card)}"}
        case "recipe":
            return {"face": f"recipe-{dish_name(card)}", "small": f"dish-{dish_name(card)}"}
        case "stove":
            return {"face": f"stove-{card.facts['colour']}", "small": f"sign-{card.facts['colour']}"}
    return {"face": "help", "small": "help"}


def back(zone: str) -> str:
    """The name of the picture of a card that lies face down."""
    return "back"


def _kind(name: str) -> tuple[str, Glyph] | None:
    """The sort of a card and its drawing."""
    if name in KINDS:
        return SORTS.get(name, "processed"), KINDS[name]
    if (found := OWN_KIND.fullmatch(name)) and found[2] in FORMS[found[1]] and int(found[3]) < len(HUES):
        return found[1], own_kind(found[2], int(found[3]))
    return None


def _dish(name: str, colour: str) -> Glyph | None:
    """The drawing of a dish."""
    if name in DISHES:
        return DISHES[name]
    if found := OWN_DISH.fullmatch(name):
        form, filling = int(found[1]), int(found[2])
        return own_dish(form, filling, COLOURS[colour]) if form < len(DISH_FORMS) and filling < len(FILLINGS) else None
    return None

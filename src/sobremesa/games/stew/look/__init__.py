"""How Stew looks: every picture by a name that says all that is in it.

`face-leek` is an ingredient in the hand, `glyph-leek` the same as it is seen from afar, `vermin-fox` one of the vermin
in the row, `pot-3` a full pot.  What is not of the printed cards has a picture, too: `face-own`, `vermin-own`.
"""

from collections.abc import Callable, Mapping
from functools import partial

from ....drawing.art import NoSuchPicture
from ....engine.cardset import Card
from .cards import alone, ingredient_face, pot, vermin_face
from .cards import back as card_back
from .cover import cover
from .ingredients import INGREDIENTS
from .kettle import LEVELS
from .planks import tile
from .spread import SPREAD
from .vermin import VERMIN

__all__ = ["NAMES", "SPREAD", "back", "draw", "pictures"]

FIXED: Mapping[str, Callable[[], str]] = {
    **{f"face-{name}": partial(ingredient_face, name, glyph) for name, glyph in INGREDIENTS.items()},
    **{f"vermin-{name}": partial(vermin_face, name, glyph) for name, glyph in VERMIN.items()},
    **{f"glyph-{name}": partial(alone, f"glyph-{name}", glyph) for name, glyph in INGREDIENTS.items()},
    **{f"head-{name}": partial(alone, f"head-{name}", glyph) for name, glyph in VERMIN.items()},
    **{f"pot-{level}": partial(pot, f"pot-{level}", level) for level in range(LEVELS)},
    "back": card_back,
    "planks": tile,
    "cover": cover,
}
NAMES = tuple(FIXED)


def draw(name: str) -> str:
    """The picture of that name as SVG; NoSuchPicture says which names there are."""
    if name not in FIXED:
        raise NoSuchPicture(f"stew has no picture {name!r}; it has: {', '.join(NAMES)}")
    return FIXED[name]()


def pictures(card: Card) -> Mapping[str, str]:
    """The names of a card's pictures: "face" as it lies in the hand or the row, "small" as it is seen from afar."""
    if card.group == "ingredient":
        name = card.id if card.id in INGREDIENTS else "own"
        return {"face": f"face-{name}", "small": f"glyph-{name}"}
    name = card.id if card.id in VERMIN else "own"
    return {"face": f"vermin-{name}", "small": f"head-{name}"}


def back(zone: str) -> str:
    """The name of the picture of a card that lies face down."""
    return "back"

"""How Platos looks: every picture by a name that says all that is in it.

`face-fire` is a card in the hand, `glyph-corn` an ingredient and `stamp-fire` a special as it is seen from afar,
`double-fire` two of them; `plate-locro` is a dish, `order-locro.corn.meat` the same with what it takes.  Cards of sets
of one's own are drawn too: `face-own-1-0-2` is a jar with the second label, `plate-own-2-0` a dish.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial

from ....drawing.art import NoSuchPicture
from ....engine.cardset import Card
from ..state import NEEDS
from .cards import alone, dish_back, double, ingredient_face, kitchen_back, order_face, special_face, stamp
from .cover import cover
from .floor import tile
from .glyphs import dish_glyph, drawing, ingredient, kind_glyph
from .signs import known, protected, two, way
from .specials import SPECIALS
from .spread import SPREAD

__all__ = ["NAMES", "SPREAD", "back", "draw", "pictures"]

FIXED: Mapping[str, Callable[[], str]] = {
    "back": kitchen_back,
    "back-dish": dish_back,
    "floor": tile,
    "cover": cover,
    "way-on": partial(way, back=False),
    "way-back": partial(way, back=True),
    "protected": protected,
    "known": known,
    "action-double": two,
    **{f"stamp-{name}": partial(stamp, f"stamp-{name}", name, glyph) for name, glyph in SPECIALS.items()},
    **{f"double-{name}": partial(double, f"double-{name}", name, glyph) for name, glyph in SPECIALS.items()},
}
NAMES = tuple(FIXED)

PICTURE = re.compile(r"(face|glyph|plate|order)-([a-z0-9-]+(?:\.[a-z0-9-]+)*)")


def draw(name: str) -> str:
    """The picture of that name as SVG; NoSuchPicture says which names there are."""
    if name in FIXED:
        return FIXED[name]()
    if found := PICTURE.fullmatch(name):
        drawn, *needs = found[2].split(".")
        if made := _drawn(name, found[1], drawn, needs):
            return made
    raise NoSuchPicture(
        f"platos has no picture {name!r}; it has face-KIND and glyph-KIND (of the standard set, or own-LABEL-HUE-HUE), "
        f"plate-DISH and order-DISH.KIND.KIND (of the standard set, or own-FORM-HUE), and: {', '.join(NAMES)}"
    )


def pictures(card: Card) -> Mapping[str, str]:
    """The names of a card's pictures: "face" as it lies in the hand or is looked at, "small" as seen from afar."""
    drawn = drawing(card)
    match card.group:
        case "special":
            return {"face": f"face-{drawn}", "small": f"stamp-{drawn}"}
        case "ingredient":
            return {"face": f"face-{drawn}", "small": f"glyph-{drawn}"}
    needs = ".".join(ingredient(id) for id in card.facts["needs"])
    return {"face": f"order-{drawn}.{needs}", "small": f"plate-{drawn}"}


def back(zone: str) -> str:
    """The name of the picture of a card that lies face down."""
    return "back-dish" if zone == "dishes" else "back"


def _drawn(name: str, sort: str, drawn: str, needs: list[str]) -> str | None:
    """The picture of a card, None if there is none of that name."""
    if sort == "order":
        dish, glyphs = dish_glyph(drawn), [glyph for need in needs if (glyph := kind_glyph(need))]
        return order_face(name, dish, glyphs) if dish and 0 < len(needs) == len(glyphs) <= NEEDS else None
    glyph = None if needs else dish_glyph(drawn) if sort == "plate" else kind_glyph(drawn)
    if glyph is None or sort != "face":
        return alone(name, glyph) if glyph else None
    return special_face(drawn, glyph) if drawn in SPECIALS else ingredient_face(drawn, glyph)

"""Which drawing a card has: those of the standard set by their ids; of sets of one's own dishes by their numbers.

An ingredient of one's own has a jar by its id alone, for a dish names what it takes by nothing else.
"""

import re
from zlib import crc32

from ....engine.cardset import Card
from .brush import Glyph
from .dishes import DISHES
from .ingredients import INGREDIENTS
from .own import DISH_FORMS, HUES, SIGNS, jar
from .specials import SPECIALS

OWN_KIND = re.compile(r"own-(\d)-(\d)-(\d)")
OWN_DISH = re.compile(r"own-(\d)-(\d)")


def drawing(card: Card) -> str:
    """The name of what is drawn on a card: its id, or which drawing it has been given.

    A card of a set of one's own may have an id of the standard set; then it has that drawing.
    """
    match card.group:
        case "special":
            return card.id
        case "ingredient":
            return ingredient(card.id)
    if card.id in DISHES:
        return card.id
    return f"own-{card.number % len(DISH_FORMS)}-{card.number // len(DISH_FORMS) % len(HUES)}"


def ingredient(id: str) -> str:
    """The name of the drawing of an ingredient."""
    if id in INGREDIENTS:
        return id
    rest, label = divmod(crc32(id.encode()), len(SIGNS))
    return f"own-{label}-{rest % len(HUES)}-{rest // len(HUES) % len(HUES)}"


def kind_glyph(name: str) -> Glyph | None:
    """The drawing of that name of a special or an ingredient, None if there is none."""
    if found := OWN_KIND.fullmatch(name):
        label, hue, cap = (int(digit) for digit in found.groups())
        return jar(label, HUES[hue], HUES[cap]) if label < len(SIGNS) and max(hue, cap) < len(HUES) else None
    return SPECIALS.get(name) or INGREDIENTS.get(name)


def dish_glyph(name: str) -> Glyph | None:
    """The drawing of that name of a dish, None if there is none."""
    if found := OWN_DISH.fullmatch(name):
        form, hue = int(found[1]), int(found[2])
        return DISH_FORMS[form](HUES[hue]) if form < len(DISH_FORMS) and hue < len(HUES) else None
    return DISHES.get(name)

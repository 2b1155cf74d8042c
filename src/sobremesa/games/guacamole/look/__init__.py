"""How Guacamole looks: every picture by a name that says all that is in it.

`face-2-1-0` is an ingredient card with two avocados and a tomato, `small-2-1-0` the same card seen from afar,
`plate-mild-4-4-2` a recipe disc.  So a card set of one's own has its pictures too, and a name gives away no more than
the card does that lies open.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial

from ....drawing.art import NoSuchPicture
from ....engine.cardset import Card
from ..cards import HEAT_NAMES, SPECIALS
from ..state import HAND, MAX_ICONS
from ..view import ICON_NAMES
from .arrangement import Counts
from .cards import back as card_back
from .cards import face, small, small_special, special
from .cover import cover
from .garland import FLAGS, flag, garland
from .glyphs import BOLD, FULL
from .glyphs import alone as lone_glyph
from .plates import hidden, plate, won
from .spread import SPREAD
from .table import tile

__all__ = ["NAMES", "SPREAD", "back", "draw", "pictures"]

Drawing = Callable[[], str]

FIXED: Mapping[str, Drawing] = {
    **{f"face-{name}": partial(special, name) for name in SPECIALS},
    **{f"small-{name}": partial(small_special, name) for name in SPECIALS},
    "back": card_back,
    **{f"hidden-{heat}": partial(hidden, heat) for heat in (*HEAT_NAMES, "all")},
    **{f"won-{heat}": partial(won, heat) for heat in HEAT_NAMES},
    **{f"glyph-{name}": partial(lone_glyph, FULL[name], f"glyph-{name}") for name in FULL},
    **{f"bold-{name}": partial(lone_glyph, BOLD[name], f"bold-{name}") for name in BOLD},
    **{f"flag-{name}": partial(flag, name) for name in FLAGS},
    "garland": garland,
    "cloth": tile,
    "cover": cover,
}
NAMES = tuple(FIXED)

CARD = re.compile(r"(face|small)-(\d{1,2})-(\d{1,2})-(\d{1,2})")
DISC = re.compile(rf"plate-({'|'.join(HEAT_NAMES)})-(\d{{1,2}})-(\d{{1,2}})-(\d{{1,2}})")


def draw(name: str) -> str:
    """The picture of that name as SVG; NoSuchPicture says which names there are."""
    if name in FIXED:
        return FIXED[name]()
    if (found := CARD.fullmatch(name)) and (counts := _counts(found.groups()[1:], MAX_ICONS)):
        return face(counts) if found[1] == "face" else small(counts)
    if (found := DISC.fullmatch(name)) and (counts := _counts(found.groups()[1:], HAND * MAX_ICONS)):
        return plate(found[1], counts)
    raise NoSuchPicture(
        f"guacamole has no picture {name!r}; it has face-A-T-C and small-A-T-C with 0 to {MAX_ICONS} avocados, "
        f"tomatoes and chilies, plate-HEAT-A-T-C with 0 to {HAND * MAX_ICONS} of each, and: {', '.join(NAMES)}"
    )


def pictures(card: Card) -> Mapping[str, str]:
    """The names of a card's or a disc's pictures: "face" as it lies before its player, "small" as seen from afar."""
    counts = "-".join(str(card.facts.get(icon, 0)) for icon in ICON_NAMES)
    match card.group:
        case "special":
            return {"face": f"face-{card.id}", "small": f"small-{card.id}"}
        case "ingredient":
            return {"face": f"face-{counts}", "small": f"small-{counts}"}
    return {"face": f"plate-{card.facts['heat']}-{counts}", "small": f"won-{card.facts['heat']}"}


def back(zone: str) -> str:
    """The name of the picture of a card or disc that lies face down in a zone of that kind."""
    kind, _, heat = zone.partition("disc-")
    return "back" if kind else f"hidden-{heat}"


def _counts(digits: tuple[str, ...], most: int) -> Counts | None:
    """The numbers of icons in a name, if they are written plainly, none too many, and not all of them 0."""
    avocados, tomatoes, chilies = counts = tuple(int(text) for text in digits)
    plain = all(str(count) == text for count, text in zip(counts, digits, strict=True))
    return (avocados, tomatoes, chilies) if plain and 0 < sum(counts) and max(counts) <= most else None

"""How Cudillero looks: every picture by a name that says all that is in it.

`door-3` is a doorway, `floor-blue-UD-L-0-1-0-12` a floor with its colour, the sides where cables leave, the edges of
its clothes line (0 for none), balconies, neighbours, chimneys and a variant; `roof-red-DL-height-0-0-1-5` a roof the
same way with its bonus.  `lit-UD` is laid over a card that the cables reach, `washing-L-12` over the end of a clothes
line that is complete.  `act-buy-build` is an action card without its value, `acts-buy-build` its two actions,
`plus-20` a token.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial

from ....drawing.art import NoSuchPicture
from ....drawing.gouache import svg
from ....engine.cardset import Card
from . import cards, houses, lines
from .cover import cover
from .harbour import harbour, quay
from .signs import SYMBOLS
from .spread import SPREAD
from .walls import PAINTS

__all__ = ["NAMES", "SPREAD", "back", "draw", "pictures"]

FIXED: Mapping[str, Callable[[], str]] = {
    "back": cards.action_back,
    "back-floor": cards.floor_back,
    "back-roof": cards.roof_back,
    "back-goal": cards.goal_back,
    "harbour": harbour,
    "quay": quay,
    "cover": cover,
    **{f"wall-{name}": partial(cards.colour, name) for name in PAINTS},
    **{f"sign-{name}": partial(cards.symbol, name) for name in SYMBOLS},
    **{f"token-{id}": partial(cards.token, id) for id in cards.TOKENS},
    **{f"common-{id}": partial(cards.objective, id, own=False) for id in cards.COMMONS},
    **{f"own-{id}": partial(cards.objective, id, own=True) for id in cards.PERSONALS},
}
NAMES = tuple(FIXED)

COLOUR, ACTION = "|".join(PAINTS), "|".join(cards.ACTIONS)
BONUS = "none|chimney|balcony|neighbour|height|fibre"
NUMBERS = r"(\d)-(\d)-(\d)-(\d{1,3})"  # balconies, neighbours, chimneys, and the variant
FLOOR = re.compile(rf"floor-({COLOUR})-(0|(?=.)U?D?L?R?)-(0|LR?|R)-{NUMBERS}")
ROOF = re.compile(rf"roof-({COLOUR})-(0|D?L?R?)-({BONUS})-{NUMBERS}")
OTHER = re.compile(r"(door|lit|washing|act|acts|plus)-([\w-]+)")
ACTS = re.compile(rf"({ACTION})-({ACTION})")
TILE = cards.TILE


def draw(name: str) -> str:
    """The picture of that name as SVG; NoSuchPicture says which names there are."""
    if name in FIXED:
        return FIXED[name]()
    if (found := FLOOR.fullmatch(name)) and found[2]:
        colour, sides, line, *numbers = found.groups()
        return svg(*TILE, houses.floor(colour, _without_0(sides), _without_0(line), *map(int, numbers)))
    if (found := ROOF.fullmatch(name)) and found[2]:
        colour, sides, bonus, *numbers = found.groups()
        return svg(*TILE, houses.roof(colour, _without_0(sides), bonus, *map(int, numbers)))
    if (found := OTHER.fullmatch(name)) and (made := _drawn(found[1], found[2])):
        return made
    raise NoSuchPicture(
        f"cudillero has no picture {name!r}; it has door-VARIANT, floor-COLOUR-CABLES-LINE-N-N-N-VARIANT, "
        f"roof-COLOUR-CABLES-BONUS-N-N-N-VARIANT, lit-CABLES, washing-EDGE-VARIANT, act-ACTION-ACTION, "
        f"acts-ACTION-ACTION, plus-N, and: {', '.join(NAMES)}"
    )


def pictures(card: Card) -> Mapping[str, str]:
    """The names of a card's pictures: "face" as it is looked at, "small" as seen from afar."""
    name = _name(card)
    small = name.replace("act-", "acts-", 1) if card.group == "action" else name
    return {"face": name, "small": small}


def back(zone: str) -> str:
    """The name of the picture of a card that lies face down."""
    match zone:
        case "floors" | "floor-discard" | "market-floors" | "hand":
            return "back-floor"
        case "roofs" | "roof-discard" | "market-roofs" | "initial" | "dealt-roofs":
            return "back-roof"
        case "objective" | "dealt-objectives":
            return "back-goal"
    return "back"


def _name(card: Card) -> str:
    facts = card.facts
    match card.group:
        case "doorway":
            return "door-0"
        case "floor" | "roof":
            third = facts["bonus"] if card.group == "roof" else facts["line"] or "0"
            symbols = "-".join(str(facts[symbol]) for symbol in ("balconies", "neighbours", "chimneys"))
            return f"{card.group}-{facts['colour']}-{facts['cables'] or '0'}-{third}-{symbols}-{card.number % 1000}"
        case "action":
            return f"act-{'-'.join(facts['actions'])}"
        case "token":
            return f"plus-{facts['adds']}" if "adds" in facts else f"token-{card.id}"
        case "common":
            return f"common-{card.id}"
    return f"own-{card.id}"


def _drawn(sort: str, rest: str) -> str | None:
    """A picture of one of the shorter names, None if there is none of it."""
    acts = ACTS.fullmatch(rest)
    match sort:
        case "door" if re.fullmatch(r"\d{1,2}", rest):
            return svg(*TILE, houses.doorway(int(rest)))
        case "lit" if re.fullmatch(r"U?D?L?R?", rest):
            return svg(*TILE, lines.cables(rest, lit=True))
        case "washing" if found := re.fullmatch(r"([LR])-(\d{1,3})", rest):
            return svg(*TILE, lines.washing(found[1], int(found[2])))
        case "plus" if re.fullmatch(r"\d{1,3}", rest):
            return cards.plus(int(rest))
        case "act" if acts:
            return cards.action_face(acts[1], acts[2])
        case "acts" if acts:
            return cards.action_sign(acts[1], acts[2])
    return None


def _without_0(text: str) -> str:
    return "" if text == "0" else text

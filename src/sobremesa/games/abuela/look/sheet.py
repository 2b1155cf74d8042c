"""All pictures of Abuela Co. on one page, at the sizes they have at the table, to be looked at with a critical eye.

`python -m sobremesa.games.abuela.look.sheet OUT.html` writes it.
"""

import base64
import sys
from collections.abc import Iterable
from pathlib import Path

from ....drawing.art import art
from .. import cards as card_sets
from .. import look
from . import NAMES, pictures
from .own import DISH_FORMS, FORMS

OWN = tuple(f"{sort}-{form}-{hue}" for hue, (sort, forms) in enumerate(FORMS.items()) for form in forms)
OWN_DISHES = tuple(
    f"{colour}-own-{form}-{filling}"
    for filling, colour in enumerate(("green", "blue", "purple", "red"))
    for form in range(len(DISH_FORMS))
)
TILES = ("cloth", "enamel-green", "enamel-yellow", "enamel-red", "enamel-blue", "enamel-community")

STYLE = """
body { margin: 0; padding: 16px; width: 1368px; background: #f6efe2; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; align-items: center; }
.iron { background: #3a2d28; padding: 8px; }
.red { background: #c93a18; padding: 8px; }
img { display: block; }
"""


def image(name: str, width: float) -> str:
    """A picture as an image of that width."""
    data = base64.b64encode(art(look, name).svg).decode()
    return f'<img alt="{name}" width="{width}" src="data:image/svg+xml;base64,{data}">'


def row(names: Iterable[str], *widths: float, ground: str = "") -> str:
    """Pictures in a row, once in each width."""
    return f'<div class="{ground}">{"".join(image(name, width) for width in widths for name in names)}</div>\n'


def sheet() -> str:
    """The page."""
    cards = card_sets.load().cards
    kinds = [pictures(card) for card in cards if card.group in ("ingredient", "processed")]
    recipes = [pictures(card) for card in cards if card.group == "recipe"]
    drawn = [name for name in NAMES if not name.startswith(("enamel-", "action-", "cloth"))]
    rows = (
        row([found["face"] for found in kinds], 90),
        row([found["small"] for found in kinds], 40, 22),
        row([found["small"] for found in kinds], 40, 22, ground="iron"),
        row([found["face"] for found in recipes], 90),
        row([found["small"] for found in recipes], 52, 28),
        row([f"face-{name}" for name in OWN], 90),
        row([f"recipe-{name}" for name in OWN_DISHES], 90),
        row(drawn, 96),
        row([name for name in drawn if name.startswith(("sign-", "grandmother-"))], 26),
        row(TILES * 4, 44),
        row([name for name in NAMES if name.startswith("action-")], 40, 22, ground="red"),
    )
    head = f'<!doctype html>\n<meta charset="utf-8"><title>Abuela Co.</title><style>{STYLE}</style>\n'
    return head + "".join(rows)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(), "utf-8")

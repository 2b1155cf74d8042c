"""All pictures of Platos on one page, at the sizes they have at the table, to be looked at with a critical eye.

`python -m sobremesa.games.platos.look.sheet OUT.html` writes it.
"""

import base64
import sys
from collections.abc import Iterable
from pathlib import Path

from ....drawing.art import art
from .. import cards as card_sets
from .. import look
from . import NAMES, pictures
from .own import DISH_FORMS, HUES, SIGNS

OWN = tuple(f"own-{n % len(SIGNS)}-{n}-{(n + 4) % len(HUES)}" for n in range(len(HUES)))
OWN_DISHES = tuple(f"own-{form}-{hue}" for form in range(len(DISH_FORMS)) for hue in range(len(HUES)))

STYLE = """
body { margin: 0; padding: 16px; width: 1368px; background: #242124; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; align-items: center; }
.paper { background: #fbf1dc; padding: 8px; }
img { display: block; }
"""


def image(name: str, width: float) -> str:
    """A picture as an image of that width."""
    data = base64.b64encode(art(look, name).svg).decode()
    return f'<img alt="{name}" width="{width}" src="data:image/svg+xml;base64,{data}">'


def row(names: Iterable[str], *widths: float, ground: str = "paper") -> str:
    """Pictures in a row, once in each width."""
    return f'<div class="{ground}">{"".join(image(name, width) for width in widths for name in names)}</div>\n'


def sheet() -> str:
    """The page."""
    cards = card_sets.load().cards
    kinds = [pictures(card) for card in cards if card.group != "dish"]
    dishes = [pictures(card) for card in cards if card.group == "dish"]
    signs = [name for name in NAMES if not name.startswith(("stamp-", "double-", "floor", "cover"))]
    rows = (
        row([found["face"] for found in kinds], 96, ground=""),
        row([found["small"] for found in kinds], 44, 24),
        row([found["face"] for found in dishes], 130, ground=""),
        row([found["small"] for found in dishes], 72, 36),
        row([f"face-{name}" for name in OWN], 96),
        row([f"glyph-{name}" for name in OWN], 24),
        row([f"order-{name}.onion.{OWN[0]}" for name in OWN_DISHES], 96),
        row([name for name in NAMES if name.startswith("double-")], 110, 50, ground=""),
        row(signs, 90, 30, ground=""),
        row(["floor"] * 10, 96, ground=""),
        row(["cover"], 400),
    )
    head = f'<!doctype html>\n<meta charset="utf-8"><title>Platos</title><style>{STYLE}</style>\n'
    return head + "".join(rows)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(), "utf-8")

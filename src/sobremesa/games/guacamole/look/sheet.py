"""All pictures of Guacamole on one page, at the sizes they have at the table, to be looked at with a critical eye.

`python -m sobremesa.games.guacamole.look.sheet OUT.html` writes it.
"""

import base64
import sys
from collections.abc import Iterable
from pathlib import Path

from ....drawing.art import art
from ....engine.cardset import Card
from .. import cards as card_sets
from .. import look
from . import NAMES, back, pictures

CARD_WIDTHS = {"face": (132, 98), "small": (58, 34)}
PLATE_WIDTHS = {"face": (190, 110), "small": (40, 22)}
WINDOW, PLATE_SHARE = 0.89, 0.182  # of the width of a card: its picture; the height of its name plate
OWN = ("4-0-0", "2-2-0", "3-1-0", "1-3-1", "2-2-2", "0-5-2", "0-0-7", "12-0-0", "3-4-5", "12-12-12")
OWN_PLATES = ("mild-1-0-0", "mild-0-2-0", "medium-3-3-0", "spicy-0-0-9", "spicy-10-10-10", "mild-60-60-60")

STYLE = """
body { margin: 0; padding: 16px; width: 1368px; background: #0b3a3f; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; align-items: center; }
img { display: block; }
span { box-sizing: border-box; background: #fbf1dc; box-shadow: 0 2px 5px #0008; }
"""


def image(name: str, width: float, height: float | None = None) -> str:
    """A picture as an image of that width."""
    data = base64.b64encode(art(look, name).svg).decode()
    high = f' height="{height:.1f}"' if height else ""
    return f'<img alt="{name}" width="{width:.1f}"{high} src="data:image/svg+xml;base64,{data}">'


def card(name: str, width: float, *, plate: bool) -> str:
    """A card of that width on its paper, with room for its name plate or without."""
    edge = width * (1 - WINDOW) / 2
    height = width * (1.4 - (PLATE_SHARE if plate else 0)) - 2 * edge
    size = f"width: {width}px; height: {width * 1.4:.1f}px; padding: {edge:.1f}px; border-radius: {width * 0.085:.1f}px"
    return f'<span style="{size}">{image(name, width * WINDOW, height)}</span>'


def sheet() -> str:
    """The page."""
    cards = card_sets.load().cards
    hand = [item for item in cards if item.group != "disc"]
    discs = [item for item in cards if item.group == "disc"]
    parts = []
    for size, widths in CARD_WIDTHS.items():
        names = [*_names(hand, size), *(f"{size}-{counts}" for counts in OWN)]
        parts += [[card(name, width, plate=size == "face") for name in names] for width in widths]
    parts.append([card(back("deck"), width, plate=False) for width in (132, 98, 58, 34)])
    for size, widths in PLATE_WIDTHS.items():
        names = [*_names(discs, size), *(f"plate-{counts}" for counts in OWN_PLATES if size == "face")]
        parts += [[image(name, width) for name in dict.fromkeys(names)] for width in widths]
    parts.append([image(name, width) for width in (190, 110) for name in NAMES if name.startswith("hidden-")])
    alone = [name for name in NAMES if name.startswith(("glyph-", "bold-", "flag-"))]
    parts += [[image(name, width) for name in alone] for width in (92, 28)]
    parts.append([image("garland", 1368)])
    parts.append([image("cover", 400), *(image("cloth", 240) for _ in range(3))])
    rows = "".join(f"<div>{''.join(part)}</div>\n" for part in parts)
    return f'<!doctype html>\n<meta charset="utf-8"><title>Guacamole</title><style>{STYLE}</style>\n{rows}'


def _names(cards: Iterable[Card], size: str) -> list[str]:
    return [pictures(item)[size] for item in cards]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(), "utf-8")

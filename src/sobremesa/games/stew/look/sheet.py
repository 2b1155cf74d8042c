"""All pictures of Stew on one page, at the sizes they have at the table, to be looked at with a critical eye.

`python -m sobremesa.games.stew.look.sheet OUT.html` writes it.
"""

import base64
import sys
from pathlib import Path

from ....drawing.art import art
from .. import look
from . import NAMES

WIDTHS = {
    "face": (124, 74),
    "vermin": (112, 60),
    "glyph": (50, 26),
    "head": (50, 24),
    "pot": (200, 96),
    "back": (112, 50),
}
WHOLE = {"planks": (240, 240, 240), "cover": (400,)}

STYLE = """
body { margin: 0; padding: 16px; width: 1240px; background: #563626; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; align-items: end; }
img { display: block; }
"""


def image(name: str, width: int) -> str:
    """A picture as an image of that width."""
    data = base64.b64encode(art(look, name).svg).decode()
    return f'<img alt="{name}" width="{width}" src="data:image/svg+xml;base64,{data}">'


def sheet() -> str:
    """The page."""
    rows = []
    for sort, widths in (WIDTHS | WHOLE).items():
        names = [name for name in NAMES if name.split("-")[0] == sort]
        rows += [[image(name, width) for name in names] for width in widths]
    parts = "".join(f"<div>{''.join(row)}</div>\n" for row in rows)
    return f'<!doctype html>\n<meta charset="utf-8"><title>Stew</title><style>{STYLE}</style>\n{parts}'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(), "utf-8")

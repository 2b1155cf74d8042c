"""All pictures of Cudillero on one page, at the sizes they have at the table, to be looked at with a critical eye.

`python -m sobremesa.games.cudillero.look.sheet OUT.html` writes it.
"""

import base64
import sys
from collections.abc import Iterable
from pathlib import Path

from ....drawing.art import art
from .. import cards as card_sets
from .. import look
from . import NAMES, pictures

STYLE = """
body { margin: 0; padding: 16px; width: 1368px; background: #8fd0e6; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; align-items: flex-end; }
.joined { gap: 0; }
img { display: block; }
"""
LIT = ("lit-U", "lit-UD", "lit-LR", "lit-UDLR", "washing-L-3", "washing-R-3")
RICH = ("floor-red-UDLR-LR-3-2-2-1", "floor-white-0-LR-9-9-9-2", "roof-yellow-DLR-fibre-2-3-9-3", "plus-125")


def image(name: str, width: float) -> str:
    """A picture as an image of that width."""
    data = base64.b64encode(art(look, name).svg).decode()
    return f'<img alt="{name}" width="{width}" src="data:image/svg+xml;base64,{data}">'


def row(names: Iterable[str], *widths: float, kind: str = "") -> str:
    """Pictures in a row, once in each width."""
    return f'<div class="{kind}">{"".join(image(name, width) for width in widths for name in names)}</div>\n'


def sheet() -> str:
    """The page."""
    faces = {
        group: list(dict.fromkeys(pictures(card)["face"] for card in card_sets.load().cards if card.group == group))
        for group in ("floor", "roof", "action", "token", "common", "personal")
    }
    signs = dict.fromkeys(name.replace("act-", "acts-") for name in faces["action"])
    rows = (
        row([f"door-{n}" for n in range(8)], 150, kind="joined"),
        row(faces["floor"][::4], 150),
        row(faces["floor"], 74, kind="joined"),
        row(faces["roof"], 150),
        row(faces["roof"], 74),
        row([*LIT, *RICH], 120),
        row(faces["action"], 96, 60),
        row(signs, 60),
        row(faces["token"], 72, 40),
        row([*faces["common"], *faces["personal"]], 120, 70),
        row([name for name in NAMES if name.startswith(("sign", "wall", "back"))], 84, 32),
        row(["quay"] * 4, 120, kind="joined"),
        row(["cover", "harbour"], 400),
    )
    head = f'<!doctype html>\n<meta charset="utf-8"><title>Cudillero</title><style>{STYLE}</style>\n'
    return head + "".join(rows)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet(), "utf-8")

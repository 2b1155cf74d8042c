"""The emblem of Sobremesa: coffee after the meal, and the cards still on the table."""

from ...drawing.gouache import INK, PAPER, drawn, ellipse, placed, prefix, rectangle, shaded, svg

TEAL = "#0b3a3f"
CARDS = ((-20, "#e84a8a"), (20, "#9fd8c4"), (0, "#f6c445"))  # turn, colour
CUP = "M26 50H74C75 66 73 84 60 88H40C27 84 25 66 26 50Z"
HANDLE = "M70 56C86 52 88 76 68 76"


def icon() -> str:
    """The icon of a page, 100 by 100: the emblem on a rounded square."""
    return svg(100, 100, rectangle(0, 0, 100, 100, TEAL, corner=22), _emblem("icon"))


def maskable() -> str:
    """The icon that a phone cuts to a shape of its own: nothing of the emblem lies beyond the inner four fifths."""
    emblem = placed(_emblem("maskable"), 14, 14, scale=0.72)
    return svg(100, 100, rectangle(0, 0, 100, 100, TEAL), emblem)


def emblem() -> str:
    """The emblem alone, 100 by 100, for a ground of any colour."""
    return svg(100, 100, _emblem("emblem"))


def _emblem(name: str) -> str:
    return "".join(_card(*card) for card in CARDS) + cup(prefix(name), saucer=True)


def _card(turn: float, colour: str) -> str:
    paper = rectangle(-17, -74, 34, 60, PAPER, corner=4.5, line=2.6)
    return placed(paper + rectangle(-12.6, -69.6, 25.2, 44, colour, corner=2), 50, 84, turn=turn)


def cup(ids: str, *, saucer: bool = False) -> str:
    """A cup of coffee, 100 by 100; `ids` begins the ids of its shapes."""
    inside = drawn("M33 60C33 70 35 78 39 82", "#fff", 5) + drawn("M24 66H80", "#d9503f", 5)
    return (
        drawn(HANDLE, INK, 11)
        + drawn(HANDLE, PAPER, 6)
        + (ellipse(50, 90, 36, 4.6, "#e9d7ae", line=2.6) if saucer else "")
        + shaded(f"{ids}c", CUP, PAPER, "#d8c39a", inside, line=2.6)
        + ellipse(50, 50, 24, 6, "#5a2e1c", line=2.6)
        + drawn("M36 50C42 47 48 48 50 48.6", "#a5683f", 2.4)
    )

"""Cards and tokens that are no houses: action cards, objectives, bonus tokens, colours, backs."""

from collections.abc import Mapping

from ....drawing.gouache import INK, PAPER, circle, drawn, filled, rectangle, ring, svg
from .brush import CREAM, PLUS, badge, digits, written
from .signs import SYMBOLS
from .walls import wall

WIDTH, CARD = 100, 140  # an action card
TILE = (160, 100)  # a house, an objective
SEA, FOAM = "#1f6486", "#8fd0e6"

# What each objective is drawn with: a symbol, and how many of it, 0 where the symbol says all.
COMMONS: Mapping[str, tuple[str, int]] = {
    "three-balconies": ("balcony", 3),
    "three-neighbours": ("neighbour", 3),
    "kept-plus-ten": ("plus-ten", 0),
    "kept-plus-twenty": ("plus-twenty", 0),
    "four-connected": ("fibre", 4),
    "second-line": ("line", 2),
    "three-doorways": ("doorway", 3),
    "two-roofs": ("roof", 2),
    "four-of-a-colour": ("colours", 4),
}
PERSONALS: Mapping[str, tuple[str, int]] = {
    "third-blue": ("blue", 3),
    "third-yellow": ("yellow", 3),
    "third-white": ("white", 3),
    "third-red": ("red", 3),
    "third-neighbour": ("neighbour", 3),
    "third-balcony": ("balcony", 3),
    "third-line": ("line", 3),
    "three-buildings": ("row", 3),
    "two-tall": ("tower", 2),
    "nine-chimneys": ("chimney", 9),
    "three-alike": ("alike", 3),
    "three-different": ("different", 3),
}
TOKENS: Mapping[str, str] = {"extra-turn": "again", "extra-action": "extra", "relocate": "moved"}
KEPT: Mapping[str, int] = {"plus-ten": 10, "plus-twenty": 20}
ACTIONS = ("buy", "build", "value")


# -- action cards -------------------------------------------------------------------------------------------------


def action_face(one: str, other: str) -> str:
    """An action card, 100 by 140: a tab for its value above, its two actions below."""
    waves = "".join(f"M{x} 34q6 -5 12 0t12 0" for x in range(-4, 100, 24))
    return svg(
        WIDTH,
        CARD,
        rectangle(0, 0, WIDTH, CARD, PAPER),
        filled("M0 0H100V40H0Z", SEA),
        drawn(waves, FOAM, 2.4, opacity=0.7),
        drawn("M0 40H100", INK, 2.4),
        rectangle(6, 47, 88, 87, "#f1e2c3", corner=8),
        SYMBOLS[one](50, 69, 0.46),
        drawn("M16 91H84", "#b98f52", 2, dash="3 5"),
        SYMBOLS[other](50, 113, 0.46),
    )


def action_sign(one: str, other: str) -> str:
    """The two actions of a card beside one another, 100 by 50."""
    return svg(100, 50, SYMBOLS[one](25, 25, 0.46), SYMBOLS[other](75, 25, 0.46))


def symbol(name: str) -> str:
    """A symbol by itself, 100 by 100."""
    return svg(100, 100, SYMBOLS[name](50, 50, 0.94))


# -- objectives ---------------------------------------------------------------------------------------------------


def objective(id: str, *, own: bool) -> str:
    """An objective, 160 by 100: what it asks for on a plaque; a player's own one is purple, the common one green."""
    what, n = (PERSONALS if own else COMMONS)[id]
    ground, rim = ("#e3d5f0", "#6b4a94") if own else ("#d8ebd0", "#3f7f2b")
    plus = what in KEPT
    drawn_ = _plus(KEPT[what], 80, 50, 34) if plus else SYMBOLS[what](80 if not n else 66, 50, 0.72)
    return svg(
        *TILE,
        rectangle(0, 0, *TILE, rim),
        rectangle(7, 7, 146, 86, ground, corner=10, line=2.4),
        drawn("M16 16l6 0M16 16l0 6M144 16l-6 0M144 16l0 6M16 84l6 0M16 84l0 -6M144 84l-6 0M144 84l0 -6", rim, 2.4),
        drawn_,
        badge(n, 122, 50, 19) if n else "",
    )


# -- tokens -------------------------------------------------------------------------------------------------------


def token(id: str) -> str:
    """A token that is used on a player's turn, 100 by 100."""
    return svg(100, 100, _disc("#2f7f9c"), SYMBOLS[TOKENS[id]](50, 51, 0.62))


def plus(n: int) -> str:
    """A token that adds to a bid, 100 by 100."""
    return svg(100, 100, _plus(n, 50, 50, 46))


def _disc(colour: str) -> str:
    return circle(50, 50, 46, colour, line=3.4) + circle(50, 50, 36, CREAM, line=2.4)


def _plus(n: int, x: float, y: float, radius: float) -> str:
    rim = circle(x, y, radius, "#f0b93a", line=3.2) + circle(x, y, radius * 0.78, "#ffe9a8", line=2)
    signs = [PLUS, *digits(n)]
    return rim + written(signs, x, y, scale=radius * 1.3 / (len(signs) * 13), width=3.4)


# -- colours ------------------------------------------------------------------------------------------------------


def colour(name: str) -> str:
    """A colour as a piece of its wall, 160 by 100."""
    return svg(*TILE, wall(name))


# -- backs --------------------------------------------------------------------------------------------------------


def action_back() -> str:
    """The back of action cards: waves and a gull."""
    waves = "".join(f"M{x} {y}q8 -8 16 0t16 0" for y in range(16, 140, 16) for x in range(-8 - y % 32, 100, 32))
    gull = "M28 66Q40 52 50 66Q60 52 72 66"
    return svg(
        WIDTH,
        CARD,
        rectangle(0, 0, WIDTH, CARD, SEA),
        drawn(waves, FOAM, 2.4, opacity=0.55),
        drawn("M12 6H88a6 6 0 0 1 6 6V128a6 6 0 0 1 -6 6H12a6 6 0 0 1 -6 -6V12a6 6 0 0 1 6 -6Z", FOAM, 2),
        circle(50, 68, 27, CREAM, line=2.6),
        ring(50, 68, 21.5, SEA, 2),
        drawn(gull, INK, 4.4),
        drawn("M38 80q6 -5 12 0t12 0", SEA, 3),
    )


def floor_back() -> str:
    """The back of floors: a wall by night."""
    panes = "".join(
        rectangle(x, y, 18, 24, "#f9d67c" if (x // 30 + y // 34) % 3 else "#22384c", line=1.8, corner=1)
        for x in (22, 52, 82, 112)
        for y in (22, 56)
    )
    return svg(*TILE, rectangle(0, 0, *TILE, "#31506b"), drawn("M0 2H160M0 98H160", "#8fb3c9", 4), panes, _edge())


def roof_back() -> str:
    """The back of roofs: tiles by night."""
    d = "".join(f"M{x} {y}q9 12 18 0" for y in range(6, 100, 14) for x in range(-9 if y % 28 == 6 else 0, 160, 18))
    moon = circle(122, 30, 15, "#f9d67c", line=2) + circle(129, 25, 12.5, "#6a3b34")
    return svg(*TILE, rectangle(0, 0, *TILE, "#6a3b34"), drawn(d, "#a65f49", 3.2), moon, _edge())


def goal_back() -> str:
    """The back of personal objectives: an anchor."""
    d = "M80 32V74M66 44H94M56 60C58 80 102 80 104 60"
    return svg(
        *TILE,
        rectangle(0, 0, *TILE, "#5a3d80"),
        circle(80, 52, 38, "#e3d5f0", line=2.6),
        drawn(d, INK, 6),
        ring(80, 27, 5, INK, 4),
        _edge(),
    )


def _edge() -> str:
    return drawn("M1 1H159V99H1Z", INK, 2)

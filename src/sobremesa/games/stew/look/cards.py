"""The cards of Stew: ingredients on kraft paper with hatched grounds, vermin on charcoal, and the back."""

from collections.abc import Mapping

from ....drawing.gouache import INK, copied, defined, drawn, ellipse, filled, placed, prefix, rectangle, svg
from .brush import Glyph
from .kettle import kettle

WIDTH, FACE = 100, 124  # a face above its name plate
CARD = 140  # the height of the back, which has no plate

# Of the faces: the ground and its hatching.
GROUNDS: Mapping[str, tuple[str, str]] = {
    "potato": ("#e8d3a6", "#d6bb84"),
    "carrot": ("#cfdcc0", "#b7c9a4"),
    "leek": ("#e3d7ba", "#cfbf98"),
    "garlic": ("#c9bfd0", "#b3a6bd"),
    "chicken": ("#e0c3a0", "#cda97e"),
    "stone": ("#d5cdb8", "#bfb59c"),
    "own": ("#d9d3b4", "#c4bd98"),
}
CHARCOAL, ASH = "#3b3a36", "#4a4843"
WOOD, GRAIN, COPPER = "#6b4730", "#7d563b", "#d19a62"


def ingredient_face(name: str, glyph: Glyph) -> str:
    """An ingredient in the hand, 100 by 124."""
    ids = prefix(f"face-{name}")
    ground, hatch = GROUNDS[name]
    shadow = filled("M18 104C18 98 82 98 82 104C82 110 18 110 18 104Z", INK, opacity=0.16)
    return svg(
        WIDTH,
        FACE,
        rectangle(0, 0, WIDTH, FACE, ground),
        drawn(_hatching(FACE), hatch, 2),
        shadow,
        placed(glyph(ids), 9, 17, scale=0.82),
        drawn(_frame(4, FACE), INK, 1, opacity=0.35),
    )


def vermin_face(name: str, glyph: Glyph) -> str:
    """One of the vermin in the row, 100 by 124: it looks out of the dark."""
    ids = prefix(f"vermin-{name}")
    return svg(
        WIDTH,
        FACE,
        rectangle(0, 0, WIDTH, FACE, CHARCOAL),
        drawn(_hatching(FACE), ASH, 2),
        ellipse(50, 64, 47, 50, "#5a564d"),
        ellipse(50, 64, 38, 41, "#6d675b"),
        placed(glyph(ids), 9, 19, scale=0.82),
        drawn(_frame(4, FACE), COPPER, 1, opacity=0.7),
    )


def alone(name: str, glyph: Glyph) -> str:
    """A glyph as a picture of its own, 108 by 108, on nothing."""
    return svg(108, 108, glyph(prefix(name)), left=-4, top=-4)


def pot(name: str, level: int) -> str:
    """The pot, 100 by 100, as full as that."""
    return svg(100, 100, kettle(prefix(name), level))


def back() -> str:
    """The back of every ingredient, 100 by 140: two ladles on wood, the same whichever way up it lies."""
    ids = prefix("back")
    handle = "M0 46V-18C0 -30 14 -30 14 -20"
    ladle = drawn(handle, INK, 8) + drawn(handle, COPPER, 4.4)
    ladle += filled("M-17 34H17C17 50 9 57 0 57C-9 57 -17 50 -17 34Z", COPPER, line=2.4)
    ladle += ellipse(0, 34, 17, 5.6, "#8f5c34", line=2.4)
    grain = "".join(f"M0 {y}C30 {y - 5} 64 {y + 6} 100 {y}" for y in range(6, CARD, 11))
    return svg(
        WIDTH,
        CARD,
        defined(f"{ids}l", ladle),
        rectangle(0, 0, WIDTH, CARD, WOOD),
        drawn(grain, GRAIN, 2),
        drawn(_frame(6, CARD), COPPER, 1.6),
        drawn(_frame(9.5, CARD), COPPER, 0.8),
        copied(f"{ids}l", 31, 56, scale=0.96),
        copied(f"{ids}l", 69, 84, scale=0.96, turn=180),
    )


def _hatching(height: float) -> str:
    """Path data of slanting lines over a card."""
    return "".join(f"M{x} 0L{x - height * 0.6:g} {height}" for x in range(8, 180, 9))


def _frame(edge: float, height: float) -> str:
    """Path data of a line so far from the edge of a card."""
    return f"M{edge} {edge}H{WIDTH - edge}V{height - edge}H{edge}Z"

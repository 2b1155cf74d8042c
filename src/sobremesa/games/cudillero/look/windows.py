"""What looks out of a wall: windows with shutters, neighbours, balconies, and flues that smoke."""

from ....drawing.gouache import INK, circle, drawn, filled, rectangle
from .brush import CREAM, badge, box, picked

SKIN = ("#f0c39a", "#c98d5f", "#8a5533", "#e0ac7e")
HAIR = ("#2b1a17", "#8a3b1c", "#e2d8cf", "#5a3a1e")
SHIRTS = ("#e4572e", "#f2b134", "#5fb49c", "#e84a8a", "#7d5ba6")
FLOWERS = ("#e84a8a", "#e4572e", "#fff1c9")
GLASS, DARK, WOOD = "#bfe3ea", "#2d4a5c", "#8b5a34"
WIDE, HIGH, TOP = 24, 36, 28  # of a window


def window(x: float, shutters: str, variant: int, salt: int) -> str:
    """A window with drapes, shutters, and sometimes flowers; it scores nothing."""
    cross = drawn(f"M{x + WIDE / 2} {TOP}v{HIGH}M{x} {TOP + 16}h{WIDE}", CREAM, 2.6)
    drapes = filled(f"M{x} {TOP}h{WIDE}v5q-6 6 -12 0q-6 6 -12 0Z", "#fff", opacity=0.85)
    plants = _flowers(x, variant, salt) if (variant + salt) % 3 else ""
    return _shutters(x, shutters) + _frame(x, GLASS) + cross + drapes + _sill(x) + plants


def neighbour(x: float, shutters: str, variant: int, salt: int, n: int = 1) -> str:
    """A neighbour who waves from the window; more than one are told by their number."""
    head = _person(x + WIDE / 2, TOP + 4, HIGH - 4, variant, salt)
    many = badge(n, x + WIDE - 1, TOP + HIGH - 2) if n > 1 else ""
    return _shutters(x, shutters) + _frame(x, DARK) + head + _sill(x) + many


def balcony(x: float, n: int = 1) -> str:
    """A balcony with its door, its rail, and a pot of flowers."""
    door = rectangle(x - 4, 21, 32, 60, CREAM, corner=2, line=2) + box(x - 1, 24, 26, 56, "#a9d5df", 1.4)
    glint = filled(f"M{x} 62L{x + 18} 24h5L{x} 76Z", "#fff", opacity=0.5) + drawn(f"M{x + 12} 24v56", INK, 1.4)
    bars = "".join(f"M{x - 9.5 + i * 6.1:g} 60v19" for i in range(8))
    rail = box(x - 12, 79, 48, 5, "#6d4327", 1.8) + box(x - 12, 57, 48, 3.6, "#6d4327")
    pot = filled(f"M{x + 25} 57v-6h9l-1.8 6Z", "#c4633a", line=1.2)
    plant = circle(x + 27, 48, 3.6, "#4f9a3a", line=1) + circle(x + 31.5, 47, 3.4, "#e84a8a", line=1)
    many = badge(n, x + 35, 84) if n > 1 else ""
    return door + glint + drawn(bars, INK, 3.4) + drawn(bars, WOOD, 1.6) + rail + pot + plant + many


def flue(x: float, n: int = 1) -> str:
    """A brick chimney that climbs the wall and smokes."""
    stack = box(x + 3, 40, 18, 56, "#b9563a", 1.8) + box(x - 1, 34, 26, 8, CREAM, 1.8)
    joints = "".join(f"M{x + 3} {y}h18M{x + 12 + (4 if y % 20 else -4)} {y}v8" for y in range(50, 92, 10))
    pots = box(x + 6, 26, 6, 9, "#a64a32", 1.5) + box(x + 13, 26, 6, 9, "#a64a32", 1.5)
    smoke = f"M{x + 9} 23c-5 -4 4 -7 -1 -13M{x + 16} 23c-4 -5 5 -8 1 -15"
    many = badge(n, x + 12, 66, 9) if n > 1 else ""
    return stack + drawn(joints, INK, 1, opacity=0.45) + pots + drawn(smoke, INK, 5) + drawn(smoke, "#fff", 3) + many


def _frame(x: float, glass: str) -> str:
    pane = f"M{x} {TOP + 22}L{x + 17} {TOP}h5L{x} {TOP + 32}Z"
    return (
        box(x - 3, TOP - 3, WIDE + 6, HIGH + 6, CREAM, 2, 2)
        + box(x, TOP, WIDE, HIGH, glass, 1.4)
        + filled(pane, "#fff", opacity=0.5 if glass == GLASS else 0.16)
    )


def _shutters(x: float, colour: str) -> str:
    """Both shutters of a window."""
    slats = ""
    for left in (x - 13, x + WIDE + 4):
        slats += "".join(f"M{left + 2} {TOP + 3 + i * 5.4:g}h5" for i in range(7))
    both = "".join(box(left, TOP - 2, 9, HIGH + 4, colour) for left in (x - 13, x + WIDE + 4))
    return both + drawn(slats, INK, 1, opacity=0.45)


def _sill(x: float) -> str:
    return box(x - 6, TOP + HIGH + 1, WIDE + 12, 4.6, CREAM)


def _flowers(x: float, variant: int, salt: int) -> str:
    y, blossom = TOP + HIGH + 1, picked(FLOWERS, variant, salt)
    heads = "".join(circle(x + 2 + i * 6.7, y - 3.2, 3.1, blossom, line=1) for i in range(4))
    return heads + filled(f"M{x - 1} {y}q13 -7 26 0Z", "#4f9a3a", line=1)


def _person(cx: float, y: float, h: float, variant: int, salt: int) -> str:
    """Somebody with a raised arm, whose shoulders are at the sill."""
    skin, hair = picked(SKIN, variant, salt), picked(HAIR, variant, salt + 1)
    shirt, low = picked(SHIRTS, variant, salt + 2), y + h
    sleeve = f"M{cx + 6} {low - 3}C{cx + 12} {low - 8} {cx + 10} {y + 17} {cx + 10} {y + 9}"
    face = circle(cx - 2.6, y + 15.5, 1.1, INK) + circle(cx + 2.2, y + 15.5, 1.1, INK)
    return (
        filled(f"M{cx - 11} {low}C{cx - 11} {low - 11} {cx + 11} {low - 11} {cx + 11} {low}Z", shirt, line=1.4)
        + circle(cx, y + 15, 7.6, skin, line=1.4)
        + _hair(cx, y, hair, (variant + salt) % 3)
        + face
        + drawn(f"M{cx - 2.6} {y + 18.6}q2.4 2.4 4.8 0", INK, 1.2)
        + drawn(sleeve, INK, 6)
        + drawn(sleeve, shirt, 3.6)
        + circle(cx + 10, y + 7, 3.2, skin, line=1.3)
    )


def _hair(cx: float, y: float, colour: str, cut: int) -> str:
    """Short hair, a bun, or a seaman's cap."""
    if cut == 2:
        return filled(f"M{cx - 9} {y + 11}h18c0 -8 -18 -8 -18 0z", "#27496d", line=1.2)
    short = f"M{cx - 8} {y + 15}C{cx - 9} {y + 4} {cx + 9} {y + 4} {cx + 8} {y + 15}C{cx + 4} {y + 10} "
    head = filled(f"{short}{cx - 4} {y + 11} {cx - 8} {y + 15}Z", colour, line=1.2)
    return head + (circle(cx, y + 3.5, 3.6, colour, line=1.2) if cut else "")

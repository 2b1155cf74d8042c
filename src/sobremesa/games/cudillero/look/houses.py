"""Doorways, floors and roofs: tiles of 160 by 100 whose walls, cables and clothes lines meet at their edges."""

from ....drawing.gouache import INK, circle, drawn, filled, rectangle
from .brush import CREAM, DIGITS, PLUS, TIMES, badge, box, picked, written
from .lines import cables, clothes_line
from .signs import SYMBOLS
from .walls import PAINTS, WIDTH, wall
from .windows import balcony, flue, neighbour, window

BAYS = (34, 75, 116)  # the left edges of the three windows of a floor
STONES = ("#b7aa97", "#a89a86", "#c6baa6", "#9d8f7c")
DOORS = ("#27496d", "#2f6f6b", "#8d2f2a", "#6d4327")
STACKS = ("#b9563a", "#a64a32", "#8f8578")
PLACES = {1: (118,), 2: (40, 120), 3: (34, 80, 126), 4: (28, 62, 98, 132)}


def floor(colour: str, sides: str, line: str, balconies: int, neighbours: int, chimneys: int, variant: int) -> str:
    """A floor with its symbols in three bays."""
    shutters = picked(PAINTS[colour].shutters, variant, 0)
    bays = []
    if balconies:
        bays.append(lambda x, salt: balcony(x, balconies))
    if neighbours:
        bays.append(lambda x, salt: neighbour(x, shutters, variant, salt, neighbours))
    if chimneys:
        bays.append(lambda x, salt: flue(x, chimneys))
    while len(bays) < len(BAYS):
        bays.append(lambda x, salt: window(x, shutters, variant, salt))
    turn = variant % 3
    ordered = bays[turn:] + bays[:turn]
    inside = "".join(draw(x, salt) for salt, (x, draw) in enumerate(zip(BAYS, ordered, strict=True)))
    return wall(colour) + cables(sides) + inside + clothes_line(line, variant)


def roof(colour: str, sides: str, bonus: str, balconies: int, neighbours: int, chimneys: int, variant: int) -> str:
    """A roof with its chimneys, its bonus in a medallion, and dormers where somebody lives."""
    stacks = "".join(_stack(x, variant, n) for n, x in enumerate(PLACES.get(min(chimneys, 4), ())))
    many = badge(chimneys, 136, 32) if chimneys > len(PLACES) else ""
    dormers = (_dormer(22, variant, neighbours) if neighbours else "") + (_gallery(138, balconies) if balconies else "")
    panes = "" if bonus != "none" else "".join(_pane(x) for x in (48, 80, 112))
    return (
        stacks
        + _tiles(colour, variant)
        + many
        + wall(colour, 74, 100)
        + cables(sides, top=84)
        + panes
        + dormers
        + _medallion(colour, bonus)
    )


def doorway(variant: int) -> str:
    """A stone ground floor with its door and its lantern; the cables leave to both sides and up."""
    stones, joints = rectangle(0, 0, WIDTH, 100, STONES[0]), ""
    for row in range(5):
        x, n = -((variant * 7 + row * 11) % 19), 0
        while x < WIDTH:
            wide = 20 + (row * 13 + n * 7 + variant * 5) % 14
            left, right = max(0, x), min(WIDTH, x + wide)
            stones += rectangle(left, row * 20, right - left, 20, picked(STONES, variant + row, n + x % 5))
            joints += f"M{right} {row * 20}v20"
            x, n = x + wide, n + 1
        joints += f"M0 {row * 20}H160"
    door = picked(DOORS, variant, 1)
    arch = filled("M54 96V44a26 26 0 0 1 52 0V96z", CREAM, line=2)
    leaf = filled("M60 96V46a20 20 0 0 1 40 0V96z", door, line=2) + drawn("M80 27V96M60 50H100", INK, 1.6)
    light = filled("M63 46a17 17 0 0 1 34 0z", "#f9d67c", line=1.4) + drawn(
        "M80 46V29M80 46L68 34M80 46L92 34", INK, 1.2
    )
    panels = drawn("M65 57h11v16h-11zM84 57h11v16h-11zM65 79h11v12h-11zM84 79h11v12h-11z", INK, 1.3, opacity=0.7)
    lantern = drawn("M36 20h-9v6", INK, 2) + filled("M22 26h10l3 14h-16z", "#f9d67c", line=1.6)
    return (
        stones
        + drawn(joints, INK, 1, opacity=0.55)
        + rectangle(0, 0, WIDTH, 5, CREAM)
        + drawn("M0 5H160M0 0H160M0 0V100M160 0V100", INK, 1.8)
        + arch
        + leaf
        + light
        + panels
        + circle(77, 76, 1.9, "#f0b93a")
        + box(48, 94, 64, 6, "#d8ccb4")
        + lantern
        + PORCHES[variant % len(PORCHES)]
        + cables("ULR")
    )


def _crates() -> str:
    fish = "".join(filled(f"M{122 + i * 8} 66q4 -9 9 -1Z", "#9fc3d4", line=1.2) for i in range(3))
    return fish + box(118, 66, 30, 18, "#8b5a34", 1.8, 2) + drawn("M120 72h26M120 78h26", INK, 1.2)


def _barrel() -> str:
    return filled("M122 60q-5 12 0 24h22q5 -12 0 -24z", "#8b5a34", line=1.8) + drawn(
        "M120 67h26M120 77h26", "#20303c", 2.6
    )


def _buoy() -> str:
    hoop = drawn("M132 34a13 13 0 1 0 .1 0z", INK, 10) + drawn("M132 34a13 13 0 1 0 .1 0z", CREAM, 6.8)
    return hoop + drawn("M132 34a13 13 0 1 0 .1 0z", "#d9503f", 6.8, dash="10.2 10.2")


def _steps() -> str:
    pots = circle(124, 68, 6, "#4f9a3a", line=1.4) + circle(134, 66, 6.4, "#e84a8a", line=1.4)
    return pots + filled("M118 70h22l-3 14h-16z", "#c4633a", line=1.8)


PORCHES = (_crates(), _barrel(), _buoy(), _steps())


def _stack(x: float, variant: int, n: int) -> str:
    """A chimney of a roof, with its smoke."""
    high, brick = (22, 26, 30)[(variant + n) % 3], picked(STACKS, variant, n)
    top = 46 - high
    marks = drawn(f"M{x - 5} {top + 8}h10M{x - 5} {top + 15}h10M{x} {top + 8}v7", INK, 1, opacity=0.4)
    smoke = f"M{x} {top - 6}c-5 -5 5 -6 0 -10"
    return (
        box(x - 6, top, 12, high + 10, brick, 1.8)
        + marks
        + box(x - 8, top - 3, 16, 5, CREAM)
        + drawn(smoke, INK, 4.6, opacity=0.25)
        + drawn(smoke, "#fff", 3.2)
    )


def _tiles(colour: str, variant: int) -> str:
    """Four rows of tiles."""
    tones = PAINTS[colour].tiles
    out = filled("M0 76L22 40H138L160 76Z", tones[1])
    for row in range(4):
        y, left = 40 + row * 9, 22 - 5.5 * (row + 1)
        step = (160 - 2 * left) / 15
        for shift in range(3):
            d = "".join(
                f"M{left + i * step:.1f} {y}v5a{step / 2:.1f} 4.4 0 0 0 {step:.1f} 0v-5z"
                for i in range(15)
                if (i * 2 + row + variant) % 3 == shift
            )
            out += filled(d, tones[shift], line=0.9)
    edge = "M0 76L22 40H138L160 76"
    return out + drawn(edge, INK, 2.2) + drawn("M20 40H140", INK, 6) + drawn("M20 40H140", tones[2], 3)


def _pane(x: float) -> str:
    return box(x - 7, 80, 14, 11, "#bfe3ea", 1.5) + drawn(f"M{x} 80v11", INK, 1.2)


def _dormer(x: float, variant: int, n: int) -> str:
    """A dormer with a neighbour in it."""
    shirt = picked(("#e4572e", "#5fb49c", "#e84a8a"), variant, 2)
    body = filled(f"M{x - 14} 44L{x} 34L{x + 14} 44V72H{x - 14}Z", CREAM, line=1.8) + box(x - 10, 46, 20, 24, "#2d4a5c")
    who = filled(f"M{x - 9} 70c0 -11 18 -11 18 0z", shirt, line=1.3) + circle(x, 57, 6.4, "#e0ac7e", line=1.3)
    face = circle(x - 2.2, 57.5, 1, INK) + circle(x + 2.2, 57.5, 1, INK) + drawn(f"M{x - 2} 60q2 2 4 0", INK, 1.1)
    hair = filled(f"M{x - 6.5} 56c0 -8 13 -8 13 0q-6 -4 -13 0z", "#5a3a1e", line=1.1)
    return body + who + face + hair + (badge(n, x + 12, 68, 7) if n > 1 else "")


def _gallery(x: float, n: int) -> str:
    """A small balcony before a dormer."""
    bars = "".join(f"M{x - 13 + i * 6.5:g} 60v11" for i in range(5))
    body = filled(f"M{x - 12} 42L{x} 33L{x + 12} 42V62H{x - 12}Z", CREAM, line=1.8) + box(
        x - 8, 44, 16, 20, "#a9d5df", 1.4
    )
    rail = box(x - 16, 57, 32, 3.6, "#6d4327") + box(x - 16, 70, 32, 4.6, "#6d4327")
    return (
        body + drawn(bars, INK, 3.2) + drawn(bars, "#8b5a34", 1.5) + rail + (badge(n, x + 15, 66, 7) if n > 1 else "")
    )


def _medallion(colour: str, bonus: str) -> str:
    """The bonus of a roof: a symbol and how it counts."""
    if bonus == "none":
        return ""
    one = bonus in ("height", "fibre")
    signs = written([PLUS, DIGITS[1]] if one else [TIMES, DIGITS[2]], 92, 62, scale=0.72, width=3.4)
    plate = "M60 40H100a22 22 0 0 1 0 44H60a22 22 0 0 1 0 -44Z"
    rim = filled(plate, PAINTS[colour].wall, line=2.4)
    inner = filled("M61 44.5H99a17.5 17.5 0 0 1 0 35H61a17.5 17.5 0 0 1 0 -35Z", CREAM)
    return rim + inner + SYMBOLS[bonus](62, 62, 0.3) + signs

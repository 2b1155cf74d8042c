"""The house's table linen: the cloth that pages lie on, and the lace along its hem."""

from ...drawing.gouache import at, circle, circle_path, copied, defined, drawn, ellipse, filled, point, prefix, svg

TEAL, THREAD, CREAM = "#0b3a3f", "#0f4a4f", "#f7ecd7"
PINK, GOLD, MINT, RED = "#e84a8a", "#f2b134", "#5fb49c", "#e4572e"
SCALLOP, DEEP = 64, 20  # the width of a scallop of the lace, and how far it hangs down
FLOWERS = (PINK, GOLD, MINT, RED)
SIZE = 200

CUP = "M-22 -14H22C23 4 20 18 10 22H-10C-20 18 -23 4 -22 -14Z"
HANDLE = "M20 -8C34 -12 36 10 18 8"
STEAM = "M-8 -20C-14 -28 -2 -32 -8 -41M6 -20C0 -28 12 -32 6 -41"
CARD = "M-15 -22H15A4 4 0 0 1 19 -18V18A4 4 0 0 1 15 22H-15A4 4 0 0 1 -19 18V-18A4 4 0 0 1 -15 -22Z"


def hem() -> str:
    """The edge of the cloth with its lace, to hang below a band of the cloth's colour; it repeats without a seam."""
    ids, width = prefix("hem"), SCALLOP * len(FLOWERS)
    lace = defined(f"{ids}s", _scallop())
    scallops = "".join(copied(f"{ids}s", SCALLOP * n) for n in range(len(FLOWERS)))
    flowers = "".join(_flower(SCALLOP * (n + 0.5), 11, colour) for n, colour in enumerate(FLOWERS))
    return svg(width, DEEP + 10, lace + scallops + flowers)


def cloth() -> str:
    """A square of the cloth, cups, cards and flowers tone on tone; its own colour is left to the page."""
    ids, half = prefix("house-cloth"), SIZE / 2
    return svg(
        SIZE,
        SIZE,
        defined(f"{ids}c", _cup()),
        defined(f"{ids}k", _cards()),
        defined(f"{ids}f", _blossom(19)),
        defined(f"{ids}b", _blossom(10)),
        copied(f"{ids}c", half / 2, half / 2 + 8),
        copied(f"{ids}k", half * 1.5, half / 2),
        copied(f"{ids}k", half / 2, half * 1.5, turn=-14),
        copied(f"{ids}c", half * 1.5, half * 1.5 + 8, mirrored=True),
        copied(f"{ids}f", half, half),
        *(copied(f"{ids}f", x, y) for x in (0, SIZE) for y in (0, SIZE)),
        *(copied(f"{ids}b", x, half) for x in (0, SIZE)),
        *(copied(f"{ids}b", half, y) for y in (0, SIZE)),
    )


def _scallop() -> str:
    """One scallop: cloth, a row of holes, and loops of thread along its rim."""
    half = SCALLOP / 2
    d = f"M0 0H{SCALLOP}V5A{half} {DEEP} 0 0 1 0 5Z"
    rim = [(half - half * 0.94 * c, 5 + DEEP * s) for c, s in ((0.92, 0.4), (0.7, 0.72), (0.37, 0.93))]
    rim += [(half, 5.0 + DEEP)] + [(SCALLOP - x, y) for x, y in reversed(rim)]
    loops = "".join(circle_path(x, y, 2.6) for x, y in rim)
    inner = f"M5 6A{half - 5} {DEEP - 5} 0 0 0 {SCALLOP - 5} 6"
    return filled(loops, CREAM) + filled(d, TEAL) + drawn(inner, CREAM, 1.4, dash="0.2 4.2", opacity=0.8)


def _flower(x: float, y: float, colour: str) -> str:
    petals = "".join(circle_path(*point(x, y, 60 * i - 90, 4.2), 2.7) for i in range(6))
    leaves = ellipse(x - 12, y + 0.5, 4.4, 1.7, MINT) + ellipse(x + 12, y + 0.5, 4.4, 1.7, MINT)
    return leaves + filled(petals, colour) + circle(x, y, 2.3, CREAM)


def _cup() -> str:
    return (
        drawn(HANDLE, THREAD, 5)
        + filled(CUP, THREAD)
        + ellipse(0, 26, 30, 3.4, THREAD)
        + drawn(STEAM, THREAD, 3.2)
        + drawn("M-15 0H15", TEAL, 2.4, dash="0.2 5")
    )


def _cards() -> str:
    back = filled(CARD, THREAD) + drawn("M-12 -15H12V15H-12Z", TEAL, 1.8)
    diamond = filled(f"M{at((0, -8), (6, 0), (0, 8), (-6, 0))}Z", TEAL)
    return "".join(
        f'<g transform="translate({x} 2) rotate({turn})">{back}{diamond}</g>' for x, turn in ((-13, -13), (13, 11))
    )


def _blossom(size: float) -> str:
    petals = "".join(circle_path(*point(0, 0, 45 * i, size * 0.62), size * 0.3) for i in range(8))
    return filled(petals, THREAD) + circle(0, 0, size * 0.36, THREAD) + circle(0, 0, size * 0.16, TEAL)

"""The table: a cloth with flowers and birds embroidered tone on tone."""

from ....drawing.gouache import circle, copied, defined, drawn, filled, prefix, svg
from .embroidery import bird, flower, leaf, petals, stitches

CLOTH, THREAD = "#0b3a3f", "#0f4a4f"
SIZE = 240
HALF = SIZE / 2


def tile() -> str:
    """A square of the cloth that repeats without a seam; the cloth's own colour is left to the page."""
    ids = prefix("cloth")
    buds = ((62, 60, 120), (178, 60, 240), (62, 184, 60), (178, 184, 300))
    return svg(
        SIZE,
        SIZE,
        defined(f"{ids}b", bird(78, THREAD, CLOTH)),
        defined(f"{ids}f", flower(0, 0, 26, THREAD, CLOTH, CLOTH, count=10) + circle(0, 0, 4, THREAD)),
        defined(f"{ids}s", _sprig()),
        defined(f"{ids}l", _bud()),
        _rose(HALF, HALF),
        copied(f"{ids}b", 46, 111),
        copied(f"{ids}b", 194, 129, mirrored=True),
        *(copied(f"{ids}f", x, y) for x in (0, SIZE) for y in (0, SIZE)),
        *(copied(f"{ids}b", x, y, scale=0.74, mirrored=x < HALF) for x in (60, 180) for y in (0, SIZE)),
        *(copied(f"{ids}s", HALF, y, turn=turn) for y, turn in ((26, 0), (SIZE - 26, 180))),
        *(copied(f"{ids}l", x, y, turn=turn) for x, y, turn in buds),
    )


def _rose(x: float, y: float) -> str:
    return (
        filled(petals(x, y, 8, 9, 34, 9), THREAD)
        + filled(petals(x, y, 8, 16, 40, 3, turn=22.5), THREAD)
        + drawn(stitches(x, y, 8, 18, 27), CLOTH, 1.8)
        + circle(x, y, 6, THREAD)
    )


def _sprig() -> str:
    """Half a little tree, its root at (0, 26): two of them grow together across the seam of the tiles."""
    stem = drawn("M0 18C0 8 0 0 0 -8M0 10C-8 8 -16 2 -20 -6M0 10C8 8 16 2 20 -6", THREAD, 2.4)
    leaves = "".join(
        leaf(x, y, length, turn, THREAD, CLOTH)
        for x, y, length, turn in ((-20, -4, 16, -24), (20, -4, 16, 24), (-9, 7, 12, -80), (9, 7, 12, 80))
    )
    return stem + flower(0, -14, 11, THREAD, CLOTH, CLOTH, count=6) + leaves


def _bud() -> str:
    """Three leaves on a stalk."""
    return drawn("M0 14C0 8 0 4 0 0", THREAD, 2.2) + "".join(
        leaf(0, 1, 15, turn, THREAD, CLOTH) for turn in (-46, 0, 46)
    )

"""The picture that announces the game: a village on the quay, 400 by 300."""

from ....drawing.gouache import copied, defined, placed, prefix, rectangle, svg
from .harbour import SKY, hills
from .houses import doorway, roof
from .lines import cables, washing
from .walls import wall
from .windows import balcony, neighbour, window

WIDTH, HEIGHT, SCALE, GROUND = 400, 300, 0.66, 282

# The three buildings, each from its first floor up: the colour of the wall, and what is in its three bays.
HOUSES = (
    (("yellow", "wnw"), ("blue", "b w")),
    (("red", "wbw"), ("white", "w n"), ("red", "w w")),
    (("blue", "nww"), ("yellow", "wb ")),
)
BAYS = (34, 75, 116)


def cover() -> str:
    """Three buildings joined by a cable and by a clothes line."""
    ids = prefix("cover")
    parts = {"w": window(0, "#2f6f6b", 3, 0), "n": neighbour(0, "#8d2f2a", 3, 1), "b": balcony(0)}
    tiles = {
        "door": doorway(1),
        "roof": roof("red", "", "none", 0, 0, 1, 3),
        "line": washing("L", 5),
        "lit": cables("ULR", lit=True),
    }
    walls = {colour: wall(colour) for floors in HOUSES for colour, _ in floors}
    made = "".join(defined(f"{ids}{id}", body) for id, body in (parts | tiles | walls).items())
    left, wide = (WIDTH - 3 * 160 * SCALE) / 2, 160 * SCALE
    houses = ""
    for column, floors in enumerate(HOUSES):
        stack = [copied(f"{ids}door"), *(_floor(ids, colour, bays) for colour, bays in floors), copied(f"{ids}roof")]
        for level, tile in enumerate(stack[: 5 - column % 2]):
            houses += placed(tile, left + column * wide, GROUND - (level + 1) * 100 * SCALE, scale=SCALE)
    lit = "".join(
        copied(f"{ids}lit", left + column * wide, GROUND - 100 * SCALE, scale=SCALE) for column in range(len(HOUSES))
    )
    lit += placed(cables("DR", lit=True), left, GROUND - 200 * SCALE, scale=SCALE)
    seam, high = left + 2 * wide, GROUND - 200 * SCALE
    hung = copied(f"{ids}line", seam, high, scale=SCALE) + copied(f"{ids}line", seam, high, scale=SCALE, mirrored=True)
    sea = rectangle(0, GROUND, WIDTH, 7, "#d8ccb4", line=1.6) + rectangle(0, GROUND + 7, WIDTH, 14, "#2f7f9c", line=1.6)
    back = placed(hills(), 0, 40, scale=0.5)
    return svg(WIDTH, HEIGHT, rectangle(0, 0, WIDTH, HEIGHT, SKY[1]), back, made, houses, lit, hung, sea)


def _floor(ids: str, colour: str, bays: str) -> str:
    """A floor whose bays are copies."""
    return copied(f"{ids}{colour}") + "".join(
        copied(f"{ids}{kind}", x) for kind, x in zip(bays, BAYS, strict=True) if kind != " "
    )

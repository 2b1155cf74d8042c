"""Where the villages stand: the sky over a harbour with its hills, and the quay."""

from ....drawing.gouache import INK, circle, drawn, filled, placed, rectangle, svg
from .brush import CREAM
from .walls import PAINTS

WIDTH, HEIGHT = 800, 500
SKY = ("#8fd0e6", "#a3d6e2", "#b8dcdb", "#cfe0d0", "#e6e2c4", "#f7e2bb")
QUAY = (120, 40)


def harbour() -> str:
    """Sky, sun, hills and the houses of others far away, 800 by 500."""
    return svg(WIDTH, HEIGHT, sky(WIDTH, HEIGHT), circle(664, 150, 38, "#fff3cf"), hills(), town())


def sky(width: float, height: float) -> str:
    """Bands that grow warmer downwards, with soft edges."""
    band, out = height / len(SKY), rectangle(0, 0, width, height, SKY[0])
    for n, colour in enumerate(SKY[1:], 1):
        y, step = n * band, width / 4
        edge = f"M0 {y:g}" + f"q{step / 2:g} {-10 if n % 2 else 8} {step:g} 0" * 4
        out += filled(f"{edge}V{height:g}H0Z", colour)
    return out


def hills() -> str:
    """Two rows of green hills."""
    far = "M0 350C120 210 240 240 360 320S640 170 800 290V500H0Z"
    near = "M0 430C160 310 336 350 480 410S720 330 800 380V500H0Z"
    return filled(far, "#8fb795") + filled(near, "#6aa07a")


def town() -> str:
    """Houses of others on the slopes."""
    out = ""
    for n in range(24):
        x, y = (n * 137) % 780, 396 + (n * 53) % 84
        paint = PAINTS[("blue", "yellow", "white", "red")[n % 4]]
        body = (
            rectangle(0, 0, 22, 24, paint.wall)
            + filled("M-2 0L11 -10L24 0Z", "#b9563a")
            + rectangle(4, 6, 5, 7, CREAM)
            + rectangle(13, 6, 5, 7, CREAM)
        )
        out += placed(body, x, y, scale=0.8 + n % 3 * 0.16)
    return f'<g opacity="0.55">{out}</g>'


def quay() -> str:
    """A piece of the quay and of the sea before it; pieces join at their sides, 120 by 40."""
    stones = "M0 9H120M20 9V18M64 9V18M100 9V18M0 18H120"
    waves = "M6 28q7 -6 14 0t14 0M62 33q7 -6 14 0t14 0"
    return svg(
        *QUAY,
        rectangle(0, 0, 120, 20, "#9d9385"),
        rectangle(0, 0, 120, 5, "#d8ccb4"),
        drawn(stones, INK, 1.2, opacity=0.45),
        rectangle(0, 19, 120, 21, "#2f7f9c"),
        drawn("M0 19H120M0 .9H120", INK, 1.6),
        drawn(waves, "#8fd0e6", 2.4, opacity=0.8),
    )

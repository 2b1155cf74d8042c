"""What joins houses: cables at fixed places of the edges, and clothes lines from pulley to pulley."""

from collections.abc import Mapping

from ....drawing.gouache import INK, circle, drawn, filled
from .brush import CABLE, LIT, box, picked, rope
from .windows import WOOD

# Where cables leave a card, all from one junction: up and down at x = 12, left and right at y = 90.
ENDS: Mapping[str, str] = {"U": "M12 90V0", "D": "M12 90V100", "L": "M12 90H0", "R": "M12 90H160"}
CLOTHES = ("#e84a8a", "#fff8ea", "#5fb49c", "#f2b134", "#7d5ba6", "#e4572e")


def cables(sides: str, *, lit: bool = False, top: float = 0) -> str:
    """Cables to those sides; lit they carry light. `top` is where those that go up end."""
    if not sides:
        return ""
    d = "".join(ENDS[side] if side != "U" or not top else f"M12 90V{top:g}" for side in sides)
    body = drawn(d, INK, 7) + drawn(d, LIT if lit else CABLE, 4)
    flow = drawn(d, "#c9fff7", 1.4, dash="5 7") if lit else drawn(d, "#a9cfcc", 1)
    return body + flow + _junction(lit=lit)


def _junction(*, lit: bool) -> str:
    """The box where cables meet, with its lamp."""
    lamp = circle(12, 90, 3, "#5ff2e1" if lit else "#8fb0ae")
    halo = circle(12, 90, 9, "#5ff2e1", opacity=0.35) if lit else ""
    return halo + box(6.5, 84, 11, 12, "#20303c", 1.6, 2.5) + lamp


def clothes_line(edges: str, variant: int) -> str:
    """Half of a clothes line to each of those edges, with its pulley and one piece of washing."""
    return "".join(_half(edge, (30,), variant, n) for n, edge in enumerate(edges))


def washing(edge: str, variant: int) -> str:
    """A half that is joined: more washing hangs on it."""
    return _half(edge, (9, 30, 50), variant, 0)


def _half(edge: str, places: tuple[int, ...], variant: int, salt: int) -> str:
    """The half line to the left or right edge; places count from that edge."""

    def across(x: float) -> float:
        return x if edge == "L" else 160 - x

    d = f"M{across(66):g} 11Q{across(30):g} 21 {across(0):g} 19"
    hung = "".join(
        _garment(across(x), 18.4 - x * 0.035, picked(CLOTHES, variant, salt + x), (variant + salt + x) % 4)
        for x in places
    )
    return rope(d) + circle(across(66), 11, 4.2, WOOD, line=1.6) + circle(across(66), 11, 1.3, INK) + hung


def _garment(x: float, y: float, colour: str, cut: int) -> str:
    """A shirt, trousers, a stocking or a towel, with its pegs."""
    cuts = (
        f"M{x - 7:g} {y:g}l-4 6 4 2.4v11h14v-11l4 -2.4 -4 -6q-7 4 -14 0z",
        f"M{x - 7:g} {y:g}h14l1 19h-6l-2 -11 -2 11h-6z",
        f"M{x - 3:g} {y:g}h7v11q6 3 5 7h-12z",
        f"M{x - 8:g} {y:g}h16v16q-4 2.4 -8 0t-8 0z",
    )
    pegs = drawn(f"M{x - 4:g} {y - 2.6:g}v5M{x + 4:g} {y - 2.6:g}v5", WOOD, 2.4)
    return filled(cuts[cut], colour, line=1.6) + pegs

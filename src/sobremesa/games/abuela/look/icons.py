"""Signs of the six actions and of enhancing one, for the buttons that begin them: cream on nothing, 100 by 100."""

from collections.abc import Callable, Mapping

from ....drawing.gouache import INK, PAPER, circle, drawn, filled, rectangle, svg
from .brush import around


def _place() -> str:
    """A card goes down onto a burner."""
    return (
        rectangle(34, 4, 32, 40, PAPER, corner=5)
        + _arrow("M50 48V64", 50, 76)
        + drawn("M14 84C14 76 30 72 50 84C70 72 86 76 86 84C86 96 14 96 14 84Z", PAPER, 6)
    )


def _draw() -> str:
    """The uppermost card of a pile."""
    pile = drawn("M22 44V88Q22 94 28 94H66M32 34V78Q32 84 38 84H76", PAPER, 7)
    return pile + rectangle(42, 8, 46, 62, PAPER, corner=8)


def _take() -> str:
    """A card leaves its row."""
    row = rectangle(4, 52, 24, 36, PAPER, corner=5) + rectangle(72, 52, 24, 36, PAPER, corner=5)
    return row + rectangle(38, 8, 24, 36, PAPER, corner=5) + drawn("M38 60H62V84H38Z", PAPER, 5, dash="7 6")


def _exchange() -> str:
    """One there, one back."""
    return drawn("M12 34H70M88 66H30", PAPER, 12) + filled("M64 12L94 34L64 56ZM36 44L6 66L36 88Z", PAPER)


def _remove() -> str:
    """A card is lifted off its burner."""
    burner = drawn("M14 84C14 76 30 72 50 72C70 72 86 76 86 84C86 96 14 96 14 84Z", PAPER, 6)
    return burner + drawn("M50 66V30", PAPER, 12) + filled("M24 36L50 4L76 36Z", PAPER)


def _light() -> str:
    """A flame."""
    flame = (
        "M52 2C56 24 82 32 82 62C82 84 68 96 50 96C32 96 18 84 18 62"
        "C18 46 32 38 34 24C44 28 46 36 46 42C52 30 54 16 52 2Z"
    )
    return filled(flame, PAPER) + filled("M50 56C58 64 63 68 61 78C58 88 42 88 39 78C37 70 46 66 50 56Z", "#c93a18")


def _enhance() -> str:
    """A star of spice."""
    star = around(["M", (-9, -18), "L", (0, -47), "L", (9, -18)], 8)
    return filled(star, PAPER) + circle(50, 50, 20, PAPER)


def _arrow(stalk: str, x: float, y: float) -> str:
    return drawn(stalk, PAPER, 9) + filled(f"M{x - 14:g} {y - 16:g}H{x + 14:g}L{x:g} {y:g}Z", PAPER)


ACTIONS: Mapping[str, Callable[[], str]] = {
    "place": _place,
    "draw": _draw,
    "take": _take,
    "exchange": _exchange,
    "remove": _remove,
    "light": _light,
    "enhance": _enhance,
}


def action(name: str) -> str:
    """The sign of an action."""
    return svg(100, 100, ACTIONS[name]())


def undo() -> str:
    """An arrow that turns back, in ink: the last step is taken back."""
    return svg(100, 100, drawn("M30 34H62A22 22 0 0 1 62 78H34", INK, 11), filled("M36 10L6 34L36 58Z", INK))


def known() -> str:
    """An eye: everybody knows this card."""
    lid = filled("M4 50C22 22 78 22 96 50C78 78 22 78 4 50Z", PAPER)
    return svg(100, 100, lid, circle(50, 50, 17, INK), circle(56, 44, 5, PAPER))

"""Strokes that many glyphs of this game share, beyond those of the house."""

from collections.abc import Callable, Iterable
from math import cos, radians, sin

from ....drawing import gouache
from ....drawing.gouache import at, copied, defined, drawn, oval_path

Glyph = Callable[[str], str]  # a drawing in a box of 100 by 100, by what its ids begin with


def tube(d: str, colour: str, width: float, edge: float = 4.2) -> str:
    """A line as thick as a handle, with an ink line on both sides; `edge` is the width of both together."""
    return gouache.tube(d, colour, width, edge)


def dots(places: Iterable[tuple[float, float]], colour: str, width: float) -> str:
    """Equal dots at those places."""
    return drawn("".join(f"M{at(place)}h.1" for place in places), colour, width)


def hoop(x: float, y: float, rx: float, ry: float, colour: str, width: float, *, dash: str = "") -> str:
    """The line of an ellipse."""
    return drawn(oval_path(x, y, rx, ry), colour, width, dash=dash)


def on_oval(x: float, y: float, rx: float, ry: float, degrees: float) -> str:
    """The point of an ellipse in that direction, as path data writes it."""
    return at((x + rx * cos(radians(degrees)), y + ry * sin(radians(degrees))))


def many(id: str, body: str, *places: tuple[float, ...]) -> str:
    """A drawing at several places: x, y and, where it is not as drawn, how far it is turned and how large it is."""
    return defined(id, body) + again(id, *places)


def again(id: str, *places: tuple[float, ...]) -> str:
    """The drawing of that id at more places."""
    return "".join(_copy(id, *place) for place in places)


def _copy(id: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return copied(id, x, y, turn=turn, scale=scale)


def clipped(id: str, d: str, body: str) -> str:
    """What of a drawing lies within that path."""
    return f'<clipPath id="{id}"><path d="{d}"/></clipPath><g clip-path="url(#{id})">{body}</g>'

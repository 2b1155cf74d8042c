"""The house's way of drawing: inked gouache, as SVG written from data.

A glyph lives in a box of 100 by 100: a base shape, a darker crescent clipped to it, a light patch, an ink line.
Pictures hold no text, no script, no style, and refer to nothing outside themselves, so that a page may show them as
images under the strictest policy.  The same call always gives the same bytes: numbers are rounded when written.
Lengths are in the units of the picture; degrees run clockwise from the right, as SVG turns.
"""

from math import cos, radians, sin
from zlib import crc32

INK = "#2b1a17"
PAPER = "#fbf1dc"


# -- numbers, points, ids -----------------------------------------------------------------------------------------


def number(value: float, places: int = 1) -> str:
    """A number as SVG writes it: no needless zeros, no minus before a zero."""
    text = f"{value:.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def point(x: float, y: float, degrees: float, distance: float) -> tuple[float, float]:
    """The point at that distance from (x, y) in that direction."""
    return x + cos(radians(degrees)) * distance, y + sin(radians(degrees)) * distance


def at(*points: tuple[float, float]) -> str:
    """Points as path data writes them."""
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def prefix(name: str) -> str:
    """What the ids of the picture of that name begin with: pictures may stand in one page and share no id."""
    return f"i{crc32(name.encode()):08x}"


# -- shapes -------------------------------------------------------------------------------------------------------


def filled(d: str, colour: str, *, line: float = 0, opacity: float = 1) -> str:
    """A filled shape of that path data; `line` is the width of its ink line."""
    return f'<path d="{d}" fill="{colour}"{_ink(line)}{_opacity(opacity)}/>'


def drawn(d: str, colour: str, width: float, *, dash: str = "", opacity: float = 1) -> str:
    """A line with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none"{_stroke(colour, width, dash)} {ends}{_opacity(opacity)}/>'


def circle(x: float, y: float, radius: float, colour: str, *, line: float = 0, opacity: float = 1) -> str:
    """A filled circle."""
    return f'<circle{_circle(x, y, radius)} fill="{colour}"{_ink(line)}{_opacity(opacity)}/>'


def ring(x: float, y: float, radius: float, colour: str, width: float, *, dash: str = "", opacity: float = 1) -> str:
    """The line of a circle."""
    return f'<circle{_circle(x, y, radius)} fill="none"{_stroke(colour, width, dash)}{_opacity(opacity)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, colour: str, *, line: float = 0) -> str:
    """A filled ellipse."""
    where = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {where} fill="{colour}"{_ink(line)}/>'


def rectangle(
    x: float, y: float, width: float, height: float, colour: str, *, corner: float = 0, line: float = 0
) -> str:
    """A filled rectangle; `corner` is the radius of its corners."""
    where = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    rounded = f' rx="{number(corner)}"' if corner else ""
    return f'<rect {where}{rounded} fill="{colour}"{_ink(line)}/>'


def shaded(
    id: str,
    d: str,
    base: str,
    shade: str,
    inside: str = "",
    *,
    line: float = 2.4,
    shift: tuple[float, float] = (-7, -7),
) -> str:
    """The house's body: a shape in its shade, the same shape shifted to the light, light patches, the ink line.

    id      of the shape and, with a "c", of its clip path: unlike any other in the picture
    inside  light patches and marks, clipped to the shape
    """
    moved = f'transform="translate({number(shift[0])} {number(shift[1])})"'
    return (
        f'<clipPath id="{id}c"><path id="{id}" d="{d}"/></clipPath><use href="#{id}" fill="{shade}"/>'
        f'<g clip-path="url(#{id}c)"><use href="#{id}" fill="{base}" {moved}/>{inside}</g>'
        f'<use href="#{id}" fill="none"{_ink(line)}/>'
    )


def circle_path(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    r, across = number(radius), number(2 * radius)
    return f"M{at((x - radius, y))}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0Z"


def wedges(x: float, y: float, start: float, end: float, step: float, reach: float) -> str:
    """Path data of every other wedge of `step` degrees between two directions: the rays of a lotería card."""
    d = ""
    for i in range(0, round((end - start) / step), 2):
        here = start + i * step
        d += f"M{at((x, y))}L{at(point(x, y, here, reach), point(x, y, here + step, reach))}Z"
    return d


def sector(x: float, y: float, start: float, end: float, reach: float) -> str:
    """Path data of the piece of a pie between two directions; none of its rim is nearer than `reach`."""
    steps = max(1, round((end - start) / 45))
    step = (end - start) / steps
    rim = [point(x, y, start + i * step, reach / cos(radians(step / 2))) for i in range(steps + 1)]
    return f"M{at((x, y))}L{at(*rim)}Z"


# -- putting together ---------------------------------------------------------------------------------------------


def placed(body: str, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, mirrored: bool = False) -> str:
    """A drawing with its origin moved to (x, y): mirrored left to right, scaled, then turned about it."""
    return f"<g{_transform(x, y, scale=scale, turn=turn, mirrored=mirrored)}>{body}</g>"


def defined(id: str, body: str) -> str:
    """A drawing that is not shown itself, only where it is copied."""
    return f'<defs><g id="{id}">{body}</g></defs>'


def copied(id: str, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, mirrored: bool = False) -> str:
    """A copy of the drawing of that id, placed as `placed` would."""
    return f'<use href="#{id}"{_transform(x, y, scale=scale, turn=turn, mirrored=mirrored)}/>'


def glyph(id: str, x: float, y: float, size: float, *, turn: float = 0) -> str:
    """A copy of the glyph of that id, `size` wide, with the middle of its box at (x, y)."""
    corner = point(x, y, turn + 225, size * 0.5**0.5)
    return copied(id, *corner, scale=size / 100, turn=turn)


def svg(width: float, height: float, *body: str, left: float = 0, top: float = 0) -> str:
    """A whole picture; `left` and `top` are the coordinates of its upper left corner."""
    size = f'width="{number(width)}" height="{number(height)}"'
    view = f"{number(left)} {number(top)} {number(width)} {number(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">{"".join(body)}</svg>'


def _transform(x: float, y: float, *, scale: float, turn: float, mirrored: bool) -> str:
    steps = [f"translate({at((x, y))})"] if x or y else []
    if turn:
        steps.append(f"rotate({number(turn)})")
    if mirrored:
        steps.append(f"scale({number(-scale, 3)} {number(scale, 3)})")
    elif scale != 1:
        steps.append(f"scale({number(scale, 3)})")
    return f' transform="{" ".join(steps)}"' if steps else ""


def _circle(x: float, y: float, radius: float) -> str:
    return f' cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'


def _stroke(colour: str, width: float, dash: str) -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f' stroke="{colour}" stroke-width="{number(width, 2)}"{dashes}'


def _ink(line: float) -> str:
    return f'{_stroke(INK, line, "")} stroke-linejoin="round"' if line else ""


def _opacity(opacity: float) -> str:
    return f' opacity="{number(opacity, 2)}"' if opacity != 1 else ""


def oval_path(x: float, y: float, rx: float, ry: float) -> str:
    """Path data of an ellipse."""
    arc = f"a{number(rx)} {number(ry)} 0 0 1"
    return f"M{at((x - rx, y))}{arc} {number(2 * rx)} 0{arc} -{number(2 * rx)} 0Z"


def tube(d: str, colour: str, width: float, edge: float = 4.6) -> str:
    """A line as thick as a handle, with an ink line on both sides; `edge` is the width of both together."""
    return drawn(d, INK, width + edge) + drawn(d, colour, width)


def twice(body: str, across: float = 100) -> str:
    """A half and its mirror image in a box so wide."""
    return body + placed(body, across, mirrored=True)


def eye(x: float, y: float, radius: float = 4) -> str:
    """An eye with a glint."""
    return ellipse(x, y, radius, radius * 1.2, INK) + circle(x + radius * 0.3, y - radius * 0.45, radius * 0.36, "#fff")


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with so large a share of another one in it."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)

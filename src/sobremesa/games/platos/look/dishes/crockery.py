"""What dishes are served in: a plate, a bowl, an iron pot; and a pie with a wedge cut out."""

from .....drawing.gouache import drawn, ellipse, filled, shaded
from ..brush import hoop, on_oval, tube


def plate(rim: str = "#3f8fc4") -> str:
    """A plate with a ring of that colour."""
    d = "M3 57A47 33 0 0 1 97 57V61A47 33 0 0 1 3 61Z"
    return (
        filled(d, "#c9b48b")
        + ellipse(50, 57, 47, 33, "#fff8e8")
        + hoop(50, 57, 42, 28.6, rim, 2.8)
        + ellipse(50, 58, 36, 23.5, "#e6d6b4")
        + ellipse(50, 59.5, 35, 22, "#f4e8cd")
        + filled(d, "none", line=2.4)
    )


def bowl(
    ids: str, broth: str, deep: str, colour: str = "#c4603c", shade: str = "#8a3a22", light: str = "#eb9a74"
) -> str:
    """A bowl with ears, full of broth."""
    d = "M5 50C5 80 24 95 50 95C76 95 95 80 95 50Z"
    ears = filled("M8 54C-1 50 -1 62 10 66ZM92 54C101 50 101 62 90 66Z", shade, line=2.2)
    return (
        ears
        + shaded(f"{ids}v", d, colour, shade, drawn("M14 64C19 77 28 85 37 88", light, 5), shift=(-8, -5))
        + ellipse(50, 49, 45, 25, colour, line=2.4)
        + ellipse(50, 50, 38.5, 20, deep, line=2)
        + ellipse(50, 52, 37, 17.6, broth)
    )


def iron_pot(ids: str, broth: str, deep: str) -> str:
    """An iron pot on its feet, full of broth."""
    d = "M8 50C4 66 8 84 20 92C32 97 68 97 80 92C92 84 96 66 92 50Z"
    return (
        tube("M9 48C12 6 88 6 91 48", "#6d6a70", 2.4)
        + filled("M18 86L14 98H24L27 91ZM82 86L86 98H76L73 91Z", "#2f2c33", line=2.2)
        + shaded(f"{ids}v", d, "#4a464f", "#2a272e", drawn("M16 62C16 74 20 82 26 87", "#8b8792", 5), shift=(-8, -5))
        + ellipse(50, 48, 44, 22, "#4a464f", line=2.4)
        + ellipse(50, 49, 38, 17.6, deep, line=2)
        + ellipse(50, 51, 36.5, 15.2, broth)
    )


def cake(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    h: float,
    a0: float,
    a1: float,
    top: str,
    side: str,
    face: str,
    ax: float,
    ay: float,
) -> str:
    """A round pie from which a wedge is cut.

    cx, cy  the middle of its top; rx, ry  how wide and deep the top is; h  how high it is
    a0, a1  between which directions the wedge was, in degrees
    ax, ay  how far in its point is
    """
    p0, p1 = (on_oval(cx, cy, rx, ry, a0), on_oval(cx, cy, rx, ry, a1))
    q0, q1 = (on_oval(cx, cy + h, rx, ry, a0), on_oval(cx, cy + h, rx, ry, a1))
    arc = f"A{rx} {ry} 0 "
    return (
        filled(
            f"M{p1}L{q1}{arc}0 1 {cx - rx} {cy + h}V{cy}{arc}0 1 {cx + rx} {cy}V{cy + h}{arc}0 1 {q0}L{p0}L{ax} {ay}Z",
            side,
            line=2.4,
        )
        + filled(f"M{ax} {ay}L{p1}L{q1}L{ax} {ay + h}ZM{ax} {ay}L{p0}L{q0}L{ax} {ay + h}Z", face, line=2.2)
        + filled(f"M{ax} {ay}L{p1}{arc}1 1 {p0}Z", top, line=2.4)
    )

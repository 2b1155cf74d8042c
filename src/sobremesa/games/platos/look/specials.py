"""The eight specials: what is drawn on each, by the id of its card."""

from collections.abc import Mapping

from ....drawing.gouache import INK, drawn, ellipse, filled, placed, rectangle, ring, shaded
from .brush import Glyph, dots, hoop, on_oval, tube
from .dishes.morsels import leg, tomato_slice


def disc(x: float, y: float, size: float, rim: str, food: str) -> str:
    """A plate from above."""
    return placed(
        ellipse(1, 3, 25, 25, "#2b1a17", line=2.4)
        + ellipse(0, 0, 25, 25, "#fff8e8", line=2.4)
        + ring(0, 0, 20.5, rim, 4)
        + ellipse(0, 0, 15, 15, "#eadbb9")
        + drawn("M-18 -11A21 21 0 0 1 -9 -19", "#fff", 3)
        + food,
        x,
        y,
        scale=size,
    )


def arrow(d: str, head: str, colour: str = "#fff8e8", width: float = 6) -> str:
    """An arrow: its shaft and its head."""
    return drawn(d, INK, width + 4.8) + filled(head, colour, line=2.4) + drawn(d, colour, width)


def fork(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """A fork."""
    return placed(
        filled(
            (
                "M-8 -30V-16C-8 -9 -4 -7 -3 -4L-4 26C-4 31 4 31 4 26L3 -4C4 -7 8 -9 8 -16V-30L4.4 -30V-17"
                "H2V-30H-2V-17H-4.4V-30Z"
            ),
            "#eef1f4",
            line=2.2,
        )
        + drawn("M0 0V24", "#a9b2bd", 2),
        x,
        y,
        scale=size,
        turn=turn,
    )


def knife(x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """A knife."""
    return placed(
        filled("M-4 -2V-28C4 -30 8 -14 6 -2Z", "#eef1f4", line=2.2)
        + filled("M-4 -2H5L4.5 26C4.5 31 -4 31 -4 26Z", "#c8432f", line=2.2)
        + drawn("M0 -22V-6", "#a9b2bd", 2),
        x,
        y,
        scale=size,
        turn=turn,
    )


def fire(ids: str) -> str:
    """A pan on fire."""
    flames = (
        "M50 2C54 16 70 20 76 34C78 30 78 26 77 22C88 32 92 46 88 58C85 70 76 77 64 78H36"
        "C22 76 12 68 11 54C10 44 16 36 22 28C23 34 25 37 29 39C28 24 44 20 50 2Z"
    )
    heart = (
        "M52 26C54 38 68 42 69 56C70 68 62 76 51 76C38 76 31 68 32 58C33 50 38 48 39 40"
        "C43 43 45 46 46 49C50 44 53 36 52 26Z"
    )
    pan = "M10 72H90C88 88 76 95 50 95C24 95 12 88 10 72Z"
    return (
        shaded(f"{ids}a", flames, "#ff9a2e", "#e2551d", drawn("M20 56C19 48 21 44 24 41", "#ffd27a", 4), shift=(-5, 3))
        + filled(heart, "#ffd84d")
        + filled("M51 52C53 60 60 62 60 69C60 74 56 77 51 77C45 77 42 73 43 68C44 62 50 60 51 52Z", "#fff6cf")
        + shaded(f"{ids}b", pan, "#57525c", "#2f2c33", drawn("M18 80C20 86 26 89 34 91", "#9a95a1", 4), shift=(-6, -5))
        + tube("M87 76L95 72", "#b5632e", 4.4)
        + ellipse(50, 73, 40, 5, "#6d6873", line=2.4)
    )


def apron(ids: str) -> str:
    """An apron on its hook."""
    d = (
        "M34 40C42 44 58 44 66 40C67 51 72 55 82 58L84 92C84 95 80 97 76 97H24C20 97 16 95 16 92"
        "L18 58C28 55 33 50 34 40Z"
    )
    stripes = drawn("M26 54V98M38 42V98M50 42V98M62 42V98M74 54V98", "#e4492f", 5.4)
    return (
        filled("M22 3H78V22H22Z", "#c4803f", line=2.4)
        + filled("M24 16H77V21H24Z", "#98591f")
        + drawn("M26 7H66", "#efb983", 2.4)
        + tube("M36 43C36 34 36 9 50 9C64 9 64 34 64 43", "#fff8e8", 3.2)
        + ellipse(50, 17.5, 6.4, 6.4, "#ffd84d", line=2.4)
        + drawn("M47 16C48 14.4 49 14 50 14", "#fff6cf", 2.2)
        + tube("M18 62C6 62 4 74 10 84M82 62C94 62 96 74 90 84", "#fff8e8", 3)
        + shaded(
            f"{ids}a",
            d,
            "#fff8e8",
            "#d8c6a2",
            stripes + filled("M86 54C78 72 76 86 78 98H90V54Z", INK, opacity=0.15),
            shift=(-5, -3),
        )
        + filled("M32 67H68V80C68 86 32 86 32 80Z", "#fff8e8", line=2.2)
        + filled("M32 67H68V72H32Z", "#e4492f")
        + drawn("M32 67H68", INK, 2.2)
    )


def party(ids: str) -> str:
    """Two plates change hands, in confetti."""
    confetti = "".join(
        (
            placed(rectangle(-3, -1.8, 6, 3.6, colour, line=1.2), x, y, turn=turn)
            for x, y, turn, colour in (
                (62, 7, 30, "#ffd84d"),
                (77, 9, 70, "#35c0b0"),
                (91, 15, -40, "#fff"),
                (96, 30, 15, "#ffd84d"),
                (95, 43, 40, "#35c0b0"),
                (59, 32, -20, "#fff"),
                (4, 60, -20, "#35c0b0"),
                (5, 78, 20, "#fff"),
                (8, 93, 60, "#ffd84d"),
                (24, 93, -30, "#35c0b0"),
                (38, 97, 8, "#fff"),
                (41, 70, -35, "#ffd84d"),
                (4, 10, 30, "#ffd84d"),
                (97, 95, 30, "#fff"),
            )
        )
    )
    food1 = tomato_slice(0, 0, 1.3)
    food2 = ellipse(0, 0, 11, 10, "#fffdf4", line=2) + ellipse(0, -1, 5.4, 5, "#f7b42c", line=1.8)
    return (
        confetti
        + disc(29, 31, 1.02, "#2f86c6", food1)
        + disc(70, 69, 1.02, "#f2902c", food2)
        + arrow("M62 20C74 20 82 26 83 33", "M73 31L94 30L84 45Z", "#ffd84d")
        + arrow("M38 82C26 82 18 76 17 68", "M6 70L27 69L16 55Z", "#ffd84d")
    )


def reverse(ids: str) -> str:
    """Fork and knife, and two arrows that run the other way round."""
    return (
        fork(50, 50, 0.98, 38)
        + knife(50, 50, 0.98, -38)
        + arrow("M82 26A40 40 0 0 0 19 29", "M29 36L5 41L8 17Z", "#ffd84d", 9)
        + arrow("M18 74A40 40 0 0 0 81 71", "M71 64L95 59L92 83Z", "#ffd84d", 9)
    )


def contamination(ids: str) -> str:
    """Something green on a plate, with fumes and a fly."""
    fume = (
        "M24 54C16 46 30 40 24 30C18 20 28 12 26 4C40 12 32 22 37 30C43 40 32 46 36 54ZM64 54"
        "C56 46 70 40 64 30C58 22 66 14 64 8C78 16 72 24 77 32C83 42 72 46 76 54Z"
    )
    middle = "M44 52C34 42 52 36 44 24C39 16 46 8 44 1C60 9 52 20 58 28C64 38 54 44 58 52Z"
    slop = (
        "M22 64C22 50 34 46 42 50C48 42 60 44 64 50C74 48 80 56 78 64C82 70 74 74 68 71"
        "C64 78 56 74 52 72C46 79 38 75 36 71C28 75 18 70 22 64Z"
    )
    fly = placed(
        placed(ellipse(0, 0, 8, 4.6, "#dff3ff", line=1.8), -6, -6, turn=35)
        + placed(ellipse(0, 0, 8, 4.6, "#dff3ff", line=1.8), 7, -6, turn=-35)
        + drawn("M-7 6l-4 4M0 9v5M7 6l4 4", INK, 1.8)
        + ellipse(0, 2, 6.4, 8, "#4a464f", line=2)
        + dots(((-3, -4), (3, -4)), "#e8452f", 4.4),
        85.5,
        37,
    )
    d = "M4 68A46 20 0 0 1 96 68V73A46 20 0 0 1 4 73Z"
    return (
        filled(fume, "#6fae45", line=2.4)
        + filled(middle, "#8fcb3f", line=2.4)
        + drawn("M30 48C27 42 33 38 30 30M71 48C67 42 73 38 70 31M50 46C46 40 54 34 50 24", "#c9ec86", 2.6)
        + filled(d, "#c9b48b")
        + ellipse(50, 68, 46, 20, "#fff8e8")
        + hoop(50, 68, 40, 15.6, "#8a4fa8", 3)
        + filled(d, "none", line=2.4)
        + shaded(
            f"{ids}s", slop, "#a5c93a", "#5f8a22", drawn("M29 62C30 56 35 53 40 54", "#e1f29a", 3.6), shift=(-3, -4)
        )
        + ellipse(46, 62, 4.4, 3.4, "#5f8a22", line=1.6)
        + ellipse(62, 60, 3.4, 2.8, "#5f8a22", line=1.6)
        + ellipse(55, 68, 2.6, 2, "#5f8a22", line=1.4)
        + fly
    )


def mine(ids: str) -> str:
    """A hand that takes a plate."""
    d = "M2 66A38 20 0 0 1 78 66V71A38 20 0 0 1 2 71Z"
    sleeve = "M78 34L100 22V82L84 76Z"
    hand = (
        "M84 40C74 36 66 40 60 46C54 50 46 52 45 57C44 63 54 65 60 61C57 66 57 70 62 72"
        "C60 77 64 81 69 80C70 85 78 86 82 81L92 74V42Z"
    )
    return (
        filled(d, "#c9b48b")
        + ellipse(40, 66, 38, 20, "#fff8e8")
        + hoop(40, 66, 32, 15.4, "#2f86c6", 3)
        + filled(d, "none", line=2.4)
        + leg(32, 55, 0.86, -6)
        + filled(sleeve, "#fff8e8", line=2.4)
        + filled(hand, "#e3a877", line=2.4)
        + drawn("M66 56C70 58 72 60 72 62M62 72C68 72 72 71 74 69M69 80C74 79 77 77 78 74", INK, 2.2)
        + drawn("M64 48C68 45 73 44 78 45", "#f8d2ae", 3.4)
        + filled("M79 31L90 25L95 79L85 81Z", "#e4492f", line=2.4)
        + tube("M9 36L4 29M24 29L20 20M41 27V17", "#ffd84d", 3.2)
    )


def changes(ids: str) -> str:
    """A covered dish, and arrows to both sides."""
    d = "M14 54C14 30 28 16 50 16C72 16 86 30 86 54Z"
    return (
        ellipse(50, 11, 6.4, 6.4, "#ffd84d", line=2.4)
        + shaded(
            f"{ids}a",
            d,
            "#e4e9ee",
            "#98a4b0",
            drawn("M24 46C25 35 31 27 41 24", "#fff", 6) + drawn("M76 32C79 38 80 44 80 50", "#b8c2cc", 3),
            shift=(-9, -4),
        )
        + filled("M8 54H92C95 54 95 62 91 62H9C5 62 5 54 8 54Z", "#c2ccd5", line=2.4)
        + drawn("M13 57H62", "#fff", 2.4)
        + arrow("M88 74H30", "M28 64L8 74L28 84Z", "#ffd84d", 7)
        + arrow("M12 90H70", "M72 80L92 90L72 100Z", "#ff8f4a", 7)
    )


def secret(ids: str) -> str:
    """A scroll with a seal."""
    d = "M20 14H78C70 20 72 28 72 34L76 84H24L26 34C26 26 28 20 20 14Z"

    def roll(y: float) -> str:
        return (
            filled(
                f"M12 {y}C12 {y - 8} 18 {y - 8} 20 {y - 8}H82C92 {y - 8} 92 {y + 8} 82 {y + 8}"
                "H20C14 {y + 8} 12 {y + 4} 12 {y}Z",
                "#f1d69c",
                line=2.4,
            )
            + drawn(f"M24 {y - 3}H76", "#fff3d2", 3)
            + drawn(f"M84 {y - 3}C78 {y - 2} 78 {y + 4} 84 {y + 3}", "#a9793a", 2.2)
        )

    rim = [on_oval(50, 61, 15.5, 15.5, i * 36) for i in range(10)]
    return (
        shaded(f"{ids}a", d, "#fbeac0", "#d6b06c", drawn("M36 31H62M35 40H65", "#a9793a", 3), shift=(-6, -3))
        + roll(15)
        + roll(84)
        + filled("M40 68L32 95L43 90L50 98L57 90L68 95L60 68Z", "#a81f2a", line=2.2)
        + filled(
            f"M{rim[0]}" + "".join(f"A5.4 5.4 0 0 1 {end}" for end in rim[1:] + rim[:1]) + "Z", "#e0332b", line=2.4
        )
        + drawn("M38 57C40 51 45 49 50 48", "#f7998a", 3.4)
        + drawn("M45 55V60C45 64 55 64 55 60V55M50 55V72", "#8a1520", 2.8)
    )


SPECIALS: Mapping[str, Glyph] = {
    "fire": fire,
    "apron": apron,
    "party": party,
    "reverse": reverse,
    "contamination": contamination,
    "mine": mine,
    "changes": changes,
    "secret": secret,
}

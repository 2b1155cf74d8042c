"""The grandmothers, one to each stove: the faces of its players."""

from ....drawing.gouache import (
    INK,
    circle,
    circle_path,
    copied,
    defined,
    drawn,
    ellipse,
    eye,
    filled,
    mixed,
    placed,
    ring,
    shaded,
    twice,
)
from .brush import oval, spots

FACE = "M27 46C27 28 37 21 50 21C63 21 73 28 73 46C73 64 62 75 50 75C38 75 27 64 27 46Z"
SHOULDERS = "M2 106C4 86 20 79 37 76C44 84 56 84 63 76C80 79 96 86 98 106Z"
HAIR = "#6d6461"


def with_bun(ids: str, colour: str = "#d9503f") -> str:
    """With a bun and round glasses."""
    return _woman(
        ids,
        colour,
        "#e6b48c",
        "#8a7f7a",
        shaded(
            f"{ids}b",
            "M50 2C60 2 65 8 65 14C65 20 60 24 50 24C40 24 35 20 35 14C35 8 40 2 50 2Z",
            "#d9d5d2",
            "#a39d9b",
            drawn("M42 14C44 9 50 7 55 9", "#fff", 2.6),
            shift=(-3, -3),
        ),
        filled("M25 48C20 24 36 14 50 14C64 14 80 24 75 48C74 36 64 30 50 27C36 30 26 36 25 48Z", "#d9d5d2", line=2.3)
        + drawn("M32 32C36 25 42 21 48 20", "#fff", 3.4)
        + drawn("M56 19C62 22 67 26 70 33", "#a39d9b", 2.2)
        + _glasses(),
        _shoulders(f"{ids}s", colour)
        + filled("M37 76C44 86 56 86 63 76L68 79C62 94 56 98 50 106C44 98 38 94 32 79Z", "#fff6e4", line=2.1)
        + circle(50, 90, 3, "#f6c445", line=1.8),
    )


def with_curls(ids: str, colour: str = "#3f8fc4") -> str:
    """With white curls and pearls."""
    curl = circle(0, 0, 9, "#f4efe9", line=2.2) + drawn("M-4 3C-5 -3 3 -6 5 -1C5 2 1 3 0 1", "#c6bcb8", 1.9)
    return _woman(
        ids,
        colour,
        "#f2c9a5",
        "#b9aea8",
        defined(f"{ids}q", curl) + _curls(ids, "23 50 9, 77 50 9, 22 36 10, 78 36 10, 25 62 7, 75 62 7"),
        _curls(ids, "30 24 10, 70 24 10, 50 15 11, 40 25 8, 60 25 8, 50 27 7")
        + twice(
            drawn("M33 45C33 51 36 55 40.5 55.5C44 56 48.5 54 48.5 44.5", INK, 2)
            + filled("M33 46C31 43 29 41 26 36C34 36 45 38 49 44.5C44 43 38 42.5 33 46Z", colour, line=1.8)
        )
        + drawn("M48.5 46h3", INK, 2.2),
        _shoulders(f"{ids}s", colour)
        + drawn("M34 79C42 92 58 92 66 79", INK, 6.4)
        + drawn("M34 79C42 92 58 92 66 79", "#fffdf8", 4.4, dash=".1 5.2"),
    )


def _curls(ids: str, where: str) -> str:
    """Copies of a curl at those spots, each with its radius."""
    return "".join(copied(f"{ids}q", x, y, scale=radius / 9) for x, y, radius in spots(where))


def with_braids(ids: str, colour: str = "#4f9a3a") -> str:
    """With a hat and braids."""
    braid = "".join(
        oval(x, y, 6, 5.6, HAIR, line=2.1, turn=20) + drawn(f"M{x - 2:g} {y - 2:g}l4 3", "#a19896", 1.7)
        for x, y in spots("25 58, 23 67, 22 76, 22 85")
    )
    braid += filled("M18 90H26L28 98H16Z", HAIR, line=2) + drawn("M18 90.5H27", colour, 4)
    return _woman(
        ids,
        colour,
        "#c98a5c",
        "#453d3c",
        "",
        twice(braid)
        + filled("M26 46C24 34 36 26 50 25C64 26 76 34 74 46C70 38 60 33 50 30C40 33 30 38 26 46Z", HAIR, line=2.1)
        + shaded(
            f"{ids}h",
            (
                "M10 29C22 23 29 24 30 20C31 8 38 4 50 4C62 4 69 8 70 20"
                "C71 24 78 23 90 29C80 36 62 33 50 33C38 33 20 36 10 29Z"
            ),
            "#f3e3c3",
            "#cbb183",
            filled("M27 17H73V26C60 29 40 29 27 26Z", INK) + drawn("M37 14C38 10 42 8 47 8", "#fff", 3),
            shift=(-3, -3),
        ),
        _shoulders(f"{ids}s", colour)
        + drawn("M10 98L24 86M90 98L76 86", "#f6c445", 4)
        + filled("M37 76C44 84 56 84 63 76L58 90L50 98L42 90Z", mixed(colour, "#1a0f14", 0.3), line=2.1),
        happy=True,
    )


def with_turban(ids: str, colour: str = "#f0a431") -> str:
    """With a turban."""
    dark, light = mixed(colour, "#5a0f14", 0.36), mixed(colour, "#ffffff", 0.5)
    return _woman(
        ids,
        colour,
        "#8a5536",
        INK,
        filled("M62 18C64 4 80 2 80 11C90 10 90 24 76 28Z", colour, line=2.2)
        + drawn("M70 17C73 12 76 11 78 12M74 22C78 18 82 17 84 18", dark, 2),
        shaded(
            f"{ids}h",
            "M22 40C18 18 34 6 52 7C70 7 82 20 78 40C68 30 58 28 50 33C42 28 32 30 22 40Z",
            colour,
            dark,
            drawn("M28 28C30 19 38 14 46 13", light, 4)
            + drawn("M50 33C44 24 34 24 24 34M50 33C54 20 64 16 74 22M50 33C60 24 70 28 76 36", dark, 2.4),
            shift=(-5, -4),
        )
        + twice(filled("M27 56C23 57 22 63 26 65C30 64 30 58 27 56Z", "#ffd65a", line=1.9)),
        _shoulders(f"{ids}s", "#fff6e4")
        + filled("M2 106C4 86 20 79 30 77C34 88 40 98 44 106Z", colour)
        + drawn("M30 77C34 88 40 98 44 106", INK, 2.3)
        + drawn("M36 78C43 87 57 87 64 78", "#c3281f", 3.4)
        + drawn("M2 106C4 86 20 79 37 76", INK, 2.4),
        happy=True,
    )


def with_flower(ids: str, colour: str = "#8a5fb0") -> str:
    """With a flower in her hair."""
    petals = "".join(
        placed(ellipse(0, -5.4, 3.6, 4.8, colour, line=1.7), 0, 0, turn=turn) for turn in range(0, 360, 72)
    )
    flower = petals + circle(0, 0, 3.4, "#ffd65a", line=1.7)
    return _woman(
        ids,
        colour,
        "#dca37a",
        "#817d90",
        shaded(
            f"{ids}b",
            "M50 10C78 10 86 32 82 66C80 76 70 76 66 70H34C30 76 20 76 18 66C14 32 22 10 50 10Z",
            "#b9b6c4",
            "#817d90",
            drawn("M22 60C20 46 22 34 28 26", "#ece9f2", 4),
        ),
        filled(
            "M25 52C23 30 40 20 62 19C72 24 77 36 75 52C70 46 66 38 62 32C52 40 36 40 30 42C28 45 26 48 25 52Z",
            "#b9b6c4",
            line=2.2,
        )
        + drawn("M32 35C38 29 46 26 54 25", "#ece9f2", 3)
        + placed(flower, 75, 30)
        + twice(drawn("M33 51C34 59 48 59 49 51Z", "#8d2f12", 2.2) + drawn("M33 51L28 48", "#8d2f12", 1.8))
        + drawn("M49 52C49.5 51 50.5 51 51 52", "#8d2f12", 2),
        _shoulders(f"{ids}s", "#f7d9c4")
        + filled("M34 90H66V106H34Z", colour, line=2.2)
        + drawn("M36 91L33 77M64 91L67 77", INK, 7.4)
        + drawn("M36 91L33 78M64 91L67 78", colour, 3.4)
        + drawn("M40 96H60", mixed(colour, "#ffffff", 0.6), 2.4),
    )


def _woman(
    ids: str, colour: str, skin: str, brow: str, behind: str, front: str, clothes: str, *, happy: bool = False
) -> str:
    """A face in a round frame.

    brow    the colour of her eyebrows
    behind  what is behind her head, and `front` what is before it
    happy   are her eyes closed as she laughs?
    """
    dark = mixed(skin, "#5a1f14", 0.3)
    frame = circle_path(50, 50, 47)
    cheeks = twice(oval(35, 57, 5, 4, "#e2533f", opacity=0.35))
    eyes = twice(drawn("M36 48C38 44 43 44 45 48", INK, 2.6)) if happy else twice(eye(41, 48, 2.9))
    lines = drawn("M35 40C38 37.5 42 38 44 39.5", brow, 2.4) + drawn("M31 52l-2 1.5M39 61C38 63 38 64 39 66", dark, 1.7)
    portrait = (
        filled("M97 50A47 47 0 0 1 12 78C40 100 84 90 86 20Z", mixed(colour, "#fff6e4", 0.48))
        + behind
        + filled("M40 64H60V82H40Z", dark, line=2.3)
        + clothes
        + shaded(f"{ids}f", FACE, skin, dark, cheeks, line=2.3, shift=(-4, -3))
        + eyes
        + twice(lines)
        + drawn("M50 49C53 54 54 57 49 58", dark, 2.4)
        + drawn("M42 63C46 68 54 68 58 63", INK, 2.4)
        + front
    )
    ground = mixed(colour, "#fff6e4", 0.66)
    return shaded(f"{ids}k", frame, ground, ground, portrait)


def _shoulders(id: str, colour: str) -> str:
    light = drawn("M14 96C17 89 22 86 29 84", mixed(colour, "#ffffff", 0.45), 4.4)
    return shaded(id, SHOULDERS, colour, mixed(colour, "#1a0f14", 0.34), light)


def _glasses() -> str:
    """Round glasses."""
    half = ring(41, 48, 7.6, INK, 2.3) + circle(41, 48, 6.6, "#fff", opacity=0.14) + drawn("M33.4 47L28 45", INK, 2)
    return twice(half) + drawn("M47 47C49 45.5 51 45.5 53 47", INK, 2.2)

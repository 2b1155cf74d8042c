"""Faces for the seats: people for people, masked wrestlers for bots, so that one sees who is who."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...drawing.gouache import INK, circle, circle_path, drawn, filled, prefix, rectangle, ring, shaded, svg

CLAY, GOLD, MINT, PINK, SKY, LIME = "#e4572e", "#f2b134", "#5fb49c", "#e84a8a", "#6fb3d9", "#b9d25a"


@dataclass(frozen=True)
class Person:
    """Somebody at the table: colours, how the hair is worn, and what else is in the face."""

    skin: str
    hair: str
    top: str
    ground: str
    style: str
    extra: str = ""


@dataclass(frozen=True)
class Wrestler:
    """A bot at the table: the colours of its mask, and the sign on its forehead."""

    mask: str
    trim: str
    ground: str
    sign: str


PEOPLE = (
    Person("#f0c39a", "#8a3b1c", GOLD, "#cfe8df", "bun"),
    Person("#a8693f", "#241510", MINT, "#fbe3a0", "cap"),
    Person("#e0ac7e", "#3b2418", PINK, "#cfe8df", "long"),
    Person("#c98d5f", "#2b1a17", CLAY, "#f7ecd7", "short"),
    Person("#7d4a2d", "#1c1210", SKY, "#fbe3a0", "curls"),
    Person("#f3cda8", "#c9c2b8", "#7d5ba6", "#f9d3dc", "set", "glasses"),
    Person("#d9a072", "#2b1a17", LIME, "#f9d3dc", "braids"),
    Person("#b97a4c", "#3a2a22", "#34489e", "#e6edb8", "bald", "beard"),
    Person("#e9b98d", "#d98a2b", MINT, "#dfe3f7", "bob", "freckles"),
    Person("#8f5634", "#8c2f5c", "#f0a431", "#dfe3f7", "scarf"),
    Person("#efc6a2", "#5a3a22", "#3f7a37", "#fbe3a0", "short", "moustache"),
    Person("#c68a5c", "#1f1714", "#b12f25", "#e6edb8", "bob", "glasses"),
)
WRESTLERS = (
    Wrestler("#3f7a37", "#f6d44f", "#f9d3dc", "flame"),
    Wrestler("#c93a18", "#f7ecd7", "#cfe8df", "star"),
    Wrestler("#34489e", "#f2b134", "#fbe3a0", "bolt"),
    Wrestler("#7a2d6b", "#5fd0c0", "#e6edb8", "moon"),
    Wrestler("#d98a1c", "#2b1a17", "#dfe3f7", "flame"),
    Wrestler("#23716f", "#f58fb0", "#f7ecd7", "star"),
)

HEAD = "M29 47C28 30 38 22 50 22C62 22 72 30 71 47C71 62 62 73 50 73C38 73 29 62 29 47Z"
EARS = "M25 47a4.6 5.4 0 1 0 9 0a4.6 5.4 0 1 0 -9 0ZM66 47a4.6 5.4 0 1 0 9 0a4.6 5.4 0 1 0 -9 0Z"
NECK = "M41 62H59V79C59 85 41 85 41 79Z"
SHOULDERS = "M10 106C10 86 24 79 40 77L60 77C76 79 90 86 90 106Z"

PARTED = "M27 47C22 20 38 14 50 14C62 14 78 20 73 47C71 38 63 33 50 32C37 33 29 38 27 47Z"
SIDE_PARTED = "M27 46C20 18 40 12 54 14C72 15 78 28 73 46C72 38 66 36 57 30C48 37 32 34 27 46Z"
ROUND = "M22 64C14 26 30 12 50 12C70 12 86 26 78 64C74 68 26 68 22 64Z"
CURLS = ((26, 44), (24, 32), (32, 21), (43, 15), (57, 15), (68, 21), (76, 32), (74, 44))

# The hair, or the scarf, that shows behind the head, and that over the forehead.
BEHIND = {
    "bun": circle_path(50, 13, 10),
    "cap": "M27 38C25 46 26 52 29 55L33 50L31 38ZM73 38C75 46 74 52 71 55L67 50L69 38Z",
    "long": "M22 84C14 50 18 13 50 13C82 13 86 50 78 84C64 88 36 88 22 84Z",
    "curls": "".join(circle_path(x, y, 9.5) for x, y in CURLS),
    "set": ROUND,
    "braids": "".join(circle_path(x, y, 5.6) for x in (23, 77) for y in (54, 63, 72, 81)),
    "bob": ROUND,
    "scarf": "M18 96C14 60 16 12 50 12C84 12 86 60 82 96Z",
}
BEFORE = {
    "bun": PARTED,
    "long": "M27 44C26 22 38 15 50 15C62 15 74 22 73 44C66 40 60 35 58 30C50 38 38 36 27 44Z",
    "short": SIDE_PARTED,
    "curls": "M27 45C26 26 40 19 50 19C60 19 74 26 73 45C67 33 60 32 50 32C40 32 33 33 27 45Z",
    "set": SIDE_PARTED,
    "braids": PARTED,
    "bob": "M27 44C26 22 38 14 50 14C62 14 74 22 73 44C70 38 68 36 66 36C56 38 44 38 34 36C32 36 30 38 27 44Z",
    "scarf": (
        "M26 50C22 22 36 13 50 13C64 13 78 22 74 50C73 36 64 30 50 30C36 30 27 36 26 50Z"
        "M29 58C32 72 42 77 50 77C58 77 68 72 71 58L80 84C68 94 32 94 20 84Z"
    ),
}
CAP = "M26 40C24 18 38 13 50 13C62 13 76 18 74 40Z"
PEAK = "M46 40C46 33 84 31 88 38C89 41 86 42 82 42Z"
BEARD = "M29.5 50C31 56 35 56 38 55C44 53 56 53 62 55C65 56 69 56 70.5 50C71 66 62 78 50 78C38 78 29 66 29.5 50Z"
MOUSTACHE = "M50 56C45 53 39 56 36 61C41 62 47 62 50 59C53 62 59 62 64 61C61 56 55 53 50 56Z"
FRECKLES = ((35, 54), (38, 56.5), (41, 54), (59, 54), (62, 56.5), (65, 54))

MASK = "M26 46C25 26 36 17 50 17C64 17 75 26 74 46C74 66 64 79 50 79C36 79 26 66 26 46Z"
MASK_TRIM = (
    "M26 44C34 30 45 33 50 41C55 33 66 30 74 44C74 49 72 54 70 57C62 60 54 59 50 54"
    "C46 59 38 60 30 57C28 54 26 49 26 44Z"
)
MASK_EYES = "M31 47C35 39 45 40 47 48C44 54 35 55 31 47ZM69 47C65 39 55 40 53 48C56 54 65 55 69 47Z"
SIGNS = {
    "flame": "M50 19C54 24 58 27 57 31C56 35 44 35 43 31C42 27 47 26 50 19Z",
    "star": "M50 19L52 24.4L57.6 24.6L53.2 28.2L54.8 33.6L50 30.4L45.2 33.6L46.8 28.2L42.4 24.6L48 24.4Z",
    "bolt": "M53 18L43 27.5H49L46.5 35L57 25.5H51Z",
    "moon": "M54 19C46 19 43 25 45 30C47 34 52 35 56 33C51 32 48 25 54 19Z",
}


def person(number: int) -> str:
    """The face of a person, 100 by 100."""
    who = PEOPLE[number]
    ids = prefix(f"person-{number}")
    return svg(
        100,
        100,
        rectangle(0, 0, 100, 100, who.ground),
        _worn(BEHIND, who),
        filled(SHOULDERS, who.top, line=2.4),
        filled(NECK, who.skin, line=2.2),
        drawn("M42 73C46 77 54 77 58 73", INK, 3, opacity=0.2),
        filled(EARS, who.skin, line=2.2),
        shaded(f"{ids}h", HEAD, who.skin, _darker(who.skin), shift=(-4, -4)),
        _features(),
        EXTRAS[who.extra](who) if who.extra else "",
        _worn(BEFORE, who),
        filled(CAP, who.top, line=2.4) + filled(PEAK, who.top, line=2.4) if who.style == "cap" else "",
    )


def bot(number: int) -> str:
    """The mask of a bot, 100 by 100."""
    who = WRESTLERS[number]
    ids = prefix(f"bot-{number}")
    return svg(
        100,
        100,
        rectangle(0, 0, 100, 100, who.ground),
        filled("M6 106C8 86 22 80 40 76H60C78 80 92 86 94 106Z", "#d9a072", line=2.4),
        filled("M30 79L50 96L70 79L60 74H40Z", who.trim, line=2.4),
        shaded(f"{ids}m", MASK, who.mask, _darker(who.mask), line=2.6, shift=(-4, -4)),
        filled(MASK_TRIM, who.trim, line=2),
        filled(MASK_EYES, "#fffaf0", line=2),
        circle(41, 47.5, 3, INK),
        circle(59, 47.5, 3, INK),
        filled("M38 66C42 61 58 61 62 66C58 73 42 73 38 66Z", who.trim, line=2),
        drawn("M43 67C47 69 53 69 57 67", INK, 2.2),
        filled(SIGNS[who.sign], who.trim, line=1.8),
    )


def _worn(hair: Mapping[str, str], who: Person) -> str:
    return filled(hair[who.style], who.hair, line=2.4) if who.style in hair else ""


def _features() -> str:
    cheeks = circle(37, 57, 4.4, CLAY, opacity=0.28) + circle(63, 57, 4.4, CLAY, opacity=0.28)
    eyes = circle(42, 48, 2.8, INK) + circle(58, 48, 2.8, INK)
    brows = drawn("M38 41.5C40 40 43 40 45 41M55 41C57 40 60 40 62 41.5", INK, 1.8)
    return cheeks + eyes + brows + drawn("M43 60C46 64.5 54 64.5 57 60", INK, 2.4)


def _glasses(who: Person) -> str:
    bridge = drawn("M48.5 47C49.5 46 50.5 46 51.5 47", INK, 2)
    return ring(41.5, 48, 7, INK, 2) + ring(58.5, 48, 7, INK, 2) + bridge


def _beard(who: Person) -> str:
    return filled(BEARD, who.hair, line=2.2) + drawn("M43 62C46 66 54 66 57 62", "#fff6df", 3)


def _freckles(who: Person) -> str:
    return "".join(circle(x, y, 0.9, "#a8552a") for x, y in FRECKLES)


def _moustache(who: Person) -> str:
    return filled(MOUSTACHE, who.hair, line=1.8)


EXTRAS: Mapping[str, Callable[[Person], str]] = {
    "glasses": _glasses,
    "beard": _beard,
    "freckles": _freckles,
    "moustache": _moustache,
}


def _darker(colour: str) -> str:
    """The shade of a colour: a fifth darker."""
    return "#" + "".join(f"{int(colour[i : i + 2], 16) * 4 // 5:02x}" for i in (1, 3, 5))

"""The processed foods but for flour: cooked rice, milk, eggs, meat, chicharrón, cheese, broth."""

from ....drawing.gouache import drawn, filled, oval_path, placed, shaded, tube, twice
from .brush import dots, oval, spots, steam


def cooked_rice(ids: str) -> str:
    """A bowl of cooked rice."""
    m = "M12 56C10 42 22 36 28 34C34 24 46 20 54 22C66 22 72 30 76 36C86 40 92 46 88 56Z"
    b = "M6 54H94C94 74 80 88 66 91V95H34V91C20 88 6 74 6 54Z"
    grains = "".join(
        oval(x, y, 4.6, 2.1, "#fff", turn=turn) + drawn(f"M{x - 3:g} {y + 3:g}h6", "#cdbf9f", 1.3)
        for x, y, turn in spots("28 44 20, 42 32 -30, 56 30 10, 68 42 40, 50 42 0, 78 48 -15, 38 48 30, 62 50 -20")
    )
    return (
        steam((32, 50, 68), 20, 3)
        + shaded(f"{ids}m", m, "#fffdf4", "#e0d2b0", grains, shift=(-3, -5))
        + placed(
            filled("M0 0C-6 -6 -5 -13 2 -16C8 -12 8 -5 0 0Z", "#5aa843", line=2)
            + filled("M2 1C4 -6 11 -9 17 -6C17 1 10 5 2 1Z", "#4f9a3a", line=2),
            58,
            26,
        )
        + shaded(
            f"{ids}0",
            b,
            "#d9503f",
            "#9c2c25",
            drawn("M15 62C18 73 25 80 33 84", "#f39a86", 5)
            + drawn("M12 64C32 72 68 72 88 64", "#fbe7c4", 3.4)
            + dots("34 79, 50 81, 66 79", 3.4, "#f6c445"),
        )
    )


def milk(ids: str) -> str:
    """A bottle of milk."""
    d = "M37 12H63V24C63 33 76 38 76 53V88C76 96 24 96 24 88V53C24 38 37 33 37 24Z"
    return (
        shaded(
            f"{ids}0",
            d,
            "#fffdf8",
            "#cfd8e2",
            filled("M30 8H70V27H30Z", "#d7ecf6")
            + filled("M60 8H70V27H60Z", "#a9c9dc")
            + oval(49, 28, 16, 3.4, "#fff")
            + filled("M24 55C36 60 64 60 76 55V78C64 83 36 83 24 78Z", "#4d9fd6")
            + filled("M66 57.5C70 57 73 56 77 54.5V77.5C73 79 70 80 66 80.5Z", "#2f78ad")
            + drawn("M32 46C30 52 30 70 31 86", "#fff", 4.6),
        )
        + filled("M51 60C55 65 58 68 58 72C58 80 44 80 44 72C44 68 47 65 51 60Z", "#fffdf8", line=1.9)
        + shaded(
            f"{ids}c",
            "M34 6C40 2 60 2 66 6V15C60 19 40 19 34 15Z",
            "#e2533f",
            "#a3302a",
            drawn("M39 8V13", "#f6a594", 3.4),
            shift=(-5, -2),
        )
    )


def egg(ids: str) -> str:
    """Two eggs."""
    a = "M64 12C78 12 93 38 93 57C93 74 80 84 64 84C48 84 35 74 35 57C35 38 50 12 64 12Z"
    b = "M37 24C53 24 68 50 68 68C68 86 54 96 37 96C20 96 6 86 6 68C6 50 21 24 37 24Z"
    return shaded(f"{ids}a", a, "#fff3e0", "#d9c0a0", drawn("M56 24C60 20 66 19 70 22", "#fff", 5)) + shaded(
        f"{ids}0",
        b,
        "#e9ae78",
        "#b87a47",
        drawn("M16 66C16 54 22 43 30 36", "#fbdcb8", 6.5)
        + drawn("M15 78l.1 .1", "#fbdcb8", 6)
        + dots("44 48, 30 84, 50 80", 1.5, "#a5683a")
        + dots("52 62, 40 74, 36 58", 1.7, "#a5683a"),
    )


def meat(ids: str) -> str:
    """A slice of meat with its bone."""
    d = "M18 28C28 8 62 4 80 21C97 38 94 68 78 82C62 97 36 94 25 78C20 70 24 60 17 52C10 45 12 36 18 28Z"
    r = "M26 32C36 17 60 15 73 27C86 40 84 64 72 75C60 86 42 83 33 73C28 66 32 58 25 50C20 44 21 38 26 32Z"
    return (
        shaded(f"{ids}0", d, "#fbe3cf", "#dfb196", drawn("M17 44C16 36 24 24 32 19", "#fff", 4))
        + shaded(
            f"{ids}r",
            r,
            "#dd3f3c",
            "#a12229",
            drawn("M31 40C34 33 40 28 47 26", "#f58a7c", 5)
            + drawn("M62 30C72 38 76 50 72 62M70 34C66 40 66 46 69 52", "#f7b8a8", 2.8)
            + drawn("M38 68C46 76 56 77 63 73M46 76C46 71 48 68 52 66", "#f7b8a8", 2.8),
            line=2,
            shift=(-5, -5),
        )
        + filled(
            (
                "M40 42C44 40 48 44 52 46C56 40 64 38 66 44C67 49 62 50 58 52"
                "C58 58 60 62 56 64C51 66 49 60 49 55C45 54 38 53 37 48C37 45 38 43 40 42Z"
            ),
            "#fff6e8",
            line=2.2,
        )
        + oval(53, 50.5, 3.4, 2.6, "#d9a79a")
    )


def chicharron(ids: str) -> str:
    """A slab of fried pork belly: blistered rind above, streaky meat cut into a comb below."""
    slab = (
        "M6 32C4 20 14 13 23 17C29 10 38 11 42 15C48 9 57 10 61 15C67 10 75 11 79 17C89 14 96 21 94 33L96 80"
        "C95 92 80 92 77.5 83L73 63L71 84C69 95 55 95 53 84L50 64L47 84C45 95 31 95 29 84L27 63L22.5 83"
        "C20 92 5 92 4 80Z"
    )
    body = shaded(
        f"{ids}0",
        slab,
        "#f0a035",
        "#bd6a1d",
        _streak(40, 60, "#b64a2a")
        + _streak(40, 11, "#fdeccb")
        + _streak(64, 8, "#fbdcae")
        + _streak(84, 20, "#93391c")
        + drawn("M92 50L94 80M69 60L68 86M45 62L44 86M20 60L17 84", "#6f2a15", 3.4)
        + drawn("M9 56L8 76M33 60L34 78M56 60L57 78M79 56L82 76", "#e08457", 2.8)
        + drawn(
            "M14 28C15 23 20 21 24 23M35 21C37 18 40 18 43 20M55 20C57 17 60 17 62 19M73 22C76 19 80 20 82 22",
            "#ffdf9a",
            3.6,
        )
        + drawn("M28 31l.1 0M49 29l.1 0M68 30l.1 0M87 30l.1 0", "#c87420", 4),
        shift=(-3, -4),
    )
    return placed(placed(body, -50, -52), 50, 50, scale=0.9, turn=-9)


def _streak(y: float, height: float, colour: str) -> str:
    """A wavy streak across the slab, from that height on."""
    upper = f"M0 {y:g}C16 {y - 7:g} 30 {y + 3:g} 48 {y - 3:g}C66 {y - 8:g} 82 {y + 2:g} 100 {y - 5:g}"
    y += height
    lower = f"V{y - 5:g}C82 {y + 2:g} 66 {y - 8:g} 48 {y - 3:g}C30 {y + 3:g} 16 {y - 7:g} 0 {y:g}Z"
    return filled(upper + lower, colour)


def cheese(ids: str) -> str:
    """A wedge of cheese."""
    side = "M6 50L94 42V78L7 92Z"
    top = "M6 50L60 16C78 17 92 28 94 42Z"
    return shaded(
        f"{ids}0",
        side,
        "#f7bd3a",
        "#cf8a1c",
        drawn("M13 58V78", "#ffe08c", 4.6)
        + oval(34, 71, 9, 8.4, "#c9841a")
        + oval(35.5, 72.6, 7, 6.4, "#e39f27")
        + oval(66, 60, 6, 6, "#c9841a")
        + oval(67, 61, 4.4, 4.4, "#e39f27")
        + oval(82, 80, 9, 7, "#a96c12"),
        shift=(-4, -5),
    ) + shaded(
        f"{ids}t",
        top,
        "#ffdf76",
        "#f0c04a",
        drawn("M24 44L58 22C64 22 70 24 74 27", "#fff2b8", 4.4)
        + oval(54, 35, 9, 4.2, "#d9992a")
        + oval(55, 36.2, 7, 3, "#efb944")
        + oval(76, 35, 5, 2.6, "#d9992a"),
        shift=(-3, -4),
    )


def broth(ids: str) -> str:
    """A pot of broth."""
    b = "M8 50C8 76 24 93 50 93C76 93 92 76 92 50Z"
    return (
        steam((34, 50, 66), 33, 4)
        + twice(tube("M12 56C2 54 2 68 15 70", "#6b5049", 4.4))
        + shaded(
            f"{ids}0",
            b,
            "#7d5d52",
            "#4a332f",
            drawn("M17 64C20 75 27 82 36 86", "#b8948a", 5) + drawn("M10 60C30 74 70 74 90 60", "#e7c391", 2.6),
        )
        + oval(50, 48, 43, 13.5, "#8f6c60", line=2.4)
        + shaded(
            f"{ids}s",
            oval_path(50, 49, 36.5, 9.8),
            "#f0ac3c",
            "#c47a1e",
            drawn("M20 50C24 45 32 43 40 42", "#ffdf94", 3),
            line=2,
            shift=(-1, 1.5),
        )
        + filled("M56 50C55 45 68 43 70 48C70 53 57 55 56 50Z", "#f6d24c", line=1.9)
        + drawn("M60 46.5v5M65 46v5", "#c98a12", 1.6)
        + filled("M34 50C36 45 46 46 46 50C44 54 36 54 34 50Z", "#f08a2c", line=1.9)
        + drawn("M49 44l4 1M51 55l4 -1M27 51l3 1M75 51l3 -2", "#3d8331", 3)
    )

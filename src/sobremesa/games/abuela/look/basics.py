"""The basic ingredients but for corn: a cow, rice, a pig, a hen."""

from ....drawing.gouache import INK, drawn, eye, filled, oval_path, shaded, tube, twice
from .brush import oval, spots


def cow(ids: str) -> str:
    """A cow's head."""
    head = "M50 17C67 17 78 26 77 41C77 51 74 58 73 70L27 70C26 58 23 51 23 41C22 26 33 17 50 17Z"
    muz = "M50 58C68 55 83 63 83 77C83 90 68 96 50 96C32 96 17 90 17 77C17 63 32 55 50 58Z"
    return (
        twice(
            filled("M33 25C24 23 19 14 22 4C27 11 35 13 42 18Z", "#f1dba6", line=2.3)
            + filled("M26 36C17 26 6 27 2 36C7 47 18 50 27 46Z", "#fff6ea", line=2.3)
            + filled("M23 38C17 33 11 34 8 37C12 42 18 43 23 43Z", "#f0a39c")
        )
        + shaded(
            f"{ids}0",
            head,
            "#fffaf0",
            "#dccbb4",
            filled("M54 10C64 22 56 32 58 42C60 56 74 60 90 52V8Z", "#9a5a34")
            + filled("M70 20C78 30 78 44 72 66L84 60V20Z", "#74402a")
            + filled("M20 60C26 56 30 60 30 72H20Z", "#9a5a34"),
        )
        + filled("M40 19C42 11 47 14 49 9C52 14 58 12 60 20C54 27 45 27 40 19Z", "#9a5a34", line=2.1)
        + eye(37, 44, 4.4)
        + eye(64, 44, 4.4)
        + shaded(f"{ids}m", muz, "#f7aea8", "#d07b7b", drawn("M25 72C28 66 34 64 40 64", "#ffd9d2", 5))
        + twice(oval(36, 75, 4.6, 3.6, "#7e3a42", turn=-20))
        + drawn("M36 85C43 91 57 91 64 85", INK, 2.4)
    )


def rice(ids: str) -> str:
    """Raw rice on a wooden scoop."""
    heap = "M9 48C12 30 24 20 38 20C52 18 68 30 72 46C62 58 20 60 9 48Z"
    scoop = "M5 46C22 58 58 58 76 44C80 66 64 86 42 86C20 86 4 68 5 46Z"
    grains = "".join(
        oval(x, y, 5.2, 2.7, "#cbb98f", turn=turn) + oval(x, y, 4.2, 1.9, "#fff", turn=turn)
        for x, y, turn in spots(
            "22 42 20, 33 31 -30, 46 27 10, 58 36 40, 40 40 0, 66 45 -15, 28 50 40, 51 48 -35, 17 49 5, 47 37 60"
        )
    )
    fallen = "".join(
        filled(oval_path(0, 0, 5.6, 2.9), "#fffdf4", line=2).replace("<path", f'<path transform="{where}"')
        for where in ("translate(30 93) rotate(-14)", "translate(46 95) rotate(10)", "translate(16 90) rotate(24)")
    )
    return (
        tube("M66 66L93 90", "#b9803f", 8)
        + drawn("M72 68L90 84", "#e3b475", 2.6)
        + shaded(f"{ids}m", heap, "#fffdf4", "#e2d6b8", grains, shift=(-2, -4))
        + shaded(f"{ids}0", scoop, "#c98d49", "#8a5a28", drawn("M13 60C17 70 24 77 33 79", "#efc68c", 5))
        + drawn("M22 66C36 72 52 70 64 62", "#a06a30", 2)
        + fallen
    )


def pig(ids: str) -> str:
    """A pig's head."""
    d = "M50 18C76 18 92 34 92 56C92 78 75 93 50 93C25 93 8 78 8 56C8 34 24 18 50 18Z"
    return (
        shaded(
            f"{ids}0",
            d,
            "#f8b1b0",
            "#d87c86",
            drawn("M18 56C18 44 24 34 33 29", "#ffdcd6", 6) + twice(oval(20, 66, 8, 6, "#ee8a90")),
        )
        + twice(
            filled("M13 42C5 27 8 12 14 5C27 7 39 14 42 25C33 27 24 33 21 44C18 46 15 45 13 42Z", "#f39ea1", line=2.3)
            + filled("M16 38C11 28 12 18 16 12C22 14 29 18 32 23C25 26 20 31 18 39Z", "#c9656f")
        )
        + twice(eye(31, 48, 4.4))
        + shaded(
            f"{ids}s",
            "M50 50C63 50 73 56 73 66C73 76 63 82 50 82C37 82 27 76 27 66C27 56 37 50 50 50Z",
            "#f09aa0",
            "#cf6f7b",
            drawn("M34 62C36 58 40 56 45 55", "#ffd0cd", 4),
            shift=(-4, -5),
        )
        + twice(oval(42, 66, 3.6, 5.4, "#7e2f3d"))
        + drawn("M38 86C45 90 55 90 62 86", INK, 2.4)
    )


def hen(ids: str) -> str:
    """A hen on her nest."""
    d = (
        "M80 32C78 18 62 13 53 22C46 30 46 42 36 46C27 49 19 44 13 36"
        "C4 50 7 72 22 80C38 88 64 88 74 78C84 67 83 46 80 32Z"
    )
    nest = "M6 74C16 70 84 70 94 74C93 88 80 97 50 97C20 97 7 88 6 74Z"
    return (
        filled("M20 52C8 46 1 34 5 20C11 21 15 25 17 29C17 22 20 17 26 14C33 22 35 34 34 46Z", "#6f3420", line=2.3)
        + drawn("M10 28C12 36 17 43 23 46M25 22C28 30 29 38 28 44", "#b0663f", 2.2)
        + filled("M53 24C49 17 53 11 58 13C58 5 68 3 69 11C76 7 81 14 77 22C69 26 60 27 53 24Z", "#e0332b", line=2.2)
        + shaded(
            f"{ids}0",
            d,
            "#cf6a2e",
            "#93401e",
            drawn("M55 32C53 42 50 48 44 53", "#f0a868", 5)
            + filled("M60 56C50 48 30 52 25 62C31 76 52 76 61 66Z", "#a34b22")
            + drawn("M57 57C49 53 37 55 31 61M57 64C50 61 42 63 37 67", "#e79656", 2.4),
        )
        + filled("M80 30L95 37L80 43Z", "#f5b13a", line=2.2)
        + filled("M77 43C74 51 77 57 82 54C84 50 83 46 81 43Z", "#e0332b", line=2)
        + eye(69, 31, 3.4)
        + shaded(f"{ids}n", nest, "#e8bd55", "#b98629", shift=(-5, -6))
        + drawn(
            "M14 79L30 90M24 74L48 92M42 75L66 91M62 74L82 87M34 76L18 88M54 76L36 92M74 75L56 92M88 77L72 90",
            "#a36f1d",
            2.2,
        )
        + drawn("M6 74L1 70M94 74L99 71M10 84L4 86M91 84L97 85", INK, 2.2)
    )

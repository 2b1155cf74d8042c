"""Who eats from the pot: raccoon, rabbit, gopher, boar, fox, the Vagabond; and a rat for animals of one's own."""

from collections.abc import Mapping

from ....drawing.gouache import INK, copied, drawn, ellipse, eye, filled, shaded, tube, twice
from .brush import Glyph


def raccoon(ids: str) -> str:
    """A raccoon with its mask."""
    head = "M50 19C67 19 79 27 85 40C89 49 97 55 97 61C89 64 86 76 75 84C67 91 59 94 50 94"
    head += "C41 94 33 91 25 84C14 76 11 64 3 61C3 55 11 49 15 40C21 27 33 19 50 19Z"
    ears = filled("M15 38C7 26 8 12 15 6C26 8 36 14 40 24Z", "#8f8b8a", line=2.3)
    ears += filled("M18 32C13 24 14 17 17 12C23 14 29 17 32 22Z", "#e9dfd6")
    mask = (
        twice(filled("M48 46C38 32 22 34 12 50L4 62L22 66Z", "#fffaf0"))
        + filled("M45 12H55L52 58H48Z", "#6a6260")
        + drawn("M26 30C32 25 38 23 43 23", "#dcd8d5", 4)
        + twice(filled("M49 58C44 44 30 42 19 52C14 57 12 62 13 66C22 76 38 74 49 62Z", "#3d3433"))
    )
    snout = "M50 56C58 58 69 68 69 79C69 89 60 94 50 94C40 94 31 89 31 79C31 68 42 58 50 56Z"
    return (
        twice(ears)
        + shaded(f"{ids}0", head, "#b3aeab", "#7c7674", mask)
        + shaded(f"{ids}1", snout, "#fffaf0", "#d8cbbd", line=0, shift=(-4, -4))
        + drawn("M31 88C42 96 58 96 69 88", INK, 2.4)
        + twice(ellipse(34, 57, 6, 6.4, "#fff6d8") + eye(35, 57.5, 4.2))
        + filled("M42 71C44 67 56 67 58 71C58 76 54 79 50 79C46 79 42 76 42 71Z", "#2f2726", line=2)
        + drawn("M45 71.5C47 70 49 70 50 70", "#9a8f8c", 2)
        + drawn("M50 79V84M41 83C44 88 49 87 50 84C51 87 56 88 59 83", INK, 2.2)
    )


def rabbit(ids: str) -> str:
    """A rabbit with one ear down."""
    head = "M50 34C72 34 86 48 86 66C86 84 70 95 50 95C30 95 14 84 14 66C14 48 28 34 50 34Z"
    left = "M33 44C20 30 18 8 26 3C37 3 45 20 46 38Z"
    right = "M56 38C56 24 62 8 72 6C80 6 84 14 94 20C98 26 92 32 84 28C80 30 74 38 68 44Z"
    mouth = "M50 70C56 64 68 66 69 75C69 83 58 86 50 80C42 86 31 83 31 75C32 66 44 64 50 70Z"
    return (
        shaded(f"{ids}0", left, "#c79a6c", "#936a44", drawn("M31 12C35 20 38 29 39 38", "#f0aea0", 6), shift=(-3, -3))
        + shaded(
            f"{ids}1", right, "#c79a6c", "#936a44", drawn("M66 34C68 26 70 20 74 15", "#f0aea0", 5), shift=(-3, -3)
        )
        + drawn("M72 7C76 16 80 24 85 28", INK, 2.2)
        + shaded(
            f"{ids}2",
            head,
            "#cfa373",
            "#99704a",
            drawn("M22 62C24 53 30 46 37 43", "#eed0a8", 5.4) + twice(ellipse(24, 74, 7, 5, "#eb8f80")),
        )
        + filled("M44 80H56V92C54 94 46 94 44 92Z", "#fffdf8", line=2.1)
        + drawn("M50 82V92", INK, 1.8)
        + filled(mouth, "#fff3e0", line=2.1)
        + filled("M43 66C45 63 55 63 57 66C57 70 53 73 50 73C47 73 43 70 43 66Z", "#e2687a", line=2)
        + twice(eye(34, 57, 5) + drawn("M27 48C31 46 36 47 39 50", "#7a5233", 2.6))
        + twice(drawn("M26 75L6 71M26 79L7 83", "#fff6e4", 1.9))
    )


def gopher(ids: str) -> str:
    """A gopher that looks out of its hole."""
    body = "M50 7C72 7 86 24 87 48C88 62 86 78 82 96H18C14 78 12 62 13 48C14 24 28 7 50 7Z"
    earth = "M2 97C3 86 10 80 20 82C26 76 38 76 44 81C52 75 64 76 70 81C80 77 95 82 98 97Z"
    belly = filled("M50 44C66 44 80 54 78 74C72 84 28 84 22 74C20 54 34 44 50 44Z", "#f0cf9e")
    paw = filled("M20 86C17 76 26 71 32 75C39 74 40 84 35 87C30 90 23 90 20 86Z", "#c68a50", line=2.2)
    return (
        twice(ellipse(21, 22, 7.6, 7.6, "#8f5a32", line=2.3) + ellipse(21.5, 22.5, 3.6, 3.6, "#e2a38c"))
        + shaded(f"{ids}0", body, "#b8783f", "#7f4c25", drawn("M24 42C25 29 33 18 43 15", "#e2ad74", 6) + belly)
        + twice(eye(34, 36, 5.2) + drawn("M27 26C31 23 36 24 38 26", "#5e3417", 2.6))
        + filled("M40 48C43 43 57 43 60 48C60 54 54 57 50 57C46 57 40 54 40 48Z", "#3b2622", line=2)
        + drawn("M44 48C45.5 46 48 45.5 50 45.5", "#9a7f78", 2)
        + twice(drawn("M50 57C49 64 38 66 33 60", INK, 2.3))
        + filled("M42 63.5H58V78C56 81 44 81 42 78Z", "#fffdf8", line=2.2)
        + drawn("M50 64V79", INK, 2)
        + shaded(
            f"{ids}1",
            earth,
            "#7a4d30",
            "#4b2d1c",
            drawn("M12 88C18 85 24 85 30 88M60 86C66 83 74 83 80 86", "#a9744c", 3.4),
            shift=(-4, -4),
        )
        + twice(paw + drawn("M24 86v4M29 87v4M34 86v4", "#fff3e0", 2.6))
    )


def boar(ids: str) -> str:
    """A boar with its tusks."""
    head = "M50 18C70 18 86 32 87 52C88 66 80 80 70 88C60 95 40 95 30 88C20 80 12 66 13 52C14 32 30 18 50 18Z"
    snout = "M50 58C65 58 74 64 74 74C74 85 64 90 50 90C36 90 26 85 26 74C26 64 35 58 50 58Z"
    mane = "M24 30L20 18L31 21L32 8L42 15L50 2L58 15L68 8L69 21L80 18L76 30Z"
    ears = filled("M20 42C6 40 2 26 4 16C16 16 28 22 33 30Z", "#8a5f4b", line=2.3)
    ears += filled("M17 36C10 34 8 27 8 22C15 23 21 26 25 30Z", "#b87a66")
    inside = (
        drawn("M21 54C22 42 29 33 38 29", "#cf9c80", 5.4)
        + filled("M50 18C58 18 60 30 54 48H46C40 30 42 18 50 18Z", "#74493a")
        + drawn("M18 66l6 -2M20 74l6 -3M82 66l-6 -2M80 74l-6 -3", "#a5755d", 2.6)
    )
    tusk = filled("M34 88C22 90 12 80 16 62C22 66 22 74 36 78Z", "#fff6e0", line=2.3)
    return (
        filled(mane, "#6a4a3d", line=2.3)
        + twice(ears)
        + shaded(f"{ids}0", head, "#9c6a51", "#673f33", inside)
        + twice(
            ellipse(33, 47, 4.8, 4.8, "#ffd65a", line=2)
            + ellipse(34, 47.5, 2.2, 3, INK)
            + drawn("M24 37L41 43", INK, 4.4)
        )
        + shaded(
            f"{ids}1", snout, "#c58a76", "#8f5a4d", drawn("M34 70C36 65 41 63 46 62", "#ecbfae", 4), shift=(-4, -5)
        )
        + twice(ellipse(42, 73, 3.6, 5.2, "#3f211f"))
        + drawn("M40 84C46 87 54 87 60 84", INK, 2.2)
        + twice(tusk + drawn("M18 68C19 76 24 81 31 83", "#d9c49a", 2))
    )


def fox(ids: str) -> str:
    """A fox that has an idea."""
    head = "M50 27C66 27 79 33 84 45C87 53 92 58 98 62C92 74 74 78 63 89C56 96 44 96 37 89"
    head += "C26 78 8 74 2 62C8 58 13 53 16 45C21 33 34 27 50 27Z"
    ear = "M17 48C8 34 8 14 14 5C28 10 39 21 45 34Z"
    cheeks = filled("M50 96C48 82 42 66 28 60C18 56 8 60 0 62L10 78L36 98H51Z", "#fff6e8")
    inside = (
        twice(cheeks)
        + filled("M98 62C88 66 74 72 64 84L52 96L70 92L98 70Z", "#dccab6")
        + drawn("M27 44C32 37 39 34 46 33", "#fbb47c", 5)
        + filled("M50 40C56 56 58 66 57 78H43C42 66 44 56 50 40Z", "#f3924a")
    )
    looks = filled("M25 54C31 46 40 49 43 58C36 60 29 59 25 54Z", "#ffe9a8")
    looks += drawn("M24 53C31 45 40 48 44 58", INK, 3.2) + ellipse(35.5, 54.5, 3, 4, INK)
    left = shaded(f"{ids}1", ear, "#e8742c", "#b04a18", filled("M6 0H30L24 16L10 20Z", "#3b2622"), shift=(-3, -3))
    left += filled("M19 39C15 30 15 22 18 18C25 22 31 27 35 32Z", "#5c3226")
    return (
        f'<g id="{ids}2">{left}</g>'
        + copied(f"{ids}2", 100, mirrored=True)
        + shaded(f"{ids}0", head, "#ef8034", "#b9501c", inside)
        + twice(looks)
        + filled("M40 78C42 73 58 73 60 78C60 84 54 88 50 88C46 88 40 84 40 78Z", "#2f2220", line=2)
        + drawn("M44 78C45.5 76 48 75.5 50 75.5", "#9a8580", 2.2)
        + drawn("M37 88C42 93 46 92 50 89C54 92 58 93 63 88", INK, 2.2)
    )


def vagabond(ids: str) -> str:
    """The Vagabond with his bundle."""
    coat = "M3 98.5C3 84 14 76 28 74H52C70 76 82 84 84 98.5Z"
    bundle = "M82 22C93 22 100 31 98 41C96 51 88 56 80 55C70 54 64 46 66 36C68 27 74 22 82 22Z"
    beard = "M17 53C23 60 28 60 32 57C36 54 44 54 48 57C52 60 57 60 63 53C67 70 56 88 40 88C24 88 13 70 17 53Z"
    hat = "M2 32C8 28 16 28 18 26C18 12 22 3 30 3C36 3 38 7 42 5C52 3 60 12 61 26C64 28 72 28 79 32C66 41 14 41 2 32Z"
    spots = drawn("M87 31l.1 0M81 43l.1 0M92 40l.1 0M89 49l.1 0M74 48l.1 0", "#fff6e4", 5)
    band = filled("M16 22C30 28 48 28 64 22V30C50 36 30 36 16 30Z", "#4f372b") + filled(
        "M45 8l9 -1 2 9 -9 1z", "#e0a23f"
    )
    return (
        shaded(f"{ids}0", coat, "#7f9163", "#526142", drawn("M10 96C12 88 17 84 23 82", "#bccb9d", 4.6))
        + filled("M22 76C32 85 48 85 58 76L57 86C46 92 34 92 24 86Z", "#e0a23f", line=2.2)
        + tube("M57 96L85 12", "#b98045", 3.8)
        + shaded(
            f"{ids}1",
            bundle,
            "#e2503f",
            "#a32a23",
            drawn("M72 38C73 33 76 30 79 29", "#f9a893", 3.6) + spots,
            shift=(-5, -4),
        )
        + filled("M82 25C72 25 69 16 74 12C79 15 81 18 83 20C85 16 91 10 97 13C97 20 91 26 82 25Z", "#e2503f", line=2.2)
        + filled("M50 88C49 82 54 79 59 81L67 84C71 87 69 95 64 96L56 95C52 94 50 91 50 88Z", "#e0ac84", line=2.2)
        + filled("M18 34H62C64 54 60 64 40 66C20 64 16 54 18 34Z", "#ecbb92", line=2.3)
        + ellipse(18, 48, 4, 5, "#ecbb92", line=2.2)
        + ellipse(62, 48, 4, 5, "#ecbb92", line=2.2)
        + shaded(
            f"{ids}2", beard, "#a06a42", "#6b4329", drawn("M23 65C24 71 27 76 31 79", "#d0a077", 3.4), shift=(-4, -4)
        )
        + filled("M30 65C36 61 44 61 50 65C50 76 30 76 30 65Z", "#7a1f22", line=2)
        + filled("M40 67C45 65 50 68 48 75C46 79 41 78 40 74Z", "#f2868c", line=1.8)
        + twice(eye(31, 45, 3.6) + drawn("M25 38C28 36 32 37 34 39", "#6b4329", 2.6), across=80)
        + ellipse(40, 54, 6, 4.8, "#e88a6c", line=2)
        + shaded(
            f"{ids}3", hat, "#a67c52", "#6e4d31", drawn("M25 18C26 12 28 9 32 8", "#dbb48a", 4) + band, shift=(-4, -3)
        )
    )


def rat(ids: str) -> str:
    """A rat: any animal that is not of the printed cards."""
    head = "M50 26C70 26 80 42 78 58C76 74 60 84 50 96C40 84 24 74 22 58C20 42 30 26 50 26Z"
    ear = ellipse(22, 28, 15, 15, "#7c7480", line=2.4) + ellipse(23, 29, 9, 9, "#d9a0a6")
    return (
        twice(ear)
        + shaded(f"{ids}0", head, "#8d8692", "#5d5763", drawn("M32 52C33 44 38 38 45 36", "#bcb6c0", 5))
        + twice(eye(38, 54, 4.4))
        + twice(drawn("M40 78L18 72M40 82L20 86", "#f4efe4", 1.9))
        + filled("M44 88C44 84 56 84 56 88C56 93 53 96 50 96C47 96 44 93 44 88Z", "#e2687a", line=2)
    )


VERMIN: Mapping[str, Glyph] = {
    "raccoon": raccoon,
    "rabbit": rabbit,
    "gopher": gopher,
    "boar": boar,
    "fox": fox,
    "vagabond": vagabond,
    "own": rat,
}

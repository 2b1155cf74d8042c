"""Papel picado: flags of tissue paper with shapes cut out of them, alone and strung on a garland."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ....drawing.gouache import at, circle_path, drawn, placed, point, svg
from .embroidery import petals

WIDTH, HEIGHT = 120, 96
STRING, STEP, SAG = "#f7ecd7", 134, 12


@dataclass(frozen=True)
class Flag:
    """The colour of a flag, and the path data of the picture cut out of its middle, about (60, 47)."""

    colour: str
    picture: Callable[[], str]


def flag(name: str) -> str:
    """One flag, 120 by 96: its holes are real, the table shows through."""
    return svg(WIDTH, HEIGHT, _paper(FLAGS[name]))


def garland() -> str:
    """All flags on a slack string, 670 by 112; such pieces hang side by side without a seam."""
    return svg(len(FLAGS) * STEP, 112, hung())


def hung() -> str:
    """The drawing of a garland, from (0, 2)."""
    out, width = "", len(FLAGS) * STEP
    for i, cut in enumerate(FLAGS.values()):
        x = (i + 0.5) * STEP
        aside = 2 * x / width - 1
        out += placed(placed(_paper(cut), -WIDTH / 2), x, SAG * (1 - aside**2) + 2, turn=-4.2 * aside)
    return out + drawn(f"M0 2Q{at((width / 2, 2 + 2 * SAG), (width, 2))}", STRING, 2.2)


def _paper(cut: Flag) -> str:
    d = f"M0 0H{WIDTH}V84{'a10 9 0 0 1 -20 0' * 6}Z" + _border() + cut.picture()
    return f'<path fill-rule="evenodd" fill="{cut.colour}" d="{d}"/>'


def _border() -> str:
    """What every flag has cut out along its edges."""
    diamonds = "".join(f"M{12 + i * 24} 7l4.5 4.5l-4.5 4.5l-4.5 -4.5z" for i in range(5))
    sides = "".join(circle_path(x, y, 4.6) for x in (12, 108) for y in (31, 46, 61))
    return diamonds + sides + "".join(circle_path(10 + i * 20, 84, 2.8) for i in range(6))


def _sun() -> str:
    d = circle_path(60, 46, 7)
    for i in range(12):
        angle, length = i * 30, 29 if i % 2 == 0 else 22
        d += f"M{at(point(60, 46, angle - 12, 11), point(60, 46, angle, length), point(60, 46, angle + 12, 11))}Z"
    return d


def _flower() -> str:
    return (
        petals(60, 46, 8, 11, 29, 7)
        + circle_path(60, 46, 6)
        + "".join(circle_path(*point(60, 46, 22.5 + 45 * i, 25.5), 1.8) for i in range(8))
    )


def _avocado() -> str:
    skin = (
        "M60 17C69 16 72 25 75 34C79 45 88 50 88 60C88 72 76 77 60 77C44 77 32 72 32 60C32 50 41 45 45 34"
        "C48 25 51 16 60 17Z"
    )
    flesh = (
        "M60 23C65 23 67 29 69 36C73 48 82 53 82 60C82 68 73 72 60 72C47 72 38 68 38 60C38 53 47 48 51 36"
        "C53 29 55 23 60 23Z"
    )
    leaves = petals(32, 34, 1, 0, 15, 4, turn=-40) + petals(88, 34, 1, 0, 15, 4, turn=40)
    return skin + flesh + circle_path(60, 57, 9) + leaves


def _chili() -> str:
    pod = "M41 37C46 30 57 30 62 37C67 50 74 60 93 66C82 79 58 77 47 60C41 51 38 44 41 37Z"
    cap = "M36 34C35 26 43 20 51 22C59 23 66 28 65 36C60 27 44 27 36 34ZM45 19C43 15 39 13 34 13C37 10 45 11 50 18Z"
    seeds = ((83, 38, 3.2), (75, 27, 2.2), (90, 50, 2.2), (35, 62, 3.2), (43, 72, 2.2), (30, 50, 2.2))
    return pod + cap + "".join(circle_path(*seed) for seed in seeds)


def _heart() -> str:
    outer = (
        "M60 74C46 63 34 53 34 40C34 31 41 25 48 25C54 25 58 28 60 33C62 28 66 25 72 25C79 25 86 31 86 40"
        "C86 53 74 63 60 74Z"
    )
    inner = (
        "M60 67C49 58 40 50 40 41C40 35 44 31 49 31C54 31 58 35 60 40C62 35 66 31 71 31C76 31 80 35 80 41"
        "C80 50 71 58 60 67Z"
    )
    flame = "M60 25C55 20 58 15 60 12C62 15 65 20 60 25Z"
    return outer + inner + petals(60, 47, 6, 6, 15, 4.6) + circle_path(60, 47, 4) + flame


FLAGS: Mapping[str, Flag] = {
    "red": Flag("#e4572e", _sun),
    "gold": Flag("#f2b134", _avocado),
    "pink": Flag("#e84a8a", _flower),
    "mint": Flag("#5fb49c", _heart),
    "cream": Flag("#f7ecd7", _chili),
}

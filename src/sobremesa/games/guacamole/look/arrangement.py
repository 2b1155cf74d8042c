"""Where the icons lie: on a card in the hand, on a small card, on a plate.

Three icons or fewer are laid out by hand, as a lotería card or a die would; more of them (card sets of one's own)
lie in rows, each sort together.  Sorts always come in the same order, so that equal cards look equal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil, hypot

SORTS = ("avocado", "tomato", "chili")

# A face of one, two or three icons: the middle, the width and the turn of each, on a window of 100 by 124.
FEW: Mapping[int, Sequence[tuple[float, float, float, float]]] = {
    1: ((50, 61, 82, 0),),
    2: ((67, 37, 60, 4), (33, 87, 60, -4)),
    3: ((50, 32, 53, 0), (26.5, 89, 53, -5), (73.5, 89, 53, 5)),
}

STACKED = {1: 90, 2: 66, 3: 45}  # the width of so many icons, one below the other on a small card of 100 by 145

ROW = 0.97  # how high a row of a plate is, if an icon is 1 wide
STEPS = {"avocado": 0.88, "tomato": 1.0, "chili": 0.94}  # from icon to icon of such a row
FINE = 24  # more icons than that are laid out without much choice
LARGEST = 64  # no icon of a plate is wider
AT_A_GLANCE = 4  # a longer row cannot be counted without counting

Counts = tuple[int, int, int]  # avocados, tomatoes, chilies
Rows = Sequence[tuple[str, int]]  # from the top: the sort and the number of icons of each row


@dataclass(frozen=True)
class Spot:
    """One icon: its sort, its middle, its width, and how far it leans to the right."""

    sort: str
    x: float
    y: float
    size: float
    turn: float = 0


@dataclass(frozen=True)
class Band:
    """The strip of a card or a plate that belongs to one sort."""

    sort: str
    top: float
    bottom: float


def icons(counts: Counts) -> list[str]:
    """The sort of each icon, sorts together; of three icons the odd one comes first, at the top."""
    order = [sort for sort, count in zip(SORTS, counts, strict=True) for _ in range(count)]
    if len(order) == 3 and order[0] == order[1]:
        return [order[2], order[0], order[1]]
    return order


def written(counts: Counts) -> str:
    """The counts as the name of a picture has them: "2-1-0"."""
    return "-".join(str(count) for count in counts)


def few(counts: Counts) -> list[Spot]:
    """One, two or three icons on a face."""
    order = icons(counts)
    return [Spot(sort, *place) for sort, place in zip(order, FEW[len(order)], strict=True)]


def stacked(counts: Counts, width: float, height: float) -> tuple[list[Spot], list[Band]]:
    """One, two or three icons on a small card, one below the other, and the band of each sort."""
    rows = _rows(counts, 1)
    pitch, size = height / len(rows), STACKED[len(rows)]
    spots = [Spot(sort, width / 2, (row + 0.5) * pitch, size) for row, (sort, _) in enumerate(rows)]
    return spots, _bands(rows, 0, pitch)


def banded(counts: Counts, width: float, height: float) -> tuple[list[Spot], list[Band]]:
    """Any number of icons in rows on a card, as large as they fit, and the band of each sort."""
    arrangements = (_rows(counts, most) for most in range(1, max(counts) + 1))
    size, rows = max((_size(rows, width, height), rows) for rows in arrangements)
    pitch = height / len(rows)
    spots: list[Spot] = []
    for row, (sort, count) in enumerate(rows):
        step = min(width / count, size * 1.3)
        spots += [
            Spot(sort, width / 2 + _from_middle(i, count) * step, (row + 0.5) * pitch, size) for i in range(count)
        ]
    return spots, _bands(rows, 0, pitch)


def on_plate(counts: Counts, radius: float) -> tuple[list[Spot], list[Band]]:
    """The icons of a recipe in rows within a circle about (0, 0), as large as they fit, and the band of each sort."""
    shifts = [shift / 5 for shift in range(-4, 5)] if sum(counts) <= FINE else [0]
    arrangements = [
        (_round_rows(counts, numbers, shift), shift)
        for numbers in product(*map(_row_numbers, counts))
        for shift in shifts
    ]
    rows, shift = max(arrangements, key=lambda arrangement: _merit(arrangement[0], arrangement[1], radius))
    size = min(LARGEST, radius / _reach(rows, shift))
    spots: list[Spot] = []
    for row, (sort, count) in enumerate(rows):
        y = (_from_middle(row, len(rows)) + shift) * size * ROW
        spots += [Spot(sort, _from_middle(i, count) * STEPS[sort] * size, y, size) for i in range(count)]
    return spots, _bands(rows, (shift - len(rows) / 2) * size * ROW, size * ROW)


def _from_middle(place: int, places: int) -> float:
    """How many places to the right of the middle, or below it, a place lies."""
    return place - (places - 1) / 2


def _lengths(total: int, rows: int) -> list[int]:
    """So many icons on so many rows as evenly as can be, longest first; nothing on no rows."""
    if rows == 0:
        return []
    least, longer = divmod(total, rows)
    return [least + 1] * longer + [least] * (rows - longer)


def _rows(counts: Counts, most: int) -> list[tuple[str, int]]:
    """Rows of at most so many icons; where one row of a sort differs from the others, it is the middle one."""
    found = []
    for sort, total in zip(SORTS, counts, strict=True):
        lengths = _lengths(total, ceil(total / most))
        odd = next((length for length in lengths if lengths.count(length) == 1), None)
        if odd is not None and len(lengths) > 2:
            lengths.remove(odd)
            lengths.insert(len(lengths) // 2, odd)
        found += [(sort, length) for length in lengths]
    return found


def _size(rows: Rows, width: float, height: float) -> float:
    return 0.96 * min(height / len(rows), width / max(count for _, count in rows))


def _row_numbers(total: int) -> list[int]:
    """On how many rows of a plate so many icons might lie."""
    if total > FINE:
        return [ceil(total / most) for most in (6, 9, 12)]
    return sorted({ceil(total / most) for most in range(1, total + 1)})[:5] if total else [0]


def _round_rows(counts: Counts, numbers: Sequence[int], shift: float) -> list[tuple[str, int]]:
    """Rows for a plate: the longest of each sort lie nearest to the middle.

    numbers  on how many rows each sort lies
    shift    how many rows below the middle all of them lie
    """
    found, first = [], 0
    for sort, total, number in zip(SORTS, counts, numbers, strict=True):
        places = range(first, first + number)
        outwards = sorted(places, key=lambda row: abs(_from_middle(row, sum(numbers)) + shift))
        length = dict(zip(outwards, _lengths(total, number), strict=True))
        found += [(sort, length[row]) for row in places]
        first += number
    return found


def _reach(rows: Rows, shift: float) -> float:
    """How far from the middle of the plate the rows reach, if an icon is 1 wide and, near enough, round."""
    return 0.5 + max(
        hypot((count - 1) / 2 * STEPS[sort], (_from_middle(row, len(rows)) + shift) * ROW)
        for row, (sort, count) in enumerate(rows)
    )


def _merit(rows: Rows, shift: float, radius: float) -> float:
    """How easily a arrangement is counted: by the size of its icons, less for each row that is too long."""
    long = sum(max(0, count - AT_A_GLANCE) for _, count in rows)
    return min(LARGEST, radius / _reach(rows, shift)) * (1 - 0.05 * min(long, 10)) - abs(shift) / 10


def _bands(rows: Rows, top: float, height: float) -> list[Band]:
    """The band of each sort, if the rows are so high and the first begins at `top`."""
    found: list[Band] = []
    for row, (sort, _) in enumerate(rows):
        bottom = top + (row + 1) * height
        if found and found[-1].sort == sort:
            found[-1] = Band(sort, found[-1].top, bottom)
        else:
            found.append(Band(sort, top + row * height, bottom))
    return found

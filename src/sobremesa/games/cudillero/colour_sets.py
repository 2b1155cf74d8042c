"""Cudillero: which cards of a village are the biggest set of their colour, for whoever looks at it."""

from typing import Any

from .village import kind_at

Cell = tuple[int, int]  # column and level


def biggest_sets(s: Any, box: Any, seat: int) -> set[Cell]:
    """The places of the biggest set of each colour; of equal ones the first from the left."""
    left = {
        (column, level): box.colour[kind_at(s, seat, column, level)]
        for column in range(s.columns[seat])
        for level in range(s.height[seat][column])
    }
    best: dict[int, set[Cell]] = {}
    while left:
        start, colour = next(iter(left.items()))
        found = _set(left, start, colour)
        for cell in found:
            del left[cell]
        if len(found) > len(best.get(colour, ())):
            best[colour] = found
    return {cell for cells in best.values() for cell in cells}


def _set(cells: dict[Cell, int], start: Cell, colour: int) -> set[Cell]:
    """The cards of one colour that hang together with the one in that place."""
    found, edge = {start}, [start]
    while edge:
        column, level = edge.pop()
        for near in ((column - 1, level), (column + 1, level), (column, level - 1), (column, level + 1)):
            if near not in found and cells.get(near) == colour:
                found.add(near)
                edge.append(near)
    return found

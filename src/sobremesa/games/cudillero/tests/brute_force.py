"""The points of a village counted a second time, from what is printed on its cards: flood fill and plain sums.

It shares nothing with the rules but the card set and the words in which a position is said.  Run it on many random
villages: `python -m sobremesa.games.cudillero.tests.brute_force 10000`.
"""

import random
import sys
from collections.abc import Mapping
from typing import Any

from sobremesa.engine.contract import SCORES
from sobremesa.engine.forms import paper
from sobremesa.engine.positions import Layout, at
from sobremesa.engine.rng import key_from
from sobremesa.engine.undealt import undealt
from sobremesa.games.cudillero import GAME

CARDS = GAME.cards.load()
FACTS: Mapping[str, Mapping[str, Any]] = {card.id: card.facts for card in CARDS.cards}
ROOFS = {card.id for card in CARDS.cards if card.group == "roof"}
SIDES = {"U": (0, 1, "D"), "D": (0, -1, "U"), "L": (-1, 0, "R"), "R": (1, 0, "L")}
SYMBOLS = {"balconies": "balcony", "neighbours": "neighbour", "chimneys": "chimney"}
COLOURS = ("blue", "yellow", "white", "red")

Cell = tuple[int, int]
Village = dict[Cell, str]  # the card in each place; the doorways lie at level 0


def village_of(layout: Layout, seat: int) -> Village:
    """The village of a seat."""
    cells: Village = {}
    for column in range(13):
        for level, card in enumerate(layout.cards[at(f"building-{column + 1}", seat)]):
            cells[column, level] = str(card)
    return cells


def heights(cells: Village) -> int:
    """Points for heights: 3, 6, 10 ... are triangular numbers."""
    points = 0
    for (column, level), card in cells.items():
        if card in ROOFS:
            height = sum(1 for c, other in cells if c == column and 0 < other <= level)
            height += FACTS[card]["bonus"] == "height"
            points += height * (height + 1) // 2
    return points


def flooded(cells: Village, start: Cell, colour: str) -> set[Cell]:
    """All places of one colour that hang together with a place."""
    if start not in cells or FACTS[cells[start]].get("colour") != colour:
        return set()
    found = {start}
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        rest = {cell: card for cell, card in cells.items() if cell not in found}
        found |= flooded(rest, (start[0] + x, start[1] + y), colour)
    return found


def colours(cells: Village, values: Mapping[str, int]) -> int:
    """Points for the biggest set of each colour."""
    points = 0
    for colour in COLOURS:
        sizes = [len(flooded(dict(cells), cell, colour)) for cell in cells]
        points += max(sizes, default=0) * values[colour]
    return points


def cabled(cells: Village) -> set[Cell]:
    """The places that the cables reach from the doorways, which are reached themselves."""
    reached = {cell for cell, card in cells.items() if card == "doorway"}
    edge = list(reached)
    while edge:
        column, level = edge.pop()
        for side in FACTS[cells[column, level]]["cables"]:
            x, y, back = SIDES[side]
            near = (column + x, level + y)
            if near in cells and near not in reached and back in FACTS[cells[near]]["cables"]:
                reached.add(near)
                edge.append(near)
    return reached


def fibre(cells: Village) -> int:
    """Points for connections: from 3 for one up to 91 for twelve, triangular numbers too."""
    n = sum(cells[cell] != "doorway" for cell in cabled(cells))
    n = min(12, n + sum(FACTS[card].get("bonus") == "fibre" for card in cells.values()))
    return (n + 1) * (n + 2) // 2 if n else 0


def symbols(cells: Village) -> int:
    """Points for balconies, neighbours and chimneys."""
    points = 0
    for symbol, bonus in SYMBOLS.items():
        doubled = sum(FACTS[card].get("bonus") == bonus for card in cells.values())
        points += sum(FACTS[card].get(symbol, 0) for card in cells.values()) * (2 * doubled or 1)
    return points


def common(layout: Layout, seat: int) -> int:
    """Points for the common objective: of a token that is kept, or as it was marked."""
    card = str(layout.cards["common"][0])
    if card.startswith("kept-"):
        return int(FACTS[card]["points"]) if layout.facts[at(card.removeprefix("kept-"), seat)] else 0
    if layout.facts.get("met-first") == seat:
        return int(FACTS[card]["points"])
    return int(FACTS[card]["second"]) if layout.facts.get("met-second") == seat else 0


def personal(layout: Layout, seat: int) -> int:
    """Points for the personal objective, when the game is over."""
    cards = layout.cards.get(at("objective", seat), ())
    met = cards and is_met(village_of(layout, seat), str(cards[0]))
    return int(FACTS[str(cards[0])]["points"]) if met else 0


def is_met(cells: Village, objective: str) -> bool:
    """Does a village meet a personal objective?"""
    facts = {cell: FACTS[card] for cell, card in cells.items() if card != "doorway"}
    third = [facts[cell] for cell in facts if cell[1] == 3]
    buildings = [cell[1] + (facts[cell]["bonus"] == "height") for cell in facts if cells[cell] in ROOFS]
    rows = [[facts[x + i, y]["colour"] for i in range(3)] for x, y in facts if {(x + 1, y), (x + 2, y)} <= set(facts)]
    by_name = {
        "third-neighbour": any(card["neighbours"] for card in third),
        "third-balcony": any(card["balconies"] for card in third),
        "third-line": any(card.get("line") for card in third),
        "three-buildings": len(buildings) >= 3,
        "two-tall": sum(height >= 4 for height in buildings) >= 2,
        "nine-chimneys": sum(card["chimneys"] for card in facts.values()) >= 9,
        "three-alike": any(len(set(row)) == 1 for row in rows),
        "three-different": any(len(set(row)) == 3 for row in rows),
    }
    by_name |= {f"third-{colour}": any(card["colour"] == colour for card in third) for colour in COLOURS}
    return by_name[objective]


def random_layout(dice: random.Random, seats: int) -> Layout:
    """Villages as they might be at the end: buildings of any height, most with a roof, in any order."""
    floors = [card.id for card in CARDS.cards if card.group == "floor"]
    roofs = sorted(ROOFS)
    dice.shuffle(floors)
    dice.shuffle(roofs)
    lie: dict[str, tuple[str | None, ...]] = {}
    for place in GAME.positions.PLACES:
        for seat in range(seats) if place.each_seat else (None,):
            lie[at(place.id, seat)] = ()
    doorways = 4 * seats
    for seat in range(seats):
        most = doorways - (seats - 1 - seat)
        columns = dice.randint(1, min(most, dice.choice((3, 5, 13))))
        doorways -= columns
        for column in range(columns):
            above = [floors.pop() for _ in range(min(len(floors), dice.randint(0, 6)))]
            if above and roofs and dice.random() < 0.7:
                above.append(roofs.pop())
            lie[at(f"building-{column + 1}", seat)] = ("doorway", *above)
    lie["common"] = ("kept-plus-ten",)
    values = {f"value-{colour}": dice.randint(0, 10) for colour in COLOURS}
    tokens = {at("plus-ten", seat): False for seat in range(seats)}
    return Layout(lie, {"phase": "over", **values, **tokens})


def disagreements(villages: int, seed: int = 0) -> list[str]:
    """Where the rules count otherwise, in so many random villages."""
    dice, found, counted = random.Random(seed), [], 0
    while counted < villages:
        seats = dice.choice(GAME.seats)
        layout = random_layout(dice, seats)
        s = undealt(GAME, {}, seats, key_from(b"villages"))
        GAME.positions.lay_out(s, CARDS, layout)
        out = paper(SCORES)
        GAME.rules.scores(s, CARDS.box, out)
        lines = GAME.view.view(s, CARDS, None).points
        values = {colour: layout.facts[f"value-{colour}"] for colour in COLOURS}
        for seat in range(seats):
            cells = village_of(layout, seat)
            by_kind = {
                ("height", "one-height"): heights(cells),
                ("colour-points",): colours(cells, values),
                ("fibre-points",): fibre(cells),
                ("symbols", "times-two"): symbols(cells),
            }
            told = {
                kinds: sum(line.points for line in lines if line.seat == seat and line.clause in kinds)
                for kinds in by_kind
            }
            if told != by_kind or out.points[seat] != sum(by_kind.values()):
                found.append(f"{layout.cards}: counted {by_kind}, the rules say {told}, {out.points[seat]} in all")
            counted += 1
    return found


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    wrong = disagreements(many)
    sys.stdout.write("".join(f"{line}\n" for line in wrong[:5]))
    sys.stdout.write(f"{many} random villages, {len(wrong)} of them counted otherwise\n")
    sys.exit(bool(wrong))

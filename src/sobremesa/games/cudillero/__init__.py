"""Cudillero: bid in secret, buy houses and build a village whose colours, cables and clothes lines join.

What whoever draws it may count on:

Cards.  Groups `doorway` (one, "doorway"), `floor` f01 to f60 and `roof` r01 to r24 (facts: colour, cables of U D L R,
line of L R, bonus, balconies, neighbours, chimneys), `action` (value, two actions), `common`, `personal`, `token`.

Zones of a view, by seat from 0: `building-N:SEAT`, N from 1 (a doorway and what lies above it: the slot of it is
`door:SEAT:COLUMN`, of a card `cell:SEAT:COLUMN:LEVEL`, both from 0), `left-end:SEAT` and `right-end:SEAT` (empty places
where whoever acts may put a doorway), `hand:SEAT`, `actions:SEAT`, `bid:SEAT`, `act:SEAT`, `used:SEAT` (discards),
`deck:SEAT`, `tokens:SEAT`, `initial:SEAT`, `objective:SEAT`; while they are chosen `dealt-roofs:SEAT` and
`dealt-objectives:SEAT`.  Of the table: `market-floors`, `market-roofs`, `doorways`, `floors`, `roofs`, `floor-discard`,
`roof-discard`, `common`.  The cards of a building bear marks: `cabled` (the cables reach it), `set` (it is in the
biggest set of its colour), `line-left`, `line-right` (a clothes line is completed there).

Counters: `day`, `round`, `first`, `value-COLOUR` with the seat None; of seats `turn-order`, `limit` (of the hand) and,
of the seat on turn, `due-buy`, `due-build`, `due-value`, `due-either` (actions left) and `owed` (free cards).
"""

from ...engine.contract import Game, Option
from . import cards, judgement, look, motions, positions, redeal, rules, state, view

GAME = Game(
    id="cudillero",
    names={"en": "Cudillero", "es": "Cudillero"},
    seats=(2, 3, 4),
    options=tuple(Option(id, values) for id, values in state.OPTION_VALUES.items()),
    rules_version=3,
    limit=state.LIMIT,
    rulings=tuple(f"CU-{n}" for n in range(1, 28)) + ("X-1", "X-2", "X-3", "X-4", "X-5", "X-6", "X-7"),
    state=state,
    rules=rules,
    redeal=redeal,
    view=view,
    motions=motions,
    cards=cards,
    positions=positions,
    judgement=judgement,
    look=look,
)

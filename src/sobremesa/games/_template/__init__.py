"""Leftovers: a tiny complete game, to be copied as the beginning of another.

What it has is what games have: hidden hands, a deck that is renewed, steps that can be taken back, an answer out of
turn, a secret choice of everybody at once, cards that a seat remembers, an option, points with a tie-break.
"""

from ...engine.contract import Game, Option
from . import cards, judgement, motions, positions, redeal, rules, state, view

GAME = Game(
    id="_template",
    names={"en": "Leftovers", "es": "Sobras"},
    seats=(2, 3, 4),
    options=tuple(Option(id, values) for id, values in state.OPTION_VALUES.items()),
    rules_version=1,
    limit=state.LIMIT,
    rulings=(),
    state=state,
    rules=rules,
    redeal=redeal,
    view=view,
    motions=motions,
    cards=cards,
    positions=positions,
    judgement=judgement,
)

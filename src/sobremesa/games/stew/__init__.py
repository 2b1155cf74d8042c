"""Stew: farmers fill a pot in secret, and whoever calls "Stew!" at the right moment gains points."""

from ...engine.contract import Game, Option
from . import cards, judgement, look, motions, positions, redeal, rules, state, view

GAME = Game(
    id="stew",
    names={"en": "Stew", "es": "Guiso"},
    seats=(2, 3, 4),
    options=tuple(Option(id, values) for id, values in state.OPTION_VALUES.items()),
    rules_version=2,
    limit=state.LIMIT,
    rulings=tuple(f"ST-{n}" for n in range(1, 11)) + ("X-1", "X-2", "X-4", "X-5", "X-6", "X-7"),
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

"""Guacamole: be the first to win a mild, a medium and a spicy recipe disc."""

from ...engine.contract import Game, Option
from . import cards, judgement, look, motions, positions, redeal, rules, state, view

GAME = Game(
    id="guacamole",
    names={"en": "Guacamole", "es": "Guacamole"},
    seats=(2, 3, 4),
    options=tuple(Option(id, values) for id, values in state.OPTION_VALUES.items()),
    rules_version=2,
    limit=state.LIMIT,
    rulings=tuple(f"GU-{n}" for n in range(1, 14)) + ("X-1", "X-2", "X-3", "X-4", "X-5", "X-6", "X-7"),
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

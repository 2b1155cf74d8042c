"""Abuela Co.: cook recipes on four burners, alone or with Con Más Sazón, and become the best cook."""

from ...engine.contract import Game, Option
from . import cards, judgement, look, motions, positions, redeal, rules, state, view

GAME = Game(
    id="abuela",
    names={"en": "Abuela Co.", "es": "Abuela Co."},
    seats=(2, 3, 4),
    options=tuple(Option(id, values) for id, values in state.OPTION_VALUES.items()),
    rules_version=4,
    limit=state.LIMIT,
    rulings=tuple(f"AB-{n}" for n in range(1, 34)) + ("X-1", "X-3", "X-4", "X-5", "X-6", "X-7"),
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

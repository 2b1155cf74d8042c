"""Two Sugars: the least that is a game, to be copied as the beginning of another.

What is not here a game may do without: motions, positions in words, a look, a judgement.  `_template` has more.
"""

from ...engine.contract import Game
from . import cards, rules, state, view

GAME = Game(
    id="_tiny",
    names={"en": "Two Sugars", "es": "Dos terrones"},
    seats=(2,),
    options=(),
    rules_version=1,
    limit=state.LIMIT,
    rulings=(),
    state=state,
    rules=rules,
    redeal=rules,
    view=view,
    cards=cards,
)

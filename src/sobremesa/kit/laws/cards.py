"""Law `cards`: every card is in exactly one place."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import Game
from ...engine.forms import Checked


def cards(game: Game, card_set: CardSet, state: Any) -> Iterator[str]:
    """In every position the cards in all places together are those in the box, kind by kind."""
    found, supply = Checked([0] * game.state.CENSUS), Checked([0] * game.state.CENSUS)
    game.rules.census(state, card_set.box, found)
    game.rules.supply(card_set.box, supply)
    for kind, (have, should) in enumerate(zip(found, supply, strict=True)):
        if have != should:
            yield f"{have} cards of kind {kind} lie in the position, the box has {should}"

"""Law `cards`: every card is in exactly one place."""

from collections.abc import Iterator
from typing import Any

from ...engine.cardset import CardSet
from ...engine.contract import Game
from ...engine.errors import Message
from ...engine.forms import Checked
from ..report import Fault


def cards(game: Game, card_set: CardSet, state: Any) -> Iterator[Fault]:
    """In every position the cards in all places together are those in the box, kind by kind."""
    found, supply = Checked([0] * game.state.CENSUS), Checked([0] * game.state.CENSUS)
    game.rules.census(state, card_set.box, found)
    game.rules.supply(card_set.box, supply)
    for kind, (have, should) in enumerate(zip(found, supply, strict=True)):
        if have != should:
            yield Message("law.cards", n=have, kind=kind, should=should)
